"""From straight sides to drawn lines: joining, outlining, wandering and smoothing.

All irregularity comes from :func:`noise`, a hash of its arguments, so that one scene always gives one picture
and regions that share a side fit together.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import floor
from typing import TypeVar
from zlib import crc32

from grognard.picture.scene.markup import pair
from grognard.picture.scene.model import Outline, Point

Segment = tuple[Point, Point]
_T = TypeVar("_T")


def noise(*parts: object) -> float:
    """A number from -1 to 1 that depends on the arguments alone."""
    # crc32 alone is linear in its input; the multiplication breaks up the stripes that this would draw.
    mixed = crc32(repr(parts).encode()) * 2654435761 % 2**32
    return (mixed ^ mixed >> 15) % 2**20 / 2**19 - 1.0


def scatter(column: int, row: int) -> tuple[float, float, float]:
    """Three numbers from -1 to 1 for a place of a lattice; a map has so many that they must be cheap."""
    mixed = column * 374761393 + row * 668265263 & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1274126177 & 0xFFFFFFFF
    mixed ^= mixed >> 16
    return (mixed & 1023) / 512 - 1.0, (mixed >> 10 & 1023) / 512 - 1.0, (mixed >> 20 & 1023) / 512 - 1.0


def corner(point: Point) -> tuple[int, int]:
    """The same key for all computed copies of one corner."""
    # An odd offset: corners at whole and half units are common, and must not straddle two keys.
    return floor(point[0] + 0.3719), floor(point[1] + 0.3719)


def between(one: Point, other: Point, share: float = 0.5) -> Point:
    """The point at ``share`` of the way."""
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def steps_around(ring: Sequence[_T]) -> Iterator[tuple[_T, _T]]:
    """Each part of a ring with the next, and the last with the first.

    >>> list(steps_around("abc"))
    [('a', 'b'), ('b', 'c'), ('c', 'a')]
    """
    return zip(ring, [*ring[1:], ring[0]], strict=True)


def chains(segments: Iterable[Segment]) -> list[list[Point]]:
    """Segments joined into lines that run from fork to fork; a ring ends where it begins."""
    places: dict[tuple[int, int], Point] = {}
    links: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for start, end in segments:
        one, other = corner(start), corner(end)
        places.setdefault(one, start)
        places.setdefault(other, end)
        if other not in links[one]:
            links[one].append(other)
            links[other].append(one)
    used: set[frozenset[tuple[int, int]]] = set()

    def follow(first: tuple[int, int], second: tuple[int, int]) -> list[Point]:
        line = [first, second]
        used.add(frozenset(line))
        while len(links[line[-1]]) == 2 and line[-1] != first:
            onward = [key for key in links[line[-1]] if frozenset((line[-1], key)) not in used]
            if not onward:
                break
            used.add(frozenset((line[-1], onward[0])))
            line.append(onward[0])
        return [places[key] for key in line]

    ends_first = sorted(links, key=lambda key: (len(links[key]) == 2, key))
    return [
        follow(key, onward)
        for key in ends_first
        for onward in sorted(links[key])
        if frozenset((key, onward)) not in used
    ]


def region_outlines(outlines: Iterable[Outline]) -> list[list[Point]]:
    """The closed lines around a set of cells, islands and lakes included; outlines must run one way round."""
    places: dict[tuple[int, int], Point] = {}
    directed: dict[tuple[tuple[int, int], tuple[int, int]], None] = {}
    for outline in outlines:
        keys = [corner(point) for point in outline]
        places.update(zip(keys, outline, strict=True))
        directed.update(dict.fromkeys(steps_around(keys)))
    onward: dict[tuple[int, int], list[tuple[int, int]]] = defaultdict(list)
    for one, other in directed:
        if (other, one) not in directed:
            onward[one].append(other)
    rings = []
    for start in sorted(onward):
        while onward[start]:
            ring = [start]
            while onward[ring[-1]]:
                ring.append(onward[ring[-1]].pop())
            rings.append([places[key] for key in ring])
    return rings


def strayed(line: Sequence[Point], amount: float) -> list[Point]:
    """The line with each corner moved by up to ``amount`` each way; lines that share a corner still meet."""
    return [
        (x + amount * noise("x", corner((x, y))), y + amount * noise("y", corner((x, y)))) for x, y in line
    ]


def calmed(line: Sequence[Point], times: int, share: float = 0.5) -> list[Point]:
    """The line with each inner point drawn ``share`` of the way to the middle of its neighbours."""
    calm = list(line)
    for _ in range(times):
        inner = [
            between(here, between(before, after), share)
            for before, here, after in zip(calm, calm[1:], calm[2:], strict=False)
        ]
        calm = [calm[0], *inner, calm[-1]]
    return calm


def calmed_ring(ring: Sequence[Point], share: float) -> list[Point]:
    """The same for a ring, which ends where it begins."""
    line = ring[:-1]
    return calmed([line[-1], *line, line[0], line[1 % len(line)]], 1, share)[1:-1]


def sampled(line: Sequence[Point], steps: int) -> list[Point]:
    """Points along the curve that :func:`flowing` draws, ``steps`` from each point to the next."""
    points = []
    for (x1, y1, dx1, dy1), (x2, y2, dx2, dy2) in pairwise(_leaning(line)):
        for step in range(steps):
            t = step / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            x = a * x1 + b * (x1 + dx1) + c * (x2 - dx2) + d * x2
            y = a * y1 + b * (y1 + dy1) + c * (y2 - dy2) + d * y2
            points.append((x, y))
    return [*points, line[-1]]


def _leaning(line: Sequence[Point]) -> list[tuple[float, float, float, float]]:
    """Every point with the handle of its curve."""
    before, after = [line[0], *line[:-1]], [*line[1:], line[-1]]
    return [
        (x, y, (b[0] - a[0]) / 6, (b[1] - a[1]) / 6) for (x, y), a, b in zip(line, before, after, strict=True)
    ]


def wandering(line: Sequence[Point], amount: float, pieces: int = 2) -> list[Point]:
    """The line with points put in along each side, ``amount`` of its length off the straight at most."""
    result = [line[0]]
    for start, end in pairwise(line):
        forward = corner(start) <= corner(end)
        one, other = (start, end) if forward else (end, start)
        across = (-(other[1] - one[1]), other[0] - one[0])
        inner = []
        for step in range(1, pieces):
            x, y = between(one, other, step / pieces)
            shift = amount * noise(corner(one), corner(other), step)
            inner.append((x + across[0] * shift, y + across[1] * shift))
        result += inner if forward else inner[::-1]
        result.append(end)
    return result


def smooth(line: Sequence[Point]) -> str:
    """Path data of a curve that rounds every corner of the line; closed if the line is."""
    if len(line) > 3 and corner(line[0]) == corner(line[-1]):
        ring = list(line[:-1])
        middles = [between(here, onward) for here, onward in steps_around(ring)]
        steps = "".join(
            f"Q{pair(bend)} {pair(middle)}"
            for bend, middle in zip([*ring[1:], ring[0]], [*middles[1:], middles[0]], strict=True)
        )
        return f"M{pair(middles[0])}{steps}Z"
    steps = "".join(f"Q{pair(bend)} {pair(between(bend, onward))}" for bend, onward in pairwise(line[1:]))
    return f"M{pair(line[0])}L{pair(between(line[0], line[1]))}{steps}L{pair(line[-1])}"


def straight(line: Sequence[Point]) -> str:
    """Path data of the line as it is."""
    return "M" + "L".join(map(pair, line))


def flowing(line: Sequence[Point]) -> str:
    """Path data of a curve through every point of the line."""
    steps = "".join(
        f"C{pair((x1 + dx1, y1 + dy1))} {pair((x2 - dx2, y2 - dy2))} {pair((x2, y2))}"
        for (x1, y1, dx1, dy1), (x2, y2, dx2, dy2) in pairwise(_leaning(line))
    )
    return f"M{pair(line[0])}{steps}"
