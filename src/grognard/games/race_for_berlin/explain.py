"""Why not? The rule that forbids an attempt, with its numbers.

Every answer assumes that the attempt is not among the options now, and rests on public facts and on the own
token alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard.games.race_for_berlin import explain_combat, explain_impulse, explain_movement
from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.events import deciding
from grognard.games.race_for_berlin.position import ARRIVED, DESTROYED, ON_MAP, Position
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason

Answer = Callable[[Position, Any, Action], Reason | None]


def explain(g: Position, side: str, attempt: Action) -> Reason:
    """The reason why a side can't do this now; at worst, that something else is being decided."""
    if side not in g.pending:
        return Reason("1", "why.not-your-turn", {"waiting": tuple(g.pending)})
    frame = g.stack[-1]
    answer = _ANSWERS.get(type(frame).__name__)
    reason = answer(g, frame, attempt) if answer else None
    return reason or Reason(f"1/{g.phase[0]}", "why.other-step", {"phase": g.phase})


def _arrivals(g: Position, frame: Any, attempt: Action) -> Reason | None:
    if attempt[0] != "place":
        return None
    _, unit, zone = attempt
    if g.place[unit] != ARRIVED:
        return Reason("2.1.1b", "why.not-arrived", {"unit": unit})
    if g.unit(unit).camp != deciding(g):
        return Reason("preamble/symbol-colour", "why.not-yours", {"unit": unit})
    return Reason("2.1.3", "why.no-entry", {"unit": unit, "cell": zone})


def _flight(g: Position, frame: Any, attempt: Action) -> Reason | None:
    if attempt[0] != "flee":
        return None
    return Reason("2.2.5", "why.no-refuge", {"unit": attempt[1], "cell": attempt[2]})


def _replacement(g: Position, frame: Any, attempt: Action) -> Reason | None:
    verb = attempt[0]
    if verb not in ("refit", "rebuild", "support", "starve"):
        return None
    if verb != "starve" and not frame.point:
        return Reason("3.2.1a", "why.point-spent")
    if verb == "support":
        return None
    unit = attempt[1]
    printed = g.unit(unit)
    if printed.nation != SOVIET or printed.camp != frame.camp:
        return Reason("3.2.1a", "why.not-own-soviet", {"unit": unit})
    if verb == "rebuild":
        if g.place[unit] != DESTROYED:
            return Reason("3.2.1b", "why.not-destroyed", {"unit": unit})
        return Reason("3.2.1b", "why.no-supply-zone", {"cell": attempt[2]})
    if g.place[unit] != ON_MAP:
        return Reason("3.2.1a", "why.not-on-map", {"unit": unit})
    if g.oos[unit]:
        return Reason("3.2.1a" if verb == "refit" else "3.2.2b", "why.out-of-supply", {"unit": unit})
    return Reason("3.2.1a", "why.not-reduced", {"unit": unit})


_ANSWERS: dict[str, Answer] = {
    "Arrivals": _arrivals,
    "Advance": _flight,
    "Replacement": _replacement,
    "Impulse": explain_impulse.why,
    "March": explain_movement.why,
    "Shifts": explain_movement.why_no_shift,
    "Attack": explain_combat.why,
    "Storm": explain_combat.why_no_storm,
    "Losses": explain_combat.why_no_loss,
}
