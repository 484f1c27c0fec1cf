"""Charts and small maps around the map, and the line of title, scale and north where there is no panel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from typing import Any

from grognard.picture.scene.markup import SERIF, element, fitted, num, text, text_width
from grognard.picture.scene.model import Chart, Point, Scene
from grognard.picture.scene.style import Style
from grognard.picture.sheet.surroundings import surroundings

WIDTH = 430.0
"""How wide the margin is, and a chart in it."""
HEAD = 24.0
GAP = 20.0
Block = tuple[str, float]
"""Markup that starts at the origin, and its height."""
_LETTERS, _LINE = 11.0, 13.5
_INSIDE = 4.0
"""Room at both sides of the words of a chart."""
_NARROWEST = 26.0
_STRIP, _STRIP_WITH_SURROUNDINGS = 62.0, 122.0
"""How high the line below a map is, where that is as wide as `_USUAL`."""
_USUAL = 2000.0
_LARGEST = 1.8
"""How much larger charts may be drawn below the map than beside it."""


def charts_of(found: Iterable[Mapping[str, Any]]) -> tuple[Chart, ...]:
    """The charts of a board file."""
    return tuple(Chart(row["title"], tuple(row["columns"]), tuple(map(tuple, row["rows"]))) for row in found)


def heading(words: str, style: Style, width: float = WIDTH) -> str:
    """A title above a rule."""
    rule = element("path", d=f"M0 {num(HEAD - 6)}H{num(width)}", stroke=style.paper.text, stroke_width=0.7)
    pen: dict[str, object] = {"font_weight": 600, "letter_spacing": 1, "fill": style.paper.text}
    size = fitted(words, 15, width - len(words), bold=True)
    return rule + text(words, (0, HEAD - 11), size, text_anchor="start", **pen)


def chart_block(chart: Chart, style: Style) -> Block:
    """A table with a dark head and every other row tinted; long words go on in a further line."""
    table = [chart.columns, *chart.rows]
    widths = _widths(table)
    starts = [sum(widths[:place]) for place in range(len(widths))]
    title, top = _chart_heading(chart.title, style)
    parts, below = [title], top
    for order, row in enumerate(table):
        lines = [_wrapped(words, wide - 2 * _INSIDE) for words, wide in zip(row, widths, strict=True)]
        height = _LINE * max(map(len, lines)) + 2.5
        if fill := style.paper.text if order == 0 else style.paper.sheet if order % 2 else "":
            parts.append(element("rect", y=below, width=WIDTH, height=height, fill=fill))
        ink = style.paper.panel if order == 0 else style.paper.text
        for column, (words, start) in enumerate(zip(lines, starts, strict=True)):
            first = below + height / 2 - _LINE * len(words) / 2 + _LETTERS * 0.95
            at, anchor = (start + _INSIDE, "start") if column == 0 else (start + widths[column] / 2, "middle")
            weight = 600 if order == 0 or column == 0 else None
            for line, word in enumerate(words):
                size = fitted(word, _LETTERS, widths[column] - _INSIDE, bold=weight is not None)
                pen: dict[str, object] = {"text_anchor": anchor, "font_weight": weight, "fill": ink}
                parts.append(text(word, (at, first + _LINE * line), size, **pen))
        below += height
    edge: dict[str, object] = {"fill": "none", "stroke": style.paper.text, "stroke_width": 0.8}
    parts.append(element("rect", y=top, width=WIDTH, height=below - top, **edge))
    return element("g", *parts, class_="chart"), below


def _chart_heading(words: str, style: Style) -> Block:
    """The title of a chart; what it says after its first sentence stands below, in small letters."""
    title, _, note = words.partition(". ")
    lines = _wrapped(note, WIDTH) if note else []
    pen: dict[str, object] = {"text_anchor": "start", "fill": style.paper.text}
    small = [text(line, (0, HEAD + 5 + _LINE * at), _LETTERS, **pen) for at, line in enumerate(lines)]
    return heading(title, style) + "".join(small), HEAD + _LINE * len(lines)


def _widths(table: Sequence[Sequence[str]]) -> list[float]:
    """How wide each column is: as wide as its words, or where that is too much, the widest cut to fit.

    Words in the head go on in a further line.
    """
    wanted = []
    for place, head in enumerate(table[0]):
        words = [*head.split(" "), *(row[place] for row in table[1:])]
        widest = max(text_width(word, _LETTERS, bold=True) for word in words)
        wanted.append(max(_NARROWEST, widest + 2 * _INSIDE))
    cap = max(wanted)
    while sum(min(wide, cap) for wide in wanted) > WIDTH and cap > _NARROWEST:
        cap -= 1.0
    cut = [min(wide, cap) for wide in wanted]
    spare = max(0.0, WIDTH - sum(cut)) / len(cut)
    grown = [wide + spare for wide in cut]
    return [wide * WIDTH / sum(grown) for wide in grown]


def _wrapped(words: str, width: float) -> list[str]:
    """The words in as many lines as they need.

    >>> _wrapped("one two three", 45.0)
    ['one two', 'three']
    """
    lines: list[str] = []
    for word in words.split(" "):
        if lines and text_width(f"{lines[-1]} {word}", _LETTERS, bold=True) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def fitting(charts: Sequence[Chart], room: float, style: Style) -> tuple[list[Block], list[Chart]]:
    """The charts for which there is room in the margin, in their order, and the others."""
    blocks, left = [], []
    for chart in charts:
        block, tall = chart_block(chart, style)
        if tall + GAP <= room:
            blocks.append((block, tall))
            room -= tall + GAP
        else:
            left.append(chart)
    return blocks, left


def band(blocks: Sequence[Block], width: float, room: float) -> Block:
    """Blocks in columns of about the same height that fill a width; few and large ones if there is room."""
    if not blocks:
        return "", 0.0
    most = max(1, min(len(blocks), int((width + GAP) // (WIDTH + GAP))))
    fewest = min(most, ceil((width + GAP) / (_LARGEST * WIDTH + GAP)))
    ordered = sorted(blocks, key=lambda made: -made[1])
    found = (_columns(ordered, width, columns) for columns in range(fewest, most + 1))
    placed, grown, tall = next((made for made in found if made[2] <= room), _columns(ordered, width, most))
    parts = [
        element("g", block, transform=f"translate({num(x)} {num(y)})scale({num(grown * 1000)}e-3)")
        for (block, _), (x, y) in zip(ordered, placed, strict=True)
    ]
    return element("g", *parts, class_="charts"), tall


def _columns(blocks: Sequence[Block], width: float, columns: int) -> tuple[list[Point], float, float]:
    """Where each block stands in so many columns, how much it is grown, and how tall all of it is."""
    pitch = (width + GAP) / columns
    grown = (pitch - GAP) / WIDTH
    tall = [0.0] * columns
    placed = []
    for _, height in blocks:
        column = tall.index(min(tall))
        placed.append((column * pitch, tall[column]))
        tall[column] += (height + GAP) * grown
    return placed, grown, max(tall)


def surroundings_block(scene: Scene, style: Style) -> list[Block]:
    """The country around the map as wide as the margin, where it is known."""
    if scene.surroundings is None:
        return []
    across, down = scene.surroundings.size
    tall = WIDTH * down / across
    return [(surroundings(scene.surroundings, tall, style)[0], tall)]


def posted_charts(scene: Scene, style: Style) -> str:
    """The charts on the map itself."""
    found = []
    for post in scene.posted:
        block, tall = chart_block(post.chart, style)
        grown = post.width / (WIDTH + 2 * GAP)
        size: dict[str, object] = {"width": WIDTH + 2 * GAP, "height": tall + 2 * GAP}
        plate = element("rect", **size, rx=6, fill=style.paper.panel, stroke=style.paper.text, stroke_width=2)
        inside = element("g", block, transform=f"translate({num(GAP)} {num(GAP)})")
        at = f"translate({num(post.at[0])} {num(post.at[1])})scale({num(grown * 1000)}e-3)"
        found.append(element("g", plate, inside, transform=at, class_="posted"))
    return "".join(found)


def strip_height(scene: Scene) -> float:
    """How much lower the sheet is for the line below its map."""
    plate = scene.cartouche
    return _strip(scene) * _strip_scale(scene) if plate and plate.at is None else 0.0


def _strip(scene: Scene) -> float:
    return _STRIP_WITH_SURROUNDINGS if scene.surroundings else _STRIP


def _strip_scale(scene: Scene) -> float:
    left, _, right, _ = scene.frame()
    return max(0.6, (right - left) / _USUAL)


def strip(scene: Scene, style: Style) -> str:
    """Title, locator, scale and north in a line as wide as the map, from its lower left corner on."""
    plate = scene.cartouche
    if plate is None or plate.at is not None:
        return ""
    left, _, right, _ = scene.frame()
    grown = _strip_scale(scene)
    wide = (right - left) / grown
    ink = style.paper.text
    words = scene.title.upper()
    size = fitted(words, 34, 0.45 * wide - 5 * len(words), bold=True, serif=True)
    pen: dict[str, object] = {"text_anchor": "start", "font_weight": 600, "letter_spacing": 5, "fill": ink}
    pen["font_family"] = SERIF
    half = _strip(scene) / 2
    title = text(words, (0, half + size * 0.36), size, **pen)
    bar = element(
        "g",
        scale_fields([(length / grown, named) for length, named in plate.scale.marks], style),
        transform=f"translate({num(wide - plate.scale.marks[-1][0] / grown - 90)} {num(half - 21)})",
    )
    arrow = element("g", north(style), transform=f"translate({num(wide - 16)} {num(half + 5)})")
    where = ""
    if scene.surroundings:
        small, across = surroundings(scene.surroundings, 2 * half - 10, style)
        where = element("g", small, transform=f"translate({num((wide - across) / 2)} 4)")
    return element("g", title, where, bar, arrow, transform=f"scale({num(grown * 1000)}e-3)", class_="strip")


def scale_fields(marks: Sequence[tuple[float, str]], style: Style) -> str:
    """A bar of alternating fields with the lengths above their ends."""
    ink = style.paper.text
    parts = []
    start = 0.0
    for order, (length, words) in enumerate(marks):
        fill = ink if order % 2 == 0 else style.paper.sheet
        shape: dict[str, object] = {"x": start, "y": 22, "width": length - start, "height": 6}
        parts.append(element("rect", **shape, fill=fill, stroke=ink, stroke_width=0.8))
        parts.append(text(words, (length, 18), 12, fill=ink))
        start = length
    return "".join(parts)


def north(style: Style) -> str:
    """An arrow to the north around the origin."""
    ink = style.paper.text
    needle = element("path", d="M0-18L7 16L0 10L-7 16Z", fill="none", stroke=ink, stroke_width=1.2)
    half = element("path", d="M0-18L7 16L0 10Z", fill=ink)
    return needle + half + text("N", (0, -22), 13, font_weight=700, fill=ink)
