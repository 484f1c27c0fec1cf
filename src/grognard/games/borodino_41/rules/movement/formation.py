"""7 Formation: into column on a way, out of it at the price of the ground; on foot or mounted."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.borodino_41.position import AFOOT, MOUNTED, Position
from grognard.games.borodino_41.rules import bridges, hidden
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.games.borodino_41.rules.movement.networks import deploying_cost
from grognard.games.borodino_41.rules.stacking import has_column
from grognard.kernel.verbs import Bar


def column_cost(g: Position, unit: int, unloaded: bool) -> int:
    """7/formation/to-column: a point; who does nothing else first unloads in column (16/reinf/unload)."""
    prices = g.world.charts.actions
    at_once = unloaded and g.points[unit] == allowance(g, unit) - prices["unload"]
    return 0 if at_once else prices["to-column"]


def bar_to_column(g: Position, units: Sequence[int], stopped: bool, unloaded: bool) -> Bar | None:
    """7/formation/to-column: why a unit can't form a column where it is."""
    unit, cell = units[0], g.cell[units[0]]
    if len(units) > 1:
        return "7/formation/column-stacking", "why.march-column-alone", {"unit": unit}
    if g.column[unit]:
        return "7/formation/to-column", "why.formation-in-column", {"unit": unit}
    if not g.geo.on_way[cell]:
        return "7/formation/to-column", "why.formation-no-way"
    if stopped:
        return "11/dummies/blocking-road", "why.march-stopped"
    if g.points[unit] < column_cost(g, unit, unloaded):
        return "7/formation/to-column", "why.formation-points", {"unit": unit}
    if has_column(g, g.camp[unit], cell):
        return "7/formation/column-stacking", "why.march-column-there"
    return None


def bar_to_deploy(g: Position, units: Sequence[int], stopped: bool) -> Bar | None:
    """7/formation/to-deployed: why a unit can't leave the column where it is."""
    unit = units[0]
    if not g.column[unit]:
        return "7/formation/to-deployed", "why.formation-deployed", {"unit": unit}
    if stopped:
        return "11/dummies/blocking-road", "why.march-stopped"
    cost = deploying_cost(g, unit)
    if cost is None:
        return "7/formation/to-deployed", "why.formation-ground", {"unit": unit}
    if cost > g.points[unit]:
        return "7/formation/to-deployed", "why.formation-cost", {"unit": unit, "quarters": cost}
    return None


def change(g: Position, unit: int, column: int) -> None:
    """A marker is laid on the unit, or taken off."""
    g.mark(g.column, unit, column)
    g.digging[unit] = 0
    if column:
        g.mark(g.bank, unit, 0)  # 9/terrain/embankment: up on its way
    bridges.lose_day(g, (unit,))
    if column:
        g.note("formation.column", "7/formation/to-column", unit=unit, cell=g.cell[unit])
    else:
        g.note("formation.deployed", "7/formation/to-deployed", unit=unit, cell=g.cell[unit])
    hidden.look_at(g, unit)  # no column is in a fortification or trench


def bar_to_dismount(g: Position, units: Sequence[int], spent: bool) -> Bar | None:
    """7/reduce/dismount: why units can't go on foot in this impulse."""
    if any(not g.printed[unit].may_dismount for unit in units):
        return "7/reduce/dismount", "why.formation-no-dismount", {"unit": units[0]}
    if spent:
        return "7/reduce/dismount", "why.formation-on-its-way", {"unit": units[0]}
    if all(g.afoot[unit] for unit in units):
        return "7/reduce/dismount", "why.formation-afoot", {"unit": units[0]}
    return None


def dismount(g: Position, units: Sequence[int]) -> None:
    """7/reduce/dismount: they go on foot, and need no fuel for it."""
    for unit in units:
        g.afoot[unit] = AFOOT
        g.points[unit] = allowance(g, unit)
    g.note("formation.dismounts", "7/reduce/dismount", units=tuple(units))


def bar_to_mount(g: Position, units: Sequence[int], spent: bool) -> Bar | None:
    """12/fire/halftracks: why units can't be declared mounted."""
    if any(not g.printed[unit].is_halftrack for unit in units):
        return "12/fire/halftracks", "why.formation-no-halftrack", {"unit": units[0]}
    if spent:
        return "12/fire/halftracks", "why.formation-on-its-way", {"unit": units[0]}
    if all(g.afoot[unit] for unit in units):
        return "12/fire/halftracks", "why.formation-mounted", {"unit": units[0]}
    return None


def mount(g: Position, units: Sequence[int]) -> None:
    """12/fire/halftracks: they fight from their vehicles, and count as armour."""
    for unit in units:
        g.mark(g.afoot, unit, MOUNTED)
        hidden.look_at(g, unit)  # as a column
    g.note("formation.mounts", "12/fire/halftracks", units=tuple(units))
