"""Names on a crowded map: each place's name goes where it covers least.

Names are set in the order of their rank. A name tries the positions around its symbol, with its present name
below it and without, then the same in smaller letters. Where all would cover another name or symbol, the
least important names are left out.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import hypot, inf
from typing import NamedTuple
from xml.sax.saxutils import escape

from grognard.picture.counters.stacks import COUNTER, LIFT
from grognard.picture.scene.curves import between, sampled
from grognard.picture.scene.markup import SERIF, element, halo, text, text_width
from grognard.picture.scene.model import Place, Point, Scene
from grognard.picture.scene.style import PlaceLook, Style
from grognard.picture.scene.symbols import place_of, reach
from grognard.picture.sheet.free_space import NAME, Area, Room
from grognard.picture.sheet.river_names import river_names, street_names
from grognard.picture.sheet.routes import Routes
from grognard.picture.sheet.waters import river_courses

_LETTERS = 0.175
"""Height of usual letters, as a share of a cell's height."""
_SMALLER = (0.88, 0.78)
_LEADING = 0.95
"""From one line of a name in two to the next, as a share of its letters."""
_BROKEN = 0.5
"""What it costs to write a name in two lines."""
_TODAY = 0.74
"""Height of the letters of a present name, as a share of those above them."""
_SYMBOL, _NUMBER, _WAY, _RIVER, _SHORE, _WALL, _COUNTER = 9.0, 2.5, 3.0, 1.2, 0.4, 1.0, 8.0
"""What it costs to cover a symbol, a cell's number, a step of a line, a counter's place."""
_GOOD, _GOOD_WITH_TODAY, _TOO_MUCH = 0.8, 3.0, 5.0
"""Below the first two nothing better is looked for; above the third a name of the lowest rank is left out."""
_LEAST_REACH = 0.1

# Where a name stands: its anchor, its middle in reaches of the symbol and in shares of the cell's height, and
# a small preference: below first, as counters are laid on the middle of cells.
_POSITIONS = (
    ("middle", 0.0, 1.0, 0.0, 0.0),
    ("start", 1.0, 0.0, 0.0, 0.15),
    ("end", -1.0, 0.0, 0.0, 0.25),
    ("middle", 0.0, -1.0, 0.0, 0.3),
    ("start", 0.75, 0.75, 0.0, 0.3),
    ("end", -0.75, 0.75, 0.0, 0.35),
    ("start", 0.75, -0.75, 0.0, 0.4),
    ("end", -0.75, -0.75, 0.0, 0.45),
    ("middle", 0.0, 0.0, 0.36, 0.2),
    ("middle", 0.0, 0.0, -0.24, 0.4),
    ("start", 0.8, 0.0, 0.3, 0.5),
    ("end", -0.8, 0.0, 0.3, 0.55),
    ("start", 0.8, 0.0, -0.3, 0.55),
    ("end", -0.8, 0.0, -0.3, 0.6),
)
_FARTHER = ((0.0, 0.0), (0.1, 0.35), (0.2, 0.7), (0.35, 1.4))
"""How far from its symbol a name may stand besides, in cells, and what that costs."""
_ASIDE = ((0.0, 0.0), (-0.12, 0.12), (0.12, 0.12), (-0.25, 0.3), (0.25, 0.3))
"""How far a name above or below may be moved sideways, and one beside up or down."""
_TRIED = sorted(
    (
        (preference + far + slid, anchor, across, down, rim, farther, aside)
        for anchor, across, down, rim, preference in _POSITIONS
        for farther, far in (_FARTHER if across or down else _FARTHER[:1])
        for aside, slid in (_ASIDE if not (across and down) else _ASIDE[:1])
    ),
    key=lambda tried: tried[0],
)
"""All of these together with what they cost, the cheapest first."""
_ADRIFT = 0.2
"""The pace at which places are tried for the name of an area, in cells."""
_BESIDE = ((0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (0.6, 1.0), (-0.6, 1.0), (0.0, -1.0))
"""Where the symbols of several places in a cell stand, in distances from its middle."""


class _Spot(NamedTuple):
    """A possible place for a name: the anchor of its text, the baseline, the size and the area covered."""

    anchor: str
    at: Point
    size: float
    area: Area
    preference: float
    with_today: bool
    lines: tuple[str, ...]


def arranged(places: Iterable[Place], style: Style, unit: float) -> list[tuple[Place, Point]]:
    """Where each symbol stands: the most important in the middle of its cell, others beside it."""
    together: dict[Point, list[Place]] = defaultdict(list)
    for place in places:
        together[place.at].append(place)
    found = []
    for (x, y), sharing in together.items():
        sharing.sort(key=lambda place: -place_of(place.kind, style).rank)
        widest = reach(place_of(sharing[0].kind, style), unit)
        for order, place in enumerate(sharing):
            away = max(widest + reach(place_of(place.kind, style), unit) + 1.0, 0.24 * unit)
            across, down = _BESIDE[order % len(_BESIDE)]
            found.append((place, (x + across * away, y + down * away)))
    return found


def names(
    scene: Scene, spots: Sequence[tuple[Place, Point]], room: Room, style: Style, routes: Routes
) -> str:
    """The names of all places and rivers, where there is room."""
    placed = [(place, at, place_of(place.kind, style)) for place, at in spots]
    lettered = [entry for entry in placed if entry[2].letters]
    lettered.sort(key=lambda entry: (-entry[2].rank, -entry[2].letters, entry[0].name, entry[1]))
    ranks = sorted({look.rank for _, _, look in lettered})
    lowest = ranks[0] if len(ranks) > 1 else -1
    above = [entry for entry in lettered if entry[2].rank > lowest]
    below = [entry for entry in lettered if entry[2].rank == lowest]
    bridges = list(_bridges(scene, style))
    set_up = [_place_name(scene, entry, room, style, needed=True) for entry in above]
    rivers = river_names(scene, room, style)
    set_up += [_place_name(scene, entry, room, style, needed=False) for entry in bridges]
    streets = street_names(scene, room, style, routes)
    set_up += [_place_name(scene, entry, room, style, needed=False) for entry in below]
    faces = [look.serif for _, _, look in (*above, *bridges, *below)]
    footed = [name for name, serif in zip(set_up, faces, strict=True) if serif]
    plain = [name for name, serif in zip(set_up, faces, strict=True) if not serif]
    drawn = (element("g", *footed, font_family=SERIF) if any(footed) else "") + "".join(plain)
    return rivers + streets + element("g", drawn, class_="places", **halo(style.paper.land, 2.4))


def _bridges(scene: Scene, style: Style) -> Iterator[tuple[Place, Point, PlaceLook]]:
    """The bridges that bear a name of their own, not that of the water below."""
    waters = {side.name for side in scene.sides if style.feature[side.feature].draw == "river"}
    for side in scene.sides:
        look = style.feature[side.feature]
        if look.letters and side.name and side.name not in waters:
            at = between(side.start, side.end)
            pen = PlaceLook(look.name, "none", look.colour, letters=look.letters, weight=400, italic=True)
            yield Place(side.feature, side.called or side.name, at), at, pen


def taken(scene: Scene, spots: Iterable[tuple[Place, Point]], routes: Routes, style: Style) -> Room:
    """What stands on the map before any name is set."""
    room = Room(scene.frame())
    unit = scene.unit
    for place, at in spots:
        if wide := 2 * reach(place_of(place.kind, style), unit):
            room.take([Area.around(at, wide, wide, _SYMBOL)])
    size = 0.115 * unit
    for cell in scene.cells:
        if cell.on_board:
            x, y = cell.centre
            room.take([Area.around((x, y - 0.415 * unit), 2.3 * size, size, _NUMBER)])
            room.take([Area.around((x, y - LIFT * unit), COUNTER * unit, COUNTER * unit, _COUNTER)])
    for lines in routes.lines.values():
        for line in lines:
            room.take_line(sampled(line, 3), _WAY)
    for courses in river_courses(scene, style).values():
        for course in courses:
            room.take_line(course, _RIVER)
    for line in scene.coast:
        room.take_line(line, _SHORE)
    for side in scene.sides:
        if style.feature[side.feature].draw == "teeth":
            room.take_line((side.start, side.end), _WALL)
    return room


def _place_name(
    scene: Scene, entry: tuple[Place, Point, PlaceLook], room: Room, style: Style, *, needed: bool
) -> str:
    place, _, look = entry
    best: tuple[float, _Spot] | None = None
    unit, shown = scene.unit, _shown(place, look)
    tried = [(shown, True, 1.0)] * bool(place.today) + [(shown, False, 1.0)]
    tried += [(two, False, 1.0) for two in _broken(shown)] + [(shown, False, size) for size in _SMALLER]
    for words, with_today, shrunk in tried:
        size = _LETTERS * look.letters * unit * shrunk
        for spot in _around(entry, tuple(words.split("\n")), size, unit, with_today):
            if best and spot.preference >= best[0]:
                break
            if not room.holds(spot.area):
                continue
            cost = room.cost(spot.area, best[0] if best else inf, spot.preference)
            if best is None or cost < best[0]:
                best = (cost, spot)
        if best and best[0] < (_GOOD_WITH_TODAY if with_today else _GOOD):
            break
    if best is None or (best[0] > _TOO_MUCH and not needed):
        return ""
    spot = best[1]
    room.take([spot.area._replace(weight=2 * NAME)])
    pen: dict[str, object] = {
        "text_anchor": spot.anchor,
        "fill": look.ink or style.paper.text,
        "font_weight": look.weight,
        "font_style": "italic" if look.italic else None,
    }
    drawn = _written(spot, pen)
    if spot.with_today:
        below = (spot.at[0], spot.at[1] + spot.size * 0.82)
        slanted = {**pen, "font_weight": None, "font_style": "italic"}
        drawn += text(f"({place.today})", below, spot.size * _TODAY, **slanted)
    return drawn


def _shown(place: Place, look: PlaceLook) -> str:
    return place.name.upper() if look.capitals else place.name


def _written(spot: _Spot, pen: Mapping[str, object]) -> str:
    """A name in one line or two."""
    first, *others = spot.lines
    if not others:
        return text(first, spot.at, spot.size, **pen)
    (x, y), (second,) = spot.at, others
    line = element("tspan", escape(second), x=x, y=y + _LEADING * spot.size)
    return element("text", escape(first) + " ", line, x=x, y=y, font_size=spot.size, **pen)


def _broken(words: str) -> list[str]:
    """A name in two lines, as even as can be; none for a single word.

    >>> _broken("Gestapo headquarters"), _broken("Kiev")
    (['Gestapo\\nheadquarters'], [])
    """
    halves = [(words[:place].rstrip(), words[place:].lstrip()) for place in _breaks(words)]
    if not halves:
        return []
    upper, lower = min(halves, key=lambda half: abs(len(half[0]) - len(half[1])))
    return [f"{upper}\n{lower}"]


def _breaks(words: str) -> list[int]:
    """After which letters a name may go on in a second line."""
    return [place + 1 for place, letter in enumerate(words) if letter in " –"]


def _around(
    entry: tuple[Place, Point, PlaceLook], lines: tuple[str, ...], size: float, unit: float, with_today: bool
) -> Iterator[_Spot]:
    """The positions around a symbol, the best of them first."""
    place, at, look = entry
    width = max(text_width(line, size, bold=look.weight >= 600, serif=look.serif) for line in lines)
    height = (0.84 + _LEADING * (len(lines) - 1)) * size
    broken = _BROKEN * (len(lines) - 1)
    if with_today:
        width = max(width, text_width(f"({place.today})", size * _TODAY, serif=look.serif))
        height += 0.8 * size
    away = max(reach(look, unit), _LEAST_REACH * unit)
    if look.adrift:
        for centre, lean in _all_over(at, look.adrift * unit, _ADRIFT * unit):
            area = Area.around(centre, width, height)
            yield _Spot(
                "middle", (centre[0], area.top + 0.75 * size), size, area, lean + broken, False, lines
            )
        return
    for lean, anchor, across, down, rim, farther, aside in _TRIED:
        x = at[0] + across * (away + 0.12 * size + farther * unit) + (0.0 if across else aside * unit)
        middle = at[1] + down * (away + 0.06 * size + height / 2 + farther * unit) + rim * unit
        middle += aside * unit if across else 0.0
        start = x if anchor == "start" else x - width if anchor == "end" else x - width / 2
        area = Area(start, middle - height / 2, start + width, middle + height / 2)
        yield _Spot(anchor, (x, area.top + 0.75 * size), size, area, lean + broken, with_today, lines)


def _all_over(at: Point, reach: float, pace: float) -> Iterator[tuple[Point, float]]:
    """The positions for the name of an area: anywhere around its middle, with what each costs."""
    steps = range(-int(reach / pace), int(reach / pace) + 1)
    for across, down in sorted(product(steps, steps), key=lambda step: hypot(*step)):
        yield (at[0] + across * pace, at[1] + down * pace), 0.12 * hypot(across, down)
