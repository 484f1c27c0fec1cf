"""A small testing ground: 20 columns by 16 rows, clear and dry. Even columns sit half a hex lower.

So that the map has all that the rules ask for, the highway runs along row 16 from edge to edge, the railway
along row 1 with Mozhaisk Station in 1801, a stump of primary road ends in 2003 and the town is 1802; the
villages that count for victory are names in clear hexes: Yundinki 1113, Yelnya 1213, Shevardino 1313, Artemki
1413, Kolotchy Station 0713. The fortified line is column 10; west is the German edge, east the Soviet. Rows 3
to 12 are a test's own.
"""

import csv
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.geography import LINE, Geography
from grognard.games.borodino_41.sheet import SHEET
from grognard.kernel.components.data import load
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import Table
from tests.ground import Entries, Key, entries

COLUMNS, ROWS = 20, 16
ORIGIN = {"source": "reconstructed", "grounds": "testing ground"}
WORDS = ("terrain", "hills", "sides", "roads", "forts", "edges", "places")
NAMES = {
    "Yundinki": "1113",
    "Yelnya": "1213",
    "Shevardino": "1313",
    "Artemki": "1413",
    "Kolotchy Station": "0713",
    "Mozhaisk Station": "1801",
}


@cache
def box() -> Components:
    """The game's own components: charts and costs are theirs."""
    return Components()


def label(column: int, row: int) -> str:
    """The number of a hex."""
    return f"{column:02}{row:02}"


def _row(number: int) -> tuple[str, ...]:
    return tuple(label(column, number) for column in range(1, COLUMNS + 1))


STUMPS: Mapping[str, tuple[Key, ...]] = {
    "terrain": (("1802", "town"),),
    "sides": (("0101", "0102", "front"),),
    "roads": ((*_row(16), "highway"), (*_row(1), "rail"), ("1903", "2003", "primary-road")),
}


def ground(**changes: Entries) -> Geography:
    """The map of a test. Texts are:

    - `terrain="0505 woods, 0506 village"`, `hills="0505 0506"`, `edges="0505 soviet"`, by hex;
    - `sides="0505 0506 stream, 0505 0506 bridge"`: river, stream, bridge, ford;
    - `roads="0505 0506 0507 highway, 0509 0609 rail"`: the hexes along a way, then its kind: highway,
      primary-road, secondary-road, fire-trail, rail, embankment;
    - `forts="0505 sw nw n"`: a work and its three front sides.
    """
    return _made(tuple((word, tuple(entries(what))) for word, what in sorted(changes.items())))


@cache
def _made(changes: tuple[tuple[str, tuple[Key, ...]], ...]) -> Geography:
    found = dict(changes)
    for word, stump in STUMPS.items():
        found[word] = (*stump, *found.get(word, ()))
    hexes = {
        label(column, row): {
            "hex": label(column, row),
            "terrain": "clear",
            "hill": "no",
            "edge": "german" if column == 1 else "soviet" if column == COLUMNS else "",
            **ORIGIN,
        }
        for column in range(1, COLUMNS + 1)
        for row in range(1, ROWS + 1)
    }
    for word, column in (("terrain", "terrain"), ("edges", "edge")):
        for name, value in found.pop(word, ()):
            hexes[name][column] = value
    for high in found.pop("hills", ()):
        for name in high:
            hexes[name]["hill"] = "yes"
    sides = [_pair(a, b) | {"feature": kind, "name": ""} for a, b, kind in found.pop("sides")]
    ways = [
        _pair(a, b) | {"kind": line[-1], "name": ""}
        for line in found.pop("roads")
        for a, b in pairwise(line[:-1])
    ]
    places = [_place(there, "village", name) for name, there in NAMES.items()]
    places += [
        _place(there, "fortification", f"work {there}", " ".join(front))
        for there, *front in found.pop("forts", ())
    ]
    assert not found, f"the ground has no {', '.join(found)}"
    line = [{"hex": label(10, row), **ORIGIN} for row in (1, ROWS)]
    with tempfile.TemporaryDirectory() as folder:
        sheet = replace(SHEET, columns=COLUMNS, rows=ROWS, folder=Path(folder))
        (Path(folder) / "data").mkdir()
        tables = (*sheet.tables, LINE)
        for table, rows in zip(tables, (hexes.values(), sides, ways, places, line), strict=True):
            _write(Path(folder) / "data", table, rows)
        data = load(tables, Source(Path(folder) / "data", (), SHEET.name))
        return Geography(sheet, data, box().charts)


def _place(there: str, kind: str, name: str, front: str = "") -> dict[str, str]:
    return {"hex": there, "kind": kind, "name": name, "name_fr": name, "today": "", "front": front, **ORIGIN}


def _pair(a: str, b: str) -> dict[str, str]:
    first, second = sorted((a, b))
    return {"a": first, "b": second, **ORIGIN}


def _write(folder: Path, table: Table, rows: Iterable[Mapping[str, str]]) -> None:
    with (folder / table.file).open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(table.columns))
        writer.writeheader()
        writer.writerows(rows)
