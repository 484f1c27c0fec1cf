"""Ways from cell to cell as the smooth lines that a surveyor would draw.

A way must cross the sides it crosses and meet the places it meets; in between it takes the easiest line. So
its crossing points slide along their sides as an elastic band would pull them, within the middle part of
each side, and a curve runs through them.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise
from math import hypot

from grognard.picture.scene.curves import between, corner, sampled
from grognard.picture.scene.model import Point, Way

Key = tuple[int, int]
_SLIDE = 0.17
"""How far a crossing point may slide from the middle of its side, as a share of a cell's height."""
_PULLS = 8
_SAMPLES = 8
_SHARPEST = -0.2
"""Cosine of the sharpest angle at which two arms of a fork are still one line."""
_APART = 0.11
"""Distance between two kinds of way that cross the same side, as a share of a cell's height."""


@dataclass(frozen=True, slots=True)
class Routes:
    """The lines of each kind of way, where ways cross each side, by its middle, and the cells they meet."""

    lines: Mapping[str, Sequence[Sequence[Point]]]
    crossings: Mapping[Key, Mapping[str, Point]]
    met: Mapping[str, Collection[Key]]

    def crossing(self, start: Point, end: Point) -> Mapping[str, Point]:
        """Where each kind of way crosses the side between two corners."""
        return self.crossings.get(corner(between(start, end)), {})

    def course(self, kind: str, cells: Sequence[Point]) -> list[Point]:
        """Where a way from cell to cell is drawn."""
        line = [cells[0]]
        for place, (one, other) in enumerate(pairwise(cells), 2):
            line.append(self.crossing(one, other).get(kind) or between(one, other))
            if place == len(cells) or corner(other) in self.met.get(kind, ()):
                line.append(other)
        return sampled(line, _SAMPLES)


def routes(
    ways: Iterable[Way],
    order: Sequence[str],
    stops: Collection[Point],
    unit: float,
    beside: Collection[str] = (),
) -> Routes:
    """All ways as lines through ``stops`` (middles of cells), with the kinds in ``order``.

    Kinds in ``beside`` have no line of their own: they lie on that of the last kind they accompany.
    """
    kinds: dict[str, list[Way]] = {kind: [] for kind in order}
    for way in ways:
        kinds[way.kind].append(way)
    held = {corner(point) for point in stops}
    lines: dict[str, list[list[Point]]] = {}
    met: dict[str, set[Key]] = {}
    sides: dict[Key, list[_Crossing]] = defaultdict(list)
    for kind, pieces in kinds.items():
        if not pieces:
            continue
        lines[kind] = []
        if kind in beside:
            continue
        for cells, forks in _strands(pieces):
            met[kind] = held | forks
            band = _Band.through(cells, held | forks)
            band.pull(_SLIDE * unit)
            lines[kind].append(band.points)
            for place, key in band.sides():
                sides[key].append((kind, band, place))
    for sharing in sides.values():
        _part(sharing, _APART * unit)
    for kind in beside:
        for way in kinds[kind]:
            if sharing := sides[corner(between(way.start, way.end))]:
                _, band, at = sharing[-1]
                lines[kind].append(band.piece(at))
    crossings = {key: {kind: band.points[at] for kind, band, at in sharing} for key, sharing in sides.items()}
    return Routes(lines, crossings, met)


def _part(sharing: Sequence["_Crossing"], apart: float) -> None:
    """Set the ways that cross one side beside each other, without changing their order."""
    _, first, at = sharing[0]
    along, middle = first.across[at], first.middles[at]
    if len(sharing) == 1 or along is None:
        return
    slid = []
    for order, (_, band, place) in enumerate(sharing):
        x, y = band.points[place]
        slid.append((round((x - middle[0]) * along[0] + (y - middle[1]) * along[1], 1), order))
    centre = sum(distance for distance, _ in slid) / len(slid)
    for rank, (_, order) in enumerate(sorted(slid)):
        _, band, place = sharing[order]
        band.points[place] = _moved(middle, along, centre + (rank - (len(slid) - 1) / 2) * apart)


@dataclass(slots=True)
class _Band:
    """A line of points. Those on sides may slide: for them ``across`` is the direction of their side."""

    points: list[Point]
    middles: list[Point]
    across: list[Point | None]

    @classmethod
    def through(cls, cells: Sequence[Point], held: Collection[Key]) -> "_Band":
        """From cell to cell, through the middle of those that are held and of both ends."""
        points, across = [cells[0]], list[Point | None]([None])
        for place, (one, other) in enumerate(pairwise(cells), 2):
            length = hypot(other[0] - one[0], other[1] - one[1])
            points.append(between(one, other))
            across.append(((one[1] - other[1]) / length, (other[0] - one[0]) / length))
            if corner(other) in held or place == len(cells):
                points.append(other)
                across.append(None)
        return cls(points, list(points), across)

    def sides(self) -> Iterator[tuple[int, Key]]:
        """The places of the points on sides, with the key of each side."""
        return (
            (place, corner(self.middles[place]))
            for place, along in enumerate(self.across)
            if along is not None
        )

    def piece(self, place: int) -> list[Point]:
        """The curve through the two cells that share the side at a place."""
        half = _SAMPLES // 2
        first = (place - 1) * _SAMPLES + (half if self.across[place - 1] else 0)
        last = (place + 1) * _SAMPLES - (half if self.across[place + 1] else 0)
        return sampled(self.points, _SAMPLES)[first : last + 1]

    def pull(self, farthest: float) -> None:
        """Tighten the band, each point staying on its side."""
        for _ in range(_PULLS):
            for place, along in enumerate(self.across):
                if along is None:
                    continue
                x, y = between(self.points[place - 1], self.points[place + 1])
                middle = self.middles[place]
                slid = (x - middle[0]) * along[0] + (y - middle[1]) * along[1]
                self.points[place] = _moved(middle, along, max(-farthest, min(farthest, slid)))


_Crossing = tuple[str, _Band, int]
"""The kind of a way, its band, and the place in it of the point on a side."""


def _moved(point: Point, along: Point, distance: float) -> Point:
    return point[0] + along[0] * distance, point[1] + along[1] * distance


def _strands(ways: Iterable[Way]) -> Iterator[tuple[list[Point], set[Key]]]:
    """The ways of a kind joined into lines that run on through forks, with the cells that are forks."""
    places: dict[Key, Point] = {}
    links: dict[Key, list[Key]] = defaultdict(list)
    for way in ways:
        one, other = corner(way.start), corner(way.end)
        places[one], places[other] = way.start, way.end
        links[one].append(other)
        links[other].append(one)
    forks = {key for key, arms in links.items() if len(arms) > 2}
    onward = {key: _paired(key, arms, places) for key, arms in links.items()}
    used: set[frozenset[Key]] = set()
    ends_first = sorted(
        ((key, arm) for key, arms in links.items() for arm in arms),
        key=lambda step: (step[1] in onward[step[0]], step),
    )
    for start, arm in ends_first:
        line = [start, arm]
        if frozenset(line) in used:
            continue
        used.add(frozenset(line))
        while (ahead := onward[line[-1]].get(line[-2])) and frozenset((line[-1], ahead)) not in used:
            used.add(frozenset((line[-1], ahead)))
            line.append(ahead)
        # Always from west to east, so that kinds running side by side keep to their side.
        cells = [places[key] for key in line]
        yield cells if cells[0] <= cells[-1] else cells[::-1], forks


def _paired(key: Key, arms: Sequence[Key], places: Mapping[Key, Point]) -> dict[Key, Key]:
    """For each arm of a cell the one in which its line runs on, the straightest pairs first."""

    def cosine(pair: tuple[Key, Key]) -> float:
        (x, y), (x1, y1), (x2, y2) = places[key], places[pair[0]], places[pair[1]]
        return ((x1 - x) * (x2 - x) + (y1 - y) * (y2 - y)) / (hypot(x1 - x, y1 - y) * hypot(x2 - x, y2 - y))

    paired: dict[Key, Key] = {}
    for one, other in sorted(combinations(sorted(arms), 2), key=cosine):
        if one not in paired and other not in paired and (len(arms) == 2 or cosine((one, other)) < _SHARPEST):
            paired[one], paired[other] = other, one
    return paired
