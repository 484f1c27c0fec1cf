"""Boards, counters and tracks drawn as SVG and PNG.

A game describes what is to be seen as a :class:`~grognard.picture.scene.Scene`, usually through
:func:`~grognard.picture.build.hex_scene`, and gives its colours in ``look/style.toml``.
Nothing here knows a game.
"""

from grognard.picture.build import TownRow, borders, hex_scene, legend, map_labels, scale_bar
from grognard.picture.png import png_bytes
from grognard.picture.scene import Box, Counter, Label, Scene, Track, TrackBox
from grognard.picture.style import Style, load_style
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
