"""Growing zones on a toy country, and the committed map of Race for Berlin against a rebuild."""

from pathlib import Path

import pytest

from atlas.__main__ import ROOT, made
from atlas.maps import PLANS
from atlas.plane import curved, inside, thinned
from atlas.zone_build import build_zones
from atlas.zone_model import City, Place, Watercourse, ZonePlan

CITY = City(
    (0.5, 0.25),
    "0.46,0.22 0.54,0.22 0.54,0.28 0.46,0.28",
    "North East South West",
    (315.0, 45.0, 135.0, 225.0),
)


def toy_plan(barrier: float) -> ZonePlan:
    """Two towns unequally far from a river that runs north, and a small city in between."""
    towns = [
        Place("Left", "Left", (0.1, 0.25), "plain", "", "both"),
        Place("Right", "Right", (0.95, 0.25), "plain", "", "both"),
    ]
    suburbs = [Place(name, name, (0.5, 0.25), "berlin", "", "both") for name in CITY.zones.split()]
    return ZonePlan(
        name="toy",
        folder="",
        box=(0.0, 0.0, 1.0, 0.5),
        cell_km=1.0,
        shortest_border=3.0,
        places=[*towns, *suburbs],
        rivers=[Watercourse("Stream", "0.3,-0.1 0.3,0.6", barrier, "")],
        lakes=(),
        regions=(),
        roads=(),
        entrenchments=(),
        city=CITY,
        scarps=(),
        marshes=(),
        locator={},
        tracks={},
        track_grounds={},
        turns=(),
        index=lambda place: 1,
        printed_borders={},
        legends={},
        check=lambda plan, built: [],
    )


def test_a_border_lies_on_a_river_that_is_hard_to_cross() -> None:
    built = build_zones(toy_plan(barrier=100))
    assert built.river("Left", "Right") == "Stream"
    shared = {x for x, _ in built.shapes["Left"].outline} & {x for x, _ in built.shapes["Right"].outline}
    assert all(abs(x - 0.3 * 111.2) < 1.0 for x in shared)


def test_a_river_that_is_scenery_makes_no_border() -> None:
    built = build_zones(toy_plan(barrier=0))
    assert built.touch("Left", "Right")
    assert built.river("Left", "Right") == ""


def test_zones_of_a_city_meet_in_its_middle_and_touch_their_neighbours_alone() -> None:
    built = build_zones(toy_plan(barrier=0))
    suburbs = CITY.zones.split()
    assert len(set.intersection(*(set(built.shapes[name].outline) for name in suburbs))) == 1
    assert built.touch("North", "East")
    assert not built.touch("North", "South")


def test_zones_know_the_edges_they_touch() -> None:
    built = build_zones(toy_plan(barrier=100))
    assert built.shapes["Left"].edges == "nsw"
    assert built.shapes["Right"].edges == "nse"
    assert built.shapes["North"].edges == ""


def test_thinning_keeps_corners_and_drops_what_is_straight() -> None:
    line = [(0.0, 0.0), (1.0, 0.01), (2.0, 0.0), (2.0, 2.0)]
    assert thinned(line, 0.1) == [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0)]


def test_a_curve_passes_through_its_stops() -> None:
    stops = [(0.0, 0.0), (3.0, 1.0), (5.0, -2.0)]
    drawn = curved(stops, 0.5)
    assert all(stop in [pytest.approx(point) for point in drawn] for stop in stops)


def test_inside() -> None:
    square = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)]
    assert inside((1.0, 1.0), square)
    assert not inside((3.0, 1.0), square)


def test_the_committed_map_of_race_for_berlin_is_what_the_plan_gives() -> None:
    plan = PLANS["race-for-berlin"]
    problems, texts = made(plan)
    assert problems == []
    for name, content in texts.items():
        assert (Path(ROOT) / plan.folder / name).read_bytes() == content, name
