"""A position as a scene for the picture of the board: map, counters, boxes and turn record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from math import atan2, degrees, hypot
from typing import Any

from grognard.games.race_for_berlin.components import (
    CAMPS,
    FOLDER,
    GERMAN,
    JOUKOV,
    KONIEV,
    NATIONS,
    SOVIET,
    Components,
)
from grognard.games.race_for_berlin.position import ARRIVED, COMING, FULL, ON_MAP, Position
from grognard.games.race_for_berlin.schemas import BORDERS, ZONES
from grognard.games.race_for_berlin.shown.rivers import rivers
from grognard.games.race_for_berlin.shown.words import name_of
from grognard.kernel.words.text import capital, sentence
from grognard.picture import Box, Counter, Scene, Style, Track, TrackBox, legend, load_style
from grognard.picture.scene.model import (
    Cartouche,
    Cell,
    Label,
    LegendEntry,
    Line,
    Locator,
    Plate,
    Point,
    ScaleBar,
    Stack,
    ZoneSign,
)
from grognard.picture.scene.outlines import Shapes, load_shapes
from grognard.picture.sheet.scenery import relief_of

UNITS_PER_KILOMETRE = 9.0
CELL = 76.0
"""What a counter, a name and a sign take their size from."""
_REGION, _BEND = 0.95, 0.05
"""How large the names of regions are, and how far their arc rises."""
_CARTOUCHE, _PLATE, _LOCATOR = 400.0, 430.0, 150.0
"""How wide what stands in the corners of the map is."""
_IN_A_LINE = 7
"""How many zones stand in a line of the table of what they are worth."""
_SHORTER = 0.62
"""A degree of longitude to one of latitude."""
_MARGIN = 12.0
"""How far what stands in the corners keeps from the frame."""
_PILE = 2
"""How many counters stand on each other in a zone, where there is room for more beside them."""
_COMING = {
    (JOUKOV, SOVIET): "coming-joukov-soviet",
    (KONIEV, SOVIET): "coming-koniev-soviet",
    (JOUKOV, GERMAN): "coming-joukov-german",
    (KONIEV, GERMAN): "coming-koniev-german",
}
"""The words above what is still to come, by camp and nation."""
_SCORES = 28
"""Spaces of the track of points, from 0; who has more stands on the last."""
_SYMBOL = {"joukov": "white", "koniev": "black", "german": "german"}


def scene(g: Position, language: str = "en") -> Scene:
    """The whole sheet for a position, in a player's language."""
    style = look()
    pieces, weaker = counters(g.box, style), counters(g.box, style, reduced=True)
    stacks = [
        Stack(
            places(g.box)[zone],
            tuple((pieces if g.steps[unit] == FULL else weaker)[unit] for unit in sorted(units)),
        )
        for zone, units in _stacks(g).items()
    ]
    return _drawn(
        g,
        style,
        language,
        subtitle=_subtitle(g, language),
        stacks=tuple(stacks),
        boxes=tuple(_boxes(g, pieces, language)),
        tracks=(_turns(g, language), _scores(g, language)),
        legend=legend_of(style, language),
        legend_title=_word("legend", language),
        scale=_scale(),
    )


def sheet(g: Position, language: str = "en") -> Scene:
    """The map alone, as it is printed: no counters and no panel."""
    corners = _corners()
    left, bottom = min(x for x, _ in corners), max(y for _, y in corners)
    at = (left + _MARGIN, bottom - _MARGIN - _CARTOUCHE * 0.37)
    return _drawn(g, look(), language, cartouche=Cartouche(_scale(), at, _CARTOUCHE))


def _scale() -> ScaleBar:
    return ScaleBar(tuple((km * UNITS_PER_KILOMETRE, f"{km} km") for km in (10, 20, 40)))


def look() -> Style:
    """The colours of the game."""
    return load_style(FOLDER / "look" / "style.toml")


@cache
def shapes() -> Shapes:
    """The outlines and courses of the map."""
    return load_shapes(FOLDER / "look" / "shapes.csv", UNITS_PER_KILOMETRE)


def places(box: Components) -> list[tuple[float, float]]:
    """Where the counters of each zone stand."""
    return [(x * UNITS_PER_KILOMETRE, -y * UNITS_PER_KILOMETRE) for x, y in box.board.centres]


def _drawn(g: Position, style: Style, language: str, **beside: Any) -> Scene:
    box = g.box
    drawn = shapes()
    outlines = drawn.named("zone")
    corners = _corners()
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    top, bottom = min(y for _, y in corners), max(y for _, y in corners)
    cells = tuple(
        Cell(label, at, outlines[label], terrain)
        for label, at, terrain in zip(box.board.labels, places(box), box.terrain, strict=True)
    )
    return Scene(
        "Race for Berlin",
        CELL,
        cells,
        pile=_PILE,
        lines=tuple(_lines(box)),
        zones=tuple(_signs(box, language)),
        labels=tuple(_region(name, *line) for name, line in drawn.rows["region"]),
        relief=relief_of(FOLDER / "look" / "relief.png", (left, top), bottom - top),
        borders=drawn.all("border"),
        woods=drawn.all("wood"),
        scarps=drawn.all("scarp"),
        marshes=drawn.all("marsh"),
        plates=(_plate(box, (left + _MARGIN, top + _MARGIN), language),),
        locator=_locator((right - _MARGIN - _LOCATOR, top + _MARGIN)),
        **beside,
    )


def _region(name: str, left: Point, right: Point) -> Label:
    """A name on an arc from one point to another."""
    across, down = right[0] - left[0], right[1] - left[1]
    return Label(
        name.upper(),
        ((left[0] + right[0]) / 2, (left[1] + right[1]) / 2),
        size=_REGION,
        angle=degrees(atan2(down, across)),
        reach=hypot(across, down) / CELL,
        bend=_BEND,
    )


def _plate(box: Components, at: Point, language: str) -> Plate:
    """The American tracks and what zones are worth, zone by zone."""
    tracks = tuple(
        ("track", str(number), " – ".join(capital(name_of(box, "cell", zone, language)) for zone in chain))
        for number, chain in enumerate(box.tracks, 1)
    )
    worth: dict[int, list[str]] = {}
    for zone, row in enumerate(box.data.rows(ZONES)):
        if row["value"]:
            worth.setdefault(row["value"], []).append(capital(name_of(box, "cell", zone, language)))
    values: list[tuple[str, str, str]] = []
    for value, names in sorted(worth.items(), reverse=True):
        for start in range(0, len(names), _IN_A_LINE):
            sign = ("", "") if start else ("value", str(value))
            values.append((*sign, ", ".join(names[start : start + _IN_A_LINE])))
    return Plate(at, _PLATE, ((_word("tracks", language), tracks), (_word("value", language), tuple(values))))


def _locator(at: Point) -> Locator:
    """Where in Germany the map lies; a degree of longitude is shorter than one of latitude."""
    found = {
        name: tuple((x * _SHORTER / UNITS_PER_KILOMETRE, y / UNITS_PER_KILOMETRE) for x, y in points)
        for name, points in shapes().rows["locator"]
    }
    return Locator(at, _LOCATOR, found["germany"], found["berlin"][0], found["map"])


def _word(key: str, language: str) -> str:
    return sentence(FOLDER / "look", language, f"sheet.{key}", {})


def two_days(first: str, language: str) -> str:
    """`1945-04-30` in words: 30 April – 1 May 1945. What is no date (of a pack) stands as it is."""
    try:
        start = date.fromisoformat(first)
    except ValueError:
        return first
    end = start + timedelta(days=1)
    months = {month: sentence(FOLDER / "look", language, f"month.{month}", {}) for month in (4, 5)}
    last = "1er" if language == "fr" and end.day == 1 else str(end.day)
    if start.month == end.month:
        dash = "-" if language == "fr" else "–"
        return f"{start.day}{dash}{last} {months[start.month]} {start.year}"
    return f"{start.day} {months[start.month]} – {last} {months[end.month]} {end.year}"


def _subtitle(g: Position, language: str) -> str:
    score = " · ".join(
        f"{sentence(FOLDER / 'look', language, f'side.{camp}', {})} {points} {_word('points', language)}"
        for camp, points in zip(CAMPS, g.points, strict=True)
    )
    return f"{_word('turn', language)} {g.turn} · {two_days(g.box.dates[g.turn], language)} · {score}"


def _stacks(g: Position) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for unit, place in enumerate(g.place):
        if place == ON_MAP:
            found.setdefault(g.cell[unit], []).append(unit)
    return found


def _lines(box: Components) -> Iterator[Line]:
    """Waters and roads as they run, then what lies on borders."""
    drawn = shapes()
    for width, course in drawn.rows["lake"]:
        yield Line("lake", course, width=float(width) * UNITS_PER_KILOMETRE)
    yield from rivers(drawn.rows, _corners())
    for name, course in drawn.rows["road"]:
        yield Line("road", course, name)
    sector = dict(zip(box.board.labels, box.sector, strict=True))
    east = dict(zip(box.board.labels, box.east, strict=True))
    for row in box.data.rows(BORDERS):
        a, b = row["a"], row["b"]
        if {sector[a], sector[b]} == {JOUKOV, KONIEV} and not east[a] and not east[b]:
            yield from (Line("front", line) for line in drawn.border(a, b))
        if row["line"]:
            enemy = b if row["line"] == a else a
            yield from (Line("trench", line) for line in drawn.border(row["line"], enemy))


def _corners() -> list[Point]:
    return [point for outline in shapes().named("zone").values() for point in outline]


def _signs(box: Components, language: str) -> Iterator[ZoneSign]:
    towns = shapes().named("town")
    for zone, row in enumerate(box.data.rows(ZONES)):
        signs = [("value", str(row["value"]))] if row["value"] else []
        if row["garrison"]:
            signs.append(("garrison", str(row["garrison"])))
        if row["supply"]:
            signs.append(("supply", _SYMBOL[row["supply"]]))
        if not box.is_berlin[zone]:
            signs += [("track", str(number)) for number, chain in enumerate(box.tracks, 1) if zone in chain]
        yield ZoneSign(
            capital(name_of(box, "cell", zone, language)),
            places(box)[zone],
            towns[row["zone"]][0] if row["zone"] in towns else None,
            str(row["index"]),
            3 if row["terrain"] == "berlin" else 2 if row["value"] else 1,
            tuple(signs),
        )


def counters(box: Components, style: Style, *, reduced: bool = False) -> list[Counter]:
    """All counters by unit, of their full or of their reduced side."""
    return [
        Counter(
            unit.name,
            style.scheme(NATIONS[unit.nation], CAMPS[unit.camp]),
            unit.kind,
            "army" if unit.nation == SOVIET else "division",
            unit.formation.replace("-", " "),
            unit.reduced_values if reduced else unit.values,
            reduced,
            steps=FULL,
            left=FULL - reduced,
        )
        for unit in box.units
    ]


def _boxes(g: Position, pieces: Sequence[Counter], language: str) -> Iterator[Box]:
    """11.5 and 11.6: what has not arrived."""
    for group, title in _COMING.items():
        waiting = [pieces[unit] for unit in g.box.group[group] if g.place[unit] in (COMING, ARRIVED)]
        yield Box(_word(title, language), tuple(waiting))


def _turns(g: Position, language: str) -> Track:
    boxes = []
    for turn, first in sorted(g.box.dates.items()):
        days = two_days(first, language).removesuffix(" 1945")
        boxes.append(TrackBox(str(turn), (days,), turn == g.turn))
    return Track(_word("track", language), tuple(boxes), columns=5)


def _scores(g: Position, language: str) -> Track:
    """The markers of both camps on the track of support and victory points (11)."""
    boxes = []
    initials = [sentence(FOLDER / "look", language, f"side.{camp}", {})[:1] for camp in CAMPS]
    for number in range(_SCORES):
        notes = []
        for key, marked in (("points", g.points), ("support", g.support)):
            here = [
                letter
                for letter, stands in zip(initials, marked, strict=True)
                if min(max(stands, 0), _SCORES - 1) == number
            ]
            notes.append(f"{_word(key, language)} {' '.join(here)}" if here else "")
        boxes.append(TrackBox(str(number), tuple(notes), any(notes)))
    return Track(_word("scores", language), tuple(boxes), columns=7)


def legend_of(style: Style, language: str) -> tuple[LegendEntry, ...]:
    """What the map and the counters show, explained."""
    shown = {
        "value 2": "value",
        "garrison 20": "garrison",
        "track 1": "american",
        "supply white": "white",
        "supply black": "black",
        "supply german": "german",
        "index 12": "index",
    }
    signs = tuple(LegendEntry("sign", key, _word(word, language)) for key, word in shown.items())
    drawn = legend(style, language, without=("fort", "port", "badge", "badge-square"))
    return (
        tuple(entry for entry in drawn if entry.kind != "counter")
        + signs
        + tuple(_of_counter(entry, language) for entry in drawn if entry.kind == "counter")
    )


def _of_counter(entry: LegendEntry, language: str) -> LegendEntry:
    """The colours of a nation and camp on a counter of this game: one strength, then movement."""
    size = "army" if entry.key.startswith(NATIONS[SOVIET]) else "division"
    return replace(
        entry, counter=Counter(entry.text, entry.key, "infantry", size, "", _word("factors", language))
    )
