"""From a raster of zones to their borders and outlines.

Neighbours share every point of their common border, because points are moved where they stand and not outline
by outline; borders along a river lie on its course.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot

from atlas.plane import thinned
from atlas.zone_model import BuiltZones, Place, Point, Shape
from atlas.zones import STRAIGHT, Edge, Partition, Spot, edge_between, edge_of

_SMOOTHINGS = 14
_TOLERANCE_KM = 0.12  # how far a thinned border may stray
_NEXUS_CELLS = 2  # corners as near as this to the middle of the city are drawn into it
_PULL = 0.35  # how much room a zone gives up to have its counters near its town
_EDGES = {"n": (0, 1), "s": (0, -1), "w": (-1, 0), "e": (1, 0)}

Pair = tuple[str, str]


def outlined(partition: Partition) -> BuiltZones:
    """The borders of a partition, their rivers and the smoothed shapes."""
    return _Outlines(partition).built()


class _Outlines:
    def __init__(self, partition: Partition) -> None:
        self.raster = partition
        self.edges: dict[Pair, list[Edge]] = defaultdict(list)
        self.links: dict[Spot, set[Spot]] = defaultdict(set)
        for spot in partition.spots():
            for across, up in STRAIGHT:
                near = (spot[0] + across, spot[1] + up)
                one, other = sorted((partition.zone[spot], partition.zone.get(near, "")))
                if one != other and (spot < near or not one):
                    edge = edge_between(spot, near)
                    self.edges[one, other].append(edge)
                    self.links[edge[0]].add(edge[1])
                    self.links[edge[1]].add(edge[0])
        held = self._held()
        self.at = self._smoothed(held)
        self.at = self._smoothed(held | self._drawn_together())

    def built(self) -> BuiltZones:
        """Everything measured on the smoothed lines."""
        made = BuiltZones()
        for pair, edges in sorted(self.edges.items()):
            length = sum(map(self._length, edges))
            if pair[0] and self._is_border(pair, length):
                made.borders[pair] = length
                for edge in edges:
                    if edge in self.raster.banks:
                        along = made.banks.setdefault(pair, {})
                        name = self.raster.banks[edge][0]
                        along[name] = along.get(name, 0.0) + self._length(edge)
        for pair in made.borders:
            name = made.river(*pair)
            dry = [edge for edge in self.edges[pair] if not name or edge not in self.raster.banks]
            for line in _lines(dry):
                made.dry.append(thinned([self.at[corner] for corner in line], _TOLERANCE_KM))
            if name:
                for line in _lines([edge for edge in self.edges[pair] if edge in self.raster.banks]):
                    made.reaches.append((name, thinned([self.at[corner] for corner in line], _TOLERANCE_KM)))
        bodies: dict[str, list[Spot]] = defaultdict(list)
        for spot in self.raster.spots():
            bodies[self.raster.zone[spot]].append(spot)
        for place in self.raster.plan.places:
            cells = bodies[place.zone]
            made.shapes[place.zone] = Shape(
                self._outline(cells), self._centre(place, cells), self._edges(cells)
            )
        return made

    def _length(self, edge: Edge) -> float:
        (x1, y1), (x2, y2) = (self.at[corner] for corner in edge)
        return hypot(x2 - x1, y2 - y1)

    def _is_border(self, pair: Pair, length: float) -> bool:
        """No corner makes neighbours; in the city those beside one another are, whatever they share."""
        ring = self.raster.plan.city.zones.split()
        if pair[0] in ring and pair[1] in ring:
            return set(pair) in [set(beside) for beside in pairwise([*ring, ring[0]])]
        return length >= self.raster.plan.shortest_border

    # Smoothing

    def _held(self) -> dict[Spot, Point]:
        """The corners whose place is known: on a river, or in the middle of the city."""
        raster = self.raster
        held = {
            corner: raster.course_points[corner]
            for corner, near in self.links.items()
            if corner in raster.course_points
            and sum(edge_of(corner, other) in raster.banks for other in near) >= 2
            and self._slides(corner) == (1, 1)
        }
        middle = raster.plane.place(raster.plan.city.middle)
        nexus = raster.corner(middle)
        for corner in self.links:
            if max(abs(corner[0] - nexus[0]), abs(corner[1] - nexus[1])) <= _NEXUS_CELLS:
                held[corner] = middle
        return held

    def _drawn_together(self) -> dict[Spot, Point]:
        """The corners of stretches too short for a border, each stretch drawn together into one point."""
        held = {}
        for pair, edges in self.edges.items():
            if pair[0] and not self._is_border(pair, sum(map(self._length, edges))):
                for line in _lines(edges):
                    held.update(dict.fromkeys(line, self.at[line[len(line) // 2]]))
        return held

    def _smoothed(self, held: Mapping[Spot, Point]) -> dict[Spot, Point]:
        """Each corner of the borders where it comes to lie."""
        at = {corner: (corner[0] * self.raster.cell, corner[1] * self.raster.cell) for corner in self.links}
        at.update(held)
        for _ in range(_SMOOTHINGS):
            moved = {}
            for corner, near in self.links.items():
                if corner in held:
                    continue
                x, y = at[corner]
                mean_x = sum(at[other][0] for other in near) / len(near)
                mean_y = sum(at[other][1] for other in near) / len(near)
                across, up = self._slides(corner)
                moved[corner] = (x + (mean_x - x) / 2 * across, y + (mean_y - y) / 2 * up)
            at.update(moved)
        return at

    def _slides(self, corner: Spot) -> tuple[int, int]:
        """Whether a corner may move across and up: those on the rim of the map keep to it."""
        return int(0 < corner[0] < self.raster.columns), int(0 < corner[1] < self.raster.rows)

    # Shapes

    def _outline(self, cells: Sequence[Spot]) -> list[Point]:
        ring = _ring(cells)
        start = next((place for place, corner in enumerate(ring) if self._is_fixed(corner)), 0)
        ring = ring[start:] + ring[: start + 1]
        outline: list[Point] = []
        stretch = ring[:1]
        for corner in ring[1:]:
            stretch.append(corner)
            if self._is_fixed(corner) or corner == ring[0]:
                # Thinned in one direction whichever zone asks, so that both get the same points.
                forward = stretch[0] <= stretch[-1]
                thin = thinned([self.at[here] for here in stretch[:: 1 if forward else -1]], _TOLERANCE_KM)
                outline += thin[:: 1 if forward else -1][:-1]
                stretch = [corner]
        rounded = [(round(x, 2), round(y, 2)) for x, y in outline]
        before = [rounded[-1], *rounded[:-1]]
        return [point for point, last in zip(rounded, before, strict=True) if point != last]

    def _is_fixed(self, corner: Spot) -> bool:
        """Whether three borders meet at a corner, or two edges of the map."""
        return len(self.links[corner]) > 2 or self._slides(corner) == (0, 0)

    def _edges(self, cells: Sequence[Spot]) -> str:
        outside = {
            (across, up)
            for column, row in cells
            for across, up in STRAIGHT
            if (column + across, row + up) not in self.raster.zone
        }
        return "".join(letter for letter, step in _EDGES.items() if step in outside)

    def _centre(self, place: Place, cells: Sequence[Spot]) -> Point:
        """Where counters stand: in the city as the plan says, else with room and not far from the town."""
        at = self.raster.plane.place(place.at)
        if place.terrain == "berlin":
            return round(at[0], 1), round(at[1], 1)
        town = self.raster.corner(at)
        own = set(cells)
        rim = [
            spot
            for spot in cells
            if any((spot[0] + across, spot[1] + up) not in own for across, up in STRAIGHT)
        ][::2]
        coarse = [spot for spot in cells if spot[0] % 4 == 0 and spot[1] % 4 == 0]

        def merit(spot: Spot) -> float:
            return min(hypot(spot[0] - c, spot[1] - r) for c, r in rim) - _PULL * hypot(
                spot[0] - town[0], spot[1] - town[1]
            )

        x, y = self.raster.middle(max(coarse, key=merit))
        return round(x, 1), round(y, 1)


def _ring(cells: Sequence[Spot]) -> list[Spot]:
    """The corners around a body of cells, counter-clockwise."""
    own = set(cells)
    onward: dict[Spot, list[Spot]] = defaultdict(list)
    for column, row in cells:
        for (across, up), start, end in (
            ((0, -1), (column, row), (column + 1, row)),
            ((1, 0), (column + 1, row), (column + 1, row + 1)),
            ((0, 1), (column + 1, row + 1), (column, row + 1)),
            ((-1, 0), (column, row + 1), (column, row)),
        ):
            if (column + across, row + up) not in own:
                onward[start].append(end)
    first = min(onward)
    ring = [first]
    while True:
        here = ring[-1]
        choices = onward[here]
        if len(choices) > 1 and len(ring) > 1:
            # Where two cells touch by a corner, turn left: the body goes on through the corner.
            before = (here[0] - ring[-2][0], here[1] - ring[-2][1])
            left = (here[0] - before[1], here[1] + before[0])
            end = left if left in choices else choices[0]
        else:
            end = choices[0]
        choices.remove(end)
        if end == first:
            return ring
        ring.append(end)


def _lines(edges: Sequence[Edge]) -> list[list[Spot]]:
    """Edges joined end to end, as far as they go."""
    near: dict[Spot, list[Spot]] = defaultdict(list)
    for one, other in edges:
        near[one].append(other)
        near[other].append(one)
    lines = []
    while near:
        ends = [corner for corner, others in near.items() if len(others) == 1]
        line = [min(ends or near)]
        while line[-1] in near:
            here = line[-1]
            onward = near[here].pop()
            near[onward].remove(here)
            line.append(onward)
            for corner in (here, onward):
                if not near[corner]:
                    del near[corner]
        lines.append(line)
    return lines
