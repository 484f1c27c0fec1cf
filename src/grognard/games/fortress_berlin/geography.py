"""What the rules make of the map: zones of control, sight, the cost of a step, where a set-up may stand."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple, cast

from grognard.games.fortress_berlin.charts import AIRFIELDS, Charts
from grognard.games.fortress_berlin.ground import Ground
from grognard.games.fortress_berlin.sight import Sight
from grognard.kernel.board.ways import Spots, Ways
from grognard.kernel.components.data import Data
from grognard.kernel.components.sheet import Sheet

Cells = tuple[tuple[int, ...], ...]
"""For each hex, others."""
Fronts = tuple[Cells, ...]
"""For each hex and facing, others."""
_FRONT = (-1, 0, 1)


class Terms(NamedTuple):
    """On what the cost of a step depends beside the hexes."""

    vehicle: bool
    mode: int
    """0 in manoeuvre mode, 1 in combat mode."""


class Geography(Ground):
    """The map, as the rules read it."""

    def __init__(self, sheet: Sheet, data: Data, charts: Charts, towers: Iterable[int] = ()) -> None:
        super().__init__(sheet, data, charts, towers)
        self._made_of = sheet, data
        board, cells = self.board, range(len(self.board))
        self.facing: Fronts = tuple(
            tuple(self._beside(cell, facing) for facing in range(6)) for cell in cells
        )
        """3.4.1: the neighbours before a unit, whatever lies between, by the direction of its top."""
        self.open_zones: Cells = tuple(self._controlled(cell, board.neighbours[cell]) for cell in cells)
        """3.2.3: what a unit in combat mode controls, were there no fortifications."""
        self.open_fronts: Fronts = tuple(
            tuple(self._controlled(cell, front) for front in fronts)
            for cell, fronts in enumerate(self.facing)
        )
        """The same in manoeuvre mode."""
        self.zones: Cells = tuple(map(self._outside_works, self.open_zones))
        """3.2.1, 3.2.3: what a unit in combat mode controls while no fortification has been taken."""
        self.fronts: Fronts = tuple(tuple(map(self._outside_works, fronts)) for fronts in self.open_fronts)
        """The same in manoeuvre mode, by facing."""
        built_up = [cell for cell in cells if charts.tec[self.terrain[cell]].ruins]
        self.spots = Spots(board, cells=built_up)
        """9.0.1: hexes that can become ruins."""
        numbers = {cell: spot for spot, cell in enumerate(built_up)}
        self.ruin_spot: tuple[int, ...] = tuple(numbers.get(cell, -1) for cell in cells)
        """The spot of each hex; -1: it can't become ruins."""
        self.movement = Ways(board, self.spots, self.cost)
        """By `Terms`, in halves of a point."""
        houses = [not charts.tec[terrain].sight for terrain in self.terrain]
        self._sight = Sight(board, houses, charts.strengths.spotting)

    def with_tower(self, cell: int) -> Geography:
        """16.1: the same map with one more flak tower."""
        sheet, data = self._made_of
        return Geography(sheet, data, self.charts, (cell,))

    # ---- zones of control

    def _beside(self, cell: int, facing: int) -> tuple[int, ...]:
        around = (self.board.toward(cell, (facing + turn) % 6) for turn in _FRONT)
        return tuple(near for near in around if near is not None)

    def _controlled(self, cell: int, around: Iterable[int]) -> tuple[int, ...]:
        """3.2.3: not across water, bridged or not, nor into lakes and built-up hexes."""
        return tuple(
            near for near in around if self.charts.tec[self.terrain[near]].zoc and not self.water(cell, near)
        )

    def _outside_works(self, around: Iterable[int]) -> tuple[int, ...]:
        return tuple(near for near in around if not self.works[near])

    # ---- sight

    def sees(self, a: int, b: int) -> bool:
        """8.3.2: whether a line of sight joins two hexes, whatever their distance."""
        return self._sight.sees(a, b)

    @property
    def sighted(self) -> Cells:
        """8.2.3, 11.3: for each hex, those within a spotter's two hexes that are seen from there."""
        return self._sight.sighted

    # ---- movement

    def cost(self, a: int, b: int, spots: bytes, terms: Any) -> int | None:
        """7.2, 7.3: halves of a point for the step from `a` into `b`; None: it is closed."""
        asked = cast(Terms, terms)
        if not self.crossable(a, b):
            return None
        cost = self._hex_cost(a, b, spots, asked)
        if cost is not None and self.barrier(a, b):
            cost += self.charts.tec["barrier"].points(asked.vehicle) or 0
        return cost

    def hex_cost(self, cell: int, spots: bytes | bytearray, terms: Terms) -> int | None:
        """7.3.1, 9.0.2: halves for the ground of a hex off its ways; None: closed."""
        spot = self.ruin_spot[cell]
        if spot >= 0 and spots[spot]:
            return self.charts.tec["ruins"].points(terms.vehicle) if terms.mode else None
        return self.charts.tec[self.terrain[cell]].points(terms.vehicle)

    def _hex_cost(self, a: int, b: int, spots: bytes, terms: Terms) -> int | None:
        """7.3.2: along a way in manoeuvre mode at its rate; ruins bar the way too."""
        cost = self.hex_cost(b, spots, terms)
        if cost is None or terms.mode or not (way := self.way(a, b)):
            return cost
        return self.charts.tec[way].points(terms.vehicle)

    def edge_cost(self, cell: int, spots: bytes | bytearray, terms: Terms) -> int | None:
        """5.0: halves for coming onto the map in a hex of the edge, by its way in manoeuvre mode."""
        cost = self.hex_cost(cell, spots, terms)
        if cost is None or terms.mode:
            return cost
        rates = (self.charts.tec[way].points(terms.vehicle) for way in self._ways_at[cell])
        return min((rate for rate in rates if rate is not None), default=cost)

    @cached_property
    def _ways_at(self) -> tuple[frozenset[str], ...]:
        """7.3.2: for each hex, the kinds of ways in it."""
        return tuple(
            frozenset(way for near in around if (way := self.way(cell, near)))
            for cell, around in enumerate(self.board.neighbours)
        )

    # ---- set-up

    def setup_cells(self, key: str) -> frozenset[int]:
        """13: the hexes for one of the set-up rules of a unit, or the hexes themselves."""
        if key in AIRFIELDS:
            return self.airfields[key]
        if key not in self._setup:
            self._setup[key] = frozenset(self.board.cell(label) for label in key.split(";") if label)
        return self._setup[key]

    @cached_property
    def _setup(self) -> dict[str, frozenset[int]]:
        land = {cell for cell, terrain in enumerate(self.terrain) if terrain != "lake"}
        perimeter = frozenset(cell for cell in land if self.perimeter[cell])
        depth = self.charts.strengths.from_edge
        towers = frozenset(cell for cell, work in enumerate(self.works) if work == "flak-tower")
        return {
            "free": frozenset(cell for cell in land if self.from_edge[cell] >= depth),
            "perimeter": perimeter,
            "hj": perimeter.union(self.havel_bridges),
            "cup": perimeter.union(cell for cell in land if self.from_south[cell] <= depth),
            "building-or-u-bahn": self.majors | self.stations,
            "u-bahn": self.stations,
            "strongpoint": self.garrisoned - towers,
            "ppb": self.majors | self.teltow_banks,
            "naval": frozenset().union(*self.airfields.values()),
        }
