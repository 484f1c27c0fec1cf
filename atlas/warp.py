"""A grid bent so that chosen places fall where a rulebook puts them.

A printed map takes liberties with the ground. Pins say where some places fall on it; a thin-plate spline, the
smoothest bending that obeys them all, moves everything else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import hypot

import numpy as np
from scipy.interpolate import RBFInterpolator

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
    def _spline(self) -> RBFInterpolator:
        """How far places move, eastwards and northwards."""
        places = np.array([self.frame.to_hex_units(lonlat) for lonlat, _ in self.pins])
        moves = np.array([to for _, to in self.pins]) - places
        try:
            return RBFInterpolator(places, moves, kernel="thin_plate_spline")
        except np.linalg.LinAlgError:
            raise ValueError("two pins may share a place, or all lie in one line") from None

    def _move(self, point: Point) -> Point:
        ((east, north),) = self._spline([point])
        return float(east), float(north)

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
