"""Flow: runs the frames on a state's stack until a side must decide, and applies what it chose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from grognard.kernel.actions import Action, Side
from grognard.kernel.frames import END, Frame
from grognard.kernel.reactions import stands
from grognard.kernel.state import Decision, State
from grognard.kernel.verbs import choice


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
        decisions = _asked(frame, state, step.choice)
        if step.choice.together:
            chosen = dict(state.sealed)
            waiting = {side: decision for side, decision in decisions.items() if side not in chosen}
            if waiting:
                state.pending = waiting
                return
            _all_have_chosen(state, frame, step.choice, decisions)
        elif decisions:
            state.pending = decisions
            return
        else:
            frame.at = step.next
    state.pending = {}


def apply(state: State, side: Side, action: Action) -> None:
    """Applies an action that was offered to a side, then runs on to the next decision."""
    frame, step = choice_in_progress(state)
    state.events, state.rolled, state.passed, state.learnt = [], (), (), ()
    if step.keeps(action):
        state.sealed = tuple(sorted((*state.sealed, (side, action))))
    else:
        _do(state, frame, step, side, action)
    run(state)


def reseal(state: State, known: Iterable[Side], rng: Random) -> None:
    """Draws sealed choices anew, save those of the sides in `known`, and works out the decisions again.

    This ends a game's `resample`, when all else that is hidden has been shuffled.
    """
    if state.sealed and choice_in_progress(state)[1].sealed:
        frame, step = choice_in_progress(state)
        decisions = _asked(frame, state, step)
        state.sealed = tuple(
            (side, action if side in known else rng.choice(decisions[side].options))
            for side, action in state.sealed
        )
    run(state)


def odds_after(state: State, side: Side, action: Action) -> Any:
    """The forecast of the roll that an offered action leads to: what the frame on top says after it.

    It is found in a copy, where the action has its effect and no more. If it throws dice itself, what comes
    after it would tell what they show: then nothing is foretold.
    """
    copy = state.clone()
    thrown = copy.throws, copy.lots, copy.dictated
    frame, step = choice_in_progress(copy)
    if step.keeps(action):
        return None
    _do(copy, frame, step, side, action)
    if (copy.throws, copy.lots, copy.dictated) != thrown:
        return None
    return copy.stack[-1].odds(copy) if copy.stack else None


def choice_in_progress(state: State) -> tuple[Frame, choice]:
    """The frame on top of the stack and the choice that it waits for."""
    frame = state.stack[-1]
    step = frame.TABLE[frame.at].choice
    if step is None:
        raise RuntimeError(f"expected a choice to be in progress; got {type(frame).__name__}.{frame.at}")
    return frame, step


def _do(state: State, frame: Frame, step: choice, side: Side, action: Action) -> None:
    """Lets an action have its effect."""
    step.do(frame, state, frame.TABLE[frame.at].next, action, side)


def _asked(frame: Frame, state: State, step: choice) -> dict[Side, Decision]:
    """What the sides must decide now, with all that the verbs offer them; nothing, if that is nothing."""
    found = step.options(frame, state)
    if found is None:
        return {}
    if not step.together:
        if step.window and stands(state, found.side, step.window):
            state.passed += (found.side,)
            return {}
        found.options.extend(step.offered_to(frame, state, found.side))
        return {found.side: found} if found.options else {}
    for decision in found:
        decision.options.extend(step.offered_to(frame, state, decision.side))
    return {decision.side: decision for decision in found if decision.options}


def _all_have_chosen(state: State, frame: Frame, step: choice, decisions: Mapping[Side, Decision]) -> None:
    """An open choice is over. Secret choices are applied at once, whoever was first to choose.

    Their effect gets them in the order of the decisions.
    """
    chosen, state.sealed, then = dict(state.sealed), (), frame.TABLE[frame.at].next
    together = {side: chosen[side] for side in decisions}
    if not (step.sealed and together):
        frame.at = then
        return
    state.learn(together, "sealed")
    if step.effect is not None:
        step.effect(frame, state, together)
    else:
        for side, action in together.items():
            step.do(frame, state, then, action, side)
