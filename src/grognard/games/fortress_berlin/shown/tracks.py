"""The track of days beside the map."""

from __future__ import annotations

from typing import Any

from grognard.games.fortress_berlin.shown.picture import FIRST_DAY, MONTH_END
from grognard.games.fortress_berlin.shown.words import LOOK
from grognard.kernel.words.text import sentence

_COLOUR = "#8c1d18"


def tracks(last_turn: int, language: str) -> list[dict[str, Any]]:
    """4.0: the days of the battle; the view says which it is."""

    def word(message: str, **args: Any) -> str:
        return sentence(LOOK, language, f"track.{message}", args)

    def date(turn: int) -> str:
        day = FIRST_DAY + turn - 1
        return word("april", day=day) if day <= MONTH_END else word("may", day=day - MONTH_END)

    marker = {"name": word("day"), "sign": word("day-sign"), "colour": _COLOUR, "path": "turn"}
    return [
        {
            "title": word("days"),
            "text": word("days-text"),
            "boxes": [{"box": turn, "text": date(turn)} for turn in range(1, last_turn + 1)],
            "markers": [marker],
        }
    ]
