"""A plain testing ground: the board with all its labels, flat and clear, but for what a test adds.

Columns 01 to 12 are west, 13 to 26 east; in the south rows 01 to 08 are Italy (to column 17) and
Yugoslavia (from column 18). Around Rostock (rows 28 up, columns 10 to 12) the land is east, as the rules
need it. Berlin is 2512, cities and units are the game's own.
"""

from collections.abc import Sequence

from grognard.games.battle_for_germany.components import FOLDER, SCHEMAS
from grognard.games.battle_for_germany.game import BattleForGermany
from tests.ground import Entries, Files, Ground, Key, column

FORCES = ("soviet", "west_german", "western", "east_german")
CLOSED = ("sea", "switzerland")


def ground(**changes: Entries) -> BattleForGermany:
    """The game on a testing ground. Texts for the words of `GROUND` are:

    - `terrain="2006 rough"`, `theatres="2013 west"`, `fortified="2006, 2007"`;
    - `sides="2005 2006 river"`; `rates="soviet 1"`, for all turns, and 0 for others; `values="us-vii 9-4-8"`.
    """
    game: BattleForGermany = GROUND(**changes)
    return game


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


def _flat(files: Files) -> None:
    for (label,), row in files["map.csv"].items():
        south = "italy" if int(label[2:]) <= 17 else "yugoslavia"
        row |= {"terrain": "clear", "theatre": theatre_of(label), "fortified": "no"}
        row["region"] = south if int(label[:2]) <= 8 else ""
    files["map.csv"]["2512",] |= {"terrain": "berlin", "theatre": "berlin"}
    river = next(iter(files["sides.csv"].values()))
    files["sides.csv"] = {("0101", "0102", "river"): {**river, "a": "0101", "b": "0102", "feature": "river"}}


def _sides(files: Files, found: Sequence[Key]) -> None:
    like = next(iter(files["sides.csv"].values()))
    for one, other, feature in found:
        a, b = sorted((one, other))
        files["sides.csv"][a, b, feature] = {**like, "a": a, "b": b, "feature": feature}


def _rates(files: Files, found: Sequence[Key]) -> None:
    for row in files["track.csv"].values():
        row |= dict.fromkeys(FORCES, "0")
        for force, rate in found:
            row[force] = rate


def _values(files: Files, found: Sequence[Key]) -> None:
    for unit, values in found:
        columns = ("attack", "defence", "movement")
        files["units.csv"][unit,] |= dict(zip(columns, values.split("-"), strict=True))


def _drained(files: Files) -> None:
    """Where nothing may enter, there is no theatre and nobody is set up."""
    closed = [row for row in files["map.csv"].values() if row["terrain"] in CLOSED]
    for row in closed:
        row |= {"theatre": "", "region": ""}
    wet = {row["hex"] for row in closed}
    files["setup.csv"] = {key: row for key, row in files["setup.csv"].items() if row["place"] not in wet}


REAL = Ground(BattleForGermany, FOLDER, SCHEMAS)
GROUND = Ground(
    BattleForGermany,
    FOLDER,
    SCHEMAS,
    _flat,
    {
        "terrain": column("map.csv", "terrain"),
        "theatres": column("map.csv", "theatre"),
        "fortified": column("map.csv", "fortified"),
        "sides": _sides,
        "rates": _rates,
        "values": _values,
    },
    _drained,
)
