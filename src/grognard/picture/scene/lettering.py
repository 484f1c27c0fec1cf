"""Towns, hex numbers and the names of lands and seas.

In a cell the number keeps to the upper rim and a town's name to the lower one, clear of counters.
"""

from xml.sax.saxutils import escape

from grognard.picture.scene.markup import SERIF, element, halo, num, text, text_width
from grognard.picture.scene.model import Label, Scene, Town
from grognard.picture.scene.style import Style
from grognard.picture.scene.symbols import strewn_houses

NAME_BASELINE = 0.475
"""Where the names of towns stand below the middle of the cell, as a share of its height."""
_BUILT_UP = {1: 7, 2: 13, 3: 26}
"""Blocks of houses in a town of each rank."""
_SPREAD = {1: 0.125, 2: 0.175, 3: 0.3}
"""How far they reach from the middle, as a share of the cell's height."""
_NAME_SIZE = {1: 0.175, 2: 0.175, 3: 0.24}


def numbers(scene: Scene, style: Style) -> str:
    """The small number of every cell on the board."""
    size = 0.105 * scene.unit
    printed = [
        text(cell.name, (cell.centre[0], cell.centre[1] - 0.42 * scene.unit), size)
        for cell in scene.cells
        if cell.on_board
    ]
    return element(
        "g",
        *printed,
        fill=style.paper.number,
        class_="numbers",
        **halo(style.paper.land, 1.6),
        stroke_opacity=0.5,
    )


def built_up(town: Town, unit: float, style: Style) -> str:
    """A cluster of houses, the larger the higher the rank."""
    spread = _SPREAD[town.rank] * unit
    houses = strewn_houses(town.name, town.at, _BUILT_UP[town.rank], spread, 0.045 * unit)
    return element("path", d=houses, fill=style.paper.town)


def _badge(town: Town, x: float, y: float, size: float, style: Style) -> str:
    """The value of a town in a disc, or in a square."""
    half = size * 0.48
    colour = style.paper.accent if town.rank == 3 else style.paper.badge
    shape = (
        element("rect", x=x - half, y=y - half, width=2 * half, height=2 * half, rx=1.2, fill=colour)
        if town.square
        else element("circle", cx=x, cy=y, r=half, fill=colour)
    )
    edge = element("g", shape, stroke=style.paper.land, stroke_width=0.9)
    room = size * (0.82 if len(town.value) == 1 else 0.68)
    return edge + text(
        town.value, (x, y + room * 0.34), room, fill=style.paper.land, font_weight=700, stroke="none"
    )


def _anchor(x: float, y: float, size: float) -> str:
    s = size * 0.5
    d = f"M{num(x)} {num(y - s * 0.55)}V{num(y + s)}M{num(x - s * 0.5)} {num(y - s * 0.2)}h{num(s)}"
    fluke = f"{num(s * 0.85)} {num(s * 0.7)}"
    d += f"M{num(x - s * 0.85)} {num(y + s * 0.3)}q{num(s * 0.1)} {num(s * 0.7)} {fluke}"
    d += f"q{num(s * 0.75)} 0 {num(s * 0.85)} {num(-s * 0.7)}"
    ring = element("circle", cx=x, cy=y - s * 0.8, r=s * 0.24, fill="none")
    return element("path", d=d, fill="none") + ring


def town_extent(town: Town, unit: float) -> tuple[float, float]:
    """How wide the name of a town is with its badge and anchor, and the size of its letters."""
    size = _NAME_SIZE[town.rank] * unit
    badge = size * 1.02 if town.value else 0.0
    anchor = size * 0.9 if town.port else 0.0
    return text_width(_shown(town), size, bold=True, serif=True) + badge + anchor, size


def _shown(town: Town) -> str:
    return town.name.upper() if town.rank > 1 else town.name


def town_name(town: Town, unit: float, style: Style, aside: float = 0.0) -> str:
    """The badge, the name and the anchor of a port on the lower rim of the cell, so far off its middle."""
    whole, size = town_extent(town, unit)
    shown = _shown(town)
    badge = size * 1.02 if town.value else 0.0
    left = town.at[0] + aside - whole / 2
    baseline = town.at[1] + NAME_BASELINE * unit
    middle = baseline - size * 0.33
    parts = [
        text(
            shown,
            (left + badge + (1.5 if badge else 0.0), baseline),
            size,
            text_anchor="start",
            fill=style.paper.accent if town.rank == 3 else style.paper.text,
            font_family=SERIF,
            **halo(style.paper.land, 2.6),
        )
    ]
    if town.value:
        parts.append(_badge(town, left + badge / 2 - 0.5, middle, size, style))
    if town.port:
        anchor = _anchor(left + whole - size * 0.3, middle, size * 0.8)
        parts.append(element("g", anchor, stroke=style.paper.land, stroke_width=3))
        parts.append(element("g", anchor, stroke=style.paper.water_text, stroke_width=1.1))
    return element("g", element("title", escape(town.name)), *parts)


def label_size(label: Label, unit: float) -> float:
    """Height of the letters of a name laid over the map."""
    return 0.3 * unit * label.size


def shown_label(label: Label) -> str:
    """What is written: lands and ranges in capitals."""
    return label.text if label.kind == "water" else label.text.upper()


def label_spacing(label: Label, unit: float) -> float:
    """The room between its letters: what fills its reach, or without one as usual."""
    size, words = label_size(label, unit), shown_label(label)
    if not label.reach:
        return size * (0.14 if label.kind == "water" else 0.3)
    room = label.reach * unit * 0.94 - text_width(words, size, bold=label.kind == "land", serif=True)
    return max(0.0, room / max(1, len(words) - 1))


def labels(scene: Scene, style: Style) -> str:
    """Names of lands and ranges in wide capitals, of seas in italics; those with a reach on an arc."""
    arcs, drawn = [], []
    for number, label in enumerate(scene.labels):
        if label.reach:
            half = label.reach * scene.unit / 2
            rise = 4 * half * label.bend
            d = f"M{num(-half)} {num(rise / 2)}Q0 {num(-rise / 2 - rise)} {num(half)} {num(rise / 2)}"
            arcs.append(element("path", id=f"label{number}", d=d))
        drawn.append(_label(label, f"label{number}", scene.unit, style))
    defined = element("defs", *arcs) if arcs else ""
    return defined + element("g", *drawn, font_family=SERIF, class_="labels")


def _label(label: Label, arc: str, unit: float, style: Style) -> str:
    size, spaced = label_size(label, unit), label_spacing(label, unit)
    water = label.kind == "water"
    pen: dict[str, object] = {
        "transform": f"translate({num(label.at[0])} {num(label.at[1])})rotate({num(label.angle)})",
        "fill": style.paper.water_text if water else style.paper.land_text,
        "fill_opacity": 0.85,
        "font_style": "italic" if water else None,
        "font_weight": 600 if label.kind == "land" else None,
        "letter_spacing": spaced,
    }
    if not water:
        pen |= {**halo(style.paper.land, min(5.0, 2.0 + 0.1 * size)), "stroke_opacity": 0.6}
    if not label.reach:
        return text(shown_label(label), (0, 0), size, **pen)
    words = element("textPath", escape(shown_label(label)), href=f"#{arc}", startOffset="50%")
    return element("text", words, font_size=size, text_anchor="middle", **pen)
