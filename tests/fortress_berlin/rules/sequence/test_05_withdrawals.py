"""5.1, 5.2: the Poles go on turn 3, and the 20th Panzergrenadier should be gone by turn 6."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import STEINER
from grognard.games.fortress_berlin.rules.arrivals import variants
from tests.fortress_berlin.table import Table
from tests.rules import rule

RIFLES, TANKS = "1-polish-army-1", "1-polish-army-4"


def soviet(units: str, **facts: Any) -> Table:
    """The Soviet reinforcement segment of turn 3."""
    return Table(units, "soviet-reinforcement", turn=3, dice=(1, 1), **facts)


@rule("5.1", "15.0/t3-polish-withdrawal")
def test_the_poles_leave_the_map_for_no_points() -> None:
    table = soviet(f"{RIFLES} 2525, {TANKS} coming due-1, su-1 2530")
    table.finds(f"{RIFLES} {TANKS} removed").is_at("movement", "soviet")
    assert table.score == (0, 0)


@rule("5.1", "15.0/t3-polish-withdrawal")
def test_they_are_still_there_in_the_german_turn() -> None:
    Table(f"{RIFLES} 2525, ge-1 2530", "german-movement", turn=3).finds(f"{RIFLES} 2525")
    Table(f"{RIFLES} 2525, su-1 2530", "soviet-reinforcement", turn=2, dice=(1, 1)).finds(f"{RIFLES} 2525")


@rule("5.1")
def test_for_one_that_was_lost_another_goes() -> None:
    equal = "26-guards-rifle-corps-89"
    north = f"79-rifle-corps-150 2525, 12-guards-rifle-corps-23 2526, {equal} 2530"
    others = "4-guards-rifle-corps-35 2527, 1-mech-corps-19 2528, 12-guards-rifle-corps-33 2529"
    table = soviet(f"{RIFLES} eliminated, {TANKS} removed returned, {north}, {others}")
    found = table.options("send-away")
    assert set(found) == {"79-rifle-corps-150", "12-guards-rifle-corps-23", equal}
    table.refused("send-away 12-guards-rifle-corps-33", "5.1")
    table.refused("send-away 4-guards-rifle-corps-35", "5.1").refused("send-away 1-mech-corps-19", "5.1")
    table.do(f"send-away {found[0]}").finds(f"{found[0]} removed").is_at("movement", "soviet")
    assert table.score == (0, 0)


@rule("5.1", "3.1.4b")
def test_one_that_was_one_too_many_in_its_hex_was_eliminated_too() -> None:
    units = f"{TANKS} su-1 su-2 2525, 12-guards-tank-corps-48 2530"
    table = Table(units, "soviet-movement", turn=2).do("done", f"remove {TANKS}")
    table.finds(f"{TANKS} eliminated").until_asked("withdrawal.choose")
    table.offers("send-away", "12-guards-tank-corps-48").has(turn=3)


@rule("5.1")
def test_where_none_is_like_it_none_goes() -> None:
    soviet(f"{RIFLES} {TANKS} eliminated, 1-mech-corps-19 2525").is_at("movement", "soviet")


@rule("5.2c", "12.0.2/20pg", "15.0/t6-20pg")
@pytest.mark.parametrize(("turn", "points"), [(5, 0), (6, 1), (7, 1), (15, 1)])
def test_a_point_for_every_turn_with_the_division_in_play(turn: int, points: int) -> None:
    table = Table("20-pg-76 20-pg-90 2525, su-1 2530", "german-combat", turn=turn, dice=(1, 1))
    table.until("movement")
    assert table.g.soviet_points == points


@rule("5.2c", "16.5b")
def test_who_never_came_or_came_back_costs_nothing() -> None:
    for units in ("20-pg-76 coming due-2, ge-1 2525", "20-pg-76 2525 returned", "20-pg-76 exited, ge-1 2525"):
        table = Table(f"{units}, su-1 2530", "german-combat", turn=9, dice=(1, 1)).until("movement")
        assert table.g.soviet_points == 0


@rule("5.2a", "5.2b", "12.0.1/20pg", "14.0/t4-20pg-exit")
def test_the_division_leaves_by_the_south_edge_for_two_points_a_unit() -> None:
    table = Table("20-pg-76 20-pg-hq 3233 s, 20-pg-90 5233 s, su-1 2530", "german-movement", turn=5)
    table.do("pick 20-pg-76", "go 3234", "leave").finds("20-pg-76 exited, 20-pg-hq 3233")
    assert table.g.german_points == 2
    table.do("pick 20-pg-90", "go 5234").refused("leave", "5.2a")
    early = Table("20-pg-76 3233 s, su-1 2530", "german-movement", turn=3).do("pick 20-pg-76", "go 3234")
    early.refused("leave", "5.2b")


@rule("5.1", "6.0a", "16.4/soviet-1st-polish-army")
def test_a_disrupted_pole_who_comes_back_is_fresh_and_no_longer_late() -> None:
    table = soviet(f"{RIFLES} 2525 red, {TANKS} coming due-1 late-2, su-1 2530", called=STEINER)
    table.finds(f"{RIFLES} {TANKS} removed").unmarked(f"{RIFLES} disrupted")
    table.g.turn = 4
    variants.recall(table.g, 1)
    table.finds(f"{RIFLES} {TANKS} coming").marked(f"{TANKS} late-0")
