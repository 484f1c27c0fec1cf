"""Results, and what follows from them for who is left, who stands by, leaders and the neighbours."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import CAPTURED, DEFECTED, EMPTY, LOYAL, TAKEN
from tests.fortress_berlin.fighting import HERE, driven, suffered
from tests.fortress_berlin.fires import bombard, soviet
from tests.fortress_berlin.table import Table
from tests.rules import rule

FORT: dict[str, Any] = {"works": f"{HERE} strongpoint"}
LEADERS: dict[str, Any] = {"options": "leaders"}


def mind(table: Table, leader: str) -> int:
    """What has become of a leader."""
    return table.g.leader[table.leader(leader)]


@rule("8.6/EX", "8.9a", "8.10a")
def test_the_strongest_attacker_pays_for_a_tank_and_the_others_go_no_farther_than_the_hex() -> None:
    table = suffered("su-gun su-gun2 2526, ge-tank 2525", "EX", "su-gun su-gun2")
    table.asks("result.exchange", "soviet").do("lose su-gun").offers("advance", "su-gun2 2525")
    table.do("advance su-gun2 2525").has(german_points=1, soviet_points=1)
    assert table.over


@rule("8.6/EX", "8.8c")
def test_a_disrupted_gun_is_worth_what_its_manoeuvre_face_says() -> None:
    suffered("su-1 su-gun 2526, ge-gun 2525 red", "EX", "su-1 su-gun").finds("su-1 eliminated, su-gun 2526")


@rule("8.6/number", "8.7", "8.10a")
def test_after_two_losses_the_third_goes_three_hexes_and_the_winner_two_beyond() -> None:
    table = suffered("su-1 2526, ge-1 ge-2 ge-3 2525", "2", "su-1").do("lose ge-1", "lose ge-2")
    table.do("retreat ge-3 2524").refused("halt", "8.7").do("retreat ge-3 2523").refused("halt", "8.7")
    table.do("retreat ge-3 2522", "advance su-1 2525", "exploit su-1 2524", "exploit su-1 2424")
    assert table.over
    table.finds("su-1 2424, ge-3 2522")


@rule("8.9b", "8.10c", "8.10a")
@pytest.mark.parametrize("kind", ["bombardment", "mixed"])
def test_nobody_exploits_after_a_bombardment(kind: str) -> None:
    table = suffered("su-1 2526, ge-1 2525", "E", kind=kind).do("advance su-1 2525")
    assert table.over
    table.finds("su-1 2525")


@rule("8.10b", "3.2.4a")
def test_an_exploitation_ends_in_the_first_zone() -> None:
    table = suffered("su-1 2526, ge-1 2525, ge-vs 2522", "E", "su-1").do("advance su-1 2525")
    table.do("exploit su-1 2524", "exploit su-1 2523")
    assert table.over
    near = suffered("su-1 2526, ge-1 2525, ge-vs 2523", "E", "su-1").do("advance su-1 2525")
    near.do("exploit su-1 2524")
    assert near.over


@rule("8.6/R", "8.7.1/3", "8.9b")
def test_guns_that_can_not_fall_back_leave_their_hex_free_after_a_bombardment() -> None:
    table = suffered("su-1 2526, ge-flak ge-at 2525", "R", kind="bombardment")
    table.finds("ge-flak ge-at eliminated").offers("advance", "su-1 2525")
    table = suffered("su-1 2526, ge-flak ge-1 2525", "R", kind="bombardment").finds("ge-flak eliminated")
    table.do("retreat ge-1 2524", "halt")
    assert table.over, "one has got away"


@rule("8.3.6", "8.6/number", "8.6/E", "12.0.1/kills")
@pytest.mark.parametrize("code", ["1", "2", "E"])
def test_direct_fire_kills_its_target_and_nobody_else(code: str) -> None:
    units = "su-tank su-1 2525, ge-tank 2526"
    table = suffered(units, code, "ge-tank", side="german", kind="direct", target="su-tank")
    table.finds("su-tank eliminated, su-1 2525").has(german_points=1, soviet_points=0)
    assert table.over


@rule("11.4d", "8.2a", "10.1.3e", "8.9b", "10.2")
def test_an_air_strike_opens_a_strongpoint_to_who_stands_beside() -> None:
    table = bombard(soviet("su-1 2524, su-4 2426 s, ge-1 2020", air=1, **FORT), HERE, "air", dice=(6, 6))
    assert table.g.fort[table.cell(HERE)] == EMPTY
    table.offers("advance", "su-1 2525").do("advance su-1 2525").logs("fort.taken", "10.2", alive=0)
    assert table.g.fort[table.cell(HERE)] == TAKEN


@rule("8.7.1/3", "10.1.4c", "8.6/number-note", "10.2", "11.1.2a")
def test_a_tower_that_is_stormed_does_not_move_hitler() -> None:
    table = suffered("su-1 2526, ge-flak 2525", "R", "su-1", works=f"{HERE} flak-tower")
    table.finds("ge-flak eliminated").do("advance su-1 2525").has(first_strongpoint=0)
    table.logs("fort.taken", "10.2", alive=1)
    assert table.g.fort[table.cell(HERE)] == TAKEN


@rule("17.4.3a", "17.4.4", "8.9a")
def test_who_is_won_over_in_an_assault_is_a_prisoner_of_who_enters() -> None:
    table = suffered("su-1 2526, ge-1 2525", "1", "su-1", leaders="hitler, goring 2525", **LEADERS)
    table.asks("leaders.defection").do("convert goring")
    assert mind(table, "goring") == DEFECTED
    table.do("advance su-1 2525")
    assert (mind(table, "goring"), table.score) == (CAPTURED, (0, 2))


@rule("17.4.4", "17.4.5", "8.6/number-note")
def test_a_leader_is_safe_as_long_as_the_garrison_around_him_lives() -> None:
    facts: dict[str, Any] = {"works": "2525 strongpoint", "options": "leaders", "leaders": "bormann 2525"}
    table = suffered("ge-vs 2525, su-1 2524", "E", "su-1", **facts).asks("advance.choose", "soviet")
    assert mind(table, "bormann") == LOYAL
    table.copy().do("decline").finds("ge-vs eliminated").has(soviet_points=1)
    table.do("advance su-1 2525")
    assert mind(table, "bormann") == CAPTURED


@rule("17.4.3a", "10.1.3e")
def test_a_leader_in_a_strongpoint_whose_garrison_dies_may_be_won_over() -> None:
    table = suffered("su-1 2526, ge-1 2020", "D", "su-1", leaders="hitler, goring 2525", **LEADERS, **FORT)
    table.asks("leaders.defection", "soviet")


@rule("17.4.4", "17.4.5")
def test_leaders_are_taken_by_who_goes_on_or_falls_back_to_them_but_not_by_shells() -> None:
    table = suffered("su-1 2526, ge-1 2525", "1", "su-1", leaders="hitler, goring 2524", **LEADERS)
    table.do("advance su-1 2525", "exploit su-1 2524").has(german_points=0, soviet_points=2)
    table = driven("su-1 2525, ge-1 2526", "su-1", side="german", leaders="hitler, goring 2524", **LEADERS)
    table.do("retreat su-1 2524").has(german_points=0, soviet_points=1)
    table = suffered(
        "su-1 2520, ge-1 2525", "E", kind="bombardment", leaders="hitler, goring 2525", **LEADERS
    )
    assert (mind(table, "goring"), table.score) == (LOYAL, (0, 1))
