"""Spearheads: armour that drives for the goal of an operation, as far as its line of orders is held."""

from __future__ import annotations

from grognard.games.victory_roads.ai.operations import Aim
from grognard.games.victory_roads.ai.plan import Planner
from grognard.games.victory_roads.rules.ground.stacking import limit

_LONGEST = 8
"""Hexes of a corridor."""


def drive(planner: Planner) -> None:
    """Attacks on goals first; then armour goes on toward them, the nearest first."""
    fields = planner.fields
    planner.assaults(only={aim.goal for aim in fields.aims})
    for aim in fields.aims:
        ways = fields.ground.ways_to(aim.goal)
        for unit in sorted(_armour(planner, aim), key=lambda one: (ways[planner.g.cell[one]], one)):
            cell = _farthest(planner, unit, ways)
            if ways[planner.g.cell[unit]] - ways[cell] < aim.drive and not planner.exploiting:
                continue
            planner.place(unit, cell)
            planner.corridor.update(_way_back(planner, cell))


def _armour(planner: Planner, aim: Aim) -> list[int]:
    """The armoured units around a goal that can move and have no other task."""
    g, most = planner.g, aim.width + planner.fields.weights.soviet.look
    return [
        unit
        for unit in planner.movers
        if g.unit(unit).is_armoured
        and unit not in planner.plan
        and len(planner.costs[unit]) > 1
        and g.geo.board.distance(g.cell[unit], aim.goal) <= most
    ]


def _farthest(planner: Planner, unit: int, ways: list[float]) -> int:
    """The hex nearest to the goal where a unit has orders, weighed against the risk there."""
    g, fields, stance = planner.g, planner.fields, planner.stance
    here = g.cell[unit]
    if planner.exploiting and planner.taken[here] == 1 and fields.to_enemy[here] <= 1:
        return here  # a rear guard: nobody else will hold the way in this phase
    best, found = -1e9, here
    for cell in planner.costs[unit]:
        there = planner.taken.get(cell, 0) - (cell == here)
        if there >= limit(g, cell, planner.camp) or not planner.has_orders(cell):
            continue
        value = -fields.weights.sites.per_half_point * ways[cell]
        value -= stance.caution * fields.worth(unit) * planner.risk(unit, cell)
        if value > best:
            best, found = value, cell
    return found


def _way_back(planner: Planner, start: int) -> list[int]:
    """The hexes between a spearhead and what is safe that the enemy could close."""
    g, near, safe = planner.g, planner.fields.ground.near, planner.stance.safe
    before, edge = {start: -1}, [start]
    for _ in range(_LONGEST):
        following: list[int] = []
        for cell in edge:
            if planner.fields.to_enemy[cell] >= safe:
                way = []
                while cell >= 0:
                    way.append(cell)
                    cell = before[cell]
                return way
            for other in near[cell]:
                if other not in before and not g.count[1 - planner.camp][other]:
                    before[other] = cell
                    following.append(other)
        edge = following
    return []
