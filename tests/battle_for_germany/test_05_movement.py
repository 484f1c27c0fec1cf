"""5-0 to 5-2 Movement."""

import pytest

from tests.battle_for_germany.ground import ground, shore, wall
from tests.battle_for_germany.table import Table
from tests.rules import rule


@rule("5-0a")
def test_some_units_move_each_on_its_own_and_once() -> None:
    table = Table("su-1gt su-5a 2020", "A2").do("move su-1gt", "go 2023").finds("su-1gt 2023, su-5a 2020")
    table.refused("move su-1gt", "5-0a").offers_only("move su-5a", "end")


@rule("5-0a")
def test_nobody_has_to_move() -> None:
    Table("su-1gt 2020, us-v 2003", "A2").do("end").is_at("B2").finds("su-1gt 2020")


@rule("5-0b")
def test_points_left_over_are_lost() -> None:
    table = Table("us-xiii us-v 2001", "B2").do("move us-xiii", "go 2003")
    assert table.do("move us-v").points == 7
    table.do("stay").until("B2", turn=3).do("move us-xiii").has(points=6).refused("go 2010", "5-1b")


@rule("5-1a")
def test_no_hex_is_skipped() -> None:
    table = Table("us-xiii 2003", "B2", terrain=wall(5, "2005")).do("move us-xiii")
    table.refused("step 2005", "5-1a").do("step 2004", "step 2005")
    Table("us-xiii 2003", "B2", terrain=wall(5)).do("move us-xiii").refused("go 2006", "tec/sea")


@rule("5-1a")
def test_units_move_one_after_the_other() -> None:
    table = Table("us-xiii 2003, us-v 2103", "B2").do("move us-xiii", "step 2004")
    table.refused("move us-v", "5-1a").refused("end", "5-1a").do("stay").offers("move", "us-v")


@rule("5-1b")
def test_costs_of_hex_and_side_add_up() -> None:
    table = Table("us-xiii 2003", "B2", terrain="2004 broken", sides="2003 2004 river")
    table.do("move us-xiii", "step 2004").has(points=6 - 3)


@rule("5-1b")
def test_a_unit_without_the_points_does_not_enter() -> None:
    table = Table("su-1bf su-5a 2020", "A2", terrain=shore("2020", "2021") | {"2021": "rough"})
    table.refused("move su-1bf", "5-1b").do("move su-5a").offers("go", "2021")
    table = Table("su-1bf 2020", "A2", terrain="2021 rough").do("move su-1bf").refused("go 2021", "5-1b")


@rule("5-1b")
def test_such_a_unit_may_still_advance_and_retreat_there() -> None:
    game = ground(terrain=shore("2020", "2021", "1920") | {"2021": "rough"})
    attackers = {"su-1bf": "2020", "su-5a": "2020", "su-8ga": "2022", "su-5sh": "2022"}
    table = Table({"ge-l": "2021", **attackers}, "A3", game=game).do("attack 2021")
    table.do(*(f"join {name}" for name in attackers)).dice(1).do("roll", "advance su-1bf 2021")
    table.finds("su-1bf 2021")

    table = Table("su-1bf 2020, ge-ivss ge-xxiv 1920", "B6", game=game)
    table.fight("2020", "ge-ivss", "ge-xxiv", die=1).do("retreat su-1bf 2021").finds("su-1bf 2021")


@rule("5-2")
def test_no_unit_enters_a_hex_with_an_enemy() -> None:
    table = Table("ge-i 2018, ro-1 2019", "B5").do("move ge-i").refused("step 2019", "5-2")
    table.refused("go 2019", "5-2")


@rule("5-2")
@pytest.mark.parametrize(
    ("scenario", "turn", "phase"), [("red-star-white-star", 12, "B2"), ("three-player", 2, "C2")]
)
def test_western_allies_and_soviets_never_share_a_hex(scenario: str, turn: int, phase: str) -> None:
    table = Table("us-v 2012, su-5a 2013", phase, scenario=scenario, turn=turn).do("move us-v")
    table.refused("go 2013", "5-2")


@rule("5-2")
def test_not_even_in_berlin() -> None:
    Table("us-v 2511, su-5a 2512", "B2").do("move us-v").refused("go 2512", "5-2")
