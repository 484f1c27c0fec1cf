"""4/desc/recovery, 12/state/recovery: shaken units away from the enemy collect themselves."""

from __future__ import annotations

from grognard.games.borodino_41.position import DISRUPTED, GOOD, OFF_MAP, SUPPRESSED, Position
from grognard.games.borodino_41.rules import bridges, works
from grognard.games.borodino_41.rules.zoc import is_in_enemy_zoc
from grognard.games.borodino_41.units import SIDES


def recover(g: Position) -> None:
    """12/state/recovery: both sides at once; one step a phase, and nobody in an enemy zone of control.

    What shaken units were building is lost before they mend (15/river/interrupted, 15/works/trench-cost).
    """
    g.phase = "recovery"
    bridges.watch(g)
    bridges.lose_day(g, _shaken(g))
    works.watch(g)
    found = [unit for unit in _shaken(g) if g.cell[unit] < 0 or not is_in_enemy_zoc(g, unit)]
    for unit in found:
        g.change(unit, state=SUPPRESSED if g.state[unit] == DISRUPTED else GOOD)
    _tell(g, found, "12/state/recovery")


def recover_all(g: Position) -> None:
    """6/lull/order: in a lull everybody recovers wholly, wherever they are."""
    g.phase = "recovery"
    found = _shaken(g)
    for unit in found:
        g.change(unit, state=GOOD)
    _tell(g, found, "6/lull/order")


def learn_zones(g: Position) -> None:
    """Who recovers and who has supply tells of zones that nobody could see, and so of all that is there."""
    if g.world.hidden:
        for camp, side in enumerate(SIDES):
            g.learn((side,), *g.units_of(1 - camp))


def _shaken(g: Position) -> list[int]:
    units = [*g.in_place(0), *g.in_place(OFF_MAP)]
    return [unit for unit in units if g.state[unit] != GOOD]


def _tell(g: Position, units: list[int], rule: str) -> None:
    learn_zones(g)
    if units:
        g.note("recovery.done", rule, units=tuple(units))
    else:
        g.note("recovery.none", rule)
