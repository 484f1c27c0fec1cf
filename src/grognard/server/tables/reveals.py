"""What bars the way back: a die, or something hidden that an action brought to light.

Whether an action revealed something is asked of the game itself. Take states that a seat could not tell from
the real one, and let the same thing happen there: if the seat then sees something else, it has learnt from
the action what it could not know before.
"""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.kernel.actions import Action, Seat, Side
from grognard.kernel.game import Game
from grognard.kernel.state import State

TWINS = 8
"""So many states are tried; a reveal that none of them shows would be one that few facts depend on."""


def bar_to_undo(before: State, after: State) -> str:
    """Why what lies between two states can't be taken back, as far as the states tell; nothing if it can."""
    if (before.throws, before.dictated) != (after.throws, after.dictated):
        return "die"
    opened = before.sealed and not after.sealed
    return "reveal" if opened or any(event.seen_by is not None for event in after.events) else ""


def reveals(game: Game[Any], before: State, after: State, side: Side, action: Action) -> bool:
    """Whether an action without dice showed any seat something that was hidden from it."""
    chances = Random(before.key + str(before.throws).encode())
    twins = (
        (seat, game.resample(before, seat, chances)) for seat in game.seats(before) for _ in range(TWINS)
    )
    return any(
        _has_learnt(game, twin, after, seat, side, action) for seat, twin in twins if _differ(twin, before)
    )


def _differ(one: State, other: State) -> bool:
    """Whether two states differ in more than the dice to come; they never do when nothing is hidden."""
    return (one.sealed, one.stack) != (other.sealed, other.stack) or any(
        getattr(one, name) != getattr(other, name) for name, _ in one.COLUMNS
    )


def _has_learnt(game: Game[Any], twin: State, after: State, seat: Seat, side: Side, action: Action) -> bool:
    """Whether a seat can tell from what it sees after an action that it does not live in the twin."""
    if action not in twin.pending[side].options:
        return True
    game.act(twin, side, action)
    return game.view(twin, seat) != game.view(after, seat)
