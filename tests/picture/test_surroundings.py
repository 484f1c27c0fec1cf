"""Small maps of the country around: where Borodino and Berlin lie, and where the maps lie in them."""

from dataclasses import replace
from pathlib import Path

import pytest

from atlas.hexgrid import HexGrid
from atlas.maps.borodino_41 import frame as borodino
from atlas.maps.fortress_berlin import grid as berlin
from atlas.projection import Frame
from atlas.warp import WarpedFrame
from grognard.games.borodino_41.sheet import SHEET as BORODINO
from grognard.games.fortress_berlin.sheet import SHEET as BERLIN
from grognard.kernel.components.sheet import Sheet
from grognard.picture import draw
from grognard.picture.scene.model import Chart
from grognard.picture.sheet.build import printed_sheet, sheet_scene, sheet_style

MAPS = ((BORODINO, borodino.FRAME, borodino.GRID), (BERLIN, berlin.FRAME, berlin.GRID))


def frame_in(folder: Path) -> list[float]:
    lines = (folder / "look" / "locator.csv").read_text(encoding="utf-8").splitlines()
    (frame,) = (line for line in lines if line.startswith("frame,"))
    return [float(number) for number in frame.rpartition(",")[2].split()]


@pytest.mark.parametrize(("sheet", "frame", "grid"), MAPS, ids=["borodino", "berlin"])
def test_the_frame_is_that_of_the_atlas(sheet: Sheet, frame: Frame | WarpedFrame, grid: HexGrid) -> None:
    found = frame_in(sheet.folder)
    corners = [
        ("01", "01"),
        (str(grid.columns), "01"),
        (str(grid.columns), str(grid.rows)),
        ("01", str(grid.rows)),
    ]
    for (column, row), longitude, latitude in zip(corners, found[::2], found[1::2], strict=True):
        x, y = frame.to_lonlat(grid.centre(grid.cell(column + row)))
        assert abs(x - longitude) < 0.02, f"{column}{row} lies at {x:.3f} east"
        assert abs(y - latitude) < 0.01, f"{column}{row} lies at {y:.3f} north"


@pytest.mark.parametrize(("language", "shown"), [("en", "Moscow"), ("fr", "Moscou")])
def test_the_line_below_the_map_shows_the_country_around(language: str, shown: str) -> None:
    style = sheet_style(BORODINO)
    scene = sheet_scene(BORODINO, BORODINO.load(), style, language)
    assert scene.surroundings is not None
    width, height = scene.surroundings.size
    assert all(0 < x < width and 0 < y < height for x, y in scene.surroundings.frame)
    drawn = draw(scene, style)
    assert 'class="locator"' in drawn
    assert f">{shown}<" in drawn


def test_small_maps_stand_below_the_large_one_if_charts_do() -> None:
    style = sheet_style(BERLIN)
    scene = printed_sheet(BERLIN, BERLIN.load(), style)
    (inset,) = scene.insets
    charted = replace(scene, charts=(Chart("Combat", ("Die", "1"), (("1", "R"),) * 200),))
    above, _, below = draw(charted, style).partition('class="charts"')
    assert inset.title in below
    assert inset.title not in above
    assert below.count('class="locator"') == 1
    assert inset.title in draw(scene, style)
