"""The country around a map, small and wide, in the line below it: where one is."""

from grognard.picture.scene.curves import smooth
from grognard.picture.scene.markup import SERIF, element, halo, num, polygon_path, text, text_width
from grognard.picture.scene.model import Outline, Surroundings
from grognard.picture.scene.style import Style
from grognard.picture.sheet.free_space import Area, Room

_LETTERS = 10.5
_SIDES = ((1, 0), (-1, 0), (0, -9), (0, 9), (0.9, -7), (0.9, 7), (-0.9, -7), (-0.9, 7))
"""Where the name of a town may stand: across in half its widths, down in letters."""


def surroundings(around: Surroundings, height: float, style: Style) -> tuple[str, float]:
    """The small map, so high, and how wide it is."""
    paper = style.paper
    grown = height / around.size[1]
    width = around.size[0] * grown

    def placed(line: Outline) -> list[tuple[float, float]]:
        return [(x * grown, y * grown) for x, y in line]

    field = element("rect", width=width, height=height, fill=paper.land)
    pen: dict[str, object] = {"fill": "none", "stroke_linejoin": "round"}
    rivers, roads = (
        "".join(smooth(placed(line)) for line in lines) for lines in (around.rivers, around.roads)
    )
    frame = polygon_path(placed(around.frame))
    inside = [
        field,
        element("path", d=roads, stroke=paper.number, stroke_width=1.2, stroke_dasharray="5 2", **pen),
        element("path", d=rivers, stroke=paper.water_text, stroke_width=1.5, **pen),
        element("path", d=frame, fill=paper.accent, fill_opacity=0.25, stroke=paper.accent, stroke_width=1.4),
    ]
    room = Room((0.0, 0.0, width, height))
    for line in (*around.rivers, *around.roads, (*around.frame, around.frame[0])):
        room.take_line(placed(line), 1.0)
    for name, at in around.towns:
        ((x, y),) = placed((at,))
        room.take([Area.around((x, y), 5, 5, 9.0)])
        inside.append(element("circle", cx=x, cy=y, r=2, fill=paper.text))
        inside.append(_name(name, (x, y), room, style))
    window = element("svg", *inside, width=width, height=height, viewBox=f"0 0 {num(width)} {num(height)}")
    edge = element("rect", width=width, height=height, fill="none", stroke=paper.text, stroke_width=1)
    return element("g", window, edge, class_="locator"), width


def _name(name: str, at: tuple[float, float], room: Room, style: Style) -> str:
    """The name of a town on the side where it covers least."""
    wide = text_width(name, _LETTERS, serif=True)
    away = wide / 2 + 4
    spots = [(at[0] + across * away, at[1] + down) for across, down in _SIDES]

    def cost(spot: tuple[float, float]) -> float:
        area = Area.around(spot, wide, _LETTERS * 0.8)
        return room.cost(area) + (0.0 if room.holds(area) else 50.0)

    best = min(spots, key=cost)
    room.take([Area.around(best, wide, _LETTERS, 20.0)])
    pen: dict[str, object] = {"fill": style.paper.text, "font_family": SERIF, **halo(style.paper.land, 2)}
    return text(name, (best[0], best[1] + 3.5), _LETTERS, **pen)
