"""How counters, hexes, hexsides, phases and numbers are called in a player's language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.position import TOLD
from grognard.games.borodino_41.sheet import SHEET
from grognard.games.borodino_41.units import BATTALIONS, QUARTER, SIDES, Unit
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.words.text import Name, has_message, listed
from grognard.kernel.words.writers import Writer, Writers, chance, decimal, several, signed, strength

LOOK = SHEET.folder / "look"
SAY = Writers(LOOK)
_ROMAN = re.compile(r"[IVX]+/")
_NUMBERED = re.compile(r"\d/")
_LETTERED = re.compile(r"(?:Rkt )?([FS]\d|[a-e])")
"""Companies and battalions that bear a letter alone."""
_QUARTERS = ("", "¼", "½", "¾")


def name_of(box: Components, argument: str, value: Any, language: str) -> Any:
    """The words for a message's argument; its name says what it is."""
    writer = None if isinstance(value, Name) else _WRITERS.get(argument)
    return writer(box, value, language) if writer else value


# ---- counters


def values(unit: Unit, left: int) -> str:
    """The factors of a counter as printed, with what is left of its strength: 3-5-2, 2-(6)-4, 2-4-(2).

    >>> from grognard.games.borodino_41.components import Components
    >>> units = {unit.id: unit for unit in Components().units}
    >>> [values(units[name], 2) for name in ("10pz-7pz-1", "10pz-90art-i", "10pz-86-i", "10pz-90armeng")]
    ['2-5-2', '2-(6)-(4)', '2-2', '2-0-1']
    """
    middle = f"({unit.direct})" if unit.at_paren else str(unit.at) if unit.at or unit.range else ""
    reach = f"({unit.range})" if unit.range_paren else str(unit.range) if unit.range else ""
    return "-".join(part for part in (str(left), middle, reach) if part)


def size(unit: Unit) -> str:
    """How large a formation a counter is, as far as its name tells.

    >>> from grognard.games.borodino_41.components import Components
    >>> units = {unit.id: unit for unit in Components().units}
    >>> [size(units[name]) for name in ("10pz-7pz-1", "10pz-86-i", "10pz-86-hq", "32rd-hq", "5a-hq")]
    ['company', 'battalion', 'regiment', 'division', 'army']
    """
    if unit.kind == "hq":
        return "army" if "Army" in unit.name else "division" if "Division" in unit.parent else _staff(unit)
    if unit.is_hq:
        return "regiment"
    if _ROMAN.match(unit.name):
        return "battalion"
    if _NUMBERED.match(unit.name) or unit.is_armour or unit.kind in ("heavy-mortar", "flamethrower"):
        return "company"
    return "battalion" if unit.parent.endswith("Bn") or unit.kind in BATTALIONS else ""


def _staff(unit: Unit) -> str:
    return "brigade" if unit.parent.endswith("Bde") else "division"


@cache
def unit_name(unit: Unit, language: str) -> Name:
    """What a counter is called: as printed on it, with its words in that language; staffs are called HQ."""
    if unit.is_dummy:
        number = int(unit.id.rpartition("-")[2])
        return SAY.word("unit.dummy", language, side=unit.side, number=number)
    whole = f"unit.{unit.id}"
    if has_message(LOOK, language, whole):
        return SAY.word(whole, language)
    words = "/".join(
        " ".join(_short(word, language) for word in part.split()) for part in unit.name.split("/")
    )
    kind = "staff" if unit.is_hq else "company" if size(unit) == "company" else "battalion"
    if lettered := _LETTERED.fullmatch(unit.name):
        kind, words = unit.kind, lettered[1]
    return SAY.word(f"unit.{kind}", language, name=words)


def _short(word: str, language: str) -> str:
    """A word on a counter, such as Eng or Rec."""
    message = f"printed.{word}"
    return str(SAY.word(message, language)) if has_message(LOOK, language, message) else word


def about(unit: Unit, language: str) -> str:
    """What else there is to know of a counter: arm, formation, morale, movement, armour and fire."""
    if unit.is_dummy:
        return str(SAY.word("about.dummy", language))
    parts = [
        SAY.word(f"about.{unit.kind}", language),
        formation(unit, language),
        SAY.word("about.morale", language, morale=unit.morale),
        SAY.word(f"mobility.{unit.mobility}", language),
    ]
    if unit.armour != "none":
        parts.append(SAY.word(f"armour.{unit.armour}", language))
    if unit.at_paren:
        parts.append(SAY.word("about.direct", language, direct=unit.direct, at=unit.at))
    elif unit.direct:
        parts.append(SAY.word("about.regular", language, direct=unit.direct))
    if unit.indirect == "shift":
        parts.append(SAY.word("about.shift", language, shifts=unit.shifts, range=unit.indirect_range))
    elif unit.indirect == "factor":
        parts.append(SAY.word("about.indirect", language, range=unit.indirect_range))
    parts += [SAY.word(f"trait.{trait}", language) for trait in unit.traits.split() if trait != "manoeuvre"]
    return " · ".join(parts)


def formation(unit: Unit, language: str) -> Name:
    """The division, brigade or independent formation of a counter."""
    return SAY.word(f"formation.{unit.formation.lower().replace(' ', '-')}", language)


# ---- places


def _unit(box: Components, unit: int, language: str) -> Name:
    return unit_name(box.units[unit], language)


def _cell(box: Components, cell: int, language: str) -> Name:
    label, (name, kind) = box.board.labels[cell], _places(box, language).get(cell, ("", ""))
    if name:
        plain = name[0].lower() + name[1:]
        return SAY.word("place.named", language, hex=label, name=name, plain=plain, kind=kind)
    return SAY.word("place.hex", language, hex=label)


def place_name(box: Components, cell: int, language: str) -> str:
    """What stands in a hex by its name, the most important first; nothing in open country."""
    return _places(box, language).get(cell, ("", ""))[0]


@cache
def _places(box: Components, language: str) -> dict[int, tuple[str, str]]:
    """The names of hexes, and of which kind they are to the grammar."""
    found: dict[int, tuple[str, str]] = {}
    rows = sorted(box.data.rows(SHEET.place_table), key=lambda row: SHEET.places.index(row["kind"]))
    for row in rows:
        name = row["name_fr"] if language == "fr" else row["name"]
        if name:
            found.setdefault(box.board.cell(row["hex"]), (name, _kind(row["kind"], name)))
    return found


def _kind(kind: str, name: str) -> str:
    """Several works, what begins with a vowel, or just the kind: casemates, but a redoubt.

    >>> _kind("redoubt", "Flèches de Bagration"), _kind("village", "Ielnia")
    ('works', 'vowel')
    """
    if kind in ("fortification", "redoubt"):
        return "works" if name.split()[0].endswith("s") else kind
    return "vowel" if kind in ("village", "town") and name[0] in "AEIOU" and name[:2] != "Ia" else kind


def _edge(box: Components, edge: int, language: str) -> Name:
    """A hexside of water by the hexes on its sides."""
    return Name(box.geo.spots.edge_labels[edge])


def _direction(box: Components, direction: int | str, language: str) -> Name:
    names = DIRECTIONS[box.board.orientation or "flat"]
    return SAY.word(f"direction.{names[direction] if isinstance(direction, int) else direction}", language)


def _told(box: Components, told: int | str, language: str) -> Name:
    """What an owner says that a counter is."""
    return SAY.word(f"told.{TOLD[told] if isinstance(told, int) else told}", language)


# ---- sides and numbers


def _side(box: Components, side: int | str, language: str) -> Name:
    return SAY.word(f"side.{SIDES[side] if isinstance(side, int) else side}", language)


def points(quarters: int) -> str:
    """Movement points as players write them.

    >>> points(8), points(7), points(2), points(0)
    ('2', '1¾', '½', '0')
    """
    whole, rest = divmod(quarters, QUARTER)
    return f"{whole or ''}{_QUARTERS[rest]}" or "0"


def _points(box: Components, quarters: int | str, language: str) -> str:
    return points(quarters) if isinstance(quarters, int) else quarters


def _dice(box: Components, dice: Sequence[int], language: str) -> str:
    return ", ".join(str(die) for die in dice)


def _strengths(box: Components, found: Sequence[int], language: str) -> Name:
    return listed([decimal(each, language) for each in found], language)


def _part(box: Components, number: int | str, language: str) -> str:
    """What a category comes to in the sum of an assault; messages leave out what comes to nothing."""
    if isinstance(number, str):
        return number
    return signed(box, number, language) if number else "none"


def _result(box: Components, result: str, language: str) -> Any:
    """A result of the fire table: points as a number, which messages can tell from one."""
    return int(result) if result.isdigit() else result


_UNITS = ("unit", "hq", "firer", "target", "spotter", "gun", "enemy")
_MANY_UNITS = ("units", "attackers", "defenders", "firers", "targets", "guns", "hqs", "losers")
_CELLS = ("cell", "start", "goal", "into")
_PARTS = ("state", "command", "size", "armour", "thickness", "terrain", "special", "surprise")
_WRITERS: dict[str, Writer] = {
    **dict.fromkeys(_UNITS, _unit),
    **dict.fromkeys(_MANY_UNITS, several(_unit)),
    **dict.fromkeys(_CELLS, _cell),
    **dict.fromkeys(_PARTS, _part),
    "cells": several(_cell),
    "edge": _edge,
    "direction": _direction,
    "camp": _side,
    "side": _side,
    "winner": _side,
    "loser": _side,
    "section": SAY.of_family("section"),
    "weather": SAY.of_family("weather"),
    "told": _told,
    "phase": SAY.of_family("phase"),
    "waiting": SAY.waiting,
    "quarters": _points,
    "movement": _points,
    "cost": _points,
    "dice": _dice,
    "result": _result,
    "strengths": _strengths,
    "strength": strength,
    "modifier": signed,
    "shift": signed,
    "change": signed,
    "chance": chance,
}
