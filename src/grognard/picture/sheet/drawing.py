"""The large map of a sheet: ground, waters, ways, works, places and their names."""

from dataclasses import replace

from grognard.picture.scene.curves import sampled, steps_around, straight
from grognard.picture.scene.landscape import beyond_the_board, framed, land, patches, sea, shapes
from grognard.picture.scene.lettering import labels
from grognard.picture.scene.lines import feature_of, features
from grognard.picture.scene.markup import element, halo, num
from grognard.picture.scene.model import Scene
from grognard.picture.scene.relief import texture
from grognard.picture.scene.shading import hill_shading
from grognard.picture.scene.style import Style
from grognard.picture.scene.symbols import place_of, symbol
from grognard.picture.sheet.free_space import Area, Room
from grognard.picture.sheet.land_names import settled
from grognard.picture.sheet.naming import arranged, names, taken
from grognard.picture.sheet.routes import Routes, routes
from grognard.picture.sheet.scenery import shaded
from grognard.picture.sheet.waters import river_courses, rivers
from grognard.picture.sheet.ways import way_of, ways
from grognard.picture.sheet.works import WORKS, crossings, fortified_lines

_STRAY = 0.07
"""How far the corners of grounds stray from those of the cells, as a share of a cell's height."""
_ACROSS, _OVER_WATER, _AT_SEA = 12.0, 1.5, 8.0
"""What it costs to letter a land across a step of a road or river, besides what that costs any name, and
across a cell of the sea."""


def map_sheet(scene: Scene, style: Style) -> str:
    """The map with everything on it, from the sea up to the names."""
    for side in scene.sides:
        feature_of(side, style)
    for way in scene.ways:
        way_of(way.kind, style)
    led = routes_of(scene, style)
    spots = arranged(scene.places, style, scene.unit)
    room = taken(scene, spots, led, style)
    scene = replace(scene, labels=settled(scene, room, _lines_alone(scene, led, style)))
    stray = _STRAY * scene.unit
    layers = [
        shapes(scene, style, stray),
        sea(scene, style),
        land(scene, style, stray),
        element("g", shaded(scene) or hill_shading(scene, style), clip_path="url(#ashore)"),
        patches(scene, style, stray),
        element("g", texture(scene, style), clip_path="url(#ashore)"),
        beyond_the_board(scene, style),
        _grid(scene, style),
        rivers(scene, style),
        features(scene, style, without=("river", *WORKS)),
        ways(led, style),
        labels(scene, style),
        crossings(scene, led, style),
        fortified_lines(scene, style),
        _numbers(scene, style),
        *(symbol(place, at, scene.unit, style) for place, at in spots),
        names(scene, spots, room, style, led),
    ]
    return framed(scene, style, layers)


def routes_of(scene: Scene, style: Style) -> Routes:
    """The lines of all ways: through the middle of cells with a place, but for those with a mere letter."""
    stops = [place.at for place in scene.places if place_of(place.kind, style).symbol != "letter"]
    banks = [kind for kind, look in style.way.items() if look.draw == "embankment"]
    return routes(scene.ways, tuple(style.way), stops, scene.unit, banks)


def _lines_alone(scene: Scene, led: Routes, style: Style) -> Room:
    """Roads, rivers and seas once more, for names of lands, which would rather hide those than a cell."""
    room = Room(scene.frame())
    for cell in scene.cells:
        if style.terrain[cell.terrain].water:
            room.take([Area.around(cell.centre, scene.unit, scene.unit, _AT_SEA)])
    for courses in river_courses(scene, style).values():
        for course in courses:
            room.take_line(course, _OVER_WATER)
    for lines in led.lines.values():
        for line in lines:
            room.take_line(sampled(line, 3), _ACROSS)
    return room


def _grid(scene: Scene, style: Style) -> str:
    """The sides of all cells on the board as one path, each side once."""
    d = []
    drawn = set()
    for cell in scene.cells:
        if not cell.on_board:
            continue
        for one, other in steps_around(cell.outline):
            key = (round(one[0] + other[0]), round(one[1] + other[1]))
            if key not in drawn:
                drawn.add(key)
                d.append(straight((one, other)))
    return element(
        "path", d="".join(d), fill="none", stroke=style.paper.grid, stroke_width=0.7, stroke_opacity=0.38
    )


def _numbers(scene: Scene, style: Style) -> str:
    """The small number of every cell on the board."""
    printed = [
        f'<text x="{num(cell.centre[0])}" y="{num(cell.centre[1] - 0.42 * scene.unit)}">{cell.name}</text>'
        for cell in scene.cells
        if cell.on_board
    ]
    pen: dict[str, object] = {"font_size": 0.1 * scene.unit, "text_anchor": "middle", "class_": "numbers"}
    return element(
        "g",
        *printed,
        fill=style.paper.number,
        fill_opacity=0.85,
        **pen,
        **halo(style.paper.land, 1.4),
        stroke_opacity=0.5,
    )
