"""A position as a scene for the picture of the board: map, counters, boxes and turn record."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Mapping
from typing import Any

from grognard.games.battle_for_germany.components import (
    CITIES,
    FOLDER,
    GRID,
    MAP,
    SIDES,
    UNITS,
    Components,
)
from grognard.games.battle_for_germany.position import (
    BOX_EAST_GERMAN,
    BOX_ITALY,
    BOX_SOVIET,
    BOX_WEST_GERMAN,
    BOX_WESTERN,
    COURLAND,
    ON_MAP,
    Position,
)
from grognard.kernel.components.schema import misfit
from grognard.kernel.words.text import sentence
from grognard.picture import (
    Box,
    Counter,
    Scene,
    Style,
    TownRow,
    Track,
    TrackBox,
    borders,
    hex_scene,
    legend,
    load_style,
    map_labels,
    scale_bar,
)
from grognard.picture.counters.nato import KINDS
from grognard.picture.scene.hexes import SIZE, middle
from grognard.picture.scene.model import Cartouche
from grognard.picture.sheet.scenery import with_scenery

HEADINGS = {
    COURLAND: "courland",
    BOX_WESTERN: "box-western",
    BOX_ITALY: "box-italy",
    BOX_WEST_GERMAN: "box-west-german",
    BOX_EAST_GERMAN: "box-east-german",
    BOX_SOVIET: "box-soviet",
}
"""The words above the boxes beside the map."""
RATES = ("soviet", "west_german", "western", "east_german")
HEX_KILOMETRES = 51.5
"""The scale at which geography fits the hex numbers; the 67 km of 2-4 do not."""
_BERLIN_RANK = 3
_SEA = "0219"
"""The hex of the sea under the left end of the cartouche, and how wide it is in hexes."""
_PLATE = 3.6


def scene(g: Position, language: str = "en") -> Scene:
    """The whole sheet for a position, in a player's language."""
    style = look()
    pieces = counters(g.box, style)
    labels = g.box.board.labels
    stacks = {
        labels[cell]: [pieces[unit] for unit in g.units_at(cell)]
        for cell in sorted({g.cell[unit] for unit in g.in_place(ON_MAP)})
    }
    return _drawn(
        g,
        style,
        language,
        subtitle=_subtitle(g, language),
        stacks=stacks,
        boxes=_boxes(g, pieces, language),
        tracks=[_track(g, language)],
        legend=legend(style, language, without=not_drawn(g, style)),
        legend_title=_word("legend", language),
        scale=scale_bar(HEX_KILOMETRES),
    )


def sheet(g: Position, language: str = "en") -> Scene:
    """The map alone, as it is printed: no counters and no panel."""
    return _drawn(g, look(), language, cartouche=_cartouche())


def _cartouche() -> Cartouche:
    """Title and scale in the Ionian Sea, where no name and no coast lies under them."""
    x, y = middle(GRID, _SEA)
    return Cartouche(scale_bar(HEX_KILOMETRES), (x - 0.8 * SIZE, y - 0.4 * SIZE), _PLATE * SIZE)


def not_drawn(g: Position, style: Style) -> list[str]:
    """The terrain and lines that this map does not show; its legend leaves them out."""
    drawn = {*g.box.terrain, *(feature for _, _, feature, _ in _sides(g))}
    return [key for key in (*style.feature, *style.terrain) if key not in drawn]


def look() -> Style:
    """The colours of the game."""
    return load_style(FOLDER / "look" / "style.toml")


def _drawn(g: Position, style: Style, language: str, **beside: Any) -> Scene:
    labels = g.box.board.labels
    drawn = hex_scene(
        GRID,
        dict(zip(labels, g.box.terrain, strict=True)),
        title="Battle for Germany",
        fortified=[labels[cell] for cell, stands in enumerate(g.fort) if stands],
        sides=_sides(g),
        towns=[_town(row, language) for row in g.box.data.rows(CITIES)],
        labels=map_labels(GRID, style, language),
        **beside,
    )
    return with_scenery(drawn, FOLDER / "look")


def _word(key: str, language: str) -> str:
    return _message(f"sheet.{key}", language)


def _message(message: str, language: str) -> str:
    return sentence(FOLDER / "look", language, message, {})


def half_month(date: str, language: str) -> str:
    """`1944-12-2` in words: 16–31 December 1944. What is no such date (of a pack) stands as it is."""
    found = re.fullmatch(r"(\d{4})-(0[1-9]|1[0-2])-([12])", date)
    if found is None:
        return date
    year, month, half = found.groups()
    first, last = (1, 15) if half == "1" else (16, monthrange(int(year), int(month))[1])
    days = f"{first}–{last}" if language == "en" else f"{'1er' if first == 1 else first}-{last}"
    return f"{days} {_message(f'month.{int(month)}', language)} {year}"


def _subtitle(g: Position, language: str) -> str:
    date = half_month(g.box.track[g.turn].date, language)
    scenario = sentence(FOLDER / "look", language, f"scenario.{g.world.scenario}", {})
    return f"{scenario} · {_word('turn', language)} {g.turn} · {date}"


def _sides(g: Position) -> list[tuple[str, str, str, str]]:
    """What the map prints along hexsides, and the lines that follow from it: 5-4 while it binds, and 5-5."""
    rows = g.box.data.rows(MAP)
    open_hexes = {row["hex"] for row in rows if row["theatre"]}
    theatres = {row["hex"]: row["theatre"] or "" for row in rows}
    yugoslavia = {row["hex"]: row["region"] or "" for row in rows if row["region"] == "yugoslavia"}
    made = [(row["a"], row["b"], row["feature"], row["name"] or "") for row in g.box.data.rows(SIDES)]
    if g.boundary:
        made += borders(GRID, theatres, "boundary", open_hexes)
    return made + borders(GRID, yugoslavia, "border", open_hexes)


def _town(row: Mapping[str, Any], language: str) -> TownRow:
    name = row["name_fr"] if language == "fr" else row["name"]
    rank = min(row["value"], _BERLIN_RANK) or 1
    return TownRow(name, row["hex"], row["value"], rank, row["port"], row["garrison"])


def counters(box: Components, style: Style) -> list[Counter]:
    """All counters, by unit; the kind is free text in the data, but a picture needs a symbol for it."""
    for unit in box.units:
        if unit.kind not in KINDS:
            place = f"{UNITS.file}, unit {unit.id}, field kind"
            raise misfit(place, f"one of {', '.join(KINDS)} for a picture", unit.kind)
    return [
        Counter(
            unit.name,
            style.scheme(unit.nation, unit.branch, unit.theatre or ""),
            unit.kind,
            unit.size,
            style.designation(unit.name),
            unit.values,
        )
        for unit in box.units
    ]


def box_titles(language: str) -> dict[int, str]:
    """The places beside the map in their order, with the headings of their boxes."""
    lost = _word("destroyed", language)
    return {
        place: _word(box, language) if place == COURLAND else f"{lost} {_word(box, language)}"
        for place, box in HEADINGS.items()
    }


def _boxes(g: Position, counters: list[Counter], language: str) -> list[Box]:
    """8-0 and 7-0: Courland, and the boxes of the destroyed."""
    made = []
    for place, title in box_titles(language).items():
        made.append(Box(title, tuple(counters[unit] for unit in g.in_place(place))))
    return made


def _track(g: Position, language: str) -> Track:
    """The turn record with the replacement rates of each force."""
    boxes = []
    for row in g.box.track.values():
        rates = [f"{_message(f'short.{force}', language)} {getattr(row, force)}" for force in RATES]
        notes = (half_month(row.date, language), " · ".join(rates[:2]), " · ".join(rates[2:]))
        boxes.append(TrackBox(str(row.turn), notes, row.turn == g.turn))
    return Track(_word("track", language), tuple(boxes))
