"""Chapter 15 where it meets movement, fire, states and time: digging, blowing up, bridging, crossing."""

import pytest

from grognard.games.borodino_41.position import FOXHOLE, GOOD, SUPPRESSED, TRENCH
from grognard.games.borodino_41.rules import bridges, hidden
from grognard.games.borodino_41.rules.combat.losses import eliminate
from grognard.games.borodino_41.rules.combat.morale import disrupt, suppress
from grognard.games.borodino_41.rules.movement import offmap
from grognard.games.borodino_41.rules.movement.stepping import stand
from grognard.games.borodino_41.rules.recovery import recover
from grognard.games.borodino_41.rules.terrain import shelter
from grognard.games.borodino_41.rules.works import close_impulse
from grognard.games.borodino_41.rules.zoc import controlled
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel import flow
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule

ROAD = "0504 0505 0506 0507 secondary-road"
STREAM = {"sides": "0505 0506 stream, 0505 0506 bridge, 0605 0606 stream, 0805 0806 stream", "roads": ROAD}
AROUND = ("0505", "0605", "0606", "0507", "0406", "0405")
RIVER = {"sides": ", ".join(f"{near} 0506 river" for near in AROUND)}


def work(table: Table, label: str = "0505") -> tuple[int, int]:
    return table.g.work_at(table.cell(label))


def spot(table: Table, a: str, b: str) -> int:
    found = table.g.geo.spots.edge(table.cell(a), table.cell(b))
    assert found is not None
    return found


def night_over(table: Table, camp: int) -> Table:
    """The last impulse of a side has ended."""
    table.g.stack = []
    bridges.day_done(table.g, camp)
    flow.run(table.g)
    return table


# ---- foxholes, trenches, fortifications


@rule("15/works/abandon", "15/works/foxhole", "8/stack/strength-place")
def test_foxholes_go_with_the_last_however_it_goes() -> None:
    dug = {"works": "0505 foxhole soviet"}
    table = Table("su-1 su-2 0505, ge-1 1505", "soviet-movement", **dug)
    eliminate(table.g, table.unit("su-1"), "12/losses/eliminated")
    assert work(table)[0] == FOXHOLE
    eliminate(table.g, table.unit("su-2"), "12/losses/eliminated")
    assert not work(table)[0], "nobody inherits them"
    guns = Table("su-1 su-at 0505, ge-1 1505", "soviet-movement", **dug).do("pick su-1", "go 0504", "halt")
    assert work(guns)[0] == FOXHOLE
    assert not shelter(guns.g, guns.unit("su-at")), "they help men alone"


@rule("15/works/abandon", "7/offmap/forced")
def test_foxholes_go_with_who_is_driven_off_the_map() -> None:
    table = Table("ge-1 0107, ge-2 0505, su-1 1505", "german-movement", works="0107 foxhole german")
    offmap.depart(table.g, table.unit("ge-1"))
    assert not work(table, "0107")[0]
    stand(table.g, table.unit("su-1"), table.cell("0107"))
    assert not work(table, "0107")[0], "and no trench comes of them"


@rule("15/works/abandon", "11/dummies/replace")
def test_foxholes_go_with_the_last_dummy_too() -> None:
    facts = {"works": "1505 foxhole soviet", "options": "inverted-counters"}
    for answer in ("lay 1212", "aside"):
        table = Table("ge-1 0505, su-1 1215, soviet-dummy-1 1505", "german-begin", **facts)
        table.g.stack.append(hidden.DummyPlacement(SOVIET))
        table.g.pending = {}
        flow.run(table.g)
        table.do("take soviet-dummy-1", answer, "pass")
        assert not work(table, "1505")[0]


@rule("15/works/abandon", "15/works/trench-effects", "10/zoc/exceptions")
def test_a_trench_that_was_taken_shelters_the_other_side() -> None:
    table = Table("ge-1 0504, su-1 0506", "german-movement", works="0505 trench soviet")
    assert controlled(table.g, SOVIET, table.cell("0505"))
    table.do("pick ge-1", "go 0505", "halt")
    assert work(table) == (TRENCH, GERMAN)
    assert shelter(table.g, table.unit("ge-1")) == "trench"
    assert not controlled(table.g, SOVIET, table.cell("0505"))


@rule("15/works/abandon", "15/works/who-occupies", "12/at/no-works")
def test_tanks_take_a_trench_and_have_nothing_of_it() -> None:
    table = Table("ge-tank 0504, su-1 0507", "german-movement", works="0505 trench soviet")
    table.do("pick ge-tank", "go 0505", "halt")
    assert work(table) == (TRENCH, GERMAN)
    assert not shelter(table.g, table.unit("ge-tank"))


@rule("15/works/on-fort", "9/fort/declare", "15/demolition/fort")
def test_who_loses_his_fort_falls_back_on_his_trench() -> None:
    both = {"forts": "0505 n ne nw", "works": "0505 trench soviet"}
    table = Table("su-1 su-eng 0505, ge-1 1505", "soviet-movement", **both)
    assert shelter(table.g, table.unit("su-1")) == "fort"
    table.do("pick su-eng", "wreck", "halt")
    assert shelter(table.g, table.unit("su-1")) == "trench"
    out = Table("su-1 0505 out, ge-1 1505", "soviet-movement", **both)
    assert shelter(out.g, out.unit("su-1")) == "trench"


@rule("15/works/who-occupies", "7/formation/column-no-cover", "15/works/trench-cost")
def test_a_column_has_no_trench_until_it_deploys() -> None:
    dug = {"works": "0505 trench soviet", "roads": ROAD}
    table = Table("su-1 0505 column, su-2 1505", "soviet-movement", **dug)
    assert not shelter(table.g, table.unit("su-1"))
    table.do("pick su-1", "deploy")
    assert shelter(table.g, table.unit("su-1")) == "trench"


@rule("15/works/trench-cost", "18/cavalry/bonus")
def test_cavalry_can_ride_to_foxholes_and_make_a_trench_of_them() -> None:
    table = Table("su-cav 0502, su-4 0505", "initial-soviet-movement", works="0505 foxhole soviet")
    table.do("pick su-cav", "go 0505").has_left("su-cav", 12).do("trench")
    assert work(table) == (TRENCH, SOVIET)
    late = Table("su-1 0504, su-4 0505", "initial-soviet-movement", works="0505 foxhole soviet")
    late.do("pick su-1", "go 0505").refused("trench", "15/works/trench-cost")
    bare = Table("su-cav 0502, su-4 1505", "initial-soviet-movement").do("pick su-cav", "go 0505")
    bare.refused("trench", "15/works/trench-cost")


@rule("15/works/trench-cost", "7/move/halved", "15/works/foxhole")
def test_without_orders_there_is_no_foxhole_but_a_trench_in_two_impulses() -> None:
    table = Table("su-1 0505 uncommanded, su-2 1505", "initial-soviet-movement").do("pick su-1")
    table.refused("foxhole", "15/works/foxhole").do("trench").has_left("su-1", 0)
    close_impulse(table.g, SOVIET)
    again = Table("su-1 0505 uncommanded digging, su-2 1505", "soviet-movement").do("pick su-1", "trench")
    close_impulse(again.g, SOVIET)
    assert work(again) == (TRENCH, SOVIET)


@rule("15/works/trench-cost", "12/state/disrupted", "4/desc/recovery")
def test_who_was_disordered_between_two_impulses_digs_anew() -> None:
    table = Table("su-1 0505 digging, ge-1 1505", "soviet-movement")
    disrupt(table.g, table.unit("su-1"), "12/state/disrupted")
    recover(table.g)
    assert table.g.state[table.unit("su-1")] == SUPPRESSED
    assert not table.g.digging[table.unit("su-1")]
    calm = Table("su-1 0505 digging, ge-1 1505", "soviet-movement")
    suppress(calm.g, calm.unit("su-1"), "12/state/suppressed")
    recover(calm.g)
    assert calm.g.digging[calm.unit("su-1")], "suppressed men go on digging"


@rule("15/demolition/fort", "9/fort/zoc", "12/state/suppressed")
def test_engineers_wreck_a_fort_beside_the_enemy_unless_shaken() -> None:
    fort = {"forts": "0505 n ne nw"}
    Table("su-eng 0505, ge-1 0504", "soviet-movement", **fort).do("pick su-eng").can("wreck")
    taken = Table("ge-eng 0505, su-1 0504", "german-movement", **fort).do("pick ge-eng").can("wreck")
    taken.do("wreck").has_left("ge-eng", 4)
    Table("ge-eng 0505 suppressed, su-1 0504", "german-movement", **fort).do("pick ge-eng").refused("wreck")


# ---- bridges


@rule("15/bridge/rebuild", "12/state/suppressed", "4/desc/recovery")
def test_nerves_lost_for_a_while_cost_the_whole_day() -> None:
    table = Table(
        "su-eng 0505, su-2 1111, ge-1 1505", "soviet-movement", **STREAM, blown="0505 0506", initial=SOVIET
    )
    table.do("pick su-eng", "build 0505/0506")
    suppress(table.g, table.unit("su-eng"), "12/state/suppressed")
    recover(table.g)
    assert table.g.state[table.unit("su-eng")] == GOOD
    night_over(table, SOVIET)
    assert not table.g.built_today


@rule("15/bridge/rebuild", "4/desc/recovery", "6/challenge/free-second")
def test_the_second_player_needs_a_quiet_morning_too() -> None:
    wet = {**STREAM, "blown": "0505 0506", "initial": GERMAN}
    for shaken, can_build in (("", True), ("suppressed", False)):
        table = Table(f"su-eng 0505 {shaken}, su-hq su-2 1111, ge-hq ge-1 1505", "challenge", **wet)
        table.do("want", "allow").until("soviet-movement").has(section="pm").do("pick su-eng")
        table.unmarked("su-eng suppressed")
        if can_build:
            table.can("build 0505/0506")
        else:
            table.refused("build 0505/0506", "15/bridge/rebuild")
    driven = Table("su-eng 0405, su-hq su-2 1111, ge-hq ge-1 1505", "challenge", **wet)
    stand(driven.g, driven.unit("su-eng"), driven.cell("0505"))
    driven.do("want", "allow").until("soviet-movement").do("pick su-eng")
    driven.refused("build 0505/0506", "15/bridge/rebuild")


@rule("15/bridge/next-turn", "15/demolition/bridge")
def test_a_bridge_of_tonight_can_be_blown_before_it_is_used() -> None:
    new = Table("su-eng 0605, su-2 1111", "soviet-movement", **STREAM, initial=SOVIET)
    new.do("pick su-eng", "build 0605/0606")
    night_over(new, SOVIET)
    side = spot(new, "0605", "0606")
    assert new.g.built_today == (side,)
    blown = Table("ge-eng 0606, ge-1 1505, su-2 1111", "night-german-movement", **STREAM)
    blown.g.built_today, blown.g.bridging = (side,), (2 * side + SOVIET,)
    blown.do("pick ge-eng", "demolish 0605/0606").has_left("ge-eng", 4)
    bridges.open_finished(blown.g)
    assert not blown.g.spots[side]
    assert not blown.g.bridging
    repaired = Table(
        "ge-eng 0506, ge-1 1505, su-2 1111", "night-german-movement", **STREAM, blown="0505 0506"
    )
    side = spot(repaired, "0505", "0506")
    repaired.g.built_today = (side,)
    repaired.do("pick ge-eng", "demolish 0505/0506")
    bridges.open_finished(repaired.g)
    assert repaired.g.spots[side] == 1


@rule("15/bridge/marker-limit", "15/bridge/next-turn")
def test_a_bridge_taken_up_the_night_it_was_built_is_not_there_tomorrow() -> None:
    table = Table("su-eng 0605, su-2 1111", "soviet-movement", **STREAM, initial=SOVIET)
    side = spot(table, "0605", "0606")
    table.g.built_today, table.g.bridging = (side,), (2 * side + SOVIET,)
    bridges.lift(table.g, side)
    bridges.open_finished(table.g)
    assert not table.g.spots[side]
    assert not table.g.bridging


@rule("15/bridge/next-turn", "9/terrain/stream", "7/formation/deployed")
def test_guns_cross_a_new_bridge_from_the_next_morning_on() -> None:
    ring = ", ".join(f"{near} 0506 stream" for near in AROUND)
    wet = {"sides": ring}
    table = Table("su-at 0505, su-2 1111", "soviet-movement", **wet)
    table.g.built_today = (spot(table, "0505", "0506"),)
    table.do("pick su-at").refused("go 0506")
    open_ = Table("su-at 0505, su-2 1111", "soviet-movement", **wet, built="0505 0506").do("pick su-at")
    open_.do("go 0506").has_left("su-at", 6)


@rule("15/demolition/bridge", "7/formation/deployed", "15/works/types")
def test_columns_of_engineers_may_blow_what_they_may_not_build() -> None:
    table = Table("su-eng 0505 column, su-2 1111", "soviet-movement", **STREAM).do("pick su-eng")
    table.can("demolish 0505/0506")
    armoured = Table("ge-aeng 0505, su-2 1111", "german-movement", **STREAM).do("pick ge-aeng")
    armoured.refused("demolish 0505/0506", "15/works/types")


@rule("15/demolition/bridge", "15/bridge/rebuild", "13/supply/source-road")
def test_a_repaired_bridge_can_be_blown_again() -> None:
    table = Table("su-eng 0505, su-2 1111", "initial-soviet-movement", **STREAM).do(
        "pick su-eng", "demolish 0505/0506"
    )
    table.refused("demolish 0505/0506", "15/demolition/bridge")
    table.g.built_today = (spot(table, "0505", "0506"),)
    bridges.open_finished(table.g)
    table.do("halt")
    again = Table("su-eng 0505, su-2 1111", "soviet-movement", **STREAM).do("pick su-eng")
    again.can("demolish 0505/0506")


@rule("15/bridge/new-stream", "10/zoc/definition", "12/state/disrupted")
def test_only_enemies_with_a_zone_disturb_work_at_a_stream() -> None:
    facts = {**STREAM, "initial": SOVIET}
    near = Table("su-eng 0605, ge-1 0604 disrupted, su-2 1111", "soviet-movement", **facts).do("pick su-eng")
    near.can("build 0605/0606")
    Table("su-eng 0605, ge-hq 0604, su-2 1111", "soviet-movement", **facts).do("pick su-eng").can(
        "build 0605/0606"
    )
    Table("su-eng 0605, ge-1 0604, su-2 1111", "soviet-movement", **facts).do("pick su-eng").refused(
        "build 0605/0606", "15/bridge/new-stream"
    )


QUIET_WORKS = ({"works": "0605 trench soviet"}, {"forts": "0605 n ne nw"})


@rule("15/bridge/new-stream", "10/zoc/exceptions", "9/fort/zoc")
@pytest.mark.parametrize("facts", QUIET_WORKS)
def test_no_zone_disturbs_engineers_in_a_trench_or_a_fort(facts: dict[str, str]) -> None:
    units = "su-eng 0605, ge-1 0604, su-2 1111"
    Table(units, "soviet-movement", **STREAM, initial=SOVIET, **facts).do("pick su-eng").can(
        "build 0605/0606"
    )
    ruin = {"forts": "0605 n ne nw", "wrecked": "0605", "works": "0605 foxhole soviet"}
    open_work = Table(units, "soviet-movement", **STREAM, initial=SOVIET, **ruin).do("pick su-eng")
    open_work.refused("build 0605/0606", "15/bridge/new-stream")


# ---- the river


@rule("15/river/interrupted", "10/zoc/exceptions", "15/river/bridge")
def test_an_enemy_without_a_zone_beside_the_engineers_costs_the_pontoons() -> None:
    table = Table("ge-eng ge-pontoon 0505, ge-1 1111, su-hq 0302", "german-movement", **RIVER, initial=GERMAN)
    table.do("pick ge-eng", "build 0505/0506")
    stand(table.g, table.unit("su-hq"), table.cell("0404"))
    assert table.where("ge-pontoon") == "lost"
    assert not bridges.is_work_going_on(table.g)
    other = Table("ge-eng 0505, ge-pontoon 0405, ge-1 1111", "german-movement", **RIVER, initial=GERMAN)
    other.do("pick ge-eng").refused("build 0505/0506", "15/river/bridge")


@rule("15/river/bridge", "15/river/interrupted")
def test_the_work_ends_if_the_pontoons_go_away() -> None:
    units = "ge-eng ge-pontoon 0505, ge-1 1111"
    table = Table(units, "german-movement", **RIVER, initial=GERMAN).do("pick ge-eng", "build 0505/0506")
    stand(table.g, table.unit("ge-pontoon"), table.cell("0504"))
    assert not bridges.is_work_going_on(table.g)


@rule("15/river/ferry", "6/lull/restrictions", "12/state/disrupted")
def test_nobody_is_ferried_into_a_zone_in_a_lull() -> None:
    table = Table(
        "su-1 0505, su-eng 0405, ge-1 0507", "soviet-movement", sides="0505 0506 river, 0405 0506 river"
    )
    table.copy().do("pick su-1").refused("ferry 0506", "15/river/ferry")
    near = Table("su-1 su-eng 0505, ge-1 0507", "soviet-movement", sides="0505 0506 river")
    near.do("pick su-1").can("ferry 0506")
    calm = Table("su-1 su-eng 0505, ge-1 0507", "soviet-movement", sides="0505 0506 river", lull=True)
    calm.do("pick su-1").refused("ferry 0506")
    shaken = Table(
        "su-1 0505 disrupted, su-eng 0505, ge-1 0507", "initial-soviet-movement", sides="0505 0506 river"
    )
    shaken.do("pick su-1").refused("ferry 0506")


@rule("15/river/ferry", "12/state/suppressed")
def test_the_ferrymen_need_only_stand_still() -> None:
    table = Table("su-1 0505, su-eng 0505 suppressed", "soviet-movement", **RIVER).do("pick su-1")
    table.can("ferry 0506").do("ferry 0506", "halt").finds("su-1 0506")
    two = Table("su-eng 0505, ge-1 1505", "soviet-movement", **RIVER).do("pick su-eng")
    two.refused("ferry 0506", "15/river/ferry")


@rule("15/river/ferry", "7/reduce/min-one-hex", "8/stack/limit")
def test_the_least_move_does_not_cross_the_river() -> None:
    poor = Table("su-1 0505 uncommanded, su-eng 0506", "soviet-movement", **RIVER).do("pick su-1")
    poor.refused("ferry 0506", "9/effects/insufficient-mp").refused("go 0506")
    full = Table("su-1 su-eng 0505, su-2 su-3 0506", "soviet-movement", **RIVER).do("pick su-1")
    full.refused("ferry 0506", "8/stack/limit")
