"""A position as a scene for the picture of the board: map, counters, boxes and turn record."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from itertools import groupby

from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.position import COMING, ELIMINATED, TOLD, Position
from grognard.games.borodino_41.sheet import SHEET
from grognard.games.borodino_41.shown.words import LOOK, SAY, size, unit_name, values
from grognard.games.borodino_41.units import GERMAN, RIFLE_DIVISION, SIDES, Unit
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import capital, sentence
from grognard.picture import Box, Counter, Scene, Style, Track, TrackBox, load_style
from grognard.picture.scene.hexes import middle
from grognard.picture.scene.model import Stack
from grognard.picture.sheet.build import sheet_legend, sheet_scene

_EMBLEMS = ("cross", "star")
"""3: what is printed on the backs."""
_TOLD = {"weapon": "artillery", "armour": "armour", "infantry": "infantry"}
"""11/hidden/attackable: the symbols of counters of which the kind alone is known."""
_CIRCLES = {"white": "white", "black": "black", "double": "double", "static": "black"}


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
    """The colours of a counter: army, SS, 32nd Rifle Division, tank brigades, the others."""
    if unit.is_dummy:
        return f"{unit.side}-back"
    if unit.camp == GERMAN:
        return {"SS Das Reich": "ss", "XL Corps troops": "corps"}.get(unit.formation, "heer")
    if unit.formation == RIFLE_DIVISION:
        return "rifle"
    return "tank" if unit.formation.endswith("Tk Bde") else "army"


def counter(unit: Unit, left: int) -> Counter:
    """The face of a unit with what is left of its strength."""
    if unit.is_dummy:
        return Counter(unit_name(unit, "en"), scheme(unit), "dummy")
    return Counter(
        unit_name(unit, "en"),
        scheme(unit),
        "headquarters" if unit.symbol == "hq" else unit.symbol,
        size(unit),
        unit.name,
        values(unit, left),
        morale=str(unit.morale),
        armour=_CIRCLES.get(unit.armour, ""),
    )


def back(camp: int, told: str = "") -> Counter:
    """11/hidden/optional: a counter of which a player knows the side alone, or the kind as well."""
    if told:
        return Counter("", f"{SIDES[camp]}-back", _TOLD[told], factors="?")
    return Counter("", f"{SIDES[camp]}-back", _EMBLEMS[camp])


def faces(box: Components) -> Iterator[tuple[str, Counter]]:
    """Every symbol that the page needs, by the id under which it is used.

    A unit has one for each strength that it can have, and each counter its backs.
    """
    for piece, unit in enumerate(box.units):
        yield f"u-{unit.id}", counter(unit, unit.strength)
        for left in range(1, unit.strength):
            yield f"u-{unit.id}-{left}", counter(unit, left)
        yield f"u-?{piece}", back(unit.camp)
        for told in TOLD:
            yield f"u-?{piece}-{told}", back(unit.camp, told)


# ---- the whole sheet, for a picture


def scene(g: Position, language: str = "en") -> Scene:
    """The whole sheet for a position, in a player's language."""
    box, style = g.world.box, look()
    if box is None:
        raise ValueError("a testing ground has no components to draw")
    bare = sheet(box, language)

    def face(unit: int) -> Counter:
        return counter(g.unit(unit), g.strength[unit])

    cells = sorted({g.cell[unit] for unit in g.in_place(ON_BOARD)})
    stacks = [
        Stack(middle(SHEET.grid, g.geo.board.labels[cell]), tuple(face(unit) for unit in g.units_at(cell)))
        for cell in cells
    ]
    waiting = [unit for unit in g.in_place(COMING) if not g.is_dummy(unit)]
    groups = [
        (_arrival(turn, language), list(units))
        for turn, units in groupby(sorted(waiting, key=_turn_of(g)), key=_turn_of(g))
    ]
    groups.append((capital(SAY.word("box.eliminated", language)), g.in_place(ELIMINATED)))
    boxes = [Box(title, tuple(map(face, units))) for title, units in groups if units]
    return replace(
        bare,
        subtitle=_subtitle(g, language),
        stacks=tuple(stacks),
        boxes=tuple(boxes),
        tracks=(_track(g, language),),
        legend=sheet_legend(bare, style, language),
        legend_title=_word("legend", language),
    )


def _arrival(turn: int, language: str) -> str:
    """What is written over the units that come on a turn, or are set up before the first."""
    coming = capital(SAY.word("box.coming", language))
    return f"{coming} · {day(turn, language)}" if turn else capital(SAY.word("box.coming.first", language))


def _turn_of(g: Position) -> Callable[[int], int]:
    """The turn on which a unit comes."""
    return lambda unit: g.unit(unit).arrives


def _word(key: str, language: str) -> str:
    return sentence(LOOK, language, f"sheet.{key}", {})


def _subtitle(g: Position, language: str) -> str:
    title = sentence(LOOK, language, f"scenario.{g.world.scenario}", {})
    return f"{title} · {_word('turn', language)} {g.turn} · {day(g.turn, language)}"


def day(turn: int, language: str) -> str:
    """4/desc/turn: the date of a turn in words."""
    return sentence(LOOK, language, "day.date", {"day": 10 + turn})


def _track(g: Position, language: str) -> Track:
    """4/seq: the days of the game with their weather on the track."""
    boxes = (
        TrackBox(str(turn), (day(turn, language),), turn == g.turn)
        for turn in range(1, g.world.last_turn + 1)
    )
    return Track(_word("track", language), tuple(boxes), columns=3)
