"""8.7: retreats."""

from typing import Any

import pytest

from grognard.games.fortress_berlin.position import COMING
from tests.fortress_berlin.fighting import HERE, driven, suffered
from tests.fortress_berlin.table import Table
from tests.rules import rule


@rule("8.7", "8.6/R")
def test_the_owner_chooses_one_hex_or_two() -> None:
    table = driven(f"su-1 2526, ge-1 {HERE}", "ge-1").asks("retreat.choose", "german")
    table.offers("retreat", "ge-1 2524", "ge-1 2425", "ge-1 2625").offers_no("halt").do("retreat ge-1 2524")
    said = table.decision.args
    assert (said["count"], said["gone"], said["enough"], table.unit("ge-1")) == (1, 1, 1, said["unit"])
    one = table.copy().do("halt").finds("ge-1 2524")
    assert one.over
    table.do("retreat ge-1 2523").finds("ge-1 2523")
    assert table.over


@rule("8.7")
def test_units_of_a_stack_may_go_different_ways_in_any_order() -> None:
    table = driven(f"su-1 2526, ge-1 ge-2 {HERE}", "ge-1 ge-2")
    table.do("retreat ge-2 2524", "halt").do("retreat ge-1 2425", "halt").finds("ge-2 2524, ge-1 2425")


@rule("8.7")
def test_who_has_begun_goes_on_before_others() -> None:
    table = driven(f"su-1 2526, ge-1 ge-2 {HERE}", "ge-1 ge-2", 2, 2).do("retreat ge-2 2524")
    assert {line.split()[0] for line in table.options("retreat")} == {"ge-2"}
    table.refused("retreat ge-1 2524", "8.7").refused("halt", "8.7")


@rule("8.7", "8.8a")
def test_a_retreat_costs_no_points_and_the_disrupted_make_it() -> None:
    table = driven(f"su-1 2526, ge-1 {HERE} red n", "ge-1", terrain="2524 major").do(
        "retreat ge-1 2524", "halt"
    )
    table.finds("ge-1 2524").marked("ge-1 red n")


@rule("8.7.1/1", "3.2.5")
def test_neither_enemies_nor_their_zones_are_entered() -> None:
    table = driven(f"su-1 2526, su-2 2424, ge-1 {HERE}", "ge-1")
    table.offers("retreat", "ge-1 2625").refused("retreat ge-1 2425", "3.2.5")
    table.refused("retreat ge-1 2524", "3.2.5").refused("retreat ge-1 2526", "7.2.1")


@rule("8.7.1/1", "3.2.5", "3.2.2")
def test_a_friend_in_a_controlled_hex_opens_it() -> None:
    around = "su-1 2526, su-2 2424, su-3 2727, su-4 2624"
    alone = driven(f"{around}, ge-1 {HERE}", "ge-1")
    alone.finds("ge-1 eliminated")
    table = driven(f"{around}, ge-1 {HERE}, ge-2 2425", "ge-1").offers("retreat", "ge-1 2425")
    table.do("retreat ge-1 2425", "halt").finds("ge-1 2425")


@rule("8.7.1/1", "9.0.2a")
def test_in_manoeuvre_mode_nobody_retreats_into_ruins() -> None:
    facts: dict[str, Any] = {"terrain": "2524 built-up", "ruins": "2524"}
    table = driven(f"su-1 2526, ge-1 {HERE} n", "ge-1", **facts)
    table.offers("retreat", "ge-1 2425", "ge-1 2625").refused("retreat ge-1 2524", "9.0.2a")
    driven(f"su-1 2526, ge-1 {HERE}", "ge-1", **facts).can("retreat ge-1 2524")


@rule("8.7.1/1", "7.2.1")
def test_soviets_do_not_retreat_into_a_garrison() -> None:
    facts: dict[str, Any] = {"works": "2524 strongpoint", "side": "german"}
    table = driven(f"ge-1 2526, su-1 {HERE}", "su-1", **facts)
    table.offers("retreat", "su-1 2425", "su-1 2625").refused("retreat su-1 2524", "7.2.1")
    driven(f"su-1 2526, ge-1 {HERE}", "ge-1", works="2524 strongpoint").can("retreat ge-1 2524")


@rule("8.7.1/2", "3.1.4b")
def test_a_full_hex_is_passed_but_not_stayed_in() -> None:
    units = f"su-1 2526, ge-1 {HERE}, ge-5 ge-vs ge-vs2 2524"
    table = driven(units, "ge-1").do("retreat ge-1 2524").refused("halt", "8.7").do("retreat ge-1 2523")
    table.finds("ge-1 2523")
    table = driven(units, "ge-1", 1, 1)
    table.offers("retreat", "ge-1 2425", "ge-1 2625").refused("retreat ge-1 2524", "8.7.1/2")


@rule("8.7.1/2")
def test_with_full_hexes_only_a_unit_is_lost() -> None:
    units = f"su-1 2526, su-2 2424, ge-1 {HERE}, ge-5 ge-vs ge-vs2 2524, ge-6 ge-vs3 ge-gun 2625"
    driven(units, "ge-1", 1, 1).finds("ge-1 eliminated")


@rule("8.7.1/3")
@pytest.mark.parametrize(
    ("unit", "where"),
    [("ge-at", "eliminated"), ("ge-at n", "2524"), ("ge-at red n", "2524"), ("ge-flak n", "eliminated")],
)
def test_without_movement_a_unit_is_eliminated(unit: str, where: str) -> None:
    """Interaction 3: a battalion on its other face retreats although it can't move; flak never does."""
    name, *marks = unit.split()
    table = driven(f"su-1 2526, {name} {HERE} {' '.join(marks)}", name)
    if where != "eliminated":
        table.do(f"retreat {name} {where}", "halt")
    table.finds(f"{name} {where}").has(soviet_points=int(where == "eliminated"))


@rule("8.7.1/3", "3.3.2b")
def test_an_army_staff_in_combat_mode_is_eliminated_beside_free_ruins() -> None:
    """Interaction 4."""
    facts: dict[str, Any] = {"terrain": "2524 built-up", "ruins": "2524", "side": "german"}
    driven(f"ge-1 2526, su-hq {HERE}", "su-hq", **facts).finds("su-hq eliminated").has(german_points=1)


@rule("8.7.1/3", "11.2.2")
@pytest.mark.parametrize(("marks", "where"), [("", "eliminated"), ("n", "2524")])
def test_hitler_youth_that_may_not_move_retreats_in_manoeuvre_mode(marks: str, where: str) -> None:
    """Interaction 20."""
    table = driven(f"su-1 2526, ge-hj {HERE} {marks}", "ge-hj")
    if marks:
        table.do(f"retreat ge-hj {where}", "halt")
    table.finds(f"ge-hj {where}")


@rule("11.2.1c")
def test_a_plant_protection_battalion_that_must_retreat_is_destroyed() -> None:
    table = driven(f"su-1 2526, ge-ppb {HERE}", "ge-ppb").finds("ge-ppb eliminated").has(soviet_points=1)
    table.logs("result.eliminated", "11.2.1c")


@rule("8.6/R", "10.1.2c", "8.7")
def test_who_has_left_his_bunker_must_go_on_and_the_others_may_still_stay() -> None:
    units = f"su-1 2526, ge-1 ge-2 {HERE}, ge-3 ge-5 ge-ss 2524"
    table = driven(units, "ge-1 ge-2", works=f"{HERE} bunker", optional=True).can("hold")
    table.do("retreat ge-1 2524").refused("hold", "8.7").refused("halt", "8.7")
    table.do("retreat ge-1 2523").do("hold").finds(f"ge-1 2523, ge-2 {HERE}")


@rule("8.7.1/4")
def test_water_is_crossed_by_bridges_alone() -> None:
    sides = f"2524 {HERE} river, 2625 {HERE} canal, 2625 {HERE} bridge"
    driven(f"su-1 2526, su-2 2424, ge-1 {HERE}", "ge-1", sides=sides).offers("retreat", "ge-1 2625")


@rule("8.7.1/4")
def test_no_hex_is_entered_twice() -> None:
    table = driven(f"su-1 2526, ge-1 {HERE}", "ge-1", 3, 3).do("retreat ge-1 2524", "retreat ge-1 2425")
    table.refused("retreat ge-1 2524", "8.7.1/4").refused(f"retreat ge-1 {HERE}", "8.7.1/4")


@rule("8.7.1/5")
def test_soviets_driven_off_the_map_come_back_next_turn_by_the_nearest_letter() -> None:
    letters = Table("", "german-combat").g.geo
    edge = next(cell for cell in letters.entries.values() if letters.edge[cell])
    label, near = (
        letters.board.labels[edge],
        [letters.board.labels[cell] for cell in letters.board.neighbours[edge]],
    )
    germans = ", ".join(f"ge-{n} {cell}" for n, cell in enumerate(near, 1))
    table = driven(f"su-tank {label} white n, {germans}", "su-tank", side="german", turn=5)
    unit = table.unit("su-tank")
    table.finds("su-tank coming").has(german_points=0)
    assert (table.g.place[unit], table.g.due[unit], table.g.gate[unit]) == (COMING, 6, edge)
    table.marked("su-tank manoeuvre good").logs("retreat.off-map", "8.7.1/5")


@rule("8.7.1/5")
def test_with_a_way_on_the_map_soviets_stay_on_it() -> None:
    table = driven("ge-1 2503, su-1 2501", "su-1", side="german").asks("retreat.choose", "soviet")
    assert table.options("retreat")


@rule("8.7.1/5")
def test_soviets_reach_the_edge_within_the_hexes_of_their_retreat() -> None:
    """Two hexes: one to the edge, the second off the map."""
    germans = "ge-1 2503, ge-2 2602 se, ge-3 2402 sw, ge-4 2401 sw, ge-5 2601 ne"
    table = driven(f"su-1 2502, {germans}", "su-1", 2, 2, side="german").offers("retreat", "su-1 2501")
    table.do("retreat su-1 2501").finds("su-1 coming")
    table = (
        driven(f"su-1 2502, {germans}", "su-1", 1, 2, side="german")
        .do("retreat su-1 2501")
        .offers_only("halt")
    )


@rule("8.7.1/5")
def test_germans_have_no_way_off_the_map() -> None:
    soviets = "su-1 2502, su-2 2402, su-3 2602, su-4 2401, su-5 2601"
    driven(f"ge-1 2501, {soviets}", "ge-1").finds("ge-1 eliminated").has(soviet_points=1)


@rule("8.7.1/6")
def test_who_can_go_two_hexes_of_three_is_lost_and_of_one_or_two_goes_one() -> None:
    """A pocket of one hex: 2524, shut in by zones."""
    shut = f"su-1 2526, su-2 2424, su-3 2422, su-4 2623, su-5 2625, ge-1 {HERE}, ge-vs 2524"
    driven(shut, "ge-1", 3, 3).finds("ge-1 eliminated").has(soviet_points=1)
    table = driven(shut, "ge-1").offers("retreat", "ge-1 2524").do("retreat ge-1 2524").offers_only("halt")
    table.do("halt").finds("ge-1 2524")


@rule("8.7.1/6", "12.0.2/kills")
def test_in_an_assault_who_can_not_retreat_is_lost_to_the_enemy() -> None:
    around = "su-1 2526, su-2 2524, su-3 2625, su-4 2425"
    table = suffered(f"{around}, ge-1 {HERE}", "R", "su-1").finds("ge-1 eliminated").has(soviet_points=1)
    table.asks("advance.choose", "soviet")


@rule("8.6/R", "10.1.2c")
def test_in_a_fort_some_may_go_and_others_stay() -> None:
    table = driven(f"su-1 2526, ge-1 ge-2 {HERE}", "ge-1 ge-2", optional=True, works=f"{HERE} bunker")
    table.do("retreat ge-1 2524", "halt", "hold").finds(f"ge-1 2524, ge-2 {HERE}")


@rule("3.2.5", "3.6a")
def test_zones_of_covered_units_bar_a_hex_when_it_is_tried() -> None:
    """The top of the stack in 2424 looks away; under it a division in combat mode controls 2425."""
    table = driven(f"su-1 2526, su-2 2424, su-3 2424 n, ge-1 {HERE}", "ge-1")
    table.can("retreat ge-1 2425").do("retreat ge-1 2425").finds(f"ge-1 {HERE}").logs(
        "retreat.blocked", "3.2.5"
    )
    table.offers("retreat", "ge-1 2524", "ge-1 2625").refused("retreat ge-1 2425", "3.2.5")


@rule("3.2.5")
def test_a_unit_whose_every_way_turns_out_barred_is_lost() -> None:
    table = driven(
        f"su-1 2526, su-2 2424, su-3 2424 n, su-4 2624, su-5 2624 n, ge-1 {HERE}",
        "ge-1",
    )
    while table.g.pending:
        table.do(f"retreat {table.options('retreat')[0]}")
    table.finds("ge-1 eliminated")


@rule("8.7", "10.2")
def test_soviets_may_retreat_into_an_empty_strongpoint_and_take_it() -> None:
    table = driven(f"ge-1 2526, su-1 {HERE}", "su-1", side="german", works="2524 strongpoint", empty="2524")
    table.do("retreat su-1 2524", "halt")
    assert table.g.works_at(table.cell("2524")) == ""
