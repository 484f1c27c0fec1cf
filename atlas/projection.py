"""Lambert's conformal conic projection, and where a hex grid lies on it."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin
from typing import Protocol

from pyproj import Proj

from atlas.hexgrid import Point


@dataclass(frozen=True)
class LambertConic:
    """Two standard parallels, degrees; results in kilometres east and north of the origin.

    >>> conic = LambertConic(45, 55, origin=(13.5, 50))
    >>> abs(conic.to_plane((13.5, 50))[1]) < 1e-9
    True
    """

    south_parallel: float
    north_parallel: float
    origin: Point  # longitude, latitude

    @cached_property
    def _projection(self) -> Proj:
        longitude, latitude = self.origin
        parallels = f"+lat_1={self.south_parallel} +lat_2={self.north_parallel}"
        return Proj(f"+proj=lcc {parallels} +lon_0={longitude} +lat_0={latitude} +ellps=WGS84 +units=km")

    def to_plane(self, lonlat: Point) -> Point:
        """Kilometres east and north of the origin."""
        return self._projection(*lonlat)

    def to_lonlat(self, plane: Point) -> Point:
        """Longitude and latitude, degrees."""
        return self._projection(*plane, inverse=True)


class Placement(Protocol):
    """Where a hex grid lies on the ground."""

    def to_hex_units(self, lonlat: Point) -> Point:
        """From longitude and latitude to the grid's plane."""
        ...

    def to_lonlat(self, point: Point) -> Point:
        """From the grid's plane to longitude and latitude."""
        ...


@dataclass(frozen=True)
class Frame:
    """A grid laid on the ground: `anchor` (longitude, latitude) falls on `anchor_at` in hex units.

    The grid's rows climb northwards by `turn` degrees as they run east.
    """

    projection: LambertConic
    hex_km: float
    anchor: Point
    anchor_at: Point
    turn: float = 0.0

    def to_hex_units(self, lonlat: Point) -> Point:
        """From longitude and latitude to the grid's plane."""
        x, y = self.projection.to_plane(lonlat)
        x0, y0 = self.projection.to_plane(self.anchor)
        east, north = _turned((x - x0, y - y0), -self.turn)
        return east / self.hex_km + self.anchor_at[0], north / self.hex_km + self.anchor_at[1]

    def to_lonlat(self, point: Point) -> Point:
        """From the grid's plane to longitude and latitude."""
        x0, y0 = self.projection.to_plane(self.anchor)
        x = (point[0] - self.anchor_at[0]) * self.hex_km
        y = (point[1] - self.anchor_at[1]) * self.hex_km
        east, north = _turned((x, y), self.turn)
        return self.projection.to_lonlat((east + x0, north + y0))


def _turned(point: Point, turn: float) -> Point:
    """Turned counter-clockwise about the origin, by degrees."""
    if not turn:
        return point
    cosine, sine = cos(radians(turn)), sin(radians(turn))
    return point[0] * cosine - point[1] * sine, point[0] * sine + point[1] * cosine
