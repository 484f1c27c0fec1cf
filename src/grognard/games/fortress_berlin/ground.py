"""The map of Fortress Berlin, hex by hex: terrain, works, water, ways, the U-Bahn, places and the edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from grognard.games.fortress_berlin.charts import AIRFIELDS, SITES, Charts
from grognard.kernel.board.board import Board
from grognard.kernel.components.data import Data
from grognard.kernel.components.schema import DataError
from grognard.kernel.components.sheet import Sheet

WORKS = ("bunker", "strongpoint", "flak-tower")
"""10.1: what stands in hexes, weakest first."""
LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWX")
"""5.0: the zones of entry, in their order around the map."""
WAYS = ("road", "rail")
"""7.3.2: what is followed above ground."""
_WATERS = ("river", "canal")


class Ground:
    """What is printed on the map."""

    def __init__(self, sheet: Sheet, data: Data, charts: Charts, towers: Iterable[int] = ()) -> None:
        self.board: Board = sheet.board(data)
        board, cells = self.board, range(len(self.board))
        rows = {board.index[row["hex"]]: row for row in data.rows(sheet.map_table)}
        self.terrain: tuple[str, ...] = tuple(rows[cell]["terrain"] for cell in cells)
        self.perimeter = bytes(rows[cell]["perimeter"] for cell in cells)
        """13.3, 5.5: on or within the ring of strongpoints."""
        stands: dict[str, dict[str, int]] = {kind: {} for kind in sheet.places}
        for row in data.rows(sheet.place_table):
            stands[row["kind"]][row["name"]] = board.cell(row["hex"])
        forts = {cell: kind for kind in WORKS for cell in stands[kind].values()}
        forts |= dict.fromkeys(towers, WORKS[-1])
        self.works: tuple[str, ...] = tuple(forts.get(cell, "") for cell in cells)
        """10.1: the fortification printed in each hex."""
        self.garrisoned = frozenset(cell for cell, kind in forts.items() if kind != "bunker")
        """10.1.3, 10.1.4: strongpoints and flak towers, which have garrisons."""
        self.entries: Mapping[str, int] = dict(sorted(stands["entry"].items()))
        """5.0: the hex of each letter."""
        if tuple(self.entries) != LETTERS:
            missing = ", ".join(sorted(set(LETTERS).difference(self.entries))) or "none"
            raise DataError(f"{sheet.place_table.file}: expected the entries A to X; {missing} missing")
        self.ring: tuple[str, ...] = tuple(self.entries)
        """5.4: the letters in their order around the map, which closes between X and A."""
        self.stations = frozenset(stands["u-bahn"].values())
        """17.1.1."""
        self.charts = charts
        self._sites: Mapping[str, tuple[int, ...]] = {
            place: tuple(map(board.cell, hexes)) for place, hexes in charts.sites.items()
        }
        (self.reichstag,), (self.bunker,), (self.gate,) = (
            self._sites[site] for site in ("reichstag", "bunker", "gate")
        )
        self.air_ministry = self._sites["air-ministry"]
        """13.6.1."""
        self.havel_bridges = self._sites["havel-bridge"]
        """13.5: the hexes in which the Hitler Youth bars the Havel."""
        self.airfields: Mapping[str, frozenset[int]] = {
            name: self._spread(self._sites[name][0]) for name in AIRFIELDS
        }
        """13.2: the airfield hexes that hang together with the one named."""
        self.axis = self._sites["axis"]
        """13.7.1: the east-west road through the Tiergarten, from west to east."""
        self.majors = frozenset(cell for cell in cells if self.terrain[cell] == "major")
        """13.3, 13.4."""
        self.teltow_banks = frozenset(
            board.cell(row[end])
            for row in data.rows(sheet.side_table)
            if row["name"] == "Teltowkanal" and row["feature"] == "canal"
            for end in ("a", "b")
        )
        """13.4: both banks."""
        self.edge = bytes(len(board.neighbours[cell]) < 6 for cell in cells)

    # ---- hexsides

    def water(self, a: int, b: int) -> bool:
        """7.3.3: whether a river or a canal flows between two hexes."""
        return not self.board.edge(a, b).isdisjoint(_WATERS)

    def bridge(self, a: int, b: int) -> bool:
        """7.3.3."""
        return self.board.has(a, b, "bridge")

    def crossable(self, a: int, b: int) -> bool:
        """7.3.3: whether no water flows between two hexes, or it has a bridge."""
        return not self.water(a, b) or self.bridge(a, b)

    def barrier(self, a: int, b: int) -> bool:
        """10.1.1: whether a step from `a` into `b` crosses a barrier that protects `b`."""
        return self.perimeter[b] > 0 and self.board.has(a, b, "barrier")

    def way(self, a: int, b: int) -> str:
        """7.3.2: "road", "rail" or "": what leads from hex to hex above ground."""
        edge = self.board.edge(a, b)
        return next((kind for kind in WAYS if kind in edge), "")

    # ---- the edge of the map

    @cached_property
    def south_edge(self) -> tuple[int, ...]:
        """From west to east, lakes left out."""
        least: dict[int, int] = {}
        for cell, (across, along) in enumerate(self.board.spots):
            if across not in least or along < self.board.spots[least[across]][1]:
                least[across] = cell
        return tuple(cell for _, cell in sorted(least.items()) if self.terrain[cell] != "lake")

    @cached_property
    def exit_cells(self) -> frozenset[int]:
        """5.2: where the 20th Panzergrenadier leaves the map."""
        return self._stretch("exit")

    @cached_property
    def wenck_cells(self) -> frozenset[int]:
        """16.5: where Wenck comes in."""
        return self._stretch("wenck")

    def edge_letter(self, cell: int) -> str:
        """5.3: the letter whose hex is nearest to a hex of the edge."""
        return min(self.ring, key=lambda letter: (self.board.distance(cell, self.entries[letter]), letter))

    @cached_property
    def from_edge(self) -> bytes:
        """13.2, 13.6: how many hexes in from the edge each hex is, the hex on the edge being 1."""
        return self._depths(cell for cell, is_edge in enumerate(self.edge) if is_edge)

    @cached_property
    def from_south(self) -> bytes:
        """13.6: the same from the south edge."""
        last = len(self.board) - len({across for across, _ in self.board.spots})
        return self._depths(range(last, len(self.board)))

    def _depths(self, start: Iterable[int]) -> bytes:
        depth = dict.fromkeys(start, 1)
        for cell in (queue := list(depth)):
            for near in self.board.neighbours[cell]:
                if near not in depth:
                    depth[near] = depth[cell] + 1
                    queue.append(near)
        return bytes(depth[cell] for cell in range(len(self.board)))

    # ---- the U-Bahn

    @cached_property
    def u_bahn(self) -> Mapping[int, tuple[int, ...]]:
        """17.1.2: the next stations along the lines from each station."""
        return {station: self._next_stations(station) for station in sorted(self.stations)}

    def _next_stations(self, station: int) -> tuple[int, ...]:
        found, seen, queue = set(), {station}, [station]
        for cell in queue:
            for near in self.board.neighbours[cell]:
                if near in seen or not self.board.has(cell, near, "u-bahn"):
                    continue
                seen.add(near)
                if near in self.stations:
                    found.add(near)
                else:
                    queue.append(near)
        return tuple(sorted(found))

    # ---- places

    def _stretch(self, site: str) -> frozenset[int]:
        ends = [self.south_edge.index(cell) for cell in self._sites[site]]
        return frozenset(self.south_edge[min(ends) : max(ends) + 1])

    def _spread(self, start: int) -> frozenset[int]:
        """13.2: all hexes of the same terrain that hang together with one."""
        found = [start]
        for cell in found:
            found += (
                near
                for near in self.board.neighbours[cell]
                if near not in found and self.terrain[near] == self.terrain[start]
            )
        if self.terrain[start] != "airfield":
            raise DataError(f"{SITES.file}: expected an airfield in {self.board.labels[start]}")
        return frozenset(found)
