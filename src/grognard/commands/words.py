"""What the commands call things: their own words from `text/*.ftl`, and a game's from its board file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.words.text import has_message, sentence
from grognard.kernel.words.titles import label, scenario_title, seat_title, side_title
from grognard.picture.page import page_of

TEXT = Path(__file__).parent / "text"


def say(language: str, message: str, **args: Any) -> str:
    """A sentence or word of the commands' own."""
    return sentence(TEXT, language, message, args)


def level(agent: str, language: str) -> str:
    """How a computer player is called."""
    message = f"level-{agent}"
    return say(language, message) if has_message(TEXT, language, message) else agent


class Names:
    """How one game calls its seats, sides, units, cells and actions in one language."""

    def __init__(self, game: Game[Any], scenario: str, language: str) -> None:
        self.game, self.scenario, self.language = game, scenario, language
        self.board = page_of(game).board_file(scenario, language)

    @property
    def title(self) -> str:
        """The scenario."""
        return scenario_title(self.game, self.scenario, self.language)

    def seat(self, seat: str) -> str:
        """A player's place."""
        return seat_title(self.game, seat, self.language)

    def seats(self, seats: Iterable[str]) -> str:
        """Several of them, or nobody."""
        return ", ".join(map(self.seat, seats)) or say(self.language, "nobody")

    def side(self, side: str) -> str:
        """A side that decides."""
        return side_title(self.game, side, self.language)

    def unit(self, unit: str) -> str:
        """A counter by its id."""
        return str(self.board["units"].get(unit, {}).get("name", unit))

    def cell(self, cell: str) -> str:
        """A cell by its label: `Berlin (2512)`, or its name alone on a map without numbers."""
        name = self.board["cells"].get(cell, {}).get("name")
        if name is None:
            return cell
        return f"{name} ({cell})" if self.board["numbered"] else str(name)

    def edge(self, edge: str) -> str:
        """An edge by the cells on both sides."""
        return "/".join(map(self.cell, edge.split("/")))

    def direction(self, direction: str) -> str:
        """A direction by its name in actions."""
        return say(self.language, f"direction-{direction}")

    def action(self, line: str) -> str:
        """A line of a record as a player would say it: the verb's button, then what it is about."""
        verb, *args = line.split(" ")
        look = self.board["verbs"].get(verb)
        if look is None:
            return line
        namers = {"unit": self.unit, "cell": self.cell, "edge": self.edge, "direction": self.direction}
        named = [
            namers[kind](arg) if kind in namers else label(self.game, f"{kind}.{arg}", self.language, arg)
            for kind, arg in zip(look["kinds"], args, strict=False)
        ]
        return " · ".join([str(look["label"]), *named])

    def score(self, scores: Mapping[str, int], winners: Iterable[str] = ()) -> list[str]:
        """A line for each seat with its points; those of winners say so."""
        return [
            say(
                self.language,
                "winner" if seat in winners else "loser",
                seat=self.seat(seat),
                score=str(score),
            )
            for seat, score in scores.items()
        ]
