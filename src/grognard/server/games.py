"""Games, each made once in every process that needs it: the server and its worker processes."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from grognard.kernel.game import Game


@cache
def game_at(module: str, attribute: str) -> Game[Any]:
    """The game of that class, created once in each process."""
    game: Game[Any] = getattr(import_module(module), attribute)(())
    return game
