"""7.6 What is declared between the odds and the dice."""

import pytest

from grognard.kernel import flow
from tests.rules import rule
from tests.victory_roads.combat import Battlefield

PANZERS = "ge-p1 ge-p2 ge-tkg 1105, su-1 1205"
TANKS = "su-t1 su-1 su-g1 1205, ge-1 1105"
NEAR = {"theatres": "N 2005 offensive"}
"""The radius of nine reaches 1105 just so."""


def declaring(units: str, joining: str, at: str = "soviet-combat", **facts: object) -> Battlefield:
    """An attack of some units on the only enemy beside them, its odds known."""
    table = Battlefield(units, at, **facts)
    return table.attack("1205" if at.startswith("axis") else "1105", joining).do("fight")


# ---- 7.6.1 Elite bonus


@rule("7.6.1", "notes/elite")
def test_an_attacker_may_use_the_bonus_of_an_elite_unit() -> None:
    table = declaring(TANKS, "su-g1 su-1").asks("ask.declare", "soviet").offers("elite", "su-g1")
    table.refused("elite su-1", "7.6.1").do("elite su-g1").logs("combat.elite", "7.6.2")
    assert table.battle.elite == table.unit("su-g1")
    table.refused("elite su-g1", "7.6.2")


@rule("7.6.2")
def test_the_attacker_declares_before_the_defender() -> None:
    table = declaring("su-g1 1205, ge-p1 ge-1 1105", "su-g1").asks("ask.declare", "soviet")
    table.do("roll").asks("ask.stand-fast", "axis").offers("elite", "ge-p1").refused("elite ge-1", "7.6.1")
    table.dice(4, 5).do("elite ge-p1")
    assert table.battle.steadfast == table.unit("ge-p1")
    table.asks("ask.pick", "axis")


@rule("7.6.2", "7.9.2")
def test_a_defender_is_not_asked_where_his_bonus_would_change_nothing() -> None:
    """At 1/1 nothing worse than DR is rolled, of which a German city leaves nothing."""
    units, city = "su-1 su-2 1205, ge-p1 1105", {"places": "1105 major-city"}
    plain = Battlefield(units, **city).fight("1105", "su-1 su-2")
    assert (plain.battle.column, plain.prompt) == ("1/1", "ask.stand-fast")
    german = Battlefield(units, country="1105 germany", **city).fight("1105", "su-1 su-2", 6, 6)
    german.logs("combat.rolled", odds="1/1", d="DR").logs("combat.results", d="none")


@rule("7.6.2", "7.12.2")
def test_a_defender_is_asked_if_his_bonus_may_save_romanians() -> None:
    """Under siege at 2/1, DR and DR2 of a block are both engagements; but DR2 routs the Romanian."""
    units = "su-t1 1205, su-1 1204, su-2 1104, ge-p1 1105 cut"
    city = {"places": "1105 major-city", "ordered": "1105", "flown": ""}
    alone = Battlefield(units, **city).fight("1105", "su-t1 su-1", 4, 5)
    alone.logs("combat.rolled", odds="2/1").logs("combat.results", d="Eng")
    helped = Battlefield(f"{units}, ro-1 1105 cut", **city).fight("1105", "su-t1 su-1")
    assert (helped.battle.column, helped.prompt) == ("2/1", "ask.stand-fast")


@rule("7.6.2")
def test_a_defender_may_leave_orders_to_pass() -> None:
    table = declaring("su-1 su-2 1205, ge-p1 1105", "su-1 su-2").asks("ask.stand-fast", "axis")
    table.dice(4, 5).do("pass-until turn")
    assert ("axis", "elite", "turn") in table.g.orders


# ---- 7.6.3 Armoured exploitation


@rule("7.6.3")
def test_an_armoured_exploitation_needs_two_armoured_units() -> None:
    one = declaring(TANKS, "su-g1 su-1").refused("armour", "7.6.3")
    assert not one.battle.armoured
    two = declaring(TANKS, "su-g1 su-t1").do("armour").refused("armour", "7.6.3")
    assert two.battle.armoured


@rule("7.6.3", "15.2.2a")
@pytest.mark.parametrize(("units", "mood"), [("ge-p1 ge-p2", 6), ("ge-p1 ge-tkg", 5), ("ge-p2 ge-tkg", 5)])
def test_two_german_armoured_divisions_please_hitler_before_the_dice(units: str, mood: int) -> None:
    """A KG counts for the announcement, but not for him."""
    declaring(PANZERS, units, "axis-combat", mood=5).do("armour").has(mood=mood)


@rule("15.2.2a")
def test_armour_that_announces_nothing_pleases_nobody() -> None:
    declaring(PANZERS, "ge-p1 ge-p2", "axis-combat", mood=5).dice(4, 5).do("roll").has(mood=5)


@rule("15.2.2a", "8.3.2a")
def test_armour_may_be_announced_in_exploitation_too() -> None:
    table = declaring(PANZERS, "ge-p1 ge-p2", "axis-combat", mood=5)
    table.battle.exploiting = True
    _again(table).refused("elite ge-p1", "8.3.2a").do("armour").has(mood=6)


# ---- 7.6.4 Hourra


@rule("7.6.4a")
@pytest.mark.parametrize(
    ("theatre", "allowed"),
    [("2005 offensive", True), ("2010 offensive", False), ("1605 movement", True), ("1705 movement", False)],
)
def test_a_hourra_needs_the_attacked_hex_in_the_radius_of_a_theatre(theatre: str, allowed: bool) -> None:
    table = declaring("su-g1 1205, ge-1 1105", "su-g1", theatres=f"N {theatre}")
    if allowed:
        assert table.do("hourra").logs("combat.hourra", "7.6.4a").battle.hourra
        table.refused("hourra", "7.6.4a")
    else:
        table.refused("hourra", "7.6.4a")


@rule("7.6.4a")
def test_only_the_soviets_shout_and_only_in_their_combat_phase() -> None:
    declaring(PANZERS, "ge-p1", "axis-combat", theatres="N 1305 offensive").refused("hourra", "7.6.4a")
    for kind in ("surprise", "exploiting"):
        table = declaring("su-t1 su-g1 1205, ge-1 1105", "su-g1 su-t1", **NEAR)
        setattr(table.battle, kind, True)
        _again(table).refused("hourra", "7.6.4a")


@rule("7.6.4b", "3.2.2g")
def test_no_hourra_in_mud_nor_against_forts_and_german_cities() -> None:
    city = {"places": "1105 major-city", "country": "1105 germany"}
    units = "su-g1 su-t1 1205, ge-1 1105"
    declaring(units, "su-g1 su-t1", weather="mud", **NEAR).refused("hourra", "3.2.2g")
    declaring(units, "su-g1 su-t1", fort="1105 advanced", **NEAR).refused("hourra", "7.6.4b")
    german = Battlefield(units, **city, **NEAR).attack("1105", "su-g1 su-t1")
    german.copy().do("fight").refused("hourra", "7.6.4b")
    german.g.mark(german.g.fallen, german.g.site(german.cell("1105")), 1)
    german.do("fight").can("hourra")
    declaring(units, "su-g1 su-t1", places="1105 major-city", **NEAR).can("hourra")


@rule("preamble/grey-rules")
def test_there_is_no_hourra_in_the_basic_game() -> None:
    table = declaring(TANKS, "su-g1 su-t1", scenario="budapest-wien", turn=16)
    table.refused("hourra", "preamble/grey-rules")


def _again(table: Battlefield) -> Battlefield:
    """Works the decision out anew."""
    flow.run(table.g)
    return table
