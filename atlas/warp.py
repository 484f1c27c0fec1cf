"""A grid bent so that chosen places fall where a rulebook puts them.

A printed map takes liberties with the ground. Pins say where some places fall on it; a thin-plate spline, the
smoothest bending that obeys them all, moves everything else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot, log

from atlas.hexgrid import HexGrid, Point
from atlas.projection import Frame

Pin = tuple[Point, Point]
"""A place, longitude and latitude, and where it falls in hex units."""

_ROUNDS = 200
_CLOSE = 1e-9  # hexes
_LOST = 1e3
_WITHIN_HEX = 0.35  # hexes from its middle
_NEAR_SIDE = 0.1


@dataclass(frozen=True)
class WarpedFrame:
    """A frame bent by pins, at least three of them and not in one line."""

    frame: Frame
    pins: Sequence[Pin]

    @cached_property
    def _places(self) -> list[Point]:
        return [self.frame.to_hex_units(lonlat) for lonlat, _ in self.pins]

    @cached_property
    def _weights(self) -> list[Point]:
        """Of each pin's pull, then of the constant, x and y of the even part; eastwards and northwards."""
        places = self._places
        even = [[1.0, x, y] for x, y in places]
        rows = [
            [_pull(place, other) for other in places] + terms
            for place, terms in zip(places, even, strict=True)
        ]
        rows += [[terms[i] for terms in even] + [0.0] * 3 for i in range(3)]
        moves = [(to[0] - x, to[1] - y) for (x, y), (_, to) in zip(places, self.pins, strict=True)]
        return solve(rows, moves + [(0.0, 0.0)] * 3)

    def _move(self, point: Point) -> Point:
        terms = [*(_pull(point, place) for place in self._places), 1.0, *point]
        pairs = list(zip(terms, self._weights, strict=True))
        return sum(term * east for term, (east, _) in pairs), sum(term * north for term, (_, north) in pairs)

    def to_hex_units(self, lonlat: Point) -> Point:
        """From longitude and latitude to the grid's plane."""
        x, y = self.frame.to_hex_units(lonlat)
        east, north = self._move((x, y))
        return x + east, y + north

    def to_lonlat(self, point: Point) -> Point:
        """From the grid's plane to longitude and latitude: the place that the bending moves there."""
        x, y = point
        for _ in range(_ROUNDS):
            east, north = self._move((x, y))
            off = point[0] - x - east, point[1] - y - north
            x, y = x + off[0] / 2, y + off[1] / 2  # half a step: a full one can overshoot between close pins
            if hypot(*off) < _CLOSE:
                return self.frame.to_lonlat((x, y))
            if hypot(*off) > _LOST:
                break
        raise ValueError(f"the grid is folded near {point}: pins pull too hard against each other")


def pin(grid: HexGrid, frame: Frame, lonlat: Point, spot: str) -> Pin:
    """A pin that moves a place no farther than it must to lie in a hex or on a side, "2202-2302"."""
    x, y = frame.to_hex_units(lonlat)
    cells = [grid.centre(grid.cell(label)) for label in spot.split("-")]
    to_x, to_y = (sum(values) / len(cells) for values in zip(*cells, strict=True))
    distance = hypot(x - to_x, y - to_y)
    reach = _WITHIN_HEX if len(cells) == 1 else _NEAR_SIDE
    share = min(1.0, reach / distance) if distance else 0.0
    return lonlat, (to_x + (x - to_x) * share, to_y + (y - to_y) * share)


def _pull(one: Point, other: Point) -> float:
    square = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    return square * log(square) if square else 0.0


def solve(rows: Sequence[Sequence[float]], right: Sequence[Point]) -> list[Point]:
    """The solution of linear equations with two right-hand sides, by elimination with row exchange.

    >>> solve([[0, 2], [1, 1]], [(4, 0), (3, 1)])
    [(1.0, 1.0), (2.0, 0.0)]
    """
    table = [[*row, *ends] for row, ends in zip(rows, right, strict=True)]
    size = len(table)
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[best] = table[best], table[column]
        if abs(table[column][column]) < 1e-12:
            raise ValueError("the equations have no single solution: two pins may share a place")
        lead = table[column][column]
        table[column] = [value / lead for value in table[column]]
        for row in range(size):
            if row != column and (factor := table[row][column]):
                table[row] = [
                    value - factor * top for value, top in zip(table[row], table[column], strict=True)
                ]
    return [(row[size], row[size + 1]) for row in table]
