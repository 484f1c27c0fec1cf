"""Free room on the map: what is taken, and how much a new name would cover of it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import floor, hypot

from grognard.picture.scene.model import Point

_BUCKET = 25.0
_EDGE = 2.0
_PACE = 6.0
NAME = 45.0
"""What it costs to cover a whole name."""


@dataclass(frozen=True, slots=True)
class Area:
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

    def take(self, areas: Iterable[Area]) -> None:
        """Mark areas as taken."""
        for area in areas:
            for bucket in _buckets(area):
                self._buckets[bucket].append(area)

    def take_line(self, line: Sequence[Point], weight: float) -> None:
        """Mark a line as taken, a small square after every few steps, each with a weight."""
        for one, other in pairwise(line):
            length = hypot(other[0] - one[0], other[1] - one[1])
            for step in range(int(length / _PACE)):
                share = step * _PACE / length
                point = (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
                self.take([Area.around(point, 4.0, 4.0, weight)])

    def holds(self, area: Area) -> bool:
        """Whether an area lies inside the frame, a little off its edge."""
        left, top, right, bottom = self._frame
        return (
            area.left > left + _EDGE
            and area.right < right - _EDGE
            and area.top > top + _EDGE
            and area.bottom < bottom - _EDGE
        )

    def cost(self, area: Area) -> float:
        """The weight of what an area would cover, by the shares covered."""
        left, top, right, bottom = area.left, area.top, area.right, area.bottom
        total = 0.0
        for column, row in _buckets(area):
            edge, rim = column * _BUCKET, row * _BUCKET
            for found in self._buckets.get((column, row), ()):
                if found.left >= right or found.right <= left or found.top >= bottom or found.bottom <= top:
                    continue
                first_x, first_y = max(left, found.left), max(top, found.top)
                # What lies in several buckets counts in the one where the common part begins.
                if first_x < edge or first_y < rim or first_x >= edge + _BUCKET or first_y >= rim + _BUCKET:
                    continue
                covered = (min(right, found.right) - first_x) * (min(bottom, found.bottom) - first_y)
                size = (found.right - found.left) * (found.bottom - found.top)
                total += found.weight * covered / size
        return total


def _buckets(area: Area) -> list[tuple[int, int]]:
    return [
        (column, row)
        for column in range(floor(area.left / _BUCKET), floor(area.right / _BUCKET) + 1)
        for row in range(floor(area.top / _BUCKET), floor(area.bottom / _BUCKET) + 1)
    ]
