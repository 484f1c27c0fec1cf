"""Computer players by name: our own, and those that installed packages register as entry points.

`random` plays every game. A game's own player, `scripted`, is the class `Scripted` in the module `ai` of its
folder. Any package adds players under the group `grognard.players`: named `clever` for every game, or
`battle-for-germany.clever` for one. See docs/adding-a-player.md.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import Any

from grognard import games
from grognard.agents.base import Agent, Player
from grognard.kernel.components.weights import Changes
from grognard.kernel.game import Game

GROUP = "grognard.players"
RANDOM = EntryPoint("random", "grognard.agents.random_agent:RandomAgent", GROUP)
_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")


class UnknownAgent(ValueError):
    """A player that this game does not have."""


def names(game: Game[Any]) -> tuple[str, ...]:
    """The players that can play a game; the last is taken where nobody says which."""
    return tuple(_players(game))


def check(name: str, game: Game[Any]) -> None:
    """Raises UnknownAgent, naming those there are, unless the game has such a player."""
    known = names(game)
    if name not in known:
        raise UnknownAgent(f"agent: expected one of {', '.join(known)} for {game.name}; got {name!r}")


def make(name: str, game: Game[Any], seed: int, changes: Changes | None = None) -> Agent:
    """A player ready for a new game, with some of its weights changed; raises UnknownAgent, DataError."""
    check(name, game)
    entry = _players(game)[name]
    try:
        player: Player = entry.load()
    except (ImportError, AttributeError) as error:
        raise UnknownAgent(f"agent: {name} is registered as {entry.value}, which fails: {error}") from error
    if not changes:
        return player(seed)
    if not hasattr(player, "tuned"):
        raise UnknownAgent(f"agent: {name} has no weights that could be changed")
    tuned: Agent = player.tuned(seed, changes)
    return tuned


def _players(game: Game[Any]) -> dict[str, EntryPoint]:
    """Where each player of a game is found. Nobody replaces our own, and a game's own comes last."""
    module = games.module_beside(game, "ai")
    script = [EntryPoint("scripted", f"{module}:Scripted", GROUP)] if find_spec(module) else []
    own = {entry.name for entry in (RANDOM, *script)}
    others = {name: entry for name, entry in registered(game.name).items() if name not in own}
    return {RANDOM.name: RANDOM, **others, **{entry.name: entry for entry in script}}


@cache
def registered(game: str) -> dict[str, EntryPoint]:
    """The players for a game that installed packages register, by name; malformed names are left out."""
    found = {}
    for entry in sorted(entry_points(group=GROUP)):
        only, _, name = entry.name.rpartition(".")
        if only in ("", game) and _NAME.fullmatch(name):
            found[name] = entry
    return found
