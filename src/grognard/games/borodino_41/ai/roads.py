"""How far it is: from any hex to a goal by road or across country, and where a unit can get in an impulse."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from grognard.games.borodino_41.geography import AMPHIBIOUS, Geography, Terms
from grognard.games.borodino_41.position import AFOOT, Position
from grognard.games.borodino_41.rules.movement.contact import columns_of, may_occupy, must_avoid
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.actions import Action

FAR = 9999
"""Quarters of a point: farther than anything."""
COLUMN, DEPLOYED = 1, 0
Steps = list[Action]


class Reach(NamedTuple):
    """What a unit can reach: nodes are twice the hex, and one more in column."""

    start: int
    points: int
    costs: dict[int, int]
    before: dict[int, int]
    dismounts: bool

    def left(self, node: int) -> int:
        """Quarters that are left there."""
        return self.points - self.costs[node]

    def steps(self, node: int) -> Steps:
        """The actions that lead to a node: formations, and the hexes where they change."""
        way = [node]
        while way[-1] != self.start:
            way.append(self.before[way[-1]])
        way.reverse()
        found: Steps = [("dismount",)] if self.dismounts and len(way) > 1 else []
        for here, there in pairwise(way):
            if here // 2 == there // 2:
                found.append(("column",) if there % 2 else ("deploy",))
            elif found and found[-1][0] == "go" and here % 2 == there % 2:
                found[-1] = ("go", there // 2)
            else:
                found.append(("go", there // 2))
        return found

    def way(self, node: int) -> list[int]:
        """The hexes on the way to a node, the first one included."""
        found = [node // 2]
        while node != self.start:
            node = self.before[node]
            if node // 2 != found[-1]:
                found.append(node // 2)
        return found[::-1]


@lru_cache(maxsize=1024)
def distances(geo: Geography, goals: tuple[int, ...], mobility: str) -> tuple[int, ...]:
    """Quarters from each hex to the nearest of some hexes, in column or deployed, with nobody in the way."""
    return tuple(int(far) for far in spread(geo, dict.fromkeys(goals, 0), mobility))


def spread(geo: Geography, heads: Mapping[int, float], mobility: str) -> list[float]:
    """Of each hex, the least of the way to one of some hexes and what that one has to begin with.

    Every step costs a quarter at least, so nodes whose ways differ by less than one don't lead to each other,
    and a list for each whole number does for a heap.
    """
    steps, first = _steps(geo, mobility), int(min(heads.values(), default=0)) - 1
    best: list[float] = [FAR] * len(steps)
    nodes: list[list[int]] = [[]]

    def note(node: int, cost: float) -> None:
        best[node] = cost
        level = int(cost - first)
        while len(nodes) <= level:
            nodes.append([])
        nodes[level].append(node)

    for goal, cost in heads.items():
        note(2 * goal, cost)
        note(2 * goal + 1, cost)
    for level, found in enumerate(nodes):  # grows behind
        for node in found:
            cost = best[node]
            if cost - first < level:
                continue  # found before by a shorter way
            for there, price in steps[node]:
                spent = cost + price
                if spent < best[there]:
                    note(there, spent)
    return [min(pair) for pair in zip(best[::2], best[1::2], strict=True)]


@lru_cache(maxsize=16)
def _steps(geo: Geography, mobility: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """From each node, those beside it with their prices: hexes of the same formation, and the other one."""
    blank, change = bytes(len(geo.spots)), geo.charts.actions["to-column"]
    networks = [
        geo.movement.network(blank, Terms(mobility, column, False, False)) for column in (False, True)
    ]
    found = []
    for node in range(2 * len(geo.board)):
        cell, mode = divmod(node, 2)
        steps = [(2 * near + mode, price) for near, price in networks[mode][cell]]
        found.append((*steps, (node ^ 1, change)) if geo.on_way[cell] else tuple(steps))
    return tuple(found)


def mobility_of(g: Position, unit: int, spent: bool) -> tuple[str, bool]:
    """The class by which a unit will move, and whether it dismounts for that."""
    printed = g.printed[unit]
    if g.afoot[unit] == AFOOT:
        return "foot", False
    if printed.may_dismount and not spent and not g.afoot[unit]:
        return "foot", True
    return (AMPHIBIOUS if printed.is_amphibious else printed.mobility), False


def reach(
    g: Position, unit: int, points: int, *, spent: bool = False, held: Sequence[int] | None = None
) -> Reach:
    """Where a unit can get with some points; it stops where it is held, by any zone unless told otherwise.

    Nobody marches in column into a zone, nor changes formation there.
    """
    camp, cell = g.camp[unit], g.cell[unit]
    mobility, dismounts = mobility_of(g, unit, spent)
    thaw, german = g.conditions.thaw, camp == GERMAN
    ways, geo = g.geo.movement, g.geo
    networks = (
        ways.network(g.spots, Terms(mobility, False, thaw, False)),
        ways.network(g.spots, Terms(mobility, True, thaw, german)),
    )
    enemies, zone = g.count[1 - camp], g.seen_zone[camp][1 - camp]
    stops = zone if held is None else held
    columns, shy = columns_of(g, camp), must_avoid(g, (unit,))
    change = g.world.charts.actions["to-column"]
    start = 2 * cell + g.column[unit]
    costs, before = {start: 0}, dict[int, int]()
    queue = [(0, start)]
    while queue:
        cost, node = heappop(queue)
        if cost > costs[node]:
            continue
        here, mode = divmod(node, 2)
        if stops[here] and here != cell:
            continue
        for near, price in networks[mode][here]:
            spending, there = cost + price, 2 * near + mode
            if spending > points or enemies[near] or spending >= costs.get(there, FAR):
                continue
            if mode and (columns[near] or zone[near]):
                continue
            if shy and zone[near] and not may_occupy(g, unit, near):
                continue
            costs[there], before[there] = spending, node
            heappush(queue, (spending, there))
        if zone[here] and here != cell:
            continue
        if mode:
            ground = geo.hex_cost(here, Terms(mobility, False, thaw, False))
            price = FAR if ground is None else ground + _way(g, here, mobility, thaw)
        else:
            price = FAR if not geo.on_way[here] or columns[here] or zone[here] else change
        spending, there = cost + price, node ^ 1
        if spending <= points and spending < costs.get(there, FAR):
            costs[there], before[there] = spending, node
            heappush(queue, (spending, there))
    return Reach(start, points, costs, before, dismounts)


def _way(g: Position, cell: int, mobility: str, thaw: bool) -> int:
    """What the way of a hex adds to the price of deploying there."""
    terms = Terms(mobility, True, thaw, False)
    return min(g.geo.way_cost(kind, cell, g.spots, terms) for kind in g.geo.way_kinds[cell])


def hexes_to(geo: Geography, cells: Iterable[int], most: int) -> list[int]:
    """Hexes from each hex to the nearest of some hexes; one more than the most beyond that."""
    found = [most + 1] * len(geo.board)
    edge = set(cells)
    for distance in range(most + 1):
        for cell in edge:
            found[cell] = distance
        edge = {near for cell in edge for near in geo.board.neighbours[cell] if found[near] > most}
        edge = {cell for cell in edge if found[cell] == most + 1}
    return found
