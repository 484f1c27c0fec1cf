"""Chapters 7, 9 and 15: the rule that is given where ground, water, zones or formation close a hex."""

from typing import Any

import pytest

from grognard.games.borodino_41.position import TRENCH
from grognard.games.borodino_41.rules.combat.losses import eliminate
from grognard.games.borodino_41.units import SOVIET
from tests.borodino_41.rules.movement.marching import Table
from tests.rules import rule

AROUND = ("0505", "0605", "0606", "0507", "0406", "0405")
"""The hexes around 0506."""
RIVER = ", ".join(f"{near} 0506 river" for near in AROUND)
STREAM = ", ".join(f"{near} 0506 stream" for near in AROUND)
ROAD = "0504 0505 0506 0507 secondary-road"
DUG = "0506 trench soviet"
LINE = " ".join(f"06{row:02}" for row in range(1, 17))


@rule(
    "9/terrain/river",
    "9/terrain/stream",
    "9/terrain/marsh",
    "9/terrain/embankment",
    "9/terrain/bridges-fords",
)
@rule("7/move/cost-basis", "9/effects/road-rate", "7/formation/deployed")
@pytest.mark.parametrize(
    ("unit", "facts", "goal", "by"),
    [
        ("su-1 0505", {"sides": RIVER}, "0506", "9/terrain/river"),
        ("su-1 0505", {"sides": f"{RIVER}, 0505 0506 bridge", "roads": ROAD}, "0506", "9/terrain/river"),
        ("su-at 0505", {"sides": f"{STREAM}, 0505 0506 bridge", "roads": ROAD}, "0506", "9/terrain/stream"),
        ("su-at 0505", {"sides": f"{STREAM}, 0505 0506 ford"}, "0506", "9/terrain/stream"),
        ("su-t34 0505", {"terrain": "0506 marsh"}, "0506", "9/terrain/marsh"),
        ("su-at 0505", {"terrain": "0506 woods"}, "0506", "7/move/cost-basis"),
        ("su-at 0505", {"roads": f"{LINE} rail, {LINE} embankment"}, "0605", "9/terrain/embankment"),
        ("su-1 0505 column", {"roads": f"{ROAD}, 0605 0606 rail"}, "0605", "9/effects/road-rate"),
        (
            "su-1 0505 column",
            {"sides": f"{STREAM}, 0505 0506 bridge", "roads": ROAD, "blown": "0505 0506"},
            "0506",
            "9/terrain/bridges-fords",
        ),
        ("su-t34 0505 uncommanded", {"terrain": "0504 woods", "hills": "0504"}, "0504", ""),
    ],
)
def test_what_closes_the_next_hex(unit: str, facts: dict[str, Any], goal: str, by: str) -> None:
    table = Table(unit, "soviet-movement", **facts).do(f"pick {unit.split()[0]}")
    if by:
        table.refused(f"go {goal}", by)
    else:
        table.can(f"go {goal}")


@rule("9/effects/insufficient-mp", "9/terrain/woods")
def test_a_hex_that_is_open_is_only_too_dear() -> None:
    table = Table("su-t34 0505", "soviet-movement", terrain="0502 woods, 0402 woods, 0602 woods")
    table.do("pick su-t34", "go 0503", "go 0504", "go 0503").has_left("su-t34", 4).can("go 0502")
    table.do("go 0504", "go 0503")
    table.has_left("su-t34", 2).refused("go 0502", "9/effects/insufficient-mp")


@rule("9/terrain/embankment")
def test_wheels_on_one_side_of_an_embankment_are_told_so() -> None:
    bank = {"roads": f"{LINE} rail, {LINE} embankment"}
    table = Table("su-at 0606", "soviet-movement", **bank)
    near = table.cell("0506")
    side = next(n for n, cells in enumerate(table.g.geo.bank_sides(table.cell("0606")), 1) if near in cells)
    table.g.bank[table.unit("su-at")] = side
    table.do("pick su-at").can("go 0506").refused("go 0706", "9/terrain/embankment")


@rule("15/river/ferry", "6/lull/restrictions", "12/state/disrupted", "7/reduce/enemy-hex")
def test_boats_land_nobody_in_a_zone_that_he_may_not_enter() -> None:
    over = {"sides": RIVER}
    lull = Table("su-1 su-eng 0505, ge-1 0606", "soviet-movement", sides="0505 0506 river", lull=True)
    lull.do("pick su-1").refused("ferry 0506", "6/lull/restrictions")
    assert lull.why("ferry 0506")[1] == "why.march-zone"
    facts = {"sides": "0505 0506 river"}
    table = Table("su-1 0505 disrupted, su-eng 0505, ge-1 0606", "initial-soviet-movement", **facts)
    table.do("pick su-1").refused("ferry 0506", "12/state/disrupted")
    own = Table("su-1 0505 disrupted, su-eng 0505, ge-1 0606", "initial-soviet-movement", **facts, works=DUG)
    own.do("pick su-1").can("ferry 0506")
    held = Table("su-1 su-eng 0505, ge-1 0506", "initial-soviet-movement", **over).do("pick su-1")
    held.refused("ferry 0506", "7/reduce/enemy-hex")


@rule("15/river/ferry", "11/dummies/blocking-road")
def test_who_ran_into_the_enemy_takes_no_boat() -> None:
    facts = {"terrain": "0504 woods", "roads": "0504 0505 secondary-road", "options": "inverted-counters"}
    table = Table("ge-1 ge-eng 0505, su-1 0504", "german-movement", sides="0505 0506 river", **facts)
    table.do("pick ge-1").can("ferry 0506").do("probe 0504", "pass")
    table.refused("ferry 0506", "11/dummies/blocking-road").can("assault 0504")


@rule("15/river/ferry", "16/reinf/blocked", "11/dummies/have")
def test_no_dummy_is_ferried_to_where_the_enemy_comes_in() -> None:
    facts = {"sides": "0313 0213 river", "options": "inverted-counters", "roads": "0113 0213 secondary-road"}
    table = Table("soviet-dummy-1 su-eng su-4 0313, ge-1 1505", "initial-soviet-movement", **facts)
    table.copy().do("pick su-4").can("ferry 0213")
    table.do("pick soviet-dummy-1").refused("ferry 0213", "16/reinf/blocked")


@rule("11/dummies/blocking-road", "12/state/disrupted")
def test_the_disrupted_do_not_try_to_pass_where_a_zone_keeps_them_out() -> None:
    facts = {"terrain": "0504 woods, 0503 woods", "options": "inverted-counters"}
    units = "ge-1 0505 disrupted, su-1 0504{}"
    roads = "0503 0504 0505 secondary-road"
    alone = Table(units.format(""), "german-movement", roads=roads, **facts).do("pick ge-1")
    alone.can("probe 0504")
    table = Table(units.format(", su-2 0503"), "german-movement", roads=roads, **facts).do("pick ge-1")
    table.refused("probe 0504", "12/state/disrupted")
    sound = Table("ge-1 0505, su-1 0504, su-2 0503", "german-movement", roads=roads, **facts).do("pick ge-1")
    sound.can("probe 0504")


@rule("7/move/freedom", "7/move/one-at-a-time")
@pytest.mark.parametrize(
    "line", ["ferry 0506", "demolish 0505/0506", "probe 0506", "wreck", "dismount", "halt"]
)
def test_all_that_a_march_can_do_needs_a_unit_first(line: str) -> None:
    table = Table("su-eng 0505, ge-1 1505", "soviet-movement", sides="0505 0506 river")
    assert table.why(line) == ("7/move/freedom", "why.march-pick-first")


@rule("15/river/ferry", "7/move/stacks", "7/move/cost-basis")
def test_a_stack_is_ferried_only_to_where_all_of_it_may_be() -> None:
    facts = {"sides": "0505 0506 river", "terrain": "0506 woods"}
    table = Table("su-1 su-at su-eng 0505", "initial-soviet-movement", **facts).do("pick su-1")
    table.can("ferry 0506").do("with su-at").refused("ferry 0506", "7/move/cost-basis")


@rule("15/river/ferry", "11/dummies/have", "15/works/abandon")
def test_a_dummy_lands_in_an_enemy_trench_with_a_unit_alone() -> None:
    facts = {"sides": "0505 0506 river", "options": "inverted-counters", "works": "0506 trench german"}
    table = Table("soviet-dummy-1 su-eng su-4 0505, ge-1 1505", "initial-soviet-movement", **facts)
    table.copy().do("pick soviet-dummy-1").refused("ferry 0506", "11/dummies/have")
    table.do("pick su-4", "with soviet-dummy-1", "ferry 0506").finds("su-4 soviet-dummy-1 0506")
    assert table.g.has_work(SOVIET, table.cell("0506"), TRENCH)


@rule("7/move/freedom", "7/assault/marker-required", "12/losses/eliminated")
def test_who_was_lost_on_its_march_takes_no_marker() -> None:
    table = Table("su-1 0504 moved, su-2 0505 moved, su-4 1505, ge-1 0506", "soviet-movement")
    eliminate(table.g, table.unit("su-1"), "12/losses/eliminated")
    table.can("mark su-2 0506").refused("mark su-1 0506", "7/move/freedom")
