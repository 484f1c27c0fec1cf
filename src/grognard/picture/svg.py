"""A scene as one SVG picture."""

from dataclasses import replace

from grognard.picture.cartouche import cartouche
from grognard.picture.counters.stacks import stack
from grognard.picture.furniture import (
    GAP,
    WIDTH,
    band,
    chart_block,
    posted_charts,
    strip,
    strip_height,
    surroundings_block,
)
from grognard.picture.panel import inset_blocks, panel
from grognard.picture.scene.landscape import (
    NEATLINE,
    beyond_the_board,
    framed,
    grid,
    ground_of,
    land,
    sea,
    shapes,
)
from grognard.picture.scene.lettering import built_up, labels, numbers, town_name
from grognard.picture.scene.lines import features, forts
from grognard.picture.scene.markup import FONT, element, num
from grognard.picture.scene.model import Point, Scene
from grognard.picture.scene.relief import texture
from grognard.picture.scene.style import Style
from grognard.picture.sheet.drawing import map_sheet
from grognard.picture.sheet.land_names import room_between_towns, settled, towns_aside
from grognard.picture.sheet.river_names import river_names
from grognard.picture.sheet.scenery import frontier_lines, shaded
from grognard.picture.sheet.waters import rivers
from grognard.picture.zones.board import zone_board

_MARGIN = 34.0
_STRAY = 0.07
"""How far the corners of grounds stray from those of the cells, as a share of a cell's height."""
_BROADEST = 0.25
"""The panel of a large map grows to fill its height, up to this share of the map's width."""


def _has_panel(scene: Scene) -> bool:
    return bool(scene.tracks or scene.boxes or scene.legend or scene.scale or scene.subtitle)


def board(scene: Scene, style: Style) -> str:
    """The map with everything on it, from the sea up to the counters."""
    room = room_between_towns(scene, style)
    scene = replace(scene, labels=settled(scene, room))
    drop = ("river", "strait") if scene.coast else ("river",)
    cities = {cell.centre for cell in scene.cells if ground_of(cell, style).marks == "blocks"}
    landscape = [
        shapes(scene, style),
        sea(scene, style),
        land(scene, style, _STRAY * scene.unit if scene.coast else 0.0),
        element("g", shaded(scene), texture(scene, style), clip_path="url(#ashore)"),
        beyond_the_board(scene, style),
        grid(scene, style),
        frontier_lines(scene, style.paper.land_text),
        *(built_up(town, scene.unit, style) for town in scene.towns if town.at not in cities),
        element("g", rivers(scene, style), clip_path="url(#ashore)" if scene.coast else None),
        features(scene, style, without=drop),
        labels(scene, style),
        forts(scene, style),
        river_names(scene, room, style),
        numbers(scene, style),
    ]
    names = [
        town_name(town, scene.unit, style, aside)
        for town, aside in zip(scene.towns, towns_aside(scene, style), strict=True)
    ]
    return "".join(
        [
            framed(scene, style, landscape),
            cartouche(scene, style),
            element("g", *(stack(standing, scene, style) for standing in scene.stacks)),
            element("g", *names, font_weight=600, class_="towns"),
        ]
    )


def origin(scene: Scene) -> Point:
    """Where the point (0, 0) of the scene lies on the sheet."""
    left, top, _, _ = scene.frame()
    return _MARGIN - left, _MARGIN - top


def map_size(scene: Scene) -> tuple[float, float]:
    """Width and height of the map with its margin, the whole sheet where there is no panel."""
    left, top, right, bottom = scene.frame()
    below = 0.0 if _has_panel(scene) else strip_height(scene)
    return right - left + 2 * _MARGIN, bottom - top + 2 * _MARGIN + below


def _map(scene: Scene, style: Style) -> str:
    if scene.zones:
        return zone_board(scene, style)
    if not scene.ways and not scene.places:
        return board(scene, style)
    piles = [stack(standing, scene, style) for standing in scene.stacks]
    drawn = map_sheet(scene, style) + cartouche(scene, style) + posted_charts(scene, style)
    return drawn + (element("g", *piles) if piles else "")


def _growth(scene: Scene, style: Style, width: float, height: float) -> float:
    """How much larger the panel is drawn: beside a large map without counters it would be lost."""
    if not scene.places and not scene.ways:
        return 1.0
    _, natural, _ = panel(scene, style, 0.0)
    return max(1.0, min(height / natural, _BROADEST * width / WIDTH))


def draw(scene: Scene, style: Style) -> str:
    """The whole sheet: the map at the left, the margin panel at the right.

    The same scene and style always give the same text.
    """
    posted = {post.chart for post in scene.posted}
    scene = replace(scene, charts=tuple(chart for chart in scene.charts if chart not in posted))
    width, height = map_size(scene)
    across, down = origin(scene)
    if _has_panel(scene):
        room = height - 2 * _MARGIN + 2 * NEATLINE
        # Small maps stand below the large one as the charts do, and in the panel where there are none.
        small = [*inset_blocks(scene, style), *surroundings_block(scene, style)] if scene.charts else []
        beside = replace(scene, insets=()) if small else scene
        grown = _growth(beside, style, width, room)
        block, tall, left = panel(beside, style, room / grown, grown)
        larger = f"scale({num(grown * 100)}e-2)" if grown > 1 else ""
        margin = element("g", block, transform=f"translate({num(width)} {num(_MARGIN - NEATLINE)}){larger}")
        foot = tall * grown + 2 * (_MARGIN - NEATLINE)
        blocks = [*(chart_block(chart, style) for chart in left), *small]
        below, deep = band(blocks, width - 2 * (_MARGIN - NEATLINE), foot - height)
        if below:
            at = f"translate({num(_MARGIN - NEATLINE)} {num(height - _MARGIN + NEATLINE + GAP)})"
            margin += element("g", below, transform=at)
        width += WIDTH * grown + _MARGIN
        height = max(height + deep, foot)
    else:
        at = f"translate({num(_MARGIN)} {num(height - strip_height(scene) - 0.35 * _MARGIN)})"
        margin = element("g", strip(scene, style), transform=at) if strip_height(scene) else ""
    return element(
        "svg",
        element("rect", width=width, height=height, fill=style.paper.panel),
        element("g", _map(scene, style), transform=f"translate({num(across)} {num(down)})"),
        margin,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width)} {num(height)}",
        width=width,
        height=height,
        font_family=FONT,
    )
