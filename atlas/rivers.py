"""Rivers: traced through a network of polylines by waypoints, then snapped to hexsides.

A course is a chain of corners. The cheapest chain is sought where a hexside costs its mean squared distance
from the river, so that the drawn river follows the real one and never breaks.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise, product
from math import floor, hypot
from typing import TypeVar

from atlas.hexgrid import Corner, HexGrid, Point, Side, corner_point, side_between

Node = TypeVar("Node", Point, Corner)

_BRIDGED_GAP = 0.2  # degrees: the network breaks at lakes and at some confluences
_BRIDGED_BLOCK = 0.31  # at least as far in longitude as a gap is wide
_GAP_PENALTY = 4.0
_WAYPOINT_REACH = 0.25  # degrees
_STEP_COST = 0.04  # keeps a course from wandering where two chains are equally near
_DISTANCE_COST = 30.0
_SAMPLES_PER_SIDE = 5
_SPACING = 0.05  # hexes between the points that stand for a line
_FAR = 3.0  # hexes: farther off, one place is as bad as another


def cheapest_chain(
    start: Node,
    goals: Collection[Node],
    links: Callable[[Node], Iterable[tuple[Node, float]]],
) -> list[Node]:
    """Dijkstra's shortest path to the nearest goal; empty when no goal can be reached."""
    cost = {start: 0.0}
    came_from: dict[Node, Node] = {}
    queue = [(0.0, start)]
    while queue:
        so_far, node = heappop(queue)
        if node in goals:
            chain = [node]
            while chain[-1] != start:
                chain.append(came_from[chain[-1]])
            return chain[::-1]
        if so_far > cost[node]:
            continue
        for near, step in links(node):
            total = so_far + step
            if total < cost.get(near, float("inf")):
                cost[near] = total
                came_from[near] = node
                heappush(queue, (total, near))
    return []


class RiverNetwork:
    """Unnamed river polylines joined into one graph; a named river is the path along its waypoints."""

    def __init__(self, lines: Iterable[Sequence[Point]]) -> None:
        self._links: dict[Point, dict[Point, float]] = {}
        ends = set()
        for line in lines:
            for first, second in pairwise(line):
                self._join(first, second, 1.0)
            ends |= {line[0], line[-1]}
        blocks = _in_blocks(self._links, _BRIDGED_BLOCK)
        for end in ends:
            for vertex in _around(blocks, end, _BRIDGED_BLOCK):
                if vertex != end and _degrees(end, vertex) < _BRIDGED_GAP:
                    self._join(end, vertex, _GAP_PENALTY)

    def _join(self, first: Point, second: Point, penalty: float) -> None:
        length = _degrees(first, second) * penalty
        for one, other in ((first, second), (second, first)):
            known = self._links.setdefault(one, {})
            known[other] = min(length, known.get(other, length))

    def trace(self, waypoints: Sequence[Point]) -> list[Point]:
        """The course through the network's vertices nearest to the waypoints, in their order."""
        stops = [self._nearest(waypoint) for waypoint in waypoints]
        course = stops[:1]
        for start, goal in pairwise(stops):
            leg = cheapest_chain(start, {goal}, lambda vertex: self._links[vertex].items())
            if not leg:
                raise ValueError(f"no river leads from {start} to {goal}")
            course += leg[1:]
        return course

    def _nearest(self, waypoint: Point) -> Point:
        vertex = min(self._links, key=lambda place: _degrees(place, waypoint))
        if _degrees(vertex, waypoint) > _WAYPOINT_REACH:
            raise ValueError(f"no river within {_WAYPOINT_REACH} degrees of {waypoint}; nearest is {vertex}")
        return vertex


def _degrees(first: Point, second: Point) -> float:
    return hypot((first[0] - second[0]) * 0.65, first[1] - second[1])


@dataclass(frozen=True)
class Snapping:
    """What a course must respect: hexsides it may not use, and corners at which it may begin and end."""

    grid: HexGrid
    forbidden: frozenset[Side] = frozenset()

    def open_corners(self) -> set[Corner]:
        """The corners from which at least one hexside may be used."""
        return {end for side in self._usable() for end in side}

    def _usable(self) -> Iterable[Side]:
        owners = self.grid.side_owners
        return (side for side in owners if len(owners[side]) == 2 and side not in self.forbidden)

    def snap(
        self, line: Sequence[Point], starts: Collection[Corner], goals: Collection[Corner]
    ) -> list[Side]:
        """The hexsides nearest to a line in hex units, from the start nearest its source to the best goal."""
        usable = set(self._usable())
        near_line = Nearness(line)
        prices: dict[Side, float] = {}

        def links(corner: Corner) -> Iterable[tuple[Corner, float]]:
            for near in self.grid.corner_links[corner]:
                side = side_between(corner, near)
                if side in usable:
                    if side not in prices:
                        prices[side] = _STEP_COST + _DISTANCE_COST * _mean_square_distance(side, near_line)
                    yield near, prices[side]

        start = min(starts, key=lambda corner: _square(corner_point(corner), line[0]))
        goal = min(goals, key=lambda corner: _square(corner_point(corner), line[-1]))
        chain = cheapest_chain(start, {goal}, links)
        if not chain:
            raise ValueError(f"no hexsides lead from {start} to {goal}")
        return [side_between(one, other) for one, other in pairwise(chain)]


def _square(first: Point, second: Point) -> float:
    return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2


def nearest_step(chain: Sequence[Side], point: Point) -> int:
    """The place in a chain of hexsides that is nearest to a point."""
    return min(range(len(chain)), key=lambda step: _square(middle(chain[step]), point))


def chain_ends(chain: Sequence[Side]) -> Iterator[Corner]:
    """The corner to which each hexside of a chain leads."""
    for place, side in enumerate(chain):
        if place + 1 < len(chain):
            yield side[0] if side[0] in chain[place + 1] else side[1]
        else:
            yield side[1] if place and side[0] in chain[place - 1] else side[0]


def middle(side: Side) -> Point:
    """The point halfway along a hexside, in hex units."""
    (x1, y1), (x2, y2) = corner_point(side[0]), corner_point(side[1])
    return (x1 + x2) / 2, (y1 + y2) / 2


class Nearness:
    """How far a point is from a line in hex units; beyond some hexes it is only known to be far."""

    def __init__(self, line: Sequence[Point]) -> None:
        self._blocks = _in_blocks(every(line, _SPACING), _FAR)
        self._known: dict[Point, float] = {}

    def square(self, point: Point) -> float:
        """The squared distance."""
        if point not in self._known:
            near = (_square(point, place) for place in _around(self._blocks, point, _FAR))
            self._known[point] = min(near, default=_FAR**2)
        return self._known[point]


def _in_blocks(places: Iterable[Point], width: float) -> dict[tuple[int, int], list[Point]]:
    blocks: dict[tuple[int, int], list[Point]] = {}
    for place in places:
        blocks.setdefault((floor(place[0] / width), floor(place[1] / width)), []).append(place)
    return blocks


def _around(blocks: dict[tuple[int, int], list[Point]], point: Point, width: float) -> Iterator[Point]:
    """The places in the block of a point and in the eight around it."""
    column, row = floor(point[0] / width), floor(point[1] / width)
    for block in product((column - 1, column, column + 1), (row - 1, row, row + 1)):
        yield from blocks.get(block, ())


def _mean_square_distance(side: Side, near_line: Nearness) -> float:
    (x1, y1), (x2, y2) = corner_point(side[0]), corner_point(side[1])
    total = 0.0
    for step in range(_SAMPLES_PER_SIDE):
        share = step / (_SAMPLES_PER_SIDE - 1)
        total += near_line.square((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share))
    return total / _SAMPLES_PER_SIDE


def every(line: Sequence[Point], spacing: float) -> list[Point]:
    """The line with points at most so far apart."""
    dense = [line[0]]
    for (x1, y1), (x2, y2) in pairwise(line):
        pieces = max(1, int(hypot(x2 - x1, y2 - y1) / spacing))
        dense += [(x1 + (x2 - x1) * i / pieces, y1 + (y2 - y1) * i / pieces) for i in range(1, pieces + 1)]
    return dense
