"""The printed map, read from the files of the box: hexes are labels, and nothing here uses the rules."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from tests.victory_roads.box import box

Row = Mapping[str, Any]
Pair = frozenset[str]
"""Two hexes side by side."""

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
CITY = {"major-city", "minor-city"}
WATER = {"river", "great-river"}
LINES = {"front", "a2", "b2"}
NO_LAND = ("lake", "sea", "closed")
FOREIGN = {"hungarian": "romania", "romanian": "hungary"}
"""1.7.5: the land that is closed to an ally of Germany."""
CAPITALS = {"hungarian": ("Buda", "Pest"), "romanian": ("Bucharest",)}


def pair(a: str, b: str) -> Pair:
    """The side, or the stretch of a way, between two hexes."""
    return frozenset((a, b))


def _by_pair(file: str, column: str) -> dict[Pair, set[str]]:
    found: dict[Pair, set[str]] = {}
    for row in _tables[file]:
        found.setdefault(pair(row["a"], row["b"]), set()).add(row[column])
    return found


_tables = box().data.tables
HEXES: Mapping[str, Row] = {row["hex"]: row for row in _tables["map.csv"]}
SIDES = _by_pair("sides.csv", "feature")
WAYS = _by_pair("ways.csv", "kind")
TERRAIN: Mapping[str, Row] = {row["terrain"]: row for row in _tables["terrain.csv"]}
NAMES: Mapping[str, str] = {row["name"]: row["hex"] for row in _tables["places.csv"]}
PLACES: dict[str, set[str]] = {}
for _row in _tables["places.csv"]:
    PLACES.setdefault(_row["hex"], set()).add(_row["kind"])
CITIES = {there for there, kinds in PLACES.items() if kinds & CITY}
PORTS = {there for there, kinds in PLACES.items() if "port" in kinds}
EAST = max(there[:2] for there in HEXES)
"""The last column."""


def is_land(there: str) -> bool:
    """Whether a hex can be entered at all."""
    return HEXES[there]["terrain"] not in NO_LAND


def side(a: str, b: str) -> set[str]:
    """What lies along a hexside."""
    return SIDES.get(pair(a, b), set())


def places(there: str) -> set[str]:
    """The kinds of places in a hex."""
    return PLACES.get(there, set())


def has_way(a: str, b: str, kinds: Iterable[str] = ("road", "rail")) -> bool:
    """Whether a road or a railway joins two hexes."""
    return not WAYS.get(pair(a, b), set()).isdisjoint(kinds)


def is_on_way(there: str, kinds: Iterable[str] = ("road", "rail")) -> bool:
    """Whether a road or a railway runs in a hex."""
    return any(has_way(there, near, kinds) for near in beside(there))


@cache
def around(there: str) -> Mapping[str, str]:
    """The hexes beside one by their direction; even columns sit half a hex lower."""
    column, row = int(there[:2]), int(there[2:])
    high = row if column % 2 == 0 else row - 1
    found = {
        "N": (column, row - 1),
        "NE": (column + 1, high),
        "SE": (column + 1, high + 1),
        "S": (column, row + 1),
        "SW": (column - 1, high + 1),
        "NW": (column - 1, high),
    }
    names = {way: f"{across:02}{down:02}" for way, (across, down) in found.items()}
    return {way: name for way, name in names.items() if name in HEXES}


def beside(there: str) -> tuple[str, ...]:
    """The hexes around one."""
    return tuple(around(there).values())


def distance(a: str, b: str) -> int:
    """Hexes from one to the other."""
    across = abs(int(a[:2]) - int(b[:2]))
    along = abs(_height(a) - _height(b))
    return across + max(0, (along - across) // 2)


def _height(there: str) -> int:
    return 2 * int(there[2:]) + (int(there[:2]) % 2 == 0)
