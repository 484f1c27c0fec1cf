"""7.5 The odds: strengths of both sides, their ratio, and shifts of the column."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import NamedTuple

from grognard.games.victory_roads.charts import COLUMNS
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.terrain import terrain_for, water_between, water_for
from grognard.games.victory_roads.rules.supply import is_supplied
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.answers import ATTACK, COLUMN, DEFENCE, Line

HALF = Fraction(1, 2)


class Odds(NamedTuple):
    """7.5: both strengths, the column before and after shifts, and how it all came about."""

    attack: int
    defence: int
    initial: str
    column: str
    """None below the lowest: the combat is called off (7.5.8)."""
    lines: tuple[Line, ...]


def odds_of(g: Position, fight: Fight, units: Sequence[int]) -> Odds:
    """7.5.1: the odds of these units against the hex, once its supply has been checked."""
    lines: list[Line] = []
    attack = attack_strength(g, fight, units, lines)
    defence = defence_strength(g, fight, units, lines)
    rung = ladder(attack, defence)
    moved = shifts(g, fight, units)
    shifted = None if rung is None else rung + sum(int(line.value) for line in moved)
    return Odds(attack, defence, ratio(rung), column_at(shifted), (*lines, *moved))


def reckon(g: Position, fight: Fight) -> None:
    """7.5: the odds as they are now that the combat is on; below 1/2 it is called off."""
    found = odds_of(g, fight, fight.units)
    fight.attack, fight.defence, fight.column = found.attack, found.defence, found.column
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


def attack_strength(g: Position, fight: Fight, units: Sequence[int], lines: list[Line]) -> int:
    """7.5.3: the attack factors, halved out of supply and over water that all cross."""
    target, geo = fight.target, g.geo
    factors = {unit: Fraction(g.attack(unit)) * (HALF if g.cut[unit] else 1) for unit in units}
    for unit, factor in factors.items():
        rule = "4.6.1" if g.cut[unit] else "7.5.3"
        lines.append(Line(rule, "odds.attacker", factor, ATTACK, {"unit": unit}))
    if g.is_muddy:  # 3.2.2k: whoever crosses, by a bridge
        divisor: int = g.world.charts.tables["weather"]["mud_bridge_divisor"]
        wet = [unit for unit in units if water_between(geo, g.cell[unit], target)]
        over = sum((factors[unit] for unit in wet), Fraction(0))
        if wet:
            lines.append(
                Line("3.2.2k", "odds.muddy-bridge", Fraction(1, divisor), ATTACK, {"units": wet}, True)
            )
        return ceil(over / divisor) + ceil(sum(factors.values()) - over)
    water = water_for(g, target, {g.cell[unit] for unit in units})
    total = sum(factors.values(), Fraction(0))
    if water:
        divisor = g.world.charts.terrain[water].divisor
        total /= divisor
        lines.append(
            Line(f"terrain/{_ROW[water]}", f"odds.{water}", Fraction(1, divisor), ATTACK, times=True)
        )
    return ceil(total)  # 1.9.1, 1.9.2b: once, after the sum


def defence_strength(g: Position, fight: Fight, units: Sequence[int], lines: list[Line]) -> int:
    """7.5.2: the defence factors of all in the hex, halved out of supply, times the terrain."""
    total = Fraction(0)
    for unit in g.units_at(fight.target):
        lacking = lacks_supply(g, unit)
        factor = Fraction(1 if g.late[unit] else g.defence(unit)) * (HALF if lacking else 1)
        rule = "4.6.1" if lacking else "7.10.12" if g.late[unit] else "7.5.2"
        lines.append(Line(rule, "odds.defender", factor, DEFENCE, {"unit": unit}))
        total += factor
    effect = terrain_for(g, fight.target, {g.cell[unit] for unit in units})
    if effect.defence > 1:
        named = {"terrain": effect.terrain}
        lines.append(Line("1.8.1b", "odds.terrain", effect.defence, DEFENCE, named, times=True))
    return ceil(total * effect.defence)  # 1.9.2a: a half and a double leave it as it was


def lacks_supply(g: Position, unit: int) -> bool:
    """7.4: whether a defender is without supply, or will be found so when he is attacked."""
    return bool(g.cut[unit]) or not (g.unit(unit).is_hq or is_supplied(g, unit))


# ---- columns


def ladder(attack: int, defence: int) -> int | None:
    """7.5.5, 7.5.7: the place of the odds among the columns, in the defender's favour: 0 is 1/2, 2 is 2/1.

    Below 0 are virtual columns: -1 is 1/3. Without any strength there are no odds.
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


def shifts(g: Position, fight: Fight, units: Sequence[int]) -> list[Line]:
    """7.5.6: columns that the odds are shifted by, to the right."""
    tables, found = g.world.charts.tables, []
    if (
        g.player == SOVIET
        and g.rising > 0
        and g.geo.board.labels[fight.target] in tables["objectives"]["warsaw"]
    ):
        found.append(Line("19.1.2a", "odds.rising", tables["rising"]["shift"], COLUMN))
    return found


_ROW = {"river": "river", "great-river": "major-river"}
