"""6/initiative/bid: which enemy hexes a side could point assault markers at, from where its units stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import compress, count, pairwise

from grognard.games.borodino_41.geography import AMPHIBIOUS, Terms
from grognard.games.borodino_41.position import ALLOWANCE, FERRIED, GOOD, MOVED, Position
from grognard.games.borodino_41.rules.movement.allowance import CAVALRY
from grognard.games.borodino_41.rules.movement.contact import beside_enemy
from grognard.games.borodino_41.rules.movement.networks import network_by, step_cost
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.games.borodino_41.units import GERMAN
from grognard.kernel.board.movement import Cells, Network
from grognard.kernel.kept import kept

Start = tuple[int, int, int]
"""The quarters that a unit has, the node where it stands (see `_reached`), and the unit."""
March = tuple[str, Sequence[int]]
"""How a unit goes, and the nodes of its way."""
Starts = dict[str, list[Start]]
"""By mobility."""


def marked_hexes(g: Position, camp: int, *, dummies: bool = True) -> set[int]:
    """The hexes at which assault markers of a side point, those of dummies among them or not."""
    toward, cell, camps, is_dummy = g.geo.board.toward, g.cell, g.camp, g.world.is_dummy
    marked = (
        unit
        for unit in compress(count(), g.assault)
        if camps[unit] == camp and cell[unit] >= 0 and (dummies or not is_dummy[unit])
    )
    found = (toward(cell[unit], g.assault[unit] - 1) for unit in marked)
    return {there for there in found if there is not None}


@kept("weather")
def targets_in_reach(g: Position, camp: int, kind: str, enough: int) -> int:
    """How many hexes that enemies are seen in a side could assault in an impulse of a kind, up to so many.

    Everybody sees the enemy's counters, and each side knows its own; zones of control stop nobody. Units
    march deployed, or in column along a way, on wheels or on foot. No more hexes than units that could
    assault count.
    """
    units = [unit for unit in g.units_of(camp) if can_assault(g, unit)]
    starts: Starts = {}
    for unit in units:
        points = ALLOWANCE[kind] + CAVALRY[kind] * g.printed[unit].is_cavalry
        for mobility in _mobilities(g, unit):
            starts.setdefault(mobility, []).append((points, _node(g, unit), unit))
    front, enemies, neighbours = beside_enemy(g, camp), g.count[1 - camp], g.geo.board.neighbours
    most = min(enough, len(units), sum(map(bool, enemies)))
    found: set[int] = set()
    for mobility, froms in starts.items():
        for node in _reached(g, camp, mobility, froms, front, {}):
            found.update(near for near in neighbours[node % len(enemies)] if enemies[near])
            if len(found) >= most:
                return most
    return len(found)


def has_another(g: Position, camp: int) -> bool:
    """Whether a side could, in what is left of its movement, point a marker at a hex that has none yet.

    Units that have moved may still do so from where they stand (7/move/one-at-a-time). What was found the
    last time is looked at first: mostly it still holds.
    """
    front = beside_enemy(g, camp, marked_hexes(g, camp, dummies=False))
    known = g.last.get(("another", camp))
    if known is not None and _leads_on(g, camp, front, *known):
        return True
    found = _another(g, camp, front)
    if found is not None:
        g.last["another", camp] = found
    return found is not None


def _another(g: Position, camp: int, front: Cells) -> tuple[int, March] | None:
    """A unit that could point a marker at one more hex, how it goes, and the nodes of its way there."""
    starts, marker = Starts(), g.world.charts.actions["assault-marker"]
    for unit in g.units_of(camp):
        if g.assault[unit] or g.points[unit] < marker or not can_assault(g, unit):
            continue
        if g.moved[unit] == FERRIED:  # 15/river/ferry
            continue
        if front[g.cell[unit]]:
            return unit, ("", (g.cell[unit],))
        if g.moved[unit] != MOVED and not g.bank[unit]:  # wheels may not go over it (9/terrain/embankment)
            for mobility in _mobilities(g, unit):
                starts.setdefault(mobility, []).append((g.points[unit], _node(g, unit), unit))
    for mobility, froms in starts.items():
        before: dict[int, int] = {}
        for node in _reached(g, camp, mobility, froms, front, before):
            way = [node]
            while way[-1] in before:
                way.append(before[way[-1]])
            unit = max(start for start in froms if start[1] == way[-1])[2]
            if _has_room(g, unit, node % len(front)):
                return unit, (mobility, way[::-1])
    return None


def _has_room(g: Position, unit: int, cell: int) -> bool:
    """8/stack/limit: whether those who can't leave a hex any more let a unit stay there."""
    camp, moved = g.camp[unit], g.moved
    staying = (other for other in g.units_at(cell) if g.camp[other] == camp and moved[other] == MOVED)
    return sum(g.strength[other] for other in staying) + g.strength[unit] <= LIMIT


def _leads_on(g: Position, camp: int, front: Cells, unit: int, march: March) -> bool:
    """Whether a unit could still go this way, and point a marker at a hex at its end."""
    mobility, way = march
    prices = g.world.charts.actions
    left, size = g.points[unit] - prices["assault-marker"], len(front)
    if left < 0 or g.cell[unit] != way[0] % size or g.assault[unit] or not front[way[-1] % size]:
        return False
    if g.moved[unit] == FERRIED or not can_assault(g, unit):
        return False
    if len(way) == 1:
        return True
    if g.moved[unit] == MOVED or _node(g, unit) != way[0] or not _has_room(g, unit, way[-1] % size):
        return False
    networks, enemies = _networks(g, camp, mobility), g.count[1 - camp]
    for node, to in pairwise(way):
        in_column, cell = divmod(node, size)
        cost = (
            prices["to-column"]
            if to == node + size
            else g.geo.deploying(mobility, g.conditions.thaw)[cell]
            if to == node - size
            else step_cost(networks[in_column], cell, to % size)
        )
        if cost is None or enemies[to % size]:
            return False
        left -= cost
    return left >= 0


def can_assault(g: Position, unit: int) -> bool:
    """12/assault/who, 12/state/suppressed: whether a unit could move and assault at all."""
    printed = g.printed[unit]
    return printed.may_assault and printed.mobility != "static" and g.state[unit] == GOOD


def _node(g: Position, unit: int) -> int:
    return g.cell[unit] + len(g.geo.board) * g.column[unit]


def _mobilities(g: Position, unit: int) -> tuple[str, ...]:
    """7/reduce/dismount: the classes in which a unit may move, on foot as well if it can get down."""
    printed = g.printed[unit]
    found = AMPHIBIOUS if printed.is_amphibious else printed.mobility
    return (found, "foot") if printed.may_dismount and found != "foot" else (found,)


def _networks(g: Position, camp: int, mobility: str) -> tuple[Network, Network]:
    """The steps of a class of units, deployed and in column."""
    thaw = g.conditions.thaw
    deployed = network_by(g, Terms(mobility, False, thaw, german=False))
    return deployed, network_by(g, Terms(mobility, True, thaw, camp == GERMAN))


def _reached(
    g: Position, camp: int, mobility: str, starts: Sequence[Start], front: Cells, before: dict[int, int]
) -> Iterator[int]:
    """Where units of one class could reach the front, all units at once, the nearest first: each hex once.

    A node is the number of a hex, and as many more as there are hexes in column; `before` gets the node from
    which each was come to. Costs are what was spent of the most that anybody has.
    """
    (deployed, column), on_way = _networks(g, camp, mobility), g.geo.on_way
    deploying = g.geo.deploying(mobility, g.conditions.thaw)
    most, size, ahead = max(starts)[0], len(front), bytearray(front)
    prices = g.world.charts.actions
    limit, to_column = most - prices["assault-marker"], prices["to-column"]
    known = 2 * bytearray(g.count[1 - camp]).translate(bytes([limit + 1, *bytes(255)]))
    buckets: list[list[int]] = [[] for _ in range(limit + 1)]
    for points, start, _ in starts:
        if most - points < known[start]:
            known[start] = most - points
            buckets[most - points].append(start)
    for cost, bucket in enumerate(buckets):
        for node in bucket:
            if known[node] != cost:
                continue
            more = node >= size and size
            cell = node - more
            if ahead[cell]:
                ahead[cell] = 0
                yield node
            if more:
                price = deploying[cell]
                if price is not None and cost + price < known[cell]:
                    known[cell] = cost + price
                    buckets[cost + price].append(cell)
                    before[cell] = node
            elif on_way[cell] and cost + to_column < known[node + size]:
                known[node + size] = cost + to_column
                buckets[cost + to_column].append(node + size)
                before[node + size] = node
            for near, price in column[cell] if more else deployed[cell]:
                spent = cost + price
                if spent < known[near + more]:
                    known[near + more] = spent
                    buckets[spent].append(near + more)
                    before[near + more] = node
