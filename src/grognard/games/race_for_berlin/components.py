"""The map, the counters, the tracks and the tables, read from data/ as tables over zones and units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from grognard.games.race_for_berlin.rules.combat.charts import combat_table, urban_table
from grognard.games.race_for_berlin.schemas import (
    BORDERS,
    SCHEMAS,
    TABLES,
    TRACKS,
    TURNS,
    UNITS,
    ZONES,
    Numbers,
)
from grognard.kernel.board.board import Board, zone_board
from grognard.kernel.board.movement import Network, network
from grognard.kernel.components.data import Data, load, record_of, rows_as
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import DataError, misfit

FOLDER = Path(__file__).parent

# The two camps (players) and the two nationalities; a unit has one of each.
JOUKOV, KONIEV = 0, 1
CAMPS = ("joukov", "koniev")
SOVIET, GERMAN = 0, 1
NATIONS = ("soviet", "german")
NOBODY = 2
"""Neither camp: a sector open to both, a zone under nobody's control."""
HALF = 2
"""Movement points are counted in halves (7.1.2)."""
BERLIN_ZONES = 6
TURNS_IN_GAME = 10


@dataclass(frozen=True, slots=True)
class Unit:
    """A counter: its formation, who owns it, its strength on either side and its movement points."""

    id: str
    name: str
    formation: str
    camp: int
    nation: int
    kind: str
    full: int
    reduced: int
    movement: int
    entry: str | None

    @property
    def is_armoured(self) -> bool:
        """Whether it has the tank symbol (annex 2)."""
        return self.kind == "armour"

    @property
    def values(self) -> str:
        """As printed on the counter's full side: strength-movement."""
        return f"{self.full}-{self.movement}"

    @property
    def reduced_values(self) -> str:
        """As printed on its reduced side."""
        return f"{self.reduced}-{self.movement}"


@dataclass(frozen=True, slots=True)
class Formation:
    """A Soviet army of one or two counters, or a German division of one."""

    id: str
    camp: int
    nation: int
    units: tuple[int, ...]
    entry: str | None


class Components:
    """Everything in the box."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.data: Data = load(SCHEMAS, Source(FOLDER / "data", packs, "race-for-berlin"))
        zones, borders = self.data.rows(ZONES), self.data.rows(BORDERS)
        self.board: Board = zone_board(
            [row["zone"] for row in zones],
            [(row["a"], row["b"]) for row in borders],
            {row["zone"]: (float(row["x"]), float(row["y"])) for row in zones},
            name=ZONES.file,
        )
        self.names = tuple(row["name"] for row in zones)
        self.index = tuple(row["index"] for row in zones)
        self.terrain = tuple(row["terrain"] for row in zones)
        self.sector = bytes(_camp(row["sector"]) for row in zones)
        self.east = bytes(row["east"] for row in zones)
        self.edge = tuple(row["edge"] or "" for row in zones)
        self.supply = tuple(row["supply"] for row in zones)
        self.value = bytes(row["value"] for row in zones)
        self.garrison = bytes(row["garrison"] for row in zones)
        self.is_berlin = bytes(terrain == "berlin" for terrain in self.terrain)
        self.berlin = tuple(zone for zone in range(len(zones)) if self.is_berlin[zone])
        self.bridgehead = self._named("bridgehead")
        self.kustrin = self._named("kustrin")
        self.oderbruch = self._named("oderbruch-2")
        self.joachimsthal = self._named("joachimsthal")
        self._read_borders(borders)
        self._read_units()
        self._read_tracks()
        tables = self.data.values(TABLES)
        self.numbers = record_of(Numbers, tables["numbers"])
        self.combat = combat_table(tables["combat"], TABLES.file)
        self.urban = urban_table(tables["urban"], TABLES.file)
        self.american = {
            turn: tuple(row["tracks"])
            for row in tables["american"]["rows"]
            for turn in range(row["first"], row["last"] + 1)
        }
        self.free_movement = tuple(tables["hitler"]["free_movement"])
        self.dates = {row["turn"]: row["date"] for row in self.data.rows(TURNS)}
        self._check()

    # The map

    def _read_borders(self, borders: Sequence[Mapping[str, Any]]) -> None:
        cell = self.board.cell
        pairs = {(cell(row["a"]), cell(row["b"])): row for row in borders}
        both = pairs | {(b, a): row for (a, b), row in pairs.items()}
        self.rivers = frozenset(pair for pair, row in both.items() if row["river"])
        self.roads = frozenset(pair for pair, row in both.items() if row["road"])
        self.lines = frozenset(
            (other, zone)
            for (a, b), row in pairs.items()
            if row["line"]
            for zone, other in [(cell(row["line"]), a if cell(row["line"]) == b else b)]
        )
        """From where, and into which zone, an attack crosses a line of entrenchments."""
        self.entrenched = bytes(
            any(zone == into for _, into in self.lines) for zone in range(len(self.board))
        )

    @cached_property
    def oder_neisse(self) -> frozenset[tuple[int, int]]:
        """The borders along the Oder and the Neisse, both ways; the bridgehead lies west of them."""
        return frozenset(
            (a, b)
            for a, near in enumerate(self.board.neighbours)
            for b in near
            if self.east[a] != self.east[b]
        )

    @cached_property
    def bank(self) -> bytes:
        """The zones west of the Oder and the Neisse that lie on them."""
        return bytes(
            not self.east[zone]
            and any((zone, near) in self.oder_neisse for near in self.board.neighbours[zone])
            for zone in range(len(self.board))
        )

    @cached_property
    def bridges(self) -> tuple[int, ...]:
        """Event 9: the bank zones, and the western zones next to one."""
        near = self.board.neighbours
        return tuple(
            zone
            for zone in range(len(self.board))
            if not self.east[zone] and (self.bank[zone] or any(self.bank[other] for other in near[zone]))
        )

    @cached_property
    def beside_berlin(self) -> bytes:
        """The zones that touch a Berlin zone (10.2.1)."""
        return bytes(
            any(self.is_berlin[near] for near in self.board.neighbours[zone])
            for zone in range(len(self.board))
        )

    def cost(self, a: int, b: int) -> int:
        """7.1.2: half points for entering `b` from `a`."""
        if (a, b) in self.roads:
            return self.numbers.road_cost
        return self.numbers.zone_cost + (self.numbers.river_cost if (a, b) in self.rivers else 0)

    @cached_property
    def ways(self) -> Network:
        """The steps from zone to zone with their costs."""
        return network(self.board, self.cost)

    @cached_property
    def dry_ways(self) -> Network:
        """Event 2: the same without the rivers."""
        zone_cost, road_cost = self.numbers.zone_cost, self.numbers.road_cost
        return network(self.board, lambda a, b: road_cost if (a, b) in self.roads else zone_cost)

    @cached_property
    def german_ways(self) -> Network:
        """The steps of Germans: not over the Oder and Neisse (7.2.1); by the nexus of Berlin (7.4.4)."""
        zone_cost = self.numbers.zone_cost
        made = []
        for zone, steps in enumerate(self.ways):
            open_steps = {near: cost for near, cost in steps if (zone, near) not in self.oder_neisse}
            if self.is_berlin[zone]:
                for other in self.berlin:
                    if other != zone:
                        open_steps[other] = min(open_steps.get(other, zone_cost), zone_cost)
            made.append(tuple(sorted(open_steps.items())))
        return tuple(made)

    @cached_property
    def far_sector(self) -> tuple[bytes, bytes]:
        """7.3.2: for each camp, the zones in the other one's sector."""
        return (
            bytes(sector == KONIEV for sector in self.sector),
            bytes(sector == JOUKOV for sector in self.sector),
        )

    @cached_property
    def field_mask(self) -> int:
        """All bits of each zone outside Berlin, to look at a column of the field alone."""
        return int.from_bytes(bytes(0 if inside else 255 for inside in self.is_berlin), "little")

    @cached_property
    def _below(self) -> dict[int, bytes]:
        return {}

    def below(self, index: int) -> bytes:
        """The zones of a lower index (7.2.2)."""
        if index not in self._below:
            self._below[index] = bytes(other < index for other in self.index)
        return self._below[index]

    def _named(self, role: str) -> int:
        found = [row["zone"] for row in self.data.rows(ZONES) if row["role"] == role]
        if len(found) != 1:
            raise DataError(f"{ZONES.file}, field role: expected one {role}; got {len(found)}")
        return self.board.cell(found[0])

    # Units and tracks

    def _read_units(self) -> None:
        rows = self.data.rows(UNITS)
        made = [
            {name: row[name] for name in Unit.__slots__ if name not in ("camp", "nation")}
            | {"camp": CAMPS.index(row["camp"]), "nation": NATIONS.index(row["nation"])}
            for row in rows
        ]
        self.units: tuple[Unit, ...] = rows_as(Unit, made)
        self.start = tuple(None if row["zone"] is None else self.board.cell(row["zone"]) for row in rows)
        self.unit_index = {unit.id: number for number, unit in enumerate(self.units)}
        found: dict[str, list[int]] = {}
        for number, unit in enumerate(self.units):
            found.setdefault(unit.formation, []).append(number)
        self.formations = tuple(
            Formation(
                name,
                self.units[members[0]].camp,
                self.units[members[0]].nation,
                tuple(members),
                self.units[members[0]].entry,
            )
            for name, members in found.items()
        )
        place = {unit: number for number, made in enumerate(self.formations) for unit in made.units}
        self.formation_of = tuple(place[unit] for unit in range(len(self.units)))
        self.partner = tuple(
            next((other for other in self.formations[place[unit]].units if other != unit), None)
            for unit in range(len(self.units))
        )
        """The other counter of a Soviet army, if it has two."""
        self.group = {
            (camp, nation): tuple(
                number for number, unit in enumerate(self.units) if (unit.camp, unit.nation) == (camp, nation)
            )
            for camp in (JOUKOV, KONIEV)
            for nation in (SOVIET, GERMAN)
        }

    def _read_tracks(self) -> None:
        chains: dict[int, list[tuple[int, int]]] = {1: [], 2: [], 3: []}
        for row in self.data.rows(TRACKS):
            chains[row["track"]].append((row["place"], self.board.cell(row["zone"])))
        self.tracks = tuple(tuple(zone for _, zone in sorted(chain)) for chain in chains.values())
        """The zones of each American track, from its start to Berlin."""

    # What the rulebook demands of any map

    def _check(self) -> None:
        if len(self.berlin) != BERLIN_ZONES:
            raise misfit(f"{ZONES.file}, field terrain", "six zones of berlin", len(self.berlin))
        for number, chain in enumerate(self.tracks, 1):
            if not chain or not self.is_berlin[chain[-1]]:
                raise DataError(
                    f"{TRACKS.file}, track {number}: expected a chain of zones that ends in Berlin"
                )
            for a, b in pairwise(chain):
                if b not in self.board.neighbours[a]:
                    place = f"{TRACKS.file}, track {number}, field zone"
                    raise misfit(place, f"a neighbour of {self.board.labels[a]}", self.board.labels[b])
        for turn in range(1, TURNS_IN_GAME + 1):
            if turn not in self.american:
                raise DataError(f"{TABLES.file}, american: turn {turn} is missing")
            if turn not in self.dates:
                raise DataError(f"{TURNS.file}, field turn: expected 1 to {TURNS_IN_GAME}; {turn} is missing")
        for unit, zone in zip(self.units, self.start, strict=True):
            if zone is None and unit.entry is None:
                raise DataError(f"{UNITS.file}, unit {unit.id}: expected a zone or an entry; got neither")


def _camp(word: str) -> int:
    return CAMPS.index(word) if word in CAMPS else NOBODY
