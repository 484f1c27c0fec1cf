"""The enemy's easiest road to Berlin or another city, past the German units and their zones of control."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.ai.weights import Roads
from grognard.games.battle_for_germany.ai.worth import Evaluator
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.position import Position
from grognard.kernel.board.movement import Network
from grognard.kernel.pieces import NOWHERE

UNKNOWN = 999


class Road(NamedTuple):
    """A way to a city: what it costs the enemy, and its hexes outside German zones with their distance."""

    cost: int
    gaps: dict[int, int]


class RoadMap:
    """A camp that stands still while Germans are placed in its way."""

    def __init__(self, values: Evaluator, g: Position, camp: int, goal: int) -> None:
        self._weights, self._ahead = values.weights.roads, steps_to(g.box, goal)
        self._goal, self._network = goal, _network(g, camp)
        self._camp_cells = {
            cell: 0 for unit, cell in enumerate(g.cell) if cell != NOWHERE and g.camp[unit] == camp
        }
        self._entries = g.box.edges["western_entry"] if camp == WEST else ()

    def easiest(self, board: Position) -> Road:
        """The road to the goal that delays the camp least, past the Germans on a board."""
        goal, ahead, network = self._goal, self._ahead, self._network
        delays = _delays(board, self._weights)
        costs = self._starts(board)
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
                total = cost + step + delays[near]
                if near not in came and total < costs.get(near, UNKNOWN):
                    costs[near] = total
                    heappush(queue, (total + ahead[near], total, near, cell))
        return Road(costs.get(goal, UNKNOWN), self._gaps(board, came))

    def _starts(self, board: Position) -> dict[int, int]:
        """Where the enemy may set out, and how much later than the others."""
        starts = dict(self._camp_cells)
        for cell in self._entries:
            if not (board.count[GERMAN][cell] or board.zone[GERMAN][cell]):
                starts.setdefault(cell, self._weights.entry_delay)
        return starts

    def _gaps(self, board: Position, came: dict[int, int]) -> dict[int, int]:
        """The hexes of the road found that no German zone covers, without the one it starts from."""
        gaps: dict[int, int] = {}
        cell = self._goal if self._goal in came else NOWHERE
        while cell != NOWHERE:
            if not board.zone[GERMAN][cell] and came[cell] != NOWHERE:
                gaps[cell] = self._ahead[cell]
            cell = came[cell]
        return gaps


def _delays(board: Position, weights: Roads) -> list[int]:
    """What the Germans in or beside each hex cost an enemy on his way."""
    delays = [weights.zone_delay if zone else 0 for zone in board.zone[GERMAN]]
    for cell, there in enumerate(board.count[GERMAN]):
        if there:
            delays[cell] = weights.unit_delay
    return delays


def _network(board: Position, camp: int) -> Network:
    """The steps open to most units of a camp."""
    ways = board.world.ways
    if not board.boundary:
        return ways.anywhere
    return ways.soviet if camp == SOVIET else ways.western
