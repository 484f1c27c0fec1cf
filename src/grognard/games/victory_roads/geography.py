"""What the map says: countries, cities and forts, and the networks over which units, lines and orders go."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple, cast

from grognard.games.victory_roads.charts import Effect
from grognard.games.victory_roads.networks import RelatedWays
from grognard.games.victory_roads.units import AXIS, SOVIET
from grognard.kernel.board.board import Board
from grognard.kernel.board.movement import Network, network, steps_from
from grognard.kernel.board.supply import Links, links
from grognard.kernel.board.ways import Spots
from grognard.kernel.components.data import Data
from grognard.kernel.components.sheet import Sheet

HALF = 2
"""Points of movement and hexes of command are counted in halves (1.2.2, 6.1.9)."""
FORT_COST = 4 * HALF
"""13.2.3: what an advanced fortification costs the Soviets until they hold it."""
NO_SITE = -1
BRIDGED = TAKEN = 1
"""How a spot differs from what is printed: a bridge over water, an advanced fortification captured."""
FAIR, SNOW, MUD = "fair", "snow", "mud"
"""3.2/types."""
RIVER, GREAT_RIVER = "river", "great-river"


class Terms(NamedTuple):
    """On what the cost of a step depends beside the hexes."""

    weather: str
    soviet: bool


class Geography:
    """The map, as the rules read it. A site is a hex whose holder matters: city, port, oil field or fort."""

    def __init__(
        self,
        sheet: Sheet,
        data: Data,
        effects: Mapping[str, Effect],
        ground: Collection[int] | None = None,
        entries: Iterable[str] = (),
        axis_entries: Iterable[str] = (),
    ) -> None:
        """A scenario may use part of the map, its ground; there supply comes in by entries at its edge."""
        self.board: Board = sheet.board(data)
        self.effects = effects
        index, cells = self.board.index, range(len(self.board))
        rows = {index[row["hex"]]: row for row in data.rows(sheet.map_table)}
        self.terrain = tuple(rows[cell]["terrain"] for cell in cells)
        self.country = tuple(rows[cell]["country"] or "" for cell in cells)
        self.fort = tuple(rows[cell]["fort"] or "" for cell in cells)
        self.closed = bytes(
            terrain in sheet.closed or (ground is not None and cell not in ground)
            for cell, terrain in enumerate(self.terrain)
        )
        self.first_holder = bytes(SOVIET if rows[cell]["held"] == "soviet" else AXIS for cell in cells)
        """Who holds each hex on turn 1: in every scenario that makes Soviet cities sources (4.3.1)."""
        stands: dict[int, set[str]] = {}
        for row in data.rows(sheet.place_table):
            stands.setdefault(index[row["hex"]], set()).add(row["kind"])
        self.is_major = bytes("major-city" in stands.get(cell, ()) for cell in cells)
        self.is_city = bytes(not stands.get(cell, set()).isdisjoint(_CITIES) for cell in cells)
        self.capitals = {
            country: tuple(index[row["hex"]] for row in data.rows(sheet.place_table) if row["name"] in names)
            for country, names in _CAPITALS.items()
        }
        """4.5: the hexes of Budapest and Bucharest, by country."""
        self.is_port = bytes("port" in stands.get(cell, ()) for cell in cells)
        self.sites = tuple(
            cell
            for cell in cells
            if not self.closed[cell] and (self.fort[cell] or stands.get(cell, set()) - {"town"})
        )
        self.site = tuple(self._site_numbers(len(self.board)))
        """For each hex the number of its site, or NO_SITE."""
        self._vistula = frozenset(
            frozenset((index[row["a"]], index[row["b"]]))
            for row in data.rows(sheet.side_table)
            if row["name"] == "Vistula"
        )
        self.entries = tuple(index[label] for label in entries)
        self.axis_entries = tuple(index[label] for label in axis_entries)
        self.spots = Spots(self.board, self.waters, self.advanced_forts)
        self.movement = RelatedWays(self.board, self.spots, self.cost, self._movement_base)
        """By `Terms`."""
        self.command = RelatedWays(self.board, self.spots, self.command_cost, self._command_base)
        """By whether there is mud."""

    @cached_property
    def site_cells(self) -> frozenset[int]:
        """The hexes of all sites."""
        return frozenset(self.sites)

    def _site_numbers(self, size: int) -> list[int]:
        numbers = [NO_SITE] * size
        for number, cell in enumerate(self.sites):
            numbers[cell] = number
        return numbers

    # ---- hexsides

    def has_way(self, a: int, b: int) -> bool:
        """6.1.9: whether a road or a railway leads from hex to hex."""
        return not self.board.edge(a, b).isdisjoint(("road", "rail"))

    def is_on_way(self, cell: int) -> bool:
        """Whether a road or a railway runs in a hex."""
        return any(self.has_way(cell, near) for near in self.board.neighbours[cell])

    def has_bridge(self, a: int, b: int) -> bool:
        """6.6: whether a bridge is printed on a hexside: wherever a road or a railway crosses it."""
        return "bridge" in self.board.edge(a, b) or self.has_way(a, b)

    def water(self, a: int, b: int, weather: str) -> str:
        """The printed water along a hexside, if no bridge is printed; in mud every river is a great one."""
        edge = self.board.edge(a, b)
        if self.has_bridge(a, b) or not (GREAT_RIVER in edge or RIVER in edge):
            return ""
        return GREAT_RIVER if GREAT_RIVER in edge or weather == MUD else RIVER

    def is_shut(self, a: int, b: int) -> bool:
        """Whether nothing passes from a hex into its neighbour: sea, lakes, and land out of play."""
        return bool(self.closed[b]) or not self.board.edge(a, b).isdisjoint(_SHUT)

    @cached_property
    def waters(self) -> tuple[tuple[int, int], ...]:
        """The hexsides along water where a bridge can be laid: none is printed there."""
        return tuple(sorted(pair for pair in self.board.features if self.water(*pair, FAIR)))

    @cached_property
    def banks(self) -> Mapping[int, tuple[int, ...]]:
        """For each hex on such water, its neighbours on the other side."""
        found: dict[int, tuple[int, ...]] = {}
        for a, b in self.waters:
            found[a], found[b] = (*found.get(a, ()), b), (*found.get(b, ()), a)
        return found

    # ---- networks

    def cost(self, a: int, b: int, spots: bytes, terms: Any) -> int | None:
        """6.1.4, 6.1.9, 6.6, 13.2.3: half points for a step, given bridges laid and forts taken."""
        weather, soviet = cast(Terms, terms)
        if self.closed[b]:
            return None
        edge, fort = self.board.edge(a, b), self.spots.cell(b) if soviet else None
        if not edge.isdisjoint(_SHUT):
            return None
        if fort is not None and spots[fort] != TAKEN:
            cost = FORT_COST
        elif not edge.isdisjoint(_WAYS):
            return self._effect("road-rail", weather)
        else:
            cost = self.entry_costs[weather][b]
        water = self.water(a, b, weather) if edge else ""
        if water and not self.is_bridged(a, b, spots):
            cost += self._effect(water, weather)
        return cost

    def prepare(self) -> None:
        """Makes the networks of supply, which are dear, before anybody plays and waits for them."""
        spots = bytes(len(self.spots))
        for muddy in (False, True):
            self.command.links(spots, muddy)
        assert self.lines

    def _movement_base(self, terms: Any) -> tuple[Terms, Iterable[int]] | None:
        """Soviets differ from others at forts, mud from fair weather at water, snow where ground differs."""
        weather, soviet = cast(Terms, terms)
        if soviet:
            return Terms(weather, False), self._around(self.advanced_forts)
        if weather == MUD:
            return Terms(FAIR, False), self.banks
        if weather == SNOW:
            fair, snow = self.entry_costs[FAIR], self.entry_costs[SNOW]
            dearer = (cell for cell, cost in enumerate(fair) if cost != snow[cell])
            return Terms(FAIR, False), self._around(dearer)
        return None

    def _command_base(self, muddy: Any) -> tuple[bool, Iterable[int]] | None:
        return (False, self.banks) if muddy else None

    def _around(self, cells: Iterable[int]) -> set[int]:
        return {near for cell in cells for near in self.board.neighbours[cell]}

    def command_cost(self, a: int, b: int, spots: bytes, muddy: Any) -> int | None:
        """1.2.2, 1.2.4: half hexes of command; a great river closes it where there is no bridge."""
        if self.closed[b]:
            return None
        edge = self.board.edge(a, b)
        if not edge:
            return HALF
        if not edge.isdisjoint(_SHUT):
            return None
        if not edge.isdisjoint(_WAYS):
            return 1
        wide = self.water(a, b, MUD if muddy else FAIR) == GREAT_RIVER
        return None if wide and not self.is_bridged(a, b, spots) else HALF

    @cached_property
    def entry_costs(self) -> Mapping[str, tuple[int, ...]]:
        """6.1.4, 1.8.1: what each hex costs across country, by the weather; its dearest terrain counts."""
        return {weather: tuple(self._entry_costs(weather)) for weather in (FAIR, SNOW, MUD)}

    def _entry_costs(self, weather: str) -> Iterator[int]:
        for cell, closed in enumerate(self.closed):
            yield 0 if closed else max(self._effect(kind, weather) for kind in self.kinds(cell))

    def is_bridged(self, a: int, b: int, spots: bytes | bytearray) -> bool:
        """6.6: whether a bridge has been laid over a hexside."""
        spot = self.spots.edge(a, b)
        return spot is not None and spots[spot] == BRIDGED

    def _effect(self, kind: str, weather: str) -> int:
        """What a kind of terrain or water costs."""
        return self.effects[kind].cost_snow if weather == SNOW else self.effects[kind].cost

    def kinds(self, cell: int) -> tuple[str, ...]:
        """1.8.1: the terrains of a hex: that of its ground, and a city."""
        if self.is_major[cell]:
            return self.terrain[cell], "major-city"
        return (self.terrain[cell], "minor-city") if self.is_city[cell] else (self.terrain[cell],)

    @cached_property
    def lines(self) -> Links:
        """4.1.1: roads and railways, freely mixed, along which supply flows."""
        return links(self.tracks)

    @cached_property
    def tracks(self) -> Network:
        """The same as steps of one hex each, for theatres that move along them (9.1.4)."""
        board = self.board
        edges = (pair for pair, features in board.features.items() if not features.isdisjoint(_WAYS))
        there = {cell for edge in edges for cell in edge}
        cells = range(len(board))
        return tuple(steps_from(board, cell, self._along) if cell in there else () for cell in cells)

    def _along(self, a: int, b: int) -> int | None:
        return 1 if self.has_way(a, b) and not self.closed[b] else None

    @cached_property
    def rails(self) -> Network:
        """6.4.3: railways alone."""
        board = self.board
        return network(board, lambda a, b: 1 if board.has(a, b, "rail") and not self.closed[b] else None)

    @cached_property
    def rail_links(self) -> Links:
        """6.4.3: the same for lines of supply that are railways."""
        return links(self.rails)

    @cached_property
    def sea_lanes(self) -> Network:
        """6.5: where ships go: over the sea, in and out of ports, and along arms of the sea beside land."""
        shore = bytes(
            self.is_port[cell]
            or any(self.board.has(cell, near, "sea") for near in self.board.neighbours[cell])
            for cell in range(len(self.board))
        )
        return network(self.board, lambda a, b: 1 if self._is_lane(a, b, shore) else None)

    def _is_lane(self, a: int, b: int, shore: bytes) -> bool:
        wet = (self.terrain[a] == "sea") + (self.terrain[b] == "sea")
        return wet == 2 or self.board.has(a, b, "sea") or (wet == 1 and bool(shore[a] or shore[b]))

    # ---- groups of hexes

    @cached_property
    def advanced_forts(self) -> tuple[int, ...]:
        """13.2.1: the hexes with an advanced fortification."""
        return tuple(cell for cell in self.sites if self.fort[cell] == "advanced")

    @cached_property
    def german_cities(self) -> tuple[int, ...]:
        """4.4.1: the cities in Germany."""
        return tuple(cell for cell in self.sites if self.is_city[cell] and self.country[cell] == "germany")

    @cached_property
    def german_strongholds(self) -> tuple[int, ...]:
        """6.2.1: the cities in Germany and all fortifications."""
        return tuple(
            cell
            for cell in self.sites
            if self.fort[cell] or (self.is_city[cell] and self.country[cell] == "germany")
        )

    @cached_property
    def major_cities(self) -> tuple[int, ...]:
        """The major cities of all countries."""
        return tuple(cell for cell in self.sites if self.is_major[cell])

    @cached_property
    def ports(self) -> tuple[int, ...]:
        """4.4.2: the ports on the Baltic."""
        return tuple(cell for cell in self.sites if self.is_port[cell])

    @cached_property
    def first_soviet_cities(self) -> tuple[int, ...]:
        """4.3.1: the cities that are Soviet on turn 1."""
        return tuple(cell for cell in self.sites if self.is_city[cell] and self.first_holder[cell] == SOVIET)

    @cached_property
    def east_edge(self) -> tuple[int, ...]:
        """4.3.1: the hexes of the east edge with a road or a railway, and the entries of a smaller ground."""
        east = max(across for across, _ in self.board.spots)
        edge = [cell for cell, (across, _) in enumerate(self.board.spots) if across == east]
        open_edge = (cell for cell in edge if not self.closed[cell] and self.is_on_way(cell))
        return tuple(sorted({*open_edge, *self.entries}))

    @cached_property
    def west_of_vistula(self) -> frozenset[int]:
        """The hexes of the ground that lie on Berlin's side of the Vistula, as far as it flows there."""
        found = [cell for cell in self.german_cities if self.board.labels[cell] == _BERLIN]
        reached = set(found)
        for cell in found:
            for near in self.board.neighbours[cell]:
                shut = self.closed[near] or frozenset((cell, near)) in self._vistula
                if near not in reached and not shut:
                    reached.add(near)
                    found.append(near)
        return frozenset(reached)

    @cached_property
    def within(self) -> Mapping[str, bytes]:
        """For each country, its hexes: 1 for each."""
        return {name: bytes(name == there for there in self.country) for name in {*self.country} - {""}}


_CAPITALS = {"hungary": ("Buda", "Pest"), "romania": ("Bucharest",)}
_BERLIN = "1133"
_CITIES = ("major-city", "minor-city")
_SHUT = ("lake", "sea")
_WAYS = ("road", "rail")
