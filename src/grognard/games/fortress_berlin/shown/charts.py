"""The charts of the game as tables of words, for players who want to look something up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grognard.games.fortress_berlin.charts import AIR, AWARDS, COLUMNS, LETTERS, TERRAIN, TerrainRow
from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.position import KINDS
from grognard.games.fortress_berlin.rules.assault.advantages import RIGHT
from grognard.games.fortress_berlin.shown.words import LOOK, SAY, points
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.words.text import sentence
from grognard.kernel.words.writers import signed

Chart = dict[str, Any]
_NOTHING = "–"
ADVANTAGES = ("morale", "armour", "flank", "encircled")


def charts(box: Components, language: str) -> list[Chart]:
    """The combat table in its three parts, advantages, terrain, aircraft and victory points."""
    return [
        superiority(box, language),
        letters(box, language),
        results(box, language),
        advantages(language),
        terrain(box, language),
        air(box, language),
        awards(box, language),
    ]


def _chart(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], language: str) -> Chart:
    words = [column if len(column) < 3 else _word(column, language) for column in columns]
    return {"title": _word(title, language), "columns": words, "rows": [list(row) for row in rows]}


def _word(key: str, language: str, **args: Any) -> str:
    return sentence(LOOK, language, f"chart.{key}", args)


def _signed(value: int, language: str) -> str:
    return signed(None, value, language) if value else _NOTHING


def _numbers() -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, len(COLUMNS) + 1))


def superiority(box: Components, language: str) -> Chart:
    """8.1.3: the first differential of each column, by kind of attack."""
    rows = [
        [_word(f"attack-{kind}", language), *(_minus(first) for first in box.charts.superiority[kind])]
        for kind in KINDS
    ]
    return _chart("superiority", ("attack", *_numbers()), rows, language)


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


def letters(box: Components, language: str) -> Chart:
    """8.1.4: the letter at each PF and column."""
    rows = [[str(pf), *found] for pf, found in enumerate(box.charts.letters)]
    rows[-1][0] += "+"
    return _chart("letters", ("protection", *_numbers()), rows, language)


def results(box: Components, language: str) -> Chart:
    """8.6: the result at each letter and modified throw."""
    rows = [
        [_minus(dice), *(found[letter].replace("--", _NOTHING) for letter in LETTERS)]
        for dice, found in box.charts.results.items()
    ]
    return _chart("results", ("two-dice", *LETTERS), rows, language)


def advantages(language: str) -> Chart:
    """8.5: what shifts the letter of an assault, for whom and where."""
    rows = [
        [_word(f"advantage-{name}", language), _word(f"when-{name}", language), _signed(RIGHT, language)]
        for name in ADVANTAGES
    ]
    rows[0][-1] = "±1"  # 8.5.1: the only one that the defender can have
    return _chart("advantages", ("advantage", "when", "letters-on"), rows, language)


def terrain(box: Components, language: str) -> Chart:
    """2.4: what each hex, side, way and work costs and does."""
    rows = [
        [
            str(SAY.word(f"terrain.{row['feature']}", language)),
            *_costs(box.charts.tec[row["feature"]]),
            _signed(row["pf"], language),
            _signed(row["dice"], language),
            *(_fact(row, fact, language) for fact in ("zoc", "sight", "armour")),
        ]
        for row in box.data.rows(TERRAIN)
    ]
    columns = ("terrain-kind", "foot", "vehicle", "adds-pf", "adds-dice", "zones", "sight", "armour")
    return _chart("terrain", columns, rows, language)


def _fact(row: Mapping[str, Any], fact: str, language: str) -> str:
    """A way only costs something; the rest is a matter of its hexes."""
    return _NOTHING if row["place"] == "way" else _word("yes" if row[fact] else "no", language)


def _costs(row: TerrainRow) -> list[str]:
    plus = "+" if row.place == "hexside" else ""
    made = []
    for cost in (row.mp_foot, row.mp_vehicle):
        made.append(_NOTHING if cost is None or not cost else plus + points(cost))
    return made


def air(box: Components, language: str) -> Chart:
    """11.4b: air strikes by dice."""
    rows = [[str(row["dice"]), *(str(row[side] or _NOTHING) for side in SIDES)] for row in box.data.rows(AIR)]
    return _chart("air", ("two-dice", *(f"of-{side}" for side in SIDES)), rows, language)


def awards(box: Components, language: str) -> Chart:
    """12.0: what brings points, to whom, how many and when."""
    rows = []
    for row in box.data.rows(AWARDS):
        first, last = row["first"], row["last"]
        turns = str(first) if first == last else f"{first}–{last}"
        rows.append(
            [
                _word(f"award-{row['name']}", language),
                _word(f"of-{row['side']}", language),
                str(row["points"]),
                turns,
            ]
        )
    return _chart("awards", ("reason", "side", "points", "turns"), rows, language)
