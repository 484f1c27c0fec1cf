"""Names of lands and seas: capitals and italics with serifs, moved off roads and signs."""

from dataclasses import replace

from grognard.games.victory_roads.sheet import SHEET
from grognard.picture.scene.hexes import hexagon
from grognard.picture.scene.lettering import label_spacing, labels
from grognard.picture.scene.markup import SERIF
from grognard.picture.scene.model import Cell, Label, Scene, Town
from grognard.picture.sheet.build import sheet_style
from grognard.picture.sheet.drawing import routes_of
from grognard.picture.sheet.free_space import Area, Room
from grognard.picture.sheet.land_names import covered, room_between_towns, settled
from grognard.picture.sheet.naming import taken

STYLE = sheet_style(SHEET)
LAND = Label("Poland", (600.0, 600.0))


def scene_with(*shown: Label) -> Scene:
    cells = [
        Cell(str(x), (float(x), float(y)), hexagon((x, y), flat=True), "clear")
        for x in (0, 1200)
        for y in (0, 1200)
    ]
    return Scene("lands", 60.0, tuple(cells), labels=shown)


def test_a_name_stays_where_there_is_room() -> None:
    assert settled(scene_with(LAND), Room((0, 0, 1200, 1200))) == (LAND,)


def test_a_name_moves_off_a_road_through_its_letters() -> None:
    room = Room((0, 0, 1200, 1200))
    room.take(Area.around((x, 594.0), 4.0, 4.0, 0.35) for x in range(400, 800, 6))
    (moved,) = settled(scene_with(LAND), room)
    assert moved.at[0] == 600.0
    assert moved.at[1] != 600.0


def test_a_wide_name_keeps_off_lines_that_stand_apart_and_grows_smaller_at_most() -> None:
    free, lines = Room((0, 0, 1200, 1200)), Room((0, 0, 1200, 1200))
    wide = replace(LAND, reach=6.0)
    lines.take_line(((570.0, 0.0), (570.0, 1200.0)), 12.0)
    (moved,) = settled(scene_with(wide), free, lines)
    assert moved != wide
    assert all(lines.cost(area) == 0.0 for area in covered(moved, 60.0))
    assert 0.8 * wide.size < moved.size <= wide.size


def test_the_name_of_a_water_moves_off_the_shore() -> None:
    sea = replace(LAND, kind="water")
    scene = replace(scene_with(sea), coast=(((400.0, 594.0), (800.0, 594.0)),))
    (moved,) = settled(scene, taken(scene, [], routes_of(scene, STYLE), STYLE))
    assert moved.at != sea.at


def test_the_name_of_a_water_keeps_near_its_place() -> None:
    room = Room((0, 0, 1200, 1200))
    room.take(Area.around((x, 594.0), 4.0, 40.0, 3.0) for x in range(400, 800, 6))
    (land,) = settled(scene_with(LAND), room)
    (water,) = settled(scene_with(replace(LAND, kind="water")), room)
    assert abs(land.at[1] - 600.0) > abs(water.at[1] - 600.0)


def test_two_names_do_not_cover_each_other() -> None:
    one, other = settled(scene_with(LAND, LAND), Room((0, 0, 1200, 1200)))
    assert abs(one.at[1] - other.at[1]) >= 12.0


def test_lands_are_in_capitals_and_seas_in_italics_all_with_serifs() -> None:
    drawn = labels(scene_with(LAND, Label("Baltic Sea", (600.0, 900.0), "water")), STYLE)
    assert ">POLAND<" in drawn
    assert ">Baltic Sea<" in drawn
    assert drawn.count("italic") == 1
    assert SERIF.split(",")[0] in drawn


def test_a_name_with_a_reach_fills_it() -> None:
    wide = label_spacing(Label("Alps", (0.0, 0.0), "range", reach=8.0), 60.0)
    assert wide > label_spacing(Label("Alps", (0.0, 0.0), "range", reach=4.0), 60.0) > 0


def test_a_name_keeps_off_a_town() -> None:
    scene = replace(scene_with(LAND), towns=(Town("Warsaw", (600.0, 590.0)),))
    (moved,) = settled(scene, room_between_towns(scene, STYLE))
    assert moved.at != LAND.at
