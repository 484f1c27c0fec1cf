"""What a player sees before the dice of a fire: points and shifts line by line, and all chances."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.games.borodino_41.charts import COLUMNS
from grognard.games.borodino_41.position import DISRUPTED, GOOD, Position
from grognard.games.borodino_41.rules.combat import morale
from grognard.games.borodino_41.rules.combat.fire import Fire
from grognard.games.borodino_41.rules.combat.shifts import final_column
from grognard.games.borodino_41.rules.combat.shots import Shot, shots_at, targets_left
from grognard.kernel.answers import ATTACK, COLUMN, Chances, Forecast, Line, Reason
from grognard.kernel.knowledge.levels import KIND
from grognard.kernel.pieces import NO_PIECE

NOTHING, MARKER = "nothing", "marker-lost"
_OF_THE_COUNTER = ("fire.small", "fire.white", "fire.black", "fire.t28", "fire.swimming", "fire.armour-air")
"""Shifts that tell what a target is."""
_TENTH, _HUNDREDTH = Fraction(1, 10), Fraction(1, 100)


def forecast(g: Position, fire: Fire) -> Forecast | None:
    """12/fire: what a fire comes to against each of its targets as things stand; None if it has none.

    11/hidden/attackable: of counters whose kind is unknown nothing is foretold, as some kinds can't be hit.
    """
    targets = [unit for unit in targets_left(g, fire) if g.level((fire.firing,), unit) >= KIND]
    shots = [_shown(g, fire, shot) for target in targets for shot in shots_at(g, fire, target)]
    if not shots:
        return None
    return Forecast(
        tuple(_lines(g, fire, shots)),
        _results(g, shots[0]),
        _columns(shots),
        notes=(Reason("12/rockets/morale", "fire.rockets"),) if shots[0].rockets else (),
        besides=tuple(found for shot in shots for found in _besides(g, fire, shot)),
        headline=_headline(g, fire, shots),
    )


def _columns(shots: list[Shot]) -> str:
    """The columns of all shots, or the one that they have in common."""
    columns = [str(COLUMNS[shot.column]) for shot in shots]
    return columns[0] if len(set(columns)) == 1 else " / ".join(columns)


def _headline(g: Position, fire: Fire, shots: list[Shot]) -> dict[str, Fraction]:
    """The chances of any loss, and that the fire tells; each target the firer knows has its own dice."""
    if not all(g.can_name((fire.firing,), shot.target) for shot in shots):
        return {}
    unhurt = steady = Fraction(1)
    marked = any(g.assault[shot.target] for shot in shots)
    for shot in shots:
        found = list(outcomes(g, fire, shot))
        unhurt *= sum(not lost for _, lost in found) * _HUNDREDTH
        steady *= sum(fate == NOTHING for fate, _ in found) * _HUNDREDTH
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


def _besides(g: Position, fire: Fire, shot: Shot) -> Iterator[Chances]:
    """What becomes of a target that the firer knows, and how many points it loses."""
    if not g.can_name((fire.firing,), shot.target):
        return
    fates: dict[str, Fraction] = {}
    points: dict[str, Fraction] = {}
    for fate, lost in outcomes(g, fire, shot):
        fates[fate] = fates.get(fate, Fraction(0)) + _HUNDREDTH
        points[str(lost)] = points.get(str(lost), Fraction(0)) + _HUNDREDTH
    yield Chances("fire.fate-of", fates, {"unit": shot.target})
    yield Chances("fire.points-of", dict(sorted(points.items())), {"unit": shot.target})


def outcomes(g: Position, fire: Fire, shot: Shot) -> Iterator[tuple[str, int]]:
    """12/results, 12/morale: of each throw of both dice, what becomes of the target and its points lost."""
    target, strength = shot.target, g.strength[shot.target]
    level = morale.morale_of(g, target, fire.firing)
    for result in g.world.charts.fire[shot.table][shot.column]:
        lost = min(int(result), strength) if result.isdigit() else 0
        tested = result != "-" or shot.rockets
        penalty = shot.rockets and result != "-"
        for die in range(1, 11):
            if lost and lost >= strength:
                yield morale.DESTROYED, strength
            elif not tested:
                yield NOTHING, 0
            else:
                fate = _fate(g, target, morale.outcome(die, level - penalty))
                yield fate, strength if fate == morale.DESTROYED else lost


def _fate(g: Position, unit: int, found: str) -> str:
    """12/morale/second-suppression: what a test means to a unit in the state that it is in."""
    state = g.state[unit]
    if found == morale.PASSED:
        return NOTHING
    if found == morale.WAVERED:
        return MARKER if g.assault[unit] else NOTHING
    if found == morale.SHAKEN:
        return morale.SHAKEN if state == GOOD else NOTHING if state == DISRUPTED else morale.BROKEN
    if found == morale.BROKEN and state == DISRUPTED:
        return NOTHING
    return found
