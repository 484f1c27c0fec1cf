"""Maps of zones: every zone once, borders that both sides share, lines with their rear on the right."""

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import grognard.picture
from grognard.picture import Scene, draw, load_style
from grognard.picture.scene.model import Cell, LegendEntry, Line, ZoneSign
from grognard.picture.scene.outlines import load_shapes
from grognard.picture.scene.style import SignPath
from grognard.picture.zones.badges import zone_badge
from grognard.picture.zones.courses import courses

STYLE = load_style(Path(grognard.picture.__file__).parents[1] / "games/race_for_berlin/look/style.toml")
LEFT = ((0.0, 0.0), (50.0, 0.0), (50.0, 100.0), (0.0, 100.0))
RIGHT = ((50.0, 0.0), (100.0, 0.0), (100.0, 100.0), (50.0, 100.0))


def _scene(*lines: Line, **changes: object) -> Scene:
    parts: dict[str, object] = {
        "cells": (Cell("L", (25.0, 50.0), LEFT, "plain"), Cell("R", (75.0, 50.0), RIGHT, "wooded")),
        "lines": lines,
        "zones": (
            ZoneSign("Left & Co", (25.0, 50.0), (20.0, 60.0), "7", 1, (("value", "2"), ("track", "1"))),
            ZoneSign("Right", (75.0, 50.0), None, "8", 3, (("garrison", "20"), ("supply", "german"))),
        ),
    }
    return Scene("Two zones", 40.0, **(parts | changes))  # type: ignore[arg-type]


def test_every_zone_is_drawn_once_with_its_name_and_signs() -> None:
    sheet = ET.fromstring(draw(_scene(), STYLE))
    assert [found.get("data-cell") for found in sheet.iter() if found.get("data-cell")] == ["L", "R"]
    words = [found.text for found in sheet.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Left & Co", "Right", "7", "8", "2", "1", "20"} <= set(words)


def test_a_scene_always_gives_the_same_picture() -> None:
    river = Line("river", ((50.0, 0.0), (50.0, 100.0)), "Oder")
    assert draw(_scene(river), STYLE) == draw(_scene(river), STYLE)


def test_teeth_point_away_from_the_rear() -> None:
    """A line to the north has its rear in the east: it stands there, and its teeth look west."""
    drawn = courses(_scene(Line("trench", ((50.0, 100.0), (50.0, 50.0), (50.0, 0.0)))), STYLE)
    line, teeth = ET.fromstring(drawn).findall(".//path")
    assert (line.get("d") or "").startswith("M56")
    tips = [float(tooth.split("L")[1].split()[0]) for tooth in (teeth.get("d") or "").split("M")[1:]]
    assert tips
    assert all(tip < 56 for tip in tips)


def test_every_kind_of_line_and_sign_has_a_sample_in_the_legend() -> None:
    entries = [LegendEntry("feature", key, key) for key in STYLE.feature]
    entries += [
        LegendEntry("sign", key, key) for key in ("value 2", "garrison 20", "track 1", "supply white")
    ]
    sheet = draw(_scene(legend=tuple(entries), legend_title="Legend"), STYLE)
    assert all(f">{entry.text}<" in sheet for entry in entries)


def test_unknown_lines_and_signs_are_refused() -> None:
    with pytest.raises(ValueError, match="moat"):
        courses(_scene(Line("moat", LEFT)), STYLE)
    with pytest.raises(ValueError, match="crown"):
        zone_badge("crown", "1", (0.0, 0.0), 10.0, STYLE)


def test_a_sign_looks_as_the_style_says() -> None:
    square = SignPath("M-1 -1H1V1H-1Z", fill="#123456", ink="#fedcba", letters=0.5)
    wheel = SignPath("M0 0L1 0", stroke="#abcdef", width=3.0)
    style = replace(STYLE, sign={"crown": (square,), "crown-wheel": (square, wheel)})
    figure = zone_badge("crown", "7", (10.0, 20.0), 8.0, style)
    assert 'd="M-1-1H1V1H-1Z" fill="#123456"' in figure
    assert "translate(10 20)scale(4)" in figure
    assert 'fill="#fedcba"' in figure
    assert ">7<" in figure
    drawn = zone_badge("crown", "wheel", (10.0, 20.0), 8.0, style)
    assert drawn.count("<path") == 2
    assert "wheel" not in drawn


def test_a_border_is_what_two_outlines_share(tmp_path: Path) -> None:
    table = tmp_path / "shapes.csv"
    table.write_text(
        "# a legend\nkind,name,points\n"
        "zone,L,0 0 5 0 5 10 0 10\nzone,R,5 0 10 0 10 10 5 10\nzone,Far,20 0 30 0 25 5\n"
    )
    shapes = load_shapes(table, 2.0)
    assert shapes.border("L", "R") == [((10.0, -20.0), (10.0, 0.0))]
    assert shapes.border("R", "L") == [((10.0, 0.0), (10.0, -20.0))]
    assert shapes.border("L", "Far") == []
