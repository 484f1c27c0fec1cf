"""Flow: runs the frames on a state's stack until a side must decide, and applies what it chose."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.kernel.actions import Action, Side
from grognard.kernel.frames import END, choice
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
            step.run(frame, state)  # type: ignore[misc]
            continue
        decision = step.choice.options(frame, state)
        if decision is None:
            frame.at = step.next
            continue
        if isinstance(decision, Decision):
            state.pending = {decision.side: decision}
            return
        if _open_envelopes(state, step.choice, decision):
            continue
        return
    state.pending = {}


def apply(state: State, side: Side, action: Action) -> None:
    """Applies an action that was offered to a side, then runs on to the next decision."""
    frame = state.stack[-1]
    step = frame.TABLE[frame.at].choice
    if step is None:
        raise RuntimeError(f"{type(frame).__name__}.{frame.at} is no choice")
    state.events = []
    if step.together:
        state.sealed = (*state.sealed, (side, action))
    else:
        step.effect(frame, state, action)
    run(state)


def _open_envelopes(state: State, step: choice, decisions: Iterable[Decision]) -> bool:
    """Simultaneous choice: asks who has not chosen; when all have, applies the choices at once."""
    chosen = dict(state.sealed)
    waiting = {decision.side: decision for decision in decisions if decision.side not in chosen}
    if waiting:
        state.pending = waiting
        return False
    state.sealed = ()
    step.effect(state.stack[-1], state, chosen)
    return True
