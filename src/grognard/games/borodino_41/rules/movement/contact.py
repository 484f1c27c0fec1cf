"""10 Zones as they appear to who moves: where leaving is dangerous, and where entering is forbidden.

Who moves reckons with every counter that it can't name; what the enemy may do then rests on its true units.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import compress, count

from grognard.games.borodino_41.position import DISRUPTED, TRENCH, Position
from grognard.games.borodino_41.rules.terrain import is_out_of_zones
from grognard.games.borodino_41.rules.works import takes
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.board.movement import Cells, Network
from grognard.kernel.board.zoc import union
from grognard.kernel.kept import reuse
from grognard.kernel.state import Event
from grognard.kernel.verbs import Bar


def may_occupy(g: Position, unit: int, cell: int) -> bool:
    """9/fort/zoc, 10/zoc/exceptions: whether no zone would reach a unit in the works of a hex.

    Vehicles and columns stay outside of both (9/fort/vehicles, 7/formation/column-no-work).
    """
    if g.column[unit] or g.is_armoured(unit):
        return False
    if cell in g.geo.forts and not g.wrecked[cell]:
        return True
    printed = g.printed[unit]
    return g.has_work(g.camp[unit], cell, TRENCH) and (printed.is_personnel or printed.is_weapon)


def is_exposed(g: Position, unit: int) -> bool:
    """10/zoc/leave: whether a unit's hex seems to lie in an enemy zone; in a lull nobody fires."""
    camp = g.camp[unit]
    return bool(g.seen_zone[camp][1 - camp][g.cell[unit]]) and not g.lull and not is_out_of_zones(g, unit)


def must_avoid(g: Position, units: Sequence[int]) -> bool:
    """12/state/disrupted, 6/lull/restrictions: whether units may not enter zones."""
    return g.lull or any(g.state[unit] == DISRUPTED for unit in units)


def bar_to_zone(g: Position, units: Sequence[int], cell: int) -> Bar | None:
    """6/lull/restrictions, 12/state/disrupted: why units may not enter a zone, unless by a work of theirs."""
    camp = g.camp[units[0]]
    if not must_avoid(g, units) or not g.seen_zone[camp][1 - camp][cell]:
        return None
    if all(may_occupy(g, unit, cell) for unit in units):
        return None
    return ("6/lull/restrictions" if g.lull else "12/state/disrupted"), "why.march-zone"


def forbidden(g: Position, units: Sequence[int]) -> Cells:
    """The hexes that units may not enter: of enemies, for columns of columns, and zones to be avoided."""
    camp = g.camp[units[0]]
    enemies = g.count[1 - camp]
    found: list[Cells] = [enemies]
    if g.column[units[0]]:
        found.append(columns_of(g, camp))
    if must_avoid(g, units):
        found.append(_zones(g, camp, units))
    if g.world.hidden and all(g.world.is_dummy[unit] for unit in units):
        found.append(bytes(takes(g, camp, cell) for cell in range(len(enemies))))
    return enemies if len(found) == 1 else union(*found)


def columns_of(g: Position, camp: int) -> bytes:
    """7/formation/column-stacking: the hexes with a side's columns."""
    found, cell, camps = bytearray(len(g.geo.board)), g.cell, g.camp
    for unit in compress(count(), g.column):
        if cell[unit] >= 0 and camps[unit] == camp:
            found[cell[unit]] = 1
    return bytes(found)


def _zones(g: Position, camp: int, units: Sequence[int]) -> bytes:
    """The zones that these units see, without works that all of them could occupy."""
    found = bytearray(g.seen_zone[camp][1 - camp])
    trench, cell = 2 * TRENCH + camp, -1
    while (cell := g.works.find(trench, cell + 1)) >= 0:
        if found[cell] and all(may_occupy(g, unit, cell) for unit in units):
            found[cell] = 0
    for cell in g.geo.forts:
        if found[cell] and all(may_occupy(g, unit, cell) for unit in units):
            found[cell] = 0
    return bytes(found)


def beside_enemy(g: Position, camp: int, but: Collection[int] = ()) -> bytes:
    """Of each hex, whether an enemy counter stands next to it, but for those in some hexes."""
    enemies = bytearray(g.count[1 - camp])
    for cell in but:
        enemies[cell] = 0
    return reuse(g, ("beside", camp, bool(but)), _beside, g.geo.board.neighbours, bytes(enemies))


def _beside(neighbours: Sequence[Sequence[int]], enemies: bytes) -> bytes:
    found = bytearray(len(enemies))
    for cell in compress(count(), enemies):
        for near in neighbours[cell]:
            found[near] = 1
    return bytes(found)


def least_watched(
    g: Position, camp: int, network: Network, costs: Mapping[int, int], way: tuple[int, ...]
) -> tuple[int, ...]:
    """10/zoc/leave: a way that costs as little, if one leaves fewer hexes in what seem to be enemy zones."""
    start, goal, zone = way[0], way[-1], g.seen_zone[camp][1 - camp]
    fewest = sum(map(bool, map(zone.__getitem__, way[1:-1])))
    if g.lull or not fewest:
        return way
    best = {start: (0, 0, start)}  # by cell: how many watched hexes were left, steps, the cell before
    for cell in sorted(costs, key=costs.__getitem__):
        if cell not in best or costs[cell] >= costs[goal]:
            continue
        left, steps, _ = best[cell]
        found = left + (cell != start and bool(zone[cell])), steps + 1, cell
        for near, cost in network[cell]:
            if costs.get(near) == costs[cell] + cost and found < best.get(near, (*found[:2], cell + 1)):
                best[near] = found
    if goal not in best or best[goal][0] >= fewest:
        return way
    safer = [goal]
    while safer[-1] != start:
        safer.append(best[safer[-1]][2])
    return tuple(reversed(safer))


def warnings(g: Position, units: Sequence[int], way: Sequence[int]) -> tuple[Event, ...]:
    """10/zoc/leave: the hexes of a way that units leave in what seem to be enemy zones."""
    camp, zone = g.camp[units[0]], g.seen_zone[g.camp[units[0]]][1 - g.camp[units[0]]]
    exposed = any(is_exposed(g, unit) for unit in units)
    cells = tuple(cell for place, cell in enumerate(way[:-1]) if (zone[cell] if place else exposed))
    if g.lull or not cells:
        return ()
    return (Event("march.watched", ("10/zoc/leave",), {"cells": cells}, (SIDES[camp],)),)
