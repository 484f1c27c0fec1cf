"""Waters with two banks of their own: rivers as wide as they are at each place, and lakes that taper.

>>> lens([(0.0, 0.0), (30.0, 0.0)], 8.0).endswith("Z")
True
"""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from grognard.picture.scene.curves import between, corner, noise, sampled, smooth
from grognard.picture.scene.model import Point

_SWOLLEN = 0.22
"""How much wider or narrower than usual a lake is in places."""
_BEYOND = 0.3
"""How far a lake reaches beyond the ends of its line, in widths."""
_PIECES = 4
"""Points of a shore to a step of the line."""


def ribbon(line: Sequence[Point], widths: Sequence[float]) -> str:
    """Path data around a course with a width at each of its points."""
    left, right = [], []
    for (x, y), (dx, dy), width in zip(line, _directions(line), widths, strict=True):
        left.append((x + dy * width / 2, y - dx * width / 2))
        right.append((x - dy * width / 2, y + dx * width / 2))
    return smooth([*left, *reversed(right), left[0]])


def lens(line: Sequence[Point], width: float) -> str:
    """Path data around a lake along a line: widest in its middle, with uneven shores and round ends."""
    (x1, y1), (x2, y2) = line[0], line[-1]
    directions = _directions(line)
    (ax, ay), (bx, by) = directions[0], directions[-1]
    reach = _BEYOND * width
    longer = [(x1 - ax * reach, y1 - ay * reach), *line[1:-1], (x2 + bx * reach, y2 + by * reach)]
    course = sampled(longer, _PIECES * 2 if len(longer) < 4 else _PIECES)
    seed, count = corner(line[0]), len(course) - 1
    widths = []
    for place in range(count + 1):
        off_middle = abs(2 * place / count - 1)
        blunt = max(0.04, 1 - off_middle**2.6) ** 0.5
        widths.append(width * blunt * (1 + _SWOLLEN * noise("shore", seed, place // 2)))
    return ribbon(course, widths)


def _directions(line: Sequence[Point]) -> list[Point]:
    """At each point the direction in which the line runs there."""
    found = []
    for place in range(len(line)):
        (x1, y1), (x2, y2) = line[max(place - 1, 0)], line[min(place + 1, len(line) - 1)]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        found.append(((x2 - x1) / length, (y2 - y1) / length))
    return found


def divided(line: Sequence[Point], pace: float) -> list[Point]:
    """The line with points put in, so that no two are farther apart than a pace."""
    found = [line[0]]
    for (x1, y1), (x2, y2) in pairwise(line):
        count = int(hypot(x2 - x1, y2 - y1) / pace) + 1
        found += [between((x1, y1), (x2, y2), step / count) for step in range(1, count + 1)]
    return found
