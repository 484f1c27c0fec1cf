"""Lambert's conformal conic projection, and where a hex grid lies on it."""

from dataclasses import dataclass
from functools import cached_property
from math import atan, cos, degrees, log, pi, pow, radians, sin, sqrt, tan
from typing import Protocol

from atlas.hexgrid import Point

_RADIUS_KM = 6378.137  # WGS 84
_FLATTENING = 1 / 298.257223563
_ECCENTRICITY = sqrt(_FLATTENING * (2 - _FLATTENING))


def _conformal(latitude: float) -> float:
    """Snyder's t: the co-latitude tangent that makes the map conformal on the ellipsoid."""
    skew = _ECCENTRICITY * sin(latitude)
    return tan(pi / 4 - latitude / 2) / pow((1 - skew) / (1 + skew), _ECCENTRICITY / 2)


def _parallel_radius(latitude: float) -> float:
    return cos(latitude) / sqrt(1 - (_ECCENTRICITY * sin(latitude)) ** 2)


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
    def _cone(self) -> tuple[float, float, float]:
        south, north = radians(self.south_parallel), radians(self.north_parallel)
        power = (log(_parallel_radius(south)) - log(_parallel_radius(north))) / (
            log(_conformal(south)) - log(_conformal(north))
        )
        scale = _RADIUS_KM * _parallel_radius(south) / (power * _conformal(south) ** power)
        return power, scale, scale * _conformal(radians(self.origin[1])) ** power

    def to_plane(self, lonlat: Point) -> Point:
        """Kilometres east and north of the origin."""
        power, scale, origin_radius = self._cone
        radius = scale * _conformal(radians(lonlat[1])) ** power
        turn = power * radians(lonlat[0] - self.origin[0])
        return radius * sin(turn), origin_radius - radius * cos(turn)

    def to_lonlat(self, plane: Point) -> Point:
        """Longitude and latitude, degrees."""
        power, scale, origin_radius = self._cone
        down = origin_radius - plane[1]
        t = (sqrt(plane[0] ** 2 + down**2) / scale) ** (1 / power)
        latitude = pi / 2 - 2 * atan(t)
        for _ in range(6):  # converges by a factor of about 150 each time
            skew = _ECCENTRICITY * sin(latitude)
            latitude = pi / 2 - 2 * atan(t * ((1 - skew) / (1 + skew)) ** (_ECCENTRICITY / 2))
        return self.origin[0] + degrees(atan(plane[0] / down)) / power, degrees(latitude)


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
