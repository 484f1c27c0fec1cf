"""Where names and signs stand on a map of zones: beside towns, clear of counters, roads and each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from grognard.picture.counters.stacks import COUNTER, STEP_RIGHT, STEP_UP
from grognard.picture.scene.markup import text_width
from grognard.picture.scene.model import Point, Scene, ZoneSign
from grognard.picture.scene.relief import contains
from grognard.picture.scene.style import Style
from grognard.picture.sheet.free_space import NAME, Area, Room
from grognard.picture.sheet.land_names import settled
from grognard.picture.zones.courses import course_names
from grognard.picture.zones.plates import plate_height

NAME_SIZE = {1: 0.2, 2: 0.215, 3: 0.2}
"""Height of a name's letters by rank, as a share of the unit."""
SIGN = 0.21
"""Edge of a small sign."""
_BELOW = 0.56
"""Where names of zones without a town stand below the middle of the counters."""
_ROWS, _ASIDE = (-0.53, 0.53, -0.7, 0.7, 0.0), (0.0, -0.22, 0.22, -0.45, 0.45, -0.7, 0.7, -0.95, 0.95)
"""How far the row of signs may stand from the middle of the counters, down and across, the best first."""
_HOUSES = {1: 0.13, 2: 0.18, 3: 0.3}
"""How far the houses of a town reach."""
_BUILT = 14.0
"""What it costs to cover all houses of a town."""
_COUNTERS, _BESIDE = 1500.0, 14.0
"""The same for the place of a pile of counters, and for that of a second pile."""
_WEIGHT = {"road": 14.0, "river": 2.2, "lake": 1.0, "trench": 1.6, "front": 1.1}
"""The same for a stretch of a line as long as `_PACE`."""
_BORDER = 0.35
_PACE = 6.0
_FAR, _FARTHEST = 0.2, 0.72
"""What it costs for a name to stand one unit farther from its town, and the most, as a share of the unit."""
_ABROAD = 9.0
"""What it costs for either end or the middle of a name to stand in another zone."""
_LEAN = {"right": 0.0, "below": 0.5, "left": 0.9, "above": 0.7}
"""What the places around a town cost."""


@dataclass(frozen=True, slots=True)
class Written:
    """A zone's name from its left end on, with room for its value before it, and the row of its signs."""

    sign: ZoneSign
    at: Point
    size: float
    row: Point


class Layout:
    """All names and signs of a map, each where it covers least."""

    def __init__(self, scene: Scene, style: Style) -> None:
        self.scene = scene
        self.room = Room(scene.frame())
        self.room.take(_taken(scene, style))
        self.labels = settled(scene, self.room)
        self.outlines = {cell.centre: cell.outline for cell in scene.cells}
        self.rivers = course_names(scene, style, self.room, short=True)
        rows = {sign.name: self._row(sign) for sign in scene.zones}
        ordered = sorted(scene.zones, key=lambda sign: (sign.town is not None, -sign.rank))
        self.names = [self._name(sign, rows[sign.name]) for sign in ordered]
        self.rivers += course_names(scene, style, self.room, short=False)

    def _row(self, sign: ZoneSign) -> Point:
        """The middle of the row of index and signs: above or below the counters, inside the zone."""
        unit, (x, y) = self.scene.unit, sign.at
        wide = SIGN * unit * 1.12 * row_length(sign)
        outline = self.outlines.get(sign.at)
        best = (float("inf"), sign.at)
        for order, down in enumerate(_ROWS):
            for across in _ASIDE:
                middle = (x + across * unit, y + down * unit)
                cost = 1.5 * order + 5 * abs(across)
                if cost >= best[0]:
                    continue
                area = Area.around(middle, wide, SIGN * unit * 1.1, NAME)
                cost += self.room.cost(area) + (0.0 if self.room.holds(area) else 200.0)
                if cost < best[0] and outline:
                    sides = ((area.left, middle[1]), (area.right, middle[1]))
                    cost += sum(_ABROAD for point in sides if not contains(outline, point))
                if cost < best[0]:
                    best = (cost, middle)
        self.room.take([Area.around(best[1], wide, SIGN * unit * 1.1, NAME)])
        return best[1]

    def _name(self, sign: ZoneSign, row: Point) -> Written:
        unit = self.scene.unit
        size = NAME_SIZE[sign.rank] * unit
        wide = written_width(sign, size, unit)
        tall = size * 0.95
        best: tuple[float, Area] | None = None
        for penalty, middle in self._places(sign, wide, tall):
            if best and penalty >= best[0]:
                continue
            area = Area.around(middle, wide + 3, tall + 1, NAME)
            cost = penalty + self.room.cost(area) + (0.0 if self.room.holds(area) else 200.0)
            if best and cost >= best[0]:
                continue
            if outline := self.outlines.get(sign.at):
                ends = ((area.left, middle[1]), middle, (area.right, middle[1]))
                abroad = _ABROAD if sign.town else 2 * _ABROAD
                cost += sum(abroad for point in ends if not contains(outline, point))
            if best is None or cost < best[0]:
                best = (cost, area)
        assert best is not None
        area = best[1]
        self.room.take([area._replace(weight=5 * NAME)])
        return Written(sign, (area.left + 1.5, (area.top + area.bottom) / 2 + size * 0.32), size, row)

    def _places(self, sign: ZoneSign, wide: float, tall: float) -> Iterator[tuple[float, Point]]:
        """Middles for a name with what each costs: around its town, or below and above its counters."""
        unit = self.scene.unit
        if sign.town is None:
            x, y = sign.at
            for step in range(-12, 13):
                for down in (_BELOW, -_BELOW, _BELOW + 0.2, -_BELOW - 0.2, _BELOW + 0.4, -_BELOW - 0.4, 0.0):
                    middle = (x + step * 0.1 * unit, y + (down - 0.05) * unit)
                    yield 0.25 * abs(step) + 2 * abs(down - _BELOW), middle
            return
        x, y = sign.town
        near = _HOUSES[sign.rank] * unit + 2
        for far in (0.0, 4.0, 9.0, 16.0, 26.0, 37.0):
            reach = near + far
            for slide in (0.0, -0.5, 0.5, -1.0, 1.0):
                aside = slide * (reach + tall / 2)
                beyond = hypot(reach, max(0.0, abs(aside) - tall / 2))
                for side, lean in ((1, _LEAN["right"]), (-1, _LEAN["left"])):
                    if beyond <= _FARTHEST * unit:
                        yield (
                            _FAR * beyond + abs(slide) / 2 + lean,
                            (x + side * (reach + wide / 2), y + aside),
                        )
                for side, lean in ((1, _LEAN["below"]), (-1, _LEAN["above"])):
                    yield (
                        _FAR * reach + abs(slide) / 2 + lean,
                        (x + slide * wide / 2, y + side * (reach + tall / 2)),
                    )


def row_length(sign: ZoneSign) -> int:
    """How many signs stand above the counters: the index, and all but the value, which is with the name."""
    return 1 + sum(kind != "value" for kind, _ in sign.signs)


def badge_width(sign: ZoneSign, unit: float) -> float:
    """The room for the value before a name."""
    return SIGN * unit * 1.15 if any(kind == "value" for kind, _ in sign.signs) else 0.0


def shown_name(sign: ZoneSign) -> str:
    """What is written: towns that count in capitals."""
    return sign.name.upper() if sign.rank == 2 else sign.name


def written_width(sign: ZoneSign, size: float, unit: float) -> float:
    """How wide a name is with its value."""
    return text_width(shown_name(sign), size, bold=True, serif=True) + badge_width(sign, unit)


def _taken(scene: Scene, style: Style) -> Iterator[Area]:
    """What names keep clear of."""
    unit = scene.unit
    pile = COUNTER * unit * (1 + STEP_UP), COUNTER * unit * (1 + STEP_RIGHT)
    for sign in scene.zones:
        yield Area.around(sign.at, pile[1], pile[0], _COUNTERS)
        for side in (-1, 1):
            yield Area.around((sign.at[0] + side * pile[1] * 0.75, sign.at[1]), pile[1] / 2, pile[0], _BESIDE)
        if sign.town:
            across = 2 * _HOUSES[sign.rank] * unit
            yield Area.around(sign.town, across, across, _BUILT)
    for line in scene.lines:
        weight = _WEIGHT.get(line.feature, 0.0)
        wide = max(_PACE, line.width if line.feature == "lake" else style.feature[line.feature].width + 3)
        yield from (Area.around(at, wide, wide, weight) for at in along(line.points, _PACE) if weight)
    for border in scene.borders:
        yield from (Area.around(at, _PACE, _PACE, _BORDER) for at in along(border, _PACE))
    for scarp in scene.scarps:
        yield from (Area.around(at, _PACE, _PACE, _BORDER) for at in along(scarp, _PACE))
    yield from _furniture(scene)


def _furniture(scene: Scene) -> Iterator[Area]:
    if (plate := scene.cartouche) and plate.at:
        (x, y), wide = plate.at, plate.width
        yield Area(x, y, x + wide, y + wide * 0.37, 900.0)
    for table in scene.plates:
        (x, y), tall = table.at, plate_height(table)
        yield Area(x, y, x + table.width, y + tall, 900.0)
    if small := scene.locator:
        yield Area(*small.at, small.at[0] + small.width, small.at[1] + small.width * 1.1, 900.0)


def along(line: Sequence[Point], pace: float) -> Iterable[Point]:
    """Points at even distances along a line."""
    ahead = 0.0
    for (x1, y1), (x2, y2) in pairwise(line):
        length = hypot(x2 - x1, y2 - y1)
        while ahead < length:
            yield x1 + (x2 - x1) * ahead / length, y1 + (y2 - y1) * ahead / length
            ahead += pace
        ahead -= length
