"""15 Bridges: blown up, repaired, new ones; pontoons and boats on the Moskva."""

import pytest

from grognard.games.borodino_41.position import LOST
from grognard.games.borodino_41.rules import bridges
from grognard.games.borodino_41.rules.movement.stepping import stand
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel import flow
from tests.borodino_41.rules.movement.marching import Table
from tests.borodino_41.table import real_game
from tests.rules import rule

AROUND = ("0505", "0605", "0606", "0507", "0406", "0405")
"""The hexes around 0506."""
STREAM = {
    "sides": "0505 0506 stream, 0505 0506 bridge, 0605 0606 stream",
    "roads": "0504 0505 0506 0507 secondary-road",
}
RIVER = {"sides": ", ".join(f"{near} 0506 river" for near in AROUND)}


def spot(table: Table, a: str, b: str) -> int:
    """The number of a hexside."""
    found = table.g.geo.spots.edge(table.cell(a), table.cell(b))
    assert found is not None
    return found


def at_work(table: Table) -> bool:
    """Whether any engineers work at a bridge."""
    return bridges.is_work_going_on(table.g)


def end_of_day(table: Table, camp: int) -> Table:
    """The night impulse of a side is over."""
    table.g.stack = []
    bridges.day_done(table.g, camp)
    flow.run(table.g)
    return table


@rule("15/demolition/bridge", "9/terrain/bridges-fords")
def test_engineers_blow_up_a_bridge_for_four_points() -> None:
    table = Table("su-eng 0505, su-at 0504 column", "soviet-movement", **STREAM)
    table.copy().do("pick su-at", "go 0506").has_left("su-at", 6)
    table.do("pick su-eng", "demolish 0505/0506").has_left("su-eng", 4).logs("bridge.blown")
    table.refused("demolish 0505/0506", "15/demolition/bridge").do("halt", "pick su-at").refused("go 0506")


@rule("15/demolition/bridge", "15/works/types")
def test_who_may_blow_up_what() -> None:
    table = Table("su-eng su-1 0505, su-2 0707", "soviet-movement", **STREAM)
    table.copy().do("pick su-1").refused("demolish 0505/0506", "15/works/types")
    table.copy().do("pick su-eng").refused("demolish 0605/0606", "15/demolition/bridge")
    Table("su-eng 0505 suppressed", "soviet-movement", **STREAM).do("pick su-eng").refused(
        "demolish 0505/0506", "15/demolition/bridge"
    )
    Table("su-eng 0505 uncommanded suppressed", "soviet-movement", **STREAM).do("pick su-eng").refused(
        "demolish 0505/0506", "15/demolition/bridge"
    )
    Table("su-eng 0605", "soviet-movement", **STREAM).do("pick su-eng").refused(
        "demolish 0605/0606", "15/demolition/bridge"
    )


@rule("15/bridge/rebuild", "15/bridge/next-turn")
def test_a_day_beside_it_repairs_a_bridge() -> None:
    blown = {**STREAM, "blown": "0505 0506", "initial": SOVIET}
    table = Table("su-eng 0505, su-2 1111", "soviet-movement", **blown).do("pick su-eng", "build 0505/0506")
    table.has_left("su-eng", 0)
    side = spot(table, "0505", "0506")
    end_of_day(table, SOVIET)
    assert (table.g.spots[side], table.g.built_today) == (1, (side,)), "not to be used in the same turn"
    bridges.open_finished(table.g)
    assert (table.g.spots[side], table.g.built_today) == (0, ())
    near = Table("su-eng 0505, ge-1 0605, su-2 1111", "soviet-movement", **blown).do("pick su-eng")
    near.can("build 0505/0506")


@rule("15/bridge/rebuild")
def test_work_begins_with_the_day_and_is_for_engineers_in_peace() -> None:
    blown = {**STREAM, "blown": "0505 0506"}
    table = Table("su-eng 0505, su-1 0505", "pm-soviet-movement", **blown, initial=SOVIET)
    table.copy().do("pick su-eng").refused("build 0505/0506", "15/bridge/rebuild")
    first = Table("su-eng 0505, su-1 0505", "pm-soviet-movement", **blown, initial=GERMAN, first_kept=True)
    first.copy().do("pick su-eng").can("build 0505/0506")
    first.copy().do("pick su-1").refused("build 0505/0506", "15/works/types")
    first.copy().do("pick su-eng", "go 0605").refused("build 0505/0506", "15/bridge/rebuild")
    first.copy().do("pick su-eng", "go 0504").refused("build 0505/0506", "15/bridge/rebuild")
    shaken = Table("su-eng 0505 suppressed", "soviet-movement", **blown, initial=SOVIET).do("pick su-eng")
    shaken.refused("build 0505/0506", "15/bridge/rebuild")


@rule("15/bridge/new-stream")
def test_a_day_outside_zones_bridges_a_stream() -> None:
    dry = {**STREAM, "initial": SOVIET}
    table = Table("su-eng 0605, su-2 1111", "soviet-movement", **dry).do("pick su-eng", "build 0605/0606")
    side = spot(table, "0605", "0606")
    end_of_day(table, SOVIET)
    bridges.open_finished(table.g)
    assert table.g.spots[side] == 2
    near = Table("su-eng 0605, ge-1 0604", "soviet-movement", **dry).do("pick su-eng")
    near.refused("build 0605/0606", "15/bridge/new-stream")
    Table("su-eng 0505", "soviet-movement", **dry).do("pick su-eng").refused(
        "build 0505/0506", "15/bridge/new-stream"
    )


@rule("15/river/interrupted")
def test_whoever_is_disturbed_begins_again() -> None:
    dry = {**STREAM, "initial": SOVIET}
    table = Table("su-eng 0605, ge-1 0602, su-2 1111", "soviet-movement", **dry).do(
        "pick su-eng", "build 0605/0606"
    )
    quiet = table.copy()
    stand(quiet.g, quiet.unit("ge-1"), quiet.cell("0603"))
    assert at_work(quiet)
    stand(table.g, table.unit("ge-1"), table.cell("0604"))
    assert not at_work(table)
    shaken = quiet.copy()
    shaken.g.change(shaken.unit("su-eng"), state=1)
    end_of_day(shaken, SOVIET)
    assert not shaken.g.built_today
    moved = quiet.copy()
    stand(moved.g, moved.unit("su-eng"), moved.cell("0505"))
    assert not at_work(moved)


@rule("15/bridge/marker-limit")
def test_the_third_soviet_bridge_needs_the_marker_of_another() -> None:
    sides = "0605 0606 stream, 0805 0806 stream, 1005 1006 stream"
    table = Table(
        "su-eng 0605, su-2 1111", "soviet-movement", sides=sides, built="0805 0806, 1005 1006", initial=SOVIET
    )
    old = [spot(table, "0805", "0806"), spot(table, "1005", "1006")]
    table.g.bridging = tuple(2 * side + SOVIET for side in old)
    table.do("pick su-eng", "build 0605/0606")
    table.copy().offers("lift", "0805/0806", "1005/1006").do("lift 0805/0806")
    end_of_day(table, SOVIET).asks("bridge.free", "soviet").offers("lift", "0805/0806", "1005/1006")
    without = table.copy().do("forgo")
    assert (without.g.built_today, without.g.spots[old[0]]) == ((), 2)
    table.do("lift 0805/0806")
    assert (table.g.spots[old[0]], len(table.g.bridging), len(table.g.built_today)) == (0, 2, 1)
    german = Table("ge-1 0707, su-eng 0605", "german-movement", sides=sides, built="0805 0806")
    german.g.bridging = (2 * old[0] + SOVIET,)
    german.refused("lift 0805/0806", "15/bridge/marker-limit")


@rule("15/river/bridge")
def test_germans_bridge_the_river_with_their_pontoons() -> None:
    table = Table("ge-eng ge-pontoon 0505, ge-1 1111", "german-movement", **RIVER, initial=GERMAN)
    side = spot(table, "0505", "0506")
    table.do("pick ge-eng", "build 0505/0506")
    end_of_day(table, GERMAN)
    bridges.open_finished(table.g)
    assert table.g.spots[side] == 2
    alone = Table("ge-eng 0505", "german-movement", **RIVER, initial=GERMAN).do("pick ge-eng")
    alone.refused("build 0505/0506", "15/river/bridge")
    soviet = Table("su-eng 0505", "soviet-movement", **RIVER, initial=SOVIET).do("pick su-eng")
    soviet.refused("build 0505/0506", "15/river/bridge")
    held = Table("ge-eng ge-pontoon 0505, su-hq 0506", "german-movement", **RIVER, initial=GERMAN).do(
        "pick ge-eng"
    )
    held.refused("build 0505/0506", "15/river/bridge")


@rule("15/river/bridge")
@pytest.mark.parametrize("division", ["10pz", "dr"])
def test_engineers_need_the_pontoons_of_their_own_division(division: str) -> None:
    units = f"10pz-49eng {division}-pontoon 0401, 32rd-hq 3519"
    table = Table(units, "german-movement", game=real_game(), initial=GERMAN).do("pick 10pz-49eng")
    if division == "10pz":
        table.can("build 0401/0501")
    else:
        table.refused("build 0401/0501", "15/river/bridge")


@rule("7/formation/column-no-work", "15/bridge/rebuild")
def test_who_forms_a_column_beside_its_bridge_has_lost_the_day() -> None:
    table = Table("su-eng 0505, ge-1 1505", "pm-soviet-movement", **STREAM, blown="0505 0506")
    table.g.task[table.unit("su-eng")] = 1 + spot(table, "0505", "0506")
    for lines, finished in ((("halt",), True), (("column", "deploy", "halt"), False)):
        later = table.copy().do("pick su-eng", *lines)
        assert bool(end_of_day(later, SOVIET).g.built_today) == finished


@rule("15/river/interrupted")
def test_enemies_beside_the_bridge_builders_cost_the_pontoons() -> None:
    table = Table("ge-eng ge-pontoon 0505, su-1 0508", "german-movement", **RIVER, initial=GERMAN)
    table.do("pick ge-eng", "build 0505/0506")
    assert at_work(table)
    stand(table.g, table.unit("su-1"), table.cell("0506"))
    assert not at_work(table)
    assert table.g.place[table.unit("ge-pontoon")] == LOST


@rule("15/river/ferry")
def test_engineers_are_ferried_by_others_and_not_by_themselves() -> None:
    two = Table("ge-eng ge-eng2 0505", "initial-german-movement", **RIVER)
    two.copy().do("pick ge-eng", "ferry 0506").finds("ge-eng 0506, ge-eng2 0505")
    two.copy().do("pick ge-eng2", "ferry 0506").finds("ge-eng2 0506, ge-eng 0505")
    two.do("pick ge-eng", "with ge-eng2").refused("ferry 0506", "15/river/ferry")
    alone = Table("ge-eng 0505", "initial-german-movement", **RIVER).do("pick ge-eng")
    alone.refused("ferry 0506", "15/river/ferry")


@rule("15/river/ferry", "9/terrain/river")
def test_engineers_who_stand_still_ferry_men_and_guns() -> None:
    table = Table("su-1 su-at su-t34 su-eng 0505", "initial-soviet-movement", strengths="su-eng 3", **RIVER)
    table.copy().do("pick su-1").refused("go 0506", "9/terrain/river")
    table.copy().do("pick su-t34").refused("ferry 0506", "15/river/ferry")
    table.copy().do("pick su-at", "ferry 0506").has_left("su-at", 12 - 4 - 2)
    ferried = table.copy().do("pick su-1", "ferry 0506").finds("su-1 0506").has_left("su-1", 12 - 4 - 1)
    ferried.do("halt").refused("pick su-eng", "7/move/one-at-a-time").do("pick su-at").can("ferry 0506")
    moved = table.copy().do("pick su-eng", "go 0504", "go 0505", "halt", "pick su-1")
    moved.refused("ferry 0506", "15/river/ferry")
    moved.refused("ferry 0504", "15/river/ferry")
    Table("su-1 0505", "soviet-movement", **RIVER).do("pick su-1").refused("ferry 0506", "15/river/ferry")
    far = Table("su-1 0505, su-eng 0506", "soviet-movement", **RIVER).do("pick su-1").can("ferry 0506")
    far.do("ferry 0506").finds("su-1 su-eng 0506")
    poor = Table("su-1 0505 uncommanded, su-eng 0506", "soviet-movement", **RIVER).do("pick su-1")
    poor.refused("ferry 0506", "9/effects/insufficient-mp")


@rule("15/river/ferry")
def test_engineers_who_have_ferried_assault_nobody() -> None:
    table = Table("su-1 su-eng 0505, su-hq 0510, ge-hq 0504", "initial-soviet-movement", due=1, **RIVER)
    table.copy().do("pick su-1", "halt", "pick su-eng", "halt").can("mark su-eng 0504")
    table.do("pick su-1", "ferry 0506", "halt").refused("mark su-eng 0504", "15/river/ferry").do("done")


@rule("18/amphib/t38")
def test_the_amphibious_tanks_swim() -> None:
    table = Table("su-t38 su-t34 0505", "soviet-movement", **RIVER)
    table.copy().do("pick su-t38", "go 0506").has_left("su-t38", 6)
    table.copy().do("pick su-t34").refused("go 0506")
    stream = Table("su-t38 0605", "soviet-movement", sides="0605 0606 stream").do("pick su-t38")
    stream.do("go 0606").has_left("su-t38", 6)


@rule("9/terrain/stream", "9/terrain/bridges-fords")
def test_streams_stop_wheels_without_a_bridge_or_ford() -> None:
    around = ", ".join(f"{near} 0506 stream" for near in AROUND)
    wet = {"sides": f"{around}, 0505 0506 ford", "roads": "0505 0506 secondary-road"}
    Table("su-at 0505", "soviet-movement", **wet).do("pick su-at").refused("go 0506")
    Table("su-at 0505 column", "soviet-movement", **wet).do("pick su-at", "go 0506").has_left("su-at", 7)
    Table("su-1 0505", "soviet-movement", **wet).do("pick su-1", "go 0506").has_left("su-1", 6)
    Table("su-t34 0505", "soviet-movement", **wet).do("pick su-t34", "go 0506").has_left("su-t34", 3)


@rule("9/terrain/embankment")
def test_embankments_stop_wheels_off_the_road() -> None:
    line = " ".join(f"05{row:02}" for row in range(2, 16))
    bank = {"roads": f"{line} highway, {line} embankment"}
    Table("su-at 0405", "soviet-movement", **bank).do("pick su-at").refused("go 0505")
    Table("su-1 0405", "soviet-movement", **bank).do("pick su-1", "go 0505").has_left("su-1", 6)
    Table("su-t34 0405", "soviet-movement", **bank).do("pick su-t34", "go 0505").has_left("su-t34", 6)
    table = Table("su-1 0405", "soviet-movement", **bank).do("pick su-1", "go 0505")
    side = table.g.bank[table.unit("su-1")]
    assert table.cell("0405") in table.g.geo.bank_sides(table.cell("0505"))[side - 1], "where it came from"


@rule("15/bridge/rebuild", "15/bridge/next-turn")
def test_a_bridge_that_both_sides_have_repaired_is_the_printed_one() -> None:
    units = "su-eng 0505, su-2 1111, ge-eng 0506, ge-1 1505"
    table = Table(units, "soviet-movement", **STREAM, blown="0505 0506")
    side = spot(table, "0505", "0506")
    for unit in ("su-eng", "ge-eng"):
        table.g.task[table.unit(unit)] = side + 1
    end_of_day(end_of_day(table, SOVIET), GERMAN).has(built_today=(side,), bridging=())
    bridges.open_finished(table.g)
    assert table.g.spots[side] == 0
