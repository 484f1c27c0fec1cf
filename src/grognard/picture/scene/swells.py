"""Rolling ground where no survey gives heights: swells of three lengths, the same on every machine."""

from __future__ import annotations

from itertools import count
from math import ceil, cos, pi

from grognard.picture.scene.curves import noise

Raster = list[list[float]]
LENGTHS = ((52, 0.5), (23, 0.32), (11, 0.18))
"""Length of the swells in points of the raster, and the share of each in the whole."""


def swells(across: int, down: int) -> Raster:
    """Heights from -1 to 1 on a raster.

    >>> [len(row) for row in swells(3, 2)]
    [3, 3]
    """
    found = [[0.0] * across for _ in range(down)]
    for length, high in LENGTHS:
        eased = [(1 - cos(pi * step / length)) / 2 for step in range(length)]
        lattice = [_row(across, length, number, eased) for number in range(ceil(down / length) + 1)]
        for place, row in zip(count(), found):
            number, step = divmod(place, length)
            share, upper, lower = eased[step], lattice[number], lattice[number + 1]
            found[place] = [
                height + high * (one + (other - one) * share)
                for height, one, other in zip(row, upper, lower, strict=True)
            ]
    return found


def _row(across: int, length: int, number: int, eased: list[float]) -> list[float]:
    """Heights along a row of the lattice, eased from each of its points to the next."""
    points = [noise("swell", length, number, column) for column in range(ceil(across / length) + 1)]
    return [
        points[column] + (points[column + 1] - points[column]) * eased[step]
        for column, step in (divmod(place, length) for place in range(across))
    ]
