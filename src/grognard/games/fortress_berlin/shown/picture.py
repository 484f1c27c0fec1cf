"""A position as a scene for the picture of the board: map, counters, boxes and turn record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby

from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.position import COMBAT, COMING, ELIMINATED, Position
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.games.fortress_berlin.shown.words import LOOK, SAY, unit_name, values
from grognard.games.fortress_berlin.units import EVERYWHERE, GERMAN, SIDES, Unit
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import capital, sentence
from grognard.picture import Box, Counter, Scene, Style, Track, TrackBox, load_style
from grognard.picture.scene.hexes import middle
from grognard.picture.scene.model import Stack
from grognard.picture.sheet.build import sheet_legend, sheet_scene

FIRST_DAY, MONTH_END = 21, 30
"""4.0: turn 1 is 21 April 1945."""
MANOEUVRE_FACE = "manoeuvre"
_SYMBOLS = {
    "volkssturm": "infantry",
    "volkssturm engineer": "engineer",
    "hitler youth": "infantry",
    "police": "infantry",
    "plant protection": "garrison",
    "naval infantry": "infantry",
    "parachute infantry": "parachute",
    "rifle": "infantry",
    "motorised infantry": "motorised",
    "motorised machine gun": "machine-gun",
    "mech infantry": "mechanised",
    "assault gun": "assault-gun",
    "recon": "armoured-car",
    "antitank": "anti-tank",
    "motorised artillery": "artillery",
    "hq": "headquarters",
}
"""2.2.2: the symbols of types that are called otherwise."""
_OVALS = {"small-arms": "white", "mixed": "gold", "antitank": "black", "artillery": "red", "def": "white"}
"""2.2.3: the colour of a weapon."""
_EMBLEMS = ("cross", "star")
_LUFTWAFFE = ("Luftwaffe", "Hermann Göring Division")


@cache
def look() -> Style:
    """The colours of the game."""
    return load_style(LOOK / "style.toml")


@lru_cache(maxsize=4)
def sheet(box: Components, language: str) -> Scene:
    """The map alone, as it is printed: no counters and no panel."""
    return sheet_scene(SHEET, box.data, look(), language)


# ---- counters


def scheme(unit: Unit) -> str:
    """The colours of a counter: the services of the Germans; Guards, Poles and the others of the Soviets."""
    if unit.camp != GERMAN:
        if "Polish" in unit.formation:
            return "polish"
        return "guards" if "Gds" in unit.name or "Guards" in unit.formation else "soviet"
    named = (
        ("ss", unit.ss),
        ("volkssturm", unit.is_vs),
        ("youth", unit.is_hj),
        ("police", unit.is_police or unit.is_ppb),
        ("luftwaffe", unit.parent in _LUFTWAFFE or unit.formation.startswith("9th Parachute")),
        ("navy", unit.parent == "Kriegsmarine" or "Naval" in unit.formation),
    )
    return next((key for key, holds in named if holds), "heer")


def band(unit: Unit) -> str:
    """3.1.2, 11.3: the colour of its division or its army; none for independent units."""
    name = unit.army or unit.band
    return name if name in look().band else ""


def counter(unit: Unit, *, combat: bool = True) -> Counter:
    """2.2: a face of a unit; morale stands on the combat face alone (8.5.1)."""
    reach = _radius(unit) if unit.is_hq else str((unit.c_range if combat else unit.m_range) or "")
    return Counter(
        unit_name(unit, "en"),
        scheme(unit),
        _SYMBOLS.get(unit.type, unit.type),
        "" if unit.size == "kampfgruppe" else unit.size,
        unit.name.removesuffix(" HQ"),
        values(unit, combat=combat),
        morale=str(unit.mr) if combat else "",
        striped=not combat,
        band=band(unit),
        reach=reach,
        weapon=_OVALS[unit.weapon],
        graded=True,
    )


def _radius(unit: Unit) -> str:
    return "*" if unit.command_radius == EVERYWHERE else str(unit.command_radius)


def back(camp: int) -> Counter:
    """3.1.5: a counter that lies under others."""
    return Counter("", f"{SIDES[camp]}-back", _EMBLEMS[camp])


def faces(box: Components) -> Iterator[tuple[str, Counter]]:
    """Every symbol that the page needs, by the id under which it is used."""
    for piece, unit in enumerate(box.units):
        yield f"u-{unit.id}", counter(unit)
        if unit.has_manoeuvre_face:
            yield f"u-{unit.id}-{MANOEUVRE_FACE}", counter(unit, combat=False)
        yield f"u-?{piece}", back(unit.camp)


# ---- the whole sheet, for a picture


def scene(g: Position, language: str = "en") -> Scene:
    """The whole sheet for a position, in a player's language."""
    box, style = g.world.box, look()
    if box is None:
        raise ValueError("a testing ground has no components to draw")
    bare = sheet(box, language)

    def face(unit: int) -> Counter:
        return counter(g.unit(unit), combat=g.mode[unit] == COMBAT)

    cells = sorted({g.cell[unit] for unit in g.in_place(ON_BOARD)})
    stacks = [
        Stack(middle(SHEET.grid, g.geo.board.labels[cell]), tuple(face(unit) for unit in g.units_at(cell)))
        for cell in cells
    ]
    groups = [
        (_arrival(turn, language), list(units))
        for turn, units in groupby(sorted(g.in_place(COMING), key=_turn_of(g)), key=_turn_of(g))
    ]
    groups.append((capital(SAY.word("box.eliminated", language)), g.in_place(ELIMINATED)))
    boxes = [Box(title, tuple(map(face, units))) for title, units in groups if units]
    return replace(
        bare,
        subtitle=f"{_word('turn', language)} {g.turn} · {day(g.turn, language)}",
        stacks=tuple(stacks),
        boxes=tuple(boxes),
        tracks=(_track(g, language),),
        legend=sheet_legend(bare, style, language),
        legend_title=_word("legend", language),
    )


def _arrival(turn: int, language: str) -> str:
    """What is written over the units that come on a turn, or are set up before the first."""
    coming = capital(SAY.word("box.coming", language))
    return f"{coming} · {day(turn, language)}" if turn else _word("first", language)


def _turn_of(g: Position) -> Callable[[int], int]:
    """The turn on which a unit comes."""
    return lambda unit: g.unit(unit).turn


def _word(key: str, language: str) -> str:
    return sentence(LOOK, language, f"sheet.{key}", {})


def day(turn: int, language: str) -> str:
    """4.0: the date of a turn in words."""
    date = FIRST_DAY + turn - 1
    if date <= MONTH_END:
        return sentence(LOOK, language, "day.april", {"day": date})
    return sentence(LOOK, language, "day.may", {"day": date - MONTH_END})


def _track(g: Position, language: str) -> Track:
    """4.0: the turns with their dates."""
    turns = range(1, g.world.last_turn + 1)
    boxes = (TrackBox(str(turn), (day(turn, language),), turn == g.turn) for turn in turns)
    return Track(_word("track", language), tuple(boxes), columns=3)
