"""Annexes 1 and 2: strengths, odds and die modifiers of a combat and of a roll of urban progression."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.combat.targets import defenders_of
from grognard.kernel.answers import ATTACK, DEFENCE, DIE, Forecast, Line
from grognard.kernel.components.tables import odds, throws

SIDES_OF_DIE = 6
LOWEST_URBAN_ODDS = -2
DIFFICULT = 2
"""Annex 2: what multiplies defenders in difficult terrain."""
ARMOUR_DIFFICULT, WOODED, ENTRENCHED, ARMOUR_PLAIN = -1, -1, -1, 2
"""Annex 2: what terrain adds to the die."""


def combat_forecast(g: Position, target: int, attackers: Sequence[int]) -> Forecast:
    """Annex 2: what an attack on a zone comes to."""
    nation = g.unit(attackers[0]).nation
    lines = [_attack_line(g, unit, target, nation) for unit in attackers]
    defenders = defenders_of(g, target, nation)
    lines += [_defence_line(g, unit) for unit in defenders]
    attack = sum(strength_against(g, unit, target) for unit in attackers)
    defence = sum(defence_strength(g, unit) for unit in defenders)
    if g.box.terrain[target] == "difficult":
        defence *= DIFFICULT
        lines.append(Line("annex-2/str-difficult", "odds.difficult", DIFFICULT, DEFENCE, times=True))
    dice = die_modifiers(g, target, attackers, defenders)
    column = g.box.combat.column(attack, defence)
    total = sum(int(line.value) for line in dice)
    sums = {ATTACK: Fraction(attack), DEFENCE: Fraction(defence)}
    return Forecast((*lines, *dice), g.box.combat.distribution(column, total), column, sums)


def strength_against(g: Position, unit: int, target: int) -> int:
    """A counter's strength in an attack: halved over a river and out of supply, doubled by event 11."""
    strength = supplied_strength(g, unit)
    if crosses_river(g, unit, target):
        strength = max(strength // 2, 1)
    return 2 * strength if g.doubled and g.unit(unit).nation == GERMAN else strength


def supplied_strength(g: Position, unit: int) -> int:
    """Annex 2: half the strength, rounded down but at least 1, for a counter out of supply."""
    strength = g.strength(unit)
    return max(strength // 2, 1) if g.oos[unit] else strength


defence_strength = supplied_strength


def crosses_river(g: Position, unit: int, target: int) -> bool:
    """Annex 2: whether a river halves an attacker; not from Küstrin into Oderbruch 2, not under event 2."""
    box, start = g.box, g.cell[unit]
    if (start, target) not in box.rivers or box.formation_of[unit] == g.dry:
        return False
    return (start, target) != (box.kustrin, box.oderbruch)  # no German ever stands in Küstrin


def die_modifiers(g: Position, target: int, attackers: Sequence[int], defenders: Sequence[int]) -> list[Line]:
    """Annex 2: what is added to the die."""
    box, units = g.box, g.box.units
    nation, terrain = units[attackers[0]].nation, box.terrain[target]
    origins = {g.cell[unit] for unit in attackers}
    armour = any(units[unit].is_armoured for unit in attackers)
    found = []
    if armour and terrain == "difficult":
        found.append(_on_die("annex-2/mod-armour-difficult", "die.armour-difficult", ARMOUR_DIFFICULT))
    if terrain == "wooded":
        found.append(_on_die("annex-2/mod-wood", "die.wood", WOODED))
    if nation == SOVIET and any((origin, target) in box.lines for origin in origins):
        found.append(_on_die("annex-2/mod-entrenchment", "die.entrenchment", ENTRENCHED))
    if has_whole_army(g, attackers):
        found.append(_on_die("annex-2/mod-army", "die.army", 1))
    if len(origins) > 1:
        found.append(_on_die("annex-2/mod-multi-zone", "die.zones", 1))
    if armour and terrain == "plain" and not any(units[unit].is_armoured for unit in defenders):
        found.append(_on_die("annex-2/mod-armour-plain", "die.armour-plain", ARMOUR_PLAIN))
    return found + _surge(g, attackers)


def urban_forecast(g: Position, zone: int, attackers: Sequence[int], extra: bool) -> Forecast:
    """Annex 1: what a roll of urban progression comes to."""
    nation = g.unit(attackers[0]).nation
    lines = [_urban_line(g, unit, nation) for unit in attackers]
    defenders = defenders_of(g, zone, nation)
    lines += [_defence_line(g, unit) for unit in defenders]
    attack = sum(supplied_strength(g, unit) for unit in attackers)
    defence = sum(defence_strength(g, unit) for unit in defenders)
    if nation == SOVIET:
        defence += g.garrison(zone)
        lines.append(Line("9.2.3a", "odds.garrison", g.garrison(zone), DEFENCE))
    ratio = odds(attack, defence)
    dice = urban_modifiers(g, zone, attackers, ratio, extra)
    total = sum(int(line.value) for line in dice)
    chances: dict[str, Fraction] = {}
    for die, chance in throws(1, SIDES_OF_DIE).items():
        result = g.box.urban.result(die + total)
        chances[result] = chances.get(result, Fraction(0)) + chance
    sums = {ATTACK: Fraction(attack), DEFENCE: Fraction(defence)}
    return Forecast((*lines, *dice), chances, f"{ratio[0]}:{ratio[1]}", sums)


def urban_modifiers(
    g: Position, zone: int, attackers: Sequence[int], ratio: tuple[int, int], extra: bool
) -> list[Line]:
    """Annex 1: what is added to the die."""
    nation = g.unit(attackers[0]).nation
    found = []
    friendly = [near for near in g.box.board.neighbours[zone] if controls(g, near, nation)]
    if friendly:
        found.append(Line("annex-1/mod-adjacent", "die.adjacent", len(friendly), DIE, {"cells": friendly}))
    if has_whole_army(g, attackers):
        found.append(_on_die("annex-1/mod-army", "die.army", 1))
    if extra:
        found.append(_on_die("annex-1/mod-support", "die.support", 1))
    for_odds = ratio[0] - ratio[1] if ratio[0] > ratio[1] else max(LOWEST_URBAN_ODDS, ratio[0] - ratio[1])
    if for_odds:
        found.append(_on_die("annex-1/mod-ratio", "die.ratio", for_odds))
    return found + _surge(g, attackers)


def controls(g: Position, zone: int, nation: int) -> bool:
    """Annex 1: whether a nationality controls a Berlin zone; the Germans all that no Soviet has entered."""
    if not g.box.is_berlin[zone]:
        return False
    return g.is_controlled(zone) if nation == SOVIET else not g.is_soviet_berlin(zone)


def has_whole_army(g: Position, attackers: Sequence[int]) -> bool:
    """Whether both counters of a Soviet army are among the attackers."""
    return any(g.box.partner[unit] in attackers for unit in attackers)


def _on_die(rule: str, message: str, value: int) -> Line:
    return Line(rule, message, value, DIE)


def _surge(g: Position, attackers: Sequence[int]) -> list[Line]:
    if any(g.box.formation_of[unit] == g.surge for unit in attackers):
        return [_on_die("2.4.5/event-6", "die.surge", 2)]
    return []


def _attack_line(g: Position, unit: int, target: int, nation: int) -> Line:
    rule = "8.1.2"
    if crosses_river(g, unit, target):
        rule = "annex-2/str-river"
    elif g.oos[unit]:
        rule = "annex-2/str-oos"
    elif g.doubled and nation == GERMAN:
        rule = "2.4.5/event-11"
    return Line(rule, "odds.attacker", strength_against(g, unit, target), ATTACK, {"unit": unit})


def _urban_line(g: Position, unit: int, nation: int) -> Line:
    rule = "9.2.1a" if nation == SOVIET else "9.2.1b"
    if g.oos[unit]:  # a helper from outside (9.2.4)
        rule = "annex-2/str-oos"
    return Line(rule, "odds.attacker", supplied_strength(g, unit), ATTACK, {"unit": unit})


def _defence_line(g: Position, unit: int) -> Line:
    rule = "annex-2/str-oos" if g.oos[unit] else "8.1.2"
    return Line(rule, "odds.defender", defence_strength(g, unit), DEFENCE, {"unit": unit})
