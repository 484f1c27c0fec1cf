"""What a computer player is: something that picks one of the options it is offered."""

from __future__ import annotations

from typing import Any, Protocol

from grognard.kernel.actions import Action
from grognard.kernel.perspective import Perspective


class Agent(Protocol):
    """A player for one seat, made anew for each game: `Scripted(seed)`.

    It is handed a perspective and no more: its decision, its seat's view, and imagined states. The same
    seed and the same perspectives must give the same choices.
    """

    name: str

    def choose(self, table: Perspective[Any]) -> Action:
        """One of `table.decision.options`."""
        ...


class Player(Protocol):
    """What is registered: a class of agents, or whatever makes one from a seed.

    One whose weights may be changed also has `tuned(seed, changes)`, which makes such an agent.
    """

    def __call__(self, seed: int) -> Agent:
        """An agent for a new game."""
        ...
