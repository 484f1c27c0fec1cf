"""What an attack or a roll in Berlin is worth on average, in tenths of a victory point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.components import NOBODY, SOVIET, Components
from grognard.games.race_for_berlin.position import FULL, Position
from grognard.games.race_for_berlin.rules.combat.charts import Result, meaning
from grognard.games.race_for_berlin.rules.combat.odds import (
    defence_strength,
    die_modifiers,
    strength_against,
    urban_forecast,
)


@dataclass(frozen=True, slots=True)
class Task:
    """Something worth doing, by whom, in which mode."""

    worth: float
    units: tuple[int, ...]
    mode: int
    goal: int


def attack_worth(w: Weights, g: Position, target: int, attackers: Sequence[int], ground: float) -> float:
    """What an attack is worth on average; `ground`: what it is worth to stand in the zone."""
    nation = g.unit(attackers[0]).nation
    defenders = defenders_of(g, target, nation)
    steps = sum(g.steps[unit] for unit in defenders)
    own, theirs = step_worth(w, g, attackers), step_worth(w, g, defenders)
    total = 0.0
    for result, chance in _results(g, target, attackers, defenders):
        worth = theirs * min(result.defender, steps) - own * result.attacker
        if result.retreat or result.defender >= steps:
            worth += ground
        total += chance * worth
    return total


def chance_to_clear(g: Position, target: int, attackers: Sequence[int]) -> float:
    """How likely an attack makes the defenders leave or perish."""
    defenders = defenders_of(g, target, g.unit(attackers[0]).nation)
    steps = sum(g.steps[unit] for unit in defenders)
    results = _results(g, target, attackers, defenders)
    return sum(chance for result, chance in results if result.retreat or result.defender >= steps)


Results = tuple[tuple[Result, float], ...]


def _results(g: Position, target: int, attackers: Sequence[int], defenders: Sequence[int]) -> Results:
    """Annex 2: the results of an attack and their chances, without the lines that a forecast explains."""
    attack = sum(strength_against(g, unit, target) for unit in attackers)
    defence = sum(defence_strength(g, unit) for unit in defenders)
    if g.box.terrain[target] == "difficult":
        defence *= 2
    modifier = sum(int(line.value) for line in die_modifiers(g, target, attackers, defenders))
    return _chances(g.box, g.box.combat.column(attack, defence), modifier)


@cache
def _chances(box: Components, column: str, modifier: int) -> Results:
    chances = box.combat.distribution(column, modifier)
    return tuple((meaning(code), float(chance)) for code, chance in chances.items())


def defenders_of(g: Position, target: int, nation: int) -> list[int]:
    """Who defends a zone against an attack of this nationality."""
    return g.germans_in(target) if nation == SOVIET else g.hosts_in(target)


def step_worth(w: Weights, g: Position, units: Sequence[int]) -> float:
    """What a step of these counters is worth, on average."""
    return sum(_step(w, g, unit) for unit in units) / max(len(units), 1)


def _step(w: Weights, g: Position, unit: int) -> float:
    printed = g.unit(unit)
    lost = printed.full - printed.reduced if g.steps[unit] == FULL else printed.reduced
    return (
        w.worth.soviet_step * lost
        if printed.nation == SOVIET
        else w.worth.division + w.worth.german_step * lost
    )


def storm_worth(w: Weights, g: Position, zone: int, attackers: Sequence[int], *, extra: bool) -> float:
    """What a roll of urban progression is worth on average, support apart."""
    nation = g.unit(attackers[0]).nation
    own, theirs = step_worth(w, g, attackers), step_worth(w, g, defenders_of(g, zone, nation))
    total = 0.0
    for code, chance in urban_forecast(g, zone, attackers, extra).chances.items():
        result = meaning(code)
        worth = theirs * result.defender - own * result.attacker
        worth += _progress(w, g, zone, result) if nation == SOVIET else _repulse(w, g, zone, result)
        total += float(chance) * worth
    return total


def _progress(w: Weights, g: Position, zone: int, result: Result) -> float:
    """What Soviets gain in a Berlin zone, or lose with their last step in it."""
    level, control, value = g.level[zone], g.box.numbers.control_level, g.box.value[zone]
    if result.attacker >= sum(g.steps[unit] for unit in g.soviets_in(zone)):
        return -w.worth.lost_footing - (w.worth.point * value if level >= control else 0.0)
    worth = w.worth.level * result.level
    if result.level and not g.progressed:
        worth += w.worth.point * g.box.numbers.first_progress_points
    gained = min(level + result.level, control) - min(level, control)
    return worth + w.worth.point * value * gained / control


def _repulse(w: Weights, g: Position, zone: int, result: Result) -> float:
    """What Germans take back of a Berlin zone."""
    level, control = g.level[zone], g.box.numbers.control_level
    after = max(level - result.level, 0)
    worth = w.worth.level * (level - after)
    if after < control <= level:
        worth += w.worth.point * g.box.value[zone]
    return worth


def marker_worth(w: Weights, g: Position, zone: int, camp: int, nation: int) -> float:
    """What the control marker of a zone outside Berlin is worth to whoever enters: set, or taken away."""
    holder = g.control[zone]
    if g.box.is_berlin[zone] or not g.box.value[zone]:
        return 0.0
    if nation == SOVIET:
        return w.worth.point * g.box.value[zone] if holder == NOBODY else 0.0
    if holder == NOBODY:
        return 0.0
    return w.worth.point * g.box.value[zone] * (-1 if holder == camp else 1)
