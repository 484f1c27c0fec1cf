"""What a player sees before the dice of a fire: points and shifts line by line, and all chances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple

from grognard.games.borodino_41.charts import COLUMNS
from grognard.games.borodino_41.position import DISRUPTED, GOOD, SUPPRESSED, Position
from grognard.games.borodino_41.rules.combat import morale
from grognard.games.borodino_41.rules.combat.fire import Fire
from grognard.games.borodino_41.rules.combat.shifts import final_column
from grognard.games.borodino_41.rules.combat.shots import Shot, shots_at, targets_left
from grognard.games.borodino_41.rules.command import subordinates
from grognard.kernel.answers import ATTACK, COLUMN, Chances, Forecast, Line, Reason
from grognard.kernel.knowledge.levels import KIND
from grognard.kernel.pieces import NO_PIECE

Fates = dict[tuple[str, int], Fraction]
"""The chances of what becomes of a target and how many points it loses."""
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
    known = {found[0].target: found for found in by_target if found and _is_named(g, fire, found)}
    own = {target: fates(g, fire, found) for target, found in known.items()}
    return Forecast(
        tuple(_lines(g, fire, shots)),
        _results(g, shots[0]),
        _columns(shots),
        notes=(Reason("12/rockets/morale", "fire.rockets"),) if shots[0].rockets else (),
        besides=tuple(_besides(g, fire, known, own)),
        headline=_headline(g, own) if len(own) == sum(map(bool, by_target)) else {},
    )


def _columns(shots: list[Shot]) -> str:
    """The columns of all shots, or the one that they have in common."""
    columns = [str(COLUMNS[shot.column]) for shot in shots]
    return columns[0] if len(set(columns)) == 1 else " / ".join(columns)


def _headline(g: Position, known: Mapping[int, Fates]) -> dict[str, Fraction]:
    """The chances of any loss, and that the fire tells; each target has its own dice."""
    unhurt = steady = Fraction(1)
    for found in known.values():
        unhurt *= sum((chance for (_, lost), chance in found.items() if not lost), Fraction(0))
        steady *= _chance(found, NOTHING)
    marked = any(g.assault[target] for target in known)
    return {"headline.loss": 1 - unhurt, "headline.stopped" if marked else "headline.shaken": 1 - steady}


def _chance(found: Fates, named: str) -> Fraction:
    return sum((chance for (fate, _), chance in found.items() if fate == named), Fraction(0))


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


def _is_named(g: Position, fire: Fire, shots: Sequence[Shot]) -> bool:
    return g.can_name((fire.firing,), shots[0].target)


def _besides(
    g: Position, fire: Fire, known: Mapping[int, Sequence[Shot]], own: Mapping[int, Fates]
) -> Iterator[Chances]:
    """What becomes of each target that the firer knows, and how many points it loses.

    Who is under a staff that may fall in the same fire is suppressed by that besides.
    """
    staffs = [target for target in known if g.printed[target].is_hq]
    for target, shots in known.items():
        above = [_chance(own[hq], morale.DESTROYED) for hq in staffs if target in subordinates(g, hq)]
        found: dict[str, Fraction] = {}
        points: dict[str, Fraction] = {}
        for (fate, lost), chance in (fates(g, fire, shots, above) if above else own[target]).items():
            found[fate] = found.get(fate, Fraction(0)) + chance
            points[str(lost)] = points.get(str(lost), Fraction(0)) + chance
        yield Chances("fire.fate-of", found, {"unit": target})
        yield Chances("fire.points-of", dict(sorted(points.items())), {"unit": target})


class _Target(NamedTuple):
    """What is left of a target."""

    strength: int
    state: int
    marked: bool


def fates(g: Position, fire: Fire, shots: Sequence[Shot], above: Iterable[Fraction] = ()) -> Fates:
    """12/results, 12/morale: the chances of what becomes of one target, and of the points that it loses.

    All shots at it come one after the other: the static tanks may have two (18/t28/armour). `above` are the
    chances that a staff falls and so suppresses it (17/command/hq-destroyed).
    """
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
    for falls in above:
        found = {}
        for target, chance in chances.items():
            found[target] = found.get(target, Fraction(0)) + chance * (1 - falls)
            after = _suppressed(target)
            found[after] = found.get(after, Fraction(0)) + chance * falls
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
    target = target._replace(strength=left, marked=target.marked and test == morale.PASSED)
    if test == morale.SHAKEN:
        return _suppressed(target)
    return target._replace(state=DISRUPTED) if test == morale.BROKEN else target


def _suppressed(target: _Target) -> _Target:
    """12/morale/second-suppression: a second time disrupts; who is gone stays so."""
    if not target.strength:
        return target
    return target._replace(state=SUPPRESSED if target.state == GOOD else DISRUPTED, marked=False)


def _fate(before: _Target, after: _Target) -> str:
    """The name of what has become of a target."""
    if not after.strength:
        return morale.DESTROYED
    if after.state > before.state:
        return morale.SHAKEN if after.state == SUPPRESSED else morale.BROKEN
    return MARKER if before.marked and not after.marked else NOTHING
