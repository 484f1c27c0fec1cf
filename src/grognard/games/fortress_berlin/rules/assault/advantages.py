"""8.5 Advantages in an assault: each is a column, right for the attacker or left for the defender."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grognard.games.fortress_berlin.position import COMBAT, Position
from grognard.games.fortress_berlin.rules.combat import strength
from grognard.kernel.answers import COLUMN, Line

RIGHT, LEFT = 1, -1


def advantages(
    g: Position, cell: int, attackers: Sequence[int], defenders: Sequence[int], zone: bytearray
) -> tuple[Line, ...]:
    """8.5: all shifts of an assault, which add up; `zone` is what the attacker controls, as far as one knows.

    10.1.2a, 10.1.3a: in a fortification that still serves only morale and coordination count.
    """
    found = [*_morale(g, cell, attackers, defenders)]
    if not g.works_at(cell):
        if has_armour_superiority(g, cell, attackers, defenders):
            found.append(Line("8.5.2a", "assault.armour", RIGHT, COLUMN))
        if is_flanked(g, cell, attackers, defenders):
            found.append(Line("8.5.3", "assault.flank", RIGHT, COLUMN))
        if is_encircled(g, cell, 1 - g.camp[attackers[0]], zone):
            found.append(Line("8.5.4", "assault.encircled", RIGHT, COLUMN))
    if lowered := strength.coordination(g, attackers):
        found.append(Line("17.5", "assault.armies", lowered, COLUMN))
    return tuple(found)


def _morale(g: Position, cell: int, attackers: Sequence[int], defenders: Sequence[int]) -> Iterator[Line]:
    """8.5.1: the higher MR; garrisons have one, supporting headquarters are not there."""
    garrison = strength.garrison(g, cell)
    best = best_morale(g, attackers)
    other = max(best_morale(g, defenders), garrison.mr if garrison else 0)
    if best != other:
        args = {"ours": best, "theirs": other}
        yield Line("8.5.1", "assault.morale", RIGHT if best > other else LEFT, COLUMN, args)


def best_morale(g: Position, units: Sequence[int]) -> int:
    """8.5.1: the best MR among units in combat mode; who is in manoeuvre mode shows none."""
    return max((g.printed[unit].mr for unit in units if g.mode[unit] == COMBAT), default=0)


def has_armour_superiority(
    g: Position, cell: int, attackers: Sequence[int], defenders: Sequence[int]
) -> bool:
    """8.5.2a, 8.5.2b: in clear or park, against no armour, engineers or guns, and not all over bridges."""
    armour = [unit for unit in attackers if g.printed[unit].is_armour]
    if not armour or not g.world.charts.tec[g.geo.terrain[cell]].armour:
        return False
    if any(_stops_armour(g, unit) for unit in defenders):
        return False
    some = any if g.world.charts.switches.any_bridge_cancels_armour else all
    return not some(strength.is_over_bridge(g, unit, cell) for unit in armour)


def _stops_armour(g: Position, unit: int) -> bool:
    printed = g.printed[unit]
    return printed.is_armour or printed.is_engineer or printed.is_support


def is_flanked(g: Position, cell: int, attackers: Sequence[int], defenders: Sequence[int]) -> bool:
    """8.5.3: at least one hex from which the attack comes is faced by no defender."""
    fronts = {g.cell[unit] for unit in attackers}
    return bool(defenders) and any(not any(g.is_front(unit, front) for unit in defenders) for front in fronts)


def is_encircled(g: Position, cell: int, camp: int, zone: bytearray) -> bool:
    """8.5.4: enemies or their zones all around; friends cancel zones, lakes and the edge are no way out."""
    return all(
        g.count[1 - camp][near] or (zone[near] and not g.count[camp][near])
        for near in g.geo.board.neighbours[cell]
        if g.geo.terrain[near] != "lake"
    )
