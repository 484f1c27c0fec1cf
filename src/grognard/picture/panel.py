"""The margin: title, tracks, boxes for counters off the map, legend and scale."""

from collections.abc import Iterable, Iterator

from grognard.picture.cartouche import scale_block, title_block
from grognard.picture.counters.stacks import COUNTER, placed
from grognard.picture.furniture import GAP, HEAD, WIDTH, Block, fitting, heading
from grognard.picture.samples import legend_block
from grognard.picture.scene.landscape import NEATLINE
from grognard.picture.scene.markup import element, fitted, num, text
from grognard.picture.scene.model import Box, Chart, LegendEntry, Scene, Track, TrackBox
from grognard.picture.scene.style import Style
from grognard.picture.sheet.insets import inset_scene, inset_sheet

_WIDEST_GAP = 60.0


def _track_box(box: TrackBox, x: float, y: float, width: float, height: float, style: Style) -> str:
    paper = style.paper
    parts = [
        element(
            "rect",
            x=x,
            y=y,
            width=width,
            height=height,
            rx=4,
            fill=paper.accent if box.current else paper.sheet,
            stroke=paper.text,
            stroke_width=2 if box.current else 0.8,
        )
    ]
    ink = paper.sheet if box.current else paper.text
    size = fitted(box.label, 15, width - 8, bold=True)
    parts.append(text(box.label, (x + width / 2, y + 17), size, font_weight=700, fill=ink))
    for line, note in enumerate(box.notes):
        size = fitted(note, 11.5, width - 8)
        parts.append(text(note, (x + width / 2, y + 32 + 13 * line), size, fill=ink))
    return "".join(parts)


def track_block(track: Track, style: Style) -> Block:
    """A track as rows of boxes; the current one stands out."""
    gap = 6.0
    width = (WIDTH - gap * (track.columns - 1)) / track.columns
    height = 25.0 + 13 * max((len(box.notes) for box in track.boxes), default=0)
    parts = [heading(track.title, style)]
    for place, box in enumerate(track.boxes):
        row, column = divmod(place, track.columns)
        parts.append(
            _track_box(box, column * (width + gap), HEAD + row * (height + gap), width, height, style)
        )
    rows = -(-len(track.boxes) // track.columns)
    return "".join(parts), HEAD + rows * (height + gap) - gap


def box_blocks(boxes: Iterable[Box], unit: float, style: Style) -> Iterator[Block]:
    """The boxes one below the other; two that follow each other and need little room share a row."""
    half = (WIDTH - GAP) / 2
    waiting: Box | None = None
    for box in boxes:
        if len(box.counters) > _in_a_row(half, unit):
            if waiting:
                yield _box_block(waiting, WIDTH, unit, style)
            waiting = None
            yield _box_block(box, WIDTH, unit, style)
        elif waiting:
            left, tall = _box_block(waiting, half, unit, style)
            right, _ = _box_block(box, half, unit, style)
            waiting = None
            yield left + element("g", right, transform=f"translate({num(half + GAP)} 0)"), tall
        else:
            waiting = box
    if waiting:
        yield _box_block(waiting, WIDTH, unit, style)


def _pitch(unit: float) -> float:
    """From one counter in a box to the next."""
    return 1.1 * COUNTER * unit + 6


def _in_a_row(width: float, unit: float) -> int:
    return int((width - 8) // _pitch(unit))


def _box_block(box: Box, width: float, unit: float, style: Style) -> Block:
    """A box with the counters in it side by side."""
    edge, pitch, in_a_row = 1.1 * COUNTER * unit, _pitch(unit), _in_a_row(width, unit)
    rows = max(1, -(-len(box.counters) // in_a_row))
    height = rows * pitch + 8
    parts = [
        heading(box.title, style, width),
        element(
            "rect",
            y=HEAD,
            width=width,
            height=height,
            rx=4,
            fill=style.paper.sheet,
            stroke=style.paper.text,
            stroke_width=0.8,
        ),
    ]
    for place, counter in enumerate(box.counters):
        row, column = divmod(place, in_a_row)
        parts.append(placed(counter, (8 + column * pitch, HEAD + 7 + row * pitch), edge, style))
    return "".join(parts), HEAD + height


def inset_blocks(scene: Scene, style: Style) -> list[Block]:
    """The parts of the map that are shown larger, each as wide as the margin."""
    return [_inset_block(scene, number, style) for number in range(len(scene.insets))]


def _inset_block(scene: Scene, number: int, style: Style) -> Block:
    inset = scene.insets[number]
    part = inset_scene(scene, inset)
    left, top, right, bottom = part.frame()
    edge = NEATLINE + 2.0
    grown = WIDTH / (right - left + 2 * edge)
    at = f"translate({num((edge - left) * grown)} {num(HEAD + (edge - top) * grown)})"
    drawn = element(
        "g", inset_sheet(part, style, f"inset{number}"), transform=f"{at}scale({num(grown * 1000)}e-3)"
    )
    return heading(inset.title, style) + drawn, HEAD + (bottom - top + 2 * edge) * grown


def _legend(entries: tuple[LegendEntry, ...], title: str, style: Style) -> Block:
    """The map's signs, then the colours of the counters."""
    parts = [heading(title, style)]
    height = HEAD
    signs = tuple(entry for entry in entries if entry.kind != "counter")
    colours = tuple(entry for entry in entries if entry.kind == "counter")
    for chosen in filter(None, (signs, colours)):
        block, taken = legend_block(chosen, WIDTH, 2, style)
        parts.append(element("g", block, transform=f"translate(0 {num(height)})"))
        height += taken + 8
    return "".join(parts), height


def panel(scene: Scene, style: Style, height: float, grown: float = 1.0) -> tuple[str, float, list[Chart]]:
    """The whole margin from top to bottom, spread over ``height`` where that leaves room; and its height.

    ``grown`` is how much larger it will be drawn. Charts for which there is no room are handed back.
    """
    blocks = [title_block(scene, style)]
    blocks += [track_block(track, style) for track in scene.tracks]
    blocks += box_blocks(scene.boxes, scene.unit, style)
    if scene.legend:
        blocks.append(_legend(scene.legend, scene.legend_title, style))
    blocks += inset_blocks(scene, style)
    if scale := scene.scale or (scene.cartouche.scale if scene.cartouche else None):
        blocks.append(scale_block(scale, style, grown))
    taken = sum(tall for _, tall in blocks) + GAP * (len(blocks) - 1)
    charts, left = fitting(scene.charts, height - taken, style)
    blocks[-1:-1] = charts
    spare = height - sum(tall for _, tall in blocks)
    gap = min(max(spare / max(len(blocks) - 1, 1), GAP), _WIDEST_GAP)
    parts = []
    below = 0.0
    for block, tall in blocks:
        parts.append(element("g", block, transform=f"translate(0 {num(below)})"))
        below += tall + gap
    return element("g", *parts, class_="panel"), below - gap, left
