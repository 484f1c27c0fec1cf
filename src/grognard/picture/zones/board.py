"""The map of a game that is played on zones: real shapes, with all that is printed in them."""

from xml.sax.saxutils import escape

from grognard.picture.counters.stacks import stack
from grognard.picture.scene.colour import mix
from grognard.picture.scene.landscape import framed, ground_of
from grognard.picture.scene.lettering import built_up, labels
from grognard.picture.scene.markup import element, halo, num, polygon_path, text, text_width
from grognard.picture.scene.model import Point, Scene, Town, ZoneSign
from grognard.picture.scene.relief import texture
from grognard.picture.scene.style import SignPath, Style
from grognard.picture.zones.courses import course_names, courses

_NAME = {1: 0.2, 2: 0.225, 3: 0.215}
_SIGN = 0.21
_ABOVE = 0.52
"""Where index and signs stand above the middle of the zone, as a share of the unit."""
_BELOW = 0.56
"""Where names stand below it."""


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
    """A small sign with what it shows: the index and the value of a zone, or a sign of the style."""
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
    if paths := style.sign.get(f"{kind}-{shown}"):
        return _paths(paths, at, half)
    if kind not in style.sign:
        raise ValueError(f"no sign for {kind!r}")
    top = style.sign[kind][-1]
    return _paths(style.sign[kind], at, half) + _figure(shown, at, edge * top.letters, top.ink)


def _paths(paths: tuple[SignPath, ...], at: Point, half: float) -> str:
    shapes = [
        element(
            "path",
            d=path.path,
            fill=path.fill or "none",
            stroke=path.stroke or "none",
            stroke_width=path.width / half,
        )
        for path in paths
    ]
    return element("g", *shapes, transform=f"translate({num(at[0])} {num(at[1])})scale({num(half)})")


def _figure(shown: str, at: Point, edge: float, ink: str) -> str:
    size = edge * 0.82
    return text(shown, (at[0], at[1] + size * 0.34), size, fill=ink, font_weight=700)
