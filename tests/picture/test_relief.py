"""Shaded hills and wandering rivers of the map sheets."""

from base64 import b64decode
from dataclasses import replace
from itertools import pairwise
from math import hypot

from grognard.games.borodino_41.sheet import SHEET
from grognard.picture.scene.shading import height_of, hill_shading
from grognard.picture.scene.style import MapRise
from grognard.picture.scene.swells import swells
from grognard.picture.sheet.build import sheet_scene, sheet_style
from grognard.picture.sheet.meanders import meandering
from tests.picture.make_pictures import SIGNATURE

STYLE = sheet_style(SHEET)
SCENE = sheet_scene(SHEET, SHEET.load(), STYLE)
SIDE = 34.6
ZIGZAG = [(SIDE * number, 15.0 * (number % 4 in (1, 2))) for number in range(24)]


def test_hills_stand_high_and_are_shaded_on_one_small_picture() -> None:
    heights = {cell.name: height_of(cell, STYLE) for cell in SCENE.cells}
    assert (heights["1917"], heights["2216"]) == (1.0, 0.0)
    drawn = hill_shading(SCENE, STYLE)
    assert drawn == hill_shading(SCENE, STYLE)
    picture = b64decode(drawn.partition("base64,")[2].partition('"')[0])
    assert picture.startswith(SIGNATURE)
    assert len(picture) < 60_000


def test_flat_ground_has_no_shading() -> None:
    flat = replace(SCENE, cells=tuple(replace(cell, patches=()) for cell in SCENE.cells))
    assert hill_shading(flat, STYLE) == ""


def test_a_river_keeps_near_its_line_and_ends_where_it_ends() -> None:
    course, places = meandering(ZIGZAG, [False] * 23)
    assert (course[0], course[-1]) == (ZIGZAG[0], ZIGZAG[-1])
    assert (places[0], places[-1]) == (0.0, 23.0)
    for (x, y), place in zip(course, places, strict=True):
        first = min(int(place), 22)
        (x1, y1), (x2, y2) = ZIGZAG[first], ZIGZAG[first + 1]
        share = place - first
        assert hypot(x - x1 - (x2 - x1) * share, y - y1 - (y2 - y1) * share) < 0.25 * SIDE + 2


def test_no_two_bends_are_alike() -> None:
    straight = [(SIDE * number, 0.0) for number in range(40)]
    course, _ = meandering(straight, [False] * 39)
    steps = [after - before for (_, before), (_, after) in pairwise(course)]
    turns = [place for place, (before, after) in enumerate(pairwise(steps)) if before * after < 0]
    assert len({after - before for before, after in pairwise(turns)}) > 4


def test_a_river_passes_under_its_bridges() -> None:
    straight = [(SIDE * number, 0.0) for number in range(12)]
    course, places = meandering(straight, [number == 5 for number in range(11)])
    assert abs(course[places.index(5.5)][1]) < 0.01


def test_ground_without_hills_rolls_smoothly_and_never_twice_alike() -> None:
    ground = swells(160, 120)
    assert ground == swells(160, 120)
    heights = [height for row in ground for height in row]
    assert -1.0 <= min(heights) < -0.3
    assert 0.3 < max(heights) <= 1.0
    assert max(abs(after - before) for row in ground for before, after in pairwise(row)) < 0.15
    assert len({tuple(row) for row in ground}) == len(ground)


def test_ground_within_a_rise_is_drawn_high_and_plays_as_it_did() -> None:
    outline = ("0101", "0901", "0909", "0109")
    raised = replace(STYLE, rises=(MapRise(outline, 0.6),))
    cells = {cell.name: cell for cell in sheet_scene(SHEET, SHEET.load(), raised).cells if cell.on_board}
    heights = {name: height_of(cell, raised) for name, cell in cells.items()}
    assert (heights["0101"], heights["0505"], heights["1505"]) == (0.6, 0.6, 0.0)
    plain = {cell.name: cell for cell in SCENE.cells}
    assert cells["0505"].terrain == plain["0505"].terrain


def test_valleys_and_swells_are_lower_where_the_ground_rolls_less() -> None:
    assert len(hill_shading(SCENE, replace(STYLE, rolling=0.0))) < len(hill_shading(SCENE, STYLE))
