"""12 Shots: what a fire comes to against one of its targets: points, shifts, column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from grognard.games.borodino_41.charts import AT
from grognard.games.borodino_41.position import TRENCH, Position
from grognard.games.borodino_41.rules import observation, terrain
from grognard.games.borodino_41.rules.assault.markers import aim_of
from grognard.games.borodino_41.rules.combat.fire import CHANGING, LEAVING, PROBING, Fire
from grognard.games.borodino_41.rules.combat.firepower import (
    AIR,
    CLOSING,
    DEFENSIVE,
    anti_tank,
    is_spotted,
    regular,
    shelled,
)
from grognard.games.borodino_41.rules.combat.shifts import final_column
from grognard.games.borodino_41.rules.terrain import FORT, Shift, is_armour, shelter
from grognard.kernel.pieces import NO_PIECE, NOWHERE

MINES = 2
"""10/zoc-armour/fort-mines: the AT factor of mines, which nothing changes."""
SMALL = 5
"""12/shifts/small-target: targets of less strength are hard to hit."""


class Part(NamedTuple):
    """Points that a unit, or mines, bring to a fire."""

    rule: str
    message: str
    points: int
    unit: int = NO_PIECE


class Shot(NamedTuple):
    """A fire at one target."""

    target: int
    table: int
    """REGULAR or AT."""
    parts: tuple[Part, ...]
    shifts: tuple[Shift, ...]
    column: int
    """The place of its column in `COLUMNS`."""
    rockets: bool
    """12/rockets/morale, 18/armeng/morale: rockets are in it."""

    @property
    def points(self) -> int:
        """12/fire/total."""
        return sum(part.points for part in self.parts)


def targets_left(g: Position, fire: Fire) -> list[int]:
    """12/fire/regular-targets, 12/at/only-at: who can be hit by a kind of fire; from the air, everyone."""
    there = [unit for unit in fire.targets if g.cell[unit] == fire.cell]
    if fire.purpose == AIR:
        return there
    return [unit for unit in there if is_armour(g, unit) == (fire.kind == AT)]


def shots_at(g: Position, fire: Fire, target: int) -> list[Shot]:
    """12/fire/each-unit: the shot at a target; at the static tanks one from the front, one from elsewhere."""
    if fire.kind == AT and g.printed[target].armour == "static":
        front = _front(g, target)
        groups = [
            (
                [unit for unit in fire.firers if _is_ahead(g, target, g.cell[unit], front) == ahead],
                [cell for cell in fire.mined if _is_ahead(g, target, cell, front) == ahead],
                ahead,
            )
            for ahead in (True, False)
        ]
    else:
        groups = [(list(fire.firers), list(fire.mined), False)]
    made = (_shot(g, fire, target, firers, mined, ahead) for firers, mined, ahead in groups)
    found = [shot for shot in made if shot is not None]
    return [] if fire.purpose == CLOSING and _is_minimal(g, fire, target, found) else found


def _is_minimal(g: Position, fire: Fire, target: int, shots: Sequence[Shot]) -> bool:
    """12/minimal-fire: one point at a target, and nobody else to help it; rockets alone have one as well."""
    if sum(shot.points for shot in shots) > 1:
        return False
    if any(shift.message == "fire.air" for shot in shots for shift in shot.shifts):
        return False
    return sum(_reaches(g, fire, unit, target) for unit in fire.firers) <= 1


def _reaches(g: Position, fire: Fire, unit: int, target: int) -> bool:
    """12/fire/each-unit: whether one of the firers hits this target of the hex, itself or through others."""
    return is_spotted(g, unit, target) if unit in fire.indirect else _sees(g, unit, target)


def _shot(
    g: Position, fire: Fire, target: int, firers: Sequence[int], mined: Sequence[int], ahead: bool
) -> Shot | None:
    hitting = [unit for unit in firers if _reaches(g, fire, unit, target)]
    direct = [unit for unit in hitting if unit not in fire.indirect]
    others = [unit for unit in hitting if unit in fire.indirect]
    parts = [*_points(g, fire, target, direct, others), *_mines(g, fire, mined)]
    shifts = list(_support(g, fire, target, others, parts))
    if not parts and fire.purpose != AIR:
        return None
    if fire.kind == AT:
        shifts += _armour(g, fire, target, ahead)
    else:
        shifts += _size(g, fire, target)
    shifts += _movement(g, fire, target)
    if fire.leaving != CHANGING:
        shifts += terrain.cover(g, target, direct)
    shifts += _vantage(g, fire, direct, mined)
    points = sum(part.points for part in parts)
    column = final_column(points, (shift.value for shift in shifts))
    rockets = any(g.printed[unit].is_rocket or g.printed[unit].is_halftrack for unit in (*direct, *others))
    return Shot(target, fire.kind, tuple(parts), tuple(shifts), column, rockets)


def _sees(g: Position, unit: int, target: int) -> bool:
    """12/firepower/observe-and-range: neighbours always; others where nothing hides the target."""
    beside = g.cell[target] in g.geo.board.neighbours[g.cell[unit]]
    return beside or observation.can_see(g, unit, target)


# ---- points


def _points(
    g: Position, fire: Fire, target: int, direct: Iterable[int], others: Iterable[int]
) -> Iterator[Part]:
    """12/fire/total: what each firer adds."""
    walls = is_in_walls(g, target)
    for unit in direct:
        distance = g.geo.board.distance(g.cell[unit], fire.cell)
        if unit in fire.sharing:
            yield Part("12/fire/split", "fire.share", fire.shares[fire.sharing.index(unit)], unit)
        elif fire.kind == AT:
            if points := anti_tank(g, unit, distance, fire.halved):
                yield Part("12/at/only-at", "fire.at-factor", points, unit)
        else:
            points = regular(g, unit, distance, fire.halved)
            better = shelled(g, unit, distance, fire.halved) if walls else points
            if better > points:
                yield Part("12/firepower/at-as-regular", "fire.at-factor", better, unit)
            else:
                rule = "12/direct/factor" if g.printed[unit].direct else "12/firepower/strength"
                yield Part(rule, "fire.factor", points, unit)
    for unit in others:
        if unit in fire.sharing:
            yield Part("12/fire/split", "fire.share", fire.shares[fire.sharing.index(unit)], unit)
        elif g.printed[unit].indirect == "factor":
            yield Part("12/weapons/indirect-hq", "fire.factor", regular(g, unit, 1, fire.halved), unit)


def is_in_walls(g: Position, target: int) -> bool:
    """12/firepower/at-as-regular: in a town or inside a fortification."""
    return g.geo.terrain[g.cell[target]] == "town" or shelter(g, target) == FORT


def _mines(g: Position, fire: Fire, mined: Iterable[int]) -> Iterator[Part]:
    for cell in mined:
        rule = "15/works/trench-effects" if _is_trench(g, fire, cell) else "10/zoc-armour/fort-mines"
        yield Part(rule, "fire.mines", MINES)


def _is_trench(g: Position, fire: Fire, cell: int) -> bool:
    """15/works/on-fort: whether the mines of a hex are those of a trench."""
    if g.work_at(cell)[0] != TRENCH:
        return False
    return all(terrain.mined_by(g, unit, fire.cell) != FORT for unit in g.units_at(cell))


# ---- shifts


def _support(
    g: Position, fire: Fire, target: int, others: Iterable[int], parts: list[Part]
) -> Iterator[Shift]:
    """12/indirect/shift, 12/rockets/two-shifts, 14: guns that others see for, and aircraft.

    A battalion by itself fires with a point, and what more it brings is a shift (12/indirect/alone).
    """
    charts = g.world.charts
    for unit in others:
        printed = g.printed[unit]
        if printed.indirect != "shift" or fire.kind == AT:
            continue
        shifts, rule = printed.shifts, "12/indirect/shift"
        if printed.is_rocket:
            rule = "12/rockets/two-shifts"
        elif printed.kind == "nebelwerfer":
            rule = "12/rockets/nebelwerfer"
        elif printed.is_heavy:
            rule = "12/heavy/indirect"
            if printed.kind == "heavy-artillery" and shelter(g, target) in (FORT, "trench"):
                shifts, rule = charts.shifts["heavy-works"], "12/heavy/v-fort"
        if not parts:
            parts.append(Part("12/indirect/alone", "fire.alone", 1, unit))
            shifts -= 1
        if shifts:
            yield Shift(rule, "fire.barrage", shifts)
    if fire.air and (fire.purpose == AIR or observation.is_open_to_strikes(g, target)):
        rule = "14/proc/column-base" if fire.purpose == AIR else "14/air/stuka-third"
        yield Shift(rule, "fire.air", fire.air * charts.shifts["air"])


def _size(g: Position, fire: Fire, target: int) -> Iterator[Shift]:
    """12/shifts/small-target; armour, which aircraft alone hit so, has its plates instead (14/aa/armour)."""
    shifts = g.world.charts.shifts
    if is_armour(g, target):
        thin = g.looks(target).armour == "white"
        yield Shift("14/aa/armour", "fire.armour-air", shifts["air-thin" if thin else "air-armour"])
    elif g.looks(target).kind == "flamethrower":
        yield Shift("18/flame/size", "fire.small", shifts["small"])
    elif g.seeming_strength(target) < SMALL:
        yield Shift("12/shifts/small-target", "fire.small", shifts["small"])


def _armour(g: Position, fire: Fire, target: int, ahead: bool) -> Iterator[Shift]:
    """12/at, 18: the circles on a counter, and tanks in the water."""
    shifts, printed = g.world.charts.shifts, g.looks(target)
    if printed.armour == "static":
        yield Shift("18/t28/armour", "fire.t28", shifts["t28-front" if ahead else "t28-flank"])
    elif printed.armour == "white":
        yield Shift("12/at/white-circle", "fire.white", shifts["white"])
    elif printed.armour in ("black", "double"):
        circles = 2 if printed.armour == "double" else 1
        yield Shift("12/at/black-circle", "fire.black", circles * shifts["black"])
    if printed.is_amphibious and g.assault[target]:
        goal = aim_of(g, target)
        if goal != NOWHERE and g.geo.water(g.cell[target], goal):
            yield Shift("18/amphib/at-shift", "fire.swimming", shifts["t38-water"])


def _movement(g: Position, fire: Fire, target: int) -> Iterator[Shift]:
    """7/formation/column-fired-on, 10: columns, and units that move in a zone of control."""
    shifts, leaving = g.world.charts.shifts, fire.leaving
    if leaving == CHANGING:
        yield Shift("10/zoc/change-formation", "fire.changing", shifts["formation-change"])
    elif g.column[target]:
        yield Shift("7/formation/column-fired-on", "fire.column", shifts["column"])
    if is_armour(g, target):  # 10/zoc-armour/no-modifiers
        return
    if leaving == PROBING:
        yield Shift("11/dummies/blocking-road", "fire.probing", shifts["dummy-stop"])
    elif leaving == LEAVING and g.began[target] == fire.cell:
        yield Shift("10/zoc/mod-minus1", "fire.started", shifts["zoc-started"])
    elif leaving == LEAVING:
        yield Shift("10/zoc/mod-plus2", "fire.leaving", shifts["zoc-entered"])


def _vantage(g: Position, fire: Fire, direct: Sequence[int], mined: Sequence[int]) -> list[Shift]:
    """9/effects/own-fire: of who fires directly; mines alone have that of their trenches."""
    if not direct and mined and all(_is_trench(g, fire, cell) for cell in mined):
        shift = g.world.charts.terrain["trench"].fire_from
        return [Shift("15/works/trench-effects", "fire.vantage", shift, "trench")]
    return terrain.vantage(g, direct, fire.cell, fire.purpose == DEFENSIVE)


# ---- the front of the static tanks


def _front(g: Position, unit: int) -> frozenset[int]:
    """18/t28/armour: the hexes ahead of the static tanks, across three sides."""
    board, middle = g.geo.board, g.facing[unit]
    ahead = (board.toward(g.cell[unit], (middle + turn) % 6) for turn in (-1, 0, 1))
    return frozenset(cell for cell in ahead if cell is not None)


def _is_ahead(g: Position, unit: int, cell: int, front: frozenset[int]) -> bool:
    distance, here = g.geo.board.distance, g.cell[unit]
    near = distance(here, cell) - 1
    nearest = {beside for beside in g.geo.board.neighbours[here] if distance(beside, cell) == near}
    return nearest <= front
