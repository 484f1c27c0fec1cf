"""What an attack, a roll in Berlin or a place is worth, in tenths of a victory point."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.race_for_berlin.ai.geography import from_berlin
from grognard.games.race_for_berlin.charts import meaning
from grognard.games.race_for_berlin.components import NOBODY, SOVIET
from grognard.games.race_for_berlin.odds import combat_forecast, urban_forecast
from grognard.games.race_for_berlin.position import Position

POINT = 10.0
GROUND = 2.0
"""A half movement point nearer to Berlin."""
BREAKTHROUGH = 6.0
"""A defended zone cleared."""
STEP_OF_ENEMY = 0.5
"""For each point of strength a defender loses."""
STEP_OF_OWN = 0.35
"""For each point of strength an attacker loses."""
LEVEL = 4.0
"""A level of progression beyond control."""


def attack_worth(g: Position, target: int, attackers: Sequence[int]) -> float:
    """What an attack is worth on average."""
    forecast = combat_forecast(g, target, attackers)
    nation = g.unit(attackers[0]).nation
    defenders = g.germans_in(target) if nation == SOVIET else g.hosts_in(target)
    own = max(g.strength(unit) for unit in attackers) / 2
    theirs = sum(g.strength(unit) for unit in defenders) / max(len(defenders), 1) / 2
    total = 0.0
    for code, chance in forecast.chances.items():
        result = meaning(code)
        cleared = result.retreat or result.defender >= sum(g.steps[unit] for unit in defenders)
        worth = STEP_OF_ENEMY * theirs * result.defender - STEP_OF_OWN * own * result.attacker
        if cleared:
            worth += ground_worth(g, target, attackers)
        total += float(chance) * worth
    return total


def ground_worth(g: Position, target: int, attackers: Sequence[int]) -> float:
    """What it is worth to stand in a zone that was the enemy's."""
    printed, away = g.unit(attackers[0]), from_berlin(g.box)
    worth = BREAKTHROUGH
    if printed.nation == SOVIET:
        worth += GROUND * max(0, min(away[g.zone[unit]] for unit in attackers) - away[target])
        if g.control[target] == NOBODY:
            worth += POINT * g.box.value[target]
    elif g.control[target] not in (NOBODY, printed.camp):
        worth += POINT * g.box.value[target]
    return worth


def storm_worth(g: Position, zone: int, attackers: Sequence[int], extra: bool) -> float:
    """What a roll of urban progression is worth on average, support apart."""
    forecast = urban_forecast(g, zone, attackers, extra)
    nation, level = g.unit(attackers[0]).nation, g.level[zone]
    control = g.box.numbers["control_level"]
    total = 0.0
    for code, chance in forecast.chances.items():
        result = meaning(code)
        worth = STEP_OF_ENEMY * 3 * result.defender
        worth -= STEP_OF_OWN * g.strength(attackers[0]) / 2 * result.attacker
        if nation == SOVIET:
            after = level + result.level
            worth += LEVEL * result.level
            if result.level and not g.progressed:
                worth += POINT * 2
            if level < control <= after:
                worth += POINT * g.box.value[zone]
        else:
            after = max(level - result.level, 0)
            worth += LEVEL * (level - after)
            if after < control <= level:
                worth += POINT * g.box.value[zone]
        total += float(chance) * worth
    return total
