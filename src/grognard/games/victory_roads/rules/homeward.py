"""4.6.4 Moves of unsupplied units: every hex brings them nearer to one source or HQ of their own."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.ways import closed_to, network_for
from grognard.games.victory_roads.rules.supply import capital_sources, sources
from grognard.games.victory_roads.units import AXIS


class Stage(NamedTuple):
    """A hex on the way home."""

    cost: int
    toward: frozenset[int]
    """The goals that a unit still heads for there."""
    before: int
    """The hex that it comes from."""


def is_bound_homeward(g: Position, unit: int) -> bool:
    """4.6.4: whether a unit may only move toward supply; elite units go where they like."""
    return bool(g.cut[unit]) and not g.unit(unit).elite


def goals(g: Position, unit: int) -> set[int]:
    """The sources and HQs of a unit's side toward which it may move."""
    camp = g.camp[unit]
    hqs = {g.cell[hq] for hq in g.world.hqs if g.cell[hq] >= 0 and g.camp[hq] == camp}
    own = capital_sources(g, g.nation_of(unit)) if camp == AXIS else ()
    return {*sources(g, camp), *hqs, *own} - {g.cell[unit]}


def homeward_reach(
    g: Position, unit: int, points: int, toward: frozenset[int] | None = None, *, begins: bool = True
) -> dict[int, Stage]:
    """The hexes that such a unit can reach, with what each costs and the goals that are left there.

    `toward` are the goals of a move that has begun. Of two ways to a hex the cheaper counts, and of equal
    ones the first; a unit that wants another goal goes step by step.
    """
    network, closed, start, distance = (
        network_for(g, unit),
        closed_to(g, unit),
        g.cell[unit],
        g.geo.board.distance,
    )
    found = {start: Stage(0, frozenset(goals(g, unit)) if toward is None else toward, start)}
    queue = [start]
    while queue:
        cell = min(queue, key=lambda there: found[there].cost)
        queue.remove(cell)
        spent, heading, _ = found[cell]
        away = {goal: distance(cell, goal) for goal in heading}
        for near, cost in network[cell]:
            total = spent + cost
            free = begins and points and cell == start  # 6.1.8
            if closed[near] or (total > points and not free) or (near in found and found[near].cost <= total):
                continue
            if still := frozenset(goal for goal, far in away.items() if distance(near, goal) < far):
                found[near] = Stage(total, still, cell)
                if total < points and near not in queue:
                    queue.append(near)
    return found
