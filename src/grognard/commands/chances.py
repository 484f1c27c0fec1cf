"""The forecast of what is about to be rolled, as tables to read: the chances, and how they come about."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import Any

from grognard.commands.terminal import print_table, table
from grognard.commands.words import Names, say
from grognard.kernel.actions import Seat
from grognard.kernel.answers import Forecast
from grognard.kernel.state import State
from grognard.kernel.words import forecasts
from grognard.kernel.words.citation import cited


def print_forecast(names: Names, state: State, seat: Seat) -> None:
    """Prints the chances of the roll that a seat can make now, if it can; from what that seat may know."""
    game, language = names.game, names.language
    known = game.resample(state, seat, Random(0))
    for side in game.answers(known)[seat]:
        for action in reversed(known.pending[side].options if side in known.pending else ()):
            found: Forecast | None = game.forecast(known, action) if len(action) == 1 else None
            if found is not None:
                shown = forecasts.in_words(game, known, found, language)
                _print_chances(names, say(language, "forecast", column=shown["column"]), shown["chances"])
                for more in shown["besides"]:
                    _print_chances(names, more["text"], more["chances"])
                _print_sums(names, shown)
                return


def _print_chances(names: Names, title: str, chances: Mapping[str, str]) -> None:
    language, results = names.language, names.board["results"]
    headings = [say(language, f"column-{what}") for what in ("result", "chance", "share", "meaning")]
    made = table(*headings, numbers=headings[1:3])
    for result, chance in chances.items():
        parts = [result] if result in results else result.split(" ")  # such as `1/1 E DR`
        meaning = " · ".join(results[part] for part in parts if part in results)
        percent = say(language, "share", percent=str(round(100 * Fraction(chance))))
        made.add_row(result, chance, percent, meaning)
    print_table(title, made)


def _print_sums(names: Names, shown: Mapping[str, Any]) -> None:
    language = names.language
    headings = [say(language, f"column-{what}") for what in ("what", "number", "rule")]
    made = table(*headings, numbers=headings[1:2])
    for each in shown["sums"]:
        made.add_row(each["title"], each["total"], "")
        for line in each["lines"]:
            number = ("×" if line["times"] else "") + line["value"]
            made.add_row(f"  {line['text']}", number, cited(line["rule"], language))
    print_table(say(language, "sums"), made)
    for note in shown["notes"]:
        print(f"{note['text']} [{cited(note['rule'], language)}]")
