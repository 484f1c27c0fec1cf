"""0, 1: what the game is about, and its scale."""

import pytest

from grognard.games.borodino_41.sheet import SHEET
from grognard.kernel.words.captions import caption
from tests.borodino_41.days import played
from tests.borodino_41.table import Table, real_game
from tests.rules import rule


@rule("1/scale/hex")
def test_ten_hexes_are_eight_kilometres() -> None:
    assert 10 * SHEET.hex_km == 8


@rule("1/scale/strength-point")
def test_a_point_is_about_five_tanks() -> None:
    box = real_game().box
    (company,) = (unit for unit in box.units if unit.id == "t28co")
    assert company.strength == 16 // 5 == 3


@rule("1/intro/subject")
def test_the_divisions_that_met() -> None:
    formations = {(unit.side, unit.formation) for unit in real_game().box.units}
    assert {
        ("german", "10 Panzer Division"),
        ("german", "SS Das Reich"),
        ("soviet", "32 Rifle Division"),
    } <= formations
    assert real_game().box.charts.dates[0] == "1941-10-11"
    assert real_game().box.charts.dates[-1] == "1941-10-19"


@rule("1/scale/impulses")
def test_a_day_has_five_or_six_impulses() -> None:
    units = "ge-hq ge-1 0405, su-hq su-1 0905"
    said = {"soviet initiative.morning": "bid 1", "challenge.announce": "want"}
    found = []
    for answer, dice in (("allow", (6, 1)), ("contest", (6, 1, 1, 6))):
        day = played(Table(units, "initiative", dice=dice), said | {"challenge.answer": answer})
        found.append(sum(line.endswith(("initial", "limited")) for line in day))
    assert found == [5, 6]


@rule("0/abbreviations")
@pytest.mark.parametrize(
    ("message", "english", "french"),
    [
        ("overlay-reach-zoc", "zone of control", "zc"),
        ("about-at", "anti-tank", "antichar"),
        ("about-aa", "anti-aircraft", "antiaérien"),
        ("section-am", "morning", "matin"),
        ("section-pm", "afternoon", "après-midi"),
        ("terrain-foxhole", "foxhole", "trou"),
        ("terrain-trench", "trench", "tranchée"),
    ],
)
def test_what_the_book_abbreviates_is_written_out(message: str, english: str, french: str) -> None:
    look = SHEET.folder / "look"
    for language, words in (("en", english), ("fr", french)):
        assert words in caption(look, language, message).lower()
