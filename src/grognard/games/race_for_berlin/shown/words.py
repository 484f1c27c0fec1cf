"""How counters, zones, events and numbers are called in a player's language."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any
from unicodedata import normalize

from grognard.games.race_for_berlin.components import CAMPS, FOLDER, GERMAN, HALF, NATIONS, Components, Unit
from grognard.games.race_for_berlin.position import Position
from grognard.games.race_for_berlin.rules.events import EVENTS
from grognard.kernel.words.text import Name, has_message, listed
from grognard.kernel.words.writers import Writer, Writers, chance, decimal, several, signed, strength

LOOK = FOLDER / "look"
_COUNTERS = ("unit", "attackers", "units")
_OF_NOW = ("ask", "why", "odds", "changed")
"""The families of messages about the position as it stands; those of the log tell of earlier ones."""
_NUMBERED = re.compile(r"(\d+)(?:st|nd|rd|th)? ?(.*)")
SAY = Writers(LOOK)


def name_of(box: Components, argument: str, value: Any, language: str, reduced: Collection[int] = ()) -> Any:
    """The words for a message's argument; its name says what it is, `reduced` which counters are."""
    if argument in _COUNTERS:
        units = [value] if argument == "unit" else value
        return listed([_unit(box.units[unit], language, unit in reduced) for unit in units], language)
    writer = _WRITERS.get(argument)
    return writer(box, value, language) if writer else value


def reduced_in(g: Position, message: str, args: Mapping[str, Any]) -> Collection[int]:
    """The counters that a message speaks of as reduced: now, or in the log when its line was written."""
    if message.partition(".")[0] in _OF_NOW:
        return [unit for unit in range(len(g.box.units)) if g.is_reduced(unit)]
    found: Collection[int] = args.get("reduced", ())
    return found


def formation(name: str) -> tuple[int, str]:
    """The number and the kind in a printed name; without a number it is a division with a name.

    >>> formation("8th Guards Army"), formation("10 Pz SS"), formation("72"), formation("Kurmark")
    ((8, 'guards-army'), (10, 'pz-ss'), (72, 'division'), (0, 'named'))
    """
    found = _NUMBERED.fullmatch(name)
    if found is None:
        return 0, "named"
    plain = "".join(letter for letter in normalize("NFD", found[2].lower()) if letter.isascii())
    return int(found[1]), plain.replace(" ", "-") or "division"


def _formation(unit: Unit, language: str) -> Name:
    """An army or division in the player's language; a name that a pack made up stays as it is."""
    number, kind = formation(unit.name)
    message = f"formation.{kind}"
    if not has_message(LOOK, language, message) or (kind == "named" and unit.nation != GERMAN):
        return Name(unit.name)
    counted = _ordinal(number) if language == "en" else number
    return SAY.word(message, language, number=counted, name=unit.name)


def _ordinal(number: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if 10 < number % 100 < 14 else endings.get(number % 10, 'th')}"


def _unit(unit: Unit, language: str, is_reduced: bool) -> Name:
    values = unit.reduced_values if is_reduced else unit.values
    return _formation(unit, language).followed_by(f" ({values})")


def _army(box: Components, army: int, language: str) -> Name:
    return _formation(box.units[box.formations[army].units[0]], language)


def _zone(box: Components, zone: int, language: str) -> Name:
    if zone == box.bridgehead:
        return SAY.word("zone.bridgehead", language)
    return Name(str(box.names[zone]))


def _points(box: Components, half: int, language: str) -> str:
    return decimal(half / HALF, language)


_WRITERS: dict[str, Writer] = {
    "army": _army,
    "cell": _zone,
    "start": _zone,
    "cells": several(_zone),
    "camp": SAY.one_of("side", CAMPS),
    "nation": SAY.one_of("nation", NATIONS),
    "event": SAY.one_of("event", EVENTS),
    "track": lambda box, track, language: str(track + 1),
    "waiting": SAY.waiting,
    "phase": lambda box, phase, language: SAY.word(f"phase.{phase.replace('.', '')}", language),
    "movement": _points,
    "attack": strength,
    "defence": strength,
    "modifier": signed,
    "chance": chance,
}
