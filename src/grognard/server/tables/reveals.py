"""What bars the way back: a die, or something hidden that an action brought to light.

A state takes down what an action reveals as it happens (`State.learnt`), so this is a comparison and no more.
"""

from __future__ import annotations

from grognard.kernel.state import State


def bar_to_undo(before: State, after: State) -> str:
    """Why an action that led from one state to the next can't be taken back; nothing if it can."""
    if (before.throws, before.dictated) != (after.throws, after.dictated):
        return "die"
    # That a standing order let a window pass tells what its side will not do.
    return "reveal" if after.learnt or after.passed else ""
