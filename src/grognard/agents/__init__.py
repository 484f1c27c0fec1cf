"""Computer players by name.

`random` plays every game. A game's own player is the class `Scripted` in the module `ai` of its folder.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from grognard import games
from grognard.agents.base import Agent
from grognard.agents.random_agent import RandomAgent
from grognard.kernel.game import Game

__all__ = ["Agent", "RandomAgent", "UnknownAgent", "check", "make", "names"]


class UnknownAgent(ValueError):
    """A player that this game does not have."""


def names(game: Game[Any]) -> tuple[str, ...]:
    """The players that can play a game."""
    return ("random", "scripted") if find_spec(games.module_beside(game, "ai")) else ("random",)


def check(name: str, game: Game[Any]) -> None:
    """Raises UnknownAgent, naming those there are, unless the game has such a player."""
    known = names(game)
    if name not in known:
        raise UnknownAgent(f"agent: expected one of {', '.join(known)} for {game.name}; got {name!r}")


def make(name: str, game: Game[Any], seed: int) -> Agent:
    """A player ready for a new game; raises UnknownAgent."""
    check(name, game)
    if name == "random":
        return RandomAgent(seed)
    scripted: Callable[[int], Agent] = import_module(games.module_beside(game, "ai")).Scripted
    return scripted(seed)
