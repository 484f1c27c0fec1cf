"""Readers of the raw layers: land mask, river network and elevation, as plain Python objects."""

import gzip
from dataclasses import dataclass
from math import isqrt
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from scipy.io import netcdf_file

from atlas.hexgrid import Point

Box = tuple[float, float, float, float]  # west, south, east, north


@dataclass(frozen=True)
class LandMask:
    """A global raster of 0 sea, 1 land, 2 lake; the first row is the South Pole's."""

    raster: bytes
    height: int

    @classmethod
    def read(cls, path: Path) -> "LandMask":
        """Read a gzipped mask as basemap ships it."""
        raster = gzip.decompress(path.read_bytes())
        return cls(raster, isqrt(len(raster) // 2))

    def at(self, lonlat: Point) -> int:
        """The class of the ground at a point."""
        row = min(int((lonlat[1] + 90) / 180 * self.height), self.height - 1)
        column = int((lonlat[0] + 180) / 180 * self.height) % (2 * self.height)
        return self.raster[row * 2 * self.height + column]


def read_polylines(data: Path, index: Path, box: Box) -> list[list[Point]]:
    """The basemap polylines with a vertex inside the box, as longitude and latitude."""
    raw = data.read_bytes()
    west, south, east, north = box
    lines = []
    for entry in index.read_text().splitlines():
        _, _, _, low, high, start, length, *_ = entry.split()
        if float(high) < south or float(low) > north:
            continue
        numbers = np.frombuffer(raw, "<f4", int(length) // 4, int(start)).reshape(-1, 2)
        line = [((lon + 180) % 360 - 180, lat) for lon, lat in numbers.tolist()]
        if any(west <= lon <= east and south <= lat <= north for lon, lat in line):
            lines.append(line)
    return lines


@dataclass(frozen=True)
class Elevation:
    """Metres on a global raster whose cells are `step` degrees apart, as ETOPO5 has it."""

    metres: NDArray[np.float64]
    first_lonlat: Point
    step: float

    @classmethod
    def read(cls, path: Path) -> "Elevation":
        """Read ETOPO5 as the ferret datasets ship it."""
        with netcdf_file(path, mmap=False) as file:
            names = ("ETOPO05_X", "ETOPO05_Y", "ROSE")
            longitudes, latitudes, metres = (np.asarray(file.variables[name].data) for name in names)
        first = float(longitudes[0]), float(latitudes[0])
        return cls(metres, first, float(latitudes[-1] - latitudes[0]) / (len(latitudes) - 1))

    def at(self, lonlat: Point) -> float:
        """The height of the nearest point of the raster."""
        row = round((lonlat[1] - self.first_lonlat[1]) / self.step)
        column = round(((lonlat[0] - self.first_lonlat[0]) % 360) / self.step) % self.metres.shape[1]
        return float(self.metres[row, column])
