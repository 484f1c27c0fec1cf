"""12/assault/base-morale: the morale that a side brings into an assault, before the modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.combat.morale import morale_of
from grognard.games.borodino_41.rules.command import in_command

SAME, MIXED = "12/assault/base-morale-same", "12/assault/base-morale-mixed"


class Base(NamedTuple):
    """What the morale of a side comes to, and what its state, its columns and its command take from it."""

    rule: str
    morale: int
    state: int
    column: int
    command: int
    lent: bool
    """17/hq/morale: an HQ lends its own to some."""

    @property
    def total(self) -> int:
        """The base with all of it."""
        return self.morale + self.state + self.column + self.command


def fighters(g: Position, units: Sequence[int]) -> list[int]:
    """12/assault/who: those who count: an HQ adds nothing, unless there is nobody else."""
    return [unit for unit in units if not g.printed[unit].is_hq] or list(units)


def base_of(g: Position, units: Sequence[int], defending: bool) -> Base:
    """The base morale of the units of a side in an assault."""
    counted = fighters(g, units)
    whole = {unit: morale_of(g, unit) + g.state[unit] for unit in counted}
    shaken = {unit: whole[unit] - g.state[unit] for unit in counted}
    by_column = -g.world.charts.assault["column"]  # 7/formation/column-morale
    marching = {unit: shaken[unit] - by_column * g.column[unit] for unit in counted}
    morale, after_state, after_column = (
        _combined(g, values, defending) for values in (whole, shaken, marching)
    )
    lost = 0
    if not all(in_command(g, unit) for unit in counted):
        lost = min(marching.values()) - after_column  # 17/penalties/assault: tanks and guns too
    one = len({g.printed[unit].formation for unit in counted}) == 1
    lent = any(whole[unit] > g.printed[unit].morale for unit in counted)
    return Base(SAME if one else MIXED, morale, after_state - morale, after_column - after_state, lost, lent)


def _combined(g: Position, morale: dict[int, int], defending: bool) -> int:
    """12/assault/base-morale-same, 12/assault/base-morale-mixed: the highest of a formation, else the mean.

    Armour, and guns that defend, count in it only where they raise it (12/assault/base-morale-armour,
    12/assault/base-morale-weapons).
    """
    printed = g.printed
    if len({printed[unit].formation for unit in morale}) == 1:
        return max(morale.values())
    lower, apart = list[int](), list[int]()
    for unit, value in morale.items():
        spared = g.is_armoured(unit) or (defending and printed[unit].is_weapon)
        (apart if spared else lower).append(value)
    total, count = sum(lower), len(lower)
    for value in sorted(apart, reverse=True):
        if count and value <= Fraction(total, count):
            break
        total, count = total + value, count + 1
    return total // count
