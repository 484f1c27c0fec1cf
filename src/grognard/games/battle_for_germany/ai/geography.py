"""Distances on the map, worked out once for each set of components."""

from __future__ import annotations

from functools import cache

from grognard.games.battle_for_germany.components import Components
from grognard.kernel.board.movement import NO_ZOC, reach

FAR = 99
"""Movement points that stand for a goal out of all reach."""


@cache
def steps_to(box: Components, goal: int) -> bytes:
    """Movement points from each hex to a goal over open ground, as if nobody stood in the way."""
    network, none = box.ways(lambda a, b: True), bytes(len(box.board))
    costs = reach(network, goal, FAR, none, none, NO_ZOC)
    return bytes(costs.get(cell, FAR) for cell in range(len(box.board)))


@cache
def hexes_from(box: Components, start: int) -> bytes:
    """Hexes from one hex to each other, whatever lies between."""
    apart = box.board.distance
    return bytes(apart(start, cell) for cell in range(len(box.board)))
