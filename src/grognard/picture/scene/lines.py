"""What runs along the sides of cells: rivers, lakes, borders, closed sides and the walls of forts."""

from collections import defaultdict
from collections.abc import Collection, Iterable

from grognard.picture.scene.curves import (
    Segment,
    between,
    chains,
    corner,
    smooth,
    steps_around,
    straight,
    wandering,
)
from grognard.picture.scene.markup import ROUND, dashes, element
from grognard.picture.scene.model import Cell, Point, Scene, Side
from grognard.picture.scene.ribbons import lens
from grognard.picture.scene.style import FeatureLook, Style

_MEANDER = 0.1


def feature_of(side: Side, style: Style) -> FeatureLook:
    """The look of what lies on a side."""
    if side.feature not in style.feature:
        raise ValueError(f"side with {side.feature!r}; the style knows {', '.join(style.feature)}")
    return style.feature[side.feature]


def _segments(sides: Iterable[Side]) -> list[Segment]:
    return [(side.start, side.end) for side in sides]


def _course(sides: list[Side]) -> str:
    return "".join(smooth(wandering(line, _MEANDER)) for line in chains(_segments(sides)))


def _river(sides: list[Side], look: FeatureLook) -> str:
    """Minor waters first, a dark bank under the water, all with round ends."""
    by_name: dict[str, list[Side]] = defaultdict(list)
    for side in sides:
        by_name[side.name].append(side)
    courses = [
        (_course(reach), look.width_of(name))
        for name, reach in sorted(by_name.items(), key=lambda item: (item[0] in look.major, item[0]))
    ]
    banks = [element("path", d=d, stroke_width=width + 1.6) for d, width in courses]
    water = [element("path", d=d, stroke_width=width) for d, width in courses]
    return element("g", *banks, stroke=look.casing or look.colour, **ROUND) + element(
        "g", *water, stroke=look.colour, **ROUND
    )


def _lake(sides: list[Side], look: FeatureLook) -> str:
    """A lake along the sides, with uneven shores."""
    d = "".join(lens(wandering(line, _MEANDER), 1.25 * look.width) for line in chains(_segments(sides)))
    return element("path", d=d, fill=look.colour, stroke=look.casing or look.colour, stroke_width=0.9)


def _strait(sides: list[Side], look: FeatureLook) -> str:
    """Salt water between two cells of land, with open ends: it joins the sea there."""
    d = _course(sides)
    pen: dict[str, object] = {"fill": "none", "stroke_linejoin": "round"}
    bank = element("path", d=d, stroke=look.casing or look.colour, stroke_width=look.width + 2.4, **pen)
    return bank + element("path", d=d, stroke=look.colour, stroke_width=look.width, **ROUND)


def _border(sides: Iterable[Side]) -> str:
    """Path data along the sides with just the corners rounded off."""
    return "".join(smooth(wandering(line, 0.0, 3)) for line in chains(_segments(sides)))


def _line(sides: list[Side], look: FeatureLook) -> str:
    """A border, dashed as the style says, so that a river on the same sides shows in the gaps."""
    dash = dashes(look.dash)
    pen: dict[str, object] = {"fill": "none", "stroke_linejoin": "round", "stroke_dasharray": dash}
    return element("path", d=_border(sides), stroke=look.colour, stroke_width=look.width, **pen)


def _blocked(sides: list[Side], look: FeatureLook) -> str:
    """A heavy bar along sides that nothing crosses."""
    d = "".join(straight((between(s.start, s.end, 0.06), between(s.start, s.end, 0.94))) for s in sides)
    return element(
        "path", d=d, stroke=look.colour, stroke_width=look.width, stroke_linecap="butt", fill="none"
    )


_DRAWN = {"river": _river, "lake": _lake, "strait": _strait, "blocked": _blocked, "line": _line}


def features(scene: Scene, style: Style, *, without: Collection[str] = ()) -> str:
    """All features in the order of the style, over a pale bed for those that are lines.

    Those drawn in a way that ``without`` names are left to others.
    """
    grouped: dict[str, list[Side]] = defaultdict(list)
    for side in scene.sides:
        feature_of(side, style)
        grouped[side.feature].append(side)
    bed = _border(side for side in scene.sides if feature_of(side, style).draw == "line")
    parts = [
        element("path", d=bed, fill="none", stroke=style.paper.land, stroke_width=8, stroke_opacity=0.55)
    ]
    for name, look in style.feature.items():
        if (sides := grouped[name]) and look.draw not in without:
            parts.append(element("g", _DRAWN[look.draw](sides, look), class_=f"feature {name}"))
    return "".join(parts)


def wall(cell: Cell, walled: set[tuple[tuple[int, int], tuple[int, int]]]) -> str:
    """Path data of the toothed line inside those sides of a fort that no other fort shares."""
    count = len(cell.outline)
    is_open = [(corner(end), corner(start)) in walled for start, end in steps_around(cell.outline)]

    def inner(place: int, beside: int, far: Point) -> Point:
        # Along a side shared with another fort, the walls of both must meet on that side.
        return between(cell.outline[place % count], far if is_open[beside % count] else cell.centre, 0.09)

    path = ""
    for place in range(count):
        if is_open[place]:
            continue
        one = inner(place, place - 1, cell.outline[place - 1])
        other = inner(place + 1, place + 1, cell.outline[(place + 2) % count])
        path += straight((one, other))
        for tooth in (0.1, 0.3, 0.5, 0.7, 0.9):
            foot = between(one, other, tooth)
            path += straight((foot, between(foot, cell.centre, 0.12)))
    return path


def forts(scene: Scene, style: Style) -> str:
    """The toothed walls around fortified cells."""
    fortified = [cell for cell in scene.cells if cell.fortified]
    walled = {(corner(start), corner(end)) for cell in fortified for start, end in steps_around(cell.outline)}
    d = "".join(wall(cell, walled) for cell in fortified)
    return (
        element("path", d=d, fill="none", stroke=style.paper.fort, stroke_width=2.0, class_="forts")
        if d
        else ""
    )
