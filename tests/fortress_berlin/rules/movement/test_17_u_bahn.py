"""17.1 The U-Bahn."""

import pytest

from grognard.games.fortress_berlin.rules import command
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.kernel.pieces import NOWHERE
from tests.fortress_berlin.rules.movement.marching import Table
from tests.rules import rule

LINE = {
    "options": "u-bahn",
    "roads": "2525 2524 2523 2522 2521 2520 u-bahn, 2521 2621 2720 u-bahn",
    "stations": "2525 2523 2521 2720",
    "terrain": "2525 built-up, 2521 built-up",
}
BERLIN = "berlin-hq 5315"


def down(units: str = "ge-vs 2525 n", **facts: str) -> Table:
    return Table(f"{units}, {BERLIN}", "german-movement", **{**LINE, **facts}).do("pick ge-vs", "descend")


@rule("17.1", "17.1.1a")
def test_a_battalion_goes_down_at_a_station_for_a_point() -> None:
    table = down().has_left("ge-vs", 5).finds("ge-vs underground")
    assert table.g.station[table.unit("ge-vs")] == table.cell("2525")
    walk = (
        Table(f"ge-vs 2526 n, {BERLIN}", "german-movement", **LINE)
        .do("pick ge-vs")
        .refused("descend", "17.1.1a")
    )
    walk.do("go 2525", "descend").has_left("ge-vs", 3)


@rule("17.1")
def test_only_with_the_option() -> None:
    facts = {**LINE, "options": ""}
    Table(f"ge-vs 2525 n, {BERLIN}", "german-movement", **facts).do("pick ge-vs").refused("descend", "17.1")


@rule("17.1.1a")
@pytest.mark.parametrize(
    ("unit", "may"),
    [
        ("ge-vs", True),
        ("ge-police", False),
        ("ge-mech", False),
        ("ge-at", False),
        ("ge-eng", True),
        ("ge-1", True),
        ("9-parachute-25", False),
        ("ge-hq", False),
    ],
)
def test_infantry_and_engineers_of_battalion_size_in_command(unit: str, may: bool) -> None:
    hq = "" if unit == "ge-hq" else "ge-hq 2534, "
    table = Table(f"{unit} 2525 n, {hq}{BERLIN}, ge-gun2 2830", "german-movement", **LINE)
    table.g.directed[table.unit("berlin-hq")] = table.unit("ge-gun2") + 1
    table.do(f"pick {unit}")
    assert ("descend" in table.options()) == may
    if not may:
        table.refused("descend", "17.1.1a")


@rule("17.1.1a", "3.5.4a", "3.5.4b")
def test_independent_battalions_need_a_division_or_the_direct_command() -> None:
    units = f"ge-police 2525 n, {BERLIN}"
    table = Table(units, "german-movement", **LINE).do("pick ge-police", "descend")
    assert table.g.directed[table.unit("berlin-hq")] == table.unit("ge-police") + 1
    covered = Table(f"{units}, ge-hq 2527", "german-movement", **LINE).do("pick ge-police", "descend")
    assert not covered.g.directed[covered.unit("berlin-hq")]


@rule("17.1.1a", "3.5.3b")
def test_a_division_out_of_command_stays_above() -> None:
    table = Table(f"ge-5 2525 n, ge-hq2 2525, {BERLIN}", "german-movement", **LINE).do("pick ge-5")
    table.refused("descend", "17.1.1a")
    far = Table(f"ge-5 2525 n, ge-hq2 2514, ge-corps 2526, {BERLIN}", "german-movement", **LINE).do(
        "pick ge-5"
    )
    far.refused("descend", "17.1.1a")
    assert not command.is_commanded(far.g, far.unit("ge-5"), command.U_BAHN)
    near = Table(f"ge-5 2525 n, ge-hq2 2525, ge-corps 2526, {BERLIN}", "german-movement", **LINE).do(
        "pick ge-5"
    )
    near.can("descend")


@rule("17.1.1a", "3.3.2a", "3.3.1c")
def test_only_in_manoeuvre_mode() -> None:
    table = (
        Table(f"ge-vs 2525, {BERLIN}", "german-movement", **LINE)
        .do("pick ge-vs")
        .refused("descend", "17.1.1a")
    )
    table.do("flip", "descend").finds("ge-vs underground")


@rule("17.1.1b", "17.1.2a")
def test_no_change_of_mode_and_no_facing_below() -> None:
    down().refused("flip", "17.1.1b").refused("face S", "17.1.2a").refused("go 2524", "17.1.2a").refused(
        "descend", "17.1.1b"
    )


@rule("17.1.2a")
def test_a_point_a_station_and_one_more_to_come_up() -> None:
    table = down().offers("ride", "2523", "2521", "2720")
    seen = table.game.preview(table.g, "german", table.game.parse("ride 2720"))
    assert seen is not None
    assert (len(seen.way), seen.way[1], seen.cost) == (4, table.cell("2523"), 3)
    table.do("ride 2523").has_left("ge-vs", 4)
    assert table.prompt == "march.below"
    table.copy().do("rise").has_left("ge-vs", 2).finds("ge-vs 2523 manoeuvre")
    table.do("ride 2521").has_left("ge-vs", 3).do("rise").has_left("ge-vs", 0)


@rule("17.1.2a")
def test_a_unit_may_stay_below() -> None:
    table = down().do("ride 2523", "halt").refused("pick ge-vs", "7.1.1")
    table.until("movement", 3).do("pick ge-vs").has_left("ge-vs", 6).can("rise", "ride 2525", "ride 2720")


@rule("17.1.2a")
def test_too_few_points_to_come_up() -> None:
    table = Table(f"ge-vs 2528 n, {BERLIN}", "german-movement", **LINE)
    table.do("pick ge-vs", "go 2525", "descend").has_left("ge-vs", 1).refused("rise", "17.1.2a").can(
        "ride 2523"
    )


@rule("17.1.2b")
def test_one_unit_under_a_station_and_nobody_past_it() -> None:
    table = Table(f"ge-vs 2525 n, ge-vs2 2523 n, ge-vs3 2525 n, {BERLIN}", "german-movement", **LINE)
    table.do("pick ge-vs2", "descend", "halt", "pick ge-vs", "descend").offers_no("ride")
    table.refused("ride 2523", "17.1.2b").refused("ride 2521", "17.1.2a").do("halt")
    table.do("pick ge-vs3").refused("descend", "17.1.2b")
    pair = Table(f"ge-vs ge-vs2 2525 n, {BERLIN}", "german-movement", **LINE).do("pick ge-vs", "with ge-vs2")
    pair.refused("descend", "17.1.2b")


@rule("17.1")
def test_soviet_infantry_blocks_a_station_and_rides_nowhere() -> None:
    table = Table(f"su-1 2523 n, ge-vs 2525 n, {BERLIN}", "soviet-movement", **LINE)
    table.do("pick su-1", "descend").has_left("su-1", 5).refused("ride 2521", "17.1").can("rise").do(
        "halt", "done"
    )
    table.until("movement", 3).decides("german").do("pick ge-vs", "descend").offers_no("ride")
    for unit in ("su-mot", "su-tank", "su-hq"):
        other = Table(f"{unit} 2523 n", "soviet-movement", **LINE).do(f"pick {unit}")
        other.refused("descend", "17.1.1a")


@rule("17.1.3")
def test_below_a_unit_controls_nothing_and_bars_nobody() -> None:
    table = down("ge-vs 2525 n, ge-ss 2530").do("halt", "done")
    assert "2524" not in table.zone(0)
    assert not table.g.count[0][table.cell("2525")]


@rule("17.1.3")
def test_an_enemy_above_keeps_the_exit_shut() -> None:
    (
        down("ge-vs 2525 n, su-1 2523 red")
        .do("ride 2523")
        .refused("rise", "17.1.3")
        .do("ride 2521")
        .can("rise")
    )


@rule("17.1.2a", "3.2.4a")
def test_who_comes_up_in_a_zone_stops() -> None:
    down("ge-vs 2525 n, su-1 2522").do("ride 2523", "rise").refused("go 2524", "3.2.4a").can("flip")


@rule("17.1.2a", "9.0.2a")
def test_nobody_comes_up_in_ruins() -> None:
    table = down(ruins="2521").do("ride 2521").refused("rise", "9.0.2a")
    table.do("ride 2523", "rise")


@rule("17.1.1a", "3.2.4a")
def test_out_of_a_zone_one_may_go_down_but_not_where_one_had_to_stop() -> None:
    start = (
        Table(f"ge-vs 2523 n, su-1 2423, {BERLIN}", "german-movement", **LINE).do("pick ge-vs").can("descend")
    )
    assert start.g.zone[1][start.cell("2523")]
    stop = Table(f"ge-vs 2524 n, su-1 2423, {BERLIN}", "german-movement", **LINE).do("pick ge-vs", "go 2523")
    stop.refused("descend", "3.2.4a")


@rule("17.1.2b", "3.1.4b")
def test_who_comes_up_needs_room() -> None:
    down("ge-vs 2525 n, ge-1 ge-5 ge-at 2523 white").do("ride 2523").refused("rise", "3.1.2")


@rule("17.1.1b", "12.0.2/kills")
def test_who_deserts_below_is_no_longer_at_a_station() -> None:
    table = down()
    unit = table.unit("ge-vs")
    losses.desert(table.g, unit, "11.1.3b")
    table.finds("ge-vs removed").logs("result.deserted", cell=table.cell("2525"))
    assert table.g.station[unit] == NOWHERE
