"""What the page gets of Race for Berlin: every zone, unit, verb, phase and rule, in both languages."""

import json
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.position import MODES, PLACES
from grognard.games.race_for_berlin.rules.combat.charts import NO_EFFECT
from grognard.games.race_for_berlin.shown.picture import scene, two_days
from grognard.kernel.dice import key_from_seed
from grognard.kernel.words.text import LANGUAGES
from grognard.picture.scene.relief import contains

GAME = RaceForBerlin()
START = GAME.new("race", {}, key_from_seed(0))
VIEW = GAME.view(START, "joukov")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_file_covers_all_that_views_and_actions_name(language: str) -> None:
    board = GAME.board_file("race", language)
    json.dumps(board, allow_nan=False)
    assert set(board["cells"]) == set(GAME.box.board.labels) == set(board["order"]["cell"])
    assert list(board["units"]) == board["order"]["unit"] == [unit.id for unit in GAME.box.units]
    assert {verb: tuple(entry["kinds"]) for verb, entry in board["verbs"].items()} == GAME.grammar.verbs
    assert VIEW["phase"] in board["phases"]
    assert list(board["turns"]) == [str(turn) for turn in range(1, 11)]
    assert [place["id"] for place in board["places"]] == list(PLACES[1:])
    assert set(MODES[1:]) < set(board["marks"])
    for cell in board["cells"].values():
        assert contains(tuple(map(tuple, cell["polygon"])), (cell["x"], cell["y"]))


def test_names_are_in_the_language_that_was_asked_for() -> None:
    english, french = (GAME.board_file("race", language) for language in LANGUAGES)
    assert english["cells"]["Bridgehead"]["name"] == "Oder bridgehead"
    assert french["cells"]["Bridgehead"]["name"] == "Tête de pont de l’Oder"
    assert english["turns"]["1"] == "16–17 April 1945"
    assert french["turns"]["8"] == "30 avril – 1er mai 1945"
    assert english["verbs"].keys() == french["verbs"].keys()


def test_a_date_of_a_pack_that_is_none_stands_as_it_is() -> None:
    assert two_days("late April", "en") == "late April"


def test_captions_speak_of_what_is_in_the_view() -> None:
    board = GAME.board_file("race", "en")
    for markers in board["markers"]:
        assert isinstance(VIEW[markers["list"]], list)
    for reading in board["readings"]:
        found: Any = VIEW
        for key in reading["path"].split("."):
            found = found[key]
    results = {code for row in GAME.box.combat.rows.values() for code in row}
    urban = {row[1] for row in board["charts"][1]["rows"]}
    assert set(board["results"]) == set(board["tones"]) == results | urban | {NO_EFFECT}
    assert board["sample"]["unit"] in board["units"]
    assert set(board["signs"]) < set(board["marks"])


def test_the_terrain_chart_says_what_entering_costs_and_what_attackers_meet() -> None:
    rows = {row[0]: row[1:] for row in GAME.board_file("race", "fr")["charts"][2]["rows"]}
    assert rows["Bois"] == ["1", "dé −1"]
    assert rows["Difficile"] == ["1", "défense ×2; dé −1 (unités blindées en terrain difficile)"]
    assert rows["Route principale"][0] == "0,5"
    assert rows["Rivière"] == ["+1", "attaquants divisés par 2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_beside_the_map_name_all_their_words(language: str) -> None:
    for panel in GAME.board_file("race", language)["panels"]:
        for row in VIEW[panel["list"]]:
            for column in panel["columns"]:
                value = row[column["field"]]
                named = isinstance(value, int) or column.get("cell") or value in column["values"]
                assert named, f"{panel['list']}, {column['field']}: {value}"


def test_the_own_token_is_named_in_the_readings() -> None:
    readings = {line["path"]: line for line in GAME.board_file("race", "fr")["readings"]}
    assert readings["token"]["values"] | {"trucks": "Camions", "": "aucun"} == readings["token"]["values"]


def test_the_picture_shows_every_zone_and_counter_once() -> None:
    sheet = ET.fromstring(GAME.board_svg("race", "fr"))
    drawn = [found.get("data-cell") for found in sheet.iter() if found.get("data-cell")]
    assert drawn == list(GAME.box.board.labels)
    symbols = ET.fromstring(GAME.counters_svg())
    names = [f"u-{unit.id}" for unit in GAME.box.units]
    assert [symbol.get("id") for symbol in symbols] == [*names, *(f"{name}-reduced" for name in names)]
    shown = scene(START, "en")
    held = [*(pile.counters for pile in shown.stacks), *(box.counters for box in shown.boxes)]
    assert sum(map(len, held)) == 85
    assert [len(track.boxes) for track in shown.tracks] == [10, 28]


def test_the_legend_explains_the_signs_and_counters_of_this_map() -> None:
    entries = {(entry["kind"], entry["key"]): entry for entry in GAME.board_file("race", "fr")["legend"]}
    assert entries["sign", "garrison 20"]["text"] == "Garnison de Berlin"
    assert "F-M" in entries["counter", "soviet-joukov"]["sample"]
    assert {"fort", "port", "badge"}.isdisjoint(kind for kind, _ in entries)
