"""Why not? The rule that forbids an attempt, with its numbers.

Every answer assumes that the attempt is not among the options now.
"""

from __future__ import annotations

from typing import Any

from grognard.games.battle_for_germany import explain_combat, explain_movement, explain_replacement
from grognard.games.battle_for_germany.combat import Attack, Combat
from grognard.games.battle_for_germany.movement import Movement
from grognard.games.battle_for_germany.position import NOWHERE, Position
from grognard.games.battle_for_germany.replacements import Replacement
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason

_PHASES: dict[str, Any] = {
    "Movement": explain_movement.why,
    "Departure": explain_movement.why_no_victim,
    "Combat": explain_combat.why_no_attack,
    "Attack": explain_combat.why,
    "Replacement": explain_replacement.why,
    "Courland": explain_replacement.why_courland,
}

_ON_UNITS = {"Movement": "move", "Departure": "take", "Replacement": "restore", "Courland": "evacuate"}


def meant(g: Position, unit: int | None, cell: int) -> Action | None:
    """What a click on a hex, or on a unit in it, most likely means in the step at hand."""
    frame = g.stack[-1] if g.stack else None
    verb = _ON_UNITS.get(type(frame).__name__)
    if isinstance(frame, Movement) and (frame.unit != NOWHERE or unit is None):
        return ("go", cell)
    if isinstance(frame, Replacement) and (frame.unit != NOWHERE or unit is None):
        return ("place", cell)
    if isinstance(frame, Attack):
        return _meant_in_attack(frame, unit, cell)
    if isinstance(frame, Combat):
        return ("attack", cell)
    return (verb, unit) if verb and unit is not None else None


def _meant_in_attack(attack: Attack, unit: int | None, cell: int) -> Action | None:
    if attack.at == "gather":
        return ("also", cell) if unit is None else ("join", unit)
    if unit is None:
        return None
    return ("lose", unit) if attack.at == "exchange" else (attack.at, unit, cell)


def explain(g: Position, side: str, attempt: Action) -> Reason:
    """The reason why a side can't do this now; that the phase is another one, if there is no better."""
    if side not in g.pending:
        return Reason("3-0b", "why.not-your-turn", {"waiting": tuple(g.pending)})
    if attempt[0] == "attack" and g.germans_gone and not g.war:
        return Reason("12-22c", "why.not-an-enemy", {"cell": attempt[1]})
    frame = g.stack[-1]
    reason: Reason | None = _PHASES[type(frame).__name__](g, frame, attempt)
    if reason is not None:
        return reason
    phase = g.world.terms.turn[g.phase]
    return Reason(phase.rule, "why.other-phase", {"phase": phase.kind, "side": phase.side})
