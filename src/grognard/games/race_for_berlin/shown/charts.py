"""The tables of the annexes in words, for players who want to look something up."""

from __future__ import annotations

from typing import Any

from grognard.games.race_for_berlin.components import FOLDER, Components
from grognard.games.race_for_berlin.rules.combat import odds
from grognard.games.race_for_berlin.schemas import TABLES
from grognard.kernel.words.text import sentence
from grognard.kernel.words.writers import decimal, signed
from grognard.picture.page import chart_of

_LOOK = FOLDER / "look"
_HALF = 2
"""Costs are in half movement points."""


def charts(box: Components, language: str) -> list[dict[str, Any]]:
    """The tables of combat, of urban progression and of terrain."""
    return [
        chart_of(_word("chart.combat", language), _word("chart.die", language), box.combat),
        _urban(box, language),
        _terrain(box, language),
    ]


def _urban(box: Components, language: str) -> dict[str, Any]:
    """Annex 1: the table of urban progression."""
    results = box.data.values(TABLES)["urban"]["results"]
    rows = [[_span(roll), result] for roll, result in results.items()]
    columns = [_word("chart.die", language), _word("chart.result", language)]
    return {"title": _word("chart.urban", language), "columns": columns, "rows": rows}


def _span(rolls: str) -> str:
    """Die rolls as people write them.

    >>> _span("..1"), _span("2..3"), _span("4"), _span("10..")
    ('≤1', '2–3', '4', '≥10')
    """
    first, dots, last = rolls.partition("..")
    if not dots:
        return rolls
    return f"{first}–{last}" if first and last else f"≥{first}" if first else f"≤{last}"


def _terrain(box: Components, language: str) -> dict[str, Any]:
    """7.1.2 and annex 2: what entering costs, and what defenders gain."""
    numbers = box.numbers
    zone = decimal(numbers.zone_cost / _HALF, language)
    road = decimal(numbers.road_cost / _HALF, language)
    river = "+" + decimal(numbers.river_cost / _HALF, language)

    def die(value: int, when: str = "") -> str:
        added = sentence(_LOOK, language, "chart.on-die", {"value": signed(None, value, language)})
        return f"{added} ({_word(when, language)})" if when else added

    doubled = sentence(_LOOK, language, "chart.doubled", {"factor": f"×{odds.DIFFICULT}"})
    armour = die(odds.ARMOUR_DIFFICULT, "die.armour-difficult")
    rows = (
        ("terrain.plain", zone, die(odds.ARMOUR_PLAIN, "die.armour-plain")),
        ("terrain.wooded", zone, die(odds.WOODED)),
        ("terrain.difficult", zone, f"{doubled}; {armour}"),
        ("terrain.berlin", zone, _word("chart.urban", language)),
        ("feature.river", river, _word("chart.halved", language)),
        ("feature.road", road, _word("chart.no-river", language)),
        ("feature.trench", "–", die(odds.ENTRENCHED, "chart.soviets-across")),
    )
    columns = ("kind", "cost", "fight")
    return {
        "title": _word("chart.terrain", language),
        "columns": [_word(f"chart.{column}", language) for column in columns],
        "rows": [[_word(f"legend.{name}", language), cost, effect] for name, cost, effect in rows],
    }


def _word(message: str, language: str) -> str:
    return sentence(_LOOK, language, message, {})
