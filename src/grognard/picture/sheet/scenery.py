"""Scenery of a hex map from its files: real coasts, frontiers and the light on the relief.

`look/shapes.csv` and `look/relief.png` are written by the atlas; a map without them is drawn from its hexes.
"""

from __future__ import annotations

import zlib
from base64 import b64encode
from dataclasses import replace
from functools import cache
from math import ceil, floor
from pathlib import Path
from struct import pack, unpack

from grognard.picture.scene.curves import smooth
from grognard.picture.scene.hexes import SIZE
from grognard.picture.scene.markup import element
from grognard.picture.scene.model import Point, Relief, Scene
from grognard.picture.scene.outlines import load_shapes

_SHADOW, _LIGHT = (64, 48, 38), (255, 251, 238)
_DARKEST, _BRIGHTEST = 0.62, 0.6
"""Opacity of the deepest shadow and of the brightest light."""
_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def with_scenery(scene: Scene, look: Path) -> Scene:
    """The scene of a whole map with the scenery in the folder of its look."""
    left, top, _, bottom = scene.frame()
    shapes = load_shapes(look / "shapes.csv", SIZE)

    def placed(kind: str) -> tuple[tuple[str, tuple[tuple[float, float], ...]], ...]:
        return tuple(
            (name, tuple((x + left, y + bottom) for x, y in points))
            for name, points in shapes.rows.get(kind, ())
        )

    return replace(
        scene,
        coast=tuple(points for _, points in placed("coast")),
        frontiers=placed("frontier"),
        relief=relief_of(look / "relief.png", (left, top), bottom - top),
    )


def relief_of(path: Path, corner: Point, height: float) -> Relief:
    """The relief in a picture, laid over a map from its upper left corner on."""
    rows = _rows_of(path)
    return Relief(corner, height / len(rows), rows)


@cache
def _rows_of(path: Path) -> tuple[bytes, ...]:
    """The rows of a grey picture of one byte a point, written without filters."""
    content = path.read_bytes()
    place, packed, width = len(_SIGNATURE), b"", 0
    while place < len(content):
        length, kind = unpack(">I4s", content[place : place + 8])
        chunk = content[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, _, depth, colours = unpack(">IIBB", chunk[:10])
            if (depth, colours) != (8, 0):
                raise ValueError(f"{path.name}: expected a grey picture of eight bits")
        elif kind == b"IDAT":
            packed += chunk
        place += length + 12
    data = zlib.decompress(packed)
    return tuple(data[at + 1 : at + 1 + width] for at in range(0, len(data), width + 1))


def shaded(scene: Scene) -> str:
    """The relief inside the frame as one small picture, half transparent; nothing without one."""
    relief = scene.relief
    if relief is None:
        return ""
    left, top, right, bottom = scene.frame()
    (west, north), step = relief.corner, relief.step
    first, last = max(0, floor((top - north) / step)), ceil((bottom - north) / step)
    start, end = max(0, floor((left - west) / step)), ceil((right - west) / step)
    rows = [row[start:end] for row in relief.rows[first:last]]
    return element(
        "image",
        href=f"data:image/png;base64,{b64encode(_png(rows, relief.flat)).decode()}",
        x=west + start * step,
        y=north + first * step,
        width=len(rows[0]) * step,
        height=len(rows) * step,
        preserveAspectRatio="none",
        class_="shading",
    )


def _png(rows: list[bytes], flat: int) -> bytes:
    """A picture whose points are steps of light."""
    steps = range(2 * flat + 1)
    colours = b"".join(bytes(_SHADOW if step < flat else _LIGHT) for step in steps)
    opacity = bytes(
        round(255 * (_DARKEST if step < flat else _BRIGHTEST) * abs(step - flat) / flat) for step in steps
    )
    header = pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 6)
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"tRNS", opacity), (b"IDAT", data), (b"IEND", b""))
    return _SIGNATURE + b"".join(
        pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
        for kind, content in parts
    )


def frontier_lines(scene: Scene, colour: str) -> str:
    """Frontiers as a pale band under a line of dashes and dots."""
    if not scene.frontiers:
        return ""
    d = "".join(smooth(line) for _, line in scene.frontiers)
    band = element("path", d=d, stroke_width=7, stroke_opacity=0.16)
    line = element("path", d=d, stroke_width=1.4, stroke_opacity=0.8, stroke_dasharray="9 3 1.6 3")
    pen: dict[str, object] = {"fill": "none", "stroke": colour, "stroke_linejoin": "round"}
    return element("g", band, line, clip_path="url(#ashore)", class_="frontiers", **pen)
