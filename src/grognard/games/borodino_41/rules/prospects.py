"""6/initiative/bid: which enemy hexes a side could point assault markers at, from where its units stand."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from heapq import heapify, heappop, heappush

from grognard.games.borodino_41.geography import AMPHIBIOUS, Terms
from grognard.games.borodino_41.position import ALLOWANCE, GOOD, MOVED, Position
from grognard.games.borodino_41.rules.movement.networks import network_by
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
    front = _front(g, camp, frozenset())
    found = {
        enemy
        for mobility, froms in starts.items()
        for cell in _reached(g, camp, mobility, froms, front)
        for enemy in front[cell]
    }
    return min(len(found), len(units))


def has_another(g: Position, camp: int) -> bool:
    """Whether a side could, in what is left of its movement, point a marker at a hex that has none yet.

    Units that have moved may still do so from where they stand (7/move/one-at-a-time).
    """
    front, starts = _front(g, camp, marked_hexes(g, camp)), Starts()
    for unit in g.units_of(camp):
        if g.assault[unit] or g.points[unit] < MARKER or not can_assault(g, unit):
            continue
        if g.cell[unit] in front:
            return True
        if g.moved[unit] != MOVED:
            starts.setdefault(_mobility(g, unit), []).append((g.points[unit], g.cell[unit]))
    found = (_reached(g, camp, mobility, froms, front) for mobility, froms in starts.items())
    return any(next(cells, None) is not None for cells in found)


def _front(g: Position, camp: int, placed: Collection[int]) -> dict[int, list[int]]:
    """The hexes beside enemies, each with those that are under no marker yet."""
    found: dict[int, list[int]] = {}
    for enemy in {g.cell[unit] for unit in g.units_of(1 - camp)}:
        if enemy not in placed:
            for cell in g.geo.board.neighbours[enemy]:
                found.setdefault(cell, []).append(enemy)
    return found


def can_assault(g: Position, unit: int) -> bool:
    """12/assault/who, 12/state/suppressed: whether a unit could move and assault at all."""
    printed = g.printed[unit]
    return printed.may_assault and printed.mobility != "static" and g.state[unit] == GOOD


def _mobility(g: Position, unit: int) -> str:
    printed = g.printed[unit]
    return AMPHIBIOUS if printed.is_amphibious else printed.mobility


def _reached(
    g: Position, camp: int, mobility: str, starts: list[tuple[int, int]], front: Collection[int]
) -> Iterator[int]:
    """The hexes of the front that units of one class could reach, all units at once, the nearest first.

    A node is twice its hex, and one more in column. Costs are what was spent of the most that anybody has.
    """
    thaw = g.conditions.thaw
    deployed = network_by(g, Terms(mobility, False, thaw, german=False))
    column = network_by(g, Terms(mobility, True, thaw, camp == GERMAN))
    enemies, on_way = g.count[1 - camp], g.geo.on_way
    most = max(points for points, _ in starts)
    limit, best = most - MARKER, {2 * cell: most - points for points, cell in sorted(starts)}
    queue = [(cost, node) for node, cost in best.items()]
    heapify(queue)
    found: set[int] = set()
    while queue:
        cost, node = heappop(queue)
        if cost > best[node] or cost > limit:
            continue
        cell, in_column = node >> 1, node & 1
        if cell in front and cell not in found:
            found.add(cell)
            yield cell
        if not in_column and on_way[cell] and best.get(node + 1, most) > cost + TO_COLUMN:
            best[node + 1] = cost + TO_COLUMN
            heappush(queue, (cost + TO_COLUMN, node + 1))
        for near, price in column[cell] if in_column else deployed[cell]:
            to, spent = 2 * near + in_column, cost + price
            if spent <= limit and best.get(to, most) > spent and not enemies[near]:
                best[to] = spent
                heappush(queue, (spent, to))
