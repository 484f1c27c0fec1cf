"""The legend: a small sample of everything that the map shows, drawn as the map draws it."""

from itertools import pairwise

from grognard.picture.counters import placed
from grognard.picture.courses import courses
from grognard.picture.hexes import hexagon
from grognard.picture.landscape import ground_of
from grognard.picture.lettering import town_name
from grognard.picture.lines import features, forts
from grognard.picture.markup import element, fitted, num, polygon_path, text
from grognard.picture.relief import texture
from grognard.picture.scene import Cell, Counter, LegendEntry, Line, Scene, Side, Town
from grognard.picture.style import Style
from grognard.picture.zones import zone_badge

ROW = 40.0
_SAMPLE = 60.0


def _hex_scene(terrain: str, *, fortified: bool = False, sides: tuple[Side, ...] = ()) -> Scene:
    cell = Cell("", (0.0, 0.0), hexagon((0.0, 0.0), _SAMPLE, flat=True), terrain, fortified=fortified)
    return Scene("sample", _SAMPLE, (cell,), sides=sides)


def _plain(style: Style) -> str:
    """The terrain that samples of other things stand on: the one in the colour of the land."""
    plain = (name for name, look in style.terrain.items() if not look.water and look.fill == style.paper.land)
    return next(plain, next(iter(style.terrain)))


def _ground(scene: Scene, style: Style) -> str:
    cell = scene.cells[0]
    outline = element(
        "path",
        d=polygon_path(cell.outline),
        fill=ground_of(cell, style).fill,
        stroke=style.paper.grid,
        stroke_width=1.2,
    )
    return outline + texture(scene, style)


def sample(entry: LegendEntry, style: Style) -> str:
    """A sample about 60 by 60 around the origin."""
    match entry.kind:
        case "terrain":
            return _ground(_hex_scene(entry.key), style)
        case "fort":
            fort = _hex_scene(_plain(style), fortified=True)
            return _ground(fort, style) + forts(fort, style)
        case "feature":
            corners = hexagon((0.0, 0.0), _SAMPLE, flat=True)
            path = [corners[3], corners[4], corners[5], corners[0]]
            lowered = [(x, y + _SAMPLE * 0.25) for x, y in path]
            if style.feature[entry.key].draw in ("road", "trench"):
                line = Line(entry.key, tuple(lowered))
                return courses(Scene("sample", _SAMPLE, (), lines=(line,)), style)
            sides = tuple(Side(a, b, entry.key) for a, b in pairwise(lowered))
            return features(_hex_scene(_plain(style), sides=sides), style)
        case "sign":
            kind, value = entry.key.split()
            return zone_badge(kind, value, (0.0, 0.0), 26.0, style)
        case "badge" | "badge-square" | "port":
            square = entry.kind == "badge-square"
            town = Town("", (0.0, -22.0), entry.key, square=square, port=entry.kind == "port")
            return element("g", town_name(town, _SAMPLE, style), transform="translate(0 -10)scale(3)")
        case "counter":
            shown = Counter(entry.text, entry.key, "infantry", "corps", "", "A-D-M")
            return placed(shown, (-27.0, -27.0), 54.0, style)
        case _:
            raise ValueError(f"legend entry {entry.text!r} has kind {entry.kind!r}")


def legend_block(
    entries: tuple[LegendEntry, ...], width: float, columns: int, style: Style
) -> tuple[str, float]:
    """The entries in columns, read downwards, and the height they take."""
    rows = -(-len(entries) // columns)
    column_width = width / columns
    parts = []
    for place, entry in enumerate(entries):
        x, y = place // rows * column_width, place % rows * ROW + ROW / 2
        parts.append(
            element("g", sample(entry, style), transform=f"translate({num(x + 22)} {num(y)})scale(.58)")
        )
        room = column_width - 50
        parts.append(
            text(
                entry.text,
                (x + 48, y + 4.5),
                fitted(entry.text, 14, room),
                text_anchor="start",
                fill=style.paper.text,
            )
        )
    return "".join(parts), rows * ROW
