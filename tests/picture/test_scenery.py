"""Real coasts, closed land, frontiers and the light on the relief, on the sheet of Battle for Germany."""

import re
from dataclasses import replace

import pytest

from grognard import games
from grognard.games.battle_for_germany.components import FOLDER, GRID
from grognard.games.battle_for_germany.shown.picture import look
from grognard.picture import Scene, draw, hex_scene
from grognard.picture.page import page_of
from grognard.picture.scene.coasts import closed_land
from grognard.picture.scene.hexes import middle
from grognard.picture.scene.relief import contains
from grognard.picture.sheet.scenery import shaded, with_scenery

CLOSED = ("3414", "3210", "0304", "0204")
"""In Sweden, on Zealand, on Corsica and on Sardinia."""


@pytest.fixture(scope="module")
def scene() -> Scene:
    data = games.find("battle-for-germany").data
    terrain = {
        row["hex"]: row["terrain"] for name in data.tables if name == "map.csv" for row in data.tables[name]
    }
    return with_scenery(hex_scene(GRID, terrain, title="Map"), FOLDER / "look")


def is_land(scene: Scene, label: str) -> bool:
    at = middle(GRID, label)
    return sum(contains(ring, at) for ring in scene.coast) % 2 == 1


@pytest.mark.parametrize("label", CLOSED)
def test_closed_land_is_land_though_nobody_enters_it(scene: Scene, label: str) -> None:
    assert next(cell.terrain for cell in scene.cells if cell.on_board and cell.name == label) == "sea"
    assert is_land(scene, label)


def test_every_hex_that_can_be_entered_has_land_in_its_middle(scene: Scene) -> None:
    dry = [cell.name for cell in scene.cells if cell.on_board and cell.terrain != "sea"]
    assert [label for label in dry if not is_land(scene, label)] == []


def test_the_open_sea_is_water(scene: Scene) -> None:
    assert not any(is_land(scene, label) for label in ("3103", "3217", "0515", "0202"))


def test_closed_land_is_muted(scene: Scene) -> None:
    svg = draw(scene, look())
    (fill,) = re.findall(r'fill="(#\w{6})" class="neutral"', svg)
    assert fill == look().paper.neutral


def test_slivers_of_coast_in_the_sea_are_not_muted(scene: Scene) -> None:
    """Sweden and Bornholm are closed; a strip of Mecklenburg that reaches into a hex of the sea is not."""
    water = [cell for cell in scene.cells if cell.terrain == "sea"]
    closed, islands = closed_land(scene.cells, scene.coast, water)
    names = {cell.name for cell in closed}
    assert {"3414", "3210", "0304"} <= names
    assert not names & {"2705", "2805", "2912", "3103"}
    assert any(contains(ring, middle(GRID, "3114")) for ring in islands)
    assert not any(contains(ring, middle(GRID, "2710")) for ring in islands)


def test_straits_part_the_land_on_both_sides(scene: Scene) -> None:
    """The Little Belt runs along the side of 3207 and 3208."""
    (x1, y1), (x2, y2) = middle(GRID, "3207"), middle(GRID, "3208")
    assert is_land(scene, "3207")
    assert is_land(scene, "3208")
    assert sum(contains(ring, ((x1 + x2) / 2, (y1 + y2) / 2)) for ring in scene.coast) % 2 == 0


def test_rivers_end_at_the_coast(scene: Scene) -> None:
    drawn = draw(scene, look())
    assert '<g clip-path="url(#ashore)"><g class="rivers"' in drawn


def test_relief_is_one_small_picture_and_always_the_same(scene: Scene) -> None:
    first, second = shaded(scene), shaded(scene)
    assert first == second
    assert first.count("<image") == 1
    assert len(first) < 80_000


def test_a_part_of_the_map_shows_its_part_of_the_relief(scene: Scene) -> None:
    part = replace(scene, cells=tuple(cell for cell in scene.cells if cell.name[:2] in ("10", "11")))
    assert 0 < len(shaded(part)) < len(shaded(scene)) / 3


def test_mountains_are_shaded_more_than_plains(scene: Scene) -> None:
    assert scene.relief is not None

    def contrast(label: str) -> int:
        (west, north), step = scene.relief.corner, scene.relief.step  # type: ignore[union-attr]
        x, y = middle(GRID, label)
        column, row = int((x - west) / step), int((y - north) / step)
        lit = [
            value
            for line in scene.relief.rows[row - 6 : row + 6]  # type: ignore[union-attr]
            for value in line[column - 6 : column + 6]
        ]
        return max(lit) - min(lit)

    assert contrast("1211") > 3 * contrast("2517")


def test_the_sheet_has_frontiers_and_no_repeated_hills() -> None:
    svg = page_of(games.find("battle-for-germany")).board_svg("historical")
    assert 'class="frontiers"' in svg
    assert len(svg) < 628_000 * 4 / 3
