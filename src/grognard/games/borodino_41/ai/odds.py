"""What an assault would come to before anybody has moved up: fire of both sides, morale, size, ground."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.games.borodino_41.ai.weights import Odds
from grognard.games.borodino_41.charts import AT, REGULAR, Charts
from grognard.games.borodino_41.position import DISRUPTED, FOXHOLE, GOOD, INSIDE, TRENCH, Position
from grognard.games.borodino_41.rules.assault.base import base_of, fighters
from grognard.games.borodino_41.rules.assault.ground import COVERED, ground_of
from grognard.games.borodino_41.rules.assault.modifiers import SIZES, is_infantry, thickness
from grognard.games.borodino_41.rules.combat.shifts import final_column
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.games.borodino_41.rules.terrain import has_fort

DIE = 10


class Prospect(NamedTuple):
    """What is expected of an assault."""

    chance: float
    """That it takes the hex."""
    stopped: float
    """The part of the assaulters that the defensive fire takes their markers."""
    margin: float
    cost: float = 0.0
    """The points that the defensive fire is expected to take."""


def win_chance(margin: float) -> float:
    """12/assault/roll: the chance to win with so much more morale, ties thrown again."""
    low = int(margin // 1)
    part = margin - low
    return (1 - part) * _whole(low) + part * _whole(low + 1)


@lru_cache(maxsize=64)
def _whole(margin: int) -> float:
    won = sum(DIE - abs(gap) for gap in range(1 - DIE, DIE) if margin + gap > 0)
    lost = sum(DIE - abs(gap) for gap in range(1 - DIE, DIE) if margin + gap < 0)
    return won / (won + lost)


@lru_cache(maxsize=64)
def tested(charts: Charts, table: int, column: int) -> float:
    """The part of the dice of a column that make the target test its morale."""
    return sum(result != "-" for result in charts.fire[table][column]) / DIE


@lru_cache(maxsize=64)
def lost(charts: Charts, table: int, column: int) -> float:
    """The points that a fire in a column takes from its target."""
    return sum(int(result) for result in charts.fire[table][column] if result.isdigit()) / DIE


def losses(charts: Charts, table: int, points: int, cover: int) -> float:
    """The points that fire of so many points is expected to take from a unit in cover of so many columns."""
    return lost(charts, table, final_column(points, (cover if table == REGULAR else max(-1, cover),)))


def cover_at(g: Position, cell: int, camp: int) -> int:
    """Columns that the ground and the works of a hex take from fire at infantry of a side there."""
    chart = g.world.charts.terrain
    best = chart[g.geo.terrain[cell]].fire_into
    if has_fort(g, cell):
        best = min(best, chart["fortification"].fire_into)
    elif g.has_work(camp, cell, TRENCH):
        best += chart["trench"].fire_into
    elif g.has_work(camp, cell, FOXHOLE):
        best += chart["foxhole"].fire_into
    return best + (chart["hill"].fire_into if g.geo.hill[cell] else 0)


def firepower(g: Position, units: Collection[int], table: int) -> int:
    """Points that units fire with at their neighbours."""
    total = 0
    for unit in units:
        printed, state = g.printed[unit], g.state[unit]
        if state == DISRUPTED or (state and printed.is_weapon) or printed.is_dummy:
            continue
        if table == AT:
            points = printed.at * g.strength[unit] // max(1, printed.strength)
        elif printed.kind in ("hq", "artillery-hq", "pontoon", "rocket", "nebelwerfer"):
            points = 0
        else:
            points = printed.direct or g.strength[unit]
        total += points // 2 if state else points
    return total


def prospect(g: Position, w: Odds, target: int, places: Mapping[int, int], guns: int = 0) -> Prospect:
    """What an assault on a hex by units from hexes beside it promises, with so many battalions in support."""
    units = tuple(places)
    camp = g.camp[units[0]]
    defenders = tuple(unit for unit in g.units_at(target) if g.camp[unit] != camp and not g.is_dummy(unit))
    if not defenders:
        return Prospect(1.0, 0.0, float(DIE))
    charts = g.world.charts
    stopped, aborted, cost = _stopped(g, w, places, target, defenders)
    attack = base_of(g, units, False).total + _help(g, target, places, defenders)
    defence = float(base_of(g, defenders, True).total) + _ground(g, target, places, defenders)
    defence += _armour(g, target, defenders, {}, units) - _armour(g, target, units, places, defenders)
    defence += charts.assault["flamethrower"] * any(g.printed[u].kind == "flamethrower" for u in defenders)
    soft = [unit for unit in defenders if not g.is_armoured(unit)]
    if soft:
        cover = cover_at(g, target, 1 - camp)
        column = final_column(firepower(g, units, REGULAR), (guns, cover))
        morale = sum(g.printed[unit].morale for unit in soft) / len(soft)
        shaken = tested(charts, REGULAR, column) * (DIE - morale) / DIE
        defence -= w.shaken * shaken * len(soft) / len(defenders)
    ours, theirs = sizes(g, places, defenders)
    bonus = _size(charts, ours * (1 - stopped), theirs) - _size(charts, theirs, ours * (1 - stopped))
    margin = attack - defence + bonus
    return Prospect((1 - aborted) * win_chance(margin), stopped, margin, cost)


def _stopped(
    g: Position, w: Odds, places: Mapping[int, int], target: int, defenders: Sequence[int]
) -> tuple[float, float, float]:
    """The part of the assaulters that defensive fire stops, the chance that all of them are, and its toll."""
    charts, units = g.world.charts, tuple(places)
    vantage = int(g.geo.terrain[target] in COVERED or has_fort(g, target)) + g.geo.hill[target]
    soft = [unit for unit in units if not g.is_armoured(unit)]
    hard = [unit for unit in units if g.is_armoured(unit)]
    stopped, all_hard, cost = 0.0, 0.0, 0.0
    help_ = {cell: _helpers(g, target, cell, g.camp[units[0]]) for cell in set(places.values())}
    if soft:
        own = firepower(g, defenders, REGULAR)
        for unit in soft:
            points = own + int(w.help * firepower(g, help_[places[unit]], REGULAR))
            column = final_column(points, (vantage,))
            stopped += tested(charts, REGULAR, column) * (DIE + 1 - g.printed[unit].morale) / DIE
            cost += lost(charts, REGULAR, column)  # each of them is fired at
        stopped /= len(soft)
    if hard:
        guns = {unit for near in help_.values() for unit in near if g.printed[unit].has_range}
        points = firepower(g, defenders, AT) + int(w.help * firepower(g, guns, AT))
        column = final_column(points, (vantage,))
        morale = sum(g.printed[unit].morale for unit in hard) / len(hard)
        one = tested(charts, AT, column) * (DIE + 1 - morale) / DIE
        all_hard = one if len(hard) == 1 else 0.0  # one company is fired at
        cost += w.tank * lost(charts, AT, column)
    share = stopped * len(soft) / len(units)
    return share, max(all_hard, stopped ** max(1, len(soft)) if soft and not hard else 0.0), cost


def _helpers(g: Position, target: int, cell: int, camp: int) -> list[int]:
    """12/seq/3b-defensive-fire: those beside a hex, and guns two hexes from it, who help the assaulted."""
    near = g.geo.board.neighbours[cell]
    around = {far for beside in near for far in g.geo.board.neighbours[beside]} - {target, cell}
    return [
        unit
        for far in around
        if g.count[1 - camp][far]
        for unit in g.units_at(far)
        if g.camp[unit] != camp and (far in near or g.printed[unit].range > 1)
    ]


def sizes(g: Position, places: Mapping[int, int], defenders: Sequence[int]) -> tuple[int, int]:
    """12/losses/roster: the sizes of both sides."""
    by_cell: dict[int, int] = {}
    for unit, cell in places.items():
        by_cell[cell] = by_cell.get(cell, 0) + g.strength[unit]
    ours = sum(min(LIMIT, size) for size in by_cell.values())
    theirs = sum(
        max(1, g.strength[unit] // 2) if g.printed[unit].is_weapon else g.strength[unit]
        for unit in fighters(g, defenders)
    )
    return ours, min(LIMIT, theirs)


def _size(charts: Charts, ours: float, theirs: float) -> int:
    ratio = Fraction(ours) / Fraction(max(theirs, 0.1))
    return next((charts.assault[name] for least, name in SIZES if ratio >= least), 0)


def _help(g: Position, target: int, places: Mapping[int, int], defenders: Sequence[int]) -> int:
    """12/assault/modifiers: what engineers and flamethrowers bring to the assaulters."""
    chart, found = g.world.charts.assault, 0
    if any(g.printed[unit].kind == "flamethrower" for unit in places):
        found += chart["flamethrower"]
    if any(g.printed[unit].is_engineer or g.printed[unit].is_halftrack for unit in places):
        walls = g.geo.terrain[target] in ("village", "town") or has_fort(g, target)
        if walls or any(g.geo.water(cell, target) for cell in places.values()):
            found += chart["engineers"]
    return found


def _armour(
    g: Position, target: int, units: Sequence[int], places: Mapping[int, int], foes: Sequence[int]
) -> int:
    """12/assault/lone-armour: what armour brings to a side; in woods and houses it needs infantry with it."""
    hard = [unit for unit in units if g.is_armoured(unit)]
    if hard and g.geo.terrain[target] in COVERED and any(is_infantry(g, foe) for foe in foes):
        stacks = {places.get(unit, target) for unit in units if is_infantry(g, unit)}
        hard = [unit for unit in hard if places.get(unit, target) in stacks]
    if not hard:
        return 0
    chart = g.world.charts.assault
    return chart["armour"] + chart["thickness"] * max(0, thickness(g, hard) - thickness(g, foes))


def _ground(g: Position, target: int, places: Mapping[int, int], defenders: Sequence[int]) -> int:
    """9/effects/table-cat-3: ground and works; who has not said whether it is inside will do what is best."""
    origins = set(places.values())
    total = sum(help_.value for help_ in ground_of(g, target, origins, defenders))
    inside = any(g.inside[unit] == INSIDE for unit in defenders)
    if has_fort(g, target) and not inside and g.geo.terrain[target] not in COVERED:
        ahead = all(origin in g.geo.forts[target] for origin in origins)
        total += g.world.charts.assault["fortification-front"] * ahead
    return total


def is_fit(g: Position, unit: int) -> bool:
    """Whether a unit can assault at all."""
    printed = g.printed[unit]
    return printed.may_assault and printed.mobility != "static" and g.state[unit] == GOOD
