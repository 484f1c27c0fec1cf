"""The names of lands, ranges and seas: each moves a little to where its letters cover least."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from math import cos, hypot, inf, radians, sin

from grognard.picture.scene.lettering import (
    NAME_BASELINE,
    label_size,
    label_spacing,
    shown_label,
    town_extent,
)
from grognard.picture.scene.lines import feature_of
from grognard.picture.scene.markup import text_width
from grognard.picture.scene.model import Label, Scene
from grognard.picture.scene.style import Style
from grognard.picture.sheet.free_space import Area, Room
from grognard.picture.sheet.waters import river_courses

_Step = tuple[float, float]
_STEPS = tuple(step / 2 for step in range(-4, 5))
"""How far a name may be moved each way, in cells."""
_WIDE: list[_Step] = sorted(product(_STEPS, _STEPS), key=lambda step: hypot(*step))
_CLOSE = (-0.25, 0.0, 0.25)
_NARROW: list[_Step] = list(product(_CLOSE, _CLOSE))
_SIZES = (1.0, 0.85)
"""In which sizes the letters of a name with a reach are tried."""
_SMALLER = 60.0
"""What it would cost to make them vanish."""
_BEYOND = 50.0
"""What it costs to letter beyond the frame."""
_SPREADS = (1.0, 0.85, 0.72, 1.15)
"""To which share of its reach a name may be spread instead."""
_SPREAD = 1.5
"""What it costs to halve its reach or to double it."""
_AFLOAT = 0.3
"""The share of that for the name of a water, which is not to end on land."""
_FAR = 2.0
"""What it costs to move a name by a cell."""
_SIGN, _LINE = 9.0, 0.9
"""What it costs to cover a town, and a step of a line."""
_ASIDE = (0.0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3)
"""How far the name of a town may stand from the middle of its cell, in cells."""
_LETTER = 40.0
"""What it costs to cover one of its letters."""

_Box = tuple[float, float, float, float]
"""A letter: its middle from that of the name, its width and its height."""


def settled(scene: Scene, room: Room, lines: Room | None = None) -> tuple[Label, ...]:
    """The labels where there is most room for them, which they take; lands off the lines above all."""
    found = []
    for label in scene.labels:
        rooms = (lines, room) if lines and label.kind != "water" else (room,)
        best = _best(label, scene.unit, rooms)
        room.take(area._replace(weight=_LETTER) for area in covered(best, scene.unit))
        found.append(best)
    return tuple(found)


def _best(label: Label, unit: float, rooms: Sequence[Room]) -> Label:
    """The label where and how it covers least: looked for in wide steps, then in small ones."""
    pace = unit * (_AFLOAT if label.kind == "water" else 1.0)
    best, least, at, penalty = label, inf, (0.0, 0.0), 0.0
    goals: Sequence[_Step] = _WIDE
    for shapes in (_shapes(label), None):
        for shaped, changed in shapes or [(best, 0.0)]:
            letters = list(_letters(shaped, unit))
            for across, down in goals:
                middle = (label.at[0] + across * pace, label.at[1] + down * pace)
                cost = changed + _FAR * hypot(across, down) * pace / unit
                for area in _areas(middle, letters) if cost < least else ():
                    for room in rooms:
                        cost = room.cost(area, least, cost)
                    cost += 0.0 if rooms[-1].holds(area) else _BEYOND
                    if cost >= least:
                        break
                if cost < least:
                    best, least, at, penalty = replace(shaped, at=middle), cost, (across, down), changed
        least -= penalty
        goals = [(at[0] + across, at[1] + down) for across, down in _NARROW]
    return best


def _shapes(label: Label) -> Iterator[tuple[Label, float]]:
    """The label as it is, and where it fills a reach narrower, wider and smaller, with what that costs."""
    for size, spread in product(_SIZES, _SPREADS) if label.reach else ((1.0, 1.0),):
        cost = 2 * _SPREAD * abs(spread - 1.0) + _SMALLER * (1.0 - size)
        yield replace(label, reach=label.reach * spread, size=label.size * size), cost


def room_between_towns(scene: Scene, style: Style) -> Room:
    """What names of lands keep off on a map of towns: the towns with their names, rivers and borders."""
    room = Room(scene.frame())
    unit = scene.unit
    for town in scene.towns:
        x, y = town.at
        room.take([Area.around(town.at, 0.4 * unit, 0.4 * unit, _SIGN)])
        wide = text_width(town.name, 0.2 * unit, bold=True, serif=True) + 0.2 * unit
        room.take([Area.around((x, y + 0.42 * unit), wide, 0.18 * unit, 2 * _SIGN)])
    for side in scene.sides:
        if feature_of(side, style).draw in ("line", "blocked"):
            room.take_line((side.start, side.end), _LINE)
    for courses in river_courses(scene, style).values():
        for course in courses:
            room.take_line(course, _LINE)
    for cell in scene.cells:
        if cell.fortified:
            room.take_line((*cell.outline, cell.outline[0]), _LINE)
    for line in (*(line for _, line in scene.frontiers), *scene.coast):
        room.take_line(line, _LINE)
    return room


def towns_aside(scene: Scene, style: Style) -> list[float]:
    """How far off the middle of its cell each town's name stands to keep clear of the rivers."""
    room, unit = Room(scene.frame()), scene.unit
    for courses in river_courses(scene, style).values():
        for course in courses:
            room.take_line(course, 1.0)
    found = []
    for town in scene.towns:
        wide, tall = town_extent(town, unit)
        x, y = town.at[0], town.at[1] + NAME_BASELINE * unit - 0.35 * tall

        def cost(aside: float, x: float = x, y: float = y, wide: float = wide, tall: float = tall) -> float:
            return room.cost(Area.around((x + aside * unit, y), wide + 4, tall)) + abs(aside)

        found.append(unit * min(_ASIDE, key=cost))
    return found


def covered(label: Label, unit: float) -> Iterator[Area]:
    """What the letters of a name cover."""
    return _areas(label.at, list(_letters(label, unit)))


def _areas(at: tuple[float, float], letters: list[_Box]) -> Iterator[Area]:
    for dx, dy, wide, high in letters:
        yield Area.around((at[0] + dx, at[1] + dy), wide, high)


def _letters(label: Label, unit: float) -> Iterator[_Box]:
    """The letters of a name on its line or arc, turned with it."""
    size, spaced = label_size(label, unit), label_spacing(label, unit)
    words = shown_label(label)
    widths = [text_width(letter, size, bold=True, serif=True) for letter in words]
    half = (sum(widths) + spaced * (len(words) - 1)) / 2
    rise = 2 * label.reach * unit * label.bend
    turned, slanted = cos(radians(label.angle)), sin(radians(label.angle))
    start = -half
    for letter, wide in zip(words, widths, strict=True):
        along = start + wide / 2
        start += wide + spaced
        if letter == " ":
            continue
        # On the arc: a parabola through its two ends, with its top in the middle.
        share = 2 * along / (label.reach * unit) if label.reach else 0.0
        down = rise * (share * share - 0.5) - 0.35 * size
        yield (
            along * turned - down * slanted,
            along * slanted + down * turned,
            0.9 * wide * abs(turned) + 0.7 * size * abs(slanted),
            0.7 * size * abs(turned) + 0.9 * wide * abs(slanted),
        )
