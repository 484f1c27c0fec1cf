"""Counters and stacks of them.

A counter is designed on a field of 100 by 100 and scaled into place. In a stack the upper counters stand a
step up and to the right, so that the designation and the factors of those below stay in sight.
"""

import re
from collections.abc import Mapping
from xml.sax.saxutils import escape

from grognard.picture.counters.nato import EMBLEMS, emblem, size_mark, symbol
from grognard.picture.scene.colour import contrast, luminance, mix
from grognard.picture.scene.markup import FONT, element, fitted, num, text, text_width
from grognard.picture.scene.model import Counter, Point, Scene, Stack
from grognard.picture.scene.style import LEGIBLE, CounterLook, Style

COUNTER = 0.6
"""Edge of a counter as a share of the cell's height."""
LIFT = 0.03
"""How far stacks stand above the middle of the cell, to leave room for the name of a town."""
STEP_UP = 0.3
STEP_RIGHT = 0.29
"""What stays in sight of a counter under another: its figures, and the strip with its designation."""
TALLEST = 1.45
"""How high a pile may grow, in edges of a counter; the counters of higher ones are smaller."""
HEAD = 0.42
"""How far above the middle of the cell a pile may reach, as a share of its height: there is its number."""
GAP = 0.06
"""What lies between two piles, as a share of a counter's edge."""
CHIT = "chit"
"""The kind of a counter that is no unit and bears words."""
CIRCLES = {"": 0, "white": 1, "black": 1, "double": 2}
"""How many circles tell of armour."""
WEAPONS = {"white": "#fffdf5", "gold": "#f2c230", "black": "#1d1a17", "red": "#b3202a"}
"""The ovals behind the reach of a counter."""
_STRIPES = (
    "M0 34L34 0H56L0 56ZM0 91L91 0Q100 0 100 9V14L14 100H9Q0 100 0 91Z"
    "M36 100L100 36V58L58 100ZM80 100L100 80V91Q100 100 91 100Z"
)
_MEDAL = "M89 3l2.6 6.2 6.7.5-5.1 4.4 1.6 6.5L89 17.1l-5.8 3.5 1.6-6.5-5.1-4.4 6.7-.5Z"
_GOLD = "#f2c230"
_DARK = "#1d1a17"
_PALE = "#fffdf5"
_BLACK = 0.05
"""The luminance below which nothing darker can be seen."""
_STRIP = 30.0
"""How wide the strip at the left is that bears the designation."""
_SYMBOL = (32.0, 22.0, 57.0, 41.0)
"""Where the symbol stands: its corner, width and height."""
_HALF = 15.0
"""The largest letters of a designation in two lines."""
_LARGER = 1.05
"""How much larger they must be than in one."""
_WORDS = 0.62
"""Size of the words behind a number, to that of the number."""
_FEWEST_STEPS = 2
"""What has but one step needs no bars."""
_HEADER, _FOOT = 20.5, 67
"""How high the bar is at the top of a Front, and how far down its strip is of the same colour."""


def look_of(counter: Counter, style: Style) -> CounterLook:
    """The colours of a counter."""
    if counter.scheme not in style.counter:
        raise ValueError(
            f"{counter.name} wants counter colours {counter.scheme!r}; known: {', '.join(style.counter)}"
        )
    return style.counter[counter.scheme]


def lettering(look: CounterLook) -> str:
    """The colour of the small letters: that of the figures where it can be read, else black or white."""
    if contrast(look.fill, look.ink) >= LEGIBLE:
        return look.ink
    return max((_DARK, _PALE), key=lambda ink: contrast(look.fill, ink))


def face(counter: Counter, style: Style) -> str:
    """A counter on its field of 100 by 100."""
    title = element("title", escape(" · ".join(filter(None, (counter.name, counter.factors)))))
    return title + artwork(counter, style)


def _field(look: CounterLook) -> str:
    """What a symbol stands on: pale, or dark behind a light symbol."""
    if look.symbol and luminance(look.symbol) > luminance(look.fill):
        return mix(look.fill, _DARK, 0.45)
    return mix(look.fill, _PALE, 0.72)


def artwork(counter: Counter, style: Style) -> str:
    """What is printed on a counter, without the title that a picture shows under the pointer."""
    look = look_of(counter, style)
    letters = lettering(look)
    edge = mix(look.fill, "#000000", 0.55)
    parts = [
        element("rect", x=4, y=5, width=100, height=100, rx=9, fill="#2b241a", fill_opacity=0.35),
        element("rect", width=100, height=100, rx=9, fill=look.fill, stroke=edge, stroke_width=2.5),
        element(
            "path",
            d="M4 92V10Q4 4 10 4H92",
            fill="none",
            stroke=mix(look.fill, "#ffffff", 0.55),
            stroke_width=2.5,
            stroke_opacity=0.8,
        ),
        *_middle(counter, look, letters),
    ]
    if counter.striped:
        parts.insert(2, element("path", d=_STRIPES, fill=_stripe(look)))
    if counter.band:
        parts.append(_band(counter, style, edge))
    if counter.reach:
        parts += _reach(counter)
    if counter.reduced:
        parts.append(element("path", d="M2 24V10Q2 2 10 2H24Z", fill=_PALE, stroke=edge, stroke_width=1.5))
    if counter.elite:
        parts.append(element("path", d=_MEDAL, fill=_GOLD, stroke=_DARK, stroke_width=1.5))
    if counter.factors:
        if look.needs_plate:
            parts.append(element("rect", x=5, y=68, width=90, height=28, rx=5, fill=style.paper.plate))
        parts += _factors(counter, look)
    return "".join(parts)


def _factors(counter: Counter, look: CounterLook) -> list[str]:
    """The figures at the foot; where they are graded, the second one stands smaller between the others."""
    if not counter.graded:
        size = fitted(counter.factors.replace("1", "0"), 35, 88, bold=True)  # all figures are as wide
        return [text(counter.factors, (50, 82.5 + size * 0.325), size, fill=look.ink)]
    first, middle, last = counter.factors.split("-")
    size, place = (37, 54) if len(first) == 1 else (31, 60)
    return [
        text(first, (6, 94), size, fill=look.ink, text_anchor="start"),
        text(middle, (place, 93), 25, fill=look.ink),
        text(last, (93, 93), 29, fill=look.ink, text_anchor="end"),
    ]


def _stripe(look: CounterLook) -> str:
    """The colour of stripes: away from that of the letters, unless the counter is as dark as can be."""
    if luminance(look.ink) < luminance(look.fill):
        return mix(look.fill, _PALE, 0.5)
    return mix(look.fill, _DARK, 0.45) if luminance(look.fill) > _BLACK else mix(look.fill, _PALE, 0.28)


def _band(counter: Counter, style: Style, edge: str) -> str:
    if counter.band not in style.band:
        known = ", ".join(style.band)
        raise ValueError(f"{counter.name} wants the band {counter.band!r}; known: {known}")
    fill = style.band[counter.band]
    return element("rect", x=90, y=22, width=8.5, height=41, fill=fill, stroke=edge, stroke_width=1.2)


def _reach(counter: Counter) -> list[str]:
    """How far a counter reaches, in the oval of its weapon."""
    fill = WEAPONS[counter.weapon]
    ink = max((_DARK, _PALE), key=lambda colour: contrast(fill, colour))
    size = fitted(counter.reach, 16, 19, bold=True)
    return [
        element("ellipse", cx=85.5, cy=11.5, rx=12.5, ry=9, fill=fill, stroke=_DARK, stroke_width=1.6),
        text(counter.reach, (85.5, 11.5 + size * 0.34), size, fill=ink),
    ]


def _middle(counter: Counter, look: CounterLook, letters: str) -> list[str]:
    """What a counter shows above its factors."""
    if counter.kind == CHIT:
        return _words(counter, letters)
    if counter.kind in EMBLEMS:
        return [emblem(counter.kind, look.ink, _PALE)]
    return _formation(counter, look, letters)


def _formation(counter: Counter, look: CounterLook, letters: str) -> list[str]:
    """The symbol and size of a unit, its designation beside them and its steps on the other side."""
    left, top, width, height = _SYMBOL
    frame = symbol(counter.kind, width, height, look.symbol or _DARK, _field(look), 3.2)
    centre = 48 if counter.reach else left + width / 2
    parts = []
    if counter.size == "front":
        bar = f"M1.2 {_FOOT}V9Q1.2 1.2 9 1.2H91Q98.8 1.2 98.8 9V{num(_HEADER)}H{num(_STRIP)}V{_FOOT}Z"
        parts.append(element("path", d=bar, fill=letters))
        parts.append(size_mark(counter.size, centre, 17.5, 12.5, look.fill, 3.2))
    else:
        parts.append(size_mark(counter.size, centre, 17.5, 11, letters, 2.6))
    parts.append(element("g", frame, transform=f"translate({num(left)} {num(top)})"))
    if counter.designation:
        parts.append(_designation(counter, look.fill if counter.size == "front" else letters))
    if counter.morale:
        parts.append(text(counter.morale, (12, 19), 19, fill=letters))
    for place in range(CIRCLES[counter.armour]):
        fill = _PALE if counter.armour == "white" else _DARK
        ring = _DARK if counter.armour == "white" else _PALE
        parts.append(
            element("circle", cx=30 + 13 * place, cy=12, r=5.2, fill=fill, stroke=ring, stroke_width=1.6)
        )
    return parts + _steps(counter, letters)


def _designation(counter: Counter, letters: str) -> str:
    """The designation upright in its strip, as large as what stands above it and the figures below allow.

    A long one stands in two lines where that makes its letters larger.
    """
    is_topped = counter.morale or counter.reduced
    room, middle = (46, 46) if is_topped else (62, 37)
    number, words = _number(counter.designation)
    wide = text_width(number, 1.0, bold=True) + text_width(words, _WORDS if number else 1.0, bold=True)
    size = min(27.0, room / wide)
    smallest = size * _WORDS if number and words else size
    if lines := _in_two(counter.designation):
        small = min(_HALF, *(room / text_width(line, 1.0, bold=True) for line in lines))
        if small > _LARGER * smallest:
            return "".join(
                text(
                    line,
                    (0, 0),
                    small,
                    transform=f"translate({num(at)} {num(middle)})rotate(-90)",
                    fill=letters,
                )
                for line, at in zip(lines, (_STRIP * 0.43, _STRIP * 0.9), strict=True)
            )
    at = f"translate({num(_STRIP / 2 + size * 0.33)} {num(middle)})rotate(-90)"
    if not number or not words:
        return text(number or words, (0, 0), size, transform=at, fill=letters)
    smaller = element("tspan", escape(words), font_size=round(size * _WORDS, 1))
    pen: dict[str, object] = {"text_anchor": "middle", "transform": at, "fill": letters}
    return element("text", escape(number), smaller, font_size=round(size, 1), **pen)


def _in_two(designation: str) -> tuple[str, str] | None:
    """A designation in two lines of about the same length, if it can be broken.

    >>> _in_two("Flak Tempelhof 2"), _in_two("1/4/203 AT"), _in_two("Leningrad")
    (('Flak', 'Tempelhof 2'), ('1/4/', '203 AT'), None)
    """
    halves = [
        (designation[:place].rstrip(), designation[place:])
        for place in (found.end() for found in re.finditer(r"[ /.]", designation))
        if place < len(designation) and designation[place] != " "
    ]
    return min(halves, key=lambda half: max(map(len, half))) if halves else None


def _number(designation: str) -> tuple[str, str]:
    """A designation as its number and what follows it.

    >>> _number("20 pzgre"), _number("XI SS"), _number("8GA"), _number("Kurmark")
    (('20', ' pzgre'), ('XI', ' SS'), ('8', 'GA'), ('', 'Kurmark'))
    """
    found = re.match(r"\d+|[IVXLC]+(?=\s|$)", designation)
    number = found[0] if found else ""
    return number, designation[len(number) :]


def _steps(counter: Counter, letters: str) -> list[str]:
    """A small bar for each step from the foot up: full for those that are left, hollow for those lost."""
    left, top, width, height = _SYMBOL
    if counter.steps < _FEWEST_STEPS:
        return []
    pitch = min(height / counter.steps, 14.0)
    bars = {"": range(counter.left), "none": range(counter.left, counter.steps)}
    x, foot, tall = num(left + width + 3), top + height + 2, num(pitch - 3)
    made = []
    for fill, places in bars.items():
        d = "".join(f"M{x} {num(foot - pitch * (place + 1))}h5.4v{tall}h-5.4Z" for place in places)
        if d:
            made.append(element("path", d=d, fill=fill or letters, stroke=letters, stroke_width=1))
    return made


def _words(counter: Counter, letters: str) -> list[str]:
    """The words of a chit in lines, in the middle of what room its factors leave."""
    lines, room = counter.designation.split(), 66 if counter.factors else 92
    tallest = min(30.0, (room - 8) / max(len(lines), 1))
    size = min((fitted(line, tallest, 86, bold=True) for line in lines), default=tallest)
    top = 4 + room / 2 - size * (len(lines) - 1) / 2
    return [
        text(line, (50, top + size * (place + 0.34)), size, fill=letters) for place, line in enumerate(lines)
    ]


def placed(counter: Counter, at: Point, edge: float, style: Style) -> str:
    """A counter with its upper left corner at a point."""
    return element(
        "g",
        face(counter, style),
        class_="counter",
        font_weight=700,
        transform=f"translate({num(at[0])} {num(at[1])})scale({edge / 100:.3f})",
    )


def stack(standing: Stack, scene: Scene, style: Style) -> str:
    """The counters of a cell in its middle, smaller where they stand high, in piles if the scene says so."""
    count, unit = len(standing.counters), scene.unit
    high = min(count, scene.pile or count)
    piles = -(-count // high)
    edge = COUNTER * unit * min(1.0, TALLEST / (1 + STEP_UP * (high - 1)))
    tall = edge * (1 + STEP_UP * (high - 1))
    apart = edge * (1 + STEP_RIGHT * (high - 1) + GAP)
    left = standing.at[0] - (apart * piles - edge * GAP) / 2
    bottom = standing.at[1] + max(tall / 2 - LIFT * unit, tall - HEAD * unit)
    parts = []
    for number, counter in enumerate(standing.counters):
        pile, level = divmod(number, high)
        x = left + apart * pile + edge * STEP_RIGHT * level
        parts.append(placed(counter, (x, bottom - edge * (1 + STEP_UP * level)), edge, style))
    return element("g", *parts, class_="stack")


def sprite(counters: Mapping[str, Counter], style: Style) -> str:
    """All counters as symbols of one hidden picture, by the id each is to be used under."""
    symbols = [
        element("symbol", artwork(counter, style), id=name, viewBox="-2 -2 108 109", font_weight=700)
        for name, counter in counters.items()
    ]
    return element("svg", *symbols, xmlns="http://www.w3.org/2000/svg", font_family=FONT)
