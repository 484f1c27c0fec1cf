"""Whole pictures: every cell, unit and name on them, once and always alike."""

import re
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree as ET

import pytest

import grognard.picture
from grognard.kernel.board.hexes import HexGrid
from grognard.picture import (
    Box,
    Counter,
    Scene,
    TownRow,
    Track,
    TrackBox,
    borders,
    draw,
    hex_scene,
    legend,
    load_style,
    png_bytes,
    scale_bar,
)
from grognard.picture.counters.nato import KINDS
from grognard.picture.scene.hexes import middle
from grognard.picture.scene.model import Cell, LegendEntry

STYLE = load_style(Path(grognard.picture.__file__).parents[1] / "games/battle_for_germany/look/style.toml")
GRID = HexGrid(8, 7, rows_up=True, pattern="RRCC")
LABELS = [GRID.label(here) for here in GRID.hexes()]
PILE = [
    Counter(f"{kind} & Co", "us", kind, "corps", kind[:3].upper(), f"{n}-11-6")
    for n, kind in enumerate(KINDS)
]


def _terrain() -> dict[str, str]:
    grounds = ("sea", "clear", "broken", "rough", "clear", "switzerland", "berlin")
    return {label: grounds[int(label[:2]) - 1] for label in LABELS}


def _scene(**changes: object) -> Scene:
    parts: dict[str, object] = {
        "title": "A <small> map",
        "subtitle": "Turn 2",
        "fortified": {"0204", "0205"},
        "sides": [
            ("0201", "0301", "river", "Rhine"),
            *borders(GRID, {label: str(label[2:] > "04") for label in LABELS}, "boundary", LABELS),
            *(("0303", "0403", feature, "") for feature in ("lake", "sea", "blocked", "border")),
        ],
        "towns": [TownRow("Stettin", "0204", 1, port=True), TownRow("Berlin", "0705", 10, 3, square=True)],
        "stacks": {"0303": PILE[:2], "0404": PILE[2:5], "0505": []},
        "boxes": [Box("Lost", tuple(PILE[5:]))],
        "tracks": [Track("Turns", (TrackBox("1", ("Dec",)), TrackBox("2", ("Jan",), current=True)))],
        "legend": legend(STYLE),
        "legend_title": "Legend",
        "scale": scale_bar(50),
    }
    return hex_scene(GRID, _terrain(), **(parts | changes))  # type: ignore[arg-type]


PICTURE = draw(_scene(), STYLE)
ROOT = ET.fromstring(PICTURE)


def _texts(root: ET.Element) -> list[str]:
    return [node.text or "" for node in root.iter("{http://www.w3.org/2000/svg}text")]


def test_every_cell_of_the_board_is_drawn_once() -> None:
    drawn = [node.attrib["data-cell"] for node in ROOT.iter() if "data-cell" in node.attrib]
    assert sorted(drawn) == sorted(LABELS)
    assert all(_texts(ROOT).count(label) == 1 for label in LABELS)


def test_every_unit_shows_its_factors_and_designation() -> None:
    texts = _texts(ROOT)
    for counter in PILE:
        assert texts.count(counter.factors) == 1
        assert counter.designation in texts


def test_every_town_title_box_and_turn_is_lettered() -> None:
    assert {"Stettin", "BERLIN", "A <SMALL> MAP", "Turn 2", "Lost", "Turns", "Jan", "200 km"} <= set(
        _texts(ROOT)
    )


def test_the_legend_explains_each_terrain_feature_and_colour() -> None:
    names = {look.name["en"] for look in STYLE.terrain.values()}
    names |= {look.name["en"] for look in STYLE.feature.values()}
    names |= {look.name["en"] for look in STYLE.counter.values()}
    assert names <= set(_texts(ROOT))


def test_the_legend_may_leave_things_out_and_speak_french() -> None:
    entries = legend(STYLE, "fr", without={"lake", "port"})
    assert {"Mer", "Soviétiques"} <= {entry.text for entry in entries}
    assert not {"lake", "port"} & {part for entry in entries for part in (entry.kind, entry.key)}


def test_the_same_scene_gives_the_same_bytes() -> None:
    assert draw(_scene(), STYLE) == PICTURE


def test_numbers_are_short() -> None:
    assert not re.search(r"\d\.\d{4}", PICTURE)
    assert "nan" not in PICTURE


def test_counters_of_a_high_stack_stay_inside_their_cell() -> None:
    scene = _scene(stacks={"0404": PILE})
    root = ET.fromstring(draw(scene, STYLE))
    (stack,) = (node for node in root.iter() if node.get("class") == "stack")
    x, y = middle(GRID, "0404")
    for counter in stack:
        found = re.fullmatch(r"translate\((\S+) (\S+)\)scale\((\S+)\)", counter.attrib["transform"])
        assert found
        left, top, edge = float(found[1]), float(found[2]), 100 * float(found[3])
        assert x - 35 < left < left + edge < x + 35
        assert y - 30 < top < top + edge < y + 30


def test_a_bare_map_has_no_margin_panel() -> None:
    bare = hex_scene(GRID, _terrain(), title="Bare")
    width = float(ET.fromstring(draw(bare, STYLE)).attrib["width"])
    assert width < float(ROOT.attrib["width"])


def test_boards_of_irregular_zones_are_drawn_too() -> None:
    left = Cell("North", (20.0, 30.0), ((0.0, 0.0), (50.0, 0.0), (40.0, 60.0), (0.0, 60.0)), "clear")
    right = Cell("South", (70.0, 30.0), ((50.0, 0.0), (90.0, 0.0), (90.0, 60.0), (40.0, 60.0)), "rough")
    root = ET.fromstring(draw(Scene("Zones", 60.0, (left, right)), STYLE))
    assert [node.attrib["data-cell"] for node in root.iter() if "data-cell" in node.attrib] == [
        "North",
        "South",
    ]


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"sides": [("0101", "0201", "canal", "")]}, "'canal'.*river"),
        ({"stacks": {"0101": [Counter("X", "martian", "infantry")]}}, "'martian'"),
        ({"legend": [LegendEntry("smell", "", "Smoke")]}, "'smell'"),
    ],
)
def test_what_the_style_does_not_know_is_refused(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        draw(_scene(**changes), STYLE)


def test_unknown_and_missing_terrain_is_refused() -> None:
    with pytest.raises(ValueError, match="cell 0101 has terrain 'bog'"):
        draw(hex_scene(GRID, {**_terrain(), "0101": "bog"}, title="Bog"), STYLE)
    with pytest.raises(ValueError, match="hex 0101 has no terrain"):
        hex_scene(GRID, {}, title="Void")
    with pytest.raises(ValueError, match="no cell"):
        Scene("Nothing", 60.0, ()).frame()


def test_png_has_its_signature_and_the_size_asked_for() -> None:
    content = png_bytes(PICTURE, zoom=0.5)
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = unpack(">II", content[16:24])
    assert width == pytest.approx(float(ROOT.attrib["width"]) / 2, abs=1)
    assert height == pytest.approx(float(ROOT.attrib["height"]) / 2, abs=1)
    with pytest.raises(ValueError, match="zoom"):
        png_bytes(PICTURE, zoom=0)


def test_letters_are_drawn_without_system_fonts() -> None:
    frame = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20" font-family="sans-serif">{}</svg>'
    assert png_bytes(frame.format('<text y="15">7-4-8</text>')) != png_bytes(frame.format(""))


@pytest.mark.parametrize("terrain", ["sea", "clear"])
def test_a_map_may_be_all_sea_or_all_land(terrain: str) -> None:
    picture = draw(hex_scene(GRID, dict.fromkeys(LABELS, terrain), title="One"), STYLE)
    assert png_bytes(picture, zoom=0.2).startswith(b"\x89PNG")
