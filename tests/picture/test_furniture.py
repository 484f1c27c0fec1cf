"""Charts beside and below a map, and the line of title, scale and north."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import grognard.picture
from grognard import games
from grognard.kernel.board.hexes import HexGrid
from grognard.picture import draw, hex_scene, load_style
from grognard.picture.furniture import GAP, WIDTH, band, chart_block, charts_of, fitting, strip_height
from grognard.picture.page import page_of
from grognard.picture.panel import box_blocks
from grognard.picture.scene.model import (
    Box,
    Cartouche,
    Chart,
    Counter,
    Posted,
    ScaleBar,
    Scene,
    Track,
    TrackBox,
    Way,
)
from grognard.picture.scene.style import Style, WayLook
from grognard.picture.svg import map_size

TABLE = Chart(
    "Combat", ("Die", "1-1"), (("1", "Ar"), ("2", "a long result that needs more than one line" * 3))
)


@pytest.fixture
def look() -> Style:
    return load_style(Path(grognard.picture.__file__).parents[1] / "games/battle_for_germany/look/style.toml")


@pytest.fixture
def small() -> Scene:
    grid = HexGrid(8, 7, rows_up=True, pattern="RRCC")
    return hex_scene(grid, dict.fromkeys(map(grid.label, grid.hexes()), "clear"), title="A small map")


def test_every_word_of_every_game_s_charts_stands_inside_its_chart(look: Style) -> None:
    for name in games.GAMES:
        game = page_of(games.find(name))
        charts = charts_of(game.board_file(next(iter(game.scenarios)), "fr")["charts"])
        assert charts
        for chart in charts:
            drawn, tall = chart_block(chart, look)
            for y in re.findall(r'<text x="[^"]*" y="([^"]*)"', drawn):
                assert 0 < float(y) < tall
            for x in re.findall(r'<text x="([^"]*)"', drawn):
                assert 0 <= float(x) < WIDTH


def test_a_chart_s_title_is_its_first_sentence_and_the_rest_stands_below_in_small_letters(
    look: Style,
) -> None:
    plain, tall = chart_block(TABLE, look)
    noted, taller = chart_block(replace(TABLE, title="Combat. " + "A note that takes two lines. " * 5), look)
    assert taller > tall
    assert re.findall(r">(Combat|COMBAT)<", plain) == re.findall(r">(Combat|COMBAT)<", noted) != []
    assert noted.count("<text") == plain.count("<text") + 2


def test_two_boxes_that_need_little_room_share_a_row_of_the_margin(look: Style) -> None:
    counter = Counter("V Corps", "us", "infantry", "corps", "V", "7-4-8")
    few, many = Box("Few", (counter,)), Box("Many", (counter,) * 8)
    alone = [tall for _, tall in box_blocks([few], 60.0, look)]
    assert [tall for _, tall in box_blocks([few, few], 60.0, look)] == alone
    assert len(list(box_blocks([few, many, few], 60.0, look))) == 3


def test_charts_without_room_in_the_margin_are_left_for_below(look: Style) -> None:
    _, tall = chart_block(TABLE, look)
    placed, left = fitting([TABLE, TABLE], 1.5 * tall, look)
    assert len(placed) == 1
    assert left == [TABLE]


def test_a_sheet_with_charts_is_lower_by_those_below_the_map(small: Scene, look: Style) -> None:
    track = Track("Turns", (TrackBox("1"),))
    played = replace(small, tracks=(track,))
    plain, full = draw(played, look), draw(replace(played, charts=(TABLE,) * 40), look)
    assert full.count(">Combat<") == 40
    assert _height(full) > _height(plain)


def test_charts_below_the_map_are_as_large_as_the_room_allows(look: Style) -> None:
    block, tall = chart_block(TABLE, look)
    wide, low = 3 * (WIDTH + GAP) - GAP, 1.1 * (tall + GAP)
    drawn, height = band([(block, tall)] * 3, wide, low)
    assert height <= low
    larger, higher = band([(block, tall)] * 3, wide, 10 * low)
    assert low < higher <= 10 * low
    assert larger.count(">Combat<") == drawn.count(">Combat<") == 3


def test_the_line_below_the_map_bears_title_scale_and_north(small: Scene, look: Style) -> None:
    lined = replace(small, cartouche=Cartouche(ScaleBar(((60.0, "50 km"),))))
    drawn = draw(lined, look)
    assert map_size(lined)[1] == pytest.approx(map_size(small)[1] + strip_height(lined))
    line = drawn[drawn.index('class="strip"') - 400 :]
    for words in (small.title.upper(), "50 km", ">N<"):
        assert words in line


def _height(svg: str) -> float:
    return float(svg.partition('viewBox="0 0 ')[2].partition('"')[0].split()[1])


def test_a_chart_on_the_map_is_not_beside_it_too(small: Scene, look: Style) -> None:
    track = Track("Turns", (TrackBox("1"),))
    way = Way("road", (0.0, 0.0), (60.0, 0.0))
    grown = replace(look, way={"road": WayLook({"en": "Road"}, "line", "#000000")})
    post = Posted(TABLE, (100.0, 80.0), WIDTH)
    beside = replace(small, tracks=(track,), ways=(way,), charts=(TABLE,))
    posted = draw(replace(beside, posted=(post,)), grown)
    assert draw(beside, grown).count(">Combat<") == posted.count(">Combat<") == 1
    assert "translate(100 80)" in posted
