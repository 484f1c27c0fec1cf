"""Chapters 7, 8, 10 and 12 where they meet on the march: formation, stacking, zones, the least move."""

from typing import Any

from tests.borodino_41.rules.combat.assaults import named
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule

ROAD = "0503 0504 0505 0506 0507 0508 0509 secondary-road"
WOODS = "0404 woods, 0405 woods, 0406 woods, 0505 woods, 0506 woods, 0604 woods, 0605 woods, 0504 woods"


@rule("7/move/halved", "7/move/suppressed", "7/reduce/min-one-hex", "9/effects/insufficient-mp")
def test_two_points_still_carry_tanks_one_hex_into_woods() -> None:
    table = Table("su-t34 0505 uncommanded suppressed", "soviet-movement", terrain="0506 woods, 0606 woods")
    table.has_left("su-t34", 2).do("pick su-t34").can("go 0506").do("go 0506").has_left("su-t34", 0)
    on = Table("su-t34 0505 uncommanded suppressed", "soviet-movement", terrain="0506 woods, 0606 woods")
    on.do("pick su-t34", "go 0504").has_left("su-t34", 1)
    assert "0506" not in on.options("go"), "the least move is the whole move"


@rule("7/reduce/min-one-hex", "12/state/disrupted", "7/reduce/enemy-hex", "9/terrain/marsh")
def test_the_least_move_leads_neither_into_zones_nor_onto_closed_ground() -> None:
    table = Table(
        "su-t34 0505 disrupted, ge-1 0507", "soviet-movement", terrain="0504 marsh, 0604 woods, 0404 woods"
    ).do("pick su-t34")
    table.refused("go 0506", "12/state/disrupted").refused("go 0504").can("go 0604")


@rule("12/state/disrupted", "9/fort/zoc", "7/formation/column-no-work", "9/fort/vehicles")
def test_the_disrupted_may_go_into_a_fort_beside_the_enemy_but_not_past_it() -> None:
    works = {"forts": "0506 n ne nw", "roads": ROAD}
    Table("su-1 0505 disrupted, ge-1 0507", "soviet-movement", **works).do("pick su-1").can("go 0506")
    tank = Table("su-t34 0505 disrupted, ge-1 0507", "soviet-movement", **works).do("pick su-t34")
    tank.refused("go 0506", "12/state/disrupted")
    column = Table("su-1 0505 disrupted column, ge-1 0507", "soviet-movement", **works).do("pick su-1")
    column.refused("go 0506", "12/state/disrupted")
    ruin = Table("su-1 0505 disrupted, ge-1 0507", "soviet-movement", wrecked="0506", **works).do("pick su-1")
    ruin.refused("go 0506", "12/state/disrupted")


@rule("7/move/stacks", "12/state/disrupted", "7/move/halved")
def test_a_stack_is_as_slow_and_as_shy_as_its_worst() -> None:
    table = Table("su-4 0505 disrupted, su-5 0505, ge-1 0509", "soviet-movement").do("pick su-5", "with su-4")
    assert table.decision.prompt == "march.ask"
    table.refused("go 0508").do("go 0501").has_left("su-5", 4).has_left("su-4", 0)


@rule("7/move/stacks", "9/terrain/marsh", "8/stack/move-cost")
def test_a_stack_goes_only_where_all_may() -> None:
    table = Table("su-4 su-at 0505", "soviet-movement", terrain="0506 marsh, 0606 woods").do(
        "pick su-4", "with su-at"
    )
    table.refused("go 0506").refused("go 0606").do("go 0605").has_left("su-4", 6).has_left("su-at", 6)


@rule("8/stack/limit", "8/stack/pass-through", "7/formation/column-stacking")
def test_columns_pass_deployed_friends_who_fill_their_hex() -> None:
    table = Table("su-4 0505 column, su-1 su-2 0506", "soviet-movement", roads=ROAD).do("pick su-4")
    table.refused("go 0506", "8/stack/limit").do("go 0507").finds("su-4 0507")


@rule("8/stack/limit", "8/stack/strength-place", "16/repl/cap")
def test_losses_make_room() -> None:
    full = Table("su-4 0505, su-1 su-2 0506", "soviet-movement", strengths="su-4 1").do("pick su-4")
    full.refused("go 0506", "8/stack/limit")
    Table("su-4 0505, su-1 su-2 0506", "soviet-movement", strengths="su-4 1, su-1 5").do("pick su-4").can(
        "go 0506"
    )


@rule("8/stack/retreat", "7/formation/column-stacking", "7/move/freedom")
def test_who_stands_too_thick_puts_it_right_first() -> None:
    table = Table("su-1 su-2 su-4 0505, ge-1 1505", "soviet-movement").refused("done", "8/stack/retreat")
    table.do("pick su-4", "go 0504", "halt").can("done")
    shut = Table("su-1 su-2 su-4 0505, ge-1 1505", "soviet-movement")
    shut.do("pick su-4").refused("halt", "8/stack/limit")


@rule("8/stack/retreat", "8/stack/columns", "7/formation/to-deployed")
def test_two_columns_driven_into_one_hex_must_part() -> None:
    table = Table("su-4 su-5 0505 column, ge-1 1505", "soviet-movement", roads=ROAD)
    table.refused("done", "8/stack/retreat")
    table.copy().do("pick su-4").refused("halt", "8/stack/columns").do("go 0506", "halt").can("done")
    table.do("pick su-4", "deploy", "halt").can("done")


@rule("7/formation/to-deployed", "5/weather/random-thaw", "7/formation/to-column")
def test_a_thaw_makes_it_dearer_to_deploy() -> None:
    thaw = {"roads": ROAD, "weather": "thaw", "terrain": "0506 woods"}
    Table("su-1 0506 column", "soviet-movement", **thaw).do("pick su-1", "deploy").has_left("su-1", 8 - 3 - 1)
    Table("su-1 0508", "soviet-movement", **thaw).do("pick su-1", "column").has_left("su-1", 7)
    trail = Table("su-1 0506 column", "soviet-movement", roads="0505 0506 fire-trail", weather="thaw")
    trail.do("pick su-1", "deploy").has_left("su-1", 8 - 2 - 2)


@rule("7/formation/to-deployed", "7/enemy-roads/double")
def test_an_unused_road_costs_nothing_extra_to_leave() -> None:
    table = Table("ge-1 0505 column, su-1 1105", "german-movement", roads=ROAD)
    table.do("pick ge-1", "deploy").has_left("ge-1", 8 - 2)


@rule("7/enemy-roads/double", "7/formation/deployed")
def test_only_columns_use_a_road() -> None:
    table = Table("ge-1 0505, ge-2 0504 column, su-1 1105", "german-movement", roads=ROAD)
    table.do("pick ge-1", "go 0506", "go 0507", "halt", "pick ge-2", "go 0505").has_left("ge-2", 6)
    table.do("go 0506").has_left("ge-2", 4)


@rule("7/enemy-roads/double", "7/move/one-at-a-time")
def test_the_second_column_of_an_impulse_already_pays_less() -> None:
    table = Table("ge-1 0504 column, ge-2 0503 column, su-1 1105", "german-movement", roads=ROAD)
    table.do("pick ge-1", "go 0507").has_left("ge-1", 2).do("halt", "pick ge-2", "go 0506")
    table.has_left("ge-2", 8 - 2 - 1 - 1)


@rule("7/enemy-roads/conquered", "13/supply/cut-off")
def test_cut_off_soviets_keep_no_road_from_the_germans() -> None:
    far = "ge-1 0308 column, su-1 0608 {mark}, su-2 1908"
    road = {"roads": "0308 0408 secondary-road, 0408 0508 secondary-road"}
    near = Table(far.format(mark=""), "german-movement", **road).do("pick ge-1", "go 0408")
    near.has_left("ge-1", 6)
    cut = Table(far.format(mark="cut-off"), "german-movement", **road).do("pick ge-1", "go 0408")
    cut.has_left("ge-1", 7)


@rule("7/reduce/dismount", "7/move/halved", "7/move/suppressed", "13/supply/oos-effects")
def test_on_foot_one_needs_no_fuel_but_nerves_and_orders_all_the_same() -> None:
    dry = Table("ge-mot1 0505 out-of-supply", "initial-german-movement").has_left("ge-mot1", 6)
    dry.do("pick ge-mot1", "dismount").has_left("ge-mot1", 12).do("go 0506").has_left("ge-mot1", 11)
    lost = Table("ge-mot1 0505 out-of-supply uncommanded", "german-movement").do("pick ge-mot1", "dismount")
    lost.has_left("ge-mot1", 4)
    shaken = Table("ge-mot1 0505 out-of-supply suppressed", "german-movement").has_left("ge-mot1", 2)
    shaken.do("pick ge-mot1", "dismount").has_left("ge-mot1", 6)
    cut = Table("ge-mot1 0505 cut-off", "german-movement").has_left("ge-mot1", 8)
    cut.do("pick ge-mot1", "dismount").has_left("ge-mot1", 8)


@rule("7/reduce/dismount", "7/formation/to-deployed", "9/terrain/woods")
def test_who_gets_down_in_woods_may_leave_the_road() -> None:
    table = Table("ge-mot1 0505 column", "german-movement", roads=ROAD, terrain=WOODS).do("pick ge-mot1")
    table.refused("deploy", "7/formation/to-deployed").do("dismount", "deploy").has_left("ge-mot1", 8 - 3)
    table.do("go 0605").has_left("ge-mot1", 8 - 3 - 2)
    tank = (
        Table("ge-tank 0505", "german-movement").do("pick ge-tank").refused("dismount", "7/reduce/dismount")
    )
    tank.refused("mount", "12/fire/halftracks")


@rule("7/reduce/dismount", "7/move/stacks", "9/terrain/woods")
def test_a_stack_gets_down_in_whatever_order_it_gathers() -> None:
    facts = {"terrain": "0506 woods"}
    table = Table("ge-mot1 ge-mot2 0505 out-of-supply, su-1 1505", "german-movement", **facts)
    table.do("pick ge-mot1", "dismount", "with ge-mot2").refused("go 0506").do("dismount")
    table.has_left("ge-mot2", 8).do("go 0506").has_left("ge-mot1", 6).has_left("ge-mot2", 6)


@rule("10/zoc/exceptions", "15/works/foxhole", "15/works/trench-effects")
def test_foxholes_lie_in_zones_and_trenches_do_not() -> None:
    for work, fired_at in (("foxhole", True), ("trench", False)):
        table = Table("su-1 0505, ge-1 0504", "soviet-movement", works=f"0505 {work} soviet")
        table.do("pick su-1", "go 0506")
        assert (table.side == "german") is fired_at


@rule("7/reduce/dismount", "7/move/one-at-a-time")
def test_nobody_gets_down_on_the_way() -> None:
    table = Table("ge-mot1 0505 out-of-supply", "german-movement").do("pick ge-mot1", "go 0506")
    table.refused("dismount", "7/reduce/dismount")


@rule("7/assault/marker-cost", "7/reduce/min-one-hex")
def test_the_least_move_leaves_nothing_for_a_marker() -> None:
    units = "su-t34 0505 uncommanded, su-1 1505, ge-1 0507"
    table = Table(units, "soviet-movement", terrain="0506 woods, 0505 woods")
    table.do("pick su-t34", "go 0506").has_left("su-t34", 0).finds("su-t34 0506")
    table.refused("mark su-t34 0507", "7/assault/marker-cost")


@rule("7/assault/stack-payment", "12/art-limits/no-assault", "12/intro/hq-no-assault")
def test_only_those_who_can_pay_and_may_go_under_the_marker() -> None:
    table = Table("su-4 su-5 su-at su-hq 0505, ge-1 0506", "soviet-movement")
    table.g.points[table.unit("su-5")] = 0
    table.do("pick su-4", "with su-5", "with su-at", "with su-hq", "assault 0506")
    table.marked("su-4 marker").unmarked("su-5 marker, su-at marker, su-hq marker")


@rule("7/assault/marker-required", "7/move/one-at-a-time", "12/assault/who")
def test_a_column_may_take_a_marker_and_machine_gunners_too() -> None:
    units = "su-4 0505 column, su-mg 0405, su-1 1505, ge-1 0506"
    table = Table(units, "soviet-movement", roads=ROAD)
    table.do("pick su-4", "assault 0506", "pick su-mg", "assault 0506")
    table.marked("su-4 marker column, su-mg marker")


@rule("10/zoc/change-formation", "10/zoc/stopped", "7/formation/to-column")
def test_who_is_shaken_while_forming_up_goes_no_farther() -> None:
    table = Table("su-1 0505, ge-1 0605", "soviet-movement", roads=ROAD, dice=(10, 8)).do(
        "pick su-1", "column"
    )
    table.decides("german").do("fire").marked("su-1 column")
    assert table.g.state[table.unit("su-1")]
    table.refused("go 0504")


@rule("10/zoc/leave", "8/stack/pass-through", "8/stack/retreat")
def test_who_is_stopped_among_friends_may_stand_too_thick() -> None:
    units = "su-4 0504, su-1 su-2 0505, ge-1 0605, ge-hq 0105"
    table = Table(units, "soviet-movement", dice=(10, 8), terrain="0404 marsh, 0405 marsh, 0604 marsh")
    table.do("pick su-4", "go 0506").decides("german").do("fire").finds("su-4 0505 disrupted")
    table.do("done").until("soviet-movement").refused("done", "8/stack/retreat")


@rule("7/move/no-saving", "7/move/one-at-a-time", "4/seq/am-second")
def test_points_come_anew_with_every_impulse() -> None:
    table = Table("ge-hq ge-1 0505, su-hq su-1 1505", "initiative", turn=1)
    table.do("pick ge-1", "go 0506", "halt", "done").until("challenge").do("want", "allow")
    table.until("german-movement").has(kind="limited").has_left("ge-1", 8).can("pick ge-1")


@rule("9/terrain/embankment", "7/formation/to-deployed", "7/move/costs-add")
def test_wheels_get_down_from_an_embankment_but_not_over_it() -> None:
    line = " ".join(f"05{row:02}" for row in range(2, 16))
    bank = {"roads": f"{line} highway, {line} embankment"}
    table = Table("su-at 0505 column, su-2 1505", "soviet-movement", **bank).do("pick su-at", "deploy")
    table.has_left("su-at", 8 - 2.5).can("go 0405", "go 0605")
    table.do("go 0605").refused("go 0505").refused("go 0405")
    foot = Table("su-1 0405, su-2 1505", "soviet-movement", **bank).do("pick su-1", "go 0505", "go 0605")
    foot.has_left("su-1", 8 - 2 - 1)


@rule("8/stack/columns", "12/after/retreat-limits", "9/terrain/woods")
def test_guns_that_can_only_fall_back_along_a_road_need_it_free() -> None:
    woods = "0406 woods, 0606 woods, 0607 woods, 0407 woods, 0507 woods, 0508 woods, 0605 woods, 0405 woods"
    facts = {"terrain": woods, "roads": "0506 0507 0508 0509 fire-trail"}
    units = "ge-1 0505 marked-s, su-at 0506"
    named(units, **facts).can("fall-back su-at 0507")
    covered: Any = {"options": {"inverted-counters": True}}  # so that one is asked though nobody can
    blocked = named(f"{units}, su-4 0507 column, su-5 0508 column", **facts, **covered)
    blocked.refused("fall-back su-at 0507", "8/stack/columns")
    named(f"{units}, su-4 0507, su-5 0508", **facts).can("fall-back su-at 0507")
