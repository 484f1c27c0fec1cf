"""The arithmetic of a combat: 6-1 odds and their chances, 6-2 what an exchange costs."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.combat.terrain import combined, multipliers
from grognard.kernel.answers import ATTACK, DEFENCE, Forecast, Line


def forecast(g: Position, cells: tuple[int, ...], attackers: tuple[int, ...]) -> Forecast:
    """6-1: the odds of these units against these hexes, line by line, and the chance of every result."""
    lines = [
        Line("6-1a", "modifier.attacker", Fraction(g.attack_halves(unit), 2), ATTACK, {"unit": unit})
        for unit in attackers
    ]
    attack = Fraction(sum(g.attack_halves(unit) for unit in attackers), 2)
    defence = 0
    for cell in cells:  # 6-7: each hex by its own terrain
        printed = 0
        for unit in g.units_at(cell):
            if not g.struck[unit]:
                value = g.unit(unit).defence
                printed += value
                lines.append(Line("6-1a", "modifier.defender", value, DEFENCE, {"unit": unit}))
        factors = multipliers(g, cell, attackers)
        lines += factors
        factor = combined(factors)
        if len(factors) > 1:
            lines.append(Line("6-82", "modifier.combined", factor, DEFENCE, {"cell": cell}, times=True))
        defence += printed * factor
    column = g.box.crt.column(attack, defence)
    return Forecast(
        tuple(lines), g.box.crt.distribution(column), column, {ATTACK: attack, DEFENCE: Fraction(defence)}
    )


def least_losses(g: Position, attackers: tuple[int, ...], owed: int) -> list[tuple[int, ...]]:
    """6-2 Ex: the sets of attackers that make up for the defenders and from which none could be spared.

    `owed` is in half points of attack strength.
    """
    found = []
    for size in range(1, len(attackers) + 1):
        for loss in combinations(sorted(attackers), size):
            strengths = [g.attack_halves(unit) for unit in loss]
            if sum(strengths) - min(strengths) < owed <= sum(strengths):
                found.append(loss)
    return found
