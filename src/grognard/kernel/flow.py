"""Flow: runs the frames on a state's stack until a side must decide, and applies what it chose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from grognard.kernel.actions import Action, Side
from grognard.kernel.frames import END, Frame, choice
from grognard.kernel.state import Decision, State


def run(state: State) -> None:
    """Advances until someone must decide or the stack is empty; the answer is `state.pending`."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if frame.at == END:
            stack.pop()
            continue
        step = frame.TABLE[frame.at]
        if step.choice is None:
            frame.at = step.next
            step.method(frame, state)
            continue
        decision = step.method(frame, state)
        if decision is None:
            frame.at = step.next
            continue
        if not step.choice.together:
            state.pending = {decision.side: decision}
            return
        if not _open_envelopes(state, step.choice, decision):
            return
    state.pending = {}


def apply(state: State, side: Side, action: Action) -> None:
    """Applies an action that was offered to a side, then runs on to the next decision."""
    frame, step = _choice_in_progress(state)
    state.events, state.rolled = [], ()
    if step.together:
        state.sealed = tuple(sorted((*state.sealed, (side, action))))
    else:
        step.effect(frame, state, action)
    run(state)


def reseal(state: State, known: Iterable[Side], rng: Random) -> None:
    """Draws sealed choices anew, save those of the sides in `known`, and works out the decisions again.

    This ends a game's `resample`, when all else that is hidden has been shuffled.
    """
    if state.sealed:
        frame, step = _choice_in_progress(state)
        options = {decision.side: decision.options for decision in step.options(frame, state)}
        state.sealed = tuple(
            (side, action if side in known else rng.choice(options[side])) for side, action in state.sealed
        )
    run(state)


def _choice_in_progress(state: State) -> tuple[Frame, choice]:
    frame = state.stack[-1]
    step = frame.TABLE[frame.at].choice
    if step is None:
        raise RuntimeError(f"expected a choice to be in progress; got {type(frame).__name__}.{frame.at}")
    return frame, step


def _open_envelopes(state: State, step: choice, decisions: Sequence[Decision]) -> bool:
    """Simultaneous choice: asks who has not chosen; when all have, applies the choices at once.

    The effect gets them in the order of the decisions, whoever was first to choose.
    """
    chosen = dict(state.sealed)
    waiting = {decision.side: decision for decision in decisions if decision.side not in chosen}
    if waiting:
        state.pending = waiting
        return False
    state.sealed = ()
    step.effect(state.stack[-1], state, {decision.side: chosen[decision.side] for decision in decisions})
    return True
