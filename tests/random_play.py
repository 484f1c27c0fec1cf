"""Random moves, a few of them or one at a time."""

from random import Random
from typing import Any

from grognard.kernel.actions import Action, Side
from grognard.kernel.game import Game
from grognard.kernel.state import State

LOOK_AHEAD = 8


def random_choice(state: State, rng: Random) -> tuple[Side, Action]:
    """One of the offered actions, of one of the sides that must decide."""
    side = rng.choice(sorted(state.pending))
    return side, rng.choice(state.pending[side].options)


def play_on(game: Game[Any], state: State, rng: Random) -> None:
    """Plays a few random moves."""
    for _ in range(LOOK_AHEAD):
        if state.pending:
            game.act(state, *random_choice(state, rng))
