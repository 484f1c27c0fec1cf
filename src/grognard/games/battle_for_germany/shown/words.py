"""How units, hexes, cities, forces and numbers are called in a player's language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from grognard.games.battle_for_germany.components import CAMPS, FOLDER, Components
from grognard.games.battle_for_germany.setting import PLACES, SIDES
from grognard.kernel.words.text import Name, has_message, listed, named

LOOK = FOLDER / "look"
Writer = Callable[[Components, Any, str], str]

_NUMBERED = re.compile(r"([IVXLC]+|\d+(?:st|nd|rd|th)|Hermann Göring) (.+)")


def name_of(box: Components, argument: str, value: Any, language: str) -> Any:
    """The words for a message's argument; its name says what it is."""
    writer = _WRITERS.get(argument)
    return writer(box, value, language) if writer else value


def formation(name: str) -> tuple[str, str]:
    """The number and the kind in a unit's printed name; no kind when it is named otherwise.

    >>> formation("11th Guards Army")
    ('11th', 'guards-army')
    """
    found = _NUMBERED.fullmatch(name)
    return (found[1], found[2].lower().replace(" ", "-")) if found else (name, "")


def _word(family: str, language: str, **args: str | int) -> Name:
    return named(LOOK, language, family, args)


def _unit(box: Components, unit: int, language: str) -> Name:
    counter = box.units[unit]
    name = _formation(counter.name, language)
    nation = _word(f"nation.{counter.nation}", language, formation=name, size=counter.size)
    return nation.followed_by(f" ({counter.values})")


def _formation(name: str, language: str) -> Name:
    """A name of the game's own in the player's language; one that a pack made up stays as it is."""
    number, kind = formation(name)
    message = f"formation.{kind}"
    if not has_message(LOOK, language, message):
        return Name(name)
    digits = re.match(r"\d+", number)
    return _word(message, language, number=int(digits[0]) if digits and language != "en" else number)


def _cell(box: Components, cell: int, language: str) -> Name:
    city, label = box.city_at.get(cell), box.board.labels[cell]
    if city is None:
        return _word("place.hex", language, hex=label)
    return _word("place.city", language, hex=label, name=_city(box, city, language))


def _city(box: Components, city: int, language: str) -> str:
    found = box.cities[city]
    return found.name_fr if language == "fr" else found.name


def _strength(box: Components, value: Fraction, language: str) -> str:
    whole = Fraction(value)
    text = str(whole.numerator) if whole.denominator == 1 else f"{float(whole):g}"
    return text.replace(".", ",") if language == "fr" else text


def _waiting(box: Components, sides: Sequence[str], language: str) -> str:
    return listed([_word(f"side.{side}", language) for side in sides or ("nobody",)], language)


def _one_of(family: str, names: Sequence[str]) -> Writer:
    return lambda box, number, language: _word(f"{family}.{names[number]}", language)


def _named(family: str) -> Writer:
    return lambda box, name, language: _word(f"{family}.{name}", language)


def _several(one: Writer) -> Writer:
    return lambda box, values, language: listed([one(box, value, language) for value in values], language)


_WRITERS: dict[str, Writer] = {
    "unit": _unit,
    "units": _several(_unit),
    "attackers": _several(_unit),
    "cell": _cell,
    "start": _cell,
    "cells": _several(_cell),
    "city": _city,
    "camp": _one_of("camp", CAMPS),
    "side": _one_of("side", SIDES),
    "box": _one_of("box", PLACES),
    "terrain": _named("terrain"),
    "phase": _named("phase"),
    "waiting": _waiting,
    "attack": _strength,
    "defence": _strength,
    "strength": _strength,
}
