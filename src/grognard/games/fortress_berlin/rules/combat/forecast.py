"""8.2.4, 8.3.6 What a fire comes to: sums, letter and dice, as they are and as who fires can know them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grognard.games.fortress_berlin.charts import LETTERS
from grognard.games.fortress_berlin.position import DIRECT, MIXED, Position
from grognard.games.fortress_berlin.rules.combat import crt, disruption, ruins, strength, terrain
from grognard.games.fortress_berlin.rules.combat.strikes import Fire, is_far, leaving
from grognard.kernel.answers import ATTACK, COLUMN, DEFENCE, Chances, Forecast, Line, Reason
from grognard.kernel.pieces import NO_PIECE

_STEPS = {DIRECT: ("8.3.6", "8.3.6")}
_BOMBARDMENT_STEPS = ("8.2.4/step-1", "8.2.4/step-4")


class Reckoning(NamedTuple):
    """8.1: what the dice are thrown for."""

    attack: int
    defence: int
    pf: int
    """8.2.4/step-4: the row of the letter."""
    first: str
    """The letter before 17.5; "" below the first column."""
    letter: str
    dice: int
    """8.2.4/step-5: added to the dice."""

    @property
    def differential(self) -> int:
        """8.2.4/step-2."""
        return self.attack - self.defence


def targets_of(g: Position, fire: Fire) -> tuple[int, ...]:
    """8.2c, 8.3a: all units of the hex; one of them in a direct fire; none where a garrison is alone."""
    if fire.kind == DIRECT:
        return () if fire.target == NO_PIECE else (fire.target,)
    return tuple(g.units_at(fire.cell))


def reckon(g: Position, fire: Fire, factors: Sequence[int] | None = None) -> Reckoning:
    """8.2.4, 8.3.6: a fire as it is, or as it would be with other PF of its targets."""
    targets = targets_of(g, fire)
    if factors is None:
        factors = [strength.pf(g, unit) for unit in targets]
    attack = sum(int(line.value) for line in attack_lines(g, fire))
    ground = cover(g, fire)
    alone = strength.best_pf(g, fire.cell, ())
    defence = (sum(factors) if factors else alone) + ground.pf
    pf = (max(factors) if factors else alone) + ground.pf
    first = crt.letter(g, fire.kind, attack - defence, pf)
    shift = strength.coordination(g, fire.firers) if fire.kind == DIRECT else 0
    return Reckoning(attack, defence, pf, first, first and crt.shifted(first, shift), ground.dice)


def cover(g: Position, fire: Fire) -> terrain.Defence:
    """8.2.4/step-4, 8.3.6: the hex alone; for a direct fire also the side by which the line comes in."""
    if fire.kind != DIRECT:
        return terrain.defence(g, fire.cell, kind=fire.kind)
    sides = {near for unit in fire.firers for near in leaving(g, fire.cell, g.cell[unit])}
    return terrain.defence(g, fire.cell, sorted(sides), fire.kind)


def attack_lines(g: Position, fire: Fire) -> Iterator[Line]:
    """8.2c, 8.3.3b: what each gun, strike and aircraft adds."""
    strengths = g.world.charts.strengths
    for unit in fire.firers:
        points, rule, message = g.fs(unit), _rule_of(fire), "fire.gun"
        if g.printed[unit].may_bombard and is_far(g, unit, fire.cell):
            points, rule, message = points // 2, "8.2.2", "fire.gun-far"
        yield Line(rule, message, points, ATTACK, {"unit": unit})
    for hq in fire.hqs:
        yield Line("11.3a", "fire.strike", strengths.off_map_fs, ATTACK, {"unit": hq})
    if fire.aircraft:
        yield Line("11.4c", "fire.air", strengths.air_fs, ATTACK)


def _rule_of(fire: Fire) -> str:
    return "8.3.3b" if fire.kind == DIRECT else "8.2.1" if fire.kind == MIXED else "8.2c"


# ---- for who fires


def forecast(g: Position, fire: Fire) -> Forecast | None:
    """8.1: lines and chances as the firing side can know them before the stack is opened (3.6).

    Counters that lie covered are reckoned with the least PF that they can have, and beside it with the most.
    """
    notes, besides = [], []
    if fire.kind == DIRECT and fire.target == NO_PIECE:
        if (target := _only_target(g, fire)) == NO_PIECE:
            return None
        fire = fire.clone()
        fire.target = target
        if hidden := sum(not g.knows(fire.camp, unit) for unit in g.units_at(fire.cell)):
            notes.append(Reason("8.3.3a", "fire.others-covered", {"number": hidden}))
    targets = targets_of(g, fire)
    known = [unit for unit in targets if g.knows(fire.camp, unit)]
    least, most = _bounds(g, fire, targets)
    found = reckon(g, fire, least)
    lines = [*attack_lines(g, fire), *_defence_lines(g, fire, known, sum(least), len(targets))]
    lines += cover(g, fire).lines
    lines += _column_lines(fire, found)
    if hidden := len(targets) - len(known):
        worst = reckon(g, fire, most)
        args = {"number": hidden}
        notes.append(Reason("3.6b", "fire.covered", args))
        besides.append(Chances("fire.if-strong", crt.chances(g, worst.letter, worst.dice), args))
    if not found.letter:
        notes.append(Reason("8.1.3a", "fire.too-weak", {"differential": found.differential}))
    return Forecast(
        tuple(lines),
        crt.chances(g, found.letter, found.dice),
        found.letter,
        notes=tuple(notes),
        consequences=_consequences(g, fire, found.letter) | disruption.again(g, fire.camp, targets),
        besides=tuple(besides),
    )


def _consequences(g: Position, fire: Fire, letter: str) -> dict[str, Reason]:
    """8.6: whom an exchange costs anything under this fire, and where an asterisk makes ruins."""
    exchange = "fire.then-loss" if fire.kind == DIRECT else "fire.then-no-loss"
    found = {name: Reason("8.6/EX", exchange) for name in crt.EXCHANGES}
    if ruins.may_arise(g, fire.cell, letter):
        found |= {name: Reason("9.0.1", "fire.then-ruins", {"cell": fire.cell}) for name in crt.STARRED}
    return found


def _only_target(g: Position, fire: Fire) -> int:
    """8.3.3a: before the stack is opened, the only vehicle that shows; none if there are several."""
    shown = [unit for unit in g.units_at(fire.cell) if g.knows(fire.camp, unit)]
    targets = [unit for unit in shown if g.printed[unit].is_direct_target]
    return targets[0] if len(targets) == 1 else NO_PIECE


def _bounds(g: Position, fire: Fire, targets: Sequence[int]) -> tuple[list[int], list[int]]:
    least, most = [], []
    for unit in targets:
        if g.knows(fire.camp, unit):
            bounds = strength.pf(g, unit), strength.pf(g, unit)
        else:
            bounds = g.world.covered_pf[g.camp[unit], bool(g.disrupted[unit])]
        least.append(bounds[0])
        most.append(bounds[1])
    return least, most


def _defence_lines(g: Position, fire: Fire, known: Sequence[int], total: int, count: int) -> Iterator[Line]:
    rule = _STEPS.get(fire.kind, _BOMBARDMENT_STEPS)[0]
    shown = 0
    for unit in known:
        points = strength.pf(g, unit)
        shown += points
        yield Line(rule, "fire.pf", points, DEFENCE, {"unit": unit})
    if hidden := count - len(known):
        yield Line("3.6b", "fire.pf-covered", total - shown, DEFENCE, {"number": hidden})
    if not count and (garrison := strength.garrison(g, fire.cell)):
        yield Line(garrison.rule, "fire.garrison", garrison.pf, DEFENCE)


def _column_lines(fire: Fire, found: Reckoning) -> Iterator[Line]:
    rule = _STEPS.get(fire.kind, _BOMBARDMENT_STEPS)[1]
    step = "8.3.6" if fire.kind == DIRECT else "8.2.4/step-2"
    yield Line(step, "fire.differential", found.differential, COLUMN)
    yield Line(rule, "fire.row", found.pf, COLUMN)
    if found.first:
        yield Line(rule, "fire.letter", found.first, COLUMN)
    if found.letter != found.first:
        shift = LETTERS.index(found.letter) - LETTERS.index(found.first)
        yield Line("17.5", "fire.coordination", shift, COLUMN)
