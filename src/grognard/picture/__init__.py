"""Boards, counters and tracks drawn as SVG and PNG.

A game describes what is to be seen as a :class:`~grognard.picture.scene.model.Scene`, usually through
:func:`~grognard.picture.scene.build.hex_scene`, and gives its colours in ``look/style.toml``.
Nothing here knows a game.
"""

from grognard.picture.png import png_bytes
from grognard.picture.scene.build import TownRow, borders, hex_scene, legend, map_labels, scale_bar
from grognard.picture.scene.model import Box, Counter, Label, Scene, Track, TrackBox
from grognard.picture.scene.style import Style, load_style
from grognard.picture.svg import draw

__all__ = [
    "Box",
    "Counter",
    "Label",
    "Scene",
    "Style",
    "TownRow",
    "Track",
    "TrackBox",
    "borders",
    "draw",
    "hex_scene",
    "legend",
    "load_style",
    "map_labels",
    "png_bytes",
    "scale_bar",
]
