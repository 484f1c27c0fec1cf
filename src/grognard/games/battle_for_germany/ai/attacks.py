"""How the scripted player judges attacks: expected gain against expected loss, and who takes part."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.battle_for_germany.ai.geography import steps_to
from grognard.games.battle_for_germany.ai.worth import city_gain, unit_worth
from grognard.games.battle_for_germany.attackers import can_attack
from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.odds import forecast
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.retreat import retreat_cells

# What it is worth to drive defenders back, as a share of what it is to destroy them.
DRIVEN_BACK = 0.25
# What it costs to be driven back oneself, as a share of the attackers' worth.
THROWN_BACK = 0.05
# A point of a city in the hex attacked, in units' worth.
CITY_POINT = 3.0
# Ground beside Berlin is worth this much to those who race there, and less with every movement point.
AT_BERLIN = 6.0
LESS_PER_STEP = 0.25
# Every unit used is missing elsewhere: what each one must add to an attack.
FEE = 0.4


class Prospect(NamedTuple):
    """An attack worth considering: its expected gain, its target and who makes it."""

    gain: float
    target: int
    attackers: tuple[int, ...]


class Assault:
    """An attack on a hex by units that stand beside it; which of them, is still open."""

    def __init__(self, g: Position, target: int, camp: int) -> None:
        self._g, self._target = g, target
        defenders = g.units_at(target)
        self._prize = sum(unit_worth(g, unit) for unit in defenders)
        self._trapped = sum(unit_worth(g, unit) for unit in defenders if not retreat_cells(g, unit))
        self._owed = sum(g.unit(unit).defence for unit in defenders)
        self._ground = ground_worth(g, target, camp)
        self._stuck: dict[int, bool] = {}

    def gain(self, attackers: tuple[int, ...]) -> float:
        """The expected gain of these attackers, in units' worth."""
        g = self._g
        stake = sum(unit_worth(g, unit) for unit in attackers)
        stuck = sum(unit_worth(g, unit) for unit in attackers if self._is_stuck(unit))
        driven_back = self._trapped + DRIVEN_BACK * (self._prize - self._trapped)
        values = {
            "De": self._prize + self._ground,
            "Ex": self._prize - self._price(attackers) + self._ground,
            "Dr": driven_back + self._ground,
            "Ar": -stuck - THROWN_BACK * stake,
            "Ae": -stake,
        }
        chances = forecast(g, (self._target,), attackers).chances
        return sum(float(chance) * values[result] for result, chance in chances.items())

    def best(self, units: list[int]) -> Prospect | None:
        """The best set of attackers: the strongest first, as many as still pay."""
        g, target = self._g, self._target
        ready = [unit for unit in units if can_attack(g, unit, (target,))]
        ready.sort(key=lambda unit: -g.attack_halves(unit))
        groups = [tuple(ready[:size]) for size in range(1, len(ready) + 1)]
        found = [Prospect(self.gain(group) - FEE * len(group), target, group) for group in groups]
        return max(found, key=lambda prospect: prospect.gain, default=None)

    def _is_stuck(self, unit: int) -> bool:
        """Whether an attacker would be lost if it had to retreat."""
        if unit not in self._stuck:
            self._stuck[unit] = not retreat_cells(self._g, unit)
        return self._stuck[unit]

    def _price(self, attackers: tuple[int, ...]) -> float:
        """What an exchange costs about: the weakest attackers, until the defence is made up for."""
        owed, price = self._owed, 0.0
        for unit in reversed(attackers):
            if owed <= 0:
                break
            owed -= self._g.unit(unit).attack
            price += unit_worth(self._g, unit)
        return price


def ground_worth(g: Position, target: int, camp: int) -> float:
    """The worth of clearing a hex: a city in it, and the way to Berlin for those who race there."""
    gain = CITY_POINT * city_gain(g, target, camp)
    if camp != GERMAN:
        gain += max(0.0, AT_BERLIN - LESS_PER_STEP * steps_to(g.box, g.box.berlin)[target])
    return gain


def best_attack(g: Position, side: int, targets: list[int]) -> Prospect | None:
    """The most promising attack now, for units where they stand."""
    found = []
    for target in targets:
        units = [unit for near in g.box.adjacent[target] for unit in g.units_at(near) if g.side[unit] == side]
        if units and (prospect := Assault(g, target, g.camp_of(units[0])).best(units)):
            found.append(prospect)
    return max(found, key=lambda prospect: (prospect.gain, -prospect.target), default=None)
