"""A map sheet becomes a picture: every hex, name and line of it, and nothing that is not there."""

from dataclasses import replace
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.components.sheet import Sheet
from grognard.picture import Scene, draw, png_bytes
from grognard.picture.scene.hexes import SIZE, centre, middle, shared_side
from grognard.picture.scene.model import Place, Side, Way
from grognard.picture.sheet.build import printed_sheet, sheet_scene, sheet_style
from grognard.picture.sheet.free_space import Area, Room
from grognard.picture.sheet.routes import routes
from tests.picture.toy import COLUMNS, ROWS, toy_sheet

GRID = HexGrid(COLUMNS, ROWS)


@pytest.fixture
def toy(tmp_path: Path) -> Sheet:
    return toy_sheet(tmp_path / "toy")


def picture(sheet: Sheet, language: str = "en") -> ET.Element:
    style = sheet_style(sheet)
    return ET.fromstring(draw(printed_sheet(sheet, sheet.load(), style, language), style))


def texts(root: ET.Element) -> list[str]:
    return ["".join(node.itertext()) for node in root.iter("{http://www.w3.org/2000/svg}text")]


def classes(root: ET.Element) -> set[str]:
    return {found for node in root.iter() if (found := node.get("class"))}


def scene_of(sheet: Sheet) -> Scene:
    return sheet_scene(sheet, sheet.load(), sheet_style(sheet))


def test_every_hex_number_and_every_name_is_lettered_once(toy: Sheet) -> None:
    found = texts(picture(toy))
    labels = [f"{column:02}{row:02}" for column in range(1, COLUMNS + 1) for row in range(1, ROWS + 1)]
    assert all(found.count(label) == 1 for label in labels)
    assert all(found.count(name) == 1 for name in ("Marburg", "Kreuz", "Roter Stein", "Lahn", "NORTH SEA"))


def test_names_are_those_of_the_language(toy: Sheet) -> None:
    found = texts(picture(toy, "fr"))
    assert {"Marbourg", "Petit-Gué", "JOUET", "Légende", "MER DU NORD", "Gué", "Lane"} <= set(found)
    assert not {"Kleinfurt", "Lahn"} & set(found)


def test_a_present_name_is_written_where_it_is_another(toy: Sheet) -> None:
    assert "(La Croix)" in texts(picture(toy))
    french = texts(picture(toy, "fr"))
    assert "La Croix" in french
    assert "(La Croix)" not in french


def test_the_legend_explains_what_is_drawn_and_nothing_else(tmp_path: Path) -> None:
    without_rail = toy_sheet(tmp_path / "toy", ways=["0106,0205,road,"])
    found = texts(picture(without_rail))
    assert {"Road", "Border", "Fortified line", "Burnt", "Village"} <= set(found)
    assert not {"Railway", "Trail"} & set(found)


def test_a_border_lies_where_a_column_differs_but_not_on_the_shore(toy: Sheet) -> None:
    border = [side for side in scene_of(toy).sides if side.feature == "border"]
    assert len(border) == 2 * ROWS - 1
    between_columns = (middle(GRID, "0901")[0] + middle(GRID, "1001")[0]) / 2
    assert all(abs((side.start[0] + side.end[0]) / 2 - between_columns) < 1 for side in border)


def test_teeth_point_away_from_the_fort_else_to_the_compass(toy: Sheet) -> None:
    rears = [side.rear for side in scene_of(toy).sides if side.feature == "line"]
    assert rears[0] == middle(GRID, "0908")
    start, end = shared_side(toy.grid, "1107", "1207")
    assert rears[2] == pytest.approx(((start[0] + end[0]) / 2 - 60, (start[1] + end[1]) / 2))


def test_ways_that_end_on_the_rim_lead_off_the_map(toy: Sheet) -> None:
    scene = scene_of(toy)
    left, _, right, bottom = scene.frame()
    ends = [way.end for way in scene.ways]
    assert min(x for x, _ in ends) < left
    assert max(x for x, _ in ends) > right
    assert max(y for _, y in ends) > bottom
    assert all(way.end != middle(GRID, "0708") or way.kind == "trail" for way in scene.ways)


def test_a_way_keeps_to_its_hexes_and_meets_its_places(toy: Sheet) -> None:
    scene = scene_of(toy)
    led = routes(scene.ways, ("trail", "road", "rail"), [place.at for place in scene.places], scene.unit)
    points = [point for line in led.lines["road"] for point in line]
    assert middle(GRID, "0504") in points
    assert middle(GRID, "0805") in points
    for way in (way for way in scene.ways if way.kind == "road"):
        x, y = (way.start[0] + way.end[0]) / 2, (way.start[1] + way.end[1]) / 2
        assert min(hypot(px - x, py - y) for px, py in points) < 0.3 * scene.unit


def test_two_ways_over_one_side_run_beside_each_other(toy: Sheet) -> None:
    scene = scene_of(toy)
    led = routes(scene.ways, ("trail", "road", "rail"), [], scene.unit)
    found = [tuple(crossed.values()) for crossed in led.crossings.values() if len(crossed) == 2]
    assert len(found) == 3
    assert all(hypot(a[0] - b[0], a[1] - b[1]) > 3 for a, b in found)


def test_a_straight_road_has_no_zigzag() -> None:
    grid = HexGrid(9, 3)
    middles = [centre(grid, (column, 2)) for column in range(1, 10)]
    ways = [Way("road", one, other) for one, other in pairwise(middles)]
    (line,) = routes(ways, ("road",), [], SIZE).lines["road"]
    inner = [y for _, y in line[2:-2]]
    assert max(inner) - min(inner) < 0.25 * SIZE


def test_forks_meet_in_one_point() -> None:
    grid = HexGrid(3, 3)
    fork = centre(grid, (2, 2))
    arms = [centre(grid, place) for place in ((2, 1), (2, 3), (3, 2))]
    led = routes([Way("road", fork, arm) for arm in arms], ("road",), [], SIZE)
    assert all(fork in line for line in led.lines["road"])
    assert len(led.lines["road"]) == 2


def test_bridges_stand_where_ways_cross(toy: Sheet) -> None:
    scene = scene_of(toy)
    led = routes(scene.ways, ("trail", "road", "rail"), [], scene.unit)
    start, end = shared_side(toy.grid, "0604", "0705")
    crossing = led.crossing(start, end)
    assert set(crossing) == {"road", "rail"}
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    assert all(hypot(px - x, py - y) < 0.25 * scene.unit for px, py in crossing.values())
    assert led.crossing(*shared_side(toy.grid, "1001", "1002")) == {}


def test_an_embankment_lies_on_the_way_that_it_carries() -> None:
    grid = HexGrid(9, 3)
    middles = [centre(grid, (column, 2)) for column in range(1, 10)]
    rail = [Way("rail", one, other) for one, other in pairwise(middles)]
    banks = [Way("bank", one, other) for one, other in pairwise(middles[3:6])]
    led = routes([*rail, *banks], ("bank", "rail"), [], SIZE, beside=["bank"])
    (line,) = led.lines["rail"]
    assert len(led.lines["bank"]) == 2
    for piece in led.lines["bank"]:
        assert piece[0][0] >= middles[3][0] - 1
        assert piece[-1][0] <= middles[5][0] + 1
        assert any(point in piece for point in line)


def test_room_counts_what_a_name_would_cover() -> None:
    room = Room((-50, -50, 200, 200))
    room.take([Area(0, 0, 10, 10, 4.0), Area(100, 0, 110, 10, 1.0)])
    assert room.cost(Area(-5, 5, 5, 15)) == pytest.approx(1.0)
    assert room.cost(Area(20, 0, 30, 10)) == 0
    assert room.holds(Area(20, 0, 30, 10))
    assert not room.holds(Area(190, 0, 199, 10))


def test_names_of_neighbours_do_not_cover_each_other(tmp_path: Path) -> None:
    crowd = [f"{column:02}{row:02},village,Langername,Nomlong," for column in (6, 7, 8) for row in (7, 8)]
    root = picture(toy_sheet(tmp_path / "toy", places=crowd))
    boxes = []
    for node in root.iter("{http://www.w3.org/2000/svg}text"):
        if (node.text or "").startswith("Langername"):
            x, y, size = (float(node.attrib[key]) for key in ("x", "y", "font-size"))
            width = 0.5 * size * len(node.text or "")
            shift = {"middle": 0.5, "end": 1.0}.get(node.attrib.get("text-anchor", "start"), 0.0)
            boxes.append((x - shift * width, y - size, x + (1 - shift) * width, y))
    assert len(boxes) >= 4
    for place, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[place + 1 :]:
            across = min(right, other[2]) - max(left, other[0])
            down = min(bottom, other[3]) - max(top, other[1])
            assert across <= 2 or down <= 3


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        (
            {"ways": (Way("canal", (0, 0), (0, 60)),)},
            "way of kind 'canal'; the style knows trail, road, rail",
        ),
        ({"places": (Place("inn", "Ox", (0, 0)),)}, "place of kind 'inn'; the style knows city"),
        ({"sides": (Side((0, 0), (9, 9), "hedge"),)}, "side with 'hedge'; the style knows border"),
    ],
)
def test_what_the_style_does_not_know_is_refused(toy: Sheet, changes: dict[str, Any], complaint: str) -> None:
    style = sheet_style(toy)
    with pytest.raises(ValueError, match=complaint):
        draw(replace(scene_of(toy), **changes), style)


def test_the_same_sheet_gives_the_same_bytes_and_a_png(toy: Sheet) -> None:
    style = sheet_style(toy)
    one, other = (draw(scene_of(toy), style) for _ in range(2))
    assert one == other
    assert "nan" not in one
    assert png_bytes(one, 0.3).startswith(b"\x89PNG")


def test_rivers_grow_from_their_source(toy: Sheet) -> None:
    (group,) = (node for node in picture(toy).iter() if node.get("class") == "rivers")
    widths = {float(node.attrib["stroke-width"]) for node in group if node.get("stroke") == "#5b9cc4"}
    assert min(widths) < 0.6 * max(widths)
    assert max(widths) == pytest.approx(3.0, abs=0.4)
