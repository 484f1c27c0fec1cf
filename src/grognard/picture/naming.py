"""Names on a crowded map: each place's name goes where it covers least, and each river's along its course.

Names are set in the order of their rank. A name tries the positions around its symbol, then the same in
smaller letters; where all would cover another name or symbol, the least important names are left out.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from grognard.picture.curves import chains, flowing
from grognard.picture.markup import element, halo, text, text_width
from grognard.picture.room import Area, Room
from grognard.picture.routes import Routes
from grognard.picture.scene import Place, Point, Scene
from grognard.picture.style import PlaceLook, Style
from grognard.picture.symbols import place_of, reach

_LETTERS = 0.175
"""Height of usual letters, as a share of a cell's height."""
_SIZES = (1.0, 0.88, 0.78)
_NAME, _SYMBOL, _NUMBER, _WAY, _LABEL = 14.0, 9.0, 2.5, 0.35, 1.2
"""What it costs to cover another name, a symbol, a cell's number, a point of a way, the name of a land."""
_TOO_MUCH = 5.0
"""A name that covers more than this is left out, unless its rank is above the lowest."""
_RIVER_LETTERS = 0.15
_RIVER_NAMED_FROM = 5
_RIVER_AGAIN = 16.0
"""A river bears its name again after so many cells."""

# Where a name stands around its symbol: the anchor of the text, its shift in reaches and letters, and a small
# preference: below first, as counters are laid on the middle of cells.
_POSITIONS = (
    ("middle", 0.0, 1.0, 0.0),
    ("start", 1.0, 0.0, 0.15),
    ("end", -1.0, 0.0, 0.25),
    ("middle", 0.0, -1.0, 0.3),
    ("start", 0.75, 0.75, 0.35),
    ("end", -0.75, 0.75, 0.4),
    ("start", 0.75, -0.75, 0.45),
    ("end", -0.75, -0.75, 0.5),
)


@dataclass(frozen=True, slots=True)
class _Spot:
    """A possible place for a name: the anchor of its text, the baseline, the size and the area covered."""

    anchor: str
    at: Point
    size: float
    area: Area
    preference: float


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
            across, down = ((0.0, 0.0), (1.0, 0.0), (-1.0, 0.0), (0.6, 1.0), (-0.6, 1.0), (0.0, -1.0))[
                order % 6
            ]
            found.append((place, (x + across * away, y + down * away)))
    return found


def names(scene: Scene, spots: Sequence[tuple[Place, Point]], routes: Routes, style: Style) -> str:
    """The names of all places and rivers."""
    room = _taken(scene, spots, routes, style)
    placed = [(place, at, place_of(place.kind, style)) for place, at in spots]
    lettered = [entry for entry in placed if entry[2].letters and entry[0].name]
    lettered.sort(key=lambda entry: (-entry[2].rank, -entry[2].letters, entry[0].name))
    lowest = min((look.rank for _, _, look in lettered), default=0)
    above = [entry for entry in lettered if entry[2].rank > lowest]
    below = [entry for entry in lettered if entry[2].rank == lowest]
    parts = [_place_name(scene, entry, room, style, needed=True) for entry in above]
    rivers = _river_names(scene, room, style)
    parts += [_place_name(scene, entry, room, style, needed=len(above) == 0) for entry in below]
    return rivers + element("g", *parts, class_="places", **halo(style.paper.land, 2.4))


def _taken(scene: Scene, spots: Iterable[tuple[Place, Point]], routes: Routes, style: Style) -> Room:
    """What stands on the map before any name is set."""
    room = Room()
    unit = scene.unit
    size = 0.115 * unit
    for place, at in spots:
        wide = 2 * reach(place_of(place.kind, style), unit)
        if wide:
            room.take([Area.around(at, wide, wide, _SYMBOL)])
    room.take(
        Area.around((x, y - 0.415 * unit), 2.3 * size, size, _NUMBER)
        for x, y in (cell.centre for cell in scene.cells if cell.on_board)
    )
    room.take(
        Area.around(point, 4.0, 4.0, _WAY)
        for lines in routes.lines.values()
        for line in lines
        for one, other in pairwise(line)
        for point in _steps(one, other, 6.0)
    )
    for label in scene.labels:
        width = text_width(label.text, 0.3 * unit * label.size) * 1.5
        room.take([Area.around(label.at, width, 0.3 * unit * label.size, _LABEL)] if not label.angle else [])
    return room


def _steps(one: Point, other: Point, pace: float) -> Iterator[Point]:
    length = hypot(other[0] - one[0], other[1] - one[1])
    for step in range(int(length / pace)):
        share = step * pace / length
        yield one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _place_name(
    scene: Scene, entry: tuple[Place, Point, PlaceLook], room: Room, style: Style, *, needed: bool
) -> str:
    place, at, look = entry
    best: tuple[float, _Spot] | None = None
    for shrunk in _SIZES:
        for spot in _around(place, at, look, _LETTERS * look.letters * scene.unit * shrunk, scene):
            cost = room.cost(spot.area) + spot.preference
            if best is None or cost < best[0]:
                best = (cost, spot)
        if best and best[0] < 1.0:
            break
    if best is None or (best[0] > _TOO_MUCH and not needed):
        return ""
    spot = best[1]
    room.take([Area(spot.area.left, spot.area.top, spot.area.right, spot.area.bottom, _NAME)])
    return text(
        _shown(place, look),
        spot.at,
        spot.size,
        text_anchor=spot.anchor,
        font_weight=look.weight,
        font_style="italic" if look.italic else None,
        fill=look.ink or style.paper.text,
    )


def _shown(place: Place, look: PlaceLook) -> str:
    return place.name.upper() if look.capitals else place.name


def _around(place: Place, at: Point, look: PlaceLook, size: float, scene: Scene) -> Iterator[_Spot]:
    """The positions around a symbol that are inside the frame."""
    left, top, right, bottom = scene.frame()
    width = text_width(_shown(place, look), size, bold=look.weight >= 600)
    away = reach(look, scene.unit)
    for anchor, across, down, preference in _POSITIONS:
        x = at[0] + across * (away + 0.12 * size)
        middle = at[1] + down * (away + 0.48 * size)
        start = x if anchor == "start" else x - width if anchor == "end" else x - width / 2
        area = Area(start, middle - 0.42 * size, start + width, middle + 0.42 * size)
        if area.left > left + 2 and area.right < right - 2 and area.top > top and area.bottom < bottom:
            yield _Spot(anchor, (x, middle + 0.33 * size), size, area, preference)


def _river_names(scene: Scene, room: Room, style: Style) -> str:
    """Each longer river's name along its course, set on a smoothed line; long rivers bear it again."""
    courses: dict[str, list[tuple[Point, Point]]] = defaultdict(list)
    for side in scene.sides:
        if side.name and style.feature[side.feature].draw == "river":
            courses[side.name].append((side.start, side.end))
    paths: list[str] = []
    letters: list[str] = []
    size = _RIVER_LETTERS * scene.unit
    for name, segments in sorted(courses.items(), key=lambda item: -len(item[1])):
        for course in chains(segments):
            if len(course) <= _RIVER_NAMED_FROM:
                continue
            for line in _stretches(name, course, size, scene, room):
                mark = f"course{len(paths)}"
                paths.append(element("path", id=mark, d=flowing(line)))
                words = element("textPath", name, href=f"#{mark}", startOffset="50%")
                letters.append(element("text", words))
                room.take(Area.around(point, size, size, _NAME / len(line)) for point in line)
    pen: dict[str, object] = {
        "fill": style.paper.water_text,
        "font_size": size,
        "font_style": "italic",
        "text_anchor": "middle",
        "letter_spacing": 1.0,
    }
    return element("defs", *paths) + element(
        "g", *letters, class_="river-names", **pen, **halo(style.paper.land, 2)
    )


def _stretches(
    name: str, course: Sequence[Point], size: float, scene: Scene, room: Room
) -> Iterator[list[Point]]:
    """The best lines for a river's name: straight, free, above the water and readable from the left."""
    pace = 6.0
    points = _evenly(_calm(course), pace)
    span = round((text_width(name, size) + len(name)) * 1.12 / pace) + 1
    times = max(1, round(len(points) * pace / (_RIVER_AGAIN * scene.unit)))
    left, top, right, bottom = scene.frame()
    for part in range(times):
        low, high = len(points) * part // times, len(points) * (part + 1) // times
        best: tuple[float, list[Point]] | None = None
        for start in range(low, min(high, len(points) - span), 2):
            line = points[start : start + span]
            if line[0][0] > line[-1][0]:
                line = line[::-1]
            chord = hypot(line[-1][0] - line[0][0], line[-1][1] - line[0][1]) / (pace * (span - 1))
            if chord < 0.86:
                continue
            for above in (1, -1):
                beside = _beside(
                    line, (0.14 if above > 0 else -0.14) * scene.unit - (0 if above > 0 else size * 0.62)
                )
                if any(not (left + 6 < x < right - 6 and top + 12 < y < bottom - 6) for x, y in beside):
                    continue
                cost = sum(room.cost(Area.around(point, pace, size)) for point in beside) / 2
                cost += (1 - chord) * 30 + (0 if above > 0 else 0.3)
                if best is None or cost < best[0]:
                    best = (cost, beside)
        if best and best[0] < _TOO_MUCH:
            yield best[1][:: max(1, span // 6)] if span > 6 else best[1]


def _calm(course: Sequence[Point]) -> list[Point]:
    """The course without the zigzag of its sides."""
    line = list(course)
    for _ in range(4):
        line = [
            line[0],
            *(
                ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
                for a, b, c in zip(line, line[1:], line[2:], strict=False)
            ),
            line[-1],
        ]
    return line


def _evenly(line: Sequence[Point], pace: float) -> list[Point]:
    """Points at even distances along a line."""
    found = [line[0]]
    for one, other in pairwise(line):
        while (length := hypot(other[0] - found[-1][0], other[1] - found[-1][1])) > pace:
            x, y = found[-1]
            if hypot(other[0] - one[0], other[1] - one[1]) == 0:
                break
            found.append((x + (other[0] - x) * pace / length, y + (other[1] - y) * pace / length))
    return found


def _beside(line: Sequence[Point], away: float) -> list[Point]:
    """The line moved to its left."""
    moved = []
    for place, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(place - 2, 0)], line[min(place + 2, len(line) - 1)]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        moved.append((x + (y2 - y1) / length * away, y - (x2 - x1) / length * away))
    return moved
