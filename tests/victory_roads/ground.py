"""A small testing ground: 20 columns by 16 rows, clear and dry, held by the Axis but for the four columns in
the east. Even columns sit half a hex lower. There are neither roads nor places but for what a test adds, and
a stump of road by a town in the north-western corner, as no file may be empty.
"""

import csv
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from grognard.games.victory_roads.geography import Geography
from grognard.games.victory_roads.sheet import SHEET
from grognard.kernel.components.schema import Table
from tests.ground import Entries, Key, entries
from tests.victory_roads.box import box

COLUMNS, ROWS = 20, 16
BOX = box()
CHARTS = BOX.charts
"""The game's own: costs are those of its terrain effects."""
STUMP = {"sides": ("0101", "0102", "front"), "roads": ("0101", "0102"), "places": ("0101", "town")}
ORIGIN = {"source": "reconstructed", "grounds": "testing ground"}

EAST = "1408 1508 1608 1708 1808 1908 2008"
"""A line from the front to the east edge."""
WEST = "0408 0508 0608 0708 0808 0908 1008"
GERMANY: dict[str, Any] = {"country": "0408 germany", "places": "0408 minor-city", "rails": WEST}
"""A German city, and a railway from it to the front."""


def ground(**changes: Entries) -> Geography:
    """The map of a test. Texts are:

    - `terrain="0505 forest"`, `country="0505 romania"`, `held="0505 soviet"`, `fort="0505 advanced"`, by hex;
    - `sides="0505 0506 river"`; `roads="0505 0506 0507"` and `rails`, by the hexes along them;
    - `places="0505 major-city"`, with a name if it matters: `"0505 major-city Buda"`.
    """
    return _made(tuple((word, tuple(entries(what))) for word, what in sorted(changes.items())))


def label(column: int, row: int) -> str:
    """The number of a hex."""
    return f"{column:02}{row:02}"


def river(kind: str) -> str:
    """Water between rows 8 and 9 from edge to edge."""
    sides = []
    for column in range(1, 21):
        here = f"{column:02}08"
        sides.append(f"{here} {column:02}09 {kind}")
        if column % 2 == 0:  # an even hex lies half a hex lower: it also touches row 9 of its neighbours
            sides += [f"{here} {near:02}09 {kind}" for near in (column - 1, column + 1) if 1 <= near <= 20]
    return ", ".join(sides)


def row(number: int) -> set[str]:
    """The hexes of a row."""
    return {f"{column:02}{number:02}" for column in range(1, 21)}


@cache
def _made(changes: tuple[tuple[str, tuple[Key, ...]], ...]) -> Geography:
    found = dict(changes)
    for word, stump in STUMP.items():
        found[word] = (*found.get(word, ()), stump)
    hexes = {
        label(column, row): {
            "hex": label(column, row),
            "terrain": "clear",
            "country": "soviet-union",
            "held": "soviet" if column > 16 else "axis",
            "fort": "",
            **ORIGIN,
        }
        for column in range(1, COLUMNS + 1)
        for row in range(1, ROWS + 1)
    }
    for column in ("terrain", "country", "held", "fort"):
        for name, value in found.pop(column, ()):
            hexes[name][column] = value
    sides = [_pair(a, b) | {"feature": kind, "name": ""} for a, b, kind in found.pop("sides", ())]
    ways = [
        _pair(a, b) | {"kind": kind, "name": ""}
        for word, kind in (("roads", "road"), ("rails", "rail"))
        for line in found.pop(word, ())
        for a, b in pairwise(line)
    ]
    places = [
        {"hex": there, "kind": kind, "name": name, "name_fr": name, "today": "", **ORIGIN}
        for there, kind, *said in found.pop("places", ())
        for name in [said[0] if said else there]
    ]
    assert not found, f"the ground has no {', '.join(found)}"
    with tempfile.TemporaryDirectory() as folder:
        sheet = replace(SHEET, columns=COLUMNS, rows=ROWS, folder=Path(folder))
        (Path(folder) / "data").mkdir()
        for table, rows in zip(sheet.tables, (hexes.values(), sides, ways, places), strict=True):
            _write(Path(folder) / "data", table, rows)
        return Geography(sheet, sheet.load(), CHARTS.terrain)


def _pair(a: str, b: str) -> dict[str, str]:
    first, second = sorted((a, b))
    return {"a": first, "b": second, **ORIGIN}


def _write(folder: Path, table: Table, rows: Iterable[Mapping[str, str]]) -> None:
    with (folder / table.file).open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(table.columns))
        writer.writeheader()
        writer.writerows(rows)
