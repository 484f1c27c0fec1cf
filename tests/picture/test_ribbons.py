"""Rivers that widen on their way and lakes that taper."""

import re
from itertools import pairwise
from math import hypot

from grognard.games.race_for_berlin.shown.picture import shapes
from grognard.games.race_for_berlin.shown.rivers import rivers
from grognard.picture.scene.model import Line
from grognard.picture.scene.ribbons import divided, lens, ribbon


def points_of(d: str) -> list[tuple[float, float]]:
    numbers = [float(found) for found in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", d)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def height_at(d: str, x: float) -> float:
    near = [py for px, py in points_of(d) if abs(px - x) < 6]
    return max(near) - min(near)


def test_a_ribbon_is_as_wide_as_asked_at_each_point() -> None:
    line = [(10.0 * step, 0.0) for step in range(11)]
    d = ribbon(line, [float(step) for step in range(11)])
    assert height_at(d, 20) < 3
    assert 7 < height_at(d, 80) < 9


def test_a_lake_is_widest_in_its_middle_and_stays_by_its_line() -> None:
    d = lens([(0.0, 0.0), (40.0, 0.0), (80.0, 0.0)], 12.0)
    assert height_at(d, 40) > 1.5 * height_at(d, -3)
    assert max(abs(y) for _, y in points_of(d)) < 9
    assert d == lens([(0.0, 0.0), (40.0, 0.0), (80.0, 0.0)], 12.0)


def test_a_divided_line_has_no_step_longer_than_its_pace() -> None:
    line = divided([(0.0, 0.0), (30.0, 40.0)], 20.0)
    assert max(hypot(c - a, d - b) for (a, b), (c, d) in pairwise(line)) <= 20.0
    assert (line[0], line[-1]) == ((0.0, 0.0), (30.0, 40.0))


def drawn_rivers() -> dict[str, Line]:
    corners = [point for outline in shapes().named("zone").values() for point in outline]
    return {line.name: line for line in rivers(shapes().rows, corners)}


def test_rivers_of_race_for_berlin_rise_thin_and_grow_on_their_way() -> None:
    dahme = drawn_rivers()["Dahme"]
    assert dahme.widths[0] < 0.15 < 0.4 < max(dahme.widths)
    assert all(len(line.widths) == len(line.points) for line in drawn_rivers().values())


def test_no_river_changes_its_width_on_the_spot() -> None:
    steps = [abs(b - a) for line in drawn_rivers().values() for a, b in pairwise(line.widths)]
    assert max(steps) < 0.15


def test_a_river_is_wide_where_it_is_a_border() -> None:
    neisse, teltow = drawn_rivers()["Neisse"], drawn_rivers()["Teltowkanal"]
    assert sorted(neisse.widths)[len(neisse.widths) // 2] > 0.6
    assert max(teltow.widths) < 0.45
