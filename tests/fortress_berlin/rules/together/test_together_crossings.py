"""Positions where three or more rules cross: ways, sides, forts, staffs, marshals and leaders."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import CAPTURED, LOYAL
from tests.fortress_berlin.fighting import (
    HERE,
    announce,
    announced,
    announcing,
    driven,
    reckoned,
    shifts,
    suffered,
)
from tests.fortress_berlin.fires import bombard, soviet, told
from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule

RING = f"su-1 2526, su-2 2424, su-3 2727, su-4 2624, ge-1 {HERE}"
RIVAL = "6-guards-tank-corps-51"
COURT: dict[str, Any] = {"options": "leaders", "leaders": "hitler, goring 2525"}


@rule("7.3.2a", "7.3.3", "10.1.1a", "3.3.2a")
@pytest.mark.parametrize(("mode", "left"), [("n", 6 - 1.5), ("combat", 4 - 3)])
def test_a_road_over_a_bridge_through_a_barrier(mode: str, left: float) -> None:
    """Half a point and the barrier in manoeuvre mode, houses and the barrier in combat mode."""
    sides = "2525 2524 canal, 2525 2524 bridge, 2525 2524 barrier"
    facts: dict[str, Any] = {"roads": "2525 2524 road", "terrain": "2524 built-up", "perimeter": "2524 yes"}
    table = Table(f"ge-1 2525 {mode}", "german-movement", sides=sides, **facts).do("pick ge-1", "go 2524")
    table.has_left("ge-1", left)


@rule("9.0.2a", "10.1.1a", "3.3.2b")
def test_ruins_behind_a_barrier_take_five_points_but_let_an_army_staff_in() -> None:
    facts: dict[str, Any] = {"sides": "2525 2524 barrier", "perimeter": "2524 yes", "ruins": "2524"}
    facts["terrain"] = "2524 built-up"
    Table("ge-tank 2525", "german-movement", **facts).do("pick ge-tank", "go 2524").has_left("ge-tank", 1)
    Table("ge-1 2525", "german-movement", **facts).do("pick ge-1").refused("go 2524", "7.1")
    Table("su-hq 2525, ge-1 2020", "soviet-movement", **facts).do("pick su-hq").offers("go", "2524")


@rule("3.2.1a", "3.2.3a", "3.2.3b")
def test_houses_and_water_cut_the_zone_of_a_front() -> None:
    sides = "2525 2625 river, 2525 2625 bridge"
    table = Table("su-1 2525 n", "soviet-movement", terrain="2524 built-up", sides=sides)
    assert table.zone(1) == {"2425"}


@rule("10.1.1b", "8.1.5c", "8.4.2/step-3b")
def test_a_bridge_from_one_side_and_a_barrier_from_another() -> None:
    """Only who crosses the bridge is halved; of both modifiers the better one counts."""
    sides = f"{HERE} 2526 river, {HERE} 2526 bridge, {HERE} 2524 barrier"
    units = f"su-1 2526, su-2 2524, ge-vs {HERE}"
    found = reckoned(announced(units, "su-1 su-2", sides=sides, perimeter=f"{HERE} yes"))
    assert (found.attack, found.dice) == (5 + 10, -2)


@rule("10.1.1b", "10.1.2b", "10.2", "9.0.3")
def test_what_serves_soviets_who_defend() -> None:
    """Barriers, bunkers and ruins do; a strongpoint that they have taken does not."""
    units = f"ge-1 2526, su-1 {HERE}"
    facts: list[tuple[dict[str, Any], tuple[int, int]]] = [
        ({"sides": f"{HERE} 2526 barrier", "perimeter": f"{HERE} yes"}, (2, -1)),
        ({"works": f"{HERE} bunker"}, (4, -2)),
        ({"works": f"{HERE} strongpoint", "taken": HERE}, (2, 0)),
        ({"terrain": f"{HERE} built-up", "ruins": HERE}, (6, -4)),
    ]
    for fact, expected in facts:
        found = reckoned(announced(units, "ge-1", side="german", **fact))
        assert (found.pf, found.dice, found.defence) == (*expected, 10), fact


@rule("8.5.4", "3.2.6", "3.2.2", "3.2.1a")
def test_what_breaks_a_ring() -> None:
    """A friend in it, even disrupted; houses that nobody holds; a besieger who looks away."""
    assert "8.5.4" in shifts(announced(RING, "su-1"))
    assert "8.5.4" not in shifts(announced(f"{RING}, ge-2 2425 red", "su-1"))
    assert "8.5.4" not in shifts(announced(RING, "su-1", works="2425 bunker"))
    assert "8.5.4" not in shifts(announced(RING.replace("2424", "2424 n"), "su-1"))


@rule("8.5.2b", "13.3/engineers", "8.5.1")
def test_engineers_of_the_volkssturm_stop_armour_too() -> None:
    assert "8.5.2a" not in shifts(announced(f"su-tank 2526, vs-engineers-1 {HERE}", "su-tank"))
    assert "8.5.2a" in shifts(announced(f"su-tank 2526, ge-vs {HERE}", "su-tank"))


@rule("3.5.2b", "3.5.4b", "10.1.3b", "8.4.2/step-3a")
def test_a_division_supports_a_garrison_alone_but_a_higher_staff_has_no_unit_there() -> None:
    units = "su-1 2526, ge-hq 2522, berlin-hq 5315, ge-1 2020"
    table = announce(announcing(units, works=f"{HERE} strongpoint"), "su-1").do("done")
    table.refused(f"support berlin-hq {HERE}", "3.5.4b").do(f"support ge-hq {HERE}")
    assert reckoned(table).defence == 1 + 2


@rule("8.3.5a", "8.3.6", "8.1.5c")
def test_a_bridge_protects_the_attackers_from_defensive_fire() -> None:
    sides = f"{HERE} 2526 river, {HERE} 2526 bridge"
    table = announced(f"su-tank 2526, ge-at {HERE}", "su-tank", sides=sides)
    table.do(f"resolve {HERE}", "at su-tank", "join ge-at").dice(3, 3, 3, 3).do("fire")
    assert told(table, "modifier") == (-2,)


@rule("8.3.5a", "8.3.1", "10.1.4a")
def test_flak_in_a_tower_fires_at_its_attackers_only() -> None:
    units = f"su-tank 2526, su-mech 2528, ge-flak {HERE}"
    table = announced(units, "su-tank", works=f"{HERE} flak-tower").do(f"resolve {HERE}")
    table.offers("at", "su-tank")


@rule("11.2.1b", "8.9a", "8.7")
def test_soviets_who_advance_or_fall_back_near_it_frighten_a_battalion() -> None:
    advance = suffered("su-1 2529, ge-1 2528, ge-ppb 2525", "E", "su-1", cell="2528").dice(3)
    advance.do("advance su-1 2528").finds("ge-ppb removed").has(soviet_points=1)
    retreat = driven("ge-1 2530, su-1 2529, ge-ppb 2525", "su-1", side="german").dice(3)
    retreat.do("retreat su-1 2528").finds("ge-ppb removed").has(soviet_points=0)


@rule("8.6/number", "8.7.1/3", "13.6.1")
def test_flak_that_outlives_a_number_can_not_fall_back() -> None:
    table = suffered(f"su-1 2526, ge-1 ge-2 ge-flak {HERE}", "2", "su-1").do("lose ge-1", "lose ge-2")
    table.finds("ge-flak eliminated").has(soviet_points=3)


@rule("3.1.2", "8.7.1/2", "3.2.5")
def test_a_fourth_of_the_division_finds_room_where_a_stranger_does_not() -> None:
    units = (
        f"su-1 2526, su-2 2426, su-3 2626, ge-1 ge-5 {HERE}, ge-2 ge-3 ge-4 2524, ge-vs ge-vs2 ge-vs3 2425"
    )
    driven(units, "ge-1").do("retreat ge-1 2524").can("halt")
    driven(units, "ge-5").do("retreat ge-5 2524").offers_no("halt")
    driven(units, "ge-1").do("retreat ge-1 2425").offers_no("halt")


@rule("17.2c", "8.7.1/2", "8.10c", "8.9a")
def test_a_marshal_neither_falls_back_nor_goes_on_into_the_men_of_the_other() -> None:
    around = "ge-1 2526, ge-2 2426, ge-3 2626, su-1 2524, su-2 2425, su-4 2625"
    table = driven(f"{around}, {RIVAL} {HERE}", RIVAL, side="german", options="three-players")
    table.do(f"retreat {RIVAL} 2524").offers_no("halt")
    facts: dict[str, Any] = {"options": "three-players"}
    table = suffered(f"su-1 2526, {RIVAL} 2426, ge-1 {HERE}", "1", "su-1", **facts)
    table.do(f"advance su-1 {HERE}").refused("exploit su-1 2426", "8.10c")


@rule("17.2d", "8.9b", "8.4.1b", "12.0.1/kills")
def test_who_bombards_his_rival_gains_no_ground_and_does_not_assault_him() -> None:
    units = f"su-hq 2520, su-1 2526, {RIVAL} 2525 n, ge-1 2625"
    table = bombard(soviet(units, options="three-players"), "2525", "su-hq", dice=(6, 6))
    table.finds(f"{RIVAL} eliminated, su-1 2526").offers_no("advance").has(german_points=1)
    table = soviet(units, options="three-players").until_asked("assault.announce")
    table.refused("assault 2525", "8.4.1b")


@rule("17.4.3a", "17.4.5", "8.6/R")
@pytest.mark.parametrize(("kind", "mind", "points"), [("assault", CAPTURED, 1), ("bombardment", LOYAL, 0)])
def test_a_leader_whose_guards_are_driven_off(kind: str, mind: int, points: int) -> None:
    """A retreat wins nobody over; an assault takes him though nobody has entered yet, fire leaves him."""
    table = suffered(f"su-1 2526, ge-1 {HERE}", "R", "su-1" if kind == "assault" else "", kind=kind, **COURT)
    table.do("retreat ge-1 2524", "halt")
    assert (table.g.leader[table.leader("goring")], table.g.soviet_points) == (mind, points)


@rule("17.4.3a", "8.3.6", "8.6/D")
def test_direct_fire_may_win_a_leader_over_and_germans_never_do() -> None:
    table = suffered(
        f"su-tank 2526, ge-tank {HERE}", "D", "su-tank", kind="direct", target="ge-tank", **COURT
    )
    table.do("face N").asks("leaders.defection", "soviet")
    german = suffered(f"ge-1 2526, su-1 {HERE}", "D", "ge-1", "german", **COURT).do("face N")
    assert german.over


@rule("11.1.4", "11.1.5", "11.2.1c", "8.9/note")
def test_what_leaves_hitler_to_the_soviets() -> None:
    """The last guard lost in an assault, by whatever result; neither direct fire nor a bare asterisk."""
    facts: dict[str, Any] = {"cell": "5017", "leaders": "hitler"}
    suffered("su-1 5018, ge-ppb 5017", "D", "su-1", **facts).won("soviet", rule="12.0/1")
    shot = suffered("su-tank 5018, ge-mech 5017", "E", "su-tank", kind="direct", target="ge-mech", **facts)
    shot.has(over="", hitler_lives=True)
    suffered("su-1 5018, ge-vs 5017", "*", "su-1", **facts).has(over="", hitler_lives=True)
