"""7.2.3, 7.7 The combat results: dice, cell, the choice of elite units, and what terrain makes of it all."""

from __future__ import annotations

from grognard.games.victory_roads.charts import ATTACKER, DEFENDER
from grognard.games.victory_roads.geography import GREAT_RIVER, SNOW
from grognard.games.victory_roads.position import NONE, Position
from grognard.games.victory_roads.rules.combat.fight import OWN_ENG, Fight
from grognard.games.victory_roads.rules.combat.terrain import terrain_for, water_for
from grognard.games.victory_roads.rules.haltebefehl import is_besieged
from grognard.games.victory_roads.rules.supports import effects

RESULT = "result"
"""The kind of the argument that names a tactical result."""
RESULTS = ("none", *ATTACKER, *DEFENDER)
ENG = "Eng"
RUNGS = ("", *DEFENDER)
"""trc/ladder: the results of the defender, the mildest first."""
LEVELS = ("", "E", "E2", "E3", "E4")
"""trc/E: how many units may exploit."""
SNOW_LEVEL = 2
"""3.2.3a: the highest in snow, without a Hourra."""


def named(result: int) -> str:
    """The result with a number; none is an empty text."""
    return RESULTS[result] if result else ""


def throw(g: Position, fight: Fight) -> None:
    """7.2.2, 7.7.1, 7.7.3 to 7.7.6: two dice, and the cell of the chart."""
    dice = g.roll(), g.roll()
    fight.roll = sum(dice)
    cell = g.world.charts.results[fight.column, fight.roll]
    fight.attacker_loss, fight.defender_loss = cell.attacker, cell.defender
    fight.rolled_a, fight.rolled_d = cell.a or "", cell.d or ""
    g.note(
        "combat.rolled",
        "7.7.3",
        attackers=fight.units,
        cells=(fight.target,),
        attack=fight.attack,
        defence=fight.defence,
        ratio=fight.initial,
        odds=fight.column,
        shifted="yes" if fight.initial != fight.column else "no",
        dice=dice,
        result=f"{cell.attacker}/{cell.defender}",
        a=fight.rolled_a or "none",
        d=fight.rolled_d or "none",
    )


def choices_of_attacker(g: Position, fight: Fight) -> list[int]:
    """7.7.8, 7.9.3: what an attacker with an elite bonus may choose among; nothing where all is the same."""
    if fight.elite == NONE:
        return []
    return _numbers({cell.a or "" for cell in g.world.charts.elite_choice(fight.column, fight.roll)})


def choices_of_defender(g: Position, fight: Fight) -> list[int]:
    """7.9.3: the same for a defender."""
    if fight.steadfast == NONE:
        return []
    return _numbers({cell.d or "" for cell in g.world.charts.elite_choice(fight.column, fight.roll)})


def _numbers(results: set[str]) -> list[int]:
    return sorted(RESULTS.index(result or "none") for result in results) if len(results) > 1 else []


def weigh(g: Position, fight: Fight) -> None:
    """7.9.2 to 7.9.5: what is to be carried out."""
    fight.result_a, fight.level = attacker_result(g, fight, fight.rolled_a)
    fight.result_d = defender_result(g, fight, fight.rolled_d)
    exploitation, now_d = LEVELS[fight.level], fight.result_d
    now_a = " + ".join(filter(None, (fight.result_a, exploitation)))
    if (now_a, now_d) != (fight.rolled_a, fight.rolled_d):
        g.note("combat.results", "7.9.2", cell=fight.target, a=now_a or "none", d=now_d or "none")


def attacker_result(g: Position, fight: Fight, rolled: str) -> tuple[str, int]:
    """What becomes of a tactical result of the attacker, and how many units may exploit."""
    if fight.exploiting:  # 8.3.2a
        return "", 0
    level = LEVELS.index(rolled) if rolled in LEVELS else 0
    other = "" if level else rolled
    if g.is_muddy:  # 3.2.2c
        return (OWN_ENG if level else other if other != "D1" else ""), 0
    level = max(0, level - fall(g, fight))
    if g.weather == SNOW:
        level = min(level, SNOW_LEVEL)
    if level:
        level += effects.fiercer(g, fight)
    return other, min(level + fight.hourra, len(LEVELS) - 1)  # 7.9.5


def fall(g: Position, fight: Fight) -> int:
    """7.9.2, 7.9.4: by how many levels the terrain lowers an exploitation.

    The defender chooses between the hex and a great river that all have crossed: the greater fall.
    Fortresses of the Reich leave nothing of it (13.2.4, 13.3.1).
    """
    origins = fight.origins
    levels = terrain_for(g, fight.target, origins).exploitation
    if water_for(g, fight.target, origins) == GREAT_RIVER:
        levels = max(levels, g.world.charts.terrain[GREAT_RIVER].exploitation)
    return levels


def defender_result(g: Position, fight: Fight, rolled: str) -> str:
    """What becomes of a tactical result of the defender: by siege or terrain, then by a leader."""
    if is_besieged(g, fight.target):  # 6.7.5c, example/combat-2/all-eng
        return "" if rolled in ("", "S") else ENG
    found = terrain_for(g, fight.target, fight.origins).defender(rolled) or ""
    return RUNGS[max(0, RUNGS.index(found) - effects.milder(g, fight.target))]
