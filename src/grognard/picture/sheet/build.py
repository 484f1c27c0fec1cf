"""From a map sheet's four files to a scene: the whole map of a game, without counters."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import cos, hypot, pi, sin
from typing import Any

from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.components.data import Data
from grognard.kernel.components.sheet import Sheet
from grognard.picture.scene.build import SideRow, borders, hex_scene, legend, map_labels, scale_bar
from grognard.picture.scene.hexes import SIZE, centre, middle, shared_side
from grognard.picture.scene.model import Cartouche, Cell, Inset, LegendEntry, Place, Point, Scene, Side, Way
from grognard.picture.scene.relief import contains
from grognard.picture.scene.style import COMPASS, MapInset, Style, load_style
from grognard.picture.sheet.locator import load_surroundings
from grognard.picture.text import picture_text


def sheet_style(sheet: Sheet) -> Style:
    """The look of the sheet."""
    return load_style(sheet.folder / "look" / "style.toml")


def sheet_scene(sheet: Sheet, data: Data, style: Style, language: str = "en") -> Scene:
    """The bare map: ground, what lies along its sides, its ways and its places."""
    grid = sheet.grid
    rows = data.rows(sheet.map_table)
    scene = hex_scene(
        grid,
        {row["hex"]: row["terrain"] for row in rows},
        title=sheet.title(language),
        labels=map_labels(grid, style, language),
        cartouche=Cartouche(scale_bar(sheet.hex_km, _lengths(sheet.hex_km))),
    )
    around = sheet.folder / "look" / "locator.csv"
    patches = {row["hex"]: _patches(row, style) for row in rows}
    rises = [(rise.height, [_around(grid, label) for label in rise.outline]) for rise in style.rises]
    return replace(
        scene,
        cells=tuple(
            replace(cell, patches=patches[cell.name], height=_height(cell, rises)) for cell in scene.cells
        ),
        sides=tuple(_sides(sheet, data, style, language)),
        ways=tuple(_ways(grid, data.rows(sheet.way_table))),
        places=tuple(_places(grid, data.rows(sheet.place_table), language)),
        insets=tuple(_inset(grid, look, language) for look in style.insets),
        surroundings=load_surroundings(around, language) if around.exists() else None,
    )


def printed_sheet(sheet: Sheet, data: Data, style: Style, language: str = "en") -> Scene:
    """The map with its panel: title, legend and scale."""
    scene = sheet_scene(sheet, data, style, language)
    return replace(
        scene,
        legend=sheet_legend(scene, style, language),
        legend_title=picture_text("legend", language),
    )


def _inset(grid: HexGrid, look: MapInset, language: str) -> Inset:
    """The part of the map around the middles of two hexes."""
    (x1, y1), (x2, y2) = middle(grid, look.first), middle(grid, look.last)
    return Inset(look.name[language], (x1 - SIZE / 2, y1 - SIZE / 2), (x2 + SIZE / 2, y2 + SIZE / 2))


def sheet_legend(scene: Scene, style: Style, language: str) -> tuple[LegendEntry, ...]:
    """An entry for everything that the map shows."""
    shown = {
        *(("terrain", cell.terrain) for cell in scene.cells if cell.on_board),
        *(("patch", patch) for cell in scene.cells for patch in cell.patches),
        *(("feature", side.feature) for side in scene.sides),
        *(("way", way.kind) for way in scene.ways),
        *(("place", place.kind) for place in scene.places if style.place[place.kind].symbol != "none"),
    }
    return tuple(entry for entry in legend(style, language) if (entry.kind, entry.key) in shown)


def _height(cell: Cell, rises: Iterable[tuple[float, Sequence[Point]]]) -> float:
    """The height of a cell, taking higher ground drawn in it into account."""
    return max((height for height, outline in rises if contains(outline, cell.centre)), default=0.0)


def _around(grid: HexGrid, label: str) -> Point:
    """The middle of a hex, or beyond the rim of the map where the hex lies on that."""
    x, y = middle(grid, label)
    outside = [centre(grid, near) for near in grid.around(grid.hex(label)) if near not in grid]
    return x + sum(there - x for there, _ in outside), y + sum(there - y for _, there in outside)


def _patches(row: Mapping[str, Any], style: Style) -> tuple[str, ...]:
    return tuple(key for key, look in style.patch.items() if row[look.column] == look.value)


def side_rows(sheet: Sheet, data: Data, style: Style) -> Iterator[SideRow]:
    """All that lies along hexsides: the rows of sides.csv, and lines where hexes differ in a column."""
    for row in data.rows(sheet.side_table):
        yield row["a"], row["b"], row["feature"], row["name"] or ""
    for key, look in style.feature.items():
        if look.column:
            rows = data.rows(sheet.map_table)
            group = {row["hex"]: str(row[look.column]) for row in rows if row[look.column]}
            yield from borders(sheet.grid, group, key, group)


def _sides(sheet: Sheet, data: Data, style: Style, language: str) -> Iterator[Side]:
    grid = sheet.grid
    ground = {row["hex"]: row for row in data.rows(sheet.map_table)}
    held = {(row["kind"], row["hex"]) for row in data.rows(sheet.place_table)}
    for one, other, feature, name in side_rows(sheet, data, style):
        look = style.feature.get(feature)
        start, end = shared_side(grid, one, other)
        rear = None
        if look:
            manned = [
                label
                for label in (one, other)
                if any((kind, label) in held for kind in look.guards.split())
                or (look.behind and ground[label][look.behind] in (True, feature))
            ]
            if len(manned) == 1:
                rear = middle(grid, manned[0])
            elif look.faces:
                rear = _behind(start, end, look.faces)
        yield Side(start, end, feature, name, rear, style.called(name, language))


def _behind(start: Point, end: Point, faces: str) -> Point:
    """A point behind a side that faces a point of the compass."""
    angle = COMPASS.index(faces) * pi / 4
    return (start[0] + end[0]) / 2 - SIZE * sin(angle), (start[1] + end[1]) / 2 + SIZE * cos(angle)


def _ways(grid: HexGrid, rows: Iterable[Mapping[str, Any]]) -> Iterator[Way]:
    """Every way, and where one ends in a hex on the rim of the map, a last piece beyond it."""
    rows = tuple(rows)
    arms = Counter((row["kind"], row[end]) for row in rows for end in ("a", "b"))
    for row in rows:
        yield Way(row["kind"], middle(grid, row["a"]), middle(grid, row["b"]), row["name"] or "")
        for end, start in (("a", "b"), ("b", "a")):
            if arms[row["kind"], row[end]] == 1 and (beyond := _beyond(grid, row[start], row[end])):
                yield Way(row["kind"], middle(grid, row[end]), beyond, row["name"] or "")


def _beyond(grid: HexGrid, start: str, end: str) -> Point | None:
    """The middle of the hex off the map to which a way from `start` to `end` leads on, if it does."""
    (x1, y1), (x2, y2) = middle(grid, start), middle(grid, end)

    def off_line(point: Point) -> float:
        return hypot(point[0] - 2 * x2 + x1, point[1] - 2 * y2 + y1)

    outside = [centre(grid, near) for near in sorted(grid.around(grid.hex(end))) if near not in grid]
    best = min(outside, key=off_line, default=None)
    return best if best and off_line(best) < 1.1 * SIZE else None


def place_names(row: Mapping[str, Any], language: str) -> tuple[str, str]:
    """What a place is called in a language, and its present name where that is another."""
    name: str = row["name_fr"] if language == "fr" else row["name"]
    today = row["today"] or ""
    return name, today if today != name else ""


def _places(grid: HexGrid, rows: Iterable[Mapping[str, Any]], language: str) -> Iterator[Place]:
    for row in rows:
        name, today = place_names(row, language)
        yield Place(row["kind"], name, middle(grid, row["hex"]), today)


def _lengths(hex_km: float) -> list[int]:
    """Up to three round lengths in kilometres for a scale bar of at most ten hexes."""
    sizes = [factor * 10**power for power in range(5) for factor in (1, 2, 5)]
    return [size for size in sizes if size <= 10 * hex_km][-3:]
