"""16 The objectives of the Reich, and the clocks of a dismissal through a turn."""

from typing import Any

import pytest

from grognard.games.victory_roads.position import GERMAN_POOL, REICH_RESERVE
from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.movement.strategic import bar_to_phase
from grognard.games.victory_roads.rules.reich import objectives, satisfaction
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.rules import rule
from tests.victory_roads.table import Table, real_game

MEMEL, OPPELN, GLEIWITZ, KATTOWITZ, BERLIN, OIL = "3520", "2542", "2743", "2843", "1133", "5366"
BUDA, PEST, MINSK, REVAL = "2855", "2956", "5426", "4403"


def campaign(
    won: str = "", at: str = "axis-objectives", units: str = "de-hq-9 lifted", **facts: Any
) -> Table:
    """The end of the German exploitation phase, with some sites in Soviet hands; an HQ asks to come back."""
    holders = ", ".join(f"{label} soviet" for label in won.split())
    return Table(units, at, game=real_game(), holders=holders, **{"turn": 7, **facts})


def lost(won: str) -> set[str]:
    """The objectives that are lost with these sites."""
    found = objectives.held(campaign(won).g)
    return {name for name, kept in zip(objectives.NAMES, found, strict=True) if not kept}


def in_the_east() -> list[str]:
    """All major cities of the Soviet Union and ports of the Baltic states in Axis hands."""
    g = campaign().g
    return [g.geo.board.labels[cell] for cell in g.world.eastern_stakes if g.holder(cell) == AXIS]


# ---- 16.1 The six


@rule("16.1.1/purpose")
@pytest.mark.parametrize("name", ["bessarabia", "bagration", "campaign"])
def test_all_six_are_held_at_the_start(name: str) -> None:
    g = Table.opening(name).g
    assert objectives.held(g) == (True,) * 6
    assert g.objectives == 6


@rule("16.1.1/obj-1")
@pytest.mark.parametrize("won", [MEMEL, OPPELN])
def test_any_city_of_germany_but_berlin_is_the_first(won: str) -> None:
    assert "cities" in lost(won)
    assert lost(BERLIN) == {"berlin"}


@rule("16.1.1/obj-2")
def test_one_city_or_port_in_the_east_is_enough() -> None:
    labels = in_the_east()
    assert {MINSK, REVAL} < {*labels}
    assert MEMEL not in labels
    for kept in (MINSK, REVAL):
        assert lost(" ".join(label for label in labels if label != kept)) == set()
    assert lost(" ".join(labels)) == {"east"}


@rule("16.1.1/obj-3")
def test_two_of_three_cities_of_silesia_are_enough() -> None:
    assert "silesia" not in lost(KATTOWITZ)
    assert "silesia" in lost(f"{KATTOWITZ} {OPPELN}")
    assert "silesia" in lost(f"{GLEIWITZ} {OPPELN}")


@rule("16.1.1/obj-4", "16.1.1/obj-5", "16.1.1/obj-6")
@pytest.mark.parametrize(
    ("won", "name"), [(OIL, "oil"), (BUDA, "budapest"), (PEST, "budapest"), (BERLIN, "berlin")]
)
def test_oil_budapest_and_berlin(won: str, name: str) -> None:
    assert lost(won) == {name}


@rule("16.1.2")
def test_they_are_checked_after_german_exploitation_alone() -> None:
    table = campaign(at="axis-combat", units="de-hq-9 lifted")
    capture(table.g, table.cell(MEMEL), SOVIET)
    assert table.g.objectives == 6
    capture(table.g, table.cell(MEMEL), AXIS)
    objectives.check(table.g)
    table.has(objectives=6, cities_lost=False)


@rule("16.1.3", "15.2.1b")
def test_the_marker_never_goes_back() -> None:
    table = campaign(f"{OIL} {MEMEL}").has(objectives=4, cities_lost=True)
    capture(table.g, table.cell(OIL), AXIS)
    capture(table.g, table.cell(MEMEL), AXIS)
    objectives.check(table.g)
    table.has(objectives=4, cities_lost=True)


# ---- 16.2 The track


@rule("16.2.1b")
@pytest.mark.parametrize(
    ("before", "won", "chits"), [(6, OIL, 1), (5, f"{OIL} {MEMEL}", 2), (5, f"{OIL} {MEMEL} {BUDA}", 2)]
)
def test_chits_of_the_box_of_arrival_join_the_german_pool(before: int, won: str, chits: int) -> None:
    start = campaign(objectives=0).g
    reserve, pool = len(start.in_place(REICH_RESERVE)), len(start.in_place(GERMAN_POOL))
    g = campaign(won, objectives=before).g
    assert (len(g.in_place(REICH_RESERVE)), len(g.in_place(GERMAN_POOL))) == (reserve - chits, pool + chits)
    objectives.check(g)
    assert len(g.in_place(REICH_RESERVE)) == reserve - chits


@rule("16.2.1b")
def test_which_chits_came_is_hidden_from_both() -> None:
    g = campaign(OIL).g
    came = [chit for chit in g.in_place(GERMAN_POOL) if g.support(chit).pool == "reich"]
    assert len(came) == 1
    assert not any(g.can_name((side,), came[0]) for side in (SOVIET, AXIS))


@rule("16.2.1d", "16.1.2")
def test_last_mobilisations_come_in_the_turn_of_the_check() -> None:
    table = campaign(OIL, units="de-vgd-541 eliminated")
    table.offers("arrive", "de-vgd-541")


@rule("16.2.1a")
def test_an_objective_retaken_brings_no_support_back() -> None:
    table = campaign(OIL, mood=8)
    capture(table.g, table.cell(OIL), AXIS)
    assert satisfaction.german_supports(table.g)[1] == 0
    assert table.g.world.charts.reich[table.g.objectives].extra_support == 0


# ---- X28


@rule("example/satisfaction-end-of-reich", "15.3.1a", "15.3.1f", "15.3.2a", "16.2.1c")
def test_x28_memel_falls() -> None:
    units = "de-id-14 1430, su-tc-20 3620 exploits"
    state = {"mood": 3, "ceiling": 8, "dismissals": 3, "freedom": 2, "objectives": 5}
    chits = "de-todt-1 de-ju-52-1 de-model-1 box-g"
    table = campaign(OIL, "soviet-exploitation", units, supports=chits, **state)
    table.do("move su-tc-20", f"go {MEMEL}")
    table.has(mood=6, ceiling=7, dismissals=4, freedom=2, objectives=5)
    table.finds("de-todt-1 de-ju-52-1 de-model-1 german-pool")
    assert satisfaction.german_supports(table.g) == (2, 1)
    table.until("axis-movement").has(no_replacements=True)
    assert allowance(table.g, table.unit("de-id-14")) == 2  # half of two points
    assert bar_to_phase(table.g, AXIS) is not None
    reserve = len(table.g.in_place(REICH_RESERVE))
    table.until("axis-movement", 8)
    g = table.g
    assert (g.objectives, g.cities_lost, g.mood) == (4, True, 6)
    assert len(g.in_place(REICH_RESERVE)) == reserve - 2
    assert satisfaction.reich_box(g).chosen == 0


# ---- interaction 2: the three clocks of a dismissal


def clocks(table: Table) -> tuple[bool, bool, bool]:
    """What is still to come: no points, supports of the other track, half movement."""
    return table.g.no_replacements, table.g.reich_supports, bool(table.g.half_moves & satisfaction.NEXT)


@rule("15.3.1c", "15.3.1d", "15.3.1e", "4.7.2b")
def test_interaction_2_dismissed_by_a_withdrawal_all_strike_in_this_turn() -> None:
    table = campaign(at="axis-supply", units="de-id-14 1430, de-id-170 eliminated", mood=10)
    g = table.g
    g.mood = 1
    satisfaction.advance_freedom(g, "4.7.2")
    assert clocks(table) == (True, True, True)
    table.until("axis-movement")
    assert clocks(table) == (True, False, False)
    assert allowance(g, table.unit("de-id-14")) == 2
    table.until("axis-movement", 8)
    assert clocks(table) == (False, False, False)
    assert table.g.half_moves == 0


@rule("15.3.1c", "15.3.1d", "15.3.1e", "6.3.2b")
def test_interaction_2_dismissed_by_an_abandon_supports_and_movement_wait_a_turn() -> None:
    table = campaign(at="axis-movement", units="de-id-14 1430", mood=1)
    satisfaction.advance_freedom(table.g, "6.3.2")
    assert (clocks(table), allowance(table.g, table.unit("de-id-14"))) == ((True, True, True), 4)
    table.do("end").until("axis-movement", 8)
    assert (clocks(table), allowance(table.g, table.unit("de-id-14"))) == ((False, False, False), 2)


@rule("15.3.1c", "15.3.1d", "15.3.1e", "15.2.1a")
def test_interaction_2_dismissed_by_the_automatic_fall_points_are_lost_at_once() -> None:
    table = campaign(at="axis-arrivals", mood=1)
    assert clocks(table) == (True, True, True)
    table.do("arrive de-hq-9", f"deploy {BERLIN}").until("axis-movement", 8)
    assert clocks(table) == (False, False, False)
    assert table.g.half_moves == satisfaction.NOW


@rule("15.3.1c", "15.3.1d", "15.3.1e", "15.2.1c")
def test_interaction_2_dismissed_by_a_capture_all_strike_in_the_coming_german_turn() -> None:
    table = campaign(at="soviet-movement", units="su-tc-20 3620, de-id-14 1430", mood=4)
    table.do("move su-tc-20", f"go {MEMEL}")
    assert clocks(table) == (True, True, True)
    table.until("axis-movement", 7)
    assert clocks(table) == (True, False, False)
    table.until("axis-movement", 8)
    assert clocks(table) == (False, False, False)
    assert table.g.half_moves == 0
