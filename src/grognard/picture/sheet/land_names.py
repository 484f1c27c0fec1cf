"""The names of lands, ranges and seas: each moves a little to where its letters cover least."""

from collections.abc import Iterator
from dataclasses import replace
from math import cos, hypot, radians, sin

from grognard.picture.scene.lettering import label_size, label_spacing, shown_label
from grognard.picture.scene.lines import feature_of
from grognard.picture.scene.markup import text_width
from grognard.picture.scene.model import Label, Scene
from grognard.picture.scene.style import Style
from grognard.picture.sheet.free_space import Area, Room

_STEPS = (-1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5)
"""How far a name may be moved each way, in cells."""
_AFLOAT = 0.3
"""The share of that for the name of a water, which is not to end on land."""
_FAR = 1.2
"""What it costs to move a name by a cell."""
_SIGN, _LINE = 9.0, 0.35
"""What it costs to cover a town, and a step of a line."""
_LETTER = 6.0
"""What it costs to cover one of its letters."""

_Box = tuple[float, float, float, float]
"""A letter: its middle from that of the name, its width and its height."""


def settled(scene: Scene, room: Room) -> tuple[Label, ...]:
    """The labels where there is most room for them, which they take."""
    found = []
    for label in scene.labels:
        letters = list(_letters(label, scene.unit))
        x, y = label.at
        pace = scene.unit * (_AFLOAT if label.kind == "water" else 1.0)
        tried = [(x + across * pace, y + down * pace) for across in _STEPS for down in _STEPS]

        def cost(at: tuple[float, float], name: Label = label, boxes: list[_Box] = letters) -> float:
            away = hypot(at[0] - name.at[0], at[1] - name.at[1]) / scene.unit
            areas = list(_areas(at, boxes))
            out = sum(not room.holds(area) for area in areas)
            return _FAR * away + 50.0 * out + sum(room.cost(area) for area in areas)

        best = min(tried, key=cost)
        room.take(replace(area, weight=_LETTER) for area in _areas(best, letters))
        found.append(replace(label, at=best))
    return tuple(found)


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
        if feature_of(side, style).draw in ("river", "line", "blocked"):
            room.take_line((side.start, side.end), _LINE)
    for cell in scene.cells:
        if cell.fortified:
            room.take_line((*cell.outline, cell.outline[0]), _LINE)
    for line in (*(line for _, line in scene.frontiers), *scene.coast):
        room.take_line(line, _LINE)
    return room


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
            wide * 0.9 + 0.3 * size * abs(slanted),
            size * 0.7,
        )
