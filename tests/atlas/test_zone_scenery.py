"""Scenery of a map of zones: rivers wander near their courses, and what they hide is not drawn twice."""

from math import hypot

import pytest
from shapely import LineString

from atlas.zone_build import build_zones
from atlas.zone_scenery import reaches, wandering
from tests.atlas.test_zones import toy_plan

_STRAIGHT = [(0.6 * step, 0.0) for step in range(100)]


def test_a_river_wanders_but_keeps_its_ends_and_its_neighbourhood() -> None:
    made = wandering("Oder", _STRAIGHT)
    assert made[0] == _STRAIGHT[0]
    assert made[-1] == pytest.approx(_STRAIGHT[-1])
    away = [hypot(x - u, y - v) for (x, y), (u, v) in zip(made, _STRAIGHT, strict=True)]
    assert 0.15 < max(away) <= 0.5
    assert made == wandering("Oder", _STRAIGHT)
    assert made != wandering("Elbe", _STRAIGHT)


def test_the_stretch_along_a_border_is_a_part_of_the_course() -> None:
    built = build_zones(toy_plan(barrier=100))
    course = wandering("Stream", [(0.3 * 111.2, 0.6 * step) for step in range(93)])
    ((name, line),) = reaches([("Stream", course)], built)
    assert name == "Stream"
    assert max(LineString(course).distance(LineString([point, point])) for point in line) < 0.01
    assert LineString(line).length > built.borders["Left", "Right"] * 0.8


def test_borders_are_drawn_where_no_river_hides_them() -> None:
    on_river = build_zones(toy_plan(barrier=100)).dry
    assert not any(abs(x - 0.3 * 111.2) < 0.5 for line in on_river for x, _ in line[1:-1])
    without = build_zones(toy_plan(barrier=0)).dry
    assert sum(LineString(line).length for line in without) > sum(
        LineString(line).length for line in on_river
    )
