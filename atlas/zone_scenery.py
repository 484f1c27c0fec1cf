"""What a map of zones shows beyond what it plays: wandering rivers, woods, and the light on its relief.

ETOPO5 has a height every nine kilometres, so that of the real relief only the large forms are seen: Fläming,
the Lusatian hills, the edge of the valleys. Where a zone is difficult, small hills are worked in, for its
ground must be told from a plain. Woods follow the terrain of the zones: they run on from one wooded zone to
the next, fray towards open country, and leave room for towns and rivers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

import numpy as np
from numpy.typing import NDArray
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates, zoom
from shapely import LineString, Polygon, box, contains_xy, get_parts, union_all
from shapely.geometry import Point as Spot
from shapely.ops import substring

from atlas.layers import Layers
from atlas.plane import Plane, thinned
from atlas.scenery import Field, grey_png, in_steps, lit_slopes
from atlas.zone_model import BuiltZones, Point, ZonePlan, points
from atlas.zones import swell

_STEP = 0.9
"""Kilometres between two points of the rasters."""
_BENDS = ((7.0, 0.3), (2.6, 0.2))
"""Length of a river's bends and how far they swing, in kilometres."""
_SOFT = 2.2
"""How far ETOPO5 is blurred, in points."""
_RISE = 70.0
"""How much steeper slopes are lit than they are: hills of a hundred metres on a map of 240 km."""
_DEEPEST = 0.42
"""The most that light differs from that on a plain, so that names stay legible."""
_HILLS = 9.0
"""How high the hills are that are worked into difficult zones, in metres."""
_CLEARING = {"town": 2.3, "river": 1.1}
"""How far woods keep from a town and from a river, in kilometres."""
_GLADES = 0.16
"""How much of a wood is open; the noise that decides it has a mean of 0 and most of it within 1."""
_SMALLEST = 5.0
"""Woods and glades below this area, in square kilometres, are left out."""


def wandering(name: str, line: Sequence[Point]) -> list[Point]:
    """A course with bends laid over it; its ends stay where they are."""
    along, made = 0.0, [line[0]]
    total = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))
    for (x1, y1), (x2, y2) in pairwise(line):
        length = hypot(x2 - x1, y2 - y1) or 1.0
        along += length
        free = min(1.0, along / 3.0, max(0.0, total - along) / 3.0)
        away = free * sum(far * swell(f"{name} {far}", along / long) for long, far in _BENDS)
        made.append((x2 - (y2 - y1) / length * away, y2 + (x2 - x1) / length * away))
    return made


def reaches(
    courses: Sequence[tuple[str, list[Point]]], built: BuiltZones
) -> Iterator[tuple[str, list[Point]]]:
    """The parts of the courses that run along borders, downstream, those that touch joined."""
    lines = [(name, LineString(course)) for name, course in courses]
    spans: dict[int, list[tuple[float, float]]] = {}
    for name, line in built.reaches:
        ends = [Spot(line[0]), Spot(line[-1])]
        number = min(
            (number for number, (river, _) in enumerate(lines) if river == name),
            key=lambda number: sum(lines[number][1].distance(end) for end in ends),
        )
        start, end = sorted(lines[number][1].project(end) for end in ends)
        spans.setdefault(number, []).append((start, end))
    for number, found in spans.items():
        name, course = lines[number]
        joined: list[tuple[float, float]] = []
        for start, end in sorted(found):
            if joined and start <= joined[-1][1] + 0.8:
                joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
            else:
                joined.append((start, end))
        for start, end in joined:
            yield name, [(x, y) for x, y in substring(course, start, end).coords]


class Ground:
    """A raster over the map with the terrain of its zones, the first row in the north."""

    def __init__(self, plan: ZonePlan, built: BuiltZones) -> None:
        self.plan = plan
        self.plane = Plane(plan.box)
        width, height = self.plane.size
        xs = np.arange(round(width / _STEP)) * _STEP + _STEP / 2
        ys = height - np.arange(round(height / _STEP)) * _STEP - _STEP / 2
        self.height = height
        self.x, self.y = np.meshgrid(xs, ys)
        outlines = {place.zone: Polygon(built.shapes[place.zone].outline) for place in plan.places}
        self.terrain = {
            terrain: contains_xy(
                union_all([outlines[place.zone] for place in plan.places if place.terrain == terrain]),
                self.x,
                self.y,
            )
            for terrain in sorted({place.terrain for place in plan.places})
        }

    def near(self, places: Sequence[Point], reach: float) -> NDArray[np.bool_]:
        """Which points lie within a distance of some places."""
        away = np.ones(self.x.shape, dtype=bool)
        for x, y in places:
            row, column = int((self.height - y) / _STEP), int(x / _STEP)
            if 0 <= row < away.shape[0] and 0 <= column < away.shape[1]:
                away[row, column] = False
        return np.asarray(distance_transform_edt(away)) * _STEP <= reach

    def waves(self, seed: int, *lengths: float) -> Field:
        """Smooth noise of several lengths in kilometres, each half as strong as the one before."""
        dice = np.random.default_rng(seed)
        total = np.zeros(self.x.shape)
        for order, length in enumerate(lengths):
            rough = gaussian_filter(dice.standard_normal(self.x.shape), length / _STEP / 2)
            total += rough / rough.std() / 2**order
        return np.asarray(total / total.std())


def woods(plan: ZonePlan, built: BuiltZones, courses: Sequence[tuple[str, list[Point]]]) -> list[list[Point]]:
    """The outlines of woods and of the glades in them."""
    ground = Ground(plan, built)
    share = gaussian_filter(ground.terrain["wooded"].astype(float), 1.8 / _STEP)
    towns = [ground.plane.place(place.at) for place in plan.places if place.built_up]
    water = [point for _, course in courses for point in course]
    density = share + 0.26 * ground.waves(1945, 6.0, 2.6) - _GLADES
    open_ground = ground.near(towns, _CLEARING["town"]) | ground.near(water, _CLEARING["river"])
    density -= 0.75 * gaussian_filter(open_ground.astype(float), 0.8)
    density[ground.terrain["berlin"] | ground.terrain["difficult"]] -= 0.5
    return list(_rings(zoom(density, 2, order=1) > 0.5, ground.height))


def _rings(mask: NDArray[np.bool_], height: float) -> Iterator[list[Point]]:
    """The outlines of what is set in a raster of half steps, its stairs taken off."""
    step = _STEP / 2
    runs = []
    for row, line in enumerate(mask):
        turns = np.flatnonzero(np.diff(np.concatenate(([0], line.astype(int), [0]))))
        for first, last in zip(turns[::2], turns[1::2], strict=True):
            runs.append(
                box(int(first) * step, height - (row + 1) * step, int(last) * step, height - row * step)
            )
    for part in get_parts(union_all(runs)):
        outline = part.simplify(0.55)
        if part.area < _SMALLEST or not isinstance(outline, Polygon):
            continue
        for ring in (
            outline.exterior,
            *(hole for hole in outline.interiors if Polygon(hole).area >= _SMALLEST),
        ):
            yield [(x, y) for x, y in ring.coords][:-1]


def zone_relief(plan: ZonePlan, built: BuiltZones) -> dict[str, bytes]:
    """The file with the light on the relief."""
    ground = Ground(plan, built)
    west, south, east, north = plan.box
    elevation = Layers(plan.box).elevation()
    width, height = ground.plane.size
    lon, lat = west + ground.x / width * (east - west), south + ground.y / height * (north - south)
    first_lon, first_lat = elevation.first_lonlat
    where = ((lat - first_lat) / elevation.step, ((lon - first_lon) % 360) / elevation.step)
    metres = np.maximum(map_coordinates(elevation.metres, where, order=3, mode="nearest"), 0.0)
    lifted = gaussian_filter(metres, _SOFT)
    # Low hills are raised above their measure, else the edge of the Ore Mountains alone would be seen.
    heights = 300.0 * ((lifted + 20.0) / 300.0) ** 0.7
    rough = ground.terrain["difficult"].astype(float)
    for marsh in plan.marshes:
        rough[contains_xy(Polygon(built.shapes[marsh].outline), ground.x, ground.y)] = 0.0
    small = ground.waves(16, 4.6, 2.6)
    heights += _HILLS * small * gaussian_filter(rough, 0.7)
    lit = np.clip(lit_slopes(heights / 1000.0 / _STEP * _RISE), -_DEEPEST, _DEEPEST)
    lit *= np.where(ground.terrain["berlin"], 0.3, 1.0)
    note = "Light on ETOPO5 (NOAA, public domain), smoothed, by atlas/zone_scenery.py"
    return {"look/relief.png": grey_png(in_steps(lit), note)}


def scarps(plan: ZonePlan) -> Iterator[list[Point]]:
    """The edges of heights, with the lower ground on their left."""
    plane = Plane(plan.box)
    for course in plan.scarps:
        yield thinned(wandering(course[:5], plane.curve(course, 0.6)), 0.08)


def locator(plan: ZonePlan) -> Iterator[tuple[str, list[Point]]]:
    """The country around the map, in degrees with the scale of its middle latitude, and the map in it."""
    for name, course in plan.locator.items():
        yield name, points(course)
