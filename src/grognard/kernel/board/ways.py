"""Ways that change: networks of movement and supply under blown bridges, ruins, works and weather.

The cells and edges that can change are numbered spots. A state has a column with one byte for each, changed
by `Pieces.mark`; 0 is as printed. A network is made once for each set of terms (a class of movement, a
weather) and then patched around the spots that differ; equal states share it.

    class World:
        ways = Ways(BOARD, Spots(BOARD, edges=BRIDGES, cells=TOWNS), cost)


    class Position(Pieces):
        spots: bytearray


    g.mark(g.spots, world.ways.spots.edge(a, b), BLOWN)
    world.ways.network(g.spots, "tracked")
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from dataclasses import dataclass
from itertools import compress, count
from operator import ne

from grognard.kernel.board.board import Board
from grognard.kernel.board.movement import Network, network, steps_from
from grognard.kernel.board.supply import Links, links, relinked

Cost = Callable[[int, int, bytes, Hashable], int | None]
"""The cost of the step from one cell into the next, given all spots and the terms; None: it is closed."""

_MOST = 64
"""How many networks are held; the oldest goes first. Making one again takes little time."""


class Spots:
    """The edges and cells of a board that can change, numbered in the order given, edges first."""

    def __init__(
        self, board: Board, edges: Iterable[tuple[int, int]] = (), cells: Iterable[int] = ()
    ) -> None:
        pairs, single = [(min(pair), max(pair)) for pair in edges], list(cells)
        for a, b in pairs:
            if b not in board.neighbours[a]:
                raise ValueError(f"{board.name}: {board.labels[a]} and {board.labels[b]} share no edge")
        self.around = (*pairs, *((cell, *board.neighbours[cell]) for cell in single))
        """For each spot, the cells whose steps may depend on it."""
        self.edge_labels = tuple(f"{board.labels[a]}/{board.labels[b]}" for a, b in pairs)
        """How actions write the edges: `3312/3313`."""
        self._edges = {pair: spot for spot, pair in enumerate(pairs)}
        self._cells = {cell: spot for spot, cell in enumerate(single, len(pairs))}

    def __len__(self) -> int:
        return len(self.around)

    def edge(self, a: int, b: int) -> int | None:
        """The number of the edge between two cells, if it can change."""
        return self._edges.get((a, b) if a < b else (b, a))

    def cell(self, cell: int) -> int | None:
        """The number of a cell, if it can change."""
        return self._cells.get(cell)


@dataclass(slots=True)
class Net:
    """The steps open under some terms, and the same prepared for floods once it is asked for."""

    steps: Network
    links: Links | None = None


class Together(frozenset[Hashable]):
    """Several terms, as those of units that go together."""


class Ways:
    """The networks of a board, by the state of its spots and by terms."""

    def __init__(self, board: Board, spots: Spots, cost: Cost) -> None:
        self.board, self.spots, self.cost = board, spots, cost
        self._latest: dict[Hashable, tuple[bytes, Net]] = {}
        self._made: dict[tuple[Hashable, bytes], Net] = {}

    def network(self, spots: bytes | bytearray, terms: Hashable = None) -> Network:
        """The steps that are open and what they cost."""
        return self._find(spots, terms).steps

    def shared(self, spots: bytes | bytearray, each: Collection[Hashable]) -> Network:
        """The steps that units of several terms can take together: open to all, as dear as the dearest."""
        return self._find(spots, Together(each) if len(each) > 1 else next(iter(each))).steps

    def links(self, spots: bytes | bytearray, terms: Hashable = None) -> Links:
        """The same for `supply.flood`."""
        found = self._find(spots, terms)
        if found.links is None:
            found.links = links(found.steps)
        return found.links

    def _find(self, spots: bytes | bytearray, terms: Hashable) -> Net:
        latest = self._latest.get(terms)
        if latest is not None and latest[0] == spots:  # far cheaper than a look-up, and mostly so
            return latest[1]
        spots = bytes(spots)
        found = self._made.get((terms, spots))
        if found is None:
            if len(self._made) >= _MOST:
                del self._made[next(iter(self._made))]
            found = self._patched(spots, terms) if latest else self._whole(spots, terms)
            self._made[terms, spots] = found
        self._latest[terms] = spots, found
        return found

    def _whole(self, spots: bytes, terms: Hashable) -> Net:
        return Net(network(self.board, lambda a, b: self._price(a, b, spots, terms)))

    def _patched(self, spots: bytes, terms: Hashable) -> Net:
        """Made from the latest one, around the spots in which the two differ."""
        before, base = self._latest[terms]
        changed = compress(count(), map(ne, before, spots))
        steps, cells = list(base.steps), {cell for spot in changed for cell in self.spots.around[spot]}
        for cell in cells:
            steps[cell] = steps_from(self.board, cell, lambda a, b: self._price(a, b, spots, terms))
        flow = base.links and relinked(base.links, {cell: steps[cell] for cell in cells})
        return Net(tuple(steps), flow)

    def _price(self, a: int, b: int, spots: bytes, terms: Hashable) -> int | None:
        """What a step costs under some terms, or all who go together."""
        if not isinstance(terms, Together):
            return self.cost(a, b, spots, terms)
        costs = [self.cost(a, b, spots, one) for one in terms]
        return None if None in costs else max(cost for cost in costs if cost is not None)
