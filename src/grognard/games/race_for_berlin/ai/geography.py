"""How far zones are from Berlin and from each other, in half movement points."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from heapq import heappop, heappush

from grognard.games.race_for_berlin.components import Components
from grognard.games.race_for_berlin.position import Position

FAR = 999


@cache
def from_berlin(box: Components) -> tuple[int, ...]:
    """For each zone, what the way to the nearest Berlin zone costs on an empty map."""
    return tuple(costs_from(box, box.berlin))


def costs_from(box: Components, starts: Iterable[int]) -> list[int]:
    """For each zone, the cost of the cheapest way to one of these."""
    costs = [FAR] * len(box.board)
    queue = [(0, zone) for zone in starts]
    for _, zone in queue:
        costs[zone] = 0
    while queue:
        cost, zone = heappop(queue)
        if cost > costs[zone]:
            continue
        for near, step in box.ways[zone]:
            if cost + step < costs[near]:
                costs[near] = cost + step
                heappush(queue, (cost + step, near))
    return costs


def enemies_near(g: Position, zone: int, nation: int) -> int:
    """How many neighbouring zones hold the other nationality."""
    return sum(bool(g.enemies_in(near, nation)) for near in g.box.board.neighbours[zone])
