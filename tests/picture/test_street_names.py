"""Streets, bridges and stations of a city map bear their names where there is room for them."""

import re

from grognard.games.fortress_berlin.sheet import SHEET
from grognard.picture.sheet.build import sheet_scene, sheet_style
from grognard.picture.sheet.drawing import map_sheet

STYLE = sheet_style(SHEET)
DRAWN = map_sheet(sheet_scene(SHEET, SHEET.load(), STYLE), STYLE)
WRITTEN = set(re.findall(r">([^<>]+)<", DRAWN))


def test_streets_are_lettered_along_their_course() -> None:
    assert {"Heerstraße", "Kurfürstendamm", "Frankfurter Allee", "Perleberger Straße"} <= WRITTEN
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
