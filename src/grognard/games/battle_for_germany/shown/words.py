"""How units, hexes, cities, forces and numbers are called in a player's language."""

from __future__ import annotations

import re
from typing import Any

from grognard.games.battle_for_germany.components import CAMPS, FOLDER, Components
from grognard.games.battle_for_germany.setting import PLACES, SIDES
from grognard.kernel.words.text import Name, has_message
from grognard.kernel.words.writers import Writer, Writers, several, strength

LOOK = FOLDER / "look"
SAY = Writers(LOOK)

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


def _unit(box: Components, unit: int, language: str) -> Name:
    counter = box.units[unit]
    name = _formation(counter.name, language)
    nation = SAY.word(f"nation.{counter.nation}", language, formation=name, size=counter.size)
    return nation.followed_by(f" ({counter.values})")


def _formation(name: str, language: str) -> Name:
    """A name of the game's own in the player's language; one that a pack made up stays as it is."""
    number, kind = formation(name)
    message = f"formation.{kind}"
    if not has_message(LOOK, language, message):
        return Name(name)
    digits = re.match(r"\d+", number)
    return SAY.word(message, language, number=int(digits[0]) if digits and language != "en" else number)


def _cell(box: Components, cell: int, language: str) -> Name:
    city, label = box.city_at.get(cell), box.board.labels[cell]
    if city is None:
        return SAY.word("place.hex", language, hex=label)
    return SAY.word("place.city", language, hex=label, name=_city(box, city, language))


def _city(box: Components, city: int, language: str) -> str:
    found = box.cities[city]
    return found.name_fr if language == "fr" else found.name


_WRITERS: dict[str, Writer] = {
    "unit": _unit,
    "units": several(_unit),
    "attackers": several(_unit),
    "cell": _cell,
    "start": _cell,
    "cells": several(_cell),
    "city": _city,
    "camp": SAY.one_of("camp", CAMPS),
    "side": SAY.one_of("side", SIDES),
    "box": SAY.one_of("box", PLACES),
    "terrain": SAY.of_family("terrain"),
    "phase": SAY.of_family("phase"),
    "waiting": SAY.waiting,
    "attack": strength,
    "defence": strength,
    "strength": strength,
}
