"""Tables and a small map of the country around, in corners of the map where nothing else is."""

from grognard.picture.scene.markup import element, fitted, num, polygon_path, text
from grognard.picture.scene.model import Plate, Scene
from grognard.picture.scene.style import Style
from grognard.picture.zones.badges import zone_badge

LINE = 15.5
"""How high a line of a table is."""
_INSIDE = 9.0


def plate_height(table: Plate) -> float:
    """How high a table is."""
    return LINE * sum(1 + len(rows) for _, rows in table.lines) + _INSIDE


def plate(table: Plate, style: Style) -> str:
    """A table on its paper."""
    paper = style.paper
    parts = [_sheet(table.width, plate_height(table), style)]
    below = _INSIDE / 2 + LINE * 0.72
    for heading, rows in table.lines:
        parts.append(
            text(heading, (_INSIDE, below), 12.5, text_anchor="start", font_weight=700, fill=paper.text)
        )
        below += LINE
        for kind, shown, words in rows:
            if kind:
                parts.append(zone_badge(kind, shown, (_INSIDE + 8, below - 4), 14.0, style))
            size = fitted(words, 12.0, table.width - 3 * _INSIDE - 16)
            parts.append(text(words, (_INSIDE + 21, below), size, text_anchor="start", fill=paper.text))
            below += LINE
    return _placed(parts, table.at, "plate")


def locator(scene: Scene, style: Style) -> str:
    """The country around this map with this map in it."""
    small = scene.locator
    if small is None:
        return ""
    xs, ys = [x for x, _ in small.outline], [y for _, y in small.outline]
    grown = (small.width - 2 * _INSIDE) / (max(xs) - min(xs))
    tall = (max(ys) - min(ys)) * grown + 2 * _INSIDE

    def moved(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(_INSIDE + (x - min(xs)) * grown, _INSIDE + (y - min(ys)) * grown) for x, y in points]

    paper = style.paper
    pen: dict[str, object] = {"stroke_linejoin": "round", "stroke_width": 1.2}
    ((x, y),) = moved((small.place,))
    parts = [
        _sheet(small.width, tall, style),
        element("path", d=polygon_path(moved(small.outline)), fill=paper.land, stroke=paper.grid, **pen),
        element(
            "path",
            d=polygon_path(moved(small.frame)),
            fill=paper.accent,
            fill_opacity=0.25,
            stroke=paper.accent,
        ),
        element("circle", cx=x, cy=y, r=3, fill=paper.text),
    ]
    return _placed(parts, small.at, "locator")


def _sheet(width: float, height: float, style: Style) -> str:
    pen: dict[str, object] = {"fill": style.paper.panel, "stroke": style.paper.text, "stroke_width": 1.4}
    return element("rect", width=width, height=height, rx=4, **pen)


def _placed(parts: list[str], at: tuple[float, float], named: str) -> str:
    return element("g", *parts, transform=f"translate({num(at[0])} {num(at[1])})", class_=named)
