"""What a hex map shows beyond its hexes: real coasts, frontiers, and the light on its relief.

Nothing of it plays. Coasts are those of the land mask, but a hex that is land has land in its middle, and
land from there to its neighbours, so that what can be entered is seen to be land. Light falls on the
measured heights: mostly from the north-west, a little from both sides of it, softened as on Swiss maps.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from struct import pack

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates
from shapely import Polygon, box, get_parts, union_all

from atlas.build import text_of
from atlas.hexgrid import Point, corner_point
from atlas.layers import Layers
from atlas.model import BuiltMap, MapPlan

Field = NDArray[np.float64]
LEVELS = 63
"""Steps of light; the middle one is that of flat ground."""
_COAST_FINE = 20
"""Points of the coast's raster to a hex."""
_HEART, _NECK = 0.36, 0.12
"""Land around the middle of a hex of land, and along the way to the next: half widths in hexes."""
_STRAIT = 0.11
"""Half the width of a strait along a side, in hexes."""
_ESTUARY = 0.42
"""How far from its middle a hex of open water has no land, in hexes."""
_SMALLEST = 0.02
"""Islands and waters below this area, in square hexes, are left out."""
_LIGHTS = ((315.0, 0.6), (275.0, 0.2), (355.0, 0.2))
"""Where light comes from, and how much of it."""
_SUN = 45.0
"""How high it stands above the horizon, in degrees."""


@dataclass(frozen=True)
class Window:
    """A raster over the whole map, `fine` points to a hex, the first row in the north."""

    plan: MapPlan
    fine: int

    @cached_property
    def edges(self) -> tuple[float, float, float, float]:
        """West, south, east and north of all hexes, in hex units."""
        corners = [corner_point(key) for cell in self.plan.grid.cells for key in self.plan.grid.corners(cell)]
        xs, ys = [x for x, _ in corners], [y for _, y in corners]
        return min(xs), min(ys), max(xs), max(ys)

    @cached_property
    def places(self) -> tuple[Field, Field]:
        """The points of the raster in hex units."""
        west, south, east, north = self.edges
        across, down = round((east - west) * self.fine), round((north - south) * self.fine)
        xs = west + (np.arange(across) + 0.5) / self.fine
        ys = north - (np.arange(down) + 0.5) / self.fine
        x, y = np.meshgrid(xs, ys)
        return x, y

    @cached_property
    def lonlat(self) -> tuple[Field, Field]:
        """Their longitudes and latitudes."""
        lon, lat = self.plan.frame.to_lonlat(self.places)  # type: ignore[arg-type]
        return np.asarray(lon), np.asarray(lat)

    def near(self, points: list[Point], reach: float) -> NDArray[np.bool_]:
        """Which points of the raster lie within a distance of some points."""
        west, _, _, north = self.edges
        x, _ = self.places
        away = np.ones(x.shape, dtype=bool)
        for px, py in points:
            row, column = int((north - py) * self.fine), int((px - west) * self.fine)
            if 0 <= row < x.shape[0] and 0 <= column < x.shape[1]:
                away[row, column] = False
        if away.all():
            return ~away
        return np.asarray(distance_transform_edt(away)) <= reach * self.fine


def coasts(plan: MapPlan, layers: Layers, built: BuiltMap) -> list[list[Point]]:
    """The outlines of land and of the waters in it, in hexes from the south-western corner of the map."""
    window = Window(plan, _COAST_FINE)
    mask = layers.land_mask()
    lon, lat = window.lonlat
    rows = np.minimum(((lat + 90) / 180 * mask.height).astype(int), mask.height - 1)
    columns = ((lon + 180) / 180 * mask.height).astype(int) % (2 * mask.height)
    kinds = np.frombuffer(mask.raster, np.uint8)[rows * 2 * mask.height + columns]
    middles = {label: plan.grid.centre(plan.grid.cell(label)) for label in built.hexes}
    lakes = [middles[label] for label, row in built.hexes.items() if row.terrain == "lake"]
    wet = (kinds == 0) | ((kinds == 2) & window.near(lakes, 1.2))
    land = gaussian_filter(np.where(wet, 0.0, 1.0), 0.9) > 0.5
    dry = [label for label, row in built.hexes.items() if row.terrain not in plan.water]
    land |= window.near([middles[label] for label in dry], _HEART)
    land |= window.near(list(_necks(built, dry, middles)), _NECK)
    inner = [middles[label] for label, row in built.hexes.items() if row.terrain == "lake"]
    land &= ~window.near(inner, _HEART)
    if plan.cut_straits:
        land &= ~window.near(list(_straits(built)), _STRAIT)
    land &= ~window.near([middles[label] for label in plan.open_water], _ESTUARY)
    west, south, _, _ = window.edges
    return [[(x - west, y - south) for x, y in ring] for ring in _rings(window, land)]


def _necks(built: BuiltMap, dry: list[str], middles: dict[str, Point]) -> Iterator[Point]:
    """Points on the ways between hexes of land that no strait parts."""
    known = set(dry)
    for label in dry:
        for other in built.neighbours(label):
            if label < other and other in known and "sea" not in built.features(f"{label}-{other}"):
                (x1, y1), (x2, y2) = middles[label], middles[other]
                for step in range(1, 10):
                    yield x1 + (x2 - x1) * step / 10, y1 + (y2 - y1) * step / 10


def _straits(built: BuiltMap) -> Iterator[Point]:
    """Points along the sides where sea parts two hexes of land."""
    for side, features in built.sides.items():
        if "sea" in features:
            (x1, y1), (x2, y2) = map(corner_point, side)
            for step in range(-1, 12):
                yield x1 + (x2 - x1) * step / 10, y1 + (y2 - y1) * step / 10


def _rings(window: Window, land: NDArray[np.bool_]) -> Iterator[list[Point]]:
    """The outlines of a raster's land, the steps of the raster taken off."""
    west, _, _, north = window.edges
    fine = window.fine
    # Land goes on beyond the map, so that its outline is not that of the sheet.
    rim = fine // 2
    runs = []
    for row, line in enumerate(np.pad(land, rim, mode="edge")):
        turns = np.flatnonzero(np.diff(np.concatenate(([0], line.astype(int), [0]))))
        for first, last in zip(turns[::2], turns[1::2], strict=True):
            runs.append(box(int(first), row, int(last), row + 1))
    whole = union_all(runs)
    least = _SMALLEST * fine * fine
    for part in get_parts(whole):
        # Long sides would be rounded off when they are drawn.
        outline = part.simplify(1.1).segmentize(fine / 2)
        if part.area < least or not isinstance(outline, Polygon):
            continue
        lines = [outline.exterior, *(hole for hole in outline.interiors if Polygon(hole).area >= least)]
        for ring in lines:
            yield [(west + (x - rim) / fine, north - (y - rim) / fine) for x, y in ring.coords][:-1]


def light(plan: MapPlan, layers: Layers, built: BuiltMap) -> NDArray[np.uint8]:
    """How much light falls on each point of the map, in `LEVELS` steps."""
    window = Window(plan, plan.relief_fine)
    elevation = layers.elevation()
    lon, lat = window.lonlat
    first_lon, first_lat = elevation.first_lonlat
    where = ((lat - first_lat) / elevation.step, ((lon - first_lon) % 360) / elevation.step)
    metres = np.maximum(map_coordinates(elevation.metres, where, order=3, mode="nearest"), 0.0)
    lifted = gaussian_filter(metres, 0.16 * window.fine * plan.relief_soft)
    # Low hills are raised above their measure, else the Alps alone would be seen.
    heights = 900.0 * ((lifted + 60.0) / 900.0) ** 0.62
    lit = lit_slopes(heights * window.fine / plan.relief_run)
    strength = np.zeros_like(heights)
    spread = np.zeros_like(heights)
    for terrain, weight in plan.relief_strength.items():
        cells = [label for label, row in built.hexes.items() if row.terrain == terrain]
        inside = window.near([plan.grid.centre(plan.grid.cell(label)) for label in cells], 0.5).astype(float)
        strength += weight * inside
        spread += inside
    usual = np.where(spread > 0, strength / np.maximum(spread, 1e-9), 0.8)
    lit *= gaussian_filter(usual, 0.3 * window.fine)
    return in_steps(lit)


def lit_slopes(heights: Field) -> Field:
    """How much more light than on flat ground falls on each point; heights in lengths of a step."""
    south_north, west_east = np.gradient(heights)
    norm = np.sqrt(1.0 + west_east**2 + south_north**2)
    sun = np.radians(_SUN)
    lit = np.zeros_like(heights)
    for azimuth, share in _LIGHTS:
        angle = np.radians(azimuth)
        towards = west_east * np.sin(angle) - south_north * np.cos(angle)
        lit += share * ((np.sin(sun) - np.cos(sun) * towards) / norm - np.sin(sun))
    return lit


def in_steps(lit: Field) -> NDArray[np.uint8]:
    """Light in `LEVELS` steps."""
    middle = LEVELS // 2
    return np.clip(np.rint(middle + lit * middle * 1.5), 0, LEVELS - 1).astype(np.uint8)


def grey_png(raster: NDArray[np.uint8], words: str) -> bytes:
    """A raster as a picture, one byte a point, with a word on where it comes from."""
    height, width = raster.shape
    header = pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row.tobytes() for row in raster), 9)
    note = b"Source\0" + words.encode("latin-1")
    parts = ((b"IHDR", header), (b"tEXt", note), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
        for kind, content in parts
    )


_SHAPES = """
What is drawn beyond the hexes; nothing here changes how it plays.
kind    coast (a ring) | frontier (a line)
name    of a frontier
points  x y x y, in hexes from the south-western corner of the map, north upwards
Coasts by the GSHHG land mask, with land in the middle of each hex that can be entered; frontiers by hand.
Written by `python -m atlas build`; edit atlas instead.
"""


def scenery(plan: MapPlan, built: BuiltMap) -> dict[str, bytes]:
    """The files of a map's scenery, by their path from the folder of its data."""
    if not plan.relief_fine or not plan.box:
        return {}
    layers = Layers(plan.box)
    west, south, _, _ = Window(plan, 1).edges
    rows = [["coast", "", _written(ring)] for ring in coasts(plan, layers, built)]
    for name, places in plan.frontiers.items():
        line = [plan.frame.to_hex_units(place) for place in places]
        rows.append(["frontier", name, _written([(x - west, y - south) for x, y in line])])
    note = "Light on ETOPO5 (NOAA, public domain), smoothed, by atlas/scenery.py"
    return {
        "../look/shapes.csv": text_of(_SHAPES, ["kind", "name", "points"], rows).encode(),
        "../look/relief.png": grey_png(light(plan, layers, built), note),
    }


def _written(line: list[Point]) -> str:
    return " ".join(f"{x:.2f} {y:.2f}" for x, y in line)
