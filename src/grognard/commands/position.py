"""A seat's view as tables to read: the situation, the places, and where every unit stands."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

from grognard.commands.terminal import print_table, table
from grognard.kernel.actions import Seat
from grognard.kernel.game import Game
from grognard.kernel.state import State

_ELSEWHERE = {"game", "seat", "events", "units", "cities", "decisions"}
_OPTIONS_SHOWN = 8


def print_position(game: Game[Any], state: State, seat: Seat, language: str) -> None:
    """Prints what a seat can see."""
    view = game.view(state, seat)
    prompts = {
        side: game.words(state, decision["prompt"], decision["args"], language)
        for side, decision in view["decisions"].items()
    }
    _print_situation(view, prompts)
    names = {city["cell"]: city.get(f"name_{language}", city["name"]) for city in view.get("cities", ())}
    if view.get("cities"):
        _print_cities(view["cities"], names)
    _print_units(view.get("units", ()), names)


def _print_situation(view: Mapping[str, Any], prompts: Mapping[str, str]) -> None:
    made = table("what", "now")
    for name, value in view.items():
        if name not in _ELSEWHERE:
            made.add_row(name.replace("_", " "), written(value))
    for side, decision in view["decisions"].items():
        options = decision["options"]
        more = f" and {len(options) - _OPTIONS_SHOWN} more" if len(options) > _OPTIONS_SHOWN else ""
        made.add_row(f"{side} decides", f"{prompts[side]}\n{', '.join(options[:_OPTIONS_SHOWN])}{more}")
    print_table(f"Position, as {view['seat']} sees it", made)


def _print_cities(cities: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> None:
    by_holder: defaultdict[str, list[str]] = defaultdict(list)
    for city in cities:
        by_holder[city["held_by"]].append(f"{names[city['cell']]} {city['value']}")
    made = table("held by", "cities")
    for holder, held in sorted(by_holder.items()):
        made.add_row(holder, ", ".join(held))
    print_table("Cities and their values", made)


def _print_units(units: Sequence[Mapping[str, Any]], names: Mapping[str, str]) -> None:
    """Units by side and place: first the cells in the order of their labels, then the boxes."""
    stacks: defaultdict[tuple[str, bool, str], list[str]] = defaultdict(list)
    for unit in units:
        cell = unit.get("cell")
        place = cell or f"({unit['place']})"
        marks = f" [{', '.join(unit['marks'])}]" if unit.get("marks") else ""
        stacks[unit["side"], cell is None, place].append(f"{unit['id']}{marks}")
    made = table("side", "where", "units")
    above = ""
    for (side, _, place), stack in sorted(stacks.items()):
        where = f"{place} {names[place]}" if place in names else place
        made.add_row(side if side != above else "", where, ", ".join(stack))
        above = side
    print_table("Units", made)


def written(value: Any) -> str:
    """Plain data in words.

    >>> written({"soviet": 3, "western": None}), written(True), written([])
    ('soviet 3, western -', 'yes', '-')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {written(item)}" for name, item in value.items()) or "-"
    if isinstance(value, list | tuple):
        return ", ".join(map(written, value)) or "-"
    return "-" if value is None else str(value)
