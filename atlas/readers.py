"""Readers of the raw layers: land mask, river network and elevation, as plain Python objects."""

import gzip
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from math import isqrt
from pathlib import Path
from struct import unpack
from sys import byteorder

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
        numbers = array("f", raw[int(start) : int(start) + int(length)])
        if byteorder == "big":
            numbers.byteswap()
        line = [((lon + 180) % 360 - 180, lat) for lon, lat in zip(numbers[::2], numbers[1::2], strict=True)]
        if any(west <= lon <= east and south <= lat <= north for lon, lat in line):
            lines.append(line)
    return lines


_TYPE_SIZES = {1: 1, 2: 1, 3: 2, 4: 4, 5: 4, 6: 8}  # bytes of each netCDF type


class _NetCdfHeader:
    """The header of a netCDF classic file: just enough to find a variable without record dimensions."""

    def __init__(self, raw: bytes) -> None:
        if raw[:4] != b"CDF\x01":
            raise ValueError(f"expected a netCDF classic file, found one that opens with {raw[:4]!r}")
        self._stream = BytesIO(raw)
        self._stream.seek(8)
        dimensions = [(self._name(), self._number()) for _ in range(self._list_length())]
        self._attributes()
        self.variables: dict[str, tuple[tuple[int, ...], int, int]] = {}
        for _ in range(self._list_length()):
            name = self._name()
            shape = tuple(dimensions[self._number()][1] for _ in range(self._number()))
            self._attributes()
            kind, _, offset = self._number(), self._number(), self._number()
            self.variables[name] = shape, kind, offset

    def _number(self) -> int:
        return int(unpack(">i", self._stream.read(4))[0])

    def _list_length(self) -> int:
        self._number()
        return self._number()

    def _padded(self, length: int) -> bytes:
        content = self._stream.read(length)
        self._stream.read(-length % 4)
        return content

    def _name(self) -> str:
        return self._padded(self._number()).decode()

    def _attributes(self) -> None:
        for _ in range(self._list_length()):
            self._name()
            kind = self._number()
            self._padded(self._number() * _TYPE_SIZES[kind])


@dataclass(frozen=True)
class Elevation:
    """Metres on a global raster whose cells are `step` degrees apart, as ETOPO5 has it."""

    metres: Sequence[float]
    columns: int
    first_lonlat: Point
    step: float

    @classmethod
    def read(cls, path: Path) -> "Elevation":
        """Read ETOPO5 as the ferret datasets ship it."""
        raw = path.read_bytes()
        variables = _NetCdfHeader(raw).variables

        def numbers(name: str) -> Sequence[float]:
            shape, kind, offset = variables[name]
            count = 1
            for extent in shape:
                count *= extent
            values: array[float] = array({5: "f", 6: "d"}[kind])
            values.frombytes(raw[offset : offset + count * values.itemsize])
            if byteorder == "little":
                values.byteswap()
            return values

        longitudes, latitudes = numbers("ETOPO05_X"), numbers("ETOPO05_Y")
        return cls(
            numbers("ROSE"),
            len(longitudes),
            (longitudes[0], latitudes[0]),
            (latitudes[-1] - latitudes[0]) / (len(latitudes) - 1),
        )

    def at(self, lonlat: Point) -> float:
        """The height of the nearest point of the raster."""
        row = round((lonlat[1] - self.first_lonlat[1]) / self.step)
        column = round(((lonlat[0] - self.first_lonlat[0]) % 360) / self.step) % self.columns
        return self.metres[row * self.columns + column]
