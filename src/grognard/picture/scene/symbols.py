"""The symbols of places: towns, stations, forts and the like, each drawn around the origin."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin

from grognard.picture.scene.curves import noise
from grognard.picture.scene.markup import element, num, polygon_path, text
from grognard.picture.scene.model import Place, Point
from grognard.picture.scene.style import PlaceLook, Style

Pen = Callable[[Place, PlaceLook, Style], str]
_MIDDLE = (0.0, 0.0)
_CELL = 60.0
"""The height of a cell for which the symbols are drawn."""
REACH: Mapping[str, float] = {
    "none": 0.0,
    "dot": 4.5,
    "ring": 5.5,
    "square": 5.5,
    "houses": 7.0,
    "blocks": 11.0,
    "star": 8.0,
    "station": 6.0,
    "halt": 3.5,
    "fort": 9.0,
    "redoubt": 8.0,
    "bunker": 6.0,
    "tower": 8.0,
    "airfield": 8.0,
    "anchor": 6.5,
    "church": 7.0,
    "derrick": 7.5,
    "camp": 6.0,
    "court": 5.5,
    "column": 6.5,
    "flag": 7.0,
    "letter": 9.0,
}
"""How far each symbol reaches from its middle, in drawing units of a cell 60 high."""


def place_of(kind: str, style: Style) -> PlaceLook:
    """The look of a kind of place."""
    if kind not in style.place:
        raise ValueError(f"place of kind {kind!r}; the style knows {', '.join(style.place)}")
    return style.place[kind]


def reach(look: PlaceLook, unit: float) -> float:
    """The radius of the symbol."""
    return REACH[look.symbol] * look.size * unit / _CELL


def symbol(place: Place, at: Point, unit: float, style: Style) -> str:
    """A place's symbol with its middle at a point."""
    look = place_of(place.kind, style)
    drawn = _PENS[look.symbol](place, look, style)
    scale = look.size * unit / _CELL
    grown = "" if scale == 1 else f"scale({num(scale * 100)}e-2)"
    return element("g", drawn, transform=f"translate({num(at[0])} {num(at[1])}){grown}") if drawn else ""


def _none(place: Place, look: PlaceLook, style: Style) -> str:
    return ""


def _dot(place: Place, look: PlaceLook, style: Style) -> str:
    return element("circle", r=3.6, fill=look.colour, stroke=style.paper.land, stroke_width=1.0)


def _ring(place: Place, look: PlaceLook, style: Style) -> str:
    middle = element("circle", r=1.5, fill=look.colour)
    return element("circle", r=4.4, fill=style.paper.land, stroke=look.colour, stroke_width=1.8) + middle


def _square(place: Place, look: PlaceLook, style: Style) -> str:
    return element(
        "rect", x=-4.5, y=-4.5, width=9, height=9, fill=look.colour, stroke=style.paper.land, stroke_width=1
    )


def strewn_houses(name: str, at: Point, count: int, spread: float, edge: float) -> str:
    """Path data of the houses of a town: the golden angle strews them evenly, with room for streets."""
    d = ""
    for house in range(count):
        radius = spread * ((house + 0.3) / count) ** 0.5
        angle = 2.39996 * house + noise(name)
        width = edge * (1.1 + 0.3 * noise(name, house, "w"))
        height = edge * (1.1 + 0.3 * noise(name, house, "h"))
        x, y = at[0] + radius * cos(angle), at[1] + radius * sin(angle)
        d += f"M{num(x - width / 2)} {num(y - height / 2)}h{num(width)}v{num(height)}h{num(-width)}z"
    return d


def _houses(place: Place, look: PlaceLook, style: Style) -> str:
    return element("path", d=strewn_houses(place.name, _MIDDLE, 7, 6.5, 2.6), fill=look.colour)


def _blocks(place: Place, look: PlaceLook, style: Style) -> str:
    ground = element("circle", r=11.5, fill=look.colour, fill_opacity=0.22)
    return ground + element("path", d=strewn_houses(place.name, _MIDDLE, 19, 11.0, 3.0), fill=look.colour)


def star_path(at: Point, outer: float, inner: float, tips: int = 5, turn: float = -pi / 2) -> str:
    """Path data of a star; ``turn`` is where its first tip points, upwards unless told.

    >>> star_path((0.0, 0.0), 8.0, 4.0, tips=2)
    'M0 -8L4 0L0 8L-4 0Z'
    """
    corners = []
    for point in range(2 * tips):
        radius = inner if point % 2 else outer
        angle = turn + point * pi / tips
        corners.append((at[0] + radius * cos(angle), at[1] + radius * sin(angle)))
    return polygon_path(corners)


def _star(place: Place, look: PlaceLook, style: Style) -> str:
    d = star_path(_MIDDLE, 8.0, 3.4)
    return element("path", d=d, fill=look.colour, stroke=style.paper.land, stroke_width=1)


def _station(place: Place, look: PlaceLook, style: Style) -> str:
    house = element(
        "rect", x=-6, y=-3.4, width=12, height=6.8, rx=0.8, fill=look.colour, stroke=style.paper.land
    )
    return house + element("rect", x=-3.6, y=-1.0, width=7.2, height=2.0, fill=style.paper.land)


def _halt(place: Place, look: PlaceLook, style: Style) -> str:
    return element("circle", r=2.9, fill="#ffffff", stroke=look.colour, stroke_width=1.5)


def _fort(place: Place, look: PlaceLook, style: Style) -> str:
    """A fortress with six bastions."""
    d = star_path(_MIDDLE, 9.0, 5.2, tips=6, turn=0.0)
    shape = element("path", d=d, fill=style.paper.land, stroke=look.colour, stroke_width=1.6)
    return shape + element("circle", r=2.0, fill=look.colour)


def _redoubt(place: Place, look: PlaceLook, style: Style) -> str:
    """An earthwork open to the rear, with hachures."""
    walls = element("path", d="M-6 6V-1L0-7L6-1V6", fill="none", stroke=look.colour, stroke_width=2.4)
    slopes = element(
        "path",
        d="M-6 4h-3M-6 0h-3M-4-3l-2-2.4M-2-5l-1.6-2.6M6 4h3M6 0h3M4-3l2-2.4M2-5l1.6-2.6",
        stroke=look.colour,
        stroke_width=1,
    )
    return walls + slopes


def _bunker(place: Place, look: PlaceLook, style: Style) -> str:
    shape = "M-6 4.5L-4-3.5H4L6 4.5Z"
    slit = element("path", d="M-3-.4H3", stroke=style.paper.land, stroke_width=1.6)
    return element("path", d=shape, fill=look.colour, stroke=style.paper.land, stroke_width=0.9) + slit


def _tower(place: Place, look: PlaceLook, style: Style) -> str:
    """A square keep with a turret on each corner."""
    corners = [(-5.5, -5.5), (5.5, -5.5), (5.5, 5.5), (-5.5, 5.5)]
    rim: dict[str, object] = {"stroke": style.paper.land, "stroke_width": 0.8}
    turrets = [element("circle", cx=x, cy=y, r=3.0, fill=look.colour, **rim) for x, y in corners]
    keep = element("rect", x=-5, y=-5, width=10, height=10, fill=look.colour, **rim)
    return "".join(turrets) + keep + element("circle", r=1.8, fill=style.paper.land)


def _airfield(place: Place, look: PlaceLook, style: Style) -> str:
    """An aeroplane in a disc."""
    plane = "M0-5.6L1-3.4V-1.2L6 1.6V3L1 1.6V3.8L2.6 5V6L0 5.4L-2.6 6V5L-1 3.8V1.6L-6 3V1.6L-1-1.2V-3.4Z"
    disc = element("circle", r=8, fill=style.paper.land, stroke=look.colour, stroke_width=1.2)
    return disc + element("path", d=plane, fill=look.colour)


def _anchor(place: Place, look: PlaceLook, style: Style) -> str:
    d = "M0-2.4V6M-2.8-.6H2.8M-5.2 2Q-4.6 6 0 6Q4.6 6 5.2 2M0-2.4A1.6 1.6 0 1 1 .1-2.4"
    bed = element("path", d=d, fill="none", stroke=style.paper.land, stroke_width=4)
    return bed + element("path", d=d, fill="none", stroke=look.colour, stroke_width=1.5)


def _church(place: Place, look: PlaceLook, style: Style) -> str:
    """A nave under a cross."""
    d = "M-4 6V0A4 4 0 0 1 4 0V6Z"
    cross = element("path", d="M0-4V-9M-2-7.2H2", stroke=look.colour, stroke_width=1.3)
    return cross + element("path", d=d, fill=look.colour, stroke=style.paper.land, stroke_width=0.8)


def _derrick(place: Place, look: PlaceLook, style: Style) -> str:
    d = "M-5 7L-1-7H1L5 7M-4.2 4H4.2L-2.8-.6H2.8L-1.6-4.6"
    bed = element("path", d=d, fill="none", stroke=style.paper.land, stroke_width=3.6)
    return bed + element("path", d=d, fill="none", stroke=look.colour, stroke_width=1.3)


def _camp(place: Place, look: PlaceLook, style: Style) -> str:
    tent = element("path", d="M-7 5L0-6L7 5Z", fill=look.colour, stroke=style.paper.land, stroke_width=0.9)
    return tent + element("path", d="M-2 5L0-1L2 5Z", fill=style.paper.land)


def _court(place: Place, look: PlaceLook, style: Style) -> str:
    """A great house round a court."""
    d = "M-5.5-4.5H5.5V4.5H-5.5ZM-2.6-1.7V1.7H2.6V-1.7Z"
    return element("path", d=d, fill=look.colour, stroke=style.paper.land, stroke_width=0.9)


def _column(place: Place, look: PlaceLook, style: Style) -> str:
    """A column on its steps."""
    d = "M-5 6.5V4.2H-3V2.4H-1.4V-6.5H1.4V2.4H3V4.2H5V6.5Z"
    return element("path", d=d, fill=look.colour, stroke=style.paper.land, stroke_width=0.9)


def _flag(place: Place, look: PlaceLook, style: Style) -> str:
    staff = element("path", d="M-4 8V-8", stroke=look.colour, stroke_width=1.4)
    return staff + element("path", d="M-4-8H6L3.4-4.4L6-.8H-4Z", fill=look.colour, stroke=style.paper.land)


def _letter(place: Place, look: PlaceLook, style: Style) -> str:
    """The name itself in a disc: the letter of an entry zone."""
    disc = element("circle", r=9, fill=look.colour, stroke=style.paper.land, stroke_width=1.4)
    size = 13.0 if len(place.name) == 1 else 10.0
    return disc + text(place.name, (0, size * 0.35), size, fill=style.paper.land, font_weight=700)


_PENS: Mapping[str, Pen] = {
    "none": _none,
    "dot": _dot,
    "ring": _ring,
    "square": _square,
    "houses": _houses,
    "blocks": _blocks,
    "star": _star,
    "station": _station,
    "halt": _halt,
    "fort": _fort,
    "redoubt": _redoubt,
    "bunker": _bunker,
    "tower": _tower,
    "airfield": _airfield,
    "anchor": _anchor,
    "church": _church,
    "derrick": _derrick,
    "camp": _camp,
    "court": _court,
    "column": _column,
    "flag": _flag,
    "letter": _letter,
}
