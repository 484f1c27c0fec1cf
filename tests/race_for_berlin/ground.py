"""A plain testing ground: a grid of zones under the game's own counters and tables.

Rows a to f run from north to south, columns 1 to 12 from west to east; a zone borders those above, below
and beside it, and its index is its column. All is plain and dry but for what a test adds.

- Columns 11 and 12 are the Soviet supply zones, east of the Oder; the river runs between 10 and 11.
- Rows a to c are Joukov's sector, d to f Koniev's; columns 1 to 3 and Berlin are open to both.
- Berlin is a ring: Wedding b4, Friedrichshain b5, Treptow c5, Mariendorf d5, Zehlendorf d4,
  Charlottenburg c4; c4 and c5 meet at the nexus only.
- German supply: a6 and a9 in the north, b1 and c1 in the west, f6 and f8 in the south.
- American tracks: 1 Leipzig f2 e2 e3 d3 Zehlendorf; 2 Leipzig e1 d1 d2 c2 c3 Charlottenburg;
  3 Kyritz a2 a3 a4 Wedding.
"""

import csv
import itertools
import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from grognard.games.race_for_berlin.components import FOLDER
from grognard.games.race_for_berlin.game import RaceForBerlin

ROWS, COLUMNS = "abcdef", range(1, 13)
NAMED = {
    "a1": "Kyritz",
    "f1": "Leipzig",
    "a7": "Joachimsthal",
    "b10": "Oderbruch-2",
    "b11": "Kustrin",
    "c10": "Bridgehead",
    "b4": "Wedding",
    "b5": "Friedrichshain",
    "c5": "Treptow",
    "d5": "Mariendorf",
    "d4": "Zehlendorf",
    "c4": "Charlottenburg",
}
BERLIN = ("Wedding", "Friedrichshain", "Treptow", "Mariendorf", "Zehlendorf", "Charlottenburg")
ROLES = {
    "Joachimsthal": "joachimsthal",
    "Oderbruch-2": "oderbruch-2",
    "Kustrin": "kustrin",
    "Bridgehead": "bridgehead",
}
GERMAN_SUPPLY = ("a6", "a9", "b1", "c1", "f6", "f8")
TRACKS = (
    "Leipzig f2 e2 e3 d3 Zehlendorf",
    "Leipzig e1 d1 d2 c2 c3 Charlottenburg",
    "Kyritz a2 a3 a4 Wedding",
)
VALUE, GARRISON = 3, 20
MOVEMENT, ON_FOOT = {"armour": 4, "mechanised": 3}, 2
ORIGIN = ("reconstructed", "testing ground")
Border = tuple[str, str]


def ground(
    terrain: Mapping[str, str] | None = None,
    values: Mapping[str, int] | None = None,
    rivers: Iterable[Border] = (),
    roads: Iterable[Border] = (),
    lines: Iterable[Border] = (),
    walls: Iterable[Border] = (),
) -> RaceForBerlin:
    """The game on a testing ground.

    `terrain` and `values` (victory points outside Berlin) are by zone, all else by pair of zones: a line of
    entrenchments protects the second zone of its pair, and a wall parts two zones for good.
    """
    return _game(
        tuple(sorted((terrain or {}).items())),
        tuple(sorted((values or {}).items())),
        tuple(rivers),
        tuple(roads),
        tuple(lines),
        tuple(walls),
    )


@cache
def _game(
    terrain: tuple[Border, ...],
    values: tuple[tuple[str, int], ...],
    rivers: tuple[Border, ...],
    roads: tuple[Border, ...],
    lines: tuple[Border, ...],
    walls: tuple[Border, ...],
) -> RaceForBerlin:
    with tempfile.TemporaryDirectory() as folder:
        pack = Path(folder)
        _write(pack / "zones.csv", _zone_rows(dict(terrain), dict(values)))
        _write(pack / "borders.csv", _border_rows(rivers, roads, lines, walls))
        _write(pack / "tracks.csv", _track_rows())
        _write(pack / "units.csv", _unit_rows())
        return RaceForBerlin([pack])


def label(row: str, column: int) -> str:
    """The name of a zone by its place in the grid."""
    place = f"{row}{column}"
    return NAMED.get(place, place)


def _zone_rows(terrain: Mapping[str, str], values: Mapping[str, int]) -> list[tuple[object, ...]]:
    rows: list[tuple[object, ...]] = [
        (
            *("zone", "name", "index", "terrain", "sector", "east", "edge", "supply"),
            *("value", "garrison", "role", "x", "y", "source", "grounds"),
        )
    ]
    for down, row in enumerate(ROWS):
        camp = "joukov" if row in "abc" else "koniev"
        for column in COLUMNS:
            zone, east = label(row, column), column > 10
            inside = zone in BERLIN
            edge = ("n" if row == "a" else "s" if row == "f" else "") + {1: "w", 12: "e"}.get(column, "")
            rows.append(
                (
                    *(zone, zone, column, "berlin" if inside else terrain.get(zone, "plain")),
                    *("both" if inside or column <= 3 else camp, "yes" if east else "no", edge),
                    camp if east else "german" if zone in GERMAN_SUPPLY else "",
                    *(VALUE if inside else values.get(zone, 0), GARRISON if inside else 0),
                    *(ROLES.get(zone, ""), 10 * column, -10 * down, *ORIGIN),
                )
            )
    return rows


def _border_rows(
    rivers: tuple[Border, ...],
    roads: tuple[Border, ...],
    lines: tuple[Border, ...],
    walls: tuple[Border, ...],
) -> list[tuple[object, ...]]:
    beside = [(label(row, column), label(row, column + 1)) for row in ROWS for column in COLUMNS[:-1]]
    below = [
        (label(row, column), label(under, column))
        for row, under in itertools.pairwise(ROWS)
        for column in COLUMNS
    ]
    closed = {frozenset(pair) for pair in (*walls, ("Charlottenburg", "Treptow"))}
    oder = {frozenset((label(row, 10), label(row, 11))) for row in ROWS}
    wet = oder | {frozenset(pair) for pair in rivers}
    paved = {frozenset(pair) for pair in roads}
    line = {frozenset(pair): pair[1] for pair in lines}
    rows: list[tuple[object, ...]] = [("a", "b", "river", "road", "line", "source", "grounds")]
    for a, b in sorted(tuple(sorted(pair)) for pair in (*beside, *below)):
        pair = frozenset((a, b))
        if pair not in closed:
            rows.append(
                (
                    a,
                    b,
                    "Oder" if pair in wet else "",
                    "yes" if pair in paved else "no",
                    line.get(pair, ""),
                    *ORIGIN,
                )
            )
    return rows


def _track_rows() -> list[tuple[object, ...]]:
    return [
        ("track", "place", "zone", "source", "grounds"),
        *(
            (number, place, zone, *ORIGIN)
            for number, chain in enumerate(TRACKS, 1)
            for place, zone in enumerate(chain.split(" "), 1)
        ),
    ]


def _unit_rows() -> list[tuple[object, ...]]:
    """The game's own counters with plain movement points, so that no rule's test hangs on reconstructed ones.

    Those that are set up begin behind their own lines.
    """
    with (FOLDER / "data" / "units.csv").open(encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(line for line in file if not line.startswith("#"))
    zone, nation, camp = header.index("zone"), header.index("nation"), header.index("camp")
    kind, movement = header.index("kind"), header.index("movement")
    for row in rows:
        row[movement] = str(MOVEMENT.get(row[kind], ON_FOOT))
        if row[zone]:
            east = {"joukov": "a12", "koniev": "f12"}[row[camp]]
            row[zone] = east if row[nation] == "soviet" else "c8"
    return [tuple(header), *map(tuple, rows)]


def _write(path: Path, rows: Iterable[tuple[object, ...]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows(rows)
