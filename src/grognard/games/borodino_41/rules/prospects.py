"""6/initiative/bid: which enemy hexes a side could point assault markers at, from where its units stand."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush

from grognard.games.borodino_41.geography import AMPHIBIOUS, Terms
from grognard.games.borodino_41.position import ALLOWANCE, GOOD, MOVED, Position
from grognard.games.borodino_41.units import GERMAN, QUARTER
from grognard.kernel.kept import kept

MARKER = QUARTER
"""7/assault/marker-cost: what placing a marker takes."""
TO_COLUMN = QUARTER
"""7/formation/to-column: likewise to form a column."""
Starts = dict[str, list[tuple[int, int]]]
"""By mobility, the quarters that units have and the hexes where they stand."""


def marked_hexes(g: Position, camp: int) -> set[int]:
    """The hexes at which assault markers of a side point."""
    if not any(g.assault):
        return set()
    toward = g.geo.board.toward
    found = (toward(g.cell[unit], g.assault[unit] - 1) for unit in g.units_of(camp) if g.assault[unit])
    return {cell for cell in found if cell is not None}


@kept("weather")
def targets_in_reach(g: Position, camp: int, kind: str) -> int:
    """How many hexes that enemies are seen in a side could assault in an impulse of a kind.

    Everybody sees the enemy's counters, and each side knows its own; zones of control stop nobody. Units
    march deployed, or form a column and march along a way. No more hexes than units that could assault count.
    """
    units = [unit for unit in g.units_of(camp) if can_assault(g, unit)]
    starts: Starts = {}
    for unit in units:
        starts.setdefault(_mobility(g, unit), []).append((ALLOWANCE[kind], g.cell[unit]))
    found = {cell for mobility, froms in starts.items() for cell in _reached(g, camp, mobility, froms)}
    return min(len(found), len(units))


def has_another(g: Position, camp: int) -> bool:
    """Whether a side could, in what is left of its movement, point a marker at a hex that has none yet.

    Units that have moved may still do so from where they stand (7/move/one-at-a-time).
    """
    placed, starts = marked_hexes(g, camp), Starts()
    enemies, beside = g.count[1 - camp], g.geo.board.neighbours
    for unit in g.units_of(camp):
        if g.assault[unit] or g.points[unit] < MARKER or not can_assault(g, unit):
            continue
        if any(enemies[near] and near not in placed for near in beside[g.cell[unit]]):
            return True
        if g.moved[unit] != MOVED:
            starts.setdefault(_mobility(g, unit), []).append((g.points[unit], g.cell[unit]))
    return any(
        cell not in placed
        for mobility, froms in starts.items()
        for cell in _reached(g, camp, mobility, froms)
    )


def can_assault(g: Position, unit: int) -> bool:
    """12/assault/who, 12/state/suppressed: whether a unit could move and assault at all."""
    printed = g.printed[unit]
    return printed.may_assault and printed.mobility != "static" and g.state[unit] == GOOD


def _mobility(g: Position, unit: int) -> str:
    printed = g.printed[unit]
    return AMPHIBIOUS if printed.is_amphibious else printed.mobility


def _reached(g: Position, camp: int, mobility: str, starts: list[tuple[int, int]]) -> Iterator[int]:
    """The enemy hexes beside those that units of one class could reach, all at once, the nearest first.

    A node is twice its hex, and one more in column. Costs are what was spent of the most that anybody has.
    """
    thaw, german = g.conditions.thaw, camp == GERMAN
    ways = g.geo.movement
    networks = (
        ways.network(g.spots, Terms(mobility, False, thaw, german)),
        ways.network(g.spots, Terms(mobility, True, thaw, german)),
    )
    enemies, on_way, beside = g.count[1 - camp], g.geo.on_way, g.geo.board.neighbours
    most = max(points for points, _ in starts)
    limit = most - MARKER
    best: dict[int, int] = {}
    queue: list[tuple[int, int]] = []
    for points, cell in starts:
        heappush(queue, (most - points, 2 * cell))
    found = set()
    while queue:
        cost, node = heappop(queue)
        if cost > best.get(node, limit):
            continue
        cell, in_column = divmod(node, 2)
        for near in beside[cell]:
            if enemies[near] and near not in found:
                found.add(near)
                yield near
        steps = [(2 * near + in_column, price) for near, price in networks[in_column][cell]]
        if not in_column and on_way[cell]:
            steps.append((node + 1, TO_COLUMN))
        for to, price in steps:
            spent = cost + price
            if spent < best.get(to, limit + 1) and not enemies[to // 2]:
                best[to] = spent
                heappush(queue, (spent, to))
