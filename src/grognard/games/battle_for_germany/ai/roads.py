"""The enemy's easiest road to Berlin past the German units and their zones of control."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.components import SOVIET, WEST
from grognard.games.battle_for_germany.position import NOWHERE, Position
from grognard.kernel.movement import Network

# What Germans cost an enemy on his way, in movement points: a zone about a turn, a unit a battle more.
ZONE_DELAY = 8
UNIT_DELAY = 20
# A replacement that comes in behind the line (7-25) is on its way a little later than those on the map.
ENTRY_DELAY = 4
UNKNOWN = 999


class Road(NamedTuple):
    """A way to Berlin: what it costs the enemy, and its hexes outside German zones with their distance."""

    cost: int
    gaps: dict[int, int]


def easiest_road(board: Position, camp: int) -> Road:
    """The road to Berlin that delays a camp least."""
    goal, ahead = board.box.berlin, steps_to(board.box, board.box.berlin)
    network = _network(board, camp)
    costs = _starts(board, camp)
    queue = [(cost + ahead[cell], cost, cell, NOWHERE) for cell, cost in costs.items()]
    queue.sort()  # a sorted list is a heap
    came: dict[int, int] = {}
    while queue:
        _, cost, cell, before = heappop(queue)
        if cell in came:
            continue
        came[cell] = before
        if cell == goal:
            break
        for near, step in network[cell]:
            total = cost + step
            if board.german_in[near]:
                total += UNIT_DELAY
            elif board.german_zone[near]:
                total += ZONE_DELAY
            if near not in came and total < costs.get(near, UNKNOWN):
                costs[near] = total
                heappush(queue, (total + ahead[near], total, near, cell))
    return Road(costs.get(goal, UNKNOWN), _gaps(board, came))


def _network(board: Position, camp: int) -> Network:
    """The steps open to most units of a camp."""
    ways = board.world.ways
    if not board.boundary:
        return ways.anywhere
    return ways.soviet if camp == SOVIET else ways.western


def _starts(board: Position, camp: int) -> dict[int, int]:
    """Where the enemy may set out, and how much later than the others."""
    starts = {
        cell: 0 for unit, cell in enumerate(board.cell) if cell != NOWHERE and board.camp_of(unit) == camp
    }
    for cell in board.box.edges["western_entry"] if camp == WEST else ():
        if not (board.german_in[cell] or board.german_zone[cell]):
            starts.setdefault(cell, ENTRY_DELAY)
    return starts


def _gaps(board: Position, came: dict[int, int]) -> dict[int, int]:
    """The hexes of the road found that no German zone covers, without the one it starts from."""
    ahead = steps_to(board.box, board.box.berlin)
    gaps: dict[int, int] = {}
    cell = board.box.berlin if board.box.berlin in came else NOWHERE
    while cell != NOWHERE:
        if not board.german_zone[cell] and came[cell] != NOWHERE:
            gaps[cell] = ahead[cell]
        cell = came[cell]
    return gaps
