"""What a player sees before the dice of a combat: strengths line by line, and the chance of every result."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from grognard.games.victory_roads.charts import ROLLS, Cell
from grognard.games.victory_roads.position import NONE, Position
from grognard.games.victory_roads.rules.combat import declaring
from grognard.games.victory_roads.rules.combat.allies import is_weak_stack
from grognard.games.victory_roads.rules.combat.charts import LEVELS, attacker_result, defender_result
from grognard.games.victory_roads.rules.combat.fight import Fight
from grognard.games.victory_roads.rules.combat.losses import strained_corps
from grognard.games.victory_roads.rules.combat.odds import odds_of
from grognard.games.victory_roads.rules.combat.terrain import is_reich_fortress
from grognard.games.victory_roads.rules.haltebefehl import is_besieged
from grognard.games.victory_roads.rules.supply import check_defenders
from grognard.games.victory_roads.rules.theatres.corps import is_reinforced
from grognard.games.victory_roads.rules.theatres.radius import in_radius
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.answers import ATTACK, DEFENCE, Chances, Forecast, Reason

CANCELLED = "cancelled"
NOTHING = "none"
NO_RESULT = "–"
"""Written for it among others."""
_ATTACKER_ASKED = ("attacker_declares", "defender_declares")
"""7.6: the steps at which a fight stands as the attacker is asked, and when he has nothing to add."""


def after_check(now: Position, target: int) -> Position:
    """7.4: a copy in which the defenders of a hex that lack supply bear the marker: `odds_of` reads those."""
    g = now.clone()
    check_defenders(g, g.units_at(target))
    return g


def forecast(now: Position, fight: Fight) -> Forecast:
    """7.5, 7.7: what an attack by its units comes to, with the supply check of the defenders before it."""
    g = after_check(now, fight.target)
    found = odds_of(g, fight)
    sums = {ATTACK: found.attack, DEFENCE: found.defence}
    if not found.column:
        called_off = Reason("7.5.8a", "odds.called-off", {"odds": found.initial})
        return Forecast(found.lines, {CANCELLED: Fraction(1)}, found.initial, sums, (called_off,))
    planned = replace(
        fight,
        defenders=tuple(g.units_at(fight.target)),
        origins=tuple({g.cell[unit] for unit in fight.units}),
        column=found.column,
    )

    return Forecast(
        found.lines,
        _chances(g, planned, lambda cell: f"{cell.attacker}/{cell.defender}"),
        found.column,
        sums,
        tuple(_notes(g, planned)),
        besides=(
            Chances("odds.attacker-result", of_attacker(g, planned)),
            Chances("odds.defender-result", of_defender(g, planned)),
            *_if_declared(g, planned),
        ),
    )


def of_attacker(g: Position, fight: Fight) -> dict[str, Fraction]:
    """7.7.5, 7.9: the chances of the attacker's result; with an elite bonus, of what he may choose among."""

    def result(cell: Cell) -> str:
        other, level = attacker_result(g, fight, cell.a or "")
        return " + ".join(filter(None, (other, LEVELS[level])))

    return _chances(g, fight, lambda cell: _choice(g, fight, cell, result, fight.elite != NONE))


def of_defender(g: Position, fight: Fight) -> dict[str, Fraction]:
    """7.7.6, 7.9: the same for the defender."""

    def result(cell: Cell) -> str:
        return defender_result(g, fight, cell.d or "")

    return _chances(g, fight, lambda cell: _choice(g, fight, cell, result, fight.steadfast != NONE))


def _choice(g: Position, fight: Fight, cell: Cell, result: Callable[[Cell], str], is_elite: bool) -> str:
    """7.9.3: the result of a cell, or all those of its block."""
    cells = g.world.charts.elite_choice(fight.column, cell.roll) if is_elite else (cell,)
    found = list(dict.fromkeys(result(other) for other in cells))
    return " / ".join(each or NO_RESULT for each in found) if len(found) > 1 else found[0] or NOTHING


def _chances(g: Position, fight: Fight, outcome: Callable[[Cell], str]) -> dict[str, Fraction]:
    """The chance of each outcome of two dice in the column of a fight."""
    shares: dict[str, Fraction] = {}
    for roll in ROLLS:
        result = outcome(g.world.charts.results[fight.column, roll])
        shares[result] = shares.get(result, Fraction(0)) + Fraction(6 - abs(roll - 7), 36)
    return shares


def _if_declared(g: Position, fight: Fight) -> Iterator[Chances]:
    """7.6: what the declarations that are still open would change."""
    if fight.at not in (*_ATTACKER_ASKED, "throw"):
        return
    if fight.steadfast == NONE and declaring.may_stand_fast(g, fight):
        yield Chances("odds.if-steadfast", of_defender(g, replace(fight, steadfast=fight.defenders[0])))
    if fight.at not in _ATTACKER_ASKED:
        return
    heroes = [unit for unit in fight.units if not declaring.bar_to_elite(g, fight, unit)]
    if heroes:
        yield Chances("odds.if-elite", of_attacker(g, replace(fight, elite=heroes[0])))
    if not declaring.bar_to_hourra(g, fight):
        yield Chances("odds.if-hourra", of_attacker(g, replace(fight, hourra=True)))


def _notes(g: Position, fight: Fight) -> Iterator[Reason]:
    """What else the dice will bring: who loses more or less, and whose results may be chosen or change."""
    weak = is_weak_stack(g, fight)
    tired = [unit for unit in fight.units if is_reinforced(g, unit) and not in_radius(g, g.cell[unit])]
    if weak:
        yield Reason("7.12.1", "odds.weak-romanians")
    elif tired:
        yield Reason("7.7.9", "odds.standard-mode", {"units": tuple(tired)})
    if strained := strained_corps(g, fight):
        yield Reason("7.8.4", "odds.strained", {"units": strained})
    if fight.hourra:
        yield Reason("7.9.5a", "odds.hourra")
    if fight.armoured:
        yield Reason("7.14.3", "odds.armour")
    elif fight.at in _ATTACKER_ASKED and not declaring.bar_to_armour(g, fight):
        yield Reason("7.14.3", "odds.if-armour")
    if fight.elite != NONE:
        yield Reason("7.9.3", "odds.elite", {"unit": fight.elite})
    if fight.steadfast != NONE:
        yield Reason("7.9.3", "odds.elite", {"unit": fight.steadfast})
    if is_besieged(g, fight.target):
        yield Reason("6.7.5c", "odds.siege")
    if g.player == SOVIET and is_reich_fortress(g, fight.target):
        yield Reason("13.2.5", "odds.no-free-advance")
