"""Rivers of a large map: they run along hexsides, rise thin at their source and grow on their way."""

from collections import Counter, defaultdict, deque
from collections.abc import Sequence

from grognard.picture.curves import between, chains, corner, wandering
from grognard.picture.landscape import ground_of
from grognard.picture.markup import element, num
from grognard.picture.scene import Point, Scene
from grognard.picture.style import Style

Key = tuple[int, int]
_THIN, _GROWTH = 0.45, 0.06
"""The share of its width that a river has at its source, and what it gains with every side."""
_MAJOR = 1.5
_MEANDER = 0.09
_STEPS = 8
"""Widths are rounded to so many parts of the full width, so that a river is a few paths."""


def rivers(scene: Scene, style: Style) -> str:
    """All rivers: first every bank, then every water, the wider above the narrower."""
    grown = _growth(scene, style)
    pieces: dict[tuple[float, str], list[str]] = defaultdict(list)
    by_course: dict[tuple[str, str], list[tuple[Point, Point]]] = defaultdict(list)
    for side in scene.sides:
        if style.feature[side.feature].draw == "river":
            by_course[side.feature, side.name].append((side.start, side.end))
    for (feature, name), segments in by_course.items():
        look = style.feature[feature]
        full = look.width * (_MAJOR if name in look.major else 1.0)
        for line in chains(segments):
            sizes = [grown[corner(point)] for point in line for _ in range(2)][: 2 * len(line) - 1]
            for size, d in _reaches(wandering(line, _MEANDER), sizes):
                pieces[full * size, feature].append(d)
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
    pen: dict[str, object] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return element("g", *banks, *water, class_="rivers", **pen)


def _growth(scene: Scene, style: Style) -> dict[Key, float]:
    """The share of its full width that a river has at each corner, by the way from its nearest source.

    A source is a corner where a river ends that is neither on the shore nor on the rim of the map.
    """
    links: dict[Key, set[Key]] = defaultdict(set)
    for side in scene.sides:
        if style.feature[side.feature].draw == "river":
            one, other = corner(side.start), corner(side.end)
            links[one].add(other)
            links[other].add(one)
    around = Counter(corner(point) for cell in scene.cells if cell.on_board for point in cell.outline)
    wet = {
        corner(point) for cell in scene.cells if ground_of(cell, style).water for point in cell.outline
    } | {
        corner(point)
        for side in scene.sides
        if style.feature[side.feature].draw == "lake"
        for point in (side.start, side.end)
    }
    sources = [key for key, near in links.items() if len(near) == 1 and around[key] == 3 and key not in wet]
    away = dict.fromkeys(sources, 0)
    queue = deque(sources)
    while queue:
        here = queue.popleft()
        for there in links[here] - away.keys():
            away[there] = away[here] + 1
            queue.append(there)
    return {
        key: round(min(1.0, _THIN + _GROWTH * away[key]) * _STEPS) / _STEPS if key in away else 1.0
        for key in links
    }


def _reaches(line: Sequence[Point], sizes: Sequence[float]) -> list[tuple[float, str]]:
    """Path data of a curve that rounds every corner, broken where the size at its corners changes."""
    if len(line) < 3:
        return [(sizes[0], f"M{_pair(line[0])}L{_pair(line[-1])}")]
    found = [(sizes[0], f"M{_pair(line[0])}L{_pair(between(line[0], line[1]))}")]
    for place in range(1, len(line) - 1):
        start, end = between(line[place - 1], line[place]), between(line[place], line[place + 1])
        step = f"Q{_pair(line[place])} {_pair(end)}"
        if sizes[place] == found[-1][0]:
            found[-1] = (found[-1][0], found[-1][1] + step)
        else:
            found.append((sizes[place], f"M{_pair(start)}{step}"))
    found[-1] = (found[-1][0], found[-1][1] + f"L{_pair(line[-1])}")
    return found


def _pair(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"
