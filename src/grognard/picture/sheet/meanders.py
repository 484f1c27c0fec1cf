"""How a river wanders: bends of all lengths, within the corridor of the hexsides that it runs along.

A course that only swings from corner to corner looks like a wave. Here bends are laid over it whose length
and strength vary along the way: long ones of several sides, some of about a side, and small ones.
"""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi

from grognard.picture.scene.curves import corner, noise
from grognard.picture.scene.model import Point

_POINTS = 4
"""Points of a course to a side."""
_BENDS = ((5.3, 0.22), (2.1, 0.15), (0.8, 0.08))
"""Length of the bends in sides, and how far they swing in lengths of a side."""
_REACH = 0.22
"""How far a river keeps within of its sides, in lengths of a side."""
_TIED = 0.9
"""So near an end or a crossing, in sides, a river comes back to its line."""


def meandering(
    line: Sequence[Point], held: Sequence[bool], bends: float = 1.0
) -> tuple[list[Point], list[float]]:
    """A course along a line of corners, and the place of each of its points, counted in corners.

    Where a side is ``held`` the course passes through its middle, for a bridge or a ford stands there;
    ``bends`` makes all of them smaller or larger.
    """
    course, places = [line[0]], [0.0]
    fixed = [0.0, len(line) - 1.0, *(number + 0.5 for number, is_held in enumerate(held) if is_held)]
    seed = corner(line[0])
    for number, (one, other) in enumerate(pairwise(line)):
        length = hypot(other[0] - one[0], other[1] - one[1]) or 1.0
        across = (one[1] - other[1]) / length, (other[0] - one[0]) / length
        for step in range(1, _POINTS + 1):
            share = step / _POINTS
            place = number + share
            tied = min(1.0, min(abs(place - end) for end in fixed) / _TIED)
            swing = sum(far * _swell(seed, order, place / long) for order, (long, far) in enumerate(_BENDS))
            away = bends * max(-_REACH, min(_REACH, swing)) * length * tied * tied * (3 - 2 * tied)
            x, y = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
            course.append((x + across[0] * away, y + across[1] * away))
            places.append(place)
    course[-1] = line[-1]
    return course, places


def _swell(seed: object, order: int, place: float) -> float:
    """A smooth line through random heights from -1 to 1, one at each whole place."""
    first = int(place)
    low, high = noise(seed, order, first), noise(seed, order, first + 1)
    return low + (high - low) * (1 - cos(pi * (place - first))) / 2
