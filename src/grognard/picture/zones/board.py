"""The map of a game that is played on zones: real shapes, with all that is printed in them."""

from math import cos, pi, sin
from xml.sax.saxutils import escape

from grognard.picture.counters.stacks import stack
from grognard.picture.scene.colour import mix
from grognard.picture.scene.landscape import framed, ground_of
from grognard.picture.scene.lettering import built_up, labels
from grognard.picture.scene.markup import element, halo, num, polygon_path, text, text_width
from grognard.picture.scene.model import Point, Scene, Town, ZoneSign
from grognard.picture.scene.relief import texture
from grognard.picture.scene.style import Style
from grognard.picture.scene.symbols import star_path
from grognard.picture.zones.courses import course_names, courses

_NAME = {1: 0.2, 2: 0.225, 3: 0.215}
_SIGN = 0.21
_ABOVE = 0.52
"""Where index and signs stand above the middle of the zone, as a share of the unit."""
_BELOW = 0.56
"""Where names stand below it."""
_RED, _BLUE, _IRON = "#a8202a", "#1f4f8b", "#3a3f42"


def zone_board(scene: Scene, style: Style) -> str:
    """The map with everything on it, from the ground up to the counters."""
    layers = [
        _grounds(scene, style),
        texture(scene, style),
        _borders(scene, style),
        *(built_up(_town(sign), scene.unit, style) for sign in scene.zones if sign.town),
        courses(scene, style),
        labels(scene, style),
        course_names(scene, style),
    ]
    return "".join(
        [
            framed(scene, style, layers),
            element("g", *(stack(standing, scene, style) for standing in scene.stacks)),
            element(
                "g",
                *(_sign(sign, scene.unit, style) for sign in scene.zones),
                font_weight=600,
                class_="towns",
            ),
        ]
    )


def _grounds(scene: Scene, style: Style) -> str:
    """Each zone in the colour of its ground, without a gap between two of them."""
    parts = []
    for cell in scene.cells:
        fill = ground_of(cell, style).fill
        parts.append(element("path", d=polygon_path(cell.outline), fill=fill, stroke=fill, stroke_width=0.8))
    return element("g", *parts)


def _borders(scene: Scene, style: Style) -> str:
    """The outline of every zone, once, over a soft rim that darkens its ground."""
    rims = [
        element(
            "path",
            d=polygon_path(cell.outline),
            stroke=mix(ground_of(cell, style).fill, style.paper.grid, 0.3),
        )
        for cell in scene.cells
    ]
    lines = [element("path", d=polygon_path(cell.outline), data_cell=cell.name) for cell in scene.cells]
    soft = element("g", *rims, fill="none", stroke_width=7, stroke_opacity=0.4, stroke_linejoin="round")
    sharp: dict[str, object] = {"stroke": style.paper.grid, "stroke_width": 1.5, "stroke_linejoin": "round"}
    return soft + element("g", *lines, fill="none", **sharp)


def _town(sign: ZoneSign) -> Town:
    return Town(sign.name, sign.town or sign.at, rank=sign.rank)


def _sign(sign: ZoneSign, unit: float, style: Style) -> str:
    """The name on the lower rim of the counters, index and small signs on the upper one."""
    size = _NAME[sign.rank] * unit
    edge = _SIGN * unit
    x, y = sign.at
    value = next((shown for kind, shown in sign.signs if kind == "value"), "")
    width = text_width(sign.name, size, bold=True)
    badge = edge * 1.1 if value else 0.0
    baseline = y + _BELOW * unit
    left = x - (width + badge) / 2
    parts = [
        text(
            sign.name,
            (left + badge, baseline),
            size,
            text_anchor="start",
            fill=style.paper.text,
            **halo(style.paper.land, 3),
        )
    ]
    if value:
        parts.append(zone_badge("value", value, (left + edge / 2 - 1, baseline - size * 0.34), edge, style))
    row = [("index", sign.index), *(pair for pair in sign.signs if pair[0] != "value")]
    across = x - edge * 1.12 * (len(row) - 1) / 2
    for place, (kind, shown) in enumerate(row):
        parts.append(zone_badge(kind, shown, (across + edge * 1.12 * place, y - _ABOVE * unit), edge, style))
    return element("g", element("title", escape(sign.name)), *parts)


def zone_badge(kind: str, shown: str, at: Point, edge: float, style: Style) -> str:
    """A small sign; what it shows is a number, or for supply whose it is."""
    x, y = at
    half = edge / 2
    paper = style.paper
    if kind == "index":
        return text(
            shown, (x, y + edge * 0.3), edge * 0.86, fill=paper.number, font_weight=400, **halo(paper.land, 2)
        )
    if kind == "value":
        shape = element("circle", cx=x, cy=y, r=half, fill=paper.badge, stroke=paper.land, stroke_width=0.9)
        return shape + _figure(shown, at, edge, paper.land)
    if kind == "garrison":
        shape = element(
            "rect",
            x=x - half * 1.15,
            y=y - half,
            width=edge * 1.15,
            height=edge,
            rx=1.5,
            fill="#1c1a18",
            stroke=paper.land,
        )
        return shape + _figure(shown, at, edge, "#ffffff")
    if kind == "track":
        star = star_path(at, half * 1.35, half * 0.675)
        shape = element("path", d=star, fill=_BLUE, stroke=paper.land, stroke_width=0.8)
        return shape + _figure(shown, at, edge * 0.78, "#ffffff")
    if kind == "supply":
        return _supply(shown, at, half, style)
    raise ValueError(f"no sign for {kind!r}")


def _figure(shown: str, at: Point, edge: float, ink: str) -> str:
    size = edge * 0.82
    return text(shown, (at[0], at[1] + size * 0.34), size, fill=ink, font_weight=700)


def _supply(side: str, at: Point, half: float, style: Style) -> str:
    """A red star, with a black rim for the second camp; a wheel for the Germans."""
    x, y = at
    if side == "german":
        ends = [(half * 0.8 * cos(turn * pi / 3), half * 0.8 * sin(turn * pi / 3)) for turn in range(6)]
        spokes = "".join(f"M{num(x)} {num(y)}l{num(across)} {num(down)}" for across, down in ends)
        wheel = element(
            "circle", cx=x, cy=y, r=half * 0.92, fill=style.paper.land, stroke=_IRON, stroke_width=2
        )
        return wheel + element("path", d=spokes, stroke=_IRON, stroke_width=1.3)
    rim = "#1c1a18" if side == "black" else "#ffffff"
    star = star_path(at, half * 1.25, half * 0.625)
    return element("path", d=star, fill=_RED, stroke=rim, stroke_width=1.6)
