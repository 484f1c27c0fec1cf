"""A synthetic board for measuring the kernel: 5,040 hexes of mixed terrain, 400 units on two fronts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from random import Random
from time import process_time

from grognard.kernel.board import zoc
from grognard.kernel.board.board import Board, hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.board.movement import Network, ZocRule, network, path, reach
from grognard.kernel.board.sight import sees
from grognard.kernel.board.supply import barrier, flood
from grognard.kernel.board.ways import Spots, Ways
from grognard.kernel.kept import kept, reuse
from grognard.kernel.pieces import Layout, Stacked

COLUMNS, ROWS, UNITS, ALLOWANCE = 72, 70, 400, 8
WEST, EAST = range(2)
OUT = 1
STOPPING = ZocRule(stops=True, enter_cost=0, between=False)


@dataclass(frozen=True)
class World:
    """What never changes: the board and what it costs to cross it."""

    layout: Layout
    ways: Ways
    """What it costs to cross it, with the bridges that stand over its rivers."""
    clear: Network
    edge: tuple[int, ...]
    """The west edge, where the supply of that side comes from."""
    height: bytes
    top: bytes

    @property
    def board(self) -> Board:
        """The board."""
        return self.layout.board

    @property
    def network(self) -> Network:
        """The steps of the board without bridges."""
        return self.ways.network(bytes(len(self.ways.spots)))


class Position(Stacked):
    """Two armies, west and east, face to face along the middle of the board."""

    world: World

    steps: bytearray
    moved: bytearray
    supplied: bytearray
    bridges: bytearray
    """For each river edge, whether it is bridged."""
    turn: int

    def west(self) -> list[int]:
        """The cells of the western units."""
        return [cell for unit, cell in enumerate(self.cell) if self.camp[unit] == WEST]


@kept()
def in_supply(g: Position, camp: int) -> bytes:
    """The cells that are joined to the west edge, for a camp."""
    closed = barrier(g.count[1 - camp], g.zone[1 - camp], g.count[camp])
    return reuse(g, camp, flood, g.world.ways.links(g.bridges), g.world.edge, closed)


def position() -> Position:
    """The same position every time."""
    chance = Random(1945)
    board = hex_board(HexGrid(COLUMNS, ROWS), "the synthetic board")
    cost = [chance.choice((1, 1, 1, 1, 2, 2, 3)) for _ in range(len(board))]
    rivers = {
        (cell, near)
        for cell, others in enumerate(board.neighbours)
        for near in others
        if cell < near and chance.random() < 0.08
    }
    spots = Spots(board, sorted(rivers))

    def step(a: int, b: int, bridges: bytes, terms: object) -> int | None:
        """One river in three is too wide to cross without a bridge."""
        spot = spots.edge(a, b)
        if spot is None or bridges[spot]:
            return cost[b]
        return cost[b] + 1 if spot % 3 else None

    spread = zoc.spread(board, lambda a, b: (min(a, b), max(a, b)) in rivers)
    height = bytes(chance.choice((0, 0, 0, 1, 2)) for _ in range(len(board)))
    camps = bytes([WEST] * (UNITS // 2) + [EAST] * (UNITS // 2))
    world = World(
        Layout(board, ("board", "out"), camps, 2, spread),
        Ways(board, spots, step),
        network(board, lambda a, b: 1),
        tuple(cell for cell in range(len(board)) if cell % COLUMNS == 0),
        height,
        bytes(level + (points > 1) for level, points in zip(height, cost, strict=True)),
    )
    g = Position(world, b"bench")
    g.clear_board(OUT, "steps", "moved", "supplied")
    g.turn, g.bridges = 1, bytearray(len(spots))
    band = [int(x * 2 / 3**0.5 + 0.5) for x, _ in board.centres]
    for camp, first in ((WEST, 26), (EAST, 36)):
        cells = [cell for cell, column in enumerate(band) if first <= column < first + 10]
        for unit, cell in enumerate(chance.sample(cells, UNITS // 2), camp * UNITS // 2):
            g.put(unit, cell)
    return g


def best_seconds(work: Callable[[], object], times: int = 1, rounds: int = 7) -> float:
    """The least CPU time of one run of `work` over several rounds: the one least disturbed."""
    least = float("inf")
    for _ in range(rounds):
        start = process_time()
        for _ in range(times):
            work()
        least = min(least, (process_time() - start) / times)
    return least


YARDSTICK_STEPS = 100_000


def yardstick_seconds() -> float:
    """The time of a fixed loop of so many steps."""
    return best_seconds(_yardstick)


def _yardstick() -> int:
    """A step reads and writes one number of a list and one of a dictionary, with some sums: as rules do."""
    counts: dict[int, int] = {}
    values, total = list(range(1000)), 0
    for step in range(YARDSTICK_STEPS):
        place = step * 7 % 1000
        total = total + values[place] & 0xFFFF
        values[place] = total
        counts[place] = counts.get(place, 0) + 1
    return len(counts)


def reach_seconds(g: Position, steps: Network) -> float:
    """The mean time to find what one western unit can reach."""
    west = g.west()

    def all_units() -> None:
        for cell in west:
            reach(steps, cell, ALLOWANCE, g.count[EAST], g.zone[EAST], STOPPING)

    return best_seconds(all_units) / len(west)


def path_seconds(g: Position) -> float:
    """The time to read the way to the farthest cell that a unit can reach."""
    start, zones = g.cell[0], g.zone[EAST]
    costs = reach(g.world.network, start, ALLOWANCE, g.count[EAST], zones, STOPPING)
    goal = list(costs)[-1]
    return best_seconds(lambda: path(g.world.network, costs, start, goal, zones, STOPPING), times=20)


def raid(g: Position) -> Callable[[], None]:
    """An eastern unit behind the western front: each move of it changes the lines of supply."""
    around = cycle(g.world.board.neighbours[ROWS // 2 * COLUMNS + 10])
    return lambda: g.put(UNITS - 1, next(around))


def supply_seconds(g: Position) -> float:
    """The time to find the supply of the western side after a raider has moved."""
    g = g.clone()
    move = raid(g)

    def moved() -> bytes:
        move()
        return in_supply(g, WEST)

    return best_seconds(moved, times=30)


def bridge_seconds(g: Position, *, supply: bool) -> float:
    """The time to find the network, or with it the supply of a side, after a bridge never built before."""
    g, spots = g.clone(), cycle(range(supply, len(g.bridges), 2))

    def built() -> object:
        g.mark(g.bridges, next(spots), 1)
        return in_supply(g, WEST) if supply else g.world.ways.network(g.bridges)

    return best_seconds(built, times=30)


def same_lines_seconds(g: Position) -> float:
    """The time to find the supply of the western side after a change that moves no line."""

    def changed() -> bytes:
        g.change(0, moved=1)
        return in_supply(g, WEST)

    return best_seconds(changed, times=100)


def kept_supply_seconds(g: Position) -> float:
    """The time to ask for the supply of the western side when nothing has changed."""
    in_supply(g, WEST)
    return best_seconds(lambda: in_supply(g, WEST), times=1000)


def put_seconds(g: Position) -> float:
    """The time to move one unit to the next cell: its stacks, counts and zones."""
    here = g.cell[0]
    there = g.world.board.neighbours[here][0]

    def to_and_fro() -> None:
        g.put(0, there)
        g.put(0, here)

    return best_seconds(to_and_fro, times=1000) / 2


def stack_seconds(g: Position) -> float:
    """The time to find the three units of a stack among all."""
    crowded = g.clone()
    for unit in (7, 3, 11):
        crowded.put(unit, 0)
    return best_seconds(lambda: crowded.units_at(0), times=1000)


def union_seconds(g: Position) -> float:
    """The time to lay the zones of two camps over each other."""
    return best_seconds(lambda: zoc.union(*g.zone), times=200)


def sight_seconds(g: Position) -> float:
    """The mean time of one line of sight between western units within ten hexes."""
    board, west = g.world.board, g.west()
    pairs = [(a, b) for a in west for b in west if 2 <= board.distance(a, b) <= 10][:500]

    def all_pairs() -> None:
        for a, b in pairs:
            sees(board, a, b, g.world.height, g.world.top)

    return best_seconds(all_pairs) / len(pairs)


def measure() -> dict[str, float]:
    """Seconds of each operation."""
    g = position()
    return {
        "reach": reach_seconds(g, g.world.network),
        "reach on clear terrain": reach_seconds(g, g.world.clear),
        "path": path_seconds(g),
        "supply": supply_seconds(g),
        "supply, same lines": same_lines_seconds(g),
        "supply, new bridge": bridge_seconds(g, supply=True),
        "network, new bridge": bridge_seconds(g, supply=False),
        "supply kept": kept_supply_seconds(g),
        "put": put_seconds(g),
        "stack": stack_seconds(g),
        "union of two zones": union_seconds(g),
        "line of sight": sight_seconds(g),
        "clone": best_seconds(g.clone, times=1000),
    }
