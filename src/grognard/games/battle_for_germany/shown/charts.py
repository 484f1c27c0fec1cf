"""The tables of the rulebook in words, for players who want to look something up."""

from __future__ import annotations

from typing import Any

from grognard.games.battle_for_germany.components import FOLDER, Components, Effect
from grognard.kernel.words.text import sentence
from grognard.picture.page import chart_of

_LOOK = FOLDER / "look"
_CALLED = {
    "blocked": "legend.feature.blocked",
    "river": "legend.feature.river",
    "lake": "legend.feature.lake",
    "theatre_boundary": "legend.feature.boundary",
    "yugoslav_border": "legend.feature.border",
    "sea": "legend.feature.sea",
    "fortified": "chart.fortified",
    "city": "chart.city",
}
"""What the lines of the chart are called that are no terrain."""


def charts(box: Components, language: str) -> list[dict[str, Any]]:
    """The tables of combat and of terrain."""
    return [
        chart_of(_word("chart.combat", language), _word("chart.die", language), box.crt),
        _terrain(box, language),
    ]


def _terrain(box: Components, language: str) -> dict[str, Any]:
    columns = ("terrain-kind", "cost", "defence", "when")
    return {
        "title": _word("chart.terrain", language),
        "columns": [_word(f"chart.{column}", language) for column in columns],
        "rows": [_line(name, effect, language) for name, effect in box.effects.items()],
    }


def _line(name: str, effect: Effect, language: str) -> list[str]:
    plus = "+" if effect.kind == "side" else ""
    cost = f"{plus}{effect.cost}" if effect.cost else "–"
    return [
        _word(_CALLED.get(name, f"legend.terrain.{name}"), language),
        cost if effect.cost >= 0 else _word("chart.closed", language),
        f"×{effect.defence}" if effect.defence > 1 else "–",
        _when(name, effect, language),
    ]


def _when(name: str, effect: Effect, language: str) -> str:
    """For whom a line holds, or that nobody may attack there."""
    if not effect.combat:
        return _word("chart.no-attack", language)
    who = "not-german" if name == "berlin" else effect.who  # 5-43
    return "" if who == "all" else _word(f"chart.for-{who}", language)


def _word(message: str, language: str) -> str:
    return sentence(_LOOK, language, message, {})
