"""What the map says: terrain, works, ways, water and places, and the networks over which units move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple, cast

from grognard.games.borodino_41.charts import MOBILITY, Charts
from grognard.games.borodino_41.sight import DAY, LOW, NIGHT, Sight, Views
from grognard.kernel.board.board import NO_FEATURES, Board
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.board.ways import Spots, Ways
from grognard.kernel.components.data import Data
from grognard.kernel.components.schema import ORIGIN, Table, ref
from grognard.kernel.components.sheet import Sheet

__all__ = ["AMPHIBIOUS", "BLOWN", "BUILT", "DAY", "LINE", "LOW", "NIGHT", "OPENED", "Geography", "Terms"]

BLOWN, BUILT = 1, 2
"""How a hexside of water differs from what is printed: its bridge is blown, or there is a new one."""
OPENED = 1
"""7/enemy-roads/double: how a hex with ways differs once Germans have used it."""
AMPHIBIOUS = "amphibious"
HIGHWAY, RAIL, EMBANKMENT = "highway", "rail", "embankment"
WAYS = (HIGHWAY, "primary-road", "secondary-road", "fire-trail", RAIL)
"""9/terrain/road-types, the best first; an embankment carries one of them."""
FIRM = (HIGHWAY, "primary-road", "secondary-road")
"""5/weather/random-thaw: ways that a thaw does not make dearer for a column."""
STREAM, RIVER = "stream", "river"
ENTRY_RANGE = 6
"""7/offmap/german-entry."""
LINE = Table("line.csv", "hex", {"hex": ref("map.csv"), **ORIGIN})
_NAMES = {
    "yelnya": "Yelnya",
    "shevardino": "Shevardino",
    "yudinki": "Yundinki",
    "artemki": "Artemki",
    "kolotchy": "Kolotchy Station",
}
_LADDER = ("yelnya", "shevardino", "yudinki", "artemki")


class Terms(NamedTuple):
    """On what the cost of a step depends beside the hexes: see `Geography.cost`."""

    mobility: str
    column: bool
    thaw: bool
    german: bool


class Geography:
    """The map, as the rules read it."""

    def __init__(self, sheet: Sheet, data: Data, charts: Charts) -> None:
        self.board: Board = sheet.board(data)
        board, self.charts = self.board, charts
        cells = range(len(board))
        rows = {board.index[row["hex"]]: row for row in data.rows(sheet.map_table)}
        self.terrain: tuple[str, ...] = tuple(rows[cell]["terrain"] for cell in cells)
        self.hill = bytes(rows[cell]["hill"] for cell in cells)
        self.edge: tuple[str, ...] = tuple(rows[cell]["edge"] or "" for cell in cells)
        works = sorted(
            (board.cell(row["hex"]), row["front"]) for row in data.rows(sheet.place_table) if row["front"]
        )
        self.fort_sides: Mapping[int, tuple[int, ...]] = {
            cell: tuple(sorted(_DIRECTIONS.index(side.upper()) for side in front.split()))
            for cell, front in works
        }
        """9/fort/front: the directions of the three front sides of each work."""
        self.forts: Mapping[int, frozenset[int]] = {
            cell: frozenset(near for side in sides if (near := board.toward(cell, side)) is not None)
            for cell, sides in self.fort_sides.items()
        }
        """The neighbours across the front sides of each work."""
        named = {row["name"]: board.cell(row["hex"]) for row in data.rows(sheet.place_table)}
        self.places: Mapping[str, int] = {name: named[printed] for name, printed in _NAMES.items()}
        self.station = named["Mozhaisk Station"]
        """7/rail/arrival: of Mozhaisk."""
        self.mozhaisk = tuple(cell for cell in cells if self.terrain[cell] == "town")
        """9/terrain/town: its hexes."""
        self._kinds: Mapping[tuple[int, int], frozenset[str]] = {
            pair: kinds for pair, edge in board.features.items() if (kinds := edge.intersection(WAYS))
        }
        found: list[set[str]] = [set() for _ in cells]
        for (a, b), kinds in self._kinds.items():
            found[a] |= kinds
            found[b] |= kinds
        self.way_kinds: tuple[frozenset[str], ...] = tuple(map(frozenset, found))
        self.on_way = bytes(map(bool, self.way_kinds))
        self.conceals = bytes(terrain in ("woods", "village", "town") for terrain in self.terrain)
        """11/camouflage/adjacent: hexes whose units are seen from next to them alone."""
        self.is_cover = bytes(self.conceals[cell] or cell in self.forts for cell in cells)
        """12/retreat/cover-bonus."""
        self.banks: Mapping[int, tuple[int, ...]] = self._banks()
        """9/terrain/embankment: the neighbours to which the embankment of a hex runs on; one where it ends."""
        self.banked = bytes(cell in self.banks for cell in cells)
        self.bank_ends = frozenset(cell for cell, along in self.banks.items() if len(along) == 1)
        waters = sorted(pair for pair, edge in board.features.items() if not edge.isdisjoint((STREAM, RIVER)))
        self.spots = Spots(board, edges=waters, cells=(cell for cell in cells if self.on_way[cell]))
        self.bridges: Mapping[tuple[int, int], int] = {
            (a, b): spot for spot, (a, b) in enumerate(waters) if self.crossing(a, b) == "bridge"
        }
        """The printed bridges by their hexside, smaller cell first, and the spot of each."""
        self._hex_costs = {
            mobility: tuple(self._hex_cost(cell, column) for cell in cells)
            for column, mobility in enumerate(MOBILITY)
        }
        self._hex_costs[AMPHIBIOUS] = self._hex_costs["tracked"]
        self.movement = Ways(board, self.spots, self.cost)
        """By `Terms`."""
        self._line = tuple(board.cell(row["hex"]) for row in data.rows(LINE))
        self._sight = Sight(board, self.hill, self._obstacles())

    # ---- sight

    @property
    def in_view(self) -> tuple[Views, Views, Views]:
        """For DAY, LOW and NIGHT: what an observer in each hex has in view."""
        return self._sight.in_view

    @property
    def seen_from(self) -> tuple[Views, Views, Views]:
        """The same the other way: the hexes from which each hex is in view."""
        return self._sight.seen_from

    def prepare(self) -> None:
        """Makes the lines of sight, which are dear, before anybody plays and waits for them."""
        assert self.seen_from

    def _obstacles(self) -> bytes:
        """11/los/block."""
        return bytes(
            terrain in ("woods", "village", "town") or self.hill[cell] or self.banked[cell]
            for cell, terrain in enumerate(self.terrain)
        )

    # ---- hexsides

    def ways(self, a: int, b: int) -> frozenset[str]:
        """The kinds of way from hex to hex."""
        return self._kinds.get((a, b) if a < b else (b, a), NO_FEATURES)

    def has_way(self, a: int, b: int) -> bool:
        """9/effects/road-rate: whether a road, a trail or the railway leads from hex to hex."""
        return ((a, b) if a < b else (b, a)) in self._kinds

    def best_way(self, a: int, b: int) -> str | None:
        """The best kind of way from hex to hex."""
        kinds = self.ways(a, b)
        return next((kind for kind in WAYS if kind in kinds), None)

    def water(self, a: int, b: int) -> str:
        """What flows along a hexside."""
        edge = self.board.edge(a, b)
        return RIVER if RIVER in edge else STREAM if STREAM in edge else ""

    def crossing(self, a: int, b: int) -> str:
        """9/terrain/bridges-fords: what is printed on a hexside of water."""
        edge = self.board.edge(a, b)
        return "bridge" if "bridge" in edge else "ford" if "ford" in edge else ""

    def is_open_way(self, a: int, b: int, spots: bytes | bytearray) -> bool:
        """15/demolition/bridge: whether a way leads from hex to hex and its bridge stands."""
        return self.has_way(a, b) and self._spot(a, b, spots) != BLOWN

    def _spot(self, a: int, b: int, spots: bytes | bytearray) -> int:
        spot = self.spots.edge(a, b)
        return 0 if spot is None else spots[spot]

    # ---- embankments

    def bank_sides(self, cell: int) -> tuple[frozenset[int], frozenset[int]]:
        """9/terrain/embankment: the neighbours on either side; where it ends, its way goes on as the line."""
        along = self.banks[cell]
        if len(along) == 1:
            kind = next(kind for kind in (HIGHWAY, RAIL) if kind in self.ways(cell, along[0]))
            onward = (near for near in self.board.neighbours[cell] if kind in self.ways(cell, near))
            along = (*along, *(near for near in onward if near not in along))
        one, other = (self.board.direction(cell, near) for near in along)
        return self._between(cell, one, other), self._between(cell, other, one)

    def _between(self, cell: int, start: int, end: int) -> frozenset[int]:
        """The neighbours clockwise between two directions."""
        sides = ((start + turn) % 6 for turn in range(1, (end - start) % 6))
        return frozenset(near for side in sides if (near := self.board.toward(cell, side)) is not None)

    def _banks(self) -> dict[int, tuple[int, ...]]:
        found: dict[int, tuple[int, ...]] = {}
        for (a, b), edge in self.board.features.items():
            if EMBANKMENT in edge:
                found[a], found[b] = (*found.get(a, ()), b), (*found.get(b, ()), a)
        return found

    def climbs(self, a: int, b: int) -> bool:
        """9/terrain/embankment: whether a deployed unit that enters `b` from `a` goes over its embankment.

        It is charged on entering a hex that an embankment divides from a neighbour off its line, once for the
        whole crossing; wheeled units enter such a hex along the line alone. Where an embankment ends, one goes
        round it.
        """
        along = self.banks.get(b)
        return along is not None and len(along) > 1 and a not in along

    # ---- movement

    def cost(self, a: int, b: int, spots: bytes, terms: Any) -> int | None:
        """7/move/cost-basis, 9/effects/road-rate: quarters of a point for a step, by formation."""
        asked = cast(Terms, terms)
        return self._march(a, b, spots, asked) if asked.column else self._advance(a, b, spots, asked)

    def hex_cost(self, cell: int, terms: Terms) -> int | None:
        """7/move/costs-add: quarters for the ground of a hex off its ways; None: prohibited."""
        cost = self._hex_costs[terms.mobility][cell]
        return cost if cost is None or not terms.thaw else cost + self._thaw

    def way_cost(self, kind: str, cell: int, spots: bytes | bytearray, terms: Terms) -> int:
        """7/enemy-roads/double, 5/weather/random-thaw: quarters for entering a hex by a kind of way.

        The first Germans pay double, then a thaw adds its point.
        """
        mobility = "tracked" if terms.mobility == AMPHIBIOUS else terms.mobility
        cost = self.charts.costs[kind][MOBILITY.index(mobility)]
        assert cost is not None
        if terms.german and kind != HIGHWAY:
            spot = self.spots.cell(cell)
            if spot is not None and spots[spot] != OPENED:
                cost *= 2
        return cost + self._thaw if terms.thaw and kind not in FIRM else cost

    def entry_cost(self, cell: int, spots: bytes | bytearray, terms: Terms) -> int:
        """16/reinf/entry-hex: quarters for the first column that comes on the map by the ways of a hex."""
        return min(self.way_cost(kind, cell, spots, terms) for kind in self.way_kinds[cell])

    def _march(self, a: int, b: int, spots: bytes, terms: Terms) -> int | None:
        """In column: along a way, whatever the ground, over its bridges and fords while they stand.

        A new bridge between two hexes with ways has a trail to it (15/bridge/new-stream).
        """
        kinds, changed = self.ways(a, b), self._spot(a, b, spots)
        if changed == BLOWN:
            return None
        if not kinds:
            linked = changed == BUILT and self.on_way[a] and self.on_way[b]
            return self.way_cost("fire-trail", b, spots, terms) if linked else None
        return min(self.way_cost(kind, b, spots, terms) for kind in kinds)

    def _advance(self, a: int, b: int, spots: bytes, terms: Terms) -> int | None:
        """Deployed: the hex, its hill, the water and the embankment; printed bridges are for columns."""
        cost = self.hex_cost(b, terms)
        if cost is None:
            return None
        if (water := self.water(a, b)) and self._spot(a, b, spots) != BUILT:
            more = self._side_cost(water, terms.mobility)
            if more is None:
                return None
            cost += more
        if self.climbs(a, b):
            more = self._side_cost(EMBANKMENT, terms.mobility)
            return None if more is None else cost + more
        return cost

    def _side_cost(self, name: str, mobility: str) -> int | None:
        if mobility != AMPHIBIOUS:
            return self.charts.costs[name][MOBILITY.index(mobility)]
        tracked = MOBILITY.index("tracked")
        return self.charts.costs[name if name == EMBANKMENT else f"{name}-{AMPHIBIOUS}"][tracked]

    def _hex_cost(self, cell: int, column: int) -> int | None:
        names = [self.terrain[cell]]
        if self.hill[cell]:
            names.append("hill")
        if cell in self.forts:
            names.append("fortification")
        total = 0
        for name in names:
            cost = self.charts.costs[name][column]
            if cost is None:
                return None
            total += cost
        return total

    @cached_property
    def _thaw(self) -> int:
        cost = self.charts.costs["thaw"][0]
        assert cost is not None
        return cost

    # ---- where units come in

    @cached_property
    def highway(self) -> tuple[int, ...]:
        """19/battle/goal: the hexes of the highway from west to east."""
        return self._chain(HIGHWAY, self._edge_cell(HIGHWAY, self._west))

    @cached_property
    def west_highway(self) -> int:
        """The hex of the highway on the west edge."""
        return self.highway[0]

    @cached_property
    def east_highway(self) -> int:
        """16/reinf/soviet: the hex of the highway on the east edge."""
        return self.highway[-1]

    @cached_property
    def german_entries(self) -> tuple[int, ...]:
        """7/offmap/german-entry: hexes of the west edge with a way, no farther from the highway than 6."""
        return tuple(
            cell
            for cell in self._west
            if self.on_way[cell] and self.board.distance(cell, self.west_highway) <= ENTRY_RANGE
        )

    @cached_property
    def north_entries(self) -> tuple[int, ...]:
        """oe/soviet/11-oct-west: hexes of the west edge with a way, north of the highway."""
        return tuple(cell for cell in self._west if self.on_way[cell] and cell < self.west_highway)

    @cached_property
    def east_primary(self) -> int:
        """7/rail/cut: where the primary road of Mozhaisk comes from the east."""
        return self._edge_cell("primary-road", self._east)

    @cached_property
    def rail_line(self) -> tuple[int, ...]:
        """7/rail/cut: the railway from Mozhaisk station to the east edge."""
        line = self._chain(RAIL, self._edge_cell(RAIL, self._west))
        return line[line.index(self.station) :]

    @cached_property
    def setup_cells(self) -> frozenset[int]:
        """oe/soviet/setup, 19/intro/setup, 7/offmap/no-blocking: the works, what lies east of their line, Kolotchy."""
        east = {cell for cell, (x, y) in enumerate(self.board.centres) if x >= self._line_at(y)}
        return frozenset({*east, *self.forts, self.places["kolotchy"]}.difference(self.german_entries))

    @cached_property
    def holders(self) -> tuple[int, ...]:
        """19: the hexes whose last occupier matters: Mozhaisk, its station, the works and four villages."""
        villages = (self.places[name] for name in _LADDER)
        return tuple(sorted({*self.mozhaisk, self.station, *self.forts, *villages}))

    def _line_at(self, y: float) -> float:
        """How far east the fortified line runs at a height of the map, straight between two works."""
        trace = [self.board.centres[cell] for cell in self._line]
        north = min((point for point in trace if point[1] >= y), key=lambda point: point[1], default=trace[0])
        south = max(
            (point for point in trace if point[1] <= y), key=lambda point: point[1], default=trace[-1]
        )
        if north[1] <= south[1]:
            return min(north[0], south[0])
        return south[0] + (north[0] - south[0]) * (y - south[1]) / (north[1] - south[1])

    @cached_property
    def _west(self) -> tuple[int, ...]:
        return tuple(cell for cell, (across, _) in enumerate(self.board.spots) if across == 0)

    @cached_property
    def _east(self) -> tuple[int, ...]:
        last = max(across for across, _ in self.board.spots)
        return tuple(cell for cell, (across, _) in enumerate(self.board.spots) if across == last)

    def _edge_cell(self, kind: str, edge: Iterable[int]) -> int:
        (found,) = (cell for cell in edge if kind in self.way_kinds[cell])
        return found

    def _chain(self, kind: str, start: int) -> tuple[int, ...]:
        return tuple(self._along(kind, start))

    def _along(self, kind: str, start: int) -> Iterator[int]:
        """The hexes of a way without branches, from one of its ends."""
        here, before = start, None
        while True:
            yield here
            onward = [n for n in self.board.neighbours[here] if n != before and kind in self.ways(here, n)]
            if not onward:
                return
            here, before = onward[0], here


_DIRECTIONS = DIRECTIONS["flat"]
