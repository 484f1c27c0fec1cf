"""The drawn zones and rivers: no gap, no overlap, and everything where it belongs."""

from collections import Counter
from itertools import combinations, pairwise
from math import hypot

import pytest

from grognard.picture.scene.model import Point
from grognard.picture.scene.relief import contains
from tests.race_for_berlin.the_map import BERLIN, EAST, LINKS, OUTLINES, ROWS, SHAPES


def test_zones_fill_the_map_without_gaps_or_overlaps() -> None:
    """Every stretch of an outline is that of one neighbour, run the other way, or lies on the frame."""
    steps = Counter(
        step for ring in OUTLINES.values() for step in zip(ring, [*ring[1:], ring[0]], strict=True)
    )
    assert set(steps.values()) == {1}
    across = [x for ring in OUTLINES.values() for x, _ in ring]
    down = [y for ring in OUTLINES.values() for _, y in ring]
    left, right, top, bottom = min(across), max(across), min(down), max(down)
    for (x1, y1), (x2, y2) in steps:
        on_frame = (x1 == x2 and x1 in (left, right)) or (y1 == y2 and y1 in (top, bottom))
        assert on_frame or ((x2, y2), (x1, y1)) in steps
    assert sum(map(_area, OUTLINES.values())) == pytest.approx((right - left) * (bottom - top), rel=1e-6)


def _area(ring: tuple[Point, ...]) -> float:
    return (
        abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2
    )


def test_outlines_never_cross_themselves() -> None:
    for zone, ring in OUTLINES.items():
        sides = list(zip(ring, [*ring[1:], ring[0]], strict=True))
        for one, other in combinations(sides, 2):
            if not set(one) & set(other):
                assert not _crosses(one, other), zone


def _crosses(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    def side(a: Point, b: Point, c: Point) -> float:
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = one, other
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_towns_and_counters_lie_in_their_zones() -> None:
    towns = SHAPES.named("town")
    assert set(ROWS) - set(towns) == BERLIN | {"Bridgehead", "Oderbruch-1", "Oderbruch-2"}
    for zone, row in ROWS.items():
        assert contains(OUTLINES[zone], (float(row["x"]), -float(row["y"])))
        if zone in towns:
            assert contains(OUTLINES[zone], towns[zone][0]), zone


def test_rivers_run_from_a_source_or_the_edge_to_a_mouth_or_the_edge() -> None:
    courses = SHAPES.rows["river"]
    across = [x for ring in OUTLINES.values() for x, _ in ring]
    down = [y for ring in OUTLINES.values() for _, y in ring]

    def outside(point: Point) -> bool:
        return not (min(across) < point[0] < max(across) and min(down) < point[1] < max(down))

    for name, course in courses:
        gaps = [
            _distance(course[-1], step) for _, line in courses if line != course for step in pairwise(line)
        ]
        assert outside(course[-1]) or min(gaps) < 0.5, name
    for name in ("Oder", "Elbe", "Havel", "Spree", "Mulde"):
        assert any(outside(course[0]) for river, course in courses if river == name)


def _distance(point: Point, step: tuple[Point, Point]) -> float:
    (x1, y1), (x2, y2) = step
    square = (x2 - x1) ** 2 + (y2 - y1) ** 2 or 1.0
    share = min(max(((point[0] - x1) * (x2 - x1) + (point[1] - y1) * (y2 - y1)) / square, 0.0), 1.0)
    return hypot(point[0] - x1 - (x2 - x1) * share, point[1] - y1 - (y2 - y1) * share)


def test_the_river_line_of_the_oder_and_neisse_is_one_piece_from_edge_to_edge() -> None:
    line = [
        segment
        for one, other in LINKS
        if (one in EAST) != (other in EAST)
        for stretch in SHAPES.border(one, other)
        for segment in pairwise(stretch)
    ]
    ends = [point for point, times in Counter(point for pair in line for point in pair).items() if times == 1]
    down = [y for ring in OUTLINES.values() for _, y in ring]
    assert sorted(y for _, y in ends) == [min(down), max(down)]
