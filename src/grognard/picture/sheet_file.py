"""A map sheet as plain data for a page that knows no game: its cells, and in words what is found in each."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grognard.kernel.board.board import Board
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.components.data import Data
from grognard.kernel.components.sheet import Sheet
from grognard.picture.board_file import legend_samples, sheet_data
from grognard.picture.scene.build import SideRow
from grognard.picture.scene.style import Style
from grognard.picture.sheet.build import place_names, sheet_legend, sheet_scene, side_rows
from grognard.picture.text import picture_text


def sheet_file(sheet: Sheet, data: Data, style: Style, language: str = "en") -> dict[str, Any]:
    """The board file of a sheet: cells with their outlines and notes, and the legend."""
    scene = sheet_scene(sheet, data, style, language)
    made = sheet_data(scene, style, language)
    board = sheet.board(data)
    notes: dict[str, list[str]] = defaultdict(list)
    for ground in data.rows(sheet.map_table):
        for patch in style.patch.values():
            if ground[patch.column] == patch.value:
                notes[ground["hex"]].append(patch.name[language])
    for row in _by_rank(data.rows(sheet.place_table), style):
        name, present = place_names(row, language)
        made["cells"][row["hex"]].setdefault("name", name)
        message = "place-renamed" if present else "place"
        kind = style.place[row["kind"]].name[language]
        notes[row["hex"]].append(picture_text(message, language, kind=kind, name=name, today=present))
    for rows, looks in ((_ways(sheet, data, style), style.way), (_sides(sheet, data, style), style.feature)):
        names = {key: look.name[language] for key, look in looks.items()}
        spoken = [(one, other, key, style.called(name, language)) for one, other, key, name in rows]
        for label, note in _leading(spoken, names, board, language):
            notes[label].append(note)
    for label, found in notes.items():
        made["cells"][label]["notes"] = found
    return made | {"legend": legend_samples(sheet_legend(scene, style, language), style)}


def _ways(sheet: Sheet, data: Data, style: Style) -> Iterator[SideRow]:
    """All ways, with the names that people know."""
    for row in data.rows(sheet.way_table):
        named_here = style.way[row["kind"]].named
        yield row["a"], row["b"], row["kind"], (row["name"] or "") if named_here else ""


def _sides(sheet: Sheet, data: Data, style: Style) -> Iterator[SideRow]:
    """All that lies along sides; the names of waters and of what crosses them are those that people know."""
    for one, other, feature, name in side_rows(sheet, data, style):
        is_water = style.feature[feature].draw in ("river", "lake", "bridge", "ford")
        yield one, other, feature, name if is_water else ""


def _by_rank(rows: Iterable[Mapping[str, Any]], style: Style) -> list[Mapping[str, Any]]:
    """Places with the most important first: a hex is called by that one."""
    return sorted(rows, key=lambda row: -style.place[row["kind"]].rank)


def _leading(
    rows: Iterable[SideRow], names: Mapping[str, str], board: Board, language: str
) -> Iterable[tuple[str, str]]:
    """Notes on what a cell shares with its neighbours, and towards which: ``River Lahn: N, NE``."""
    found: dict[tuple[str, str, str], set[int]] = defaultdict(set)
    for one, other, key, name in rows:
        a, b = board.cell(one), board.cell(other)
        found[one, key, name].add(board.direction(a, b))
        found[other, key, name].add(board.direction(b, a))
    compass = [picture_text(f"direction-{name.lower()}", language) for name in DIRECTIONS["flat"]]
    for (label, key, name), directions in sorted(found.items()):
        called = name if name.startswith(names[key]) else f"{names[key]} {name}".strip()
        where = ", ".join(compass[direction] for direction in sorted(directions))
        yield label, picture_text("leads", language, what=called, where=where)
