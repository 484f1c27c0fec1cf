"""A plain testing ground: the board with all its labels, flat and clear, but for what a test adds.

Columns 01 to 12 are west, 13 to 26 east; in the south rows 01 to 08 are Italy (to column 17) and
Yugoslavia (from column 18). Around Rostock (rows 28 up, columns 10 to 12) the land is east, as the rules
need it. Berlin is 2512, cities and units are the game's own.
"""

import csv
import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from grognard.games.battle_for_germany.components import FOLDER
from grognard.games.battle_for_germany.game import BattleForGermany

ORIGIN = ("reconstructed", "testing ground")


def ground(
    terrain: Mapping[str, str] | None = None,
    sides: Mapping[tuple[str, str], str] | None = None,
    fortified: Iterable[str] = (),
    rates: Mapping[str, int] | None = None,
) -> BattleForGermany:
    """The game on a testing ground. `terrain` is by hex, `sides` by pair of hexes, `rates` by force."""
    return _game(
        tuple(sorted((terrain or {}).items())),
        tuple(sorted((min(pair), max(pair), feature) for pair, feature in (sides or {}).items())),
        tuple(sorted(fortified)),
        tuple(sorted((rates or {}).items())),
    )


@cache
def _game(
    terrain: tuple[tuple[str, str], ...],
    sides: tuple[tuple[str, str, str], ...],
    fortified: tuple[str, ...],
    rates: tuple[tuple[str, int], ...],
) -> BattleForGermany:
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder)
        _write(pack / "map.csv", _map_rows(dict(terrain), fortified))
        far_away = ("0101", "0102", "river")
        rows = [(a, b, feature, "", *ORIGIN) for a, b, feature in sides or (far_away,)]
        _write(pack / "sides.csv", [("a", "b", "feature", "name", "source", "grounds"), *rows])
        _write(pack / "setup.csv", _setup_rows(dict(terrain)))
        if rates:
            _write(pack / "track.csv", _track_rows(dict(rates)))
        return BattleForGermany([pack])


def wall(column: int, *gaps: str) -> dict[str, str]:
    """Terrain: a column of sea, to be passed only by the gaps."""
    labels = [f"{row:02}{column:02}" for row in range(1, 36)]
    return {label: "sea" for label in labels if label not in gaps}


def shore(label: str, *ways: str) -> dict[str, str]:
    """Terrain: sea all around a hex but for the ways out of it."""
    row, column = int(label[:2]), int(label[2:])
    beside = (row, row + 1) if column % 2 else (row - 1, row)
    near = [(row + 1, column), (row - 1, column), *((r, c) for c in (column - 1, column + 1) for r in beside)]
    return {there: "sea" for r, c in near if (there := f"{r:02}{c:02}") not in ways}


def theatre_of(label: str) -> str:
    """East or west of the testing ground's boundary."""
    row, column = int(label[:2]), int(label[2:])
    if row <= 8:
        return "west" if column <= 17 else "east"
    if row >= 28 and column >= 10:
        return "east"
    return "west" if column <= 12 else "east"


def _map_rows(terrain: Mapping[str, str], fortified: tuple[str, ...]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [("hex", "terrain", "theatre", "region", "fortified", "source", "grounds")]
    for row in range(1, 36):
        for column in range(1, 27):
            label = f"{row:02}{column:02}"
            kind = "berlin" if label == "2512" else terrain.get(label, "clear")
            theatre = "berlin" if kind == "berlin" else theatre_of(label)
            if kind in ("sea", "switzerland"):
                theatre = ""
            region = ("italy" if column <= 17 else "yugoslavia") if row <= 8 and theatre else ""
            rows.append((label, kind, theatre, region, "yes" if label in fortified else "no", *ORIGIN))
    return rows


def _setup_rows(terrain: Mapping[str, str]) -> list[tuple[str, ...]]:
    """The game's own set-ups, without the units that would stand in the sea."""
    with (FOLDER / "data" / "setup.csv").open(encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(line for line in file if not line.startswith("#"))
    place = header.index("place")
    dry = [row for row in rows if terrain.get(row[place]) not in ("sea", "switzerland")]
    return [tuple(header), *map(tuple, dry)]


def _track_rows(rates: Mapping[str, int]) -> list[tuple[str, ...]]:
    forces = ("soviet", "west_german", "western", "east_german")
    values = [str(rates.get(force, 0)) for force in forces]
    rows = [(str(turn), "1945-01-1", *values, *ORIGIN) for turn in range(1, 17)]
    return [("turn", "date", *forces, "source", "grounds"), *rows]


def _write(path: Path, rows: Iterable[tuple[str, ...]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
