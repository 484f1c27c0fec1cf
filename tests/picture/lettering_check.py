"""What the names on a finished map cover that they should leave free: roads, names, places of counters.

It reads the drawing itself, so that it knows nothing of how names find their places.

python -m tests.picture.lettering_check [game …]
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, cos, degrees, floor, hypot, radians, sin
from typing import Any
from xml.etree import ElementTree

from grognard import games
from grognard.picture.page import page_of
from grognard.picture.scene.markup import text_width

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
_SVG = "{http://www.w3.org/2000/svg}"
_NOT_NAMES = {
    "numbers",
    "strip",
    "cartouche",
    "posted",
    "plate",
    "chart",
    "charts",
    "locator",
    "counter",
    "signs",
}
"""The classes of groups whose letters are no names on the map."""
_SLACK = 0.12
"""The share of a letter at its rim that may be touched: there is its air."""
_BUCKET = 40.0


@dataclass(frozen=True)
class Box:
    """A letter or a counter: its middle, half its width and height, and how it is turned, in degrees."""

    x: float
    y: float
    across: float
    down: float
    angle: float = 0.0

    def corners(self) -> list[Point]:
        """Its four corners in order."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        return [
            (
                self.x + dx * self.across * c - dy * self.down * s,
                self.y + dx * self.across * s + dy * self.down * c,
            )
            for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]

    def holds(self, point: Point) -> bool:
        """Whether a point lies in it."""
        c, s = cos(radians(self.angle)), sin(radians(self.angle))
        dx, dy = point[0] - self.x, point[1] - self.y
        return abs(dx * c + dy * s) <= self.across and abs(dy * c - dx * s) <= self.down

    def meets(self, other: Box) -> bool:
        """Whether two boxes have ground in common."""
        mine, theirs = self.corners(), other.corners()
        for angle in (self.angle, self.angle + 90, other.angle, other.angle + 90):
            c, s = cos(radians(angle)), sin(radians(angle))
            one = [x * c + y * s for x, y in mine]
            two = [x * c + y * s for x, y in theirs]
            if max(one) <= min(two) or max(two) <= min(one):
                return False
        return True


@dataclass
class Name:
    """A name on the map with its letters, and the class of the group it stands in."""

    words: str
    kind: str
    size: float
    letters: list[Box] = field(default_factory=list)


@dataclass
class Drawing:
    """The names of a picture, and its roads and rivers as lines of points close to each other."""

    names: list[Name] = field(default_factory=list)
    roads: list[tuple[str, list[Point]]] = field(default_factory=list)
    rivers: list[tuple[str, list[Point]]] = field(default_factory=list)


def read(svg: str) -> Drawing:
    """The drawing in a picture."""
    root = ElementTree.fromstring(svg)
    paths = {
        found: node.get("d", "") for node in root.iter(f"{_SVG}path") if (found := node.get("id")) is not None
    }
    made = Drawing()
    _walk(root, (1, 0, 0, 1, 0, 0), {}, (), paths, made)
    return made


def _walk(
    node: ElementTree.Element,
    matrix: Matrix,
    pen: dict[str, str],
    classes: tuple[str, ...],
    paths: dict[str, str],
    made: Drawing,
) -> None:
    if node.tag in (f"{_SVG}defs", f"{_SVG}symbol"):
        return
    named = node.get("class", "")
    if named.split(" ")[0] in _NOT_NAMES:
        return
    classes = (*classes, named) if named else classes
    matrix = _times(matrix, _matrix(node.get("transform", "")))
    inherited = ("font-size", "text-anchor", "font-weight", "font-family", "letter-spacing")
    pen = pen | {key: node.attrib[key] for key in inherited if key in node.attrib}
    if node.tag == f"{_SVG}text":
        if name := _name(node, matrix, pen, classes[-1] if classes else "", paths):
            made.names.append(name)
        return
    if node.tag == f"{_SVG}path" and classes:
        kind = classes[-1]
        if kind.startswith("way ") or kind == "feature road":
            made.roads += [(kind, _moved(line, matrix)) for line in flattened(node.get("d", ""))]
        elif kind in ("rivers", "feature river", "feature canal"):
            made.rivers += [(kind, _moved(line, matrix)) for line in flattened(node.get("d", ""))]
    for child in node:
        _walk(child, matrix, pen, classes, paths, made)


def _name(
    node: ElementTree.Element, matrix: Matrix, pen: dict[str, str], kind: str, paths: dict[str, str]
) -> Name | None:
    words = " ".join(part.strip() for part in node.itertext())
    if not words or words.isdigit() or not kind:
        return None
    size = float(pen.get("font-size", "10"))
    bold, serif = pen.get("font-weight", "") in ("600", "700"), "Serif" in pen.get("font-family", "")
    spaced = float(pen.get("letter-spacing", "0"))
    scale, turned = hypot(matrix[0], matrix[1]), degrees(atan2(matrix[1], matrix[0]))
    name = Name(words, kind, size * scale)
    for part in [node, *node.iter(f"{_SVG}tspan"), *node.iter(f"{_SVG}textPath")]:
        line = (part.text or "").strip()
        widths = [text_width(letter, size, bold=bold, serif=serif) for letter in line]
        whole = sum(widths) + spaced * (len(line) - 1)
        if along := part.get("href"):
            places = _along(flattened(paths[along[1:]])[0], widths, spaced, whole)
        else:
            x, y = float(part.get("x", "0")), float(part.get("y", "0"))
            x -= {"middle": whole / 2, "end": whole}.get(pen.get("text-anchor", "start"), 0.0)
            places = [((x + sum(widths[:n]) + spaced * n + widths[n] / 2, y), 0.0) for n in range(len(line))]
        for letter, wide, (at, angle) in zip(line, widths, places, strict=True):
            if letter != " ":
                name.letters.append(_ink(letter, at, (wide * scale, size * scale), angle, matrix, turned))
    return name


def _ink(
    letter: str, at: Point, extent: tuple[float, float], angle: float, matrix: Matrix, turned: float
) -> Box:
    """What a letter covers that stands in the middle of its width on a line of this slope."""
    wide, size = extent
    tall = size * (0.68 if letter.isupper() or letter in "bdfhklt0123456789" else 0.5)
    x, y = _apply(matrix, at)
    angle += turned
    ink = 0.5 - _SLACK
    rise = tall / 2
    middle = (x + rise * sin(radians(angle)), y - rise * cos(radians(angle)))
    return Box(*middle, wide * ink, tall * ink, angle)


def _along(
    line: Sequence[Point], widths: Sequence[float], spaced: float, whole: float
) -> list[tuple[Point, float]]:
    """Where each letter stands on a line, in its middle, and how it is turned."""
    lengths = [0.0]
    for one, other in pairwise(line):
        lengths.append(lengths[-1] + hypot(other[0] - one[0], other[1] - one[1]))
    place = lengths[-1] / 2 - whole / 2
    found = []
    for wide in widths:
        here = min(max(place + wide / 2, 0.0), lengths[-1])
        place += wide + spaced
        step = next((n for n in range(1, len(lengths)) if lengths[n] >= here), len(lengths) - 1)
        (x1, y1), (x2, y2) = line[step - 1], line[step]
        share = (here - lengths[step - 1]) / ((lengths[step] - lengths[step - 1]) or 1.0)
        found.append(((x1 + (x2 - x1) * share, y1 + (y2 - y1) * share), degrees(atan2(y2 - y1, x2 - x1))))
    return found


def flattened(d: str) -> list[list[Point]]:
    """The lines of path data with points every few units, curves included.

    >>> flattened("M0 0H4V3")
    [[(0.0, 0.0), (4.0, 0.0), (4.0, 3.0)]]
    """
    lines: list[list[Point]] = []
    for command, given in re.findall(r"([MLHVQCZmlhvqcz])([^MLHVQCZmlhvqcz]*)", d):
        numbers = [float(one) for one in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", given)]
        if command in "Zz":
            lines[-1].append(lines[-1][0])
            continue
        count = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}[command.upper()]
        for start in range(0, len(numbers), count):
            part = numbers[start : start + count]
            here = lines[-1][-1] if lines else (0.0, 0.0)
            x, y = here if command.islower() else (0.0, 0.0)
            match command.upper():
                case "H":
                    points = [(x + part[0], here[1])]
                case "V":
                    points = [(here[0], y + part[0])]
                case _:
                    points = [(x + a, y + b) for a, b in zip(part[::2], part[1::2], strict=True)]
            if command.upper() == "M" and start == 0:
                lines.append(points)
            else:
                lines[-1] += list(_curve([here, *points]))
    return lines


def _curve(poles: Sequence[Point]) -> Iterator[Point]:
    """Points of the curve with these poles, without its first."""
    if len(poles) == 2:
        yield poles[1]
        return
    steps = max(2, int(hypot(poles[-1][0] - poles[0][0], poles[-1][1] - poles[0][1]) / 4))
    for step in range(1, steps + 1):
        points, t = list(poles), step / steps
        while len(points) > 1:
            points = [(a + (c - a) * t, b + (d - b) * t) for (a, b), (c, d) in pairwise(points)]
        yield points[0]


def _matrix(transform: str) -> Matrix:
    made: Matrix = (1, 0, 0, 1, 0, 0)
    for verb, given in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(one) for one in re.findall(r"-?[\d.]+(?:e-?\d+)?", given)]
        match verb:
            case "translate":
                made = _times(made, (1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0.0))
            case "scale":
                made = _times(made, (numbers[0], 0, 0, numbers[-1], 0, 0))
            case "rotate":
                c, s = cos(radians(numbers[0])), sin(radians(numbers[0]))
                made = _times(made, (c, s, -s, c, 0, 0))
    return made


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, e, f = one
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * m + e, b * k + d * m + f)


def _apply(matrix: Matrix, at: Point) -> Point:
    a, b, c, d, e, f = matrix
    return a * at[0] + c * at[1] + e, b * at[0] + d * at[1] + f


def _moved(line: Iterable[Point], matrix: Matrix) -> list[Point]:
    return [_apply(matrix, point) for point in line]


class _Map:
    """Names by where they are, so that what covers what is found quickly."""

    def __init__(self, names: Sequence[Name]) -> None:
        self.buckets: dict[tuple[int, int], list[tuple[int, Box]]] = defaultdict(list)
        for number, name in enumerate(names):
            for letter in name.letters:
                self.buckets[floor(letter.x / _BUCKET), floor(letter.y / _BUCKET)].append((number, letter))

    def near(self, at: Point, reach: int = 1) -> Iterator[tuple[int, Box]]:
        """The letters around a point, with the number of their name."""
        column, row = floor(at[0] / _BUCKET), floor(at[1] / _BUCKET)
        for x in range(column - reach, column + reach + 1):
            for y in range(row - reach, row + reach + 1):
                yield from self.buckets.get((x, y), ())


def crossed(names: Sequence[Name], lines: Iterable[tuple[str, list[Point]]]) -> list[tuple[str, str]]:
    """The names with a letter on a line, each with the kinds of line."""
    where = _Map(names)
    found: dict[tuple[int, str], None] = {}
    for kind, line in lines:
        for (x1, y1), (x2, y2) in pairwise(line):
            steps = max(1, int(hypot(x2 - x1, y2 - y1) / 1.5))
            for step in range(steps):
                at = (x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps)
                for number, letter in where.near(at):
                    if (number, kind) not in found and letter.holds(at):
                        found[number, kind] = None
    return [(names[number].words, kind) for number, kind in found]


def overlapping(names: Sequence[Name]) -> list[tuple[str, str]]:
    """The pairs of names of which a letter of one lies on a letter of the other."""
    where = _Map(names)
    found: dict[tuple[int, int], None] = {}
    for number, name in enumerate(names):
        for letter in name.letters:
            for other, box in where.near((letter.x, letter.y)):
                if other > number and (number, other) not in found and letter.meets(box):
                    found[number, other] = None
    return [(names[one].words, names[other].words) for one, other in found]


def under_counters(names: Sequence[Name], counters: Iterable[Box]) -> list[tuple[str, str]]:
    """The names of places that a counter in its cell would hide, by half of their letters or more."""
    where = _Map(names)
    hidden: dict[int, set[Box]] = defaultdict(set)
    for counter in counters:
        for number, letter in where.near((counter.x, counter.y), 2):
            if names[number].kind != "labels" and counter.holds((letter.x, letter.y)):
                hidden[number].add(letter)
    return [
        (names[number].words, names[number].kind)
        for number, letters in hidden.items()
        if 2 * len(letters) >= len(names[number].letters)
    ]


def counters_of(board: dict[str, Any]) -> list[Box]:
    """Where the page lays one counter in every cell of a board file."""
    half, lift = board["counter"]["edge"] / 2, board["counter"]["lift"]
    return [Box(cell["x"], cell["y"] - lift, half, half) for cell in board["cells"].values()]


def offences(game_name: str, language: str = "en") -> dict[str, list[tuple[str, str]]]:
    """What is covered on the largest map of a game: on roads, on rivers, on names, under counters."""
    game = games.find(game_name)
    page, scenario = page_of(game), list(game.scenarios)[-1]
    drawing = read(page.board_svg(scenario, language))
    return {
        "roads": crossed(drawing.names, drawing.roads),
        "rivers": crossed(drawing.names, drawing.rivers),
        "names": overlapping(drawing.names),
        "counters": under_counters(drawing.names, counters_of(page.board_file(scenario, language))),
    }


def main(chosen: list[str]) -> None:
    """Prints what the names of these maps cover, or of all."""
    for name in chosen or games.GAMES:
        for language in ("en", "fr"):
            for kind, found in offences(name, language).items():
                words = "; ".join(f"{one} / {other}" for one, other in found)
                print(f"{name} {language} {kind}: {len(found)}: {words}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
