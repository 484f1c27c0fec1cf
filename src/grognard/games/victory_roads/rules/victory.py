"""The ends of the scenarios: levels of victory by conditions with a date, and the outcome of a game.

A level counts when all its conditions held at the end of their turn; levels stand from best to worst for the
Soviets, and the last has no conditions. A game ends with its last turn, or as soon as nothing can change the
level any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from grognard.games.victory_roads.position import WITH_SOVIETS, Position
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.answers import Outcome

RULE = "scenario/list"
DECIDED = "decided"
"""What `over` says of a game whose level is certain before its last turn."""
VALUES = {"soviet-decisive": 2, "soviet-marginal": 1, "draw": 0, "german-marginal": -1}
"""How far a level favours the Soviets; any other is the best for the Germans."""
BEST = 2
LASTING = {"turn", "romania", "objectives_at_most"}
"""Conditions of these alone stay true once they are."""

Condition = Mapping[str, Any]


def check(g: Position) -> None:
    """At the end of a turn: takes down the conditions of this turn that hold, and whether all is decided."""
    for number, condition in _conditions(g):
        if condition["turn"] == g.turn and holds(g, condition):
            g.met |= 1 << number
    if g.turn < g.world.scenario.values["last_turn"] and _is_decided(g):
        g.over = DECIDED
        g.note("turn.decided", RULE, turn=g.turn)


def outcome(g: Position) -> Outcome:
    """How a game that is over has ended."""
    levels = g.world.scenario.values["victory"]
    states = _states(g, ended=True)
    level = next(
        found["level"] for found, state in zip(levels, states, strict=True) if all(s is True for s in state)
    )
    value = VALUES.get(level, -BEST)
    soviets, axis = (tuple(seat for seat, sides in g.world.seats.items() if side in sides) for side in SIDES)
    winners = () if not value else soviets if value > 0 else axis
    scores = dict.fromkeys(soviets, BEST + value) | dict.fromkeys(axis, BEST - value)
    return Outcome(winners, RULE, f"outcome.{level}", scores)


def standing(g: Position) -> list[tuple[str, list[tuple[Condition, bool | None]]]]:
    """For each level its conditions: met, missed, or (None) still open."""
    levels = g.world.scenario.values["victory"]
    return [
        (level["level"], list(zip(level["all"], state, strict=True)))
        for level, state in zip(levels, _states(g, ended=bool(g.over)), strict=True)
    ]


# ---- conditions


def holds(g: Position, condition: Condition) -> bool:
    """Whether a condition is true as things stand."""
    index, geo = g.geo.board.index, g.geo

    def taken(label: str) -> bool:
        return g.holder(index[label]) == SOVIET

    if condition["hexes"] is not None and not all(map(taken, condition["hexes"])):
        return False
    if condition["any"] is not None and not any(map(taken, condition["any"])):
        return False
    if (label := condition["beside"]) is not None:
        near = geo.board.neighbours[index[label]]
        if not taken(label) and not any(g.count[SOVIET][cell] for cell in near):
            return False
    if condition["romania"] is not None and (g.romania == WITH_SOVIETS) != condition["romania"]:
        return False
    if condition["west_of_vistula"] is not None:
        across = any(g.cell[unit] in geo.west_of_vistula and not g.cut[unit] for unit in g.units_of(SOVIET))
        if across != condition["west_of_vistula"]:
            return False
    most = condition["objectives_at_most"]
    return most is None or g.objectives <= most


def _conditions(g: Position) -> Iterator[tuple[int, Condition]]:
    """All conditions of the scenario, numbered through its levels."""
    return enumerate(condition for level in g.world.scenario.values["victory"] for condition in level["all"])


def _states(g: Position, *, ended: bool) -> list[list[bool | None]]:
    """For each level, what is known of its conditions: met, missed, or open (None).

    `ended` says whether those of this turn have been taken down. One that lasts counts before its turn has
    come; one whose turn is past has been taken down.
    """
    numbered = _conditions(g)
    found: list[list[bool | None]] = []
    for level in g.world.scenario.values["victory"]:
        states: list[bool | None] = []
        for _ in level["all"]:
            number, condition = next(numbered)
            if g.met >> number & 1:
                states.append(True)
            elif condition["turn"] < g.turn + ended:
                states.append(False)
            else:
                states.append(True if _lasts(condition) and holds(g, condition) else None)
        found.append(states)
    return found


def _lasts(condition: Condition) -> bool:
    return {name for name, value in condition.items() if value is not None} <= LASTING


def _is_decided(g: Position) -> bool:
    """Whether the best level that can still be reached is certain at the end of this turn."""
    for state in _states(g, ended=True):
        if all(found is True for found in state):
            return True
        if all(found is not False for found in state):
            return False
    return False
