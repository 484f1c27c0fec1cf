"""The legend: a small sample of everything that the map shows, drawn as the map draws it."""

from dataclasses import replace
from itertools import pairwise

from grognard.picture.counters.stacks import placed
from grognard.picture.scene.hexes import SIZE, hexagon
from grognard.picture.scene.landscape import ground_of
from grognard.picture.scene.lettering import town_name
from grognard.picture.scene.lines import features, forts
from grognard.picture.scene.markup import element, fitted, num, polygon_path, text
from grognard.picture.scene.model import Cell, Counter, LegendEntry, Line, Place, Scene, Side, Town
from grognard.picture.scene.relief import texture
from grognard.picture.scene.style import Style
from grognard.picture.scene.symbols import symbol
from grognard.picture.sheet.routes import Routes
from grognard.picture.sheet.ways import way_path
from grognard.picture.sheet.works import WORKS, crossings, fortified_lines
from grognard.picture.zones.badges import zone_badge
from grognard.picture.zones.courses import courses

ROW = 40.0


def _hex_scene(
    terrain: str,
    *,
    fortified: bool = False,
    sides: tuple[Side, ...] = (),
    patches: tuple[str, ...] = (),
) -> Scene:
    outline = hexagon((0.0, 0.0), flat=True)
    cell = Cell("", (0.0, 0.0), outline, terrain, fortified=fortified, patches=patches)
    return Scene("sample", SIZE, (cell,), sides=sides)


def _plain(style: Style) -> str:
    """The terrain that samples of other things stand on: the one in the colour of the land."""
    plain = (name for name, look in style.terrain.items() if not look.water and look.fill == style.paper.land)
    return next(plain, next(iter(style.terrain)))


def _ground(scene: Scene, style: Style) -> str:
    cell = scene.cells[0]
    over = [style.patch[patch].fill for patch in cell.patches if style.patch[patch].fill]
    outline = element(
        "path",
        d=polygon_path(cell.outline),
        fill=over[-1] if over else ground_of(cell, style).fill,
        stroke=style.paper.grid,
        stroke_width=1.2,
    )
    return outline + texture(scene, style)


def sample(entry: LegendEntry, style: Style) -> str:
    """A sample about 60 by 60 around the origin."""
    match entry.kind:
        case "terrain":
            return _ground(_hex_scene(entry.key), style)
        case "patch":
            return _ground(_hex_scene(_plain(style), patches=(entry.key,)), style)
        case "way":
            reach = SIZE * 0.55
            bent = ((-reach, 6.0), (-reach / 3, -4.0), (reach / 3, 4.0), (reach, -6.0))
            return way_path([bent], style.way[entry.key])
        case "place":
            word = "A" if style.place[entry.key].symbol == "letter" else entry.text
            mark = symbol(Place(entry.key, word, (0.0, 0.0)), (0.0, 0.0), SIZE, style)
            return element("g", mark, transform="scale(1.5)")
        case "fort":
            fort = _hex_scene(_plain(style), fortified=True)
            return _ground(fort, style) + forts(fort, style)
        case "feature":
            corners = hexagon((0.0, 0.0), flat=True)
            path = [corners[3], corners[4], corners[5], corners[0]]
            lowered = [(x, y + SIZE * 0.25) for x, y in path]
            look = style.feature[entry.key]
            if look.draw in WORKS:
                return _work(entry.key, style)
            if look.draw in ("road", "trench"):
                line = Line(entry.key, tuple(lowered))
                return courses(Scene("sample", SIZE, (), lines=(line,)), style)
            sides = tuple(Side(a, b, entry.key) for a, b in pairwise(lowered))
            return features(_hex_scene(_plain(style), sides=sides), style)
        case "sign":
            kind, value = entry.key.split()
            return zone_badge(kind, value, (0.0, 0.0), 26.0, style)
        case "badge" | "badge-square" | "port":
            square = entry.kind == "badge-square"
            town = Town("", (0.0, -22.0), entry.key, square=square, port=entry.kind == "port")
            return element("g", town_name(town, SIZE, style), transform="translate(0 -10)scale(3)")
        case "counter":
            shown = entry.counter or Counter(entry.text, entry.key, "infantry", "corps", "", "A-D-M")
            return placed(shown, (-27.0, -27.0), 54.0, style)
        case _:
            raise ValueError(f"legend entry {entry.text!r} has kind {entry.kind!r}")


def _work(feature: str, style: Style) -> str:
    """A bridge or ford over a river, or a fortified line."""
    half = SIZE * 0.45
    side = Side((0.0, half), (0.0, -half), feature, rear=(-SIZE, 0.0))
    river = next((name for name, look in style.feature.items() if look.draw == "river"), None)
    no_ways = Routes({}, {}, {})
    if style.feature[feature].draw == "teeth":
        walls = tuple(
            replace(side, start=(x, 4.0), end=(x + half, 4.0), rear=(x, 40.0)) for x in (-half, 0.0)
        )
        return fortified_lines(_hex_scene(_plain(style), sides=walls), style)
    water = features(_hex_scene(_plain(style), sides=(replace(side, feature=river),)), style) if river else ""
    return water + crossings(_hex_scene(_plain(style), sides=(side,)), no_ways, style)


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
