"""The map of Borodino ’41, hex by hex: terrain, works, ways, water, embankments and places."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.borodino_41.units import SIDES
from grognard.kernel.board.board import NO_FEATURES, Board
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.board.ways import Spots
from grognard.kernel.components.data import Data
from grognard.kernel.components.schema import DataError
from grognard.kernel.components.sheet import Sheet

BLOWN, BUILT = 1, 2
"""How a hexside of water differs from what is printed: its bridge is blown, or there is a new one."""
OPENED = 1
"""7/enemy-roads/double: how a hex with ways differs once Germans have used it."""
HIGHWAY, RAIL, EMBANKMENT = "highway", "rail", "embankment"
WAYS = (HIGHWAY, "primary-road", "secondary-road", "fire-trail", RAIL)
"""9/terrain/road-types, the best first; an embankment carries one of them."""
STREAM, RIVER = "stream", "river"
_DIRECTIONS = DIRECTIONS["flat"]
_NAMES = {
    "yelnya": "Yelnya",
    "shevardino": "Shevardino",
    "yudinki": "Yundinki",
    "artemki": "Artemki",
    "kolotchy": "Kolotchy Station",
}
_STATION = "Mozhaisk Station"


class Ground:
    """What is printed on the map."""

    def __init__(self, sheet: Sheet, data: Data) -> None:
        self.board: Board = sheet.board(data)
        board, cells = self.board, range(len(self.board))
        rows = {board.index[row["hex"]]: row for row in data.rows(sheet.map_table)}
        self.terrain: tuple[str, ...] = tuple(rows[cell]["terrain"] for cell in cells)
        self.hill = bytes(rows[cell]["hill"] for cell in cells)
        self.edge: tuple[str, ...] = tuple(rows[cell]["edge"] or "" for cell in cells)
        """13/supply/edge-german, 13/supply/edge-soviet: whose edge of the map a hex is on."""
        self.edge_cells: tuple[tuple[int, ...], ...] = tuple(
            tuple(cell for cell in cells if self.edge[cell] == side) for side in SIDES
        )
        """The same the other way: the hexes of each camp's edges."""
        stands = data.rows(sheet.place_table)
        works = sorted((board.cell(row["hex"]), row["front"]) for row in stands if row["front"])
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
        named = {row["name"]: board.cell(row["hex"]) for row in stands}
        for printed in (*_NAMES.values(), _STATION):
            if printed not in named:
                raise DataError(f"{sheet.place_table.file}, field name: expected {printed}; found none")
        self.places: Mapping[str, int] = {name: named[printed] for name, printed in _NAMES.items()}
        self.station = named[_STATION]
        """7/rail/arrival: of Mozhaisk."""
        self.mozhaisk = tuple(cell for cell in cells if self.terrain[cell] == "town")
        """9/terrain/town: its hexes."""
        self.conceals = bytes(terrain in ("woods", "village", "town") for terrain in self.terrain)
        """11/camouflage/adjacent: hexes whose units are seen from next to them alone."""
        self._kinds: Mapping[tuple[int, int], frozenset[str]] = {
            pair: kinds for pair, edge in board.features.items() if (kinds := edge.intersection(WAYS))
        }
        found: list[set[str]] = [set() for _ in cells]
        for (a, b), kinds in self._kinds.items():
            found[a] |= kinds
            found[b] |= kinds
        self.way_kinds: tuple[frozenset[str], ...] = tuple(map(frozenset, found))
        self.on_way = bytes(map(bool, self.way_kinds))
        self.banks: Mapping[int, tuple[int, ...]] = self._banks()
        """9/terrain/embankment: the neighbours to which that of a hex runs on; one where it ends."""
        self.banked = bytes(cell in self.banks for cell in cells)
        self.bank_ends = frozenset(cell for cell, along in self.banks.items() if len(along) == 1)
        waters = sorted(pair for pair, edge in board.features.items() if not edge.isdisjoint((STREAM, RIVER)))
        banks = {end for pair in waters if self.water(*pair) == RIVER for end in pair}
        self.on_river = bytes(cell in banks for cell in cells)
        """15/river/ferry: hexes on the Moskva."""
        self.spots = Spots(board, edges=waters, cells=(cell for cell in cells if self.on_way[cell]))
        """The hexsides of water, BLOWN or BUILT, then the hexes with ways, OPENED."""
        self.bridges: Mapping[tuple[int, int], int] = {
            pair: spot for spot, pair in enumerate(waters) if self.crossing(*pair) == "bridge"
        }
        """The printed bridges by their hexside, smaller cell first, and the spot of each."""

    # ---- hexsides

    def ways(self, a: int, b: int) -> frozenset[str]:
        """The kinds of way from hex to hex."""
        return self._kinds.get((a, b) if a < b else (b, a), NO_FEATURES)

    def has_way(self, a: int, b: int) -> bool:
        """9/effects/road-rate: whether a road, a trail or the railway leads from hex to hex."""
        return ((a, b) if a < b else (b, a)) in self._kinds

    def water(self, a: int, b: int) -> str:
        """What flows along a hexside; where a stream falls into the river, that is the river."""
        edge = self.board.edge(a, b)
        return RIVER if RIVER in edge else STREAM if STREAM in edge else ""

    def crossing(self, a: int, b: int) -> str:
        """9/terrain/bridges-fords: what is printed on a hexside of water."""
        edge = self.board.edge(a, b)
        return "bridge" if "bridge" in edge else "ford" if "ford" in edge else ""

    def is_open_way(self, a: int, b: int, spots: bytes | bytearray) -> bool:
        """13/supply/source-road: whether a way leads from hex to hex and its bridge stands."""
        return self.has_way(a, b) and self.side_state(a, b, spots) != BLOWN

    def side_state(self, a: int, b: int, spots: bytes | bytearray) -> int:
        """Whether the bridge on a hexside is BLOWN, one is BUILT there, or neither."""
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

    def climbs(self, a: int, b: int) -> bool:
        """9/terrain/embankment: whether a deployed unit that enters `b` from `a` goes over its embankment.

        It is charged on entering a hex that an embankment divides from a neighbour off its line, once for the
        whole crossing; wheeled units enter such a hex along the line alone. Where it ends, one goes round it.
        """
        along = self.banks.get(b)
        return along is not None and len(along) > 1 and a not in along

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
