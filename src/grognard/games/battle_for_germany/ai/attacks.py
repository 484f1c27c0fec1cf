"""How the scripted player judges attacks: expected gain against expected loss, and who takes part."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.battle_for_germany.ai.worth import city_value, steps_to, unit_worth
from grognard.games.battle_for_germany.attackers import can_attack
from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.odds import forecast
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.retreat import retreat_cells


class Prospect(NamedTuple):
    """An attack worth making: its expected gain, its target and who makes it."""

    gain: float
    target: int
    attackers: tuple[int, ...]


def judge(g: Position, target: int, attackers: tuple[int, ...]) -> float:
    """The expected gain of an attack in units' worth; the units must stand where they attack from."""
    odds = forecast(g, (target,), attackers)
    defenders = g.units_at(target)
    prize = sum(unit_worth(g, unit) for unit in defenders)
    stake = sum(unit_worth(g, unit) for unit in attackers)
    trapped = [unit for unit in defenders if not retreat_cells(g, unit)]
    flight = sum(unit_worth(g, unit) for unit in trapped)
    price = _exchange_price(g, attackers, sum(g.unit(unit).defence for unit in defenders))
    ground = _ground(g, target, attackers)
    stuck = sum(unit_worth(g, unit) for unit in attackers if not retreat_cells(g, unit))
    values = {
        "De": prize + ground,
        "Ex": prize - price + ground,
        "Dr": flight + 0.15 * (prize - flight) + ground,
        "Ar": -stuck - 0.05 * stake,
        "Ae": -stake,
    }
    return float(sum(chance * values[result] for result, chance in odds.chances.items()))


def _exchange_price(g: Position, attackers: tuple[int, ...], owed: int) -> float:
    """What an exchange costs about: the cheapest attackers first, until the defence is made up for."""
    price = 0.0
    for unit in sorted(attackers, key=lambda unit: g.unit(unit).attack):
        if owed <= 0:
            break
        owed -= g.unit(unit).attack
        price += unit_worth(g, unit)
    return price


def _ground(g: Position, target: int, attackers: tuple[int, ...]) -> float:
    """The worth of clearing a hex: a city in it, and the way to Berlin for those who race there."""
    camp = g.camp_of(attackers[0])
    gain = 3.0 * city_value(g, target, camp)
    if camp != GERMAN:
        gain += max(0.0, 6.0 - 0.25 * steps_to(g.box, g.box.berlin)[target])
    return gain


def best_group(g: Position, target: int, units: list[int]) -> Prospect | None:
    """The best set of attackers among units in place: the strongest first, as many as still pay."""
    ready = [unit for unit in units if can_attack(g, unit, (target,))]
    ready.sort(key=lambda unit: -g.attack_halves(unit))
    best: Prospect | None = None
    for size in range(1, len(ready) + 1):
        group = tuple(ready[:size])
        # Every unit used is missing elsewhere: each asks for a small fee.
        gain = judge(g, target, group) - 0.4 * size
        if best is None or gain > best.gain:
            best = Prospect(gain, target, group)
    return best


def best_attack(g: Position, side: int, targets: list[int]) -> Prospect | None:
    """The most promising attack now, for units where they stand."""
    found = [
        prospect
        for target in targets
        if (prospect := best_group(g, target, _neighbours(g, side, target))) is not None
    ]
    return max(found, key=lambda prospect: (prospect.gain, -prospect.target), default=None)


def _neighbours(g: Position, side: int, target: int) -> list[int]:
    return [unit for cell in g.box.adjacent[target] for unit in g.units_at(cell) if g.side[unit] == side]
