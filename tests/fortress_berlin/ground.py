"""The testing ground: as large as the map, but clear and dry, without ways or works.

Odd columns sit half a hex lower. What rules name stays where it is: entry zones on the edge, airfields, the
hexes of the government quarter (5015 Reichstag, 5017 bunker, 5117 and 5118 Air Ministry), the road through
the Tiergarten, and what is within the perimeter. Columns 20 to 30 and rows 20 to 30 are outside it and a
test's own.
"""

import csv
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from grognard.games.fortress_berlin.charts import SITES
from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.geography import Geography
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.kernel.components.data import load
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import Table
from tests.ground import Entries, Key, entries

ORIGIN = {"source": "reconstructed", "grounds": "testing ground"}
WORDS = ("terrain", "sides", "roads", "works", "stations", "perimeter")
KEPT = ("entry", "airfield", "building", "park", "station", "district")
"""Places that stay."""
CORNER = ("0101", "0102", "river")
"""Far from all tests: a file must have a row."""


@cache
def box() -> Components:
    """The game's own components: counters and charts are theirs."""
    return Components()


def ground(**changes: Entries) -> Geography:
    """The map of a test. Texts are:

    - `terrain="2525 built-up, 2526 park"` by hex: clear, park, built-up, major, airfield, lake;
    - `sides="2525 2526 river, 2525 2526 bridge"`: river, canal, bridge, barrier (it protects the hex within
      the perimeter);
    - `roads="2525 2526 2527 road, 2529 2629 rail"`: the hexes along a way, then its kind: road, rail, u-bahn;
    - `works="2525 strongpoint"`: strongpoint, bunker or flak-tower;
    - `stations="2525 2526"`: stations of the U-Bahn;
    - `perimeter="2525 yes"`.
    """
    return _made(tuple((word, tuple(entries(what))) for word, what in sorted(changes.items())))


@cache
def _real() -> dict[str, list[dict[str, str]]]:
    """The rows of the real map, by file."""
    found = {}
    for table in (*SHEET.tables, SITES):
        with (SHEET.folder / "data" / table.file).open(encoding="utf-8", newline="") as file:
            found[table.file] = list(csv.DictReader(line for line in file if not line.startswith("#")))
    return found


@cache
def _made(changes: tuple[tuple[str, tuple[Key, ...]], ...]) -> Geography:
    found: dict[str, Any] = dict(changes)
    real = _real()
    hexes = {row["hex"]: dict(row) for row in real["map.csv"]}
    for row in hexes.values():
        if row["terrain"] != "airfield":
            row["terrain"] = "clear"
    for word in ("terrain", "perimeter"):
        for name, value in found.pop(word, ()):
            hexes[name][word] = value
    sides = [_pair(a, b) | {"feature": kind, "name": ""} for a, b, kind in (CORNER, *found.pop("sides", ()))]
    axis = tuple(box().board.labels[cell] for cell in box().geo.axis)
    ways = [
        _pair(a, b) | {"kind": line[-1], "name": ""}
        for line in ((*axis, "road"), *found.pop("roads", ()))
        for a, b in pairwise(line[:-1])
    ]
    places = [row for row in real["places.csv"] if row["kind"] in KEPT]
    places += [_place(there, kind, f"work {there}") for there, kind in found.pop("works", ())]
    stations = [there for line in found.pop("stations", ()) for there in line]
    places += [_place(there, "u-bahn", f"station {there}") for there in stations]
    assert not found, f"the ground has no {', '.join(found)}"
    with tempfile.TemporaryDirectory() as folder:
        sheet = replace(SHEET, folder=Path(folder))
        (Path(folder) / "data").mkdir()
        tables, sites = (*sheet.tables, SITES), real[SITES.file]
        for table, rows in zip(tables, (hexes.values(), sides, ways, places, sites), strict=True):
            _write(Path(folder) / "data", table, rows)
        data = load(tables, Source(Path(folder) / "data", (), SHEET.name))
        return Geography(sheet, data, box().charts)


def _place(there: str, kind: str, name: str) -> dict[str, str]:
    return {"hex": there, "kind": kind, "name": name, "name_fr": name, "today": "", **ORIGIN}


def _pair(a: str, b: str) -> dict[str, str]:
    first, second = sorted((a, b))
    return {"a": first, "b": second, **ORIGIN}


def _write(folder: Path, table: Table, rows: Iterable[Mapping[str, str]]) -> None:
    with (folder / table.file).open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(table.columns))
        writer.writeheader()
        writer.writerows(rows)
