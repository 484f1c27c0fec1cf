"""How the scripted player judges attacks: expected gain against expected loss, and who takes part."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from grognard.games.battle_for_germany.ai.worth import Evaluator
from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.combat.attackers import can_attack
from grognard.games.battle_for_germany.rules.combat.retreat import bar_to_enter
from grognard.games.battle_for_germany.rules.combat.terrain import combined, multipliers


class Prospect(NamedTuple):
    """An attack worth considering: its expected gain, its target and who makes it."""

    gain: float
    target: int
    attackers: tuple[int, ...]


class Assault:
    """An attack on a hex by units that stand beside it; which of them, is still open."""

    def __init__(self, values: Evaluator, g: Position, target: int, camp: int) -> None:
        self._values, self._g, self._target, self._camp = values, g, target, camp
        self._defenders = g.units_at(target)
        self._prize = sum(values.unit_worth[unit] for unit in self._defenders)
        self._owed = sum(g.unit(unit).defence for unit in self._defenders)
        self._printed = sum(g.unit(unit).defence for unit in self._defenders if not g.struck[unit])
        self._ground = ground_worth(values, g, target, camp)
        self._defence: dict[bool, int] = {}
        self._stuck: dict[int, bool] = {}

    def gain(self, attackers: tuple[int, ...]) -> float:
        """The expected gain of these attackers, in units' worth."""
        weights = self._values.weights.attack
        total = 0.0
        for result, chance in self._values.chances[self._column(attackers)]:
            if result == "De":
                value = self._prize + self._ground
            elif result == "Ex":
                value = self._prize - self._price(attackers) + self._ground
            elif result == "Dr":
                driven_back = self._trapped + weights.driven_back * (self._prize - self._trapped)
                value = driven_back + self._ground
            elif result == "Ar":
                stuck = self._worth([unit for unit in attackers if self._is_stuck(unit)])
                value = -stuck - weights.thrown_back * self._worth(attackers) - self._given_up(attackers)
            else:  # Ae
                value = -self._worth(attackers) - self._given_up(attackers)
            total += chance * value
        return total

    def best(self, units: list[int]) -> Prospect | None:
        """The best set of attackers: the strongest first, as many as still pay."""
        g, target, fee = self._g, self._target, self._values.weights.attack.fee
        ready = [unit for unit in units if can_attack(g, unit, (target,))]
        ready.sort(key=lambda unit: -g.attack_halves(unit))
        groups = [tuple(ready[:size]) for size in range(1, len(ready) + 1)]
        early = self._values.timing.fee(g, target, self._camp)
        found = [Prospect(self.gain(group) - fee * len(group) - early, target, group) for group in groups]
        return max(found, key=lambda prospect: prospect.gain, default=None)

    def _column(self, attackers: tuple[int, ...]) -> str:
        """6-1: the odds; of the attackers, the defence depends only on whether all cross a river (6-81)."""
        g, target = self._g, self._target
        crossing = all((g.cell[unit], target) in g.box.rivers for unit in attackers)
        if crossing not in self._defence:
            self._defence[crossing] = self._printed * combined(multipliers(g, target, attackers))
        halves = sum(g.attack_halves(unit) for unit in attackers)
        return g.box.crt.column(halves, 2 * self._defence[crossing])

    def _worth(self, units: list[int] | tuple[int, ...]) -> float:
        worth = self._values.unit_worth
        return sum(worth[unit] for unit in units)

    def _given_up(self, attackers: tuple[int, ...]) -> float:
        """The worth of the fortresses that Germans lose with this attack."""
        if self._camp != GERMAN:
            return 0.0
        g, timing = self._g, self._values.timing
        return sum(timing.worth_holding(g, cell) for cell in {g.cell[unit] for unit in attackers})

    @cached_property
    def _trapped(self) -> float:
        """The worth of the defenders that could not retreat."""
        return self._worth([unit for unit in self._defenders if not _can_retreat(self._g, unit)])

    def _is_stuck(self, unit: int) -> bool:
        """Whether an attacker would be lost if it had to retreat."""
        if unit not in self._stuck:
            self._stuck[unit] = not _can_retreat(self._g, unit)
        return self._stuck[unit]

    def _price(self, attackers: tuple[int, ...]) -> float:
        """What an exchange costs about: the weakest attackers, until the defence is made up for."""
        owed, price = self._owed, 0.0
        for unit in reversed(attackers):
            if owed <= 0:
                break
            owed -= self._g.unit(unit).attack
            price += self._values.unit_worth[unit]
        return price


def _can_retreat(g: Position, unit: int) -> bool:
    return any(not bar_to_enter(g, unit, cell) for cell in g.box.adjacent[g.cell[unit]])


def ground_worth(values: Evaluator, g: Position, target: int, camp: int) -> float:
    """The worth of clearing a hex: a city in it, and the way to Berlin for those who race there."""
    weights = values.weights.attack
    gain = weights.city_point * values.city_gain(g, target, camp)
    if camp != GERMAN:
        gain += max(0.0, weights.at_berlin - weights.less_per_step * values.to_berlin[target])
    return gain


def best_attack(values: Evaluator, g: Position, side: int, targets: list[int]) -> Prospect | None:
    """The most promising attack now, for units where they stand."""
    found = []
    for target in targets:
        units = [unit for unit in g.units_in(g.box.adjacent[target]) if g.side[unit] == side]
        if units and (prospect := Assault(values, g, target, g.camp[units[0]]).best(units)):
            found.append(prospect)
    return max(found, key=lambda prospect: (prospect.gain, -prospect.target), default=None)
