"""7.5 The odds: strengths of both sides, their ratio, and shifts of the column."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from grognard.games.victory_roads.charts import COLUMNS
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.terrain import terrain_for, water_between, water_for
from grognard.games.victory_roads.rules.reich.warsaw import is_rising
from grognard.games.victory_roads.rules.supports import effects
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.answers import ATTACK, COLUMN, DEFENCE, Line

HALF = Fraction(1, 2)


class Odds(NamedTuple):
    """7.5: both strengths, the column before and after shifts, and how it all came about."""

    attack: int
    defence: int
    initial: str
    column: str
    """Empty below the lowest: the combat is called off (7.5.8)."""
    lines: tuple[Line, ...]


def odds_of(g: Position, fight: Fight) -> Odds:
    """7.5.1: the odds of an attack, once the supply of the defenders has been checked."""
    lines: list[Line] = []
    attack = attack_strength(g, fight, lines)
    defence = defence_strength(g, fight, lines)
    rung = ladder(attack, defence)
    moved = shifts(g, fight)
    shifted = None if rung is None else rung + sum(int(line.value) for line in moved)
    if moved:
        lines.append(Line("7.5.5", "odds.ratio", ratio(rung), COLUMN))
    return Odds(attack, defence, ratio(rung), column_at(shifted), (*lines, *moved))


def reckon(g: Position, fight: Fight) -> None:
    """7.5: the odds as they are now that the combat is on; below 1/2 it is called off."""
    found = odds_of(g, fight)
    fight.attack, fight.defence = found.attack, found.defence
    fight.initial, fight.column = found.initial, found.column
    if not fight.column:
        g.note(
            "combat.called-off",
            "7.5.8a",
            attackers=fight.units,
            cell=fight.target,
            attack=found.attack,
            defence=found.defence,
            odds=found.initial,
        )


# ---- strengths


def attack_strength(g: Position, fight: Fight, lines: list[Line]) -> int:
    """7.5.3: the attack factors, halved out of supply and over water that all cross, and supports."""
    units = fight.units
    factors = {unit: Fraction(g.attack(unit)) * (HALF if g.cut[unit] else 1) for unit in units}
    for unit, factor in factors.items():
        rule = "4.6.1" if g.cut[unit] else "7.5.3"
        lines.append(Line(rule, "odds.attacker", factor, ATTACK, {"unit": unit}))
    total = sum(factors.values(), Fraction(0))
    water = water_for(g, fight.target, {g.cell[unit] for unit in units})
    if g.is_muddy:
        total = _over_bridges(g, fight, factors, lines)
    elif water:
        share = Fraction(1, g.world.charts.terrain[water].divisor)
        total *= share
        lines.append(Line(f"terrain/{_ROW[water]}", f"odds.{water}", share, ATTACK, times=True))
    return ceil(total) + _supports(g, fight, g.player, lines)  # 1.9.1, 1.9.2b: once, after the sum


def _over_bridges(g: Position, fight: Fight, factors: Mapping[int, Fraction], lines: list[Line]) -> Fraction:
    """3.2.2k: in mud, whoever crosses water does so by a bridge, and counts a third."""
    wet = [unit for unit in factors if water_between(g.geo, g.cell[unit], fight.target)]
    over, total = sum((factors[unit] for unit in wet), Fraction(0)), sum(factors.values(), Fraction(0))
    if not wet:
        return total
    share = Fraction(1, g.world.charts.tables["weather"]["mud_bridge_divisor"])
    lines.append(Line("3.2.2k", "odds.muddy-bridge", share, ATTACK, {"units": wet}, times=True))
    return ceil(over * share) + (total - over)


def defence_strength(g: Position, fight: Fight, lines: list[Line]) -> int:
    """7.5.2: the defence factors of all in the hex, halved out of supply, times the terrain, and supports."""
    total = Fraction(0)
    for unit in g.units_at(fight.target):
        factor = Fraction(1 if g.late[unit] else g.defence(unit)) * (HALF if g.cut[unit] else 1)
        rule = "4.6.1" if g.cut[unit] else "7.10.12" if g.late[unit] else "7.5.2"
        lines.append(Line(rule, "odds.defender", factor, DEFENCE, {"unit": unit}))
        total += factor
    effect = terrain_for(g, fight.target, {g.cell[unit] for unit in fight.units})
    if effect.defence > 1:
        named = {"terrain": effect.terrain}
        lines.append(Line("1.8.1b", "odds.terrain", effect.defence, DEFENCE, named, times=True))
    total *= effect.defence  # 1.9.2a: a half and a double leave it as it was
    return ceil(total) + _supports(g, fight, 1 - g.player, lines)


def _supports(g: Position, fight: Fight, camp: int, lines: list[Line]) -> int:
    """What supports add to the total of a side, which neither terrain nor supply changes."""
    added = effects.strength(g, fight, camp)
    if added:
        lines.append(Line("7.5.3", "odds.supports", added, ATTACK if camp == g.player else DEFENCE))
    return added


# ---- columns


def ladder(attack: int, defence: int) -> int | None:
    """7.5.4, 7.5.5, 7.5.7: the place of the odds among the columns, in the defender's favour.

    0 is 1/2, 2 is 2/1; below 0 are virtual columns: -1 is 1/3. Without any strength there are no odds.
    """
    if not attack:
        return None
    if not defence:
        return len(COLUMNS) - 1
    return attack // defence if attack >= defence else 2 - ceil(Fraction(defence, attack))


def ratio(rung: int | None) -> str:
    """The odds at a place of the ladder, such as 1/4 or 7/1."""
    if rung is None:
        return "0"
    return f"{rung}/1" if rung > 0 else f"1/{2 - rung}"


def column_at(rung: int | None) -> str:
    """7.5.8: the column of the chart at a place of the ladder; none below 1/2."""
    return "" if rung is None or rung < 0 else COLUMNS[min(rung, len(COLUMNS) - 1)]


def shifts(g: Position, fight: Fight) -> list[Line]:
    """7.5.6: columns that the odds are shifted by, to the right."""
    found = []
    columns = effects.columns(g, fight)
    if columns:
        found.append(Line("7.5.6", "odds.supports", columns, COLUMN))
    if g.player == SOVIET and is_rising(g, fight.target):
        found.append(Line("19.1.2a", "odds.rising", g.world.charts.tables["rising"]["shift"], COLUMN))
    return found


_ROW = {"river": "river", "great-river": "major-river"}
