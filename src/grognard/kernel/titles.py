"""What the parts of a game are called: its seats, sides, scenarios and options, in a player's language."""

from __future__ import annotations

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.text import has_message, sentence


def label(game: Game[Any], message: str, language: str, otherwise: str) -> str:
    """A word of the game's own, or what stands for it in a game without words."""
    look = game.folder / "look"
    known = (look / f"{language}.ftl").exists() and has_message(look, language, message)
    return sentence(look, language, message, {}) if known else otherwise


def side_title(game: Game[Any], side: str, language: str) -> str:
    """How a side is called."""
    return label(game, f"side.{side}", language, side)


def seat_title(game: Game[Any], seat: str, language: str) -> str:
    """How a seat is called."""
    return label(game, f"seat.{seat}", language, side_title(game, seat, language))


def scenario_title(game: Game[Any], scenario: str, language: str) -> str:
    """How a way to play is called."""
    return label(game, f"scenario.{scenario}", language, scenario)
