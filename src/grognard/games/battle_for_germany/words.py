"""How units, hexes, cities, forces and numbers are called in a player's language."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from grognard.games.battle_for_germany.components import CAMPS, Components
from grognard.games.battle_for_germany.position import PLACES
from grognard.games.battle_for_germany.setting import SIDES

Name = Callable[[Components, Any, str], str]


def name_of(box: Components, argument: str, value: Any, language: str) -> Any:
    """The words for a message's argument; its name says what it is."""
    writer = _WRITERS.get(argument)
    return writer(box, value, language) if writer else value


def _unit(box: Components, unit: int, language: str) -> str:
    counter = box.units[unit]
    return f"{counter.name} ({counter.values})"


def _cell(box: Components, cell: int, language: str) -> str:
    city = box.city_at.get(cell)
    label = box.board.labels[cell]
    return label if city is None else f"{_city(box, city, language)} ({label})"


def _city(box: Components, city: int, language: str) -> str:
    found = box.cities[city]
    return found.name_fr if language == "fr" else found.name


def _strength(box: Components, value: Fraction, language: str) -> str:
    whole = Fraction(value)
    text = str(whole.numerator) if whole.denominator == 1 else f"{float(whole):g}"
    return text.replace(".", ",") if language == "fr" else text


def _several(one: Name) -> Name:
    return lambda box, values, language: ", ".join(one(box, value, language) for value in values)


_WRITERS: dict[str, Name] = {
    "unit": _unit,
    "attackers": _several(_unit),
    "cell": _cell,
    "start": _cell,
    "cells": _several(_cell),
    "city": _city,
    "camp": lambda box, camp, language: CAMPS[camp],
    "side": lambda box, side, language: SIDES[side],
    "box": lambda box, place, language: PLACES[place],
    "attack": _strength,
    "defence": _strength,
    "strength": _strength,
}
