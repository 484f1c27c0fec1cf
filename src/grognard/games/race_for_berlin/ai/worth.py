"""What an attack or a roll in Berlin is worth on average, in tenths of a victory point."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from grognard.games.race_for_berlin.charts import Result, meaning
from grognard.games.race_for_berlin.components import NOBODY, SOVIET
from grognard.games.race_for_berlin.odds import combat_forecast, urban_forecast
from grognard.games.race_for_berlin.position import FULL, Position

POINT = 10.0
"""A victory point."""
BREAKTHROUGH = 6.0
"""A defended zone cleared: the way is open for whoever comes next."""
SOVIET_STEP = 0.4
"""For each point of strength that a Soviet step takes with it."""
DIVISION = 2.0
"""For each German step besides its strength: a division bars a road however weak it is."""
GERMAN_STEP = 0.6
"""For each point of strength that a German step takes with it: Germans are not replaced."""
LEVEL = 7.0
"""A level of urban progression besides the points of control: it counts for the end and the five points."""
LOST_FOOTING = 12.0
"""The last Soviet in a Berlin zone dies: someone else will have to enter it anew."""


@dataclass(frozen=True, slots=True)
class Task:
    """Something worth doing, by whom, in which mode."""

    worth: float
    units: tuple[int, ...]
    mode: int
    goal: int


def attack_worth(g: Position, target: int, attackers: Sequence[int], ground: float) -> float:
    """What an attack is worth on average; `ground`: what it is worth to stand in the zone."""
    nation = g.unit(attackers[0]).nation
    defenders = defenders_of(g, target, nation)
    steps = sum(g.steps[unit] for unit in defenders)
    own, theirs = step_worth(g, attackers), step_worth(g, defenders)
    total = 0.0
    for code, chance in combat_forecast(g, target, attackers).chances.items():
        result = meaning(code)
        worth = theirs * min(result.defender, steps) - own * result.attacker
        if result.retreat or result.defender >= steps:
            worth += ground
        total += float(chance) * worth
    return total


def chance_to_clear(g: Position, target: int, attackers: Sequence[int]) -> float:
    """How likely an attack makes the defenders leave or perish."""
    steps = sum(g.steps[unit] for unit in defenders_of(g, target, g.unit(attackers[0]).nation))
    chances = combat_forecast(g, target, attackers).chances.items()
    return sum(
        float(chance) for code, chance in chances if meaning(code).retreat or meaning(code).defender >= steps
    )


def defenders_of(g: Position, target: int, nation: int) -> list[int]:
    """Who defends a zone against an attack of this nationality."""
    return g.germans_in(target) if nation == SOVIET else g.hosts_in(target)


def step_worth(g: Position, units: Sequence[int]) -> float:
    """What a step of these counters is worth, on average."""
    return sum(_step(g, unit) for unit in units) / max(len(units), 1)


def _step(g: Position, unit: int) -> float:
    printed = g.unit(unit)
    lost = printed.full - printed.reduced if g.steps[unit] == FULL else printed.reduced
    return SOVIET_STEP * lost if printed.nation == SOVIET else DIVISION + GERMAN_STEP * lost


def storm_worth(g: Position, zone: int, attackers: Sequence[int], *, extra: bool) -> float:
    """What a roll of urban progression is worth on average, support apart."""
    nation = g.unit(attackers[0]).nation
    own, theirs = step_worth(g, attackers), step_worth(g, defenders_of(g, zone, nation))
    total = 0.0
    for code, chance in urban_forecast(g, zone, attackers, extra).chances.items():
        result = meaning(code)
        worth = theirs * result.defender - own * result.attacker
        worth += _progress(g, zone, result) if nation == SOVIET else _repulse(g, zone, result)
        total += float(chance) * worth
    return total


def _progress(g: Position, zone: int, result: Result) -> float:
    """What Soviets gain in a Berlin zone, or lose with their last step in it."""
    level, control, value = g.level[zone], g.box.numbers["control_level"], g.box.value[zone]
    if result.attacker >= sum(g.steps[unit] for unit in g.soviets_in(zone)):
        return -LOST_FOOTING - (POINT * value if level >= control else 0.0)
    worth = LEVEL * result.level
    if result.level and not g.progressed:
        worth += POINT * g.box.numbers["first_progress_points"]
    gained = min(level + result.level, control) - min(level, control)
    return worth + POINT * value * gained / control


def _repulse(g: Position, zone: int, result: Result) -> float:
    """What Germans take back of a Berlin zone."""
    level, control = g.level[zone], g.box.numbers["control_level"]
    after = max(level - result.level, 0)
    worth = LEVEL * (level - after)
    if after < control <= level:
        worth += POINT * g.box.value[zone]
    return worth


def marker_worth(g: Position, zone: int, camp: int, nation: int) -> float:
    """What the control marker of a zone outside Berlin is worth to whoever enters: set, or taken away."""
    holder = g.control[zone]
    if g.box.is_berlin[zone] or not g.box.value[zone]:
        return 0.0
    if nation == SOVIET:
        return POINT * g.box.value[zone] if holder == NOBODY else 0.0
    if holder == NOBODY:
        return 0.0
    return POINT * g.box.value[zone] * (-1 if holder == camp else 1)
