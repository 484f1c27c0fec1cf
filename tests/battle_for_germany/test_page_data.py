"""What the page gets of Battle for Germany: every cell, unit, verb, phase and rule, in both languages."""

import json
import re
from typing import Any

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.scenarios import SCENARIOS
from grognard.kernel.dice import key_from_seed
from grognard.kernel.words.text import LANGUAGES

GAME = BattleForGermany()
VIEW = GAME.view(GAME.new("historical", {}, key_from_seed(0)), "soviet")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_file_covers_all_that_views_and_actions_name(scenario: str, language: str) -> None:
    board = GAME.board_file(scenario, language)
    json.dumps(board, allow_nan=False)
    assert set(board["cells"]) == set(GAME.box.board.labels) == set(board["order"]["cell"])
    assert list(board["units"]) == board["order"]["unit"] == [unit.id for unit in GAME.box.units]
    assert {verb: tuple(entry["kinds"]) for verb, entry in board["verbs"].items()} == GAME.grammar.verbs
    view = GAME.view(GAME.new(scenario, {}, key_from_seed(0)), next(iter(SCENARIOS[scenario].seats)))
    assert view["phase"] in board["phases"]
    assert str(view["turn"]) in board["turns"]
    assert board["sample"]["unit"] in board["units"]
    places = {unit["place"] for unit in view["units"]}
    assert places - {place["id"] for place in board["places"]} <= {"map", "gone"}


def test_names_are_in_the_language_that_was_asked_for() -> None:
    english, french = (GAME.board_file("historical", language) for language in LANGUAGES)
    assert english["units"]["us-vii"]["name"] == "US VII Corps"
    assert french["units"]["us-vii"]["name"] == "VIIe corps américain"
    assert french["phases"]["A2"] == "Soviétiques\u00a0: phase de mouvement"
    assert french["turns"]["1"] == "16-31 décembre 1944"


def test_captions_speak_of_what_is_in_the_view() -> None:
    board = GAME.board_file("historical", "en")
    for markers in board["markers"]:
        entries = VIEW[markers["list"]]
        assert all(markers["cell"] in entry and markers["key"] in entry for entry in entries)
    for reading in board["readings"]:
        found: Any = VIEW
        for key in reading["path"].split("."):
            found = found[key]
    assert set(board["results"]) == {result for row in GAME.box.crt.rows.values() for result in row}


def test_the_chart_is_the_combat_results_table() -> None:
    chart = GAME.board_file("historical", "en")["charts"][0]
    assert chart["columns"][1:] == list(GAME.box.crt.columns)
    assert chart["rows"][0] == ["1", *GAME.box.crt.rows[1]]


def test_the_terrain_chart_says_what_each_line_costs_and_does() -> None:
    rows = {row[0]: row[1:] for row in GAME.board_file("historical", "en")["charts"][1]["rows"]}
    assert len(rows) == 13
    assert rows["Rough"] == ["4", "×3", ""]
    assert rows["River"] == ["+1", "×2", "if every attacker crosses"]
    assert rows["Lake"] == ["closed", "–", "no attack either"]
    assert rows["Berlin"] == ["1", "–", "closed to Germans"]


def test_every_rule_has_its_short_wording() -> None:
    rules = GAME.board_file("historical", "en")["rules"]
    assert rules["5-43"]["text"]
    assert rules["crt/5-1"]["name"] == "CRT 5–1"
    assert len(rules) > 200
    assert GAME.board_file("historical", "fr")["rules"]["5-43"]["text"].startswith("Berlin est interdit")


def test_the_sheet_has_no_counters_and_the_sprite_has_them_all() -> None:
    sheet = GAME.board_svg("historical", "fr")
    assert sheet.startswith("<svg")
    assert 'class="counter"' not in sheet
    assert "MER DU NORD" in sheet
    symbols = re.findall(r'<symbol id="u-([^"]+)"', GAME.counters_svg())
    assert symbols == [unit.id for unit in GAME.box.units]


def test_the_boundary_is_on_the_sheet_only_where_it_binds() -> None:
    assert len(GAME.board_svg("historical")) != len(GAME.board_svg("red-star-white-star"))
