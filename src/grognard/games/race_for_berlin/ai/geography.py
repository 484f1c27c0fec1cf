"""How far zones lie from each other, and how strongly far goals draw whoever stands nearer."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from heapq import heapify, heappop, heappush

from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.components import Components
from grognard.games.race_for_berlin.position import GERMANS, Position

FAR = 999


@cache
def from_berlin(box: Components) -> tuple[int, ...]:
    """For each zone, what the way to the nearest Berlin zone costs on an empty map."""
    return tuple(costs_from(box, dict.fromkeys(box.berlin, 0)))


def costs_from(box: Components, starts: Mapping[int, int]) -> list[int]:
    """For each zone, the cost of the cheapest way to one of these, each with its own cost to begin with."""
    costs = [FAR] * len(box.board)
    queue = [(cost, zone) for zone, cost in starts.items()]
    heapify(queue)
    for cost, zone in queue:
        costs[zone] = cost
    while queue:
        cost, zone = heappop(queue)
        if cost > costs[zone]:
            continue
        for near, step in box.ways[zone]:
            if cost + step < costs[near]:
                costs[near] = cost + step
                heappush(queue, (cost + step, near))
    return costs


def pull(w: Weights, g: Position, camp: int, goals: Mapping[int, float]) -> list[float]:
    """For each zone, the worth of the best goal a camp's Soviets can go for from there, less the way."""
    box = g.box
    closed, rivals = box.far_sector[camp], g.count[1 - camp]
    found = [float(-FAR)] * len(box.board)
    queue = [(-worth, zone) for zone, worth in goals.items()]
    heapify(queue)
    for cost, zone in queue:
        found[zone] = -cost
    while queue:
        cost, zone = heappop(queue)
        if -cost < found[zone]:
            continue
        extra = 0
        if g.count[GERMANS][zone] and not box.is_berlin[zone]:
            extra += w.ways.resistance
        if rivals[zone]:
            extra += w.ways.crowded
        for near, step in box.ways[zone]:
            worth = -cost - w.ways.ground * (step + extra)
            if worth > found[near] and not closed[near] and not g.american[near]:
                found[near] = worth
                heappush(queue, (-worth, near))
    return found


def germans_near(g: Position, zone: int) -> bool:
    """Whether a neighbouring zone holds Germans."""
    german_in = g.count[GERMANS]
    return any(german_in[near] for near in g.box.board.neighbours[zone])
