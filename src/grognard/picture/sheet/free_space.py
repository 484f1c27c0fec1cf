"""Free room on the map: what is taken, and how much a new name would cover of it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot, inf
from typing import NamedTuple

from grognard.picture.scene.model import Point

_BUCKET = 25.0
_EDGE = 2.0
_PACE = 6.0
NAME = 45.0
"""What it costs to cover a whole name."""


class Area(NamedTuple):
    """A rectangle upright on the map, with a weight: what it costs to cover all of it."""

    left: float
    top: float
    right: float
    bottom: float
    weight: float = 1.0

    @classmethod
    def around(cls, middle: Point, width: float, height: float, weight: float = 1.0) -> "Area":
        """The rectangle of a size around a point.

        >>> Area.around((5.0, 5.0), 4.0, 2.0).left
        3.0
        """
        x, y = middle
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2, weight)


class Room:
    """The frame of a map, and the areas taken so far in it.

    >>> room = Room((0, 0, 100, 100))
    >>> room.take([Area(0, 0, 10, 10, 4.0)])
    >>> room.cost(Area(5, 0, 15, 10))
    2.0
    """

    def __init__(self, frame: tuple[float, float, float, float]) -> None:
        self._frame = frame
        self._buckets: dict[tuple[int, int], list[Area]] = defaultdict(list)
        """What is taken in each square, with what it costs to cover a unit of it."""

    def take(self, areas: Iterable[Area]) -> None:
        """Mark areas as taken."""
        for area in areas:
            size = (area.right - area.left) * (area.bottom - area.top)
            entry = area._replace(weight=area.weight / size)
            for bucket in _buckets(area):
                self._buckets[bucket].append(entry)

    def take_line(self, line: Sequence[Point], weight: float) -> None:
        """Mark a line as taken, a small square after every few steps, each with a weight."""
        for one, other in pairwise(line):
            length = hypot(other[0] - one[0], other[1] - one[1])
            steps = [step * _PACE / length for step in range(int(length / _PACE))]
            dx, dy = other[0] - one[0], other[1] - one[1]
            points = [(one[0] + dx * share, one[1] + dy * share) for share in steps]
            self.take(Area.around(point, 4.0, 4.0, weight) for point in points)

    def holds(self, area: Area) -> bool:
        """Whether an area lies inside the frame, a little off its edge."""
        left, top, right, bottom = self._frame
        return (
            area.left > left + _EDGE
            and area.right < right - _EDGE
            and area.top > top + _EDGE
            and area.bottom < bottom - _EDGE
        )

    def cost(self, area: Area, limit: float = inf, start: float = 0.0) -> float:
        """The weight of what an area would cover, by the shares covered, on top of what it costs by itself.

        Nobody asks how far it lies above the limit.
        """
        left, top, right, bottom, _ = area
        total, buckets = start, self._buckets
        rows = range(int(top // _BUCKET), int(bottom // _BUCKET) + 1)
        for column in range(int(left // _BUCKET), int(right // _BUCKET) + 1):
            for row in rows:
                for found in buckets.get((column, row), ()):
                    west, north, east, south, weight = found
                    if west >= right or east <= left or north >= bottom or south <= top:
                        continue
                    first_x = left if left > west else west
                    first_y = top if top > north else north
                    # What lies in several buckets counts in the one where the common part begins.
                    if first_x // _BUCKET != column or first_y // _BUCKET != row:
                        continue
                    wide = (right if right < east else east) - first_x
                    total += weight * wide * ((bottom if bottom < south else south) - first_y)
                    if total >= limit:
                        return total
        return total


def _buckets(area: Area) -> list[tuple[int, int]]:
    rows = range(int(area.top // _BUCKET), int(area.bottom // _BUCKET) + 1)
    columns = range(int(area.left // _BUCKET), int(area.right // _BUCKET) + 1)
    return [(column, row) for column in columns for row in rows]
