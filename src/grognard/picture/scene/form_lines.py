"""Form lines: thin brown lines along the slopes of hills and valleys, where no survey gives contours.

They say no more than the hills of the map and its streams: ground rises to the one and falls to the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from grognard.picture.scene.curves import calmed, chains, flowing
from grognard.picture.scene.markup import element
from grognard.picture.scene.model import Point

Raster = Sequence[Sequence[float]]
_LEVELS = (-0.42, -0.27, -0.13, 0.2, 0.5, 0.8)
"""The heights at which lines are drawn: below 0 in valleys, above it on hills."""
_SHORTEST = 14
"""A line of fewer points is a speck, and left out."""


def form_lines(heights: Raster, corner: Point, step: float, colour: str) -> str:
    """Lines of equal height on a raster whose points lie `step` apart, the first at a corner."""
    d = ""
    for level in _LEVELS:
        for line in chains(_crossed(heights, level, corner, step)):
            if len(line) >= _SHORTEST:
                d += flowing(calmed(line, 2)[::2])
    pen: dict[str, object] = {"fill": "none", "stroke": colour, "stroke_width": 0.8, "stroke_opacity": 0.5}
    return element("path", d=d, **pen, class_="form-lines") if d else ""


def _crossed(heights: Raster, level: float, corner: Point, step: float) -> Iterator[tuple[Point, Point]]:
    """Where a level crosses each square of four points: from one of its sides to another."""
    for row, (upper, lower) in enumerate(pairwise(heights)):
        above = [height > level for height in upper]
        below = [height > level for height in lower]
        if above == below and len(set(above)) == 1:
            continue
        y = corner[1] + row * step
        for column in range(len(upper) - 1):
            kinds = above[column], above[column + 1], below[column + 1], below[column]
            if len(set(kinds)) == 1:
                continue
            x = corner[0] + column * step
            a, b, c, d = upper[column], upper[column + 1], lower[column + 1], lower[column]
            cut = []
            if kinds[0] != kinds[1]:
                cut.append((x + step * (level - a) / (b - a), y))
            if kinds[1] != kinds[2]:
                cut.append((x + step, y + step * (level - b) / (c - b)))
            if kinds[2] != kinds[3]:
                cut.append((x + step * (level - d) / (c - d), y + step))
            if kinds[3] != kinds[0]:
                cut.append((x, y + step * (level - a) / (d - a)))
            yield from zip(cut[::2], cut[1::2], strict=True)
