"""12/assault/modifiers: the totals of both sides of an assault, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.games.borodino_41.position import SUPPRESSED, Position
from grognard.games.borodino_41.rules.assault.base import SAME, base_of, fighters
from grognard.games.borodino_41.rules.assault.ground import COVERED, ground_of, is_fortified
from grognard.games.borodino_41.rules.stacking import LIMIT
from grognard.kernel.answers import ATTACK, DEFENCE, Line

CIRCLES = {"black": 1, "double": 2}
"""12/at/black-circle: of a unit; those of the static tanks are for fire alone (18/t28/armour)."""
SIZES = ((Fraction(3), "size-3-1"), (Fraction(2), "size-2-1"), (Fraction(3, 2), "size-3-2"))
CATEGORIES = (*("base", "state", "command", "size", "armour", "thickness", "terrain", "special", "surprise"),)
"""12/assault/modifiers: what the lines of a side are about."""
_CATEGORY = {
    "assault.base-same": "base",
    "assault.base-mixed": "base",
    "assault.shaken": "state",
    "assault.column": "state",
    "assault.command": "command",
    "assault.size": "size",
    "assault.armour": "armour",
    "assault.thickness": "thickness",
    "assault.ground": "terrain",
    "assault.flamethrowers": "special",
    "assault.engineers": "special",
    "assault.surprise": "surprise",
}


class Clash(NamedTuple):
    """12/assault/roll: who fights for a hex: attackers, defenders, and the night's die of surprise."""

    cell: int
    attackers: tuple[int, ...]
    defenders: tuple[int, ...]
    die: int = 0


def lines_of(g: Position, clash: Clash) -> tuple[Line, ...]:
    """All that the morale of both sides comes to."""
    return (*_side(g, clash, True), *_side(g, clash, False))


def totals(lines: Sequence[Line]) -> tuple[int, int]:
    """The modified morale of attacker and defender."""
    sums = {ATTACK: 0, DEFENCE: 0}
    for line in lines:
        assert isinstance(line.value, int)
        sums[line.kind] += line.value
    return sums[ATTACK], sums[DEFENCE]


def by_category(lines: Sequence[Line], kind: str) -> dict[str, int]:
    """12/assault/modifiers: what each category comes to for a side, also where that is nothing."""
    found = dict.fromkeys(CATEGORIES, 0)
    for line in lines:
        if line.kind == kind:
            assert isinstance(line.value, int)
            found[_CATEGORY[line.message]] += line.value
    return found


def strengths(g: Position, clash: Clash) -> tuple[int, int]:
    """12/losses/roster, 8/stack/overstack-fire: the sizes of both sides; 12 points at most from one hex."""
    by_cell: dict[int, int] = {}
    for unit in clash.attackers:
        by_cell[g.cell[unit]] = by_cell.get(g.cell[unit], 0) + g.strength[unit]
    attack = sum(min(LIMIT, size) for size in by_cell.values())
    defence = sum(_defensive_size(g, unit) for unit in fighters(g, clash.defenders))
    return attack, min(LIMIT, defence)


def _defensive_size(g: Position, unit: int) -> int:
    """12/art-limits/assaulted-size: guns count half, rounded down, at least 1."""
    return max(1, g.strength[unit] // 2) if g.printed[unit].is_weapon else g.strength[unit]


def is_infantry(g: Position, unit: int) -> bool:
    """12/assault/lone-armour: what counts as infantry there; the half-track company dismounted."""
    printed = g.printed[unit]
    return printed.is_infantry_like or (printed.is_halftrack and not g.is_armoured(unit))


def counting_armour(g: Position, clash: Clash, attacking: bool) -> list[int]:
    """12/assault/lone-armour: the armour of a side that has the benefit of being armour.

    In woods and houses against infantry it needs infantry in its own stack.
    """
    own, foes = (clash.attackers, clash.defenders)[:: 1 if attacking else -1]
    armour = [unit for unit in own if g.is_armoured(unit)]
    if g.geo.terrain[clash.cell] not in COVERED or not any(is_infantry(g, foe) for foe in foes):
        return armour
    return [unit for unit in armour if any(is_infantry(g, mate) for mate in g.units_at(g.cell[unit]))]


def helping_engineers(g: Position, clash: Clash) -> list[int]:
    """12/assault/modifiers: the engineers among the attackers, where they bring something."""
    sappers = [
        unit for unit in clash.attackers if g.printed[unit].is_engineer or g.printed[unit].is_halftrack
    ]
    if not sappers:
        return []
    origins = {g.cell[unit] for unit in sappers}
    return sappers if is_fortified(g, clash.cell, origins, clash.defenders) else []


def thickness(g: Position, units: Sequence[int]) -> int:
    """12/at/no-sum: the best bonus for thick armour, not their sum."""
    return max((CIRCLES.get(g.printed[unit].armour, 0) for unit in units), default=0)


def _side(g: Position, clash: Clash, attacking: bool) -> Iterator[Line]:
    chart, kind = g.world.charts.assault, ATTACK if attacking else DEFENCE
    own = clash.attackers if attacking else clash.defenders
    base = base_of(g, own, not attacking)
    message = "assault.base-same" if base.rule == SAME else "assault.base-mixed"
    yield Line("17/hq/morale" if base.lent else base.rule, message, base.morale, kind, {"units": own})
    if base.state:
        broken = all(g.state[unit] != SUPPRESSED for unit in own)
        rule = "12/state/disrupted" if broken else "12/state/suppressed"
        yield Line(rule, "assault.shaken", base.state, kind)
    if base.column:
        yield Line("7/formation/column-morale", "assault.column", base.column, kind)
    if base.command:
        yield Line("17/penalties/assault", "assault.command", base.command, kind)
    sizes = strengths(g, clash)
    ours, theirs = sizes if attacking else sizes[::-1]
    cause = next((name for ratio, name in SIZES if ours >= ratio * theirs), None)
    if cause:
        args = {"ours": ours, "theirs": theirs}
        yield Line("12/assault/modifiers", "assault.size", chart[cause], kind, args)
    armour, others = counting_armour(g, clash, attacking), counting_armour(g, clash, not attacking)
    if armour:
        rule = (
            "18/t28/assault"
            if all(g.printed[unit].armour == "static" for unit in armour)
            else ("12/assault/modifiers")
        )
        yield Line(rule, "assault.armour", chart["armour"], kind)
    if (thick := thickness(g, armour)) > thickness(g, others):
        yield Line("12/at/assault-armour-bonus", "assault.thickness", chart["thickness"] * thick, kind)
    if any(g.printed[unit].kind == "flamethrower" for unit in own):
        yield Line("18/flame/bonus", "assault.flamethrowers", chart["flamethrower"], kind)
    if attacking and helping_engineers(g, clash):
        yield Line("12/assault/modifiers", "assault.engineers", chart["engineers"], kind)
    if not attacking:
        origins = {g.cell[unit] for unit in clash.attackers}
        for rule, terrain, value in ground_of(g, clash.cell, origins, clash.defenders):
            yield Line(rule, "assault.ground", value, kind, {"terrain": terrain})
    if surprised := _surprised(g, clash, attacking):
        yield Line("12/surprise/table", "assault.surprise", surprised, kind)


def _surprised(g: Position, clash: Clash, attacking: bool) -> int:
    if not clash.die:
        return 0
    row = g.world.charts.surprise[clash.die - 1]
    hit = row.effect == "morale" and row.side == ("attacker" if attacking else "defender")
    return row.value if hit else 0
