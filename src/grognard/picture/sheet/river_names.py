"""The names of rivers and streets, written along their courses."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import hypot, inf
from xml.sax.saxutils import escape

from grognard.picture.scene.curves import calmed, chains, flowing
from grognard.picture.scene.markup import SERIF, element, halo, text_width
from grognard.picture.scene.model import Point, Scene
from grognard.picture.scene.style import Style
from grognard.picture.sheet.free_space import NAME, Area, Room
from grognard.picture.sheet.routes import Routes
from grognard.picture.sheet.waters import river_courses

_LETTERS, _LARGEST = 0.145, 0.23
"""Height of the letters for a thin and for the widest river, as shares of a cell's height."""
_NAMED_FROM = 5
"""Sides that a course must have to bear its name."""
_AGAIN = 16.0
"""A river bears its name again after so many cells."""
_PACE = 6.0
_STRAIGHT = 0.86
"""The least share of a line's length that its ends must lie apart, for letters to stand on it."""
_LETTER = 14.0
"""The least that it costs to cover a letter."""
_TOO_MUCH, _TOO_MUCH_FOR_A_STREET = 12.0, 4.0
"""A name that would cost more is left out."""
_SMALLER = (0.86, 0.74)
"""The letters of a street that finds no room otherwise."""


@dataclass(frozen=True, slots=True)
class _River:
    name: str
    size: float
    width: float
    courses: list[list[Point]]
    dearest: float = _TOO_MUCH
    clear: float = 0.1
    """How far the letters keep from the middle of the course, in cells, besides half its width."""
    sizes: tuple[float, ...] = (1.0,)
    """In which sizes its letters are tried, until there is room."""


def river_names(scene: Scene, room: Room, style: Style) -> str:
    """Every longer river's name on a smoothed line beside it, the widest first; long rivers bear it again."""
    pen: dict[str, object] = {"fill": style.paper.water_text, "font_style": "italic", "letter_spacing": 1.0}
    pen["font_family"] = SERIF
    return _along(_rivers(scene, style), "course", scene, room, class_="river-names", **pen, **_halo(style))


def street_names(scene: Scene, room: Room, style: Style, routes: Routes) -> str:
    """The names of streets and lines whose look has letters, each where there is room along it."""
    pen: dict[str, object] = {"fill": style.paper.text, "font_weight": 600, "letter_spacing": 0.5}
    return _along(
        _streets(scene, style, routes), "street", scene, room, class_="way-names", **pen, **_halo(style)
    )


def _halo(style: Style) -> dict[str, object]:
    return halo(style.paper.land, 2.2)


def _along(rivers: list[_River], mark: str, scene: Scene, room: Room, **pen: object) -> str:
    """Names on lines beside the courses, in order, as far as there is room."""
    paths: list[str] = []
    letters: list[str] = []
    for river in rivers:
        for course in river.courses:
            size, lines = _lines(river, course, scene, room)
            for line in lines:
                number = f"{mark}{len(paths)}"
                paths.append(element("path", id=number, d=flowing(line[::3] if len(line) > 9 else line)))
                words = element("textPath", escape(river.name), href=f"#{number}", startOffset="50%")
                letters.append(element("text", words, font_size=size))
                weight = max(_LETTER, 3 * NAME / len(line))
                middles = _beside(line, 0.3 * size)
                room.take(Area.around(point, size, size, weight) for point in middles)
    if not letters:
        return ""
    return element("defs", *paths) + element("g", *letters, text_anchor="middle", **pen)


def _streets(scene: Scene, style: Style, routes: Routes) -> list[_River]:
    """The ways that bear a name, the longest first."""
    pieces: dict[tuple[str, str], list[tuple[Point, Point]]] = defaultdict(list)
    for way in scene.ways:
        if way.name and style.way[way.kind].letters:
            pieces[way.kind, way.name].append((way.start, way.end))
    found = []
    for kind, name in sorted(pieces, key=lambda key: (-len(pieces[key]), key)):
        look = style.way[kind]
        size = _LETTERS * look.letters * scene.unit
        courses = [routes.course(kind, cells) for cells in chains(pieces[kind, name])]
        shown = name.partition(",")[0]
        sizes = (1.0, *_SMALLER)
        found.append(_River(shown, size, look.width, courses, _TOO_MUCH_FOR_A_STREET, 0.06, sizes))
    return found


def _rivers(scene: Scene, style: Style) -> list[_River]:
    """All rivers that bear a name, the widest and longest first."""
    sides: dict[str, int] = defaultdict(int)
    widths: dict[str, float] = defaultdict(float)
    called: dict[str, str] = {}
    for side in scene.sides:
        look = style.feature[side.feature]
        if side.name and look.draw == "river":
            sides[side.name] += 1
            widths[side.name] = max(widths[side.name], look.width_of(side.name))
            called[side.name] = side.called or side.name
    found = []
    drawn = river_courses(scene, style)
    for name in sorted(sides, key=lambda name: (-widths[name], -sides[name], name)):
        size = min(max(_LETTERS, 0.09 + 0.022 * widths[name]), _LARGEST) * scene.unit
        courses = [calmed(course, 1) for course in drawn[name] if len(course) > _NAMED_FROM]
        found.append(_River(called[name], size, widths[name], courses))
    return found


def _lines(
    river: _River, course: Sequence[Point], scene: Scene, room: Room
) -> tuple[float, list[list[Point]]]:
    """The size of its letters, and the lines on which they stand: in the first size that has room."""
    lines: list[list[Point]] = []
    for share in river.sizes:
        tried = replace(river, size=share * river.size, dearest=share**2 * river.dearest)
        if lines := list(_stretches(tried, course, scene, room)):
            return tried.size, lines
    return river.size, lines


def _stretches(river: _River, course: Sequence[Point], scene: Scene, room: Room) -> Iterator[list[Point]]:
    """The best lines for a river's name: straight, free, beside the water and readable from the left."""
    points = _evenly(course)
    span = round((text_width(river.name, river.size) + len(river.name)) * 1.15 / _PACE) + 1
    times = max(1, round(len(points) * _PACE / (_AGAIN * scene.unit)))
    for part in range(times):
        low, high = len(points) * part // times, len(points) * (part + 1) // times
        least, best = river.dearest, None
        for start in range(low, min(high, len(points) - span), 2):
            line = points[start : start + span]
            if line[0][0] > line[-1][0]:
                line = line[::-1]
            straight = hypot(line[-1][0] - line[0][0], line[-1][1] - line[0][1]) / (_PACE * (span - 1))
            if straight < _STRAIGHT:
                continue
            for above in (True, False):
                cost = (1 - straight) * 30 + (0.0 if above else 0.3)
                if cost >= least:
                    continue
                away = _distance(river, scene.unit, above=above)
                for point in _beside(line, away + 0.3 * river.size):
                    area = Area.around(point, _PACE, 0.8 * river.size)
                    cost += room.cost(area) / 2 if room.holds(area) else inf
                    if cost >= least:
                        break
                else:
                    least, best = cost, _beside(line, away)
        if best:
            yield best


def _distance(river: _River, unit: float, *, above: bool) -> float:
    """How far the baseline keeps from the calmed course: clear of what bends are left, and of the water."""
    clear = river.clear * unit + river.width / 2
    return clear if above else -(clear + 0.66 * river.size)


def _evenly(line: Sequence[Point]) -> list[Point]:
    """Points at even distances along a line."""
    found = [line[0]]
    for _, onward in pairwise(line):
        while (away := hypot(onward[0] - found[-1][0], onward[1] - found[-1][1])) > _PACE:
            x, y = found[-1]
            found.append((x + (onward[0] - x) * _PACE / away, y + (onward[1] - y) * _PACE / away))
    return found


def _beside(line: Sequence[Point], away: float) -> list[Point]:
    """The line moved to its left, which is above it where it runs from left to right."""
    moved = []
    for place, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(place - 3, 0)], line[min(place + 3, len(line) - 1)]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        moved.append((x + (y2 - y1) / length * away, y - (x2 - x1) / length * away))
    return moved
