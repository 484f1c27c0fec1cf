"""1.3 Steps: how a unit loses one, and where it goes with its last."""

from __future__ import annotations

from grognard.games.victory_roads.position import (
    CORPS_POOL,
    ELIMINATED,
    HALT_POOL,
    REDUCED,
    REMOVED,
    Position,
)
from grognard.games.victory_roads.units import Unit


def lose_step(g: Position, unit: int) -> bool:
    """1.3.1, 1.3.2, 10.1.5: turns a unit over, or eliminates it with its last step; whether it is gone."""
    if g.steps[unit] > REDUCED:
        g.change(unit, steps=g.steps[unit] - 1)
        return False
    eliminate(g, unit)
    return True


def eliminate(g: Position, unit: int) -> None:
    """1.3.3, 1.3.4: takes a unit off the map to its box; who brings it back says with how many steps."""
    printed = g.unit(unit)
    g.remove(unit, grave_of(printed))
    g.steps[unit] = printed.steps if printed.kind == "garrison" else 0
    for column in (g.cut, g.moved, g.exploits, g.barred, g.late):
        column[unit] = 0


def grave_of(printed: Unit) -> int:
    """The box of an eliminated unit; corps of infantry are drawn again, KGs and Hiwis are gone for good."""
    if printed.is_rifle_corps:
        return CORPS_POOL
    if printed.kind in ("kg", "hiwis"):
        return REMOVED
    return HALT_POOL if printed.kind == "garrison" else ELIMINATED
