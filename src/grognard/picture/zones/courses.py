"""Lines across a map of zones: rivers, lakes, roads, the front and entrenchments."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees, hypot

from grognard.picture.scene.curves import smooth
from grognard.picture.scene.markup import ROUND, dashes, element, halo, num, polygon_path, text, text_width
from grognard.picture.scene.model import Line, Point, Scene
from grognard.picture.scene.style import FeatureLook, Style

_TOOTH = 11.0
_ROOM = 26.0
"""How far the name of a river keeps from what is printed in a zone."""


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
    drawn = sorted(lines, key=lambda line: line.width)
    wide = [(smooth(line.points), _width(line, look)) for line in drawn]
    edges = [element("path", d=d, stroke_width=width + rim) for d, width in wide]
    inner = [element("path", d=d, stroke_width=width) for d, width in wide]
    return element("g", *edges, stroke=look.casing or look.colour, **ROUND) + element(
        "g", *inner, stroke=look.colour, **ROUND
    )


def _width(line: Line, look: FeatureLook) -> float:
    return look.width * line.width * (1.4 if line.name in look.major else 1.0)


def _water(lines: Sequence[Line], look: FeatureLook) -> str:
    return _cased(lines, look, 1.8)


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
        for (x, y), (dx, dy) in _paces(shifted, _TOOTH):
            half, out = _TOOTH * 0.38, _TOOTH * 0.72
            left, tip, right = (
                (x - dx * half, y - dy * half),
                (x + dy * out, y - dx * out),
                (x + dx * half, y + dy * half),
            )
            teeth += polygon_path((left, tip, right))
    spikes = element("path", d=teeth, fill=look.colour, stroke=look.casing or None, stroke_width=0.6)
    return element("path", d=d, stroke=look.colour, stroke_width=look.width, **ROUND) + spikes


_DRAWN = {"river": _water, "lake": _water, "road": _road, "line": _line, "trench": _trench}


def _beside(line: Sequence[Point], away: float) -> list[Point]:
    """The line moved to its right."""
    moved = []
    for place, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(place - 1, 0)], line[min(place + 1, len(line) - 1)]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        moved.append((x - (y2 - y1) / length * away, y + (x2 - x1) / length * away))
    return moved


def _paces(line: Sequence[Point], pace: float) -> list[tuple[Point, Point]]:
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


def course_names(scene: Scene, style: Style) -> str:
    """The name of each river beside a straight stretch of it, of long ones twice, clear of zones' signs."""
    rivers = {name for name, look in style.feature.items() if look.draw == "river"}
    longest: dict[str, Line] = {}
    for line in scene.lines:
        if line.name and line.feature in rivers:
            longest[line.name] = max(longest.get(line.name, line), line, key=lambda one: len(one.points))
    taken = [
        (sign.at[0] + across, sign.at[1] + down)
        for sign in scene.zones
        for across in (-24, 0, 24)
        for down in (-26, 0, 30)
    ]
    parts = []
    size = 0.17 * scene.unit
    for name, line in longest.items():
        steps = _paces(line.points, 6.0)
        span = round(text_width(name, size) * 1.25 / 6.0) + 1
        times = 2 if len(steps) > 90 else 1
        for part in range(times):
            low, high = len(steps) * part // times, len(steps) * (part + 1) // times
            place = _best(steps, low, min(high, len(steps) - span), span, taken, scene)
            if place is None:
                continue
            (x, y), angle = place
            taken.append((x, y))
            turned = f"translate({num(x)} {num(y)})rotate({num(angle)})"
            parts.append(text(name, (0, -5), size, transform=turned, letter_spacing=1.4))
    return element(
        "g",
        *parts,
        fill=style.paper.water_text,
        font_style="italic",
        class_="river-names",
        **halo(style.paper.land, 2.4),
    )


def _best(
    steps: Sequence[tuple[Point, Point]], low: int, high: int, span: int, taken: Sequence[Point], scene: Scene
) -> tuple[Point, float] | None:
    left, top, right, bottom = scene.frame()
    best: tuple[float, Point, float] | None = None
    for start in range(low, high):
        (x1, y1), (x2, y2) = steps[start][0], steps[start + span][0]
        middle = ((x1 + x2) / 2, (y1 + y2) / 2)
        if not (left + 30 < middle[0] < right - 30 and top + 30 < middle[1] < bottom - 30):
            continue
        if x2 < x1:
            x1, y1, x2, y2 = x2, y2, x1, y1
        bend = max(hypot(x - middle[0], y - middle[1]) for (x, y), _ in steps[start : start + span])
        straight = hypot(x2 - x1, y2 - y1) / (span * 6.0)
        near = min(hypot(middle[0] - x, middle[1] - y) for x, y in taken)
        merit = straight * 3 + min(near, 2 * _ROOM) / _ROOM - bend / 200
        if near > _ROOM / 2 and (best is None or merit > best[0]):
            best = (merit, middle, degrees(atan2(y2 - y1, x2 - x1)))
    return None if best is None else (best[1], best[2])
