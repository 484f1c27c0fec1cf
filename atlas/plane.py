"""A flat map of a small country, and lines on it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import cos, hypot, radians

from shapely import LineString, Polygon, contains_xy, prepare

from atlas.zone_model import Box, Point, points

_KM_PER_DEGREE = 111.2


@dataclass(frozen=True)
class Plane:
    """Kilometres east and north of the south-west corner of a box, good for a few hundred kilometres."""

    box: Box

    @property
    def _east(self) -> float:
        return _KM_PER_DEGREE * cos(radians((self.box[1] + self.box[3]) / 2))

    @property
    def size(self) -> Point:
        """Width and height of the box."""
        west, south, east, north = self.box
        return (east - west) * self._east, (north - south) * _KM_PER_DEGREE

    def place(self, lonlat: Point) -> Point:
        """Where a point lies."""
        return (lonlat[0] - self.box[0]) * self._east, (lonlat[1] - self.box[1]) * _KM_PER_DEGREE

    def curve(self, course: str, spacing: float) -> list[Point]:
        """A smooth line through the points of a course, a point every so many kilometres."""
        return curved([self.place(lonlat) for lonlat in points(course)], spacing)


def curved(stops: Sequence[Point], spacing: float) -> list[Point]:
    """A Catmull-Rom line through all stops."""
    made = [stops[0]]
    ends = [stops[0], *stops, stops[-1]]
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        pieces = max(1, round(hypot(end[0] - start[0], end[1] - start[1]) / spacing))
        for piece in range(1, pieces + 1):
            t = piece / pieces
            made.append(
                (
                    _cubic(before[0], start[0], end[0], after[0], t),
                    _cubic(before[1], start[1], end[1], after[1], t),
                )
            )
    return made


def _cubic(before: float, start: float, end: float, after: float, t: float) -> float:
    slope, bend = end - before, after - start
    square, cube = t * t, t * t * t
    return (
        (2 * cube - 3 * square + 1) * start
        + (cube - 2 * square + t) * slope / 2
        + (3 * square - 2 * cube) * end
        + (cube - square) * bend / 2
    )


def inside(point: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies in a closed ring."""
    return bool(contains_xy(_area(tuple(ring)), *point))


@cache
def _area(ring: tuple[Point, ...]) -> Polygon:
    area = Polygon(ring)
    prepare(area)
    return area


def thinned(line: Sequence[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker: the line without the points that lie close to a straight one."""
    simple = LineString(line).simplify(tolerance, preserve_topology=False)
    return [(x, y) for x, y in simple.coords]
