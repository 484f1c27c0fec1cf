"""Draws the maps of docs/maps.md anew at three scales, in a palette of 256 colours so that they stay small.

python -m tests.picture.make_pictures [game …]
"""

from __future__ import annotations

import re
import sys
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from struct import pack, unpack

from grognard import games
from grognard.picture import png_bytes
from grognard.picture.page import page_of

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "maps"
PIXELS = 940_000
"""How large the picture of a whole map is."""
CROP = (900.0, 560.0)
"""Width and height of the others."""
SHOWN = {
    "battle-for-germany": (0.62, 0.42),
    "race-for-berlin": (0.5, 0.36),
    "borodino-41": (0.32, 0.45),
    "fortress-berlin": (0.62, 0.5),
    "victory-roads": (0.55, 0.45),
}
"""The games, with the place that is shown from nearer by, in shares of width and height."""
COLOURS = 256
SIGNATURE = b"\x89PNG\r\n\x1a\n"
Colour = tuple[int, int, int]


def main(names: list[str]) -> None:
    """Writes docs/maps/<game>.png, <game>-table.png and <game>-close.png for these games, or all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or SHOWN:
        game = games.find(name)
        svg = page_of(game).board_svg(list(game.scenarios)[-1], "en")
        for ending, picture in scales(svg, SHOWN[name]):
            content = with_palette(picture)
            (FOLDER / f"{name}{ending}.png").write_bytes(content)
            print(f"{name}{ending}: {len(content) / 1e6:.2f} MB", flush=True)


def scales(svg: str, middle: tuple[float, float]) -> Iterator[tuple[str, bytes]]:
    """The whole sheet, and around a point of it, given in shares, the map at the table and from close by."""
    width, height = map(float, svg.partition('viewBox="0 0 ')[2].partition('"')[0].split())
    yield "", png_bytes(svg, (PIXELS / (width * height)) ** 0.5)
    for ending, zoom in (("-table", 1.0), ("-close", 2.5)):
        across, down = CROP[0] / zoom, CROP[1] / zoom
        left = min(max(middle[0] * width - across / 2, 0.0), width - across)
        top = min(max(middle[1] * height - down / 2, 0.0), height - down)
        yield ending, png_bytes(cropped(svg, left, top, across, down), zoom)


def cropped(svg: str, left: float, top: float, across: float, down: float) -> str:
    """A part of a picture."""
    view = f'viewBox="{left:.1f} {top:.1f} {across:.1f} {down:.1f}" width="{across:.1f}" height="{down:.1f}"'
    return re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', view, svg, count=1)


def with_palette(png: bytes) -> bytes:
    """The same picture in few colours; it must be opaque, with eight bits a channel."""
    width, height, rows = decoded(png)
    pixels = [tuple(zip(row[0::4], row[1::4], row[2::4], strict=True)) for row in rows]
    palette, index = median_cut(Counter(pixel for line in pixels for pixel in line))
    data = b"".join(b"\0" + bytes(index[pixel] for pixel in line) for line in pixels)
    colours = b"".join(bytes(colour) for colour in palette)
    header = pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(data, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, content) for kind, content in parts)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return pack(">I", len(content)) + kind + content + pack(">I", zlib.crc32(kind + content))


def decoded(png: bytes) -> tuple[int, int, list[bytearray]]:
    """Width, height and the rows of a PNG in red, green, blue and opacity."""
    place, packed, size = len(SIGNATURE), b"", (0, 0)
    while place < len(png):
        length, kind = unpack(">I4s", png[place : place + 8])
        content = png[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            across, down, depth, colours, _, _, interlaced = unpack(">IIBBBBB", content)
            assert (depth, colours, interlaced) == (8, 6, 0), "expected four channels of eight bits"
            size = (across, down)
        elif kind == b"IDAT":
            packed += content
        place += length + 12
    width, height = size
    return width, height, list(_rows(zlib.decompress(packed), width, height))


def _rows(data: bytes, width: int, height: int) -> Iterator[bytearray]:
    """The rows with the filters of the format taken off."""
    step = 4 * width
    above = bytearray(step)
    for number in range(height):
        start = number * (step + 1)
        row = bytearray(data[start + 1 : start + 1 + step])
        match data[start]:
            case 1:
                for at in range(4, step):
                    row[at] = (row[at] + row[at - 4]) & 255
            case 2:
                row = bytearray((a + b) & 255 for a, b in zip(row, above, strict=True))
            case 3:
                for at in range(step):
                    row[at] = (row[at] + ((row[at - 4] if at > 3 else 0) + above[at]) // 2) & 255
            case 4:
                for at in range(step):
                    left, corner = (row[at - 4], above[at - 4]) if at > 3 else (0, 0)
                    row[at] = (row[at] + _nearest(left, above[at], corner)) & 255
        yield row
        above = row


def _nearest(left: int, up: int, corner: int) -> int:
    """The neighbour nearest to what the slope of all three foretells (Paeth)."""
    guess = left + up - corner
    far_left, far_up, far_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
    if far_left <= far_up and far_left <= far_corner:
        return left
    return up if far_up <= far_corner else corner


def median_cut(counts: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """A palette for the colours of a picture, and the place in it of each of them."""
    boxes = [list(counts)]
    weights = [_weight(boxes[0], counts)]
    while len(boxes) < min(COLOURS, len(counts)):
        heaviest = weights.index(max(weights))
        box = boxes.pop(heaviest)
        weights.pop(heaviest)
        channel = max(range(3), key=lambda c: max(one[c] for one in box) - min(one[c] for one in box))
        box.sort(key=lambda colour: colour[channel])
        half, seen, cut = sum(counts[colour] for colour in box) / 2, 0, 1
        for cut in range(1, len(box)):
            seen += counts[box[cut - 1]]
            if seen >= half:
                break
        boxes += [box[:cut], box[cut:]]
        weights += [_weight(half_box, counts) for half_box in boxes[-2:]]
    palette: list[Colour] = []
    index: dict[Colour, int] = {}
    for place, box in enumerate(boxes):
        total = sum(counts[colour] for colour in box)
        red, green, blue = (round(sum(one[c] * counts[one] for one in box) / total) for c in range(3))
        palette.append((red, green, blue))
        index |= dict.fromkeys(box, place)
    return palette, index


def _weight(box: list[Colour], counts: Counter[Colour]) -> float:
    """How much there is to gain by cutting a box: nothing where it holds one colour."""
    if len(box) == 1:
        return -1.0
    spread = max(max(one[c] for one in box) - min(one[c] for one in box) for c in range(3))
    return float(sum(counts[colour] for colour in box) ** 0.5 * spread)


if __name__ == "__main__":
    main(sys.argv[1:])
