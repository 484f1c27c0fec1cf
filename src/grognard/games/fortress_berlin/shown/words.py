"""How counters, hexes, leaders, phases and numbers are called in a player's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.rules.players import ROLES
from grognard.games.fortress_berlin.rules.roles import ASSIGNMENTS
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.games.fortress_berlin.units import EVERYWHERE, HALF, SIDES, Unit
from grognard.kernel.words.text import Name, has_message
from grognard.kernel.words.writers import Writer, Writers, chance, several, signed, strength

LOOK = SHEET.folder / "look"
SAY = Writers(LOOK)
SIGNS = {
    "none": "–",
    "star": "*",
    **{f"{result} star": f"{result}*" for result in ("R", "D", "EX", "1", "2", "E")},
}
"""8.6: how results are printed that the rules call by a word."""
_FEMININE = ("brigade", "division", "army", "company")
_NUMBERED = re.compile(r"(\d+)(?:st|nd|rd|th) (.+)")


def name_of(box: Components, argument: str, value: Any, language: str) -> Any:
    """The words for a message's argument; its name says what it is."""
    writer = None if isinstance(value, Name) else _WRITERS.get(argument)
    return writer(box, value, language) if writer else value


# ---- counters


def values(unit: Unit, *, combat: bool) -> str:
    """2.2.4 to 2.2.6: firepower, protection and movement on one of the faces.

    >>> from grognard.games.fortress_berlin.components import Components
    >>> units = {unit.id: unit for unit in Components().units}
    >>> values(units["lah-1"], combat=True), values(units["lah-1"], combat=False)
    ('2-4-6', '1-3-8')
    """
    if combat:
        return f"{unit.c_fs}-{unit.c_pf}-{unit.c_ma}"
    return f"{unit.m_fs}-{unit.m_pf}-{unit.m_ma}"


@cache
def unit_name(unit: Unit, language: str) -> Name:
    """What a counter is called: as printed on it, with its words in that language."""
    whole = f"unit.{unit.id}"
    if has_message(LOOK, language, whole):
        return SAY.word(whole, language)
    if unit.is_hq and unit.army:
        return SAY.word("unit.staff", language, name=formation(unit.formation, language))
    words = [_short(word, language) for word in unit.name.removesuffix(" HQ").split()]
    kind = "masculine"
    if unit.is_hq:
        kind = "staff"
    elif unit.size in _FEMININE:
        kind = "feminine"
    elif words[0][0] in "AEIOU":
        kind = "elided"
    return SAY.word(f"unit.{kind}", language, name=" ".join(words))


def _short(word: str, language: str) -> str:
    """A word on a counter, such as Gds or Rifle."""
    message = f"printed.{word}"
    return str(SAY.word(message, language)) if has_message(LOOK, language, message) else word


def formation(name: str, language: str) -> Name:
    """The division, corps, army or service of a counter; numbers are put as the language puts them."""
    number = 0
    if found := _NUMBERED.fullmatch(name):
        number, name = int(found[1]), found[2]
    key = re.sub(r"[^a-z0-9]+", "-", name.lower().replace("ö", "o").replace("ü", "u"))
    return SAY.word(f"formation.{key}", language, number=number)


def about(unit: Unit, language: str) -> str:
    """What else there is to know of a counter: arm, formation, weapon, morale, command and arrival."""
    parts = [SAY.word(f"about.{unit.type.replace(' ', '-')}", language)]
    parts += [formation(name, language) for name in dict.fromkeys((unit.formation, unit.parent))]
    if not unit.is_hq:
        parts.append(SAY.word(f"weapon.{unit.weapon}", language, range=unit.c_range))
    parts.append(SAY.word("about.morale", language, morale=unit.mr))
    if unit.command_radius:
        whole = "about.radius-map" if unit.command_radius == EVERYWHERE else "about.radius"
        parts.append(SAY.word(whole, language, radius=unit.command_radius))
    if unit.has_manoeuvre_face:
        faces = {"combat": values(unit, combat=True), "manoeuvre": values(unit, combat=False)}
        parts.append(SAY.word("about.faces", language, **faces))
    if unit.turn:
        zones = SAY.word("about.south", language) if unit.entry == "wenck" else unit.entry.replace("-", "–")
        parts.append(SAY.word("about.arrives", language, turn=unit.turn, zones=zones))
    return " · ".join(dict.fromkeys(parts))


def _unit(box: Components, unit: int, language: str) -> Name:
    return unit_name(box.units[unit], language)


def _leader(box: Components, leader: int, language: str) -> Name:
    return SAY.word("leader", language, name=box.leaders[leader].name)


# ---- places


def _cell(box: Components, cell: int, language: str) -> Name:
    label, name = box.board.labels[cell], place_name(box, cell, language)
    if name:
        return SAY.word("place.named", language, hex=label, name=name)
    return SAY.word("place.hex", language, hex=label)


def _site(box: Components, key: str, language: str) -> str:
    """13: where a unit is set up, by its key: one of the rules' grounds, or hexes."""
    if key[0].isdigit():
        *others, last = key.split(";")
        if others:
            return str(SAY.word("site.either", language, one=", ".join(others), other=last))
        return str(SAY.word("site.hexes", language, one=last))
    return str(SAY.word(f"site.{key}", language, number=box.charts.strengths.from_edge))


def place_name(box: Components, cell: int, language: str) -> str:
    """What stands in a hex by its name, the most important first; nothing in an unnamed street."""
    return _places(box, language).get(cell, "")


def _importance(row: Mapping[str, Any]) -> tuple[bool, bool, int]:
    """What the rules name comes first, and a building before the bunker beneath it."""
    return row["source"] != "printed", row["kind"] == "bunker", SHEET.places.index(row["kind"])


@cache
def _places(box: Components, language: str) -> dict[int, str]:
    found: dict[int, str] = {}
    for row in sorted(box.data.rows(SHEET.place_table), key=_importance):
        name = row["name_fr"] if language == "fr" else row["name"]
        if row["kind"] == "entry":
            name = str(SAY.word("place.entry", language, letter=name))
        if name:
            found.setdefault(box.board.cell(row["hex"]), name)
    return found


def _zones(box: Components, letters: Sequence[str], language: str) -> str:
    """5.0b: the letters of entry zones; who has none comes by the south edge (16.5a)."""
    return ", ".join(letters) or str(SAY.word("about.south", language))


# ---- sides and numbers


def _side(box: Components, side: int | str, language: str) -> Name:
    return SAY.word(f"side.{SIDES[side] if isinstance(side, int) else side}", language)


def points(halves: int) -> str:
    """Movement points as players write them.

    >>> points(8), points(7), points(1), points(0)
    ('4', '3½', '½', '0')
    """
    whole, rest = divmod(halves, HALF)
    return f"{whole or ''}{'½' if rest else ''}" or "0"


def _points(box: Components, halves: int | str, language: str) -> str:
    return points(halves) if isinstance(halves, int) else halves


def _differential(box: Components, number: int, language: str) -> str:
    return str(number).replace("-", "−")


def _dice(box: Components, dice: Sequence[int] | int, language: str) -> str:
    return str(dice) if isinstance(dice, int) else " + ".join(str(die) for die in dice)


def _result(box: Components, result: str, language: str) -> str:
    return SIGNS.get(result, result)


_UNITS = ("unit", "hq", "top", "target")
_MANY_UNITS = ("units", "attackers", "defenders", "hqs", "firers", "lost", "targets")


def _assignment(box: Components, value: int, language: str) -> Name:
    """17.3.1b: who has which role."""
    order = ASSIGNMENTS[value]
    held = {role: player + 1 for role, player in zip(ROLES, order, strict=False)}
    return SAY.word(f"assignment.{len(order)}", language, **held)


_WRITERS: dict[str, Writer] = {
    "assignment": _assignment,
    **dict.fromkeys(_UNITS, _unit),
    **dict.fromkeys(_MANY_UNITS, several(_unit)),
    **dict.fromkeys(("cell", "start"), _cell),
    "cells": several(_cell),
    "site": _site,
    "leader": _leader,
    "leaders": several(_leader),
    "zones": _zones,
    "camp": _side,
    "side": _side,
    "winner": _side,
    "phase": SAY.of_family("phase"),
    "waiting": SAY.waiting,
    "halves": _points,
    "dice": _dice,
    "differential": _differential,
    "result": _result,
    "attack": strength,
    "defence": strength,
    "modifier": signed,
    "shift": signed,
    "chance": chance,
}
