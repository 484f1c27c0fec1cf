"""What the map means to the player, whatever stands on it: hexes around hexes, and what sites are worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import heapify, heappop, heappush
from itertools import pairwise

from grognard.games.victory_roads.ai.weights import Sites
from grognard.games.victory_roads.geography import FAIR, Geography, Terms
from grognard.games.victory_roads.position import World
from grognard.kernel.board.movement import Network

Rings = tuple[tuple[int, ...], ...]
Line = tuple[tuple[int, int], ...]
"""Rows and columns of the map, from north to south."""
FARTHEST = 999.0
"""Half points: more than any way takes."""


class Ground:
    """Made once for each map."""

    def __init__(self, world: World, weights: Sites) -> None:
        self.geo = geo = world.geo
        tables = world.charts.tables
        board = geo.board
        self.near = tuple(
            tuple(other for other in board.neighbours[cell] if not geo.is_shut(cell, other))
            for cell in range(len(board))
        )
        """The hexes that one can enter from each."""
        self.value = {cell: _value(geo, cell, weights) for cell in geo.sites if geo.is_city[cell]}
        for name, worth in weights.objectives.items():
            for label in tables["objectives"][name]:
                if board.index[label] in geo.sites:  # not beyond the edge of a small scenario
                    self.value[board.index[label]] = worth
        for cell in _named(world):
            self.value[cell] = self.value.get(cell, 0.0) + weights.victory
        self.network: Network = geo.movement.network(bytes(len(geo.spots)), Terms(FAIR, True))
        self._places = [(int(label[:2]), int(label[2:])) for label in board.labels]
        self._rings: dict[tuple[int, int], Rings] = {}
        self._west: dict[Line, frozenset[int]] = {}
        self._ways: dict[int, list[float]] = {}
        self._slope: tuple[Mapping[int, float], list[float]] | None = None

    def rings(self, cell: int, radius: int) -> Rings:
        """The hexes that can be reached from one in 0, 1, 2 … steps."""
        found = self._rings.get((cell, radius))
        if found is None:
            seen, edge = {cell}, [cell]
            rings: list[tuple[int, ...]] = [(cell,)]
            for _ in range(radius):
                edge = sorted({near for here in edge for near in self.near[here]} - seen)
                seen.update(edge)
                rings.append(tuple(edge))
            found = self._rings[cell, radius] = tuple(rings)
        return found

    def west_of(self, line: Line) -> frozenset[int]:
        """The hexes west of a line that is given by rows and columns from north to south."""
        found = self._west.get(line)
        if found is None:
            farthest: dict[int, float] = {}
            for (north, first), (south, last) in pairwise(line):
                for row in range(north, south + 1):
                    farthest[row] = first + (last - first) * (row - north) / (south - north)
            found = self._west[line] = frozenset(
                cell for cell, (column, row) in enumerate(self._places) if column < farthest.get(row, 0)
            )
        return found

    def ways_to(self, goal: int) -> list[float]:
        """For each hex the half points from there to a goal, if nobody were in the way."""
        found = self._ways.get(goal)
        if found is None:
            found = self._ways[goal] = [FARTHEST - value for value in self._spread({goal: FARTHEST}, 1.0)]
        return found

    def slope(self, goals: Mapping[int, float], steepness: float) -> list[float]:
        """For each hex the best of all goals, each less what the half points to it take away."""
        if self._slope and self._slope[0] == goals:  # the goals seldom change from one decision to the next
            return self._slope[1]
        found = self._spread(goals, steepness)
        self._slope = goals, found
        return found

    def _spread(self, goals: Mapping[int, float], steepness: float) -> list[float]:
        found = [0.0] * len(self.network)
        heap = [(-value, cell) for cell, value in goals.items() if value > 0]
        heapify(heap)
        while heap:
            value, cell = heappop(heap)
            if -value <= found[cell]:
                continue
            found[cell] = -value
            for near, cost in self.network[cell]:
                if -value - cost * steepness > found[near]:
                    heappush(heap, (value + cost * steepness, near))
        return found


def _value(geo: Geography, cell: int, weights: Sites) -> float:
    german = geo.country[cell] == "germany"
    if geo.is_major[cell]:
        worth = weights.german_major if german else weights.major
    else:
        worth = weights.german_minor if german else weights.minor
    return worth + weights.port * geo.is_port[cell]


def _named(world: World) -> Iterator[int]:
    """The hexes that the scenario's victory conditions name, as often as they do."""
    for level in world.scenario.values["victory"]:
        for condition in level["all"]:
            beside = (condition["beside"],) if condition["beside"] else ()
            for label in (*(condition["hexes"] or ()), *(condition["any"] or ()), *beside):
                yield world.geo.board.index[label]
