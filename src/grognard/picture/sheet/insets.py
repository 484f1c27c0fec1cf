"""Insets: a part of a map sheet drawn again, larger, in the margin."""

import re
from dataclasses import replace

from grognard.picture.scene.model import Inset, Point, Scene
from grognard.picture.scene.style import Style
from grognard.picture.sheet.drawing import map_sheet

_BEYOND = 1.6
"""How many cells around an inset carry its landscape on to its frame."""


def inset_scene(scene: Scene, inset: Inset) -> Scene:
    """The cells of a part of the map with all that is on them."""
    away = _BEYOND * scene.unit

    def inside(point: Point, more: float = 0.0) -> bool:
        (left, top), (right, bottom) = inset.corner, inset.opposite
        return left - more <= point[0] <= right + more and top - more <= point[1] <= bottom + more

    return replace(
        scene,
        cells=tuple(
            replace(cell, on_board=cell.on_board and inside(cell.centre))
            for cell in scene.cells
            if inside(cell.centre, away)
        ),
        sides=tuple(side for side in scene.sides if inside(side.start, away)),
        ways=tuple(way for way in scene.ways if inside(way.start, away) or inside(way.end, away)),
        places=tuple(place for place in scene.places if inside(place.at)),
        labels=(),
        insets=(),
        surroundings=None,
    )


def inset_sheet(scene: Scene, style: Style, mark: str) -> str:
    """The drawing of an inset; what it defines is called otherwise than on the map."""
    drawn = map_sheet(scene, style)
    return re.sub(r'(id="|href="#|url\(#)(?=[a-z])', rf"\g<1>{mark}-", drawn)
