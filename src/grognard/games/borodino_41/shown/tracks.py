"""The track of days beside the map."""

from __future__ import annotations

from typing import Any

from grognard.games.borodino_41.scenarios import LAST_TURN
from grognard.games.borodino_41.shown.words import LOOK
from grognard.kernel.words.text import sentence

_COLOUR = "#8a1a1a"


def tracks(scenario: str, language: str) -> list[dict[str, Any]]:
    """4/desc/turn: the days of the scenario; the view says which it is."""

    def word(message: str, **args: Any) -> str:
        return sentence(LOOK, language, f"track.{message}", args)

    turns = range(1, LAST_TURN[scenario] + 1)
    marker = {"name": word("day"), "sign": word("day-sign"), "colour": _COLOUR, "path": "turn"}
    return [
        {
            "title": word("days"),
            "text": word("days-text"),
            "boxes": [{"box": turn, "text": word("date", day=10 + turn)} for turn in turns],
            "markers": [marker],
        }
    ]
