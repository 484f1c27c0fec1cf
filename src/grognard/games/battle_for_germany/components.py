"""2-0 Components: the map, the counters, the tables and the set-up charts, read from data/.

What never changes in a game is a `World`: integer tables shared by all states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from grognard.kernel.board.board import Board, hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.movement import Network, network
from grognard.kernel.board.zoc import Spread, spread
from grognard.kernel.components.data import Data, load, record_of, rows_as
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import (
    ORIGIN,
    DataError,
    Document,
    Table,
    columns_of,
    integer,
    list_of,
    matching,
    misfit,
    one_of,
    optional,
    ref,
    text,
    yes_no,
)
from grognard.kernel.components.tables import OddsTable

FOLDER = Path(__file__).parent
GRID = HexGrid(26, 35, low="even", rows_up=True, pattern="RRCC")

# 2-5 Camps: an enemy is of another camp, whoever owns it.
WEST, SOVIET, GERMAN = 0, 1, 2
CAMPS = ("western", "soviet", "german")
NATIONS = {
    "us": WEST,
    "british": WEST,
    "canadian": WEST,
    "french": WEST,
    "polish-exile": WEST,
    "soviet": SOVIET,
    "yugoslav": SOVIET,
    "polish": SOVIET,
    "romanian": SOVIET,
    "bulgarian": SOVIET,
    "german": GERMAN,
    "hungarian": GERMAN,
}
# Theatres: where a hex lies, and which German force a unit belongs to.
EAST, WESTERN, BERLIN, NO_THEATRE = 0, 1, 2, 3
THEATRES = {"east": EAST, "west": WESTERN, "berlin": BERLIN, None: NO_THEATRE}

_HEX = matching("[0-9]{4}", "a hex number of four digits")
MAP = Table(
    "map.csv",
    key="hex",
    columns={
        "hex": _HEX,
        "terrain": one_of("clear", "broken", "rough", "berlin", "switzerland", "sea"),
        "theatre": optional(one_of("east", "west", "berlin")),
        "region": optional(one_of("italy", "yugoslavia")),
        "fortified": yes_no,
        **ORIGIN,
    },
)
SIDES = Table(
    "sides.csv",
    key=("a", "b", "feature"),
    columns={
        "a": ref("map.csv"),
        "b": ref("map.csv"),
        "feature": one_of("river", "blocked", "lake", "sea"),
        "name": optional(text),
        **ORIGIN,
    },
)
CITIES = Table(
    "cities.csv",
    key="hex",
    columns={
        "name": text,
        "name_fr": text,
        "hex": ref("map.csv"),
        "value": integer(0, 20),
        "garrison": yes_no,
        "port": yes_no,
        **ORIGIN,
    },
)


@dataclass(frozen=True, slots=True)
class Unit:
    """A counter (2-5): who it is and its attack-defence-movement values."""

    id: Annotated[str, matching("[a-z0-9-]+", "small letters, digits and hyphens")]
    name: str
    nation: Annotated[str, one_of(*NATIONS)]
    branch: Annotated[str, one_of("army", "ss", "luftwaffe")]
    size: Annotated[str, one_of("front", "army", "corps")]
    kind: str
    attack: Annotated[int, integer(0, 30)]
    defence: Annotated[int, integer(1, 30)]
    movement: Annotated[int, integer(1, 20)]
    theatre: Annotated[str | None, one_of("east", "west")]

    @property
    def camp(self) -> int:
        """Western, Soviet or German; Hungarians are Germans of the east in every situation (2-5)."""
        return NATIONS[self.nation]

    @property
    def values(self) -> str:
        """As printed on the counter: attack-defence-movement."""
        return f"{self.attack}-{self.defence}-{self.movement}"


UNITS = Table("units.csv", key="id", columns={**columns_of(Unit), **ORIGIN})
SETUP = Table(
    "setup.csv",
    key=("scenario", "unit"),
    columns={
        "scenario": one_of("historical", "red-star-white-star"),
        "unit": ref("units.csv"),
        "place": ref("map.csv", "courland"),
        **ORIGIN,
    },
)
Rate = Annotated[int, integer(0, 9)]


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of the track, and how many units each force may replace in it (7-2)."""

    turn: Annotated[int, integer(1, 16)]
    date: str
    soviet: Rate
    west_german: Rate
    western: Rate
    east_german: Rate


TRACK = Table("track.csv", key="turn", columns={**columns_of(Turn), **ORIGIN})


@dataclass(frozen=True, slots=True)
class Effect:
    """A line of the Terrain Effects Chart."""

    kind: Annotated[str, one_of("hex", "side", "feature")]
    cost: Annotated[int, integer(-1, 9)]
    defence: Annotated[int, integer(1, 9)]
    who: Annotated[str, one_of("all", "german", "across", "soviet-side")]
    combat: bool


Number = Annotated[int, integer(1, 999)]


@dataclass(frozen=True, slots=True)
class Numbers:
    """What else the rules count with."""

    hex_kilometres: Number
    stacking_limit: Number
    exit_cost: Number
    exit_victims: Number
    replacement_movement: Number
    transfer_movement: Number
    first_turn_attacks: Number


_TERRAIN_LINES = (
    "clear broken rough fortified switzerland berlin blocked river lake theatre_boundary yugoslav_border "
    "sea city"
)
_STRETCHES = "west_exit east_exit south_exit soviet_entry western_entry italian_entry courland_entry"
TABLES = Document(
    "tables.toml",
    {
        "combat_results": {
            **ORIGIN,
            "columns": list_of(text),
            "rows": list_of(list_of(one_of("De", "Ae", "Ex", "Ar", "Dr")), length=6),
        },
        "terrain_effects": {**ORIGIN, **dict.fromkeys(_TERRAIN_LINES.split(), columns_of(Effect))},
        "edges": {**ORIGIN, **dict.fromkeys(_STRETCHES.split(), list_of(ref("map.csv"), length=2))},
        "numbers": {**ORIGIN, **columns_of(Numbers)},
    },
)
SCHEMAS = (MAP, SIDES, CITIES, UNITS, SETUP, TRACK, TABLES)


@dataclass(frozen=True, slots=True)
class City:
    """A city: its hex, its victory points, and whether the Soviets owe it a garrison (10-0)."""

    name: str
    name_fr: str
    cell: int
    value: int
    garrison: bool
    port: bool


class Components:
    """Everything in the box, checked and turned into tables over cells and units."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.data: Data = load(SCHEMAS, Source(FOLDER / "data", packs, "battle-for-germany"))
        rows = self.data.rows(MAP)
        tables = self.data.values(TABLES)
        lines = tables["terrain_effects"]
        self.effects = {name: record_of(Effect, lines[name]) for name in _TERRAIN_LINES.split()}
        self.numbers = record_of(Numbers, tables["numbers"])
        blank = hex_board(GRID, "map.csv")
        self._check_labels(blank, {row["hex"] for row in rows})
        self._check_sides(blank)
        sides = [(row["a"], row["b"], row["feature"]) for row in self.data.rows(SIDES)]
        self.board: Board = blank.with_features(sides)
        on_map = sorted(rows, key=lambda row: self.board.cell(row["hex"]))
        self.terrain: tuple[str, ...] = tuple(row["terrain"] for row in on_map)
        self.theatre = bytes(THEATRES[row["theatre"]] for row in on_map)
        self.italy = bytes(row["region"] == "italy" for row in on_map)
        self.yugoslavia = bytes(row["region"] == "yugoslavia" for row in on_map)
        self.fortified = bytes(row["fortified"] for row in on_map)
        self.open = bytes(self.effects[terrain].cost >= 0 for terrain in self.terrain)
        self.units: tuple[Unit, ...] = rows_as(Unit, self.data.rows(UNITS))
        self.unit_index = {unit.id: number for number, unit in enumerate(self.units)}
        self.fronts = tuple(number for number, unit in enumerate(self.units) if unit.size == "front")
        self.cities: tuple[City, ...] = tuple(self._city(row) for row in self.data.rows(CITIES))
        self.city_at = {city.cell: number for number, city in enumerate(self.cities)}
        self.berlin = self._berlin()
        results = tables["combat_results"]
        self.crt: OddsTable[str] = OddsTable.from_rows(
            results["columns"], results["rows"], name="tables.toml, combat_results"
        )
        self.track = {row.turn: row for row in rows_as(Turn, self.data.rows(TRACK))}
        self._check_track()
        self._check_setup()
        self.edges = {name: self._stretch(*tables["edges"][name]) for name in _STRETCHES.split()}
        self.east_exits = frozenset(self.edges["east_exit"])
        self.west_exits = frozenset((*self.edges["west_exit"], *self.edges["south_exit"]))
        self.exits = self.east_exits | self.west_exits

    def _check_labels(self, board: Board, labels: set[str]) -> None:
        for label in board.labels:
            if label not in labels:
                raise DataError(f"map.csv, field hex: expected all 910 hexes; {label} is missing")
        for label in labels - set(board.labels):
            raise DataError(f"map.csv, field hex: expected 0101 to 3526; got {label!r}")

    def _check_sides(self, board: Board) -> None:
        for row in self.data.rows(SIDES):
            if board.cell(row["b"]) not in board.neighbours[board.cell(row["a"])]:
                raise misfit(f"{SIDES.file}, fields a, b", f"a neighbour of {row['a']}", row["b"])

    def _check_track(self) -> None:
        for turn in range(1, 17):
            if turn not in self.track:
                raise DataError(f"{TRACK.file}, field turn: expected 1 to 16; {turn} is missing")

    def _check_setup(self) -> None:
        for row in self.data.rows(SETUP):
            if row["place"] != "courland" and not self.open[self.board.cell(row["place"])]:
                place = f"{SETUP.file}, unit {row['unit']}, field place"
                raise misfit(place, "a hex that units may enter", row["place"])

    def _city(self, row: Mapping[str, Any]) -> City:
        fields = {name: row[name] for name in City.__slots__ if name != "cell"}
        return City(cell=self.board.cell(row["hex"]), **fields)

    def _berlin(self) -> int:
        found = [cell for cell, terrain in enumerate(self.terrain) if terrain == "berlin"]
        if len(found) != 1:
            raise DataError(f"map.csv, field terrain: expected one berlin hex; got {len(found)}")
        return found[0]

    def _stretch(self, first: str, last: str) -> tuple[int, ...]:
        """The open hexes of a straight stretch of the edge, from hex to hex."""
        rows = range(int(first[:2]), int(last[:2]) + 1)
        columns = range(int(first[2:]), int(last[2:]) + 1)
        cells = [self.board.cell(f"{row:02}{column:02}") for row in rows for column in columns]
        return tuple(cell for cell in cells if self.open[cell])

    @cached_property
    def adjacent(self) -> Spread:
        """For each hex the neighbours that zones, attacks and retreats reach (4-4, TEC)."""
        return spread(self.board, lambda a, b: self.closed_by(a, b) is not None)

    def closed_by(self, a: int, b: int) -> str | None:
        """The line of the chart that parts two neighbours: Switzerland, a blocked, lake or sea side."""
        for cell in (a, b):
            if not self.open[cell]:
                return self.terrain[cell]
        return next((feature for feature in self._closing_sides if self.board.has(a, b, feature)), None)

    @cached_property
    def _closing_sides(self) -> tuple[str, ...]:
        return tuple(
            name for name, effect in self.effects.items() if effect.kind == "side" and not effect.combat
        )

    @cached_property
    def rivers(self) -> frozenset[tuple[int, int]]:
        """The sides that cross a river, both ways."""
        pairs = [pair for pair, features in self.board.features.items() if "river" in features]
        return frozenset(pairs) | frozenset((b, a) for a, b in pairs)

    @cached_property
    def multiplier(self) -> bytes:
        """What the terrain of each hex alone multiplies its defenders by (6-8)."""
        return bytes(self.effects[terrain].defence for terrain in self.terrain)

    @cached_property
    def cities_near(self) -> tuple[tuple[int, ...], ...]:
        """For each hex the cities in it or within a zone of control exerted from it (11-0)."""
        return tuple(
            tuple(number for number, city in enumerate(self.cities) if city.cell in (cell, *near))
            for cell, near in enumerate(self.adjacent)
        )

    @cached_property
    def special(self) -> bytes:
        """Hexes whose entry has an effect of its own: by a city, a fortification, Berlin."""
        return bytes(
            bool(self.cities_near[cell] or self.fortified[cell] or cell == self.berlin)
            for cell in range(len(self.board))
        )

    def ways(self, passes: Callable[[int, int], bool]) -> Network:
        """The steps open to a kind of unit: `passes(a, b)` says whether the lines let it through."""

        def cost(a: int, b: int) -> int | None:
            if b not in self.adjacent[a] or not passes(a, b):
                return None
            river = self.effects["river"].cost if (a, b) in self.rivers else 0
            return self.effects[self.terrain[b]].cost + river

        return network(self.board, cost)
