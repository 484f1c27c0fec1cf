"""The games. Each is a folder with its rules, its data and its look; here they are found by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from grognard.kernel.components.sheet import Sheet
from grognard.kernel.game import Game

GAMES = {
    "battle-for-germany": ("grognard.games.battle_for_germany.game", "BattleForGermany"),
    "race-for-berlin": ("grognard.games.race_for_berlin.game", "RaceForBerlin"),
    "victory-roads": ("grognard.games.victory_roads.game", "VictoryRoads"),
    "borodino-41": ("grognard.games.borodino_41.game", "Borodino41"),
    "fortress-berlin": ("grognard.games.fortress_berlin.game", "FortressBerlin"),
}


SHEETS: dict[str, str] = {}
"""The modules of the games that have a map and no rules yet; each holds its SHEET."""


class UnknownGame(ValueError):
    """A game that is not there."""


@cache
def _load(name: str, packs: tuple[Path, ...]) -> Game[Any]:
    module, attribute = GAMES[name]
    game: Game[Any] = getattr(import_module(module), attribute)(packs)
    return game


def find(name: str, packs: Sequence[Path] = ()) -> Game[Any]:
    """The game of that name, with packs laid over its components; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame(f"game: expected one of {', '.join(GAMES)}; got {name!r}")
    return _load(name, tuple(packs))


def find_sheet(name: str) -> Sheet:
    """The map sheet of that name; raises UnknownGame."""
    if name not in SHEETS:
        raise UnknownGame(f"map: expected one of {', '.join(SHEETS)}; got {name!r}")
    sheet: Sheet = import_module(SHEETS[name]).SHEET
    return sheet


def find_any(name: str, packs: Sequence[Path] = ()) -> Game[Any] | Sheet:
    """The game of that name, or the map of one that has no rules yet; raises UnknownGame."""
    if name in SHEETS:
        return find_sheet(name)
    if name not in GAMES:
        raise UnknownGame(f"game: expected one of {', '.join((*GAMES, *SHEETS))}; got {name!r}")
    return find(name, packs)


def module_beside(game: Game[Any], name: str) -> str:
    """The full name of a module in a game's own folder, such as its `ai` or its `shown.picture`.

    >>> module_beside(find("battle-for-germany"), "shown.picture")
    'grognard.games.battle_for_germany.shown.picture'
    """
    return f"{type(game).__module__.rpartition('.')[0]}.{name}"
