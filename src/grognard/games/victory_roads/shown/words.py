"""How counters, chits, hexes, theatres, phases and numbers are called in a player's language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any
from unicodedata import normalize

from grognard.games.victory_roads.components import THEATRES, Components
from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import PLACES
from grognard.games.victory_roads.sheet import SHEET
from grognard.games.victory_roads.units import NATIONS, SIDES, Unit
from grognard.kernel.words.text import Name, has_message, is_token
from grognard.kernel.words.writers import Writer, Writers, chance, decimal, several, signed, strength

LOOK = SHEET.folder / "look"
SAY = Writers(LOOK)
_NUMBERED = re.compile(r"(\d+) (.+)")
_OF_NATION = ("hungarian", "romanian")
"""Nations whose name goes with that of a formation; the others' formations tell it by themselves."""


def name_of(box: Components, argument: str, value: Any, language: str) -> Any:
    """The words for a message's argument; its name says what it is."""
    writer = None if isinstance(value, Name) else _WRITERS.get(argument)
    return writer(box, value, language) if writer else value


# ---- counters and chits


def formation(unit: Unit) -> tuple[int, str]:
    """The number in a unit's printed name (0 without one), and the kind of its formation.

    >>> from grognard.games.victory_roads.components import Components, THEATRES
    >>> box = Components()
    >>> [formation(box.units[box.unit_index[name]]) for name in ("su-gcc-7", "de-jg-5", "de-kg-inf-1")]
    [(7, 'guards-cavalry'), (5, 'jager'), (0, 'kampfgruppe-infantry')]
    """
    found = _NUMBERED.fullmatch(unit.name)
    number, words = (int(found[1]), found[2]) if found else (0, unit.name)
    kind = _plain(words)
    if unit.kind == "corps" and kind == "cavalry":
        return number, "cavalry-corps"
    if unit.kind == "kg":
        return number, f"kampfgruppe-{unit.arm}"
    return number, kind


def _plain(words: str) -> str:
    letters = normalize("NFD", words.lower().replace("ß", "ss"))
    return "".join(letter for letter in letters if letter.isascii()).replace(" ", "-")


def _unit(box: Components, unit: int, language: str) -> Name:
    """A counter by its formation, or a chit by its event."""
    if unit >= len(box.units):
        return _support(box, box.chits[unit - len(box.units)].id, language)
    return unit_name(box.units[unit], language)


@cache
def unit_name(unit: Unit, language: str) -> Name:
    """What a unit is called."""
    number, kind = formation(unit)
    message = f"formation.{kind}"
    if not has_message(LOOK, language, message):
        return _named(unit, language)
    ordinal = _ordinal(number) if language == "en" else number
    name = SAY.word(message, language, number=ordinal, values=values(unit))
    if unit.nation in _OF_NATION:
        name = SAY.word(f"{unit.nation}.unit", language, formation=name)
    return name


def _named(unit: Unit, language: str) -> Name:
    """A division with a name of its own, which all languages share; those of the SS have numbers too."""
    found = _NUMBERED.fullmatch(unit.name)
    if unit.branch == "ss" and found:
        number = _ordinal(int(found[1])) if language == "en" else int(found[1])
        own, kind = found[2].removeprefix("SS").strip(), unit.id.split("-")[1]
        return SAY.word(f"ss.{kind}", language, number=number, name=f" {own}" if own else "")
    return SAY.word("formation.named", language, name=unit.name)


def _ordinal(number: int) -> str:
    endings = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if 10 < number % 100 < 14 else endings.get(number % 10, 'th')}"


def values(unit: Unit, *, back: bool = False) -> str:
    """The printed factors of a face: attack, defence and movement; of an HQ its radius comes first.

    >>> from grognard.games.victory_roads.components import Components, THEATRES
    >>> box = Components()
    >>> [values(box.units[box.unit_index[name]]) for name in ("su-hq-1u", "su-rc-1")]
    ['(9)-1-3', '8-8-3']
    """
    if unit.is_hq:
        return f"({unit.radius})-{unit.defence}-{unit.movement}"
    if back:
        return f"{unit.reduced_attack}-{unit.reduced_defence}-{unit.reduced_movement}"
    return f"{unit.attack}-{unit.defence}-{unit.movement}"


def _support(box: Components, support: str, language: str) -> Name:
    """The event of a chit, with its worth where chits of a name differ."""
    row = box.charts.supports[support]
    same = [
        other for other in box.charts.supports.values() if (other.name, other.side) == (row.name, row.side)
    ]
    name = SAY.word(f"event.{row.name}", language)
    return name.followed_by(f" +{row.value}") if len(same) > 1 else name


def face_down(box: Components, value: Any, language: str) -> Any:
    """A support that a reader does not know, by its side alone; anything else as it is."""
    if not is_token(value):
        return value
    return SAY.word(f"unknown.{box.chits[int(value[1:]) - len(box.units)].side}", language)


# ---- places, sides and numbers


def _cell(box: Components, cell: int, language: str) -> Name:
    label, name = box.board.labels[cell], place_name(box, cell, language)
    if name:
        return SAY.word("place.city", language, hex=label, name=name, elides="yes" if elides(name) else "no")
    return SAY.word("place.hex", language, hex=label)


def elides(name: str) -> bool:
    """Whether French shortens « de » before a name; not before the first sound of « Iasi ».

    >>> [elides(name) for name in ("Orcha", "Újvidék", "Iéna", "Iasi", "Hatvan")]
    [True, True, True, False, False]
    """
    return bool(re.match(r"[aeou]|i[^ao]", normalize("NFD", name.lower())))


def place_name(box: Components, cell: int, language: str) -> str:
    """What stands in a hex by its name, the most important first; nothing in open country."""
    return _places(box, language).get(cell, "")


@cache
def _places(box: Components, language: str) -> dict[int, str]:
    found: dict[int, str] = {}
    rows = sorted(box.data.rows(SHEET.place_table), key=lambda row: SHEET.places.index(row["kind"]))
    for row in rows:
        name = row["name_fr"] if language == "fr" else row["name"]
        found.setdefault(box.board.cell(row["hex"]), name)
    return found


def _side(box: Components, side: int | str, language: str) -> Name:
    return SAY.word(f"side.{SIDES[side] if isinstance(side, int) else side}", language)


def _nation(box: Components, nation: int | str, language: str) -> Name:
    return SAY.word(f"nation.{NATIONS[nation] if isinstance(nation, int) else nation}", language)


def _place(box: Components, place: int | str, language: str) -> Name:
    return SAY.word(f"box.{PLACES[place] if isinstance(place, int) else place}", language)


def _points(box: Components, halves: int | str, language: str) -> str:
    """Movement points, which are counted in halves."""
    return decimal(halves / HALF, language) if isinstance(halves, int) else halves


def _dice(box: Components, dice: tuple[int, ...], language: str) -> str:
    return " + ".join(str(die) for die in dice)


_WRITERS: dict[str, Writer] = {
    "unit": _unit,
    "chit": _unit,
    "hq": _unit,
    "into": _unit,
    "units": several(_unit),
    "chits": several(_unit),
    "attackers": several(_unit),
    "defenders": several(_unit),
    "support": _support,
    "cell": _cell,
    "start": _cell,
    "goal": _cell,
    "cells": several(_cell),
    "camp": _side,
    "side": _side,
    "nation": _nation,
    "nations": several(_nation),
    "theatre": SAY.one_of("theatre", [name.lower() for name in THEATRES]),
    "place": _place,
    "weather": SAY.of_family("weather"),
    "sky": SAY.of_family("sky"),
    "terrain": SAY.of_family("terrain"),
    "phase": SAY.of_family("phase"),
    "waiting": SAY.waiting,
    "movement": _points,
    "cost": _points,
    "dice": _dice,
    "attack": strength,
    "defence": strength,
    "strength": strength,
    "modifier": signed,
    "shift": signed,
    "change": signed,
    "chance": chance,
}
