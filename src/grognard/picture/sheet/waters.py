"""Rivers of a large map: they run along hexsides, rise thin at their source and grow on their way."""

from collections import Counter, defaultdict, deque
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from math import exp

from grognard.picture.scene.curves import between, chains, corner
from grognard.picture.scene.landscape import ground_of
from grognard.picture.scene.lines import feature_of
from grognard.picture.scene.markup import ROUND, element, pair
from grognard.picture.scene.model import Point, Scene
from grognard.picture.scene.style import Style
from grognard.picture.sheet.meanders import meandering

Key = tuple[int, int]
_THIN, _GROWN = 0.28, 9.0
"""The share of its width that a river has at its source, and after how many sides it has most of it."""
_CALM = 0.5
"""How far a river cuts the corners, again and again: it runs down the middle of the zigzag of its sides."""
_CALM_AT_CROSSINGS = 0.36
"""The same where a bridge or a ford stands, once."""
_INTO = 0.2
"""How far a river reaches into the cell of water where it ends."""
_STEPS = 16
"""Widths are rounded to so many parts of the full width, so that a river is a few paths."""


def rivers(scene: Scene, style: Style) -> str:
    """All rivers: first every bank, then every water, the wider above the narrower."""
    network = _Network(scene, style)
    pieces: dict[tuple[float, str], list[str]] = defaultdict(list)
    by_course: dict[tuple[str, str], list[tuple[Point, Point]]] = defaultdict(list)
    for side in network.sides:
        by_course[side.feature, side.name].append((side.start, side.end))
    for (feature, name), segments in by_course.items():
        look = style.feature[feature]
        full = look.width_of(name)
        for line in chains(segments):
            course, places = meandering(
                [network.drawn(point) for point in line], network.held(line), look.bends
            )
            sizes = [network.between(line, place) for place in places]
            for size, d in _reaches(course, sizes):
                pieces[full * size, feature].append(d)
            for end in (line[0], line[-1]):
                if beyond := network.mouth(end) or network.beyond(end):
                    pieces[full, feature].append(f"M{pair(end)}L{pair(beyond)}")
    ordered = sorted(pieces.items())
    banks = [
        element("path", d="".join(d), stroke=style.feature[feature].casing, stroke_width=width + 1.7)
        for (width, feature), d in ordered
        if style.feature[feature].casing
    ]
    water = [
        element("path", d="".join(d), stroke=style.feature[feature].colour, stroke_width=width)
        for (width, feature), d in ordered
    ]
    return element("g", *banks, *water, class_="rivers", **ROUND)


def river_courses(scene: Scene, style: Style) -> dict[str, list[list[Point]]]:
    """The lines around which the rivers of each name are drawn."""
    network = _Network(scene, style)
    pieces: dict[str, list[tuple[Point, Point]]] = defaultdict(list)
    for side in network.sides:
        pieces[side.name].append((side.start, side.end))
    return {
        name: [[network.drawn(point) for point in line] for line in chains(sides)]
        for name, sides in pieces.items()
    }


class _Network:
    """All rivers of a map: how they hang together, where their corners are drawn, and how wide they are."""

    def __init__(self, scene: Scene, style: Style) -> None:
        self.scene, self.style = scene, style
        self.sides = [side for side in scene.sides if feature_of(side, style).draw == "river"]
        self.links: dict[Key, dict[Key, Point]] = defaultdict(dict)
        for side in self.sides:
            self.links[corner(side.start)][corner(side.end)] = side.end
            self.links[corner(side.end)][corner(side.start)] = side.start
        self.around = Counter(
            corner(point) for cell in scene.cells if cell.on_board for point in cell.outline
        )
        self.crossed = {
            corner(between(side.start, side.end))
            for side in scene.sides
            if style.feature[side.feature].draw in ("bridge", "ford")
        }
        self.places = self._places()

    def drawn(self, point: Point) -> Point:
        """Where a corner is drawn."""
        return self.places[corner(point)]

    def _places(self) -> dict[Key, Point]:
        """All corners moved towards those beside them, but for the ends of rivers."""
        places = {
            key: point for side in self.sides for point in (side.start, side.end) for key in [corner(point)]
        }
        tied = {
            corner(point)
            for side in self.sides
            if corner(between(side.start, side.end)) in self.crossed
            for point in (side.start, side.end)
        }
        for time in range(self.style.calm):
            before = dict(places)
            for key, beside in self.links.items():
                if len(beside) == 1 or (time and key in tied):
                    continue
                near = [before[other] for other in beside]
                middle = (sum(x for x, _ in near) / len(near), sum(y for _, y in near) / len(near))
                places[key] = between(before[key], middle, _CALM_AT_CROSSINGS if key in tied else _CALM)
        return places

    def between(self, line: Sequence[Point], place: float) -> float:
        """The share of its full width that a river has at a place of its course, counted in corners."""
        first = min(int(place), len(line) - 2)
        one, other = self.grown[corner(line[first])], self.grown[corner(line[first + 1])]
        return round((one + (other - one) * (place - first)) * _STEPS) / _STEPS

    def held(self, line: Sequence[Point]) -> list[bool]:
        """Of each side of a course, whether something crosses it there, so that it may not wander off."""
        return [corner(between(one, other)) in self.crossed for one, other in pairwise(line)]

    def mouth(self, end: Point) -> Point | None:
        """Where the water is reached by a river that ends on a shore: coasts are drawn off the corners."""
        middle = self.wet.get(corner(end))
        return between(end, middle, _INTO) if middle and len(self.links[corner(end)]) == 1 else None

    def beyond(self, end: Point) -> Point | None:
        """Where a river that ends on the rim of the board leaves the frame of the map."""
        if self.around[corner(end)] == 3 or len(self.links[corner(end)]) > 1:
            return None
        left, top, right, bottom = self.scene.frame()
        x, y = end
        room = {(-1, 0): x - left, (1, 0): right - x, (0, -1): y - top, (0, 1): bottom - y}
        across, down = min(room, key=lambda side: room[side])
        away = room[across, down] + 0.2 * self.scene.unit
        return x + across * away, y + down * away

    @cached_property
    def wet(self) -> dict[Key, Point]:
        """The corners on the shores of seas and lakes, with the middle of the water."""
        style, cells = self.style, self.scene.cells
        shores = [(cell.outline, cell.centre) for cell in cells if ground_of(cell, style).water]
        for side in self.scene.sides:
            if style.feature[side.feature].draw == "lake":
                shores.append(((side.start, side.end), between(side.start, side.end)))
        return {corner(point): middle for shore, middle in shores for point in shore}

    @cached_property
    def grown(self) -> dict[Key, float]:
        """The share of the full width at each corner, by the way from the nearest source.

        A source is a corner where a river ends that is neither on a shore nor on the rim of the board.
        """
        ends = [key for key, near in self.links.items() if len(near) == 1]
        sources = [key for key in ends if self.around[key] == 3 and key not in self.wet]
        away = dict.fromkeys(sources, 0)
        queue = deque(sources)
        while queue:
            here = queue.popleft()
            for there in self.links[here].keys() - away.keys():
                away[there] = away[here] + 1
                queue.append(there)
        share = {key: 1.0 - (1.0 - _THIN) * exp(-2.0 * steps / _GROWN) for key, steps in away.items()}
        return {key: share.get(key, 1.0) for key in self.links}


def _reaches(line: Sequence[Point], sizes: Sequence[float]) -> list[tuple[float, str]]:
    """Path data of a curve that rounds every corner, broken where the size at its corners changes."""
    if len(line) < 3:
        return [(sizes[0], f"M{pair(line[0])}L{pair(line[-1])}")]
    found = [(sizes[0], f"M{pair(line[0])}L{pair(between(line[0], line[1]))}")]
    for place in range(1, len(line) - 1):
        start, end = between(line[place - 1], line[place]), between(line[place], line[place + 1])
        step = f"Q{pair(line[place])} {pair(end)}"
        if sizes[place] == found[-1][0]:
            found[-1] = (found[-1][0], found[-1][1] + step)
        else:
            found.append((sizes[place], f"M{pair(start)}{step}"))
    found[-1] = (found[-1][0], found[-1][1] + f"L{pair(line[-1])}")
    return found
