"""The ground of a map of zones: tints, woods, light on the relief, edges of heights, and the borders."""

from collections.abc import Sequence
from dataclasses import replace

from grognard.picture.scene.colour import mix
from grognard.picture.scene.curves import noise, smooth
from grognard.picture.scene.landscape import ground_of
from grognard.picture.scene.marks import ONE_A_CELL, wood_path
from grognard.picture.scene.markup import ROUND, element, num, polygon_path
from grognard.picture.scene.model import Cell, Point, Scene
from grognard.picture.scene.relief import contains, texture
from grognard.picture.scene.style import Style
from grognard.picture.sheet.scenery import shaded
from grognard.picture.zones.courses import paces

_HACHURE = 4.6
"""Distance of the hachures of a scarp."""


def ground(scene: Scene, style: Style) -> str:
    """Everything below borders and lines."""
    woods = "".join(smooth((*ring, ring[0])) for ring in scene.woods)
    inks = [look.ink for look in style.terrain.values() if look.marks == "wood"]
    return "".join(
        [
            _tints(scene, style),
            wood_path(woods, inks[0]) if woods and inks else "",
            shaded(scene),
            _reeds(scene, style),
            texture(scene, _marked(style)),
            _scarps(scene, style),
        ]
    )


def _tints(scene: Scene, style: Style) -> str:
    """Each zone in the colour of its ground, without a gap between two of them."""
    parts = []
    for cell in scene.cells:
        fill = ground_of(cell, style).fill
        d = polygon_path(cell.outline)
        parts.append(element("path", d=d, fill=fill, stroke=fill, stroke_width=0.8, data_cell=cell.name))
    return element("g", *parts)


def _marked(style: Style) -> Style:
    """The style without the marks that scenery stands for on a map of zones."""
    return replace(
        style,
        terrain={
            name: replace(look, marks="none") if look.marks in ONE_A_CELL else look
            for name, look in style.terrain.items()
        },
    )


def _reeds(scene: Scene, style: Style) -> str:
    """Still waters with a tuft of reeds now and then."""
    across, down = 0.34 * scene.unit, 0.15 * scene.unit
    d = ""
    for ring in scene.marshes:
        left, right = min(x for x, _ in ring), max(x for x, _ in ring)
        top, bottom = min(y for _, y in ring), max(y for _, y in ring)
        for row in range(int((bottom - top) / down)):
            for column in range(int((right - left) / across)):
                x = left + (column + 0.5 * (row % 2) + 0.25 * noise("x", column, row)) * across
                y = top + (row + 0.3 * noise("y", column, row)) * down
                if contains(ring, (x, y)):
                    half = across * (0.3 + 0.14 * noise("w", column, row))
                    d += f"M{num(x - half)} {num(y)}h{num(2 * half)}"
                    if row % 3 == 0:
                        d += f"M{num(x)} {num(y - 0.5)}v-4m-2 4l-1.2-3.2m5.2 3.2l1.2-3.2"
    pen: dict[str, object] = {"stroke": style.paper.coast, "stroke_width": 1.1, "stroke_opacity": 0.6}
    return element("path", d=d, **pen, **ROUND) if d else ""


def _scarps(scene: Scene, style: Style) -> str:
    """Hachures down the slope, long and short by turns."""
    d = ""
    for line in scene.scarps:
        for number, ((x, y), (dx, dy)) in enumerate(paces(line, _HACHURE)):
            long = 9.0 + 3.5 * noise("scarp", number)
            d += f"M{num(x)} {num(y)}l{num(dy * long)} {num(-dx * long)}"
    ink = mix(style.paper.grid, style.paper.text, 0.3)
    return element("path", d=d, stroke=ink, stroke_width=1.3, stroke_opacity=0.75, **ROUND) if d else ""


def borders(scene: Scene, style: Style) -> str:
    """Lines between zones over a soft band that darkens the ground."""
    lines: Sequence[tuple[Point, ...]] = scene.borders or [_closed(cell) for cell in scene.cells]
    d = "".join("M" + polygon_path(line)[1:-1] for line in lines)
    soft = element("path", d=d, stroke_width=7, stroke_opacity=0.16)
    return element("g", soft, element("path", d=d, stroke_width=1.4), stroke=style.paper.grid, **ROUND)


def _closed(cell: Cell) -> tuple[Point, ...]:
    return (*cell.outline, cell.outline[0])
