"""6/initiative/bid: which enemy hexes a side could point assault markers at, from where its units stand."""

from __future__ import annotations

from heapq import heappop, heappush

from grognard.games.borodino_41.geography import AMPHIBIOUS, Terms
from grognard.games.borodino_41.position import ALLOWANCE, GOOD, MOVED, Position
from grognard.games.borodino_41.units import GERMAN, QUARTER
from grognard.kernel.kept import kept

MARKER = QUARTER
"""7/assault/marker-cost: what placing a marker takes."""
TO_COLUMN = QUARTER
"""7/formation/to-column: likewise to form a column."""


def marked_hexes(g: Position, camp: int) -> set[int]:
    """The hexes at which assault markers of a side point."""
    if not any(g.assault):
        return set()
    toward = g.geo.board.toward
    found = (toward(g.cell[unit], g.assault[unit] - 1) for unit in g.units_of(camp) if g.assault[unit])
    return {cell for cell in found if cell is not None}


@kept("weather")
def targets_in_reach(g: Position, camp: int, kind: str, afresh: bool = True) -> int:
    """How many hexes that enemies are seen in a side could assault in an impulse of a kind.

    Everybody sees the enemy's counters, and each side knows its own; zones of control stop nobody. Units
    march deployed, or form a column and march along a way. `afresh` asks before an impulse; otherwise for what
    is left of the present one. No more hexes than units that could assault count.
    """
    units = [unit for unit in g.units_of(camp) if _can_assault(g, unit, afresh)]
    found: set[int] = set()
    by_class: dict[str, list[tuple[int, int]]] = {}
    for unit in units:
        left = ALLOWANCE[kind] if afresh else g.points[unit]
        spent = ALLOWANCE[kind] - left + MARKER
        printed = g.printed[unit]
        mobility = AMPHIBIOUS if printed.is_amphibious else printed.mobility
        by_class.setdefault(mobility, []).append((spent, g.cell[unit]))
    for mobility, starts in by_class.items():
        found |= _reached(g, camp, mobility, starts, ALLOWANCE[kind])
    if not afresh:
        found |= marked_hexes(g, camp)
        return len(found)
    return min(len(found), len(units))


def _can_assault(g: Position, unit: int, afresh: bool) -> bool:
    printed = g.printed[unit]
    if not printed.may_assault or printed.mobility == "static" or g.state[unit] != GOOD:
        return False
    return afresh or (g.moved[unit] != MOVED and not g.assault[unit] and g.points[unit] >= MARKER)


def _reached(
    g: Position, camp: int, mobility: str, starts: list[tuple[int, int]], limit: int
) -> set[int]:
    """The enemy hexes next to those that units of one class could reach, all at once."""
    thaw, german = g.conditions.thaw, camp == GERMAN
    ways = g.geo.movement
    deployed = ways.network(g.spots, Terms(mobility, False, thaw, german))
    column = ways.network(g.spots, Terms(mobility, True, thaw, german))
    enemies, on_way = g.count[1 - camp], g.geo.on_way
    best: dict[int, int] = {}
    queue: list[tuple[int, int]] = []

    def visit(cost: int, node: int) -> None:
        if cost <= limit and cost < best.get(node, limit + 1):
            best[node] = cost
            heappush(queue, (cost, node))

    for spent, cell in starts:
        visit(spent, 2 * cell)
    found = set()
    while queue:
        cost, node = heappop(queue)
        if cost > best[node]:
            continue
        cell, in_column = divmod(node, 2)
        if not in_column and on_way[cell]:
            visit(cost + TO_COLUMN, node + 1)
        for near, price in (column if in_column else deployed)[cell]:
            if enemies[near]:
                found.add(near)
            else:
                visit(cost + price, 2 * near + in_column)
    return found
