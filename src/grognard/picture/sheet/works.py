"""What people built across and along hexsides: bridges, fords and fortified lines."""

from collections import defaultdict
from math import hypot

from grognard.picture.scene.curves import between
from grognard.picture.scene.markup import ROUND, element, num
from grognard.picture.scene.model import Point, Scene, Side
from grognard.picture.scene.style import FeatureLook, Style
from grognard.picture.sheet.routes import Routes

WORKS = ("bridge", "ford", "teeth")
_TEETH = 4
"""Teeth on one hexside."""


def crossings(scene: Scene, routes: Routes, style: Style) -> str:
    """Bridges and fords, where ways cross or else in the middle of the side."""
    parts = []
    for name, sides in _by_feature(scene, style, ("bridge", "ford")).items():
        look = style.feature[name]
        d = ""
        for side in sides:
            for at, half in _roadways(side, routes, style):
                d += _bridge(side, at, half) if look.draw == "bridge" else _ford(side, at)
        if look.casing:
            parts.append(element("path", d=d, stroke=look.casing, stroke_width=look.width + 2))
        parts.append(
            element("path", d=d, stroke=look.colour, stroke_width=look.width, class_=f"feature {name}")
        )
    return element("g", *parts, **ROUND)


def fortified_lines(scene: Scene, style: Style) -> str:
    """Lines just behind their hexsides with teeth towards the enemy."""
    parts = []
    for name, sides in _by_feature(scene, style, ("teeth",)).items():
        look = style.feature[name]
        lines, teeth = "", ""
        for side in sides:
            line, spikes = _wall(side, look, scene.unit)
            lines += line
            teeth += spikes
        if look.casing:
            pen: dict[str, object] = {
                "stroke": look.casing,
                "stroke_linecap": "round",
                "stroke_opacity": 0.75,
            }
            parts.append(element("path", d=lines, stroke_width=look.width + 2.4, **pen))
        parts.append(
            element("path", d=lines, stroke=look.colour, stroke_width=look.width, stroke_linecap="round")
        )
        parts.append(element("path", d=teeth, fill=look.colour, class_=f"feature {name}"))
    return element("g", *parts, fill="none")


def _by_feature(scene: Scene, style: Style, draws: tuple[str, ...]) -> dict[str, list[Side]]:
    found: dict[str, list[Side]] = defaultdict(list)
    for side in scene.sides:
        if style.feature[side.feature].draw in draws:
            found[side.feature].append(side)
    return {name: found[name] for name in style.feature if name in found}


def _axes(side: Side) -> tuple[Point, Point]:
    """Directions along a side and across it."""
    dx, dy = side.end[0] - side.start[0], side.end[1] - side.start[1]
    length = hypot(dx, dy)
    along = (dx / length, dy / length)
    return along, (-along[1], along[0])


def _point(at: Point, along: Point, across: Point, u: float, v: float) -> str:
    return f"{num(at[0] + along[0] * u + across[0] * v)} {num(at[1] + along[1] * u + across[1] * v)}"


def _roadways(side: Side, routes: Routes, style: Style) -> list[tuple[Point, float]]:
    """Where a side is crossed, and half the width of what crosses there."""
    crossing = routes.crossing(side.start, side.end)
    found = [(at, style.way[kind].width / 2 + 1.6) for kind, at in crossing.items()]
    return found or [(between(side.start, side.end), 3.0)]


def _bridge(side: Side, at: Point, half: float) -> str:
    """Two parapets along the way, splayed at their ends."""
    along, across = _axes(side)
    d = ""
    for hand in (-1, 1):
        spots = [(half + 1.6, -6.4), (half, -4.6), (half, 4.6), (half + 1.6, 6.4)]
        d += "M" + "L".join(_point(at, along, across, hand * u, v) for u, v in spots)
    return d


def _ford(side: Side, at: Point) -> str:
    """Three stepping strokes across the water."""
    along, across = _axes(side)
    return "".join(
        f"M{_point(at, along, across, -2.6, v)}L{_point(at, along, across, 2.6, v)}" for v in (-3.6, 0.0, 3.6)
    )


def _wall(side: Side, look: FeatureLook, unit: float) -> tuple[str, str]:
    """The line and the teeth of one side; without a rear there are teeth to both hands."""
    along, across = _axes(side)
    middle = between(side.start, side.end)
    length = hypot(side.end[0] - side.start[0], side.end[1] - side.start[1])
    hand = 1.0
    if side.rear:
        ahead = (middle[0] - side.rear[0]) * across[0] + (middle[1] - side.rear[1]) * across[1]
        hand = 1.0 if ahead > 0 else -1.0
    back = -hand * 0.05 * unit if side.rear else 0.0
    half = length / 2 - (0.028 * unit if side.rear else 0.0)
    line = f"M{_point(middle, along, across, -half, back)}L{_point(middle, along, across, half, back)}"
    teeth = ""
    pitch = 2 * half / _TEETH
    for tooth in range(_TEETH):
        u = -half + (tooth + 0.5) * pitch
        for out in (hand,) if side.rear else (1.0, -1.0):
            tip = back + out * (0.075 * unit + look.width / 2)
            spots = [(u - pitch * 0.3, back), (u, tip), (u + pitch * 0.3, back)]
            teeth += "M" + "L".join(_point(middle, along, across, *spot) for spot in spots) + "Z"
    return line, teeth
