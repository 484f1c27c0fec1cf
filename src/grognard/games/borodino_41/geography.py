"""What the rules make of the map: what is seen, what a step costs, where units come in, what counts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple, cast

from grognard.games.borodino_41.charts import MOBILITY, Charts
from grognard.games.borodino_41.ground import (
    BLOWN,
    BUILT,
    EMBANKMENT,
    HIGHWAY,
    OPENED,
    RAIL,
    RIVER,
    STREAM,
    WAYS,
    Ground,
)
from grognard.games.borodino_41.sight import DAY, LOW, NIGHT, Sight, Views
from grognard.games.borodino_41.units import MOBILITIES
from grognard.kernel.board.movement import network
from grognard.kernel.board.supply import Links, links
from grognard.kernel.board.ways import Ways
from grognard.kernel.components.data import Data
from grognard.kernel.components.schema import ORIGIN, Table, ref
from grognard.kernel.components.sheet import Sheet

__all__ = [
    "AMPHIBIOUS",
    "BLOWN",
    "BUILT",
    "DAY",
    "EMBANKMENT",
    "HIGHWAY",
    "LINE",
    "LOW",
    "NIGHT",
    "OPENED",
    "RAIL",
    "RIVER",
    "STREAM",
    "WAYS",
    "Geography",
    "Terms",
]

AMPHIBIOUS = "amphibious"
FIRM = (HIGHWAY, "primary-road", "secondary-road")
"""5/weather/random-thaw: ways that a thaw does not make dearer for a column."""
ENTRY_RANGE = 6
"""7/offmap/german-entry."""
LINE = Table("line.csv", "hex", {"hex": ref("map.csv"), **ORIGIN})
_LADDER = ("yelnya", "shevardino", "yudinki", "artemki")


class Terms(NamedTuple):
    """On what the cost of a step depends beside the hexes."""

    mobility: str
    """foot, wheeled, tracked or amphibious."""
    column: bool
    thaw: bool
    german: bool


class Geography(Ground):
    """The map, as the rules read it."""

    def __init__(self, sheet: Sheet, data: Data, charts: Charts) -> None:
        super().__init__(sheet, data)
        self.charts = charts
        cells = range(len(self.board))
        self._hex_costs = {
            mobility: tuple(self._hex_cost(cell, column) for cell in cells)
            for column, mobility in enumerate(MOBILITY)
        }
        self._hex_costs[AMPHIBIOUS] = self._hex_costs["tracked"]
        self.movement = Ways(self.board, self.spots, self.cost)
        """By `Terms`."""
        self._line = tuple(self.board.cell(row["hex"]) for row in data.rows(LINE))
        self._sight = Sight(self.board, self.hill, self._obstacles())

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

    # ---- movement

    def cost(self, a: int, b: int, spots: bytes, terms: Any) -> int | None:
        """7/move/cost-basis, 9/effects/road-rate: quarters of a point for a step, by formation."""
        asked = cast(Terms, terms)
        return self._march(a, b, spots, asked) if asked.column else self._advance(a, b, spots, asked)

    def hex_cost(self, cell: int, terms: Terms) -> int | None:
        """7/move/costs-add: quarters for the ground of a hex off its ways; None: prohibited."""
        cost = self._hex_costs[terms.mobility][cell]
        return cost if cost is None or not terms.thaw else cost + self._thaw

    def is_open(self, cell: int, mobility: str) -> bool:
        """7/move/cost-basis: whether a class may stand on the ground of a hex; the static were towed."""
        return mobility == "static" or self._hex_costs[mobility][cell] is not None

    def way_cost(self, kind: str, cell: int, spots: bytes | bytearray, terms: Terms) -> int:
        """7/enemy-roads/double, 5/weather/random-thaw: quarters for entering a hex by a kind of way.

        The first Germans pay double, then a thaw adds its point.
        """
        mobility = "tracked" if terms.mobility == AMPHIBIOUS else terms.mobility
        cost = self.charts.costs[kind][MOBILITY.index(mobility)]
        assert cost is not None
        if terms.german and kind != HIGHWAY:
            spot = self.spots.cell(cell)
            if spot is not None and not spots[spot]:
                cost *= 2
        return cost + self._thaw if terms.thaw and kind not in FIRM else cost

    def deploying(self, mobility: str, thaw: bool) -> tuple[int | None, ...]:
        """7/formation/to-deployed: of each hex, the whole hex and its road; None where nobody deploys."""
        return self._deploying[mobility, thaw]

    @cached_property
    def _deploying(self) -> dict[tuple[str, bool], tuple[int | None, ...]]:
        return {
            (mobility, thaw): tuple(
                self._deploying_cost(cell, Terms(mobility, True, thaw, False))
                for cell in range(len(self.board))
            )
            for mobility in (*MOBILITY, AMPHIBIOUS)
            for thaw in (False, True)
        }

    def _deploying_cost(self, cell: int, terms: Terms) -> int | None:
        ground = self.hex_cost(cell, terms)
        if ground is None or not self.on_way[cell]:
            return None
        return ground + min(self.way_cost(kind, cell, b"", terms) for kind in self.way_kinds[cell])

    def entry_cost(self, cell: int, spots: bytes | bytearray, terms: Terms) -> int:
        """16/reinf/entry-hex: quarters for the first column that comes on the map by the ways of a hex."""
        return min(self.way_cost(kind, cell, spots, terms) for kind in self.way_kinds[cell])

    def _march(self, a: int, b: int, spots: bytes, terms: Terms) -> int | None:
        """In column: along a way, whatever the ground, over its bridges and fords while they stand.

        A new bridge between two hexes with ways has a trail to it (15/bridge/new-stream).
        """
        kinds = self.ways(a, b)
        if not kinds:
            linked = self.on_way[a] and self.on_way[b] and self.side_state(a, b, spots) == BUILT
            return self.way_cost("fire-trail", b, spots, terms) if linked else None
        if self.side_state(a, b, spots) == BLOWN:
            return None
        return min(self.way_cost(kind, b, spots, terms) for kind in kinds)

    def _advance(self, a: int, b: int, spots: bytes, terms: Terms) -> int | None:
        """Deployed: the hex, its hill, the water and the embankment."""
        total = 0
        for cost in self._charges(a, b, spots, terms).values():
            if cost is None:
                return None
            total += cost
        return total

    def obstacle(self, a: int, b: int, spots: bytes | bytearray, terms: Terms) -> str:
        """What closes a step to a deployed unit: the ground, water, an embankment; nothing, if it is open."""
        charges = self._charges(a, b, spots, terms)
        return next((name for name, cost in charges.items() if cost is None), "")

    def _charges(self, a: int, b: int, spots: bytes | bytearray, terms: Terms) -> dict[str, int | None]:
        """7/move/costs-add: what a step costs a deployed unit, by what it is for; None where that is closed.

        Printed bridges are for columns.
        """
        found = {self.terrain[b]: self.hex_cost(b, terms)}
        if (water := self.water(a, b)) and self.side_state(a, b, spots) != BUILT:
            found[water] = self._side_cost(water, terms.mobility)
        if self.climbs(a, b):
            found[EMBANKMENT] = self._side_cost(EMBANKMENT, terms.mobility)
        return found

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
    def least_prices(self) -> tuple[int, int]:
        """7/move/allowance: the quarters that the cheapest thing costs, deployed and in column."""
        actions = self.charts.actions.values()
        ground, ways = (
            [cost for name in names for cost in self.charts.costs[name] if cost is not None]
            for names in (set(self.terrain), WAYS)
        )
        return min(*actions, *ground), min(*actions, *ways)

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
    def railway(self) -> tuple[int, ...]:
        """Its hexes from the west edge on."""
        return self._chain(RAIL, self._edge_cell(RAIL, self._west))

    @cached_property
    def rail_line(self) -> tuple[int, ...]:
        """7/rail/cut: the railway from Mozhaisk station to the east edge."""
        return self.railway[self.railway.index(self.station) :]

    @cached_property
    def setup_cells(self) -> frozenset[int]:
        """oe/soviet/setup, 19/intro/setup, 7/offmap/no-blocking: works, all east of their line, Kolotchy."""
        east = {cell for cell, (x, y) in enumerate(self.board.centres) if x >= self._line_at(y)}
        return frozenset({*east, *self.forts, self.places["kolotchy"]}.difference(self.german_entries))

    @cached_property
    def setup_ground(self) -> Mapping[str, tuple[int, ...]]:
        """The same for each class of movement: those that it may stand on, in order."""
        return {
            mobility: tuple(cell for cell in sorted(self.setup_cells) if self.is_open(cell, mobility))
            for mobility in MOBILITIES
        }

    @cached_property
    def country(self) -> Links:
        """7/enemy-roads/conquered: from every hex to all around it, whatever the ground."""
        return links(network(self.board, lambda a, b: 1))

    @cached_property
    def holders(self) -> tuple[int, ...]:
        """19: the hexes whose last occupier matters: Mozhaisk, its station, the works and four villages."""
        villages = (self.places[name] for name in _LADDER)
        return tuple(sorted({*self.mozhaisk, self.station, *self.forts, *villages}))

    @cached_property
    def is_holder(self) -> bytes:
        """Whether a hex is one of them, for all hexes."""
        return bytes(cell in self.holders for cell in range(len(self.board)))

    def _line_at(self, y: float) -> float:
        """How far east the fortified line runs at a height of the map, straight between two works."""
        trace = [self.board.centres[cell] for cell in self._line]
        for (north_x, north_y), (south_x, south_y) in pairwise(trace):
            if north_y >= y > south_y:
                return south_x + (north_x - south_x) * (y - south_y) / (north_y - south_y)
        return trace[0][0] if y > trace[0][1] else trace[-1][0]

    @cached_property
    def _west(self) -> tuple[int, ...]:
        return tuple(cell for cell, (across, _) in enumerate(self.board.spots) if across == 0)

    @cached_property
    def _east(self) -> tuple[int, ...]:
        last = max(across for across, _ in self.board.spots)
        return tuple(cell for cell, (across, _) in enumerate(self.board.spots) if across == last)

    @property
    def rims(self) -> Mapping[str, tuple[int, ...]]:
        """The hexes of the west and of the east edge."""
        return {"west": self._west, "east": self._east}

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
