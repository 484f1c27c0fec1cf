"""How counters, zones, events and numbers are called in a player's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from grognard.games.race_for_berlin.components import CAMPS, FOLDER, HALF, NATIONS, Components
from grognard.games.race_for_berlin.events import EVENTS
from grognard.kernel.text import sentence

LOOK = FOLDER / "look"
Name = Callable[[Components, Any, str], str]


def name_of(box: Components, argument: str, value: Any, language: str) -> Any:
    """The words for a message's argument; its name says what it is."""
    writer = _WRITERS.get(argument)
    return writer(box, value, language) if writer else value


def _word(message: str, language: str, **args: Any) -> str:
    return sentence(LOOK, language, message, args)


def _unit(box: Components, unit: int, language: str) -> str:
    counter = box.units[unit]
    return _word(f"unit.{NATIONS[counter.nation]}", language, name=counter.name, values=counter.values)


def _army(box: Components, army: int, language: str) -> str:
    first = box.units[box.formations[army].units[0]]
    return _word(f"army.{NATIONS[first.nation]}", language, name=first.name)


def _zone(box: Components, zone: int, language: str) -> str:
    if zone == box.bridgehead:
        return _word("zone.bridgehead", language)
    return str(box.names[zone])


def _points(box: Components, half: int, language: str) -> str:
    return _decimal(f"{half / HALF:g}", language)


def _strength(box: Components, value: Any, language: str) -> str:
    return _decimal(f"{float(Fraction(value)):g}", language)


def _decimal(text: str, language: str) -> str:
    return text.replace(".", ",") if language == "fr" else text


def _waiting(box: Components, sides: Sequence[str], language: str) -> str:
    return ", ".join(_word(f"side.{side}", language) for side in sides) or _word("side.nobody", language)


def _signed(box: Components, number: int, language: str) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def _one_of(family: str, names: Sequence[str]) -> Name:
    return lambda box, number, language: _word(f"{family}.{names[number]}", language)


def _several(one: Name) -> Name:
    return lambda box, values, language: ", ".join(one(box, value, language) for value in values)


_WRITERS: dict[str, Name] = {
    "unit": _unit,
    "attackers": _several(_unit),
    "army": _army,
    "cell": _zone,
    "start": _zone,
    "camp": _one_of("side", CAMPS),
    "nation": _one_of("nation", NATIONS),
    "event": _one_of("event", EVENTS),
    "track": lambda box, track, language: str(track + 1),
    "waiting": _waiting,
    "phase": lambda box, phase, language: _word(f"phase.{phase.replace('.', '')}", language),
    "movement": _points,
    "attack": _strength,
    "defence": _strength,
    "modifier": _signed,
}
