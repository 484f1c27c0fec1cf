"""A seat's view as tables to read: the situation, the game's own tables, and where every unit stands.

What they are called, and which parts of the view are worth a line, the game says in its board file; it is
the same that the page shows.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from grognard.commands.terminal import print_table, table
from grognard.commands.words import Names, say
from grognard.kernel.actions import Seat
from grognard.kernel.state import State

_OPTIONS_SHOWN = 8


def print_position(names: Names, state: State, seat: Seat) -> None:
    """Prints what a seat can see."""
    view = names.game.view(state, seat)
    made = table(say(names.language, "column-what"), say(names.language, "column-now"))
    for what, now in (*_situation(names, view), *_decisions(names, state, view)):
        made.add_row(what, now)
    print_table(say(names.language, "position", seat=names.seat(seat)), made)
    for panel in names.board["panels"]:
        if isinstance(view.get(panel["list"]), list):
            _print_panel(names, panel, view[panel["list"]])
    if view.get("cities"):
        _print_cities(names, view["cities"])
    _print_units(names, view.get("units", ()))


def _situation(names: Names, view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    language, board = names.language, names.board
    if "turn" in view:
        turn, last = str(view["turn"]), view.get("last_turn")
        shown = say(language, "turn-of", turn=turn, last=str(last)) if last else turn
        date = board["turns"].get(turn)
        yield say(language, "turn"), f"{shown}, {date}" if date else shown
    if view.get("phase"):
        yield say(language, "phase"), board["phases"].get(view["phase"], view["phase"])
    if view.get("score"):
        yield say(language, "points"), score_line(names, view["score"])
    for reading in board["readings"]:
        yield reading["name"], _read(view, reading, language)


def score_line(names: Names, score: Mapping[str, int]) -> str:
    """Everyone's points: `Soviets 26 · Western Allies 24`."""
    return " · ".join(f"{names.side(side)} {points}" for side, points in score.items())


def _read(view: Mapping[str, Any], reading: Mapping[str, Any], language: str) -> str:
    """A number or word of the view; a path such as `rates.soviet` leads to it."""
    value: Any = view
    for key in reading["path"].split("."):
        value = value.get(key) if isinstance(value, Mapping) else None
    return _worded(value, reading.get("values", {}), language)


def _worded(value: Any, values: Mapping[str, str], language: str) -> str:
    key = "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
    if key in values:
        return values[key]
    if isinstance(value, bool):
        return say(language, "yes" if value else "no")
    return key or say(language, "none")


def _decisions(names: Names, state: State, view: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for side, decision in view["decisions"].items():
        prompt = names.game.words(state, decision["prompt"], decision["args"], names.language)
        options = [names.action(line) for line in decision["options"]]
        if len(options) > _OPTIONS_SHOWN:
            more = say(names.language, "more-options", count=len(options) - _OPTIONS_SHOWN)
            options = [*options[:_OPTIONS_SHOWN], more]
        yield say(names.language, "decides", side=names.side(side)), "\n".join([prompt, *options])


def _print_panel(names: Names, panel: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> None:
    made = table(*(column["name"] for column in panel["columns"]))
    for row in rows:
        made.add_row(*(_cell_of(names, column, row) for column in panel["columns"]))
    print_table(panel["title"], made)


def _cell_of(names: Names, column: Mapping[str, Any], row: Mapping[str, Any]) -> str:
    value = row.get(column["field"])
    if column.get("cell") and value is not None:
        return names.cell(str(value))
    shown = _worded(value, column.get("values", {}), names.language)
    return f"{shown}/{row[column['of']]}" if column.get("of") else shown


def _print_cities(names: Names, cities: Sequence[Mapping[str, Any]]) -> None:
    by_holder: defaultdict[str, list[str]] = defaultdict(list)
    for city in cities:
        name = city.get(f"name_{names.language}", city["name"])
        by_holder[city["held_by"]].append(f"{name} {city['value']}")
    made = table(*(say(names.language, column) for column in ("column-held-by", "column-cities")))
    for holder, held in sorted(by_holder.items()):
        made.add_row(names.side(holder), ", ".join(held))
    print_table(say(names.language, "cities"), made)


def _print_units(names: Names, units: Sequence[Mapping[str, Any]]) -> None:
    """Units by side and place: first the cells in the order of their labels, then the boxes."""
    boxes = {place["id"]: place["title"] for place in names.board["places"]}
    stacks: defaultdict[tuple[str, bool, str], list[str]] = defaultdict(list)
    for unit in units:
        cell = unit.get("cell")
        if cell is None and boxes and unit["place"] not in boxes:
            continue
        marks = [names.board["marks"].get(mark, mark) for mark in unit.get("marks", ())]
        place = cell or str(unit["place"])
        named = names.unit(unit["id"]) + (f" [{', '.join(marks)}]" if marks else "")
        stacks[unit["side"], cell is None, place].append(named)
    columns = ("column-side", "column-where", "column-units")
    made = table(*(say(names.language, column) for column in columns))
    above = ""
    for (side, in_box, place), stack in sorted(stacks.items()):
        where = f"({boxes.get(place, place)})" if in_box else names.cell(place)
        made.add_row(names.side(side) if side != above else "", where, ", ".join(stack))
        above = side
    print_table(say(names.language, "units"), made)
