"""Chapters 16 and 7 where they meet stacking, supply, command, railways and zones: who comes on the map."""

from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule

WEST = "0113 0213 0313 secondary-road"


@rule("16/reinf/timing", "8/stack/pass-through", "16/reinf/entry-hex")
def test_friends_who_fill_the_entry_hex_are_passed_by_a_column() -> None:
    table = Table("ge-1 coming, ge-2 ge-3 0116, su-1 1505", "german-movement")
    table.refused("done", "16/reinf/timing").do("enter ge-1 0116").refused("halt", "8/stack/limit")
    table.do("go 0516").finds("ge-1 0516 column").has_left("ge-1", 8 - 0.5 - 2)


@rule("16/reinf/timing", "8/stack/pass-through", "16/reinf/unload")
def test_trains_unload_among_friends_who_fill_the_station() -> None:
    table = Table("su-4 coming, su-1 su-2 1801, ge-1 0505", "soviet-movement").can("enter su-4 1801")
    table.do("enter su-4 1801").refused("halt", "8/stack/limit").do("go 1701", "halt").finds("su-4 1701")


@rule("8/stack/limit", "8/stack/pass-through", "7/move/other-actions")
def test_who_comes_into_a_full_hex_spends_no_points_there() -> None:
    train = Table("su-4 coming, su-1 su-2 1801, ge-1 0505", "initial-soviet-movement").do("enter su-4 1801")
    train.refused("foxhole", "8/stack/limit").do("go 1701").can("foxhole")
    road = Table("ge-1 coming, ge-2 ge-3 0116, su-1 1505", "german-movement").do("enter ge-1 0116")
    road.refused("deploy", "8/stack/limit").do("go 0216").can("deploy")


@rule("16/reinf/timing", "8/stack/limit", "7/formation/column-stacking")
def test_nobody_comes_where_he_could_neither_stay_nor_go_on() -> None:
    full = "ge-1 coming, ge-2 ge-3 0116, ge-4 0216 column, su-1 1505"
    table = Table(full, "german-movement").offers_no("enter")
    table.refused("enter ge-1 0116", "8/stack/limit").can("done")
    table.do("pick ge-4", "go 0316", "halt").can("enter ge-1 0116")
    filled = Table(full.replace("ge-3 0116", "0116"), "german-movement").can("enter ge-1 0116")  # to twelve
    filled.do("enter ge-1 0116").can("halt")


@rule("16/reinf/supplied", "7/offmap/return", "7/move/halved")
def test_who_comes_back_has_fuel_and_orders_again() -> None:
    units = "ge-4 0505, ge-tank off-map out-of-supply, su-1 0713"
    table = Table(units, "german-movement", roads=WEST, exits="ge-tank 0112", commanded=False)
    table.do("enter ge-tank 0113").has_left("ge-tank", 8 - 2).unmarked("ge-tank out-of-supply")


@rule("7/offmap/return", "12/state/disrupted", "7/move/halved", "7/offmap/entry-cost")
def test_who_comes_back_disrupted_is_slow_and_still_shaken() -> None:
    units = "ge-4 0505, ge-tank off-map disrupted, su-1 0713"
    table = Table(units, "german-movement", roads=WEST, exits="ge-tank 0112")
    table.do("enter ge-tank 0113").has_left("ge-tank", 4 - 2).marked("ge-tank disrupted column")


@rule("7/offmap/return", "16/reinf/blocked")
def test_the_nearest_road_is_the_nearest_that_is_open() -> None:
    units = "ge-4 0505, ge-1 off-map, su-1 0114"
    table = Table(units, "german-movement", roads=WEST, exits="ge-1 0112")
    table.refused("enter ge-1 0113", "7/offmap/return").offers("enter", "ge-1 0116")


@rule("7/offmap/return", "8/stack/columns")
def test_one_column_must_go_on_before_the_next_comes_back() -> None:
    units = "ge-4 0505, ge-1 ge-2 off-map, su-1 1505"
    table = Table(units, "german-movement", roads=WEST, exits="ge-1 ge-2 0112")
    table.do("enter ge-1 0113", "halt").refused("enter ge-2 0113", "8/stack/columns").do("done")
    assert table.where("ge-2") == "lost"


@rule("16/reinf/entry-hex", "7/offmap/entry-cost")
def test_those_who_return_and_those_who_arrive_stand_in_one_queue() -> None:
    units = "ge-4 0505, ge-1 off-map, ge-2 coming, su-1 1505"
    table = Table(units, "german-movement", exits="ge-1 0115")
    table.do("enter ge-1 0116").has_left("ge-1", 7.5).do("go 0216", "halt").do("enter ge-2 0116")
    table.has_left("ge-2", 7)


@rule("7/rail/cut", "10/zoc/exceptions", "8/stack/columns", "16/reinf/entry-hex")
def test_a_cut_railway_makes_a_queue_on_the_road() -> None:
    table = Table(
        "su-4 su-5 coming, su-1 1005, ge-1 1901", "soviet-movement", roads="1703 1803 1903 primary-road"
    )
    table.do("enter su-4 2003").has_left("su-4", 7).do("go 1803", "halt").do("enter su-5 2003")
    table.has_left("su-5", 6).marked("su-5 column")


@rule("7/rail/cut", "12/state/disrupted", "10/zoc/definition")
def test_a_disrupted_german_beside_the_railway_cuts_nothing() -> None:
    Table("su-4 coming, su-1 1005, ge-1 1902 disrupted", "soviet-movement").offers("enter", "su-4 1801")
    Table("su-4 coming, su-1 1005, ge-gun 1902 suppressed", "soviet-movement").offers("enter", "su-4 1801")
    Table("su-4 coming, su-1 1005, ge-1 1902 suppressed", "soviet-movement").offers("enter", "su-4 2003")


@rule("7/rail/cut", "16/reinf/blocked", "16/reinf/timing")
def test_a_cut_railway_and_a_blocked_road_make_them_wait() -> None:
    units = "su-4 coming, su-1 1005, ge-1 2002"
    table = Table(units, "soviet-movement").offers_no("enter").can("done").do("done")
    assert table.g.delayed[table.unit("su-4")]
    later = Table(units.replace("coming", "coming delayed"), "soviet-movement")
    later.offers("enter", "su-4 2016")


@rule("16/reinf/unload", "7/formation/to-column", "7/enemy-roads/double")
def test_soviets_never_pay_for_strange_roads() -> None:
    table = Table("su-4 coming, ge-1 0505", "soviet-movement").do("enter su-4 1801", "column", "go 1701")
    table.has_left("su-4", 8 - 1 - 1)


@rule("16/reinf/unload", "7/reduce/dismount", "18/cavalry/bonus")
def test_the_point_for_unloading_comes_off_all() -> None:
    table = Table("su-cav su-mot coming, ge-1 0505", "initial-soviet-movement")
    table.do("enter su-cav 1801").has_left("su-cav", 15 - 1).do("halt")
    table.do("enter su-mot 1801").has_left("su-mot", 11).refused("dismount", "7/reduce/dismount")


@rule("16/reinf/entry-hex", "5/weather/random-thaw", "7/enemy-roads/double")
def test_in_a_thaw_a_trail_into_strange_country_is_dear() -> None:
    roads = {"roads": "0113 0213 0313 0413 fire-trail", "weather": "thaw"}
    table = Table("ge-1 ge-2 coming, su-1 0713", "german-movement", **roads)
    table.do("enter ge-1 0113").has_left("ge-1", 8 - 2 - 1).do("go 0213", "halt")
    table.do("enter ge-2 0113").has_left("ge-2", 8 - 2 * (1 + 1))


@rule("16/reinf/supplied", "17/command/when", "7/assault/marker-cost")
def test_who_has_just_come_in_fights_under_orders() -> None:
    units = "ge-1 coming, ge-4 0516, su-1 0316"
    table = Table(units, "initial-german-movement", commanded=False, terrain="0215 marsh, 0216 marsh")
    table.has_left("ge-4", 6)
    assert table.g.delayed[table.unit("ge-1")] == 0
    table.do("enter ge-1 0116", "go 0216").has_left("ge-1", 12 - 1).unmarked("ge-1 uncommanded")


@rule("16/reinf/timing", "4/seq/pm-kept", "16/reinf/soviet")
def test_who_missed_the_morning_comes_with_the_first_impulse() -> None:
    table = Table("su-4 coming, su-hq su-1 1005, ge-hq ge-1 0505", "challenge", initial=0).do("want", "allow")
    table.until("soviet-movement").has(section="pm", kind="initial").refused("done", "16/reinf/timing")


@rule("16/reinf/blocked", "10/zoc/exceptions", "7/rail/cut", "15/works/trench-effects")
def test_friends_in_a_trench_keep_a_way_in_open() -> None:
    units = "su-4 coming, su-1 2001, ge-1 2002"
    Table(units, "soviet-movement").offers_no("enter")
    dug = Table(f"{units}, su-2 2003", "soviet-movement", works="2003 trench soviet")
    dug.offers("enter", "su-4 2003").do("enter su-4 2003").finds("su-4 2003 column")
    Table(f"{units}, su-2 2003 column", "soviet-movement", works="2003 trench soviet").offers_no("enter")
    Table(f"{units}, su-t34 2003", "soviet-movement", works="2003 trench soviet").offers_no("enter")


@rule("16/reinf/supplied", "7/assault/marker-required", "7/formation/to-deployed")
def test_who_comes_in_may_assault_at_once_in_column_or_deployed() -> None:
    table = Table("ge-1 coming, ge-2 1005, su-1 0316", "german-movement").do("enter ge-1 0116", "go 0216")
    table.copy().do("assault 0316").marked("ge-1 marker column")
    table.do("deploy", "pass").has_left("ge-1", 8 - 1 - 1.5).do("assault 0316").unmarked("ge-1 column")


@rule("8/stack/columns", "7/formation/to-deployed", "16/reinf/entry-hex")
def test_who_deploys_in_the_entry_hex_makes_way_for_the_next() -> None:
    table = Table("ge-1 ge-2 coming, ge-3 1005, su-1 1505", "german-movement").do("enter ge-1 0116")
    table.copy().do("halt").refused("enter ge-2 0116", "8/stack/columns").can("done")
    table.do("deploy", "halt", "enter ge-2 0116").has_left("ge-2", 8 - 1)


@rule("17/command/when", "16/reinf/supplied")
def test_a_staff_that_comes_in_commands_from_the_next_impulse_on() -> None:
    table = Table("ge-hq coming, ge-1 0505, su-1 1505", "german-movement", commanded=False)
    table.do("enter ge-hq 0116", "go 0316", "halt").has_left("ge-1", 4).marked("ge-1 uncommanded")


@rule("16/reinf/german", "7/formation/column-stacking", "16/reinf/blocked")
def test_germans_choose_among_their_open_roads() -> None:
    table = Table("ge-1 ge-2 coming, su-1 0212", "german-movement", roads=f"{WEST}, 0110 0210 fire-trail")
    table.offers("enter", "ge-1 0110", "ge-1 0116", "ge-2 0110", "ge-2 0116")
    table.refused("enter ge-1 0113", "16/reinf/blocked")


@rule("16/reinf/unload", "7/formation/to-column", "15/works/foxhole")
def test_who_digs_at_the_station_first_pays_for_the_column() -> None:
    table = Table("su-1 coming, ge-1 0505", "initial-soviet-movement").do("enter su-1 1801")
    table.copy().do("column").has_left("su-1", 12 - 1)
    table.do("foxhole").has_left("su-1", 12 - 1 - 8).do("column").has_left("su-1", 12 - 1 - 8 - 1)


@rule("12/state/recovery", "7/offmap/forced")
def test_who_was_driven_off_the_map_collects_himself_there() -> None:
    table = Table("su-1 off-map disrupted, su-2 off-map suppressed, su-4 1505, ge-1 0505", "recovery")
    table.marked("su-1 suppressed").unmarked("su-2 suppressed")
