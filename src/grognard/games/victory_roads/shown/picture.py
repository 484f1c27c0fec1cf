"""A position as a scene for the picture of the board: map, counters, boxes and turn record.

A scenario on part of the map shows that part alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache

from grognard.games.victory_roads.charts import Support, Turn
from grognard.games.victory_roads.components import UNITS, Components, Scenario
from grognard.games.victory_roads.position import (
    CORPS_POOL,
    ELIMINATED,
    REDUCED,
    STAVKA,
    Position,
)
from grognard.games.victory_roads.sheet import SHEET
from grognard.games.victory_roads.shown.charts import combat, terrain
from grognard.games.victory_roads.shown.words import LOOK, SAY, unit_name, values
from grognard.games.victory_roads.units import AXIS, SOVIET, Unit
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import capital, sentence
from grognard.picture import Box, Counter, Scene, Style, Track, TrackBox, load_style
from grognard.picture.counters.stacks import CHIT
from grognard.picture.furniture import charts_of
from grognard.picture.scene.hexes import middle
from grognard.picture.scene.model import Posted, Stack
from grognard.picture.sheet.build import sheet_legend, sheet_scene
from grognard.picture.sheet.scenery import with_scenery

_KINDS = {
    "armour": "armour",
    "motorised": "mechanised",
    "cavalry": "cavalry",
    "mountain": "mountain",
    "parachute": "parachute",
    "flak": "flak",
    "garrison": "garrison",
    "hq": "headquarters",
}
"""The symbols of the counters; whoever is not named here is infantry."""
_TITLE = (490.0, 45.0, 580.0)
"""Where on Sweden the title stands, from the corner of the map, and how wide it is."""
_POSTED = ((490.0, 275.0, 580.0), (490.0, 710.0, 580.0))
"""The same of the charts of combat and of terrain."""
_SIZES = {"corps": "corps", "division": "division"}


@cache
def look() -> Style:
    """The colours of the game."""
    return load_style(LOOK / "style.toml")


# ---- the sheet


@lru_cache(maxsize=16)
def sheet(box: Components, scenario: str, language: str) -> Scene:
    """The map of a scenario alone, as it is printed: no counters and no panel."""
    whole = with_scenery(sheet_scene(SHEET, box.data, look(), language), LOOK)
    found = cut_out(whole, box.scenarios[scenario])
    return furnished(found, box, language) if found is whole else found


def furnished(scene: Scene, box: Components, language: str) -> Scene:
    """The whole map with its title and the charts of combat and terrain on Sweden, where nobody plays."""
    x, y = scene.frame()[:2]
    made = charts_of((combat(box, language), terrain(box, language)))
    posted = tuple(
        Posted(chart, (x + left, y + top), width)
        for chart, (left, top, width) in zip(made, _POSTED, strict=True)
    )
    plate = scene.cartouche
    if plate:
        left, top, width = _TITLE
        plate = replace(plate, at=(x + left, y + top), width=width)
    return replace(scene, cartouche=plate, posted=posted)


def cut_out(scene: Scene, scenario: Scenario) -> Scene:
    """The part of the map on which a scenario is played; the landscape goes on to the frame."""
    (west, east), (north, south) = scenario.values["columns"], scenario.values["rows"]
    if (west, east, north, south) == (1, SHEET.columns, 1, SHEET.rows):
        return scene

    def is_near(label: str, margin: int) -> bool:
        column, row = int(label[:2]), int(label[2:])
        within: bool = west - margin <= column <= east + margin and north - margin <= row <= south + margin
        return within

    cells = tuple(
        replace(cell, on_board=cell.on_board and is_near(cell.name, 0))
        for cell in scene.cells
        if is_near(cell.name, 1)
    )
    found = replace(scene, cells=cells)
    left, top, right, bottom = found.frame()
    rim = 2 * scene.unit

    def is_inside(at: tuple[float, float], room: float = rim) -> bool:
        return left - room < at[0] < right + room and top - room < at[1] < bottom + room

    return replace(
        found,
        sides=tuple(side for side in scene.sides if is_inside(side.start)),
        ways=tuple(way for way in scene.ways if is_inside(way.start)),
        places=tuple(place for place in scene.places if is_inside(place.at, 0.0)),
        labels=tuple(label for label in scene.labels if is_inside(label.at, -rim)),
    )


# ---- counters


def counter(unit: Unit, symbol: str, style: Style, *, back: bool = False) -> Counter:
    """A face of a unit; the back of an HQ is its pontoon, that of a Soviet rifle corps its standard mode."""
    is_weaker = back and not unit.is_rifle_corps and not unit.is_hq
    kind = "pontoon" if unit.is_hq and back else _KINDS.get(symbol, "infantry")
    return Counter(
        unit_name(unit, "en"),
        style.scheme(unit.branch, "armoured" if unit.is_armoured else ""),
        kind,
        _size(unit),
        style.designation(unit.name.replace("Panzer Army", "Panzerarmee")),
        "" if unit.kind == "hiwis" else values(unit, back=back),
        reduced=is_weaker,
        elite=unit.elite,
        steps=0 if unit.is_hq else unit.steps,
        left=REDUCED if back and not unit.is_hq else unit.steps,
    )


def _size(unit: Unit) -> str:
    if unit.is_hq:
        return "front" if unit.nation == "soviet" else "army"
    if unit.name.endswith("Brigade"):
        return "brigade"
    return _SIZES.get(unit.kind, "")


def chit(support: Support, style: Style) -> Counter:
    """The face of a support: its name in short, its range and its worth."""
    scheme = f"{support.pool}-support"
    factors = f"({support.range}) +{support.value}" if support.range else f"+{support.value}"
    return Counter(
        SAY.word(f"event.{support.name}", "en"),
        scheme,
        CHIT,
        "",
        style.short.get(support.id, support.name.replace("-", " ").upper()),
        factors if support.effect in ("columns", "strength", "radius") else "",
    )


def chit_back(camp: int, style: Style) -> Counter:
    """The back of all supports of a side."""
    return Counter("", "soviet-support" if camp == SOVIET else "german-support", CHIT, "", "?", "")


def faces(box: Components, style: Style) -> Iterator[tuple[str, Counter]]:
    """Every symbol that the page needs, by the id under which it is used."""
    symbols = {row["id"]: row["symbol"] for row in box.data.rows(UNITS)}
    for unit in box.units:
        yield f"u-{unit.id}", counter(unit, symbols[unit.id], style)
        if unit.is_hq:
            yield f"u-{unit.id}-pontoon", counter(unit, symbols[unit.id], style, back=True)
        elif unit.steps > REDUCED:
            yield f"u-{unit.id}-reduced", counter(unit, symbols[unit.id], style, back=True)
    for piece, support in enumerate(box.chits, len(box.units)):
        yield f"u-{box.piece_names[piece]}", chit(support, style)
        yield f"u-?{piece}", chit_back(SOVIET if support.side == "soviet" else AXIS, style)


# ---- the whole sheet, for a picture


def scene(g: Position, language: str = "en") -> Scene:
    """The whole sheet for a position, in a player's language."""
    box, style = g.world.box, look()
    if box is None:
        raise ValueError("a testing ground has no components to draw")
    drawn = dict(faces(box, style))
    bare = sheet(box, g.world.scenario.name, language)

    def face(unit: int) -> Counter:
        name = f"u-{g.unit(unit).id}"
        if g.pontoon[unit]:
            return drawn[f"{name}-pontoon"]
        return drawn[f"{name}-reduced" if g.steps[unit] == REDUCED < g.unit(unit).steps else name]

    cells = sorted({g.cell[unit] for unit in g.in_place(ON_BOARD)})
    stacks = [
        Stack(middle(SHEET.grid, g.geo.board.labels[cell]), tuple(face(unit) for unit in g.units_at(cell)))
        for cell in cells
    ]
    boxes = [
        Box(
            capital(SAY.word(f"box.{name}", language)),
            tuple(drawn[f"u-{g.unit(unit).id}"] for unit in g.in_place(place)),
        )
        for name, place in (("stavka", STAVKA), ("eliminated", ELIMINATED), ("corps-pool", CORPS_POOL))
        if g.in_place(place)
    ]
    return replace(
        bare,
        subtitle=_subtitle(g, language),
        stacks=tuple(stacks),
        boxes=tuple(boxes),
        tracks=(_track(g, language),),
        legend=sheet_legend(bare, style, language),
        legend_title=_word("legend", language),
    )


def _word(key: str, language: str) -> str:
    return sentence(LOOK, language, f"sheet.{key}", {})


def _subtitle(g: Position, language: str) -> str:
    title = sentence(LOOK, language, f"scenario.{g.world.scenario.name}", {})
    return f"{title} · {_word('turn', language)} {g.turn} · {days(g.world.charts.turns[g.turn], language)}"


def days(row: Turn, language: str) -> str:
    """The days of a turn in words: 1–15 January 1945."""
    year, month, first = row.first_day.split("-")
    last = int(row.last_day.split("-")[2])
    month_name = sentence(LOOK, language, f"month.{int(month)}", {})
    begin = "1er" if language == "fr" and int(first) == 1 else str(int(first))
    return f"{begin}{'–' if language == 'en' else '-'}{last} {month_name} {year}"


def _track(g: Position, language: str) -> Track:
    turns = g.world.scenario.turns
    boxes = (
        TrackBox(str(turn), (days(g.world.charts.turns[turn], language)[:-5],), turn == g.turn)
        for turn in turns
    )
    return Track(_word("track", language), tuple(boxes), columns=4)
