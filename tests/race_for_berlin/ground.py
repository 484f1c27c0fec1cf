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

import itertools
from collections.abc import Sequence

from grognard.games.race_for_berlin.components import FOLDER
from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.schemas import SCHEMAS
from tests.ground import Entries, Files, Ground, Key, column

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
ORIGIN = {"source": "reconstructed", "grounds": "testing ground"}


def ground(**changes: Entries) -> RaceForBerlin:
    """The game on a testing ground. Texts for the words of `GROUND` are:

    - `terrain="b8 wooded"`, `values="c2 2"` (victory points outside Berlin), `sectors="c8 both"`, by zone;
    - `rivers="b9 b8, b9 a9"`, `roads`, `lines` (entrenchments protect the second zone) and `walls` (part two
      zones for good), by pair of zones.
    """
    game: RaceForBerlin = GROUND(**changes)
    return game


def label(row: str, column: int) -> str:
    """The name of a zone by its place in the grid."""
    place = f"{row}{column}"
    return NAMED.get(place, place)


def _grid(files: Files) -> None:
    """All files anew, but for the counters, which have plain movement points.

    No rule's test shall hang on reconstructed ones. Those that are set up begin behind their own lines.
    """
    files["zones.csv"] = {(label(row, column),): _zone(row, column) for row in ROWS for column in COLUMNS}
    beside = [(label(row, column), label(row, column + 1)) for row in ROWS for column in COLUMNS[:-1]]
    below = [(label(a, column), label(b, column)) for a, b in itertools.pairwise(ROWS) for column in COLUMNS]
    files["borders.csv"] = {}
    for a, b in sorted(tuple(sorted(pair)) for pair in (*beside, *below)):
        files["borders.csv"][a, b] = {"a": a, "b": b, "river": "", "road": "no", "line": "", **ORIGIN}
    _rivers(files, [(label(row, 10), label(row, 11)) for row in ROWS])
    _walls(files, [("Charlottenburg", "Treptow")])
    files["tracks.csv"] = {
        (str(number), str(place)): {"track": number, "place": place, "zone": zone, **ORIGIN}
        for number, chain in enumerate(TRACKS, 1)
        for place, zone in enumerate(chain.split(" "), 1)
    }
    for row in files["units.csv"].values():
        row["movement"] = MOVEMENT.get(row["kind"], ON_FOOT)
        if row["zone"]:
            east = {"joukov": "a12", "koniev": "f12"}[row["camp"]]
            row["zone"] = east if row["nation"] == "soviet" else "c8"


def _zone(row: str, column: int) -> dict[str, object]:
    zone, east = label(row, column), column > 10
    inside, camp = zone in BERLIN, "joukov" if row in "abc" else "koniev"
    edge = {"a": "n", "f": "s"}.get(row, "") + {1: "w", 12: "e"}.get(column, "")
    return dict(
        zone=zone,
        name=zone,
        index=column,
        terrain="berlin" if inside else "plain",
        sector="both" if inside or column <= 3 else camp,
        east="yes" if east else "no",
        edge=edge,
        supply=camp if east else "german" if zone in GERMAN_SUPPLY else "",
        value=VALUE if inside else 0,
        garrison=GARRISON if inside else 0,
        role=ROLES.get(zone, ""),
        x=10 * column,
        y=-10 * ROWS.index(row),
        **ORIGIN,
    )


def _between(files: Files, pair: Key) -> dict[str, object]:
    a, b = sorted(pair)
    return files["borders.csv"][a, b]


def _rivers(files: Files, found: Sequence[Key]) -> None:
    for pair in found:
        _between(files, pair)["river"] = "Oder"


def _roads(files: Files, found: Sequence[Key]) -> None:
    for pair in found:
        _between(files, pair)["road"] = "yes"


def _lines(files: Files, found: Sequence[Key]) -> None:
    for pair in found:
        _between(files, pair)["line"] = pair[1]


def _walls(files: Files, found: Sequence[Key]) -> None:
    for pair in found:
        a, b = sorted(pair)
        del files["borders.csv"][a, b]


GROUND = Ground(
    RaceForBerlin,
    FOLDER,
    SCHEMAS,
    _grid,
    {
        "terrain": column("zones.csv", "terrain"),
        "values": column("zones.csv", "value"),
        "sectors": column("zones.csv", "sector"),
        "rivers": _rivers,
        "roads": _roads,
        "lines": _lines,
        "walls": _walls,
    },
)
