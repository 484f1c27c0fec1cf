"""Streets, bridges and stations of a city map bear their names where there is room for them."""

import re
from dataclasses import replace

from grognard.games.fortress_berlin.sheet import SHEET
from grognard.picture import draw
from grognard.picture.sheet.build import printed_sheet, sheet_scene, sheet_style
from grognard.picture.sheet.drawing import map_sheet
from grognard.picture.sheet.insets import inset_scene, inset_sheet

STYLE = sheet_style(SHEET)
DRAWN = map_sheet(sheet_scene(SHEET, SHEET.load(), STYLE), STYLE)
WRITTEN = set(re.findall(r">([^<>]+)<", DRAWN))


def test_streets_are_lettered_along_their_course() -> None:
    assert {"Heerstraße", "Kurfürstendamm", "Frankfurter Allee", "Perleberger Straße"} <= WRITTEN
    assert {"Leipziger Straße", "Warschauer Straße", "Hofjägerallee", "Gitschiner Straße"} <= WRITTEN
    assert DRAWN.count('href="#street') >= 60


def test_bridges_with_a_name_of_their_own_bear_it() -> None:
    assert {"Moltkebrücke", "Sandkrugbrücke", "Schlossbrücke"} <= WRITTEN
    canal = re.findall(r"<text [^>]*>Landwehrkanal<", DRAWN)
    assert not canal, "a bridge called after its water bears no name; the water’s stands along it"


def test_most_stations_find_room_for_their_names() -> None:
    stations = {row["name"] for row in SHEET.load().rows(SHEET.place_table) if row["kind"] == "u-bahn"}
    assert len(stations & WRITTEN) > 0.7 * len(stations)


def test_canals_bend_less_than_rivers() -> None:
    assert STYLE.feature["canal"].bends < STYLE.feature["river"].bends


def test_an_inset_shows_the_government_quarter_larger() -> None:
    """It is drawn again for the margin, and what it defines has names of its own."""
    scene = printed_sheet(SHEET, SHEET.load(), STYLE)
    (inset,) = scene.insets
    part = inset_scene(scene, inset)
    shown = {cell.name for cell in part.cells if cell.on_board}
    assert {"5015", "5017", "5118", "4818", "5315"} <= shown
    assert len(shown) < 80
    marks = re.findall(r'id="([^"]+)"', inset_sheet(part, STYLE, "inset0"))
    assert marks
    assert all(mark.startswith("inset0-") for mark in marks)
    drawn = draw(scene, STYLE)
    assert inset.title in drawn
    assert len(drawn) < 1.15 * len(draw(replace(scene, insets=()), STYLE))
