"""What is in the box: the map, the counters, the set-ups, the calendars, the scenarios and the charts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any

from grognard.games.victory_roads import charts
from grognard.games.victory_roads.charts import Charts, Support
from grognard.games.victory_roads.sheet import SHEET
from grognard.games.victory_roads.units import AXIS, SOVIET, Unit
from grognard.kernel.board.board import Board
from grognard.kernel.components.data import Data, load, rows_as
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import (
    ORIGIN,
    DataError,
    Document,
    Shape,
    Table,
    columns_of,
    integer,
    list_of,
    misfit,
    one_of,
    optional,
    ref,
    table_of,
    text,
    yes_no,
)

SCENARIOS = ("budapest-wien", "bessarabia", "bagration", "campaign")
SETUPS = ("june-1944", "august-1944", "january-1945")
CALENDARS = ("budapest-wien", "campaign")
THEATRES = ("N", "CN", "CS", "S")
"""1.6.1: from north to south; the rules go by their numbers."""
STAVKA_BOX = "stavka"
_SETUP = one_of(*SETUPS)
_TURN = integer(1, 24)
_ROW = integer(1, 72)

UNITS = Table("units.csv", "id", {**columns_of(Unit), "symbol": text, **ORIGIN})


@dataclass(frozen=True, slots=True)
class Placed:
    """A unit of a set-up, and where it stands."""

    setup: Annotated[str, _SETUP]
    unit: Annotated[str, ref("units.csv")]
    place: Annotated[str, ref("map.csv", STAVKA_BOX)]
    face: Annotated[str, one_of("full", "reduced")]


@dataclass(frozen=True, slots=True)
class Stretch:
    """Hexes of a column that the Soviets have won by the start."""

    setup: Annotated[str, _SETUP]
    column: Annotated[int, _ROW]
    first: Annotated[int, _ROW]
    last: Annotated[int, _ROW]


@dataclass(frozen=True, slots=True)
class Event:
    """17.1, 17.2, 18.2: a unit that comes, or one whose counter is replaced by another."""

    calendar: Annotated[str, one_of(*CALENDARS)]
    turn: Annotated[int, _TURN]
    unit: Annotated[str, ref("units.csv")]
    event: Annotated[str, one_of("arrives", "becomes")]
    into: Annotated[str | None, ref("units.csv")]
    sector: Annotated[str, one_of(*THEATRES)]


SETUP = Table("setup.csv", ("setup", "unit"), {**columns_of(Placed), **ORIGIN})
CONTROL = Table("control.csv", ("setup", "column", "first"), {**columns_of(Stretch), **ORIGIN})
CALENDAR = Table("calendar.csv", ("calendar", "unit", "event"), {**columns_of(Event), **ORIGIN})
_HEXES = list_of(ref("map.csv"))
_CONDITION: Mapping[str, Shape] = {
    "turn": _TURN,
    "hexes": optional(_HEXES),
    "any": optional(_HEXES),
    "beside": optional(ref("map.csv")),
    "romania": optional(yes_no),
    "west_of_vistula": optional(yes_no),
    "objectives_at_most": optional(integer(0, 6)),
}
_SCENARIO: Mapping[str, Shape] = {
    **ORIGIN,
    "chapters": integer(8, 19),
    "setup": _SETUP,
    "calendar": one_of(*CALENDARS),
    "sectors": list_of(one_of(*THEATRES)),
    "first_turn": _TURN,
    "last_turn": _TURN,
    "columns": list_of(_ROW, length=2),
    "rows": list_of(_ROW, length=2),
    "edge_sources": _HEXES,
    "axis_sources": optional(_HEXES),
    "haltebefehl": _HEXES,
    "soviet_supports": optional(integer(-5, 5)),
    "german_supports": optional(integer(0, 9)),
    "german_start": optional(integer(0, 6)),
    "rail": optional(list_of(integer(0, 20))),
    "rp": optional(table_of(integer(0, 9))),
    "mood": optional(integer(1, 10)),
    "max_satisfaction": optional(integer(7, 10)),
    "freedom_of_action": optional(integer(0, 9)),
    "theatres": optional(
        table_of({"hex": ref("map.csv"), "mode": one_of("offensive", "movement"), "supports": integer(0, 6)})
    ),
    "victory": list_of({"level": text, "all": list_of(_CONDITION)}),
}
SCENARIO_FILE = Document("scenarios.toml", dict.fromkeys(SCENARIOS, _SCENARIO))
SCHEMAS: tuple[Table | Document, ...] = (
    *SHEET.tables,
    UNITS,
    SETUP,
    CONTROL,
    CALENDAR,
    SCENARIO_FILE,
    *charts.SCHEMAS,
)


@dataclass(frozen=True, slots=True)
class Scenario:
    """What a scenario says of itself, and what stands where at its start."""

    name: str
    values: Mapping[str, Any]
    placed: tuple[Placed, ...]
    """Units of the set-up inside the ground of the scenario, and those of the Stavka box."""
    events: tuple[Event, ...]
    ground: frozenset[int]
    """The cells that may be entered."""
    soviet: frozenset[int]
    """The cells in Soviet hands at the start; the rest of the ground is the Axis's."""

    @property
    def turns(self) -> range:
        """Its turns, first to last."""
        return range(self.values["first_turn"], self.values["last_turn"] + 1)


class Components:
    """Everything in the box, checked."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.data: Data = load(SCHEMAS, Source(SHEET.folder / "data", packs, SHEET.name))
        self.board: Board = SHEET.board(self.data)
        rows = sorted(self.data.rows(SHEET.map_table), key=lambda row: self.board.cell(row["hex"]))
        self.terrain = tuple(row["terrain"] for row in rows)
        self.country = tuple(row["country"] for row in rows)
        self.fort = tuple(row["fort"] for row in rows)
        self.open = bytes(terrain not in SHEET.closed for terrain in self.terrain)
        self._held = tuple(row["held"] for row in rows)
        self.places = {
            kind: frozenset(self.board.cell(row["hex"]) for row in self._places if row["kind"] == kind)
            for kind in SHEET.places
        }
        self.units: tuple[Unit, ...] = rows_as(Unit, self.data.rows(UNITS))
        self.unit_index = {unit.id: number for number, unit in enumerate(self.units)}
        self.charts = Charts(self.data)
        self.chits: tuple[Support, ...] = tuple(
            support
            for support in self.charts.supports.values()
            for _ in range(max(support.basic, support.start + support.later))
        )
        """All support chits, the same in every scenario; as pieces they follow the units."""
        self.calendar: tuple[Event, ...] = rows_as(Event, self.data.rows(CALENDAR))
        self._placed: tuple[Placed, ...] = rows_as(Placed, self.data.rows(SETUP))
        self._won: tuple[Stretch, ...] = rows_as(Stretch, self.data.rows(CONTROL))
        texts = self.data.values(SCENARIO_FILE)
        self.scenarios = {name: self._scenario(name, texts[name]) for name in SCENARIOS}
        for event in self.calendar:
            if (event.event == "becomes") != (event.into is not None):
                raise DataError(f"{CALENDAR.file}, unit {event.unit}: expected `into` with becomes alone")

    @cached_property
    def piece_names(self) -> tuple[str, ...]:
        """What pieces are called in actions and on the page: units by their id, chits `su-aviation-1`…"""
        seen: Counter[str] = Counter()
        chits = []
        for support in self.chits:
            seen[support.id] += 1
            chits.append(f"{support.id}-{seen[support.id]}")
        return (*(unit.id for unit in self.units), *chits)

    @property
    def _places(self) -> Sequence[Mapping[str, Any]]:
        return self.data.rows(SHEET.place_table)

    def side_of(self, unit: Unit, setup: str) -> int:
        """The side of a unit at the start: by January 1945 the Romanians fight for the Soviets (1.7.3)."""
        romanian = unit.nation == "romanian" and setup == "january-1945"
        return SOVIET if unit.nation == "soviet" or romanian else AXIS

    def _scenario(self, name: str, values: Mapping[str, Any]) -> Scenario:
        (west, east), (north, south) = values["columns"], values["rows"]
        ground = frozenset(
            cell
            for cell, label in enumerate(self.board.labels)
            if self.open[cell] and west <= int(label[:2]) <= east and north <= int(label[2:]) <= south
        )
        soviet = self._soviet_cells(values["setup"])
        in_setup = [row for row in self._placed if row.setup == values["setup"]]
        placed = tuple(
            row for row in in_setup if row.place == STAVKA_BOX or self.board.cell(row.place) in ground
        )
        events = tuple(
            event
            for event in self.calendar
            if event.calendar == values["calendar"]
            and event.sector in values["sectors"]
            and values["first_turn"] <= event.turn <= values["last_turn"]
        )
        made = Scenario(name, values, placed, events, ground, soviet & ground)
        self._check_placed(made)
        if values["rail"] is not None and len(values["rail"]) != len(made.turns):
            raise misfit(f"{SCENARIO_FILE.file}, field {name}.rail", "a number a turn", values["rail"])
        return made

    def _soviet_cells(self, setup: str) -> frozenset[int]:
        cells = {cell for cell, held in enumerate(self._held) if held == "soviet"}
        for row in self._won:
            if row.setup == setup:
                rows = range(row.first, row.last + 1)
                cells |= {self.board.cell(f"{row.column:02}{number:02}") for number in rows}
        return frozenset(cells)

    def _check_placed(self, scenario: Scenario) -> None:
        """1.11: no hex is too full, and every unit stands on open ground of its own side."""
        limits = self.charts.tables["stacking"]
        held: dict[int, list[Unit]] = {}
        for row in scenario.placed:
            if row.place == STAVKA_BOX:
                continue
            unit, cell = self.units[self.unit_index[row.unit]], self.board.cell(row.place)
            place = f"{SETUP.file}, {row.setup}, unit {row.unit}, field place"
            own = self.side_of(unit, row.setup) == SOVIET
            if own != (cell in scenario.soviet):
                raise misfit(place, "a hex of its own side", row.place)
            held.setdefault(cell, []).append(unit)
            count = Counter(other.is_hq for other in held[cell])
            if count[False] > limits["divisions"] or count[True] > limits["hqs"]:
                raise misfit(place, "a hex with room", row.place)
            if {"hungarian", "romanian"} <= {other.nation for other in held[cell]}:
                raise misfit(place, "Hungarians and Romanians apart", row.place)
