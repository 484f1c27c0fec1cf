"""What the page gets of Borodino ’41: every hex, counter, verb, phase and rule, in both languages."""

import ast
import json
import re
from functools import cache
from typing import Any

import pytest

from grognard.games.borodino_41.charts import COLUMNS
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.scenarios import SCENARIOS
from grognard.games.borodino_41.shown.page import PHASES
from grognard.games.borodino_41.shown.picture import scene
from grognard.kernel.dice import key_from_seed
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import LANGUAGES
from tests.borodino_41.table import real_game

GAME = real_game()


@cache
def board(scenario: str, language: str = "en") -> dict[str, Any]:
    """The board file, made once."""
    return GAME.board_file(scenario, language)


def position(scenario: str) -> Position:
    """The Soviets set up as history had them."""
    g = GAME.new(scenario, {}, key_from_seed(0))
    GAME.act(g, "soviet", GAME.parse("standard"))
    return g


@cache
def view(scenario: str, seat: str = "soviet") -> dict[str, Any]:
    """What a side sees then."""
    return GAME.view(position(scenario), seat)


def test_windows_that_never_open_without_an_option_are_known() -> None:
    found = board("battle")
    assert found["window_options"] == {"dummies": "inverted-counters"}
    assert set(found["window_options"]) <= set(found["windows"])
    assert set(found["window_options"].values()) <= set(GAME.options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_file_covers_all_that_views_and_actions_name(scenario: str, language: str) -> None:
    file = board(scenario, language)
    json.dumps(file, allow_nan=False)
    for kind in ("unit", "cell", "edge", "direction"):
        assert tuple(file["order"][kind]) == GAME.grammar.names(kind)
    assert set(file["order"]["unit"]) < set(file["units"])
    # Results of fire come from nothing to the loss of four points, as one reads the table.
    assert file["order"]["result"][:6] == ["none", "c", "1", "2", "3", "4"]
    assert {verb: tuple(entry["kinds"]) for verb, entry in file["verbs"].items()} == GAME.grammar.verbs
    assert str(view(scenario)["turn"]) in file["turns"]
    assert file["sample"]["unit"] in file["units"]
    places = {place["id"] for place in file["places"]}
    for piece in view(scenario)["units"]:
        assert piece["id"] in file["units"]
        assert piece["place"] == "map" or piece["place"] in places
        assert piece["place"] != "map" or piece["cell"] in file["cells"]


def test_every_phase_that_the_rules_name_is_called_something() -> None:
    found = set()
    for module in (GAME.folder / "rules").rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Assign) and "g.phase" in ast.unparse(node.targets[0]):
                texts = (part.value for part in ast.walk(node.value) if isinstance(part, ast.Constant))
                found |= {text for text in texts if isinstance(text, str) and text in PHASES}
    assert {"setup", "withdrawal", "weather", "recovery", "supply"} <= found
    assert set(board("battle")["phases"]) == set(PHASES)


def test_names_are_in_the_language_that_was_asked_for() -> None:
    english, french = (board("battle", language) for language in LANGUAGES)
    assert [file["units"]["18tb-hq"]["name"] for file in (english, french)] == [
        "HQ 18 Tank Brigade",
        "QG 18e brigade blindée",
    ]
    assert [file["turns"]["2"] for file in (english, french)] == ["12 October 1941", "12 octobre 1941"]
    yelnya = GAME.box.board.labels[GAME.box.geo.places["yelnya"]]
    assert (english["cells"][yelnya]["name"], french["cells"][yelnya]["name"]) == ("Yelnya", "Ielnia")
    assert french["phases"]["recovery"] == "Remise en état"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_captions_speak_of_what_is_in_the_view(scenario: str) -> None:
    file, seen = board(scenario), view(scenario)
    for markers in file["markers"]:
        assert isinstance(seen[markers["list"]], list)
    told = [reading for reading in file["readings"] if reading["path"] in seen]
    assert {reading["path"] for reading in file["readings"] if reading not in told} <= {"initial"}
    for reading in told:
        found = seen[reading["path"]]
        under_way = found is not None or not reading.get("steps")
        assert isinstance(found, int) or not under_way or found in reading["values"], reading["path"]
    assert set(file["signs"]) < set(file["marks"])


@pytest.mark.parametrize("seat", ["german", "soviet"])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_tables_beside_the_map_name_all_their_words(scenario: str, seat: str) -> None:
    for panel in board(scenario)["panels"]:
        assert view(scenario, seat)[panel["list"]]
        for row in view(scenario, seat)[panel["list"]]:
            for column in panel["columns"]:
                value = row[column["field"]]
                named = value is None or isinstance(value, int) or column["field"] == "hex"
                named = named or column.get("cell") or value in column["values"]
                assert named, f"{panel['list']}, {column['field']}: {value}"


def test_the_charts_say_what_the_rules_read() -> None:
    regular, at, terrain, movement, modifiers, results, surprise, weather = board("battle")["charts"]
    assert regular["columns"][1:] == at["columns"][1:] == [str(column) for column in COLUMNS]
    assert regular["rows"][9][1:4] == ["c", "c", "1"]
    assert next(row for row in terrain["rows"] if row[0] == "woods")[1:4] == ["−1", "+1", "+1"]
    assert next(row for row in movement["rows"] if row[0].startswith("highway"))[1:] == ["½", "½", "½"]
    assert next(row for row in movement["rows"] if row[0] == "stream")[1:] == ["+1", "–", "+4"]
    assert next(row for row in modifiers["rows"] if row[0] == "flamethrowers")[2] == "+2"
    assert [row[0] for row in results["rows"]] == ["0", "1", "1", "2", "2", "3", "3", "4+", "4+"]
    assert len(surprise["rows"]) == 10
    assert next(row for row in weather["rows"] if row[0] == "snow")[1:5] == ["5", "8–9", "−5", "−3"]


def test_every_rule_has_its_short_wording() -> None:
    rules = board("battle", "fr")["rules"]
    assert rules["12/assault/roll"]["name"] == "12 · assaut"
    assert all(0 < len(rule["text"]) <= 200 for rule in rules.values())


def test_the_sprite_has_a_face_for_each_strength_and_backs_for_every_counter() -> None:
    symbols = set(re.findall(r'<symbol id="u-([^"]+)"', GAME.counters_svg()))
    for piece, unit in enumerate(GAME.box.units):
        assert unit.id in symbols
        assert {f"{unit.id}-{left}" for left in range(1, unit.strength)} <= symbols
        assert {f"?{piece}", *(f"?{piece}-{told}" for told in ("weapon", "armour", "infantry"))} <= symbols


def test_the_picture_has_a_stack_in_every_hex_with_units_and_the_sheet_has_none() -> None:
    g = position("battle")
    drawn = scene(g, "fr")
    units = g.in_place(ON_BOARD)
    assert units
    assert len(drawn.stacks) == len({g.cell[unit] for unit in units})
    assert sum(len(stack.counters) for stack in drawn.stacks) == len(units)
    sheet = GAME.board_svg("battle", "fr")
    assert sheet.startswith("<svg")
    assert 'class="counter"' not in sheet
    assert "MOJAÏSK" in sheet.upper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_is_held_has_another_sign_than_any_mark_of_a_unit(language: str) -> None:
    file = board("battle", language)
    held = next(marker for marker in file["markers"] if marker["list"] == "held")
    assert {look["sign"] for look in held["looks"].values()}.isdisjoint(file["signs"].values())
