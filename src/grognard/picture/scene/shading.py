"""Hill shading: light from the north-west on the lie of the land, as one small picture under the grid.

Heights come from the looks of terrains and patches (`height` in the style), valleys from the rivers, and
the ground between rolls in swells. They are laid on a fine raster, softened so that hexes grow together into
ridges, and lit. The picture is a PNG with a palette: so many tints of height, each in so many shades, all of
them half transparent, so that woods and fields show through.
"""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import ceil
from operator import sub
from struct import pack

from grognard.picture.scene.colour import channels, mix
from grognard.picture.scene.curves import between, steps_around
from grognard.picture.scene.form_lines import form_lines
from grognard.picture.scene.markup import element
from grognard.picture.scene.model import Cell, Scene
from grognard.picture.scene.style import Style
from grognard.picture.scene.swells import swells

_FINE = 6
"""Points of the raster to the height of a cell."""
_SOFT, _WIDE = (3, 2, 2), (4, 4)
"""Radii of the blurs one after the other, in points: of the heights, and of valleys."""
_VALLEY = 2.0
"""How deep a river lies."""
_BASIN, _DEEP = (4, 4, 3), 1.1
"""How wide valleys are for form lines, as radii of blurs, and how deep."""
_SPARSE = 2
"""Form lines follow every second point of the raster."""
_HILL, _UNEVEN = 1.9, 0.35
"""How high a hill stands, and how uneven it is, as a share of that."""
_ROLLING, _FORM = 4.4, 0.25
"""How much the ground rolls, in its light and in its form lines."""
_SLOPE = 1.9
"""How strongly slopes are lit."""
_TINTS, _SHADES = 7, 31
"""Steps of the palette; of the shades, the middle one leaves the ground as it is."""
_DARKEST, _LIGHTEST, _TINTED = 0.4, 0.6, 0.42
"""Opacity of the deepest shadow, of the brightest light, and of the tint of the heights."""
_SHADOW, _LIGHT = (58, 42, 26), (255, 252, 240)

Raster = list[list[float]]


def hill_shading(scene: Scene, style: Style) -> str:
    """The shaded relief of a map; nothing where no ground is high."""
    high = {cell.name: height for cell in scene.cells if (height := height_of(cell, style))}
    if not high:
        return ""
    left, top, right, bottom = scene.frame()
    step = scene.unit / _FINE
    across, down = ceil((right - left) / step), ceil((bottom - top) / step)
    heights = _blurred(_raised(scene, high, (left, top), (across, down), step), _SOFT)
    lower = _blurred(_valleys(scene, style, (left, top), (across, down), step), _WIDE)
    rolling = swells(across, down)
    lie = [
        [
            _HILL * high * (1 + _UNEVEN * swell) + style.rolling * (_ROLLING * swell - low)
            for high, low, swell in zip(*rows, strict=True)
        ]
        for rows in zip(heights, lower, rolling, strict=True)
    ]
    picture = _png(_indices(heights, lie), _palette(_tint(style)))
    wider = step * _SPARSE
    few = -(-across // _SPARSE), -(-down // _SPARSE)
    drains = _blurred(_valleys(scene, style, (left, top), few, wider), _BASIN)
    form = [
        [
            high + style.rolling * (_FORM * swell - _DEEP * low)
            for high, swell, low in zip(one[::_SPARSE], other[::_SPARSE], drain, strict=True)
        ]
        for one, other, drain in zip(heights[::_SPARSE], rolling[::_SPARSE], drains, strict=True)
    ]
    corner = (left + step / 2, top + step / 2)
    lines = form_lines(form, corner, wider, mix(_tint(style), "#5a3a12", 0.6))
    return lines + element(
        "image",
        href=f"data:image/png;base64,{b64encode(picture).decode()}",
        x=left,
        y=top,
        width=across * step,
        height=down * step,
        preserveAspectRatio="none",
        class_="shading",
    )


def height_of(cell: Cell, style: Style) -> float:
    """How high a cell stands above the plain: as its terrain, the highest patch on it, or a rise."""
    look = style.terrain.get(cell.terrain)
    patches = (style.patch[key].height for key in cell.patches)
    return max(cell.height, look.height if look else 0.0, *patches, 0.0)


def _tint(style: Style) -> str:
    """The colour of the highest ground."""
    looks = [(0.0, style.paper.hill)]
    looks += [(look.height, look.fill) for look in style.terrain.values() if look.height]
    looks += [(look.height, look.fill) for look in style.patch.values() if look.fill and look.height]
    return max(looks)[1]


# ---- heights


def _raised(
    scene: Scene, high: dict[str, float], origin: tuple[float, float], size: tuple[int, int], step: float
) -> Raster:
    """The heights of all cells on the raster, line by line between the sides of each cell."""
    (left, top), (across, down) = origin, size
    raster = [[0.0] * across for _ in range(down)]
    for cell in scene.cells:
        if cell.name not in high:
            continue
        ys = [y for _, y in cell.outline]
        for row in range(max(0, int((min(ys) - top) / step)), min(down, ceil((max(ys) - top) / step))):
            y = top + (row + 0.5) * step
            crossed = [
                x1 + (x2 - x1) * (y - y1) / (y2 - y1)
                for (x1, y1), (x2, y2) in steps_around(cell.outline)
                if (y1 > y) != (y2 > y)
            ]
            if crossed:
                first = max(0, round((min(crossed) - left) / step))
                last = min(across, round((max(crossed) - left) / step))
                raster[row][first:last] = [high[cell.name]] * max(0, last - first)
    return raster


def _valleys(
    scene: Scene, style: Style, origin: tuple[float, float], size: tuple[int, int], step: float
) -> Raster:
    """What rivers have cut."""
    (left, top), (across, down) = origin, size
    raster = [[0.0] * across for _ in range(down)]
    for side in scene.sides:
        look = style.feature[side.feature]
        if look.draw != "river":
            continue
        depth = _VALLEY * min(2.5, 0.6 + look.width_of(side.name) / 4)
        for share in range(8):
            x, y = between(side.start, side.end, share / 8)
            column, row = int((x - left) / step), int((y - top) / step)
            if 0 <= column < across and 0 <= row < down:
                raster[row][column] += depth
    return raster


def _blurred(raster: Raster, radii: Iterable[int]) -> Raster:
    """The raster with each point drawn to the mean of those around it, once for each radius."""
    for radius in radii:
        rows = [_means(row, radius) for row in raster]
        raster = [
            list(row)
            for row in zip(*(_means(column, radius) for column in zip(*rows, strict=True)), strict=True)
        ]
    return raster


def _means(line: Sequence[float], radius: int) -> list[float]:
    """The means over `radius` points to both sides; the ends go on as they are.

    >>> _means([0.0, 3.0, 0.0, 0.0], 1)
    [1.0, 1.0, 1.0, 0.0]
    """
    span = 2 * radius + 1
    longer = [0.0, *accumulate([*[line[0]] * radius, *line, *[line[-1]] * radius])]
    return [total / span for total in map(sub, longer[span:], longer)]


# ---- light


def _indices(heights: Raster, lie: Raster) -> list[bytes]:
    """The place in the palette of each point, row by row: by its height, and by how the light falls."""
    middle = _SHADES // 2
    last = len(lie) - 1
    found = []
    for number, row in enumerate(lie):
        above, below = lie[max(0, number - 1)], lie[min(last, number + 1)]
        before, after = [row[0], *row[:-1]], [*row[1:], row[-1]]
        line = bytearray()
        for high, west, east, north, south in zip(heights[number], before, after, above, below, strict=True):
            lit = round((east - west + south - north) * _SLOPE * middle / 2.6)
            shade = middle + max(-middle, min(middle, lit))
            tint = min(_TINTS, round(high * _TINTS * 1.05))
            line.append(tint * _SHADES + shade)
        found.append(bytes(line))
    return found


def _palette(fill: str) -> list[tuple[int, int, int, int]]:
    """All tints in all shades: red, green, blue and opacity."""
    middle = _SHADES // 2
    found = []
    for tint in range(_TINTS + 1):
        under = _TINTED * tint / _TINTS
        for shade in range(-middle, middle + 1):
            over = (_LIGHTEST if shade > 0 else _DARKEST) * abs(shade) / middle
            light = _LIGHT if shade > 0 else _SHADOW
            opacity = over + under * (1 - over)
            red, green, blue = (
                round((above * over + below * under * (1 - over)) / opacity) if opacity else 0
                for above, below in zip(light, channels(fill), strict=True)
            )
            found.append((red, green, blue, round(255 * opacity)))
    return found


def _png(rows: list[bytes], palette: list[tuple[int, int, int, int]]) -> bytes:
    """A picture whose points are places in a palette."""
    header = pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    colours = b"".join(bytes(colour[:3]) for colour in palette)
    opacity = bytes(colour[3] for colour in palette)
    data = zlib.compress(b"".join(b"\0" + row for row in rows), 9)
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"tRNS", opacity), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))
        for kind, content in parts
    )
