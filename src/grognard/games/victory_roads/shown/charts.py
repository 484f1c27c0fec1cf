"""The charts of the game as tables of words, for players who want to look something up."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from grognard.games.victory_roads.charts import (
    CLEAR,
    COLUMNS,
    DEFENDER,
    MONTHS,
    OVERCAST,
    ROLLS,
    WEATHERS,
    Cell,
    Effect,
)
from grognard.games.victory_roads.components import Components
from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.scenarios import BASIC
from grognard.games.victory_roads.shown.words import LOOK, name_of
from grognard.kernel.words.text import sentence
from grognard.kernel.words.writers import decimal, signed

Chart = dict[str, Any]


def charts(box: Components, scenario: str, language: str) -> list[Chart]:
    """Those that a scenario needs: combat, terrain and weather, then supports, tracks and the Stavka."""
    made = [combat(box, language), terrain(box, language), weather(box, language)]
    basic = box.scenarios[scenario].values["chapters"] == BASIC
    if not basic:
        made += [satisfaction(box, language), reich(box, language), stavka(box, language)]
    return [*made, *(supports(box, side, basic=basic, language=language) for side in ("soviet", "german"))]


def _chart(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], language: str) -> Chart:
    words = [_word(column, language) if column not in COLUMNS else column for column in columns]
    return {"title": _word(title, language), "columns": words, "rows": [list(row) for row in rows]}


def _word(key: str, language: str) -> str:
    return sentence(LOOK, language, f"chart.{key}", {})


def written(cell: Cell) -> str:
    """A cell of the combat results as players write it: steps of attacker and defender, then the rest.

    >>> from grognard.games.victory_roads.charts import Cell
    >>> written(Cell("2/1", 7, 1, 1, None, "DR", 2)), written(Cell("6/1", 12, 0, 3, "E3", "DR3", 4))
    ('1/1 DR', '0/3 E3 DR3')
    """
    return " ".join(filter(None, (f"{cell.attacker}/{cell.defender}", cell.a, cell.d)))


def combat(box: Components, language: str) -> Chart:
    """7.7."""
    rows = [[str(roll), *(written(box.charts.results[odds, roll]) for odds in COLUMNS)] for roll in ROLLS]
    return _chart("combat", ("dice", *COLUMNS), rows, language)


def terrain(box: Components, language: str) -> Chart:
    """6.1.4, 7.5, 7.9: what each terrain costs and does in combat."""
    rows = [_effect(box, row, language) for row in box.charts.terrain.values()]
    return _chart(
        "terrain", ("terrain-kind", "cost", "cost-snow", "defence", "retreat", "exploitation"), rows, language
    )


def _effect(box: Components, row: Effect, language: str) -> list[str]:
    def cost(halves: int) -> str:
        plus = "+" if row.kind == "side" and halves > 0 else ""
        return "–" if halves < 0 else plus + decimal(halves / HALF, language)

    multiplied = f"×{row.defence}" if row.defence > 1 else f"÷{row.divisor}" if row.divisor > 1 else "–"
    name = str(name_of(box, "terrain", row.terrain, language))
    milder, less = (signed(None, -by, language) if by else "–" for by in (_milder(row), row.exploitation))
    return [name, cost(row.cost), cost(row.cost_snow), multiplied, milder, less]


def _milder(row: Effect) -> int:
    """7.9.2: by how many levels a terrain softens the results of the defender."""
    left = DEFENDER.index(row.dr3) if row.dr3 else -1
    return len(DEFENDER) - 1 - left


def weather(box: Components, language: str) -> Chart:
    """3.1: the sums of two dice that bring each weather, by month."""
    skies = tuple(product(WEATHERS, (CLEAR, OVERCAST)))

    def sums(month: str, sky: tuple[str, str]) -> str:
        found = [roll for roll in ROLLS if _sky(box, month, roll) == sky]
        return "–" if not found else str(found[0]) if len(found) == 1 else f"{found[0]}–{found[-1]}"

    rows = [[_word(month, language), *(sums(month, sky) for sky in skies)] for month in MONTHS]
    return _chart("weather", ("month", *("-".join(sky) for sky in skies)), rows, language)


def _sky(box: Components, month: str, roll: int) -> tuple[str, str]:
    found = box.charts.weather[month, roll]
    return found.weather, found.sky


def satisfaction(box: Components, language: str) -> Chart:
    """15.1."""
    rows = [[str(row.box), str(row.rp), str(row.supports)] for row in reversed(box.charts.satisfaction)]
    return _chart("satisfaction", ("box", "rp", "supports"), rows, language)


def reich(box: Components, language: str) -> Chart:
    """16.1: by the objectives that the Axis still hold."""
    rows = [
        [
            str(row.objectives),
            signed(None, row.extra_support, language),
            str(row.chits),
            str(row.after_dismissal),
            str(row.chosen),
        ]
        for row in sorted(box.charts.reich.values(), key=lambda row: -row.objectives)
    ]
    return _chart("reich", ("objectives", "extra", "chits", "after-dismissal", "chosen"), rows, language)


def stavka(box: Components, language: str) -> Chart:
    """12.1.1."""
    rows = [
        [str(row.die), str(row.priority), str(row.other), str(row.secondary)]
        for row in box.charts.stavka.values()
    ]
    return _chart("stavka", ("die", "priority", "other", "secondary"), rows, language)


def supports(box: Components, side: str, *, basic: bool, language: str) -> Chart:
    """5.1, 11.5: the chits of a side, how many there are, and what they do."""
    rows = []
    for row in box.charts.supports.values():
        count = row.basic if basic else row.start + row.later
        if row.side == side and count:
            rows.append(
                [
                    str(name_of(box, "support", row.id, language)),
                    str(count),
                    _word(f"event-{row.id}", language),
                ]
            )
    return _chart(f"supports-{side}", ("support", "count", "event"), rows, language)
