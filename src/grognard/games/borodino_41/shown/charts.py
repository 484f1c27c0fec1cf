"""The charts of the game as tables of words, for players who want to look something up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grognard.games.borodino_41.charts import (
    ASSAULT,
    AT,
    COLUMNS,
    MOVEMENT,
    OUTCOMES,
    REGULAR,
    TERRAIN,
    WEATHER,
    Costs,
    Outcome,
    Surprise,
)
from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.shown.words import LOOK, points
from grognard.kernel.components.data import Row, rows_as
from grognard.kernel.words.text import sentence
from grognard.kernel.words.writers import signed

Chart = dict[str, Any]
_NOTHING = "–"


def charts(box: Components, language: str) -> list[Chart]:
    """Fire, terrain, movement, assault, surprise and weather."""
    return [
        fire(box, REGULAR, "regular", language),
        fire(box, AT, "at", language),
        terrain(box, language),
        movement(box, language),
        modifiers(box, language),
        results(box, language),
        surprise(box, language),
        weather(box, language),
    ]


def _chart(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], language: str) -> Chart:
    words = [column if column.isdigit() else _word(column, language) for column in columns]
    return {"title": _word(title, language), "columns": words, "rows": [list(row) for row in rows]}


def _word(key: str, language: str, **args: Any) -> str:
    return sentence(LOOK, language, f"chart.{key}", args)


def _named(family: str, key: str, language: str) -> str:
    return sentence(LOOK, language, f"{family}.{key}", {})


def _signed(value: int, language: str) -> str:
    return signed(None, value, language) if value else _NOTHING


def fire(box: Components, table: int, name: str, language: str) -> Chart:
    """12/fire/total, 12/results/list."""
    found = box.charts.fire[table]
    rows = [[str(die), *(column[die - 1].replace("-", _NOTHING) for column in found)] for die in range(1, 11)]
    return _chart(f"fire-{name}", ("die", *map(str, COLUMNS)), rows, language)


def terrain(box: Components, language: str) -> Chart:
    """9/effects: shifts of fire and morale, and when they count."""
    rows = [
        [
            _named("terrain", row["terrain"], language),
            *(_signed(row[column], language) for column in ("fire_into", "fire_from", "morale")),
            _when(row, "terrain", language),
        ]
        for row in box.data.rows(TERRAIN)
    ]
    return _chart("terrain", ("terrain-kind", "fire-into", "fire-from", "morale", "when"), rows, language)


def _when(row: Row, key: str, language: str) -> str:
    """The condition of a row, which has words of its own; nothing where it has none."""
    return _word(f"{key}-{row[key]}", language) if row["condition"] else _NOTHING


def movement(box: Components, language: str) -> Chart:
    """9/effects/road-rate, 7/move/other-actions: the cost of hexes, sides, ways and actions by mobility."""
    rows = [
        [_named("cost", row["name"], language), *_costs(box.charts.costs[row["name"]], row["adds"])]
        for row in box.data.rows(MOVEMENT)
    ]
    return _chart("movement", ("cost-of", "foot", "wheeled", "tracked"), rows, language)


def _costs(costs: Costs, adds: bool) -> list[str]:
    plus = "+" if adds else ""
    return [_NOTHING if cost is None else plus + points(cost) if cost else "0" for cost in costs]


def modifiers(box: Components, language: str) -> Chart:
    """12/assault/modifiers: what adds to the morale of a side in an assault."""
    rows = [
        [
            _named("modifier", row["cause"], language),
            _word(f"of-{row['side']}", language),
            _signed(row["value"], language),
        ]
        for row in box.data.rows(ASSAULT)
    ]
    return _chart("modifiers", ("modifier", "for", "value"), rows, language)


def results(box: Components, language: str) -> Chart:
    """12/assault/margin-1 to 12/assault/margin-4-defender: what befalls the loser."""
    rows = [
        [
            f"{row.margin}+" if row.more else str(row.margin),
            _word(f"of-{row.loser}", language),
            *_befalls(row, language),
        ]
        for row in rows_as(Outcome, box.data.rows(OUTCOMES))
    ]
    columns = ("margin", "loser", "retreat", "losses", "state", "advance", "pursuit")
    return _chart("results", columns, rows, language)


def _befalls(row: Outcome, language: str) -> list[str]:
    lost = _word("and-more", language, points=row.points) if row.more else str(row.points or _NOTHING)
    state = _named("state", row.state, language) if row.state else _NOTHING
    return [
        str(row.retreat or _NOTHING),
        lost,
        state,
        str(row.advance or _NOTHING),
        str(row.pursuit or _NOTHING),
    ]


def surprise(box: Components, language: str) -> Chart:
    """12/surprise/table."""
    rows = [[str(row.die), _effect(row, language)] for row in box.charts.surprise]
    return _chart("surprise", ("die", "effect"), rows, language)


def _effect(row: Surprise, language: str) -> str:
    if row.effect == "none":
        return _NOTHING
    value = signed(None, row.value, language) if row.effect == "morale" else str(row.value)
    return _word(f"surprise-{row.effect}-{row.side}", language, value=value)


def weather(box: Components, language: str) -> Chart:
    """5/weather/historical, 5/weather/random-roll: what each weather does, when it comes, and its dice."""
    rows = []
    for row in box.data.rows(WEATHER):
        name = row["weather"]
        turns = [str(turn) for turn, found in enumerate(box.charts.track, 1) if found == name]
        rows.append(
            [
                _named("weather", name, language),
                ", ".join(turns) or _NOTHING,
                _dice(row["first"], row["last"]),
                _signed(row["german_air"], language),
                _signed(row["soviet_air"], language),
                _word(f"weather-{name}", language),
            ]
        )
    return _chart(
        "weather", ("weather-kind", "turns", "dice", "german-air", "soviet-air", "effect"), rows, language
    )


def _dice(first: int, last: int) -> str:
    if not first:
        return _NOTHING
    return str(first) if first == last else f"{first}–{last}"
