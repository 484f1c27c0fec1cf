"""What the parts of a game are called: its seats, sides, scenarios and options, in a player's language."""

from __future__ import annotations

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.words.text import Name, has_message, named, sentence


def label(game: Game[Any], message: str, language: str, otherwise: str) -> str:
    """A word of the game's own, or what stands for it in a game without words."""
    look = game.folder / "look"
    known = (look / f"{language}.ftl").exists() and has_message(look, language, message)
    return sentence(look, language, message, {}) if known else otherwise


def side_title(game: Game[Any], side: str, language: str) -> Name:
    """How a side is called."""
    return _name(game, (f"side.{side}",), language, side)


def seat_title(game: Game[Any], seat: str, language: str) -> Name:
    """How a seat is called: by a name of its own, or like the side of that name."""
    return _name(game, (f"seat.{seat}", f"side.{seat}"), language, seat)


def _name(game: Game[Any], messages: tuple[str, ...], language: str, otherwise: str) -> Name:
    look = game.folder / "look"
    if (look / f"{language}.ftl").exists():
        for message in messages:
            if has_message(look, language, message):
                return named(look, language, message)
    return Name(otherwise)


def in_words(title: Name) -> dict[str, Any]:
    """A name for the page: as a label, and as sentences call it."""
    return {"title": str(title), "forms": title.forms}


def scenario_title(game: Game[Any], scenario: str, language: str) -> str:
    """How a way to play is called."""
    return label(game, f"scenario.{scenario}", language, scenario)
