"""10 Zones of control and movement: entering, leaving, and who is stopped."""

from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule


@rule("10/zoc/enter")
def test_zones_are_entered_freely() -> None:
    table = Table("ge-1 0503, su-1 0506", "german-movement").do("pick ge-1", "go 0505")
    table.finds("ge-1 0505").has_left("ge-1", 6).can("go 0504")


@rule("10/zoc/leave")
def test_who_leaves_a_zone_may_be_fired_on() -> None:
    table = Table("ge-1 0505, su-1 0506", "german-movement").do("pick ge-1", "go 0503")
    table.decides("soviet").asks("fire.ask-zoc").finds("ge-1 0505").do("pass").finds("ge-1 0503")
    Table("ge-1 0504, su-1 0506", "german-movement").do("pick ge-1", "go 0503").decides("german")


@rule("10/zoc/leave")
def test_every_hex_on_the_way_is_left_under_fire() -> None:
    table = Table("ge-1 0505, su-1 0506", "german-movement").do("pick ge-1", "go 0605")
    table.finds("ge-1 0505").do("pass").finds("ge-1 0605").decides("german")
    table.do("go 0606").finds("ge-1 0605").decides("soviet").do("pass").finds("ge-1 0606")


@rule("10/zoc/stopped")
def test_who_is_shaken_stays_and_moves_no_more() -> None:
    table = Table("ge-1 0505, ge-2 1105, su-1 0506", "german-movement", dice=(10, 8))
    table.do("pick ge-1", "go 0503", "fire").finds("ge-1 0505 suppressed").has_left("ge-1", 0)
    table.decides("german").refused("pick ge-1", "7/move/one-at-a-time")
    table = Table("ge-1 0505, ge-2 1105, su-1 0506", "german-movement", dice=(10, 3))
    table.do("pick ge-1", "go 0503", "fire").finds("ge-1 0503").unmarked("ge-1 suppressed")


@rule("10/zoc/stopped")
def test_of_a_stack_the_others_go_on() -> None:
    table = Table("ge-4 ge-5 0505, su-1 0506", "german-movement", dice=(10, 8, 10, 3))
    table.do("pick ge-4", "with ge-5", "go 0503", "fire", "fire")
    table.finds("ge-4 0505 suppressed, ge-5 0503").has_left("ge-5", 6)


@rule("10/zoc/stopped")
def test_who_was_suppressed_before_is_not_stopped_by_that() -> None:
    table = Table("ge-1 0505 suppressed, su-1 0506", "german-movement", dice=(10, 2))
    table.do("pick ge-1", "go 0503", "fire").finds("ge-1 0503 suppressed")


@rule("10/zoc/stopped", "12/morale/second-suppression")
def test_who_is_disrupted_once_more_is_stopped_too() -> None:
    table = Table("ge-1 0505 disrupted, ge-2 1105, su-1 0506", "german-movement", dice=(10, 7))
    table.do("pick ge-1", "go 0504", "fire").finds("ge-1 0505 disrupted").has_left("ge-1", 0)
    table.logs("march.stopped", "10/zoc/stopped").refused("pick ge-1", "7/move/one-at-a-time")


@rule("10/zoc/exceptions", "9/fort/zoc")
def test_works_are_left_without_fire() -> None:
    fort = {"forts": "0505 sw s se"}
    Table("ge-1 0505, su-1 0506", "german-movement", **fort).do("pick ge-1", "go 0503").decides("german")
    Table("ge-1 0505, su-1 0506", "german-movement", **fort, wrecked="0505").do(
        "pick ge-1", "go 0503"
    ).decides("soviet")
    tank = Table("ge-tank 0505, su-1 su-at 0506", "german-movement", **fort)
    tank.do("pick ge-tank", "go 0503").decides("soviet")
    trench = {"works": "0505 trench german"}
    Table("ge-1 0505, su-1 0506", "german-movement", **trench).do("pick ge-1", "go 0503").decides("german")


@rule("10/zoc/change-formation")
def test_changes_of_formation_are_watched_too() -> None:
    road = {"roads": "0505 0504 0503 secondary-road"}
    table = Table("ge-1 0505, su-1 0506", "german-movement", **road).do("pick ge-1", "column")
    table.decides("soviet").marked("ge-1 column").do("pass").decides("german").marked("ge-1 column")
    table = Table("ge-1 0505 column, su-1 0506", "german-movement", **road).do("pick ge-1", "deploy")
    table.decides("soviet").marked("ge-1 column").do("pass").unmarked("ge-1 column").can("go 0504")
    table = Table("ge-1 0505 column, ge-2 1111, su-1 0506", "german-movement", **road, dice=(10, 8))
    table.do("pick ge-1", "deploy", "fire").finds("ge-1 0505 suppressed").unmarked("ge-1 column")
    table.refused("go 0504").refused("pick ge-1", "7/move/one-at-a-time")


@rule("6/lull/restrictions")
def test_in_a_lull_zones_are_closed_and_nobody_fires() -> None:
    table = Table("ge-1 0505, su-1 0506", "german-movement", lull=True).do("pick ge-1")
    table.refused("go 0605", "6/lull/restrictions").refused("go 0606", "6/lull/restrictions")
    table.do("go 0504").decides("german").finds("ge-1 0504").refused("go 0505", "6/lull/restrictions")
    fort = Table("ge-1 0504, su-1 0506", "german-movement", lull=True, forts="0505 sw s se").do("pick ge-1")
    fort.can("go 0505")


@rule("12/state/disrupted")
def test_the_disrupted_keep_out_of_zones() -> None:
    table = Table("ge-1 0504 disrupted, su-1 0506", "german-movement").do("pick ge-1")
    table.refused("go 0505", "12/state/disrupted").can("go 0503")
    Table("ge-1 0504 suppressed, su-1 0506", "german-movement").do("pick ge-1").can("go 0505")


@rule("11/dummies/blocking-road")
def test_a_dummy_on_the_road_gives_way() -> None:
    road = {"roads": "0505 0506 0507 secondary-road", "terrain": "0506 woods", "options": "inverted-counters"}
    table = Table("ge-1 0505, soviet-dummy-1 0506, su-1 1105", "german-movement", **road)
    table.do("pick ge-1").offers("probe", "0506").do("probe 0506").finds("soviet-dummy-1 dummies")
    table.logs("probe.through").can("go 0506", "go 0507")


@rule("11/dummies/blocking-road")
def test_a_unit_on_the_road_stops_the_march() -> None:
    road = {"roads": "0505 0506 0507 secondary-road", "terrain": "0506 woods", "options": "inverted-counters"}
    table = Table("ge-1 0505, su-1 0506", "german-movement", **road).do("pick ge-1", "probe 0506")
    table.logs("probe.stopped").decides("soviet").do("pass").decides("german")
    table.refused("go 0504", "11/dummies/blocking-road").refused("probe 0506", "11/dummies/blocking-road")
    table.can("assault 0506").do("assault 0506").has_left("ge-1", 7)
    shaken = Table("ge-1 0505, ge-2 1111, su-1 0506", "german-movement", **road, dice=(10, 8))
    shaken.do("pick ge-1", "probe 0506", "fire").finds("ge-1 0505 suppressed").refused("mark ge-1 0506")
    open_game = Table("ge-1 0505, su-1 0506", "german-movement", roads=road["roads"], terrain=road["terrain"])
    open_game.do("pick ge-1").refused("probe 0506", "11/hidden/optional")
