"""A synthetic board for measuring the kernel: 4,000 hexes of mixed terrain, 300 units on two fronts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from grognard.kernel import zoc
from grognard.kernel.board import Board, hex_board
from grognard.kernel.hexes import HexGrid
from grognard.kernel.movement import Network, ZocRule, network, path, reach
from grognard.kernel.sight import sees
from grognard.kernel.state import State
from grognard.kernel.supply import Links, barrier, flood, links

COLUMNS, ROWS, UNITS, ALLOWANCE = 80, 50, 300, 8
STOPPING = ZocRule(stops=True, enter_cost=0, between=False)


class Columns(State):
    """As many columns as a middling game keeps."""

    place: list[int]
    steps: bytearray
    moved: bytearray
    supplied: bytearray
    west_units: bytearray
    east_units: bytearray
    west_zoc: bytearray
    east_zoc: bytearray
    turn: int


@dataclass(frozen=True)
class Position:
    """Two armies, west and east, face to face along the middle of the board."""

    board: Board
    network: Network
    clear: Network
    links: Links
    spread: zoc.Spread
    west: list[int]
    west_units: bytearray
    east_units: bytearray
    west_zoc: bytearray
    east_zoc: bytearray
    height: bytes
    top: bytes
    state: Columns


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
    steps = network(board, lambda a, b: cost[b] + ((min(a, b), max(a, b)) in rivers))
    spread = zoc.spread(board, lambda a, b: (min(a, b), max(a, b)) in rivers)
    band = [int(x * 2 / 3**0.5 + 0.5) for x, _ in board.centres]
    west = chance.sample([cell for cell, column in enumerate(band) if 30 <= column < 40], UNITS // 2)
    east = chance.sample([cell for cell, column in enumerate(band) if 40 <= column < 50], UNITS // 2)
    west_units, east_units = bytearray(len(board)), bytearray(len(board))
    for cells, units in ((west, west_units), (east, east_units)):
        for cell in cells:
            units[cell] += 1
    height = bytes(chance.choice((0, 0, 0, 1, 2)) for _ in range(len(board)))
    state = Columns(None, b"bench")
    state.place = west + east
    state.steps, state.moved, state.supplied = bytearray(UNITS), bytearray(UNITS), bytearray(UNITS)
    state.west_units, state.east_units = west_units, east_units
    state.west_zoc, state.east_zoc = zoc.recount(spread, west), zoc.recount(spread, east)
    state.turn = 1
    return Position(
        board,
        steps,
        network(board, lambda a, b: 1),
        links(steps),
        spread,
        west,
        west_units,
        east_units,
        state.west_zoc,
        state.east_zoc,
        height,
        bytes(level + (points > 1) for level, points in zip(height, cost, strict=True)),
        state,
    )


def best_seconds(work: Callable[[], object], times: int = 1, rounds: int = 7) -> float:
    """The least CPU time of one run of `work` over several rounds: the one least disturbed."""
    least = float("inf")
    for _ in range(rounds):
        start = process_time()
        for _ in range(times):
            work()
        least = min(least, (process_time() - start) / times)
    return least


def yardstick_seconds() -> float:
    """The time of a fixed loop over a list of numbers and a dictionary."""
    return best_seconds(_yardstick)


def _yardstick() -> int:
    counts: dict[int, int] = {}
    values = list(range(1000))
    total = 0
    for turn in range(100):
        for value in values:
            if value & 7 != turn & 7:
                total += value
        counts[turn] = total
    return len(counts)


def reach_seconds(here: Position, steps: Network) -> float:
    """The mean time to find what one western unit can reach."""

    def all_units() -> None:
        for cell in here.west:
            reach(steps, cell, ALLOWANCE, here.east_units, here.east_zoc, STOPPING)

    return best_seconds(all_units) / len(here.west)


def path_seconds(here: Position) -> float:
    """The time to read the way to the farthest cell that a unit can reach."""
    start = here.west[0]
    costs = reach(here.network, start, ALLOWANCE, here.east_units, here.east_zoc, STOPPING)
    goal = list(costs)[-1]
    return best_seconds(lambda: path(here.network, costs, start, goal, here.east_zoc, STOPPING), times=20)


def supply_seconds(here: Position) -> float:
    """The time to flood supply for the western side, from the west edge of the board."""
    edge = [cell for cell in range(len(here.board)) if cell % COLUMNS == 0]

    def one_side() -> bytes:
        return flood(here.links, edge, barrier(here.east_units, here.east_zoc, here.west_units))

    return best_seconds(one_side, times=20)


def zone_seconds(here: Position) -> float:
    """The time to move the zone of one unit from cell to cell."""
    counts = zoc.recount(here.spread, here.west)
    cell = here.west[0]

    def to_and_fro() -> None:
        zoc.remove(counts, here.spread, cell)
        zoc.add(counts, here.spread, cell)

    return best_seconds(to_and_fro, times=1000)


def union_seconds(here: Position) -> float:
    """The time to lay the zones of two camps over each other."""
    return best_seconds(lambda: zoc.union(here.west_zoc, here.east_zoc), times=200)


def sight_seconds(here: Position) -> float:
    """The mean time of one line of sight between western units within ten hexes."""
    pairs = [(a, b) for a in here.west for b in here.west if 2 <= here.board.distance(a, b) <= 10][:500]

    def all_pairs() -> None:
        for a, b in pairs:
            sees(here.board, a, b, here.height, here.top)

    return best_seconds(all_pairs) / len(pairs)


def clone_seconds(here: Position) -> float:
    """The time to clone a state."""
    return best_seconds(here.state.clone, times=1000)


def measure() -> dict[str, float]:
    """Seconds of each operation."""
    here = position()
    return {
        "reach": reach_seconds(here, here.network),
        "reach on clear terrain": reach_seconds(here, here.clear),
        "path": path_seconds(here),
        "supply": supply_seconds(here),
        "zone": zone_seconds(here),
        "union of two zones": union_seconds(here),
        "line of sight": sight_seconds(here),
        "clone": clone_seconds(here),
    }
