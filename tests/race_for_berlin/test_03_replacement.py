"""3.2 Replacement: one point a turn, and support for the fight in Berlin."""

import pytest

from grognard.games.race_for_berlin.components import JOUKOV, KONIEV
from tests.race_for_berlin.table import Table
from tests.rules import rule

JOUKOVS = {f"{row}{column}" for row in "abc" for column in (11, 12)} - {"b11"} | {"Kustrin"}
KONIEVS = {f"{row}{column}" for row in "def" for column in (11, 12)}


@rule("3.2", "3.2.1a")
def test_a_point_restores_a_reduced_unit() -> None:
    table = Table("13-1 e9 reduced, 13-2 e9, 8GA-1 b9 reduced", "B.2").do("done").decides("koniev")
    table.offers("refit", "13-1").do("refit 13-1").unmarked("13-1 reduced")
    assert table.options("refit") == table.options("support") == []
    table.refused("support", "3.2.1a")


@rule("3.2.1a", "1/B", "3")
def test_not_for_a_unit_out_of_supply() -> None:
    Table("8GA-1 b9 reduced", "B.2", oos="8GA-1").refused("refit 8GA-1", "3.2.1a")
    units = {"8GA-1": "b9 reduced", "303": "Oderbruch-2", "606": "a9", "309": "c9", "712": "b8"}
    table = Table(units, "B.1")  # B.1 comes first and finds it cut off
    table.refused("refit 8GA-1", "3.2.1a")


@rule("3.2.1a")
def test_only_for_the_own_soviets() -> None:
    table = Table("13-1 e9 reduced, 21-Pz b8 reduced, 8GA-1 b12 reduced, 47-1 b12", "B.2")
    table.offers("refit", "8GA-1").refused("refit 13-1", "3.2.1a").refused("refit 21-Pz", "3.2.1a")
    table.refused("refit 47-1", "3.2.1a")


@rule("3.2.1b")
@pytest.mark.parametrize(("unit", "zones"), [("47-1", JOUKOVS), ("52-1", KONIEVS)])
def test_a_point_brings_a_destroyed_unit_back(unit: str, zones: set[str]) -> None:
    lost = {unit: "destroyed", "21-Pz": "destroyed", "606": "destroyed"}
    table = Table(lost, "B.2", oos=[unit])  # it was out of supply when it was destroyed
    if unit == "52-1":
        table.do("done")
    offered = [line.split(" ") for line in table.options("rebuild")]
    assert {name for name, _ in offered} == {unit}  # Germans never
    assert {zone for _, zone in offered} == zones
    table.do(f"rebuild {unit} {offered[0][1]}")
    assert table.reduced(unit)
    assert table.where(unit) == offered[0][1]
    assert not table.is_("oos", unit)
    assert not table.is_("used", unit)
    table.offers_no("rebuild")


@rule("3.2.1b", "7.3.3a")
def test_not_beside_soviets_of_the_other_camp() -> None:
    table = Table("47-1 destroyed, 3GTA-1 Kustrin", "B.2")
    assert {line.split(" ")[1] for line in table.options("rebuild")} == JOUKOVS - {"Kustrin"}


@rule("3.2.2a")
def test_the_point_may_become_support() -> None:
    Table("8GA-1 b12 reduced", "B.2").do("support").has(support=[1, 0]).offers_no("refit")


@rule("3.2.2b")
def test_units_put_out_of_supply_give_support() -> None:
    table = Table("52-1 52-2 e12, 13-1 e9, 8GA-1 b12", "B.2", oos="13-1").do("done")
    table.offers("starve", "52-1", "52-2").refused("starve 13-1", "3.2.2b").refused("starve 8GA-1")
    table.do("support", "starve 52-1", "starve 52-2")
    assert table.g.support[KONIEV] == 3
    table.marked("52-1 oos, 52-2 oos").do("done").until("C.2").refused("hold 52-1", "4.2.3a")


@rule("3.2.2b", "3.2.1a", "3.2.1b")
def test_a_unit_may_be_restored_or_rebuilt_before_it_gives_support_but_not_after() -> None:
    units = {"8GA-1": "b12 reduced", "47-1": "destroyed"}
    for first, unit in (("refit 8GA-1", "8GA-1"), ("rebuild 47-1 Kustrin", "47-1")):
        table = Table(units, "B.2").do(first, f"starve {unit}")
        assert table.g.support[JOUKOV] == 1
        assert table.is_("oos", unit)
    Table(units, "B.2").do("starve 8GA-1").refused("refit 8GA-1", "3.2.1a")


@rule("3.2.2b")
def test_germans_feed_no_assault() -> None:
    Table("21-Pz b8, 303 Treptow, 8GA-1 b12", "B.2").offers("starve", "8GA-1")


@rule("3.2.3", "5.4")
def test_nothing_is_kept_for_a_later_turn() -> None:
    table = Table("8GA-1 b12", "B.2", turn=2).do("support", "starve 8GA-1", "done", "done")
    assert table.g.support[JOUKOV] == 2
    table.dice(1).until("B.2", turn=3).has(support=[0, 0]).do("support")
    assert table.g.support[JOUKOV] == 1
    table.offers_no("support")  # last turn's unused point of Koniev's is gone too
