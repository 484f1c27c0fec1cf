"""Marches, entries, the U-Bahn, withdrawals and recovery where they meet each other and ruins or zones."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import UNDERGROUND
from tests.fortress_berlin.fighting import HERE, driven, suffered
from tests.fortress_berlin.ground import box
from tests.fortress_berlin.rules.movement.marching import Table
from tests.fortress_berlin.table import real_ground
from tests.rules import rule

LINE: dict[str, Any] = {
    "options": "u-bahn",
    "roads": "2525 2524 2523 2522 u-bahn",
    "stations": "2525 2523 2522",
}
FAR = "ge-1 2020"


@rule("5.1", "17.1", "15.0/t3-polish-withdrawal")
def test_poles_who_block_the_u_bahn_are_withdrawn_too() -> None:
    table = Table(f"1-polish-army-1 2525 n, {FAR}", "soviet-movement", turn=2, **LINE)
    table.do("pick 1-polish-army-1", "descend").finds("1-polish-army-1 underground")
    table.until("movement", 3)
    while table.g.player == 0:
        table.idle()
    table.finds("1-polish-army-1 removed")
    below = Table("ge-vs 2523 n, berlin-hq 5315", "german-movement", **LINE).do("pick ge-vs", "descend")
    below.can("ride 2525")


@rule("5.1", "17.1.3")
def test_who_blocks_the_u_bahn_may_go_in_place_of_a_pole() -> None:
    table = Table(f"79-rifle-corps-150 2525 n, 1-polish-army-1 eliminated, {FAR}", "soviet-movement", **LINE)
    table.do("pick 79-rifle-corps-150", "descend").until_asked("withdrawal.choose")
    table.do("send-away 79-rifle-corps-150").finds("79-rifle-corps-150 removed")


@rule("13.7.1", "9.0.2a", "3.3.3a")
def test_nobody_is_dropped_on_a_road_in_ruins() -> None:
    table = Table(
        "1-ssta naval, ge-1 2525",
        "german-reinforcement",
        turn=5,
        dice=(6, 1, 1, 1),
        game=real_ground(),
        ruins="4117",
    )
    table.asks("naval.choose").refused("drop 4117", "9.0.2a").can("drop 4217")


@rule("17.1.3", "17.1.2b", "7.2.1")
def test_soviets_over_a_station_keep_who_is_below_from_rising() -> None:
    table = Table("ge-vs 2525 n, berlin-hq 5315, su-1 2522", "german-movement", **LINE)
    table.do("pick ge-vs", "descend", "ride 2522").refused("rise", "17.1.3")


@rule("17.1", "17.1.2b", "17.1.1a")
def test_soviet_infantry_blocks_the_line_and_goes_nowhere_by_it() -> None:
    table = Table(f"su-1 2523 n, ge-vs 2525 n, berlin-hq 5315, {FAR}", "soviet-movement", **LINE)
    table.do("pick su-1", "descend").finds("su-1 underground")
    table.refused("ride 2522", "17.1")
    table.until("movement", 3).do("pick ge-vs", "descend").offers_no("ride")
    table.refused("ride 2523", "17.1.2b")


@rule("17.1.1a", "3.2.4a", "17.1.2a")
def test_who_was_stopped_by_a_zone_does_not_slip_away_below() -> None:
    table = Table("ge-vs 2526 n, berlin-hq 5315, su-1 2625 n", "german-movement", **LINE)
    table.g.change(table.unit("su-1"), mode=1)
    table.do("pick ge-vs", "go 2525")
    table.refused("descend", "3.2.4a")


@rule("17.1.2a", "3.2.4a")
def test_who_rises_into_a_zone_stays_there() -> None:
    table = Table("ge-vs 2525 n, berlin-hq 5315, su-1 2521", "german-movement", **LINE)
    table.do("pick ge-vs", "descend", "ride 2522", "rise").finds("ge-vs 2522")
    assert not table.options("go")


@rule("17.1.1b", "9.0.2a", "17.1.2a")
def test_nobody_rises_into_ruins() -> None:
    facts = {**LINE, "terrain": "2522 built-up", "ruins": "2522"}
    table = Table("ge-vs 2525 n, berlin-hq 5315", "german-movement", **facts)
    table.do("pick ge-vs", "descend", "ride 2522").refused("rise", "9.0.2a").refused("flip", "17.1.1b")


@rule("17.1.2b", "3.1.2")
def test_three_above_and_one_below_are_no_crowd() -> None:
    table = Table("ge-1 ge-2 ge-5 2525, ge-vs 2523 n, berlin-hq 5315", "german-movement", **LINE)
    table.do("pick ge-vs", "descend", "ride 2525").do("halt").do("done")
    assert not table.asks_removal
    assert table.g.place[table.unit("ge-vs")] == UNDERGROUND


@rule("17.1.3", "11.1.3b")
def test_the_u_bahn_hides_nobody_from_the_news_of_hitlers_death() -> None:
    table = Table(f"ge-vs underground, {FAR}, su-1 2530", "turn", turn=5, hitler_died=4, dice=(6, 1, 1, 1, 1))
    table.finds("ge-vs removed").has(soviet_points=0)


@rule("3.5.4b", "17.1.1a", "17.3.1c")
def test_two_german_players_share_the_one_direct_command_of_a_higher_staff() -> None:
    facts = {**LINE, "options": "u-bahn four-players", "roles": (0, 1)}
    units = "ge-police 2525 n, lobeck 2522 n, berlin-hq 5315, su-1 2030"
    table = Table(units, "german-movement", **facts)
    table.copy().do("done", "pick lobeck").can("descend")
    table.do("pick ge-police", "descend", "halt", "done", "pick lobeck").refused("descend", "17.1.1a")


# ---- ruins and modes


@rule("8.8/note-ruins", "9.0.2b", "7.2.2a")
def test_who_recovers_in_ruins_moves_by_his_combat_face() -> None:
    facts: dict[str, Any] = {"terrain": "2525 built-up", "ruins": "2525"}
    table = Table(f"su-1 2525 red, {FAR}", "soviet-recovery", **facts).finds("su-1 2525 combat")
    table.has_left("su-1", 4).do("pick su-1", "flip").has_left("su-1", 2).do("go 2524", "halt")
    table.finds("su-1 2524 manoeuvre")


@rule("9.0.2a", "8.7.1/1", "8.7.1/6")
def test_who_is_in_manoeuvre_mode_and_has_ruins_behind_is_lost() -> None:
    facts: dict[str, Any] = {
        "terrain": "2524 built-up, 2425 built-up, 2625 built-up",
        "ruins": "2524 2425 2625",
    }
    around = f"su-1 2526, su-2 2426, su-3 2626, ge-1 {HERE}"
    driven(f"{around} n", "ge-1", **facts).finds("ge-1 eliminated")
    driven(around, "ge-1", **facts).offers("retreat", "ge-1 2524", "ge-1 2425", "ge-1 2625")


@rule("7.3.2a", "9.0.2a", "3.3.2a")
def test_a_road_through_ruins_is_no_road() -> None:
    facts: dict[str, Any] = {"terrain": "2524 built-up", "ruins": "2524", "roads": "2525 2524 2523 road"}
    table = Table("ge-1 2525", "german-movement", **facts).do("pick ge-1", "go 2524").has_left("ge-1", 0)
    Table("ge-1 2525 n", "german-movement", **facts).do("pick ge-1").refused("go 2524", "9.0.2a")
    assert table.where("ge-1") == "2524"


@rule("3.3.2b", "7.2.2/note-soviet-hq", "3.2.4a", "7.3.3")
def test_an_army_staff_enters_ruins_beside_it_but_not_over_water_or_enemies() -> None:
    facts: dict[str, Any] = {
        "terrain": "2524 built-up, 2526 built-up, 2625 built-up",
        "ruins": "2524 2526 2625",
    }
    table = Table("su-hq 2525, ge-1 2526", "soviet-movement", sides="2525 2625 river", **facts)
    table.do("pick su-hq").offers("go", "2524").do("go 2524").finds("su-hq 2524 combat")


@rule("3.5.3b", "3.3.3c", "7.2.2a")
def test_a_division_out_of_command_flips_as_its_only_action() -> None:
    table = Table("ge-1 2525 n, ge-hq eliminated, berlin-hq 5315", "german-movement").has_left("ge-1", 3)
    table.do("pick ge-1", "go 2523").has_left("ge-1", 1).refused("flip", "3.3.3b")


@rule("5.0c", "3.5.3b", "3.3.3a")
def test_who_comes_in_without_his_staff_moves_freely_that_turn() -> None:
    units = "nordland-hq nordland-23 coming, berlin-hq 5315"
    table = Table(units, "german-movement", turn=1)
    there = next(line for line in table.options("enter") if line.startswith("nordland-23"))
    table.do(f"enter {there}").has_left("nordland-23", 7).do("halt", "done")
    table.until("movement", 2).has_left("nordland-23", 4)


# ---- stacks, zones and facing


@rule("3.1.4b", "7.2.1", "12.0.2/kills")
def test_who_stops_among_friends_that_then_stay_must_send_some_away() -> None:
    table = Table("su-1 2525 n, su-2 2525 n, su-3 2526 n, ge-1 2020", "soviet-movement")
    table.do("pick su-3", "go 2525", "halt", "done").asks("stacking.remove", "soviet").do("remove su-1")
    table.finds("su-1 eliminated").has(german_points=0)


@rule("3.1.3", "8.7.1/2", "8.7")
def test_a_retreat_goes_on_through_a_full_hex() -> None:
    units = f"ge-1 2526, ge-2 2426, ge-3 2626, su-1 {HERE}, su-2 su-4 2524, su-3 su-5 2425, su-6 su-gun 2625"
    table = driven(units, "su-1", side="german").do("retreat su-1 2524").offers_no("halt")
    table.do("retreat su-1 2523").finds("su-1 2523")


@rule("3.4.2", "8.8a", "3.3.3b")
def test_beside_a_disrupted_unit_nobody_turns() -> None:
    table = Table(f"su-1 2525 red n, su-2 2525 n, {FAR}", "soviet-movement").do("pick su-2")
    table.refused("face S", "8.8a").do("flip").finds("su-2 2525 combat")


@rule("3.2.6", "3.2.4a", "8.8a")
def test_the_disrupted_let_everybody_pass() -> None:
    table = Table("ge-1 2525 red, su-1 2426 n", "soviet-movement").do("pick su-1", "go 2424")
    table.finds("su-1 2424").logs_no("march.stopped")


@rule("3.2.3b", "3.2.4a", "7.3.3")
def test_over_a_bridge_one_may_march_past_an_enemy() -> None:
    sides = "2525 2524 river, 2525 2425 river, 2525 2625 river, 2524 2424 river, 2524 2424 bridge"
    table = Table("ge-1 2525, su-1 2424 n", "soviet-movement", sides=sides).do("pick su-1", "go 2523")
    table.finds("su-1 2523")


@rule("3.2.4b", "3.2.2")
def test_a_friend_between_two_zones_does_not_help() -> None:
    river = ", ".join(f"2524 {near} river" for near in ("2523", "2424", "2624", "2425"))
    table = Table("ge-1 2525, su-1 2524 n, su-2 2625 n", "soviet-movement", sides=river)
    table.do("pick su-1").refused("go 2625", "3.2.4b")


@rule("11.2.2", "3.1.4a", "7.0")
def test_the_bound_youth_stays_when_its_stack_marches() -> None:
    table = Table("ge-hj ge-1 2525 n", "german-movement").do("pick ge-1").refused("with ge-hj", "11.2.2")
    table.do("go 2524").finds("ge-hj 2525 n, ge-1 2524")
    free = Table("ge-hj ge-1 2525 n", "german-movement", hj_free=True).do(
        "pick ge-1", "with ge-hj", "go 2524"
    )
    free.finds("ge-hj ge-1 2524")


@rule("8.7.1/5", "5.0b", "5.4a")
def test_soviets_driven_off_the_map_come_back_by_the_nearest_letter() -> None:
    geo = box().geo
    there = geo.board.labels[geo.entries["D"]]
    around = [geo.board.labels[cell] for cell in geo.board.neighbours[geo.entries["D"]]]
    names = ("ge-1", "ge-2", "ge-3", "ge-4", "ge-5", "ge-6")
    units = ", ".join(f"{name} {cell}" for name, cell in zip(names, around, strict=False))
    table = driven(f"su-1 {there}, {units}", "su-1", side="german").finds("su-1 coming")
    unit = table.unit("su-1")
    assert (table.g.due[unit], geo.edge_letter(table.g.gate[unit]), table.g.german_points) == (3, "D", 0)


@rule("8.7.2", "8.8c", "8.6/D")
def test_one_disrupted_twice_in_a_segment_is_lost() -> None:
    """It fell back, disrupted, to friends who are disrupted next."""
    table = suffered(f"su-1 2526, ge-1 {HERE} red n, ge-2 {HERE} n", "D", "su-1")
    table.finds("ge-1 eliminated").marked("ge-2 red").has(soviet_points=1)


@rule("6.0b", "6.0a", "8.8c")
@pytest.mark.parametrize(("marker", "alive"), [("white", True), ("red", False)])
def test_a_marker_is_off_only_in_the_segment_of_its_colour(marker: str, alive: bool) -> None:
    table = Table(f"ge-1 2525 {marker} n, su-1 2530", "german-recovery")
    assert table.is_marked("ge-1", "disrupted") != alive


@rule("17.2c", "7.2.1", "3.1.4b")
def test_a_marshal_does_not_stop_among_the_men_of_the_other_though_they_could_leave() -> None:
    rival = "6-guards-tank-corps-51"
    units = f"su-1 2526 n, su-2 2527 n, {rival} 2525 n, {FAR}"
    table = Table(units, "soviet-movement", options="three-players", turn=5)
    table.copy().do("pick su-2").can("go 2526")
    table.do("done", f"pick {rival}").refused("go 2526", "17.2c").refused("go 2527", "17.2c").can("go 2528")
