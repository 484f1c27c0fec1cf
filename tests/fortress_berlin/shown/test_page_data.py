"""What the page gets of Fortress Berlin: every hex, counter, verb, phase and rule, in both languages."""

import json
import re
from functools import cache
from typing import Any

import pytest

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.shown.page import PHASES
from grognard.games.fortress_berlin.shown.picture import counter, scene, scheme
from grognard.kernel.dice import key_from_seed
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.words.text import LANGUAGES
from tests.fortress_berlin.table import real_game

GAME = real_game()
SEATS = ("german", "soviet")


@cache
def board(language: str = "en") -> dict[str, Any]:
    """The board file, made once."""
    return GAME.board_file("campaign", language)


@cache
def position() -> Position:
    """The Germans are set up by the standard plan."""
    g = GAME.new("campaign", {}, key_from_seed(0))
    for line in ("standard", "done"):
        GAME.act(g, "german", GAME.parse(line))
    return g


@cache
def view(seat: str = "german") -> dict[str, Any]:
    """What a side sees then."""
    return GAME.view(position(), seat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_file_covers_all_that_views_and_actions_name(language: str) -> None:
    file = board(language)
    json.dumps(file, allow_nan=False)
    for kind in ("unit", "cell", "direction"):
        assert tuple(file["order"][kind]) == GAME.grammar.names(kind)
    assert set(file["order"]["unit"]) < set(file["units"])
    assert {verb: tuple(entry["kinds"]) for verb, entry in file["verbs"].items()} == GAME.grammar.verbs
    assert set(file["names"]["leader"]) == set(GAME.grammar.names("leader"))
    assert set(file["phases"]) == set(PHASES)
    assert len(file["turns"]) == position().world.last_turn
    assert file["sample"]["unit"] in file["units"]
    places = {place["id"] for place in file["places"]}
    for seat in SEATS:
        for piece in view(seat)["units"]:
            assert piece["id"] in file["units"]
            assert piece["place"] == "map" or piece["place"] in places
            assert piece["place"] != "map" or piece["cell"] in file["cells"]


def test_names_are_in_the_language_that_was_asked_for() -> None:
    english, french = (board(language) for language in LANGUAGES)
    assert [file["units"]["berlin-hq"]["name"] for file in (english, french)] == ["Berlin HQ", "QG Berlin"]
    assert [file["turns"]["1"] for file in (english, french)] == ["21 April 1945", "21 avril 1945"]
    assert [file["turns"]["11"] for file in (english, french)] == ["1 May 1945", "1er mai 1945"]
    assert french["cells"]["2209"]["name"] == "Citadelle de Spandau"
    assert english["cells"]["5015"]["terrain"].startswith("Major building")


@pytest.mark.parametrize("seat", SEATS)
def test_captions_speak_of_what_is_in_the_view(seat: str) -> None:
    file, seen = board(), view(seat)
    for markers in file["markers"]:
        assert isinstance(seen[markers["list"]], list)
        assert {row[markers["key"]] for row in seen[markers["list"]]} <= set(markers["looks"])
    assert set(file["signs"]) < set(file["marks"])
    assert not {"roles", "dignitaries"} & set(seen)  # a table for two without options
    for panel in file["panels"]:
        if panel["list"] in ("roles", "dignitaries"):
            continue
        assert seen[panel["list"]]
        for row in seen[panel["list"]]:
            assert {column["field"] for column in panel["columns"]} <= set(row)


def test_the_charts_say_what_the_rules_read() -> None:
    superiority, letters, results, advantages, terrain, air, awards = board()["charts"]
    charts = GAME.box.charts
    assert [row[0] for row in superiority["rows"]] == [
        *("bombardment", "mixed bombardment", "direct fire", "assault")
    ]
    assert letters["columns"] == ["PF", *map(str, range(1, 13))]
    assert letters["rows"][3][1:] == list(charts.letters[3])
    assert results["columns"] == ["Dice", *"ABCDEFGHI"]
    assert [row[0] for row in results["rows"]][:2] == ["−4", "−3"]
    assert [(row[0], row[-1]) for row in advantages["rows"]] == [
        *(("Morale", "±1"), ("Armour", "+1"), ("Flank", "+1"), ("Encirclement", "+1"))
    ]
    assert next(row for row in terrain["rows"] if row[0] == "major building")[1:5] == ["2", "3", "+2", "−2"]
    assert next(row for row in terrain["rows"] if row[0] == "road")[1:] == ["½", "½", *"–––––"]
    assert next(row for row in terrain["rows"] if row[0] == "perimeter barrier")[1:3] == ["+1", "+1"]
    assert len(air["rows"]) == 11
    assert ["Hitler lives, each turn", "Germans", "2", "10–14"] in awards["rows"]


def test_every_rule_has_its_short_wording() -> None:
    rules = board("fr")["rules"]
    assert all(0 < len(rule["text"]) <= 200 for rule in rules.values())


def test_the_sprite_has_both_faces_and_a_back_for_every_counter() -> None:
    symbols = set(re.findall(r'<symbol id="u-([^"]+)"', GAME.counters_svg()))
    for piece, unit in enumerate(GAME.box.units):
        assert {unit.id, f"?{piece}"} <= symbols
        assert (f"{unit.id}-manoeuvre" in symbols) == unit.has_manoeuvre_face


def test_a_face_bears_what_the_printed_one_does() -> None:
    units = {unit.id: unit for unit in GAME.box.units}
    combat, manoeuvre = (counter(units["nordland-assault-gun"], combat=combat) for combat in (True, False))
    assert (combat.factors, combat.morale, combat.reach, combat.weapon) == ("3-4-6", "3", "2", "gold")
    assert (manoeuvre.factors, manoeuvre.morale, manoeuvre.striped) == ("1-3-8", "", True)
    assert combat.band == "11th SS Panzergrenadier Division Nordland"
    assert counter(units["8-guards-army-hq"]).reach == "10"
    assert counter(units["berlin-hq"]).reach == "*"
    assert [scheme(units[name]) for name in ("vs-1", "mvk", "police-1", "1-polish-army-1")] == [
        *("volkssturm", "navy", "police", "polish")
    ]


def test_the_picture_has_a_stack_in_every_hex_with_units_and_the_sheet_has_none() -> None:
    drawn = scene(position(), "fr")
    units = position().in_place(ON_BOARD)
    assert len(drawn.stacks) == len({position().cell[unit] for unit in units})
    assert sum(len(stack.counters) for stack in drawn.stacks) == len(units)
    sheet = GAME.board_svg("campaign", "fr")
    assert sheet.startswith("<svg")
    assert 'class="counter"' not in sheet


def test_results_are_listed_from_nothing_to_the_loss_of_all() -> None:
    listed = board()["order"]["result"]
    assert listed[:2] == ["none", "star"]
    plain = [result for result in listed if "star" not in result]
    assert plain == ["none", "R", "D", "EX", "1", "2", "E"]
