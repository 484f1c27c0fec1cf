"""What a player sees before the dice of a fire: points and shifts line by line, and all chances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from grognard.games.borodino_41.charts import COLUMNS
from grognard.games.borodino_41.position import DISRUPTED, GOOD, SUPPRESSED, Position
from grognard.games.borodino_41.rules.combat import morale
from grognard.games.borodino_41.rules.combat.fire import Fire
from grognard.games.borodino_41.rules.combat.shifts import final_column
from grognard.games.borodino_41.rules.combat.shots import Shot, shots_at, targets_left
from grognard.kernel.answers import ATTACK, COLUMN, Chances, Forecast, Line, Reason
from grognard.kernel.knowledge.levels import KIND
from grognard.kernel.pieces import NO_PIECE

NOTHING, MARKER = "nothing", "marker-lost"
DIE = 10
_OF_THE_COUNTER = ("fire.small", "fire.white", "fire.black", "fire.t28", "fire.swimming", "fire.armour-air")
"""Shifts that tell what a target is."""
_TENTH, _HUNDREDTH = Fraction(1, 10), Fraction(1, 100)


def forecast(g: Position, fire: Fire) -> Forecast | None:
    """12/fire: what a fire comes to against each of its targets as things stand; None if it has none.

    11/hidden/attackable: of counters whose kind is unknown nothing is foretold, as some kinds can't be hit.
    """
    targets = [unit for unit in targets_left(g, fire) if g.level((fire.firing,), unit) >= KIND]
    by_target = [[_shown(g, fire, shot) for shot in shots_at(g, fire, target)] for target in targets]
    shots = [shot for found in by_target for shot in found]
    if not shots:
        return None
    return Forecast(
        tuple(_lines(g, fire, shots)),
        _results(g, shots[0]),
        _columns(shots),
        notes=(Reason("12/rockets/morale", "fire.rockets"),) if shots[0].rockets else (),
        besides=tuple(found for shots in by_target for found in _besides(g, fire, shots)),
        headline=_headline(g, fire, by_target),
    )


def _columns(shots: list[Shot]) -> str:
    """The columns of all shots, or the one that they have in common."""
    columns = [str(COLUMNS[shot.column]) for shot in shots]
    return columns[0] if len(set(columns)) == 1 else " / ".join(columns)


def _headline(g: Position, fire: Fire, by_target: list[list[Shot]]) -> dict[str, Fraction]:
    """The chances of any loss, and that the fire tells; each target the firer knows has its own dice."""
    if not all(g.can_name((fire.firing,), shot.target) for shots in by_target for shot in shots):
        return {}
    unhurt = steady = Fraction(1)
    marked = any(g.assault[shot.target] for shots in by_target for shot in shots)
    for shots in by_target:
        if shots:
            found = fates(g, fire, shots)
            unhurt *= sum((chance for (_, lost), chance in found.items() if not lost), Fraction(0))
            steady *= sum((chance for (fate, _), chance in found.items() if fate == NOTHING), Fraction(0))
    return {"headline.loss": 1 - unhurt, "headline.stopped" if marked else "headline.shaken": 1 - steady}


def _shown(g: Position, fire: Fire, shot: Shot) -> Shot:
    """11/hidden/attackable: of who can't be named, neither size, armour nor morale is known to who fires."""
    if g.can_name((fire.firing,), shot.target):
        return shot
    known = tuple(shift for shift in shot.shifts if shift.message not in _OF_THE_COUNTER)
    column = final_column(shot.points, (shift.value for shift in known))
    return shot._replace(shifts=known, column=column)


def _lines(g: Position, fire: Fire, shots: list[Shot]) -> Iterator[Line]:
    """The points of the first shot, which most have in common; the shifts of all, then those of some."""
    for part in shots[0].parts:
        args: dict[str, int | str] = {} if part.unit == NO_PIECE else {"unit": part.unit}
        yield Line(part.rule, part.message, part.points, ATTACK, args)
    sums = [_sums(shot) for shot in shots]
    shared = {key for key, value in sums[0].items() if all(own.get(key) == value for own in sums)}
    for place, (shot, own) in enumerate(zip(shots, sums, strict=True)):
        for key, value in own.items():
            if key in shared and place:
                continue
            rule, message, terrain = key
            args = {"target": g.call((fire.firing,), shot.target), "single": int(key not in shared)}
            if terrain:
                args["ground"] = terrain
            yield Line(rule, message, value, COLUMN, args)


def _sums(shot: Shot) -> dict[tuple[str, str, str], int]:
    """The shifts of a shot by what they are for: guns and aircraft come as one number."""
    found: dict[tuple[str, str, str], int] = {}
    for shift in shot.shifts:
        key = shift.rule, shift.message, shift.terrain
        found[key] = found.get(key, 0) + shift.value
    return found


def _results(g: Position, shot: Shot) -> dict[str, Fraction]:
    """12/results/list: the chances of what the table says."""
    found: dict[str, Fraction] = {}
    for result in g.world.charts.fire[shot.table][shot.column]:
        name = "none" if result == "-" else result
        found[name] = found.get(name, Fraction(0)) + _TENTH
    return found


def _besides(g: Position, fire: Fire, shots: list[Shot]) -> Iterator[Chances]:
    """What becomes of a target that the firer knows, and how many points it loses."""
    if not shots or not g.can_name((fire.firing,), shots[0].target):
        return
    found: dict[str, Fraction] = {}
    points: dict[str, Fraction] = {}
    for (fate, lost), chance in fates(g, fire, shots).items():
        found[fate] = found.get(fate, Fraction(0)) + chance
        points[str(lost)] = points.get(str(lost), Fraction(0)) + chance
    yield Chances("fire.fate-of", found, {"unit": shots[0].target})
    yield Chances("fire.points-of", dict(sorted(points.items())), {"unit": shots[0].target})


class _Target(NamedTuple):
    """What is left of a target."""

    strength: int
    state: int
    marked: bool


def fates(g: Position, fire: Fire, shots: Iterable[Shot]) -> dict[tuple[str, int], Fraction]:
    """12/results, 12/morale: the chances of what becomes of one target, and of the points that it loses.

    All shots at it come one after the other: the static tanks may have two (18/t28/armour).
    """
    shots = list(shots)
    unit = shots[0].target
    before = _Target(g.strength[unit], g.state[unit], bool(g.assault[unit]))
    level = morale.morale_of(g, unit, fire.firing) + before.state
    chances = {before: Fraction(1)}
    for shot in shots:
        found: dict[_Target, Fraction] = {}
        for target, chance in chances.items():
            for result in g.world.charts.fire[shot.table][shot.column]:
                for die in range(1, DIE + 1):
                    after = _after(target, level, shot.rockets, result, die)
                    found[after] = found.get(after, Fraction(0)) + chance * _HUNDREDTH
        chances = found
    named: dict[tuple[str, int], Fraction] = {}
    for after, chance in chances.items():
        key = _fate(before, after), before.strength - after.strength
        named[key] = named.get(key, Fraction(0)) + chance
    return named


def _after(target: _Target, level: int, rockets: bool, result: str, die: int) -> _Target:
    """What a throw of both dice leaves of a target with so much morale when it is not shaken."""
    left = max(0, target.strength - (int(result) if result.isdigit() else 0))
    if not left or (result == "-" and not rockets):
        return target._replace(strength=left)
    test = morale.outcome(die, level - target.state - (rockets and result != "-"))
    if test == morale.DESTROYED:
        return target._replace(strength=0)
    state = target.state
    if test == morale.BROKEN or (test == morale.SHAKEN and state != GOOD):
        state = DISRUPTED  # 12/morale/second-suppression
    elif test == morale.SHAKEN:
        state = SUPPRESSED
    return _Target(left, state, target.marked and test == morale.PASSED)


def _fate(before: _Target, after: _Target) -> str:
    """The name of what has become of a target."""
    if not after.strength:
        return morale.DESTROYED
    if after.state > before.state:
        return morale.SHAKEN if after.state == SUPPRESSED else morale.BROKEN
    return MARKER if before.marked and not after.marked else NOTHING
