"""4.6.4 Moves of unsupplied units: every hex brings them nearer to one source or HQ of their own."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from heapq import heappop, heappush
from typing import NamedTuple

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.ways import closed_to, network_for
from grognard.games.victory_roads.rules.supply import capital_sources, sources
from grognard.games.victory_roads.units import AXIS

MOST = 16
"""No unsupplied unit has more half points."""


class Stage(NamedTuple):
    """A hex on the way home."""

    cost: int
    toward: frozenset[int]
    """The goals that a unit still heads for there."""
    way: tuple[int, ...]
    """The hexes that it has come by, start and end included."""


def is_bound_homeward(g: Position, unit: int) -> bool:
    """4.6.4: whether a unit may only move toward supply; elite units go where they like."""
    return bool(g.cut[unit]) and not g.unit(unit).elite


def goals(g: Position, unit: int) -> set[int]:
    """The sources and HQs of a unit's side toward which it may move."""
    camp = g.camp[unit]
    hqs = {g.cell[hq] for hq in g.world.hqs if g.cell[hq] >= 0 and g.camp[hq] == camp}
    own = capital_sources(g, g.nation_of(unit)) if camp == AXIS else ()
    return {*sources(g, camp), *hqs, *own} - {g.cell[unit]}


def still_nearer(g: Position, unit: int, cell: int, toward: Collection[int] | None = None) -> tuple[int, ...]:
    """The goals to which a step brings a unit nearer, of all or of those that it has headed for so far."""
    distance, start = g.geo.board.distance, g.cell[unit]
    found = _told_apart(g, start, goals(g, unit), MOST) if toward is None else toward
    return tuple(sorted(goal for goal in found if distance(cell, goal) < distance(start, goal)))


def _told_apart(g: Position, start: int, among: Collection[int], points: int) -> list[int]:
    """One goal for each group of goals that lie alike for all hexes so many half points away.

    On hexes a step leads nearer to a goal or not by the signs of how far it lies across and along the board,
    and by which of the two is more; far goals of one sector are therefore all the same.
    """
    spots, most = g.geo.board.spots, 2 * points + 2
    (across, along), groups = spots[start], dict[tuple[int, int, int], int]()
    limits = _limits(most)
    for goal in sorted(among):
        there = spots[goal]
        right, down = there[0] - across, there[1] - along
        wider = (right if right >= 0 else -right) - (down if down >= 0 else -down)
        groups.setdefault((limits[right], limits[down], limits[wider]), goal)
    return [*groups.values()]


@cache
def _limits(most: int) -> tuple[int, ...]:
    """Numbers kept within bounds, by their value; negative ones are counted from the end."""
    far = 400
    return tuple(max(-most, min(most, value if value < far else value - 2 * far)) for value in range(2 * far))


def homeward_reach(
    g: Position,
    unit: int,
    points: int,
    toward: Collection[int] | None = None,
    closed: bytes | None = None,
    stops: Collection[int] = (),
    *,
    begins: bool = True,
) -> dict[int, Stage]:
    """The hexes that such a unit can reach, with the cheapest way and the goals that are left at its end.

    `toward` are the goals of a move that has begun, `stops` hexes that it enters and does not leave. Dearer
    ways that keep other goals are followed too, since they may lead farther.
    """
    network, start = network_for(g, unit), g.cell[unit]
    heading = _told_apart(g, start, goals(g, unit), points) if toward is None else toward
    shut = closed_to(g, unit) if closed is None else closed
    first = Stage(0, frozenset(heading), (start,))
    found, kept, queue = {start: first}, {start: [first]}, [(0, 0, first)]
    distance, count = g.geo.board.distance, 0
    far = cache(lambda cell: {goal: distance(cell, goal) for goal in heading})
    while queue:
        *_, stage = heappop(queue)
        cell = stage.way[-1]
        if cell in stops and cell != start:
            continue
        away = far(cell)
        for near, cost in network[cell]:
            total = stage.cost + cost
            free = begins and points and cell == start  # 6.1.8
            if shut[near] or (total > points and not free):
                continue
            there = far(near)
            still = frozenset([goal for goal in stage.toward if there[goal] < away[goal]])
            if not still or any(old.cost <= total and still <= old.toward for old in kept.get(near, ())):
                continue
            made, count = Stage(total, still, (*stage.way, near)), count + 1
            kept.setdefault(near, []).append(made)
            if near not in found or total < found[near].cost:
                found[near] = made
            if total < points:
                heappush(queue, (total, count, made))
    return found
