"""A forecast in words, as plain data for whoever shows it: sums with their lines, and the chances."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from grognard.kernel.answers import COLUMN, Forecast, Line, Reason
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.words.text import has_message, sentence
from grognard.kernel.words.titles import label

_WORDS = Path(__file__).parent


def in_words(game: Game[Any], state: State, found: Forecast, language: str) -> dict[str, Any]:
    """What a player reads of a forecast; fractions are written out, so that nothing is rounded."""
    units = game.grammar.names("unit")

    def words(message: str, args: Mapping[str, Any]) -> str:
        return game.words(state, message, args, language)

    def reason(found: Reason) -> dict[str, str]:
        return {"rule": found.rule, "text": words(found.message, found.args)}

    def line(found: Line) -> dict[str, Any]:
        return {
            "rule": found.rule,
            "text": words(found.message, found.args),
            "value": _written(found.value),
            "times": found.times,
            "unit": units[found.args["unit"]] if "unit" in found.args else None,
        }

    def total(kind: str) -> str:
        return found.column if kind == COLUMN else _written(found.total(kind))

    kinds = dict.fromkeys(line.kind for line in found.lines)
    return {
        "headline": [
            {"text": words(each, {}), "chance": str(chance)} for each, chance in found.headline.items()
        ],
        "column": found.column,
        "sums": [
            {
                "kind": kind,
                "title": label(game, f"sum.{kind}", language, "") or _usual(kind, language),
                "total": total(kind),
                "lines": [line(each) for each in found.lines if each.kind == kind],
            }
            for kind in kinds
        ],
        "attackers": [units[unit] for unit in found.attackers],
        "defenders": [units[unit] for unit in found.defenders],
        "chances": _fractions(found.chances),
        "besides": [
            {
                "text": words(more.message, more.args),
                "unit": units[more.args["unit"]] if "unit" in more.args else None,
                "chances": _fractions(more.chances),
            }
            for more in found.besides
        ],
        "notes": [reason(note) for note in found.notes],
        "consequences": {result: reason(then) for result, then in found.consequences.items()},
    }


def _usual(kind: str, language: str) -> str:
    """What a sum is called where the game has no word of its own for it."""
    message = f"sum.{kind}"
    return sentence(_WORDS, language, message, {}) if has_message(_WORDS, language, message) else kind


def _written(value: Fraction | int | str) -> str:
    return value if isinstance(value, str) else str(Fraction(value))


def _fractions(chances: Mapping[str, Fraction]) -> dict[str, str]:
    return {result: str(chance) for result, chance in chances.items()}
