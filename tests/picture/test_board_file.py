"""The board file: cells where the sheet shows them, and the legend in the language that was asked for."""

import re
from pathlib import Path

import pytest

import grognard.picture
from grognard.kernel.board.hexes import HexGrid
from grognard.picture import Counter, TownRow, draw, hex_scene, load_style
from grognard.picture.board_file import legend_data, sheet_data
from grognard.picture.counters.stacks import sprite
from grognard.picture.scene.hexes import SIZE
from grognard.picture.scene.model import Scene

STYLE = load_style(Path(grognard.picture.__file__).parents[1] / "games/battle_for_germany/look/style.toml")
GRID = HexGrid(3, 2, rows_up=True, pattern="RRCC")
LABELS = [GRID.label(here) for here in GRID.hexes()]


def _scene() -> Scene:
    terrain = dict.fromkeys(LABELS, "clear") | {"0203": "rough"}
    return hex_scene(GRID, terrain, title="Six hexes", towns=[TownRow("Stettin", "0102")])


def test_every_cell_of_the_map_is_there_and_no_other() -> None:
    assert sorted(sheet_data(_scene(), STYLE, "en")["cells"]) == sorted(LABELS)


def test_the_sheet_is_as_large_as_its_picture() -> None:
    data = sheet_data(_scene(), STYLE, "en")
    drawn = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', draw(_scene(), STYLE))
    assert drawn is not None
    assert (data["width"], data["height"]) == tuple(map(float, drawn.groups()))


def test_cells_lie_where_the_picture_has_their_numbers() -> None:
    picture = draw(_scene(), STYLE)
    moved = re.search(r'<g transform="translate\(([\d.]+) ([\d.]+)\)">', picture)
    number = re.search(r'<text x="([-\d.]+)" y="([-\d.]+)"[^>]*>0203</text>', picture)
    assert moved is not None
    assert number is not None
    cell = sheet_data(_scene(), STYLE, "en")["cells"]["0203"]
    assert cell["x"] == pytest.approx(float(moved[1]) + float(number[1]), abs=0.2)
    assert 0 < cell["y"] - (float(moved[2]) + float(number[2])) < SIZE / 2


def test_a_cell_tells_its_outline_terrain_and_town() -> None:
    cells = sheet_data(_scene(), STYLE, "fr")["cells"]
    assert len(cells["0203"]["polygon"]) == 6
    assert cells["0203"]["terrain"] == "Accidenté"
    assert cells["0102"]["name"] == "Stettin"
    assert "name" not in cells["0203"]


def test_the_legend_names_terrain_and_counters_in_the_language() -> None:
    entries = {(entry["kind"], entry["key"]): entry for entry in legend_data(STYLE, "fr")}
    assert entries["terrain", "sea"]["text"] == "Mer"
    assert entries["counter", "us"]["colour"] == STYLE.counter["us"].fill
    assert entries["feature", "river"]["text"] == "Rivière"


def test_the_legend_draws_a_sample_of_each_thing_and_leaves_out_what_is_not_there() -> None:
    entries = {entry["key"]: entry for entry in legend_data(STYLE, "en", without=["lake"])}
    assert "lake" not in entries
    assert STYLE.terrain["rough"].fill in entries["rough"]["sample"]
    assert STYLE.feature["river"].colour in entries["river"]["sample"]
    # Samples share a page with each other and with the counters.
    assert not any(re.search(r'\bid="', entry["sample"]) for entry in entries.values())


def test_the_sprite_has_a_symbol_for_every_counter() -> None:
    counters = {"u-1": Counter("I Corps", "us", "infantry", "corps", "I", "4-8-6")}
    drawn = sprite(counters, STYLE)
    assert re.findall(r'<symbol id="([^"]+)"', drawn) == ["u-1"]
    assert "4-8-6" in drawn
    assert "<title>" not in drawn
