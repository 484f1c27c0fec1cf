"""Sea, land and the ground colours: the lowest layers of the map."""

from collections.abc import Iterable

from grognard.picture.scene.coasts import closed_land
from grognard.picture.scene.colour import mix
from grognard.picture.scene.curves import calmed_ring, region_outlines, smooth, strayed, wandering
from grognard.picture.scene.markup import element, polygon_path
from grognard.picture.scene.model import Cell, Scene
from grognard.picture.scene.style import Style, TerrainLook

NEATLINE = 7.0
"""How far the outer line of the frame keeps from the inner one."""
_CALM = 0.42
"""How far the corner of a loosely drawn region is cut."""
_WATERLINES = (0.62, 0.42, 0.24)
"""Width of the lines that follow a coast, as shares of the cell's height, from the outermost to the shore."""


def ground_of(cell: Cell, style: Style) -> TerrainLook:
    """The look of a cell's terrain."""
    if cell.terrain not in style.terrain:
        known = ", ".join(style.terrain)
        raise ValueError(f"cell {cell.name} has terrain {cell.terrain!r}; the style knows {known}")
    return style.terrain[cell.terrain]


def region_path(cells: Iterable[Cell], stray: float = 0.0) -> str:
    """Path data around a set of cells, drawn with an unsteady hand.

    With a ``stray``, corners are cut and moved by up to so much, and the cells' own shape is lost.
    """
    rings = region_outlines(cell.outline for cell in cells)
    if stray:
        rings = [calmed_ring(strayed(ring, stray), _CALM) for ring in rings]
    return "".join(smooth(wandering(ring, 0.11, 3)) for ring in rings)


def sea(scene: Scene, style: Style) -> str:
    """The sea with lines that follow the coast."""
    water = [cell for cell in scene.cells if ground_of(cell, style).water]
    left, top, right, bottom = scene.frame()
    colour = ground_of(water[0], style).fill if water else style.paper.land
    parts = [element("rect", x=left, y=top, width=right - left, height=bottom - top, fill=colour)]
    for order, width in enumerate(_WATERLINES if water else (), 1):
        line = width * scene.unit
        for stroke, wide in (
            (style.paper.waterline, line),
            (mix(colour, "#ffffff", 0.16 * order), line - 1.6),
        ):
            parts.append(
                element("use", href="#land", stroke=stroke, stroke_width=wide, stroke_linejoin="round")
            )
    return element("g", *parts, fill="none")


def land(scene: Scene, style: Style, stray: float = 0.0) -> str:
    """The land mass, the tints of its terrains with soft rims, closed land muted, and the coast."""
    parts = [element("use", href="#land", fill=style.paper.land)]
    for name, look in style.terrain.items():
        cells = [cell for cell in scene.cells if cell.terrain == name]
        if not cells or look.water or look.fill == style.paper.land:
            continue
        d = region_path(cells, stray)
        parts.append(
            element(
                "path",
                d=d,
                fill=look.fill,
                stroke=look.fill,
                stroke_width=0.12 * scene.unit,
                stroke_opacity=0.45,
                stroke_linejoin="round",
                class_=f"ground {name}",
            )
        )
    if scene.coast:
        water = [cell for cell in scene.cells if ground_of(cell, style).water]
        cells, islands = closed_land(scene.cells, scene.coast, water)
        closed = "".join(
            element("path", d=d)
            for d in (region_path(cells), *(smooth((*ring, ring[0])) for ring in islands))
            if d
        )
        parts.append(element("g", closed, fill=style.paper.neutral, class_="neutral"))
    coast = element("use", href="#land", fill="none", stroke=style.paper.coast, stroke_width=1.6)
    return element("g", *parts, clip_path="url(#ashore)") + coast


def patches(scene: Scene, style: Style, stray: float = 0.0) -> str:
    """The tints of what lies over the terrain; of heights, which are shaded, a contour line."""
    parts = []
    for name, look in style.patch.items():
        cells = [cell for cell in scene.cells if name in cell.patches]
        if not cells or not look.fill:
            continue
        pen: dict[str, object] = {"fill": look.fill}
        if look.height:
            line = mix(look.fill, "#5a3a12", 0.6)
            pen = {"fill": "none", "stroke": line, "stroke_width": 0.02 * scene.unit, "stroke_opacity": 0.7}
            pen["stroke_dasharray"] = "6 2.5"
        parts.append(element("path", d=region_path(cells, stray), class_=f"patch {name}", **pen))
    return element("g", *parts, clip_path="url(#ashore)") if parts else ""


def shapes(scene: Scene, style: Style, stray: float = 0.0) -> str:
    """Definitions of the land mass, to be drawn and to be clipped with: by its real coast if there is one."""
    real = "".join(smooth((*ring, ring[0])) for ring in scene.coast)
    dry = real or region_path((cell for cell in scene.cells if not ground_of(cell, style).water), stray)
    return element(
        "defs",
        element("path", id="land", d=dry, fill_rule="evenodd"),
        element("clipPath", element("use", href="#land", clip_rule="evenodd"), id="ashore"),
    )


def framed(scene: Scene, style: Style, layers: Iterable[str]) -> str:
    """The layers of a map cut off at its frame, with two lines around them."""
    left, top, right, bottom = scene.frame()

    def around(away: float) -> dict[str, object]:
        width, height = right - left + 2 * away, bottom - top + 2 * away
        return {"x": left - away, "y": top - away, "width": width, "height": height}

    pen: dict[str, object] = {"fill": "none", "stroke": style.paper.text}
    return "".join(
        [
            element("clipPath", element("rect", **around(0)), id="frame"),
            element("g", *layers, clip_path="url(#frame)"),
            element("rect", **around(0), **pen, stroke_width=1.2),
            element("rect", **around(NEATLINE), **pen, stroke_width=3),
        ]
    )


def beyond_the_board(scene: Scene, style: Style) -> str:
    """A veil over the landscape between the outermost cells and the frame."""
    left, top, right, bottom = scene.frame()
    frame = polygon_path(((left, top), (right, top), (right, bottom), (left, bottom)))
    board = "".join(
        polygon_path(ring) for ring in region_outlines(cell.outline for cell in scene.cells if cell.on_board)
    )
    return element("path", d=frame + board, fill=style.paper.sheet, fill_opacity=0.62, fill_rule="evenodd")


def grid(scene: Scene, style: Style) -> str:
    """Every cell of the board, once, with a thin outline."""
    cells = [
        element("path", d=polygon_path(cell.outline), data_cell=cell.name)
        for cell in scene.cells
        if cell.on_board
    ]
    return element("g", *cells, fill="none", stroke=style.paper.grid, stroke_width=0.8, stroke_opacity=0.4)
