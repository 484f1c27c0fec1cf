"""What the page gets of Victory Roads: every hex, piece, verb, phase and rule, in both languages."""

import json
import re
from functools import cache
from typing import Any

import pytest

from grognard.games.victory_roads.charts import COLUMNS
from grognard.games.victory_roads.components import SCENARIOS
from grognard.games.victory_roads.rules.sequence import PHASES
from grognard.games.victory_roads.shown.charts import written
from grognard.games.victory_roads.shown.picture import scene
from grognard.kernel.dice import key_from_seed
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import LANGUAGES
from tests.victory_roads.table import real_game

GAME = real_game()


@cache
def board(scenario: str, language: str = "en") -> dict[str, Any]:
    """The board file, made once."""
    return GAME.board_file(scenario, language)


@cache
def view(scenario: str) -> dict[str, Any]:
    """What the Soviets see at the start."""
    return GAME.view(GAME.new(scenario, {}, key_from_seed(0)), "soviet")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_file_covers_all_that_views_and_actions_name(scenario: str, language: str) -> None:
    file = board(scenario, language)
    json.dumps(file, allow_nan=False)
    assert tuple(file["order"]["unit"]) == GAME.grammar.names("unit")
    assert tuple(file["order"]["cell"]) == GAME.grammar.names("cell")
    assert set(file["order"]["unit"]) < set(file["units"])
    assert {verb: tuple(entry["kinds"]) for verb, entry in file["verbs"].items()} == GAME.grammar.verbs
    assert set(file["phases"]) == {"weather", *PHASES}
    assert str(view(scenario)["turn"]) in file["turns"]
    assert file["sample"]["unit"] in file["units"]
    places = {place["id"] for place in file["places"]}
    for piece in view(scenario)["units"]:
        assert piece["id"] in file["units"]
        assert piece["place"] == "map" or piece["place"] in places
        assert piece["place"] != "map" or piece["cell"] in file["cells"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_sheet_shows_the_ground_of_the_scenario_and_no_more(scenario: str) -> None:
    ground = {GAME.box.board.labels[cell] for cell in GAME.box.scenarios[scenario].ground}
    assert ground <= set(board(scenario)["cells"])
    columns, rows = (GAME.box.scenarios[scenario].values[key] for key in ("columns", "rows"))
    assert len(board(scenario)["cells"]) == (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1)


def test_names_are_in_the_language_that_was_asked_for() -> None:
    english, french = (board("budapest-wien", language) for language in LANGUAGES)
    names = [(file["units"]["su-grc-18"]["name"], file["turns"]["16"]) for file in (english, french)]
    assert names == [
        ("18th Guards Rifle Corps", "1–15 January 1945"),
        ("18e corps de fusiliers de la Garde", "1er-15 janvier 1945"),
    ]
    assert (english["cells"]["1952"]["name"], french["cells"]["1952"]["name"]) == ("Vienna", "Vienne")
    assert french["phases"]["axis-supports"] == "Supports allemands"
    assert french["names"]["theatre"]["CN"] == "TO Centre-Nord"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_captions_speak_of_what_is_in_the_view(scenario: str) -> None:
    file, seen = board(scenario), view(scenario)
    basic = scenario == SCENARIOS[0]
    for markers in file["markers"]:
        assert basic or isinstance(seen[markers["list"]], list)
    for reading in file["readings"]:
        found: Any = seen
        for key in reading["path"].split("."):
            found = found.get(key) if isinstance(found, dict) else None
        inland = reading["path"] == "sea" and scenario == "bessarabia"
        assert basic or inland or found is not None, reading["path"]
        assert found is None or isinstance(found, int) or found in reading["values"]
    assert set(file["signs"]) < set(file["marks"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_tables_beside_the_map_name_all_their_words(scenario: str, language: str) -> None:
    for panel in board(scenario, language)["panels"]:
        for row in view(scenario).get(panel["list"], ()):
            for column in panel["columns"]:
                value = row[column["field"]]
                named = isinstance(value, int) or column.get("cell") or value in column["values"]
                assert named, f"{panel['list']}, {column['field']}: {value}"


def test_the_menu_has_no_theatres_in_the_basic_game_and_sectors_only_for_a_team() -> None:
    names = {scenario: [row["name"] for row in board(scenario)["overlays"]] for scenario in SCENARIOS}
    assert [scenario for scenario in SCENARIOS if "theatres" not in names[scenario]] == ["budapest-wien"]
    options = {row["name"]: row["option"] for row in board("campaign")["overlays"] if "option" in row}
    assert options == {"sectors": "soviet-team"}


def test_every_support_on_the_map_has_a_marker() -> None:
    (played,) = (markers for markers in board("campaign")["markers"] if markers["list"] == "played")
    sides = {"soviet": "soviet", "german": "axis"}
    for support in GAME.box.charts.supports.values():
        look = f"{sides[support.side]}-{support.name}"
        assert look in played["looks"] or support.placed_on.startswith("box"), look


def test_every_result_of_the_combat_table_is_explained() -> None:
    explained = set(board("budapest-wien")["results"])
    for cell in GAME.box.charts.results.values():
        assert {f"{cell.attacker}/{cell.defender}", cell.a or "none", cell.d or "none"} <= explained


def test_the_charts_say_what_the_rules_read() -> None:
    combat, terrain, weather, *_ = board("budapest-wien")["charts"]
    assert combat["columns"][1:] == list(COLUMNS)
    assert combat["rows"][5][3] == written(GAME.box.charts.results["2/1", 7]) == "1/1 E S"
    assert terrain["rows"][1] == ["forest", "2", "2", "×2", "−1", "−1"]
    assert weather["rows"][9][0] == "March"
    assert len(board("budapest-wien")["charts"]) < len(board("campaign")["charts"])


def test_every_rule_has_its_short_wording() -> None:
    assert board("campaign")["rules"]["7.5.5"]["text"]
    french = board("campaign", "fr")["rules"]
    assert french["7.10.12"]["text"].startswith("Une unité repliée")
    assert all(len(rule["text"]) <= 200 for rule in french.values())


def test_the_sprite_has_both_faces_of_every_counter_and_chit() -> None:
    symbols = set(re.findall(r'<symbol id="u-([^"]+)"', GAME.counters_svg()))
    for unit in GAME.box.units:
        back = "pontoon" if unit.is_hq else "reduced"
        assert unit.id in symbols
        assert (f"{unit.id}-{back}" in symbols) == (unit.is_hq or unit.steps == 2)
    for piece in range(len(GAME.box.units), len(GAME.box.piece_names)):
        assert {GAME.box.piece_names[piece], f"?{piece}"} < symbols


def test_the_picture_has_a_stack_in_every_hex_with_units_and_the_sheet_has_none() -> None:
    g = GAME.new("budapest-wien", {}, key_from_seed(0))
    drawn = scene(g, "fr")
    units = g.in_place(ON_BOARD)
    assert len(drawn.stacks) == len({g.cell[unit] for unit in units})
    assert sum(len(stack.counters) for stack in drawn.stacks) == len(units)
    sheet = GAME.board_svg("budapest-wien", "fr")
    assert sheet.startswith("<svg")
    assert 'class="counter"' not in sheet
    assert "VIENNE" in sheet  # a city: in capitals
