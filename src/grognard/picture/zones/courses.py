"""Lines across a map of zones: rivers, lakes, roads, the front and entrenchments."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise, product
from math import atan2, degrees, hypot

from grognard.picture.scene.curves import smooth
from grognard.picture.scene.markup import (
    ROUND,
    SERIF,
    dashes,
    element,
    halo,
    num,
    polygon_path,
    text,
    text_width,
)
from grognard.picture.scene.model import Line, Point, Scene
from grognard.picture.scene.ribbons import lens, ribbon
from grognard.picture.scene.style import FeatureLook, Style
from grognard.picture.sheet.free_space import Area, Room

_TOOTH = 11.0
_BANK = 1.8
"""How wide both banks of a water are together."""
_LETTERS, _THIN = (0.185, 0.165), 0.45
"""Height of a name's letters as a share of the unit, of a river and of one that is thinner than so much."""
_SMALLER = 0.85
"""The share of that where there is no room for it."""
_FARTHER = (0.0, 3.0, 6.0)
"""How much farther from its river a name may stand."""
_LETTER = 20.0
"""What it costs to cover a part of a river's name."""
_SHORT = 60
"""A river of fewer steps has little choice where to bear its name, and takes its place before all others."""
_WORST = 30.0
"""The name of a river that would cost more is left out."""


def courses(scene: Scene, style: Style) -> str:
    """All lines in the order of the style."""
    grouped: dict[str, list[Line]] = defaultdict(list)
    for line in scene.lines:
        if line.feature not in style.feature:
            raise ValueError(f"line with {line.feature!r}; the style knows {', '.join(style.feature)}")
        grouped[line.feature].append(line)
    return "".join(
        element("g", _DRAWN[look.draw](grouped[name], look), class_=f"feature {name}")
        for name, look in style.feature.items()
        if grouped[name]
    )


def _cased(lines: Sequence[Line], look: FeatureLook, rim: float) -> str:
    """All edges first, then all fillings, so that what meets flows together; wide lines lie above."""
    by_width: dict[float, str] = defaultdict(str)
    for line in lines:
        by_width[round(_width(line, look), 1)] += smooth(line.points)
    wide = sorted(by_width.items())
    edges = [element("path", d=d, stroke_width=width + rim) for width, d in wide]
    inner = [element("path", d=d, stroke_width=width) for width, d in wide]
    return element("g", *edges, stroke=look.casing or look.colour, **ROUND) + element(
        "g", *inner, stroke=look.colour, **ROUND
    )


def _width(line: Line, look: FeatureLook) -> float:
    return look.width * line.width * (1.4 if line.name in look.major else 1.0)


def _water(lines: Sequence[Line], look: FeatureLook) -> str:
    """Rivers as wide at each place as they are there: the banks of all, then the water of all."""
    even = [line for line in lines if not line.widths]
    d = "".join(
        ribbon(line.points, [share * _width(line, look) for share in line.widths])
        for line in lines
        if line.widths
    )
    return (_cased(even, look, _BANK) if even else "") + (_filled(d, look) if d else "")


def _lake(lines: Sequence[Line], look: FeatureLook) -> str:
    return _filled("".join(lens(line.points, _width(line, look)) for line in lines), look)


def _filled(d: str, look: FeatureLook) -> str:
    water = element("path", d=d, id=f"{look.draw}-water", stroke_width=_BANK)
    shown = element("g", water, fill=look.colour, stroke=look.casing or look.colour)
    return shown + element("use", href=f"#{look.draw}-water", fill=look.colour)


def _road(lines: Sequence[Line], look: FeatureLook) -> str:
    return _cased(lines, look, 2.2)


def _line(lines: Sequence[Line], look: FeatureLook) -> str:
    dash = dashes(look.dash)
    d = "".join(smooth(line.points) for line in lines)
    bed = (
        element("path", d=d, stroke=look.casing, stroke_width=look.width + 3, **ROUND) if look.casing else ""
    )
    pen: dict[str, object] = {"fill": "none", "stroke_linejoin": "round", "stroke_dasharray": dash}
    return bed + element("path", d=d, stroke=look.colour, stroke_width=look.width, **pen)


def _trench(lines: Sequence[Line], look: FeatureLook) -> str:
    """A line behind the border with teeth towards the enemy."""
    d, teeth = "", ""
    for line in lines:
        shifted = _beside(line.points, look.width * 3)
        d += smooth(shifted)
        for (x, y), (dx, dy) in paces(shifted, _TOOTH):
            half, out = _TOOTH * 0.38, _TOOTH * 0.72
            left, tip, right = (
                (x - dx * half, y - dy * half),
                (x + dy * out, y - dx * out),
                (x + dx * half, y + dy * half),
            )
            teeth += polygon_path((left, tip, right))
    spikes = element("path", d=teeth, fill=look.colour, stroke=look.casing or None, stroke_width=0.6)
    return element("path", d=d, stroke=look.colour, stroke_width=look.width, **ROUND) + spikes


_DRAWN = {"river": _water, "lake": _lake, "road": _road, "line": _line, "trench": _trench}


def _beside(line: Sequence[Point], away: float) -> list[Point]:
    """The line moved to its right."""
    moved = []
    for place, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(place - 1, 0)], line[min(place + 1, len(line) - 1)]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        moved.append((x - (y2 - y1) / length * away, y + (x2 - x1) / length * away))
    return moved


def paces(line: Sequence[Point], pace: float) -> list[tuple[Point, Point]]:
    """Points at even distances along a line, with the direction it has there."""
    found = []
    ahead = pace / 2
    for (x1, y1), (x2, y2) in pairwise(line):
        length = hypot(x2 - x1, y2 - y1)
        while ahead < length:
            share = ahead / length
            found.append(
                ((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share), ((x2 - x1) / length, (y2 - y1) / length))
            )
            ahead += pace
        ahead -= length
    return found


def course_names(scene: Scene, style: Style, room: Room, *, short: bool) -> list[str]:
    """The name of each short or each other river beside a straight stretch of it, of long ones twice."""
    rivers = {name for name, look in style.feature.items() if look.draw == "river"}
    longest: dict[str, Line] = {}
    for line in scene.lines:
        if line.name and line.feature in rivers:
            longest[line.name] = max(longest.get(line.name, line), line, key=lambda one: len(one.points))
    parts = []
    for name, line in longest.items():
        usual = _LETTERS[bool(line.widths) and max(line.widths) < _THIN] * scene.unit
        steps = paces(line.points, 6.0)
        if (len(steps) < _SHORT) is not short:
            continue
        times = 2 if len(steps) > 90 else 1
        for part in range(times):
            low, high = len(steps) * part // times, len(steps) * (part + 1) // times
            for size in (usual, _SMALLER * usual):
                span = round((text_width(name, size, serif=True) + 1.4 * len(name)) / 6.0) + 1
                place = _best(steps, range(low, min(high, len(steps) - span)), span, size, room)
                if place:
                    break
            else:
                continue
            (x, y), angle, areas = place
            room.take(areas)
            turned = f"translate({num(x)} {num(y)})rotate({num(angle)})"
            parts.append(text(name, (0, size * 0.3), size, transform=turned, letter_spacing=1.4))
    return parts


def written_courses(names: Sequence[str], style: Style) -> str:
    """The names of rivers as the map bears them."""
    pen: dict[str, object] = {"font_style": "italic", "font_family": SERIF, "class_": "river-names"}
    return element("g", *names, fill=style.paper.water_text, **pen, **halo(style.paper.land, 2.4))


def _best(
    steps: Sequence[tuple[Point, Point]], starts: range, span: int, size: float, room: Room
) -> tuple[Point, float, list[Area]] | None:
    """The middle of a name, its slope and what it covers: beside a stretch as straight and free as can be."""
    best: tuple[float, Point, float, list[Area]] | None = None
    for start in starts:
        (x1, y1), (x2, y2) = steps[start][0], steps[start + span][0]
        if x2 < x1:
            x1, y1, x2, y2 = x2, y2, x1, y1
        length = hypot(x2 - x1, y2 - y1)
        bend = span * 6.0 - length
        off = max(
            abs((x - x1) * (y2 - y1) - (y - y1) * (x2 - x1)) / length
            for (x, y), _ in steps[start : start + span]
        )
        for side, farther in product((-1, 1), _FARTHER):
            away = side * (size * 0.45 + 4 + off * 0.7 + farther)
            across = -(y2 - y1) / length * away, (x2 - x1) / length * away
            middle = ((x1 + x2) / 2 + across[0], (y1 + y2) / 2 + across[1])
            areas = [
                Area.around(
                    (middle[0] + (x2 - x1) * share, middle[1] + (y2 - y1) * share), size, size, _LETTER
                )
                for share in (-0.45, -0.3, -0.15, 0.0, 0.15, 0.3, 0.45)
            ]
            cost = bend / 6 + off / 4 + abs(y2 - y1) / length + farther / 2
            if (best and cost >= best[0]) or not all(room.holds(area) for area in areas):
                continue
            cost += sum(room.cost(area) for area in areas)
            if best is None or cost < best[0]:
                best = (cost, middle, degrees(atan2(y2 - y1, x2 - x1)), areas)
    return None if best is None or best[0] > _WORST else best[1:]
