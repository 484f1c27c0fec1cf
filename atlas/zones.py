"""A country cut into zones: each grows from its town over a raster until it meets its neighbours.

Crossing a river costs a long detour, so that borders come to lie on rivers; elsewhere the ground is a little
uneven, so that they wander as borders do.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heapify, heappop, heappush
from math import atan2, cos, degrees, floor, pi, sqrt
from zlib import crc32

from atlas.plane import Plane, inside
from atlas.zone_model import City, Point, ZonePlan, points

Spot = tuple[int, int]
"""A cell of the raster, or the corner at its lower left: column, row from the south-west."""
Edge = tuple[Spot, Spot]
"""Two neighbouring corners, the smaller first."""

STRAIGHT = ((1, 0), (0, 1), (-1, 0), (0, -1))
_DIAGONAL = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_UNEVEN = 0.38  # how much the cost of the ground varies
_UNEVEN_KM = 5.0  # over what distance it varies


class Partition:
    """The raster with the zone of each cell."""

    def __init__(self, plan: ZonePlan) -> None:
        self.plan = plan
        self.plane = Plane(plan.box)
        self.cell = plan.cell_km
        width, height = self.plane.size
        self.columns, self.rows = round(width / self.cell), round(height / self.cell)
        self.banks: dict[Edge, tuple[str, float]] = {}
        self.course_points: dict[Spot, Point] = {}
        for river in plan.rivers:
            if river.barrier:
                self._dig(river.name, self.plane.curve(river.course, self.cell / 3), river.barrier)
        self.zone: dict[Spot, str] = {}
        self._grow()
        self._tidy()

    # Rivers

    def _dig(self, name: str, line: Sequence[Point], barrier: float) -> None:
        """Lays a river along the edges of cells."""
        corner = self.corner(line[0])
        self.course_points.setdefault(corner, line[0])
        for point in line:
            goal = self.corner(point)
            while corner != goal:
                across, up = goal[0] - corner[0], goal[1] - corner[1]
                step = (_sign(across), 0) if abs(across) >= abs(up) else (0, _sign(up))
                onward = (corner[0] + step[0], corner[1] + step[1])
                self.banks[edge_of(corner, onward)] = (name, barrier)
                corner = onward
                self.course_points.setdefault(corner, point)

    def corner(self, point: Point) -> Spot:
        """The corner of cells nearest to a point."""
        return round(point[0] / self.cell), round(point[1] / self.cell)

    # Growing

    def _grow(self) -> None:
        city = self.plan.city
        limit = [self.plane.place(lonlat) for lonlat in points(city.limit)]
        cost: dict[Spot, float] = {}
        queue: list[tuple[float, Spot, str]] = []
        for place in self.plan.places:
            if place.terrain != "berlin":
                for lonlat in (place.at, *points(place.arms)):
                    x, y = self.plane.place(lonlat)
                    queue.append((-place.reach, (floor(x / self.cell), floor(y / self.cell)), place.zone))
        low, high = self.corner(min(limit)), self.corner(max(limit))
        for spot in self.spots():
            if low[0] <= spot[0] <= high[0] and inside(self.middle(spot), limit):
                self.zone[spot] = self._slice(city, self.middle(spot))
        heapify(queue)
        while queue:
            so_far, spot, zone = heappop(queue)
            if spot in self.zone:
                continue
            self.zone[spot] = zone
            for near, step in self._steps(spot):
                total = so_far + step
                if near not in self.zone and total < cost.get(near, float("inf")):
                    cost[near] = total
                    heappush(queue, (total, near, zone))

    def _slice(self, city: City, point: Point) -> str:
        x, y = self.plane.place(city.middle)
        bearing = degrees(atan2(point[0] - x, point[1] - y)) % 360
        names = city.zones.split()
        turned = [(bearing - cut) % 360 for cut in city.cuts]
        return names[turned.index(min(turned))]

    def spots(self) -> Iterator[Spot]:
        """All cells, from the south-west."""
        return ((column, row) for row in range(self.rows) for column in range(self.columns))

    def middle(self, spot: Spot) -> Point:
        """The point in the middle of a cell."""
        return (spot[0] + 0.5) * self.cell, (spot[1] + 0.5) * self.cell

    def _steps(self, spot: Spot) -> Iterator[tuple[Spot, float]]:
        column, row = spot
        ground = self.cell * self._ground(spot)
        walls = {}
        for step in STRAIGHT:
            near = (column + step[0], row + step[1])
            walls[step] = self._wall(spot, near)
            if self._holds(near):
                yield near, ground + walls[step]
        for across, up in _DIAGONAL:
            near = (column + across, row + up)
            if self._holds(near):
                one = walls[across, 0] + self._wall((column + across, row), near)
                other = walls[0, up] + self._wall((column, row + up), near)
                yield near, ground * sqrt(2) + min(one, other)

    def _holds(self, spot: Spot) -> bool:
        return 0 <= spot[0] < self.columns and 0 <= spot[1] < self.rows

    def _wall(self, spot: Spot, near: Spot) -> float:
        found = self.banks.get(edge_between(spot, near))
        return found[1] if found else 0.0

    def _ground(self, spot: Spot) -> float:
        """How slow the ground is at a cell: noise, smooth between the knots of a wide lattice."""
        x, y = spot[0] * self.cell / _UNEVEN_KM, spot[1] * self.cell / _UNEVEN_KM
        column, row = floor(x), floor(y)
        across, up = x - column, y - row
        low = _noise(column, row) * (1 - across) + _noise(column + 1, row) * across
        high = _noise(column, row + 1) * (1 - across) + _noise(column + 1, row + 1) * across
        return 1 + _UNEVEN * (low * (1 - up) + high * up)

    def _tidy(self) -> None:
        """Gives pieces that only a corner joins to their zone to the neighbour that they touch most."""
        left = set(self.zone)
        bodies: dict[str, list[set[Spot]]] = defaultdict(list)
        while left:
            start = left.pop()
            body, queue = {start}, [start]
            while queue:
                column, row = queue.pop()
                for across, up in STRAIGHT:
                    near = (column + across, row + up)
                    if near in left and self.zone[near] == self.zone[start]:
                        left.remove(near)
                        body.add(near)
                        queue.append(near)
            bodies[self.zone[start]].append(body)
        for zone, found in bodies.items():
            for body in sorted(found, key=len)[:-1]:
                rim = sorted(
                    self.zone[near]
                    for column, row in body
                    for across, up in STRAIGHT
                    if (near := (column + across, row + up)) in self.zone and self.zone[near] != zone
                )
                for spot in body:
                    self.zone[spot] = max(rim, key=rim.count)


def edge_of(one: Spot, other: Spot) -> Edge:
    """The edge between two corners."""
    return (one, other) if one < other else (other, one)


def edge_between(spot: Spot, near: Spot) -> Edge:
    """The edge that parts two neighbouring cells."""
    column, row = max(spot, near)
    if spot[1] == near[1]:
        return (column, row), (column, row + 1)
    return (column, row), (column + 1, row)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def swell(seed: str, place: float) -> float:
    """A smooth line through random heights from -1 to 1, one at each whole place."""
    first = floor(place)
    row = crc32(seed.encode()) % 10_000
    low, high = _noise(first, row), _noise(first + 1, row)
    return low + (high - low) * (1 - cos(pi * (place - first))) / 2


@cache
def _noise(column: int, row: int) -> float:
    mixed = crc32(f"{column} {row}".encode()) * 2654435761 % 2**32
    return (mixed ^ mixed >> 15) % 2**20 / 2**19 - 1.0
