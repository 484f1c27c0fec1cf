"""Names and messages of Fortress Berlin, in English and in French."""

import pytest

from grognard.games.fortress_berlin.shown.words import about, name_of, place_name
from grognard.kernel.words.text import LANGUAGES, has_message, sentence
from tests.fortress_berlin.table import real_game

GAME = real_game()
LOOK = GAME.folder / "look"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_points_have_words_but_losses_that_are_told_by_themselves(language: str) -> None:
    points = GAME.box.charts.points
    unnamed = {name for name in points if not has_message(LOOK, language, f"points.{name}")}
    assert unnamed <= {"soviet-loss", "german-loss"}


@pytest.mark.parametrize(
    ("unit", "english", "french"),
    [
        ("lah-1", "LAH I", "LAH I"),
        ("nordland-hq", "Nordland HQ", "QG Nordland"),
        ("8-guards-army-hq", "8th Guards Army HQ", "QG 8e armée de la Garde"),
        ("11-tank-corps-20", "20 Tank", "20 blindée"),
        ("4-guards-rifle-corps-35", "35 Gds Rifle", "35 Gde fusiliers"),
        ("1-polish-army-1", "1 Polish Rifle", "1re polonaise"),
        ("vs-17", "VS 17", "VS 17"),
    ],
)
def test_units_are_called_as_their_language_calls_them(unit: str, english: str, french: str) -> None:
    number = GAME.box.piece_names.index(unit)
    assert [name_of(GAME.box, "unit", number, language) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_units_have_one_name(language: str) -> None:
    names = [str(name_of(GAME.box, "unit", number, language)) for number in range(len(GAME.box.units))]
    assert [name for name in names if names.count(name) > 1] == []


def test_a_sentence_agrees_with_the_unit_in_french() -> None:
    numbers = [GAME.box.piece_names.index(name) for name in ("lah-1", "11-tank-corps-20", "18-pg-recon")]
    forms = [name_of(GAME.box, "unit", number, "fr").forms for number in numbers]
    assert [form["of"] for form in forms] == ["du LAH I", "de la 20 blindée", "de l’Aufkl. 118"]
    assert [form["gender"] for form in forms] == ["m", "f", "m"]


def test_there_is_a_line_about_every_counter() -> None:
    units = {unit.id: unit for unit in GAME.box.units}
    assert about(units["408-artillery-heavy"], "en") == (
        "artillery · 408th Artillery · Berlin garrison · artillery, range 25 · morale 2"
        " · combat 15-2-0, manoeuvre 1-1-6"
    )
    assert about(units["8-guards-army-hq"], "fr") == (
        "quartier général · 8e armée de la Garde · moral 2 · rayon de commandement 10"
        " · combat 2-3-0, manœuvre 1-2-8 · arrive au tour 2, zones G–J"
    )
    assert "south edge" in about(units["wenck-hq"], "en")
    for language in LANGUAGES:
        assert all(about(unit, language) for unit in GAME.box.units)


@pytest.mark.parametrize(
    ("argument", "value", "english", "french"),
    [
        ("halves", 7, "3½", "3½"),
        ("halves", 0, "0", "0"),
        ("side", "german", "Germans", "Allemands"),
        ("side", 1, "Soviets", "Soviétiques"),
        ("dice", (3, 5), "3 + 5", "3 + 5"),
        ("dice", 9, "9", "9"),
        ("modifier", -2, "−2", "−2"),
        ("result", "R star", "R*", "R*"),
        ("result", "none", "–", "–"),
        ("leader", 0, "Hitler", "Hitler"),
        ("site", "tegel", "on Tegel airfield", "sur l’aérodrome de Tegel"),
        ("site", "4819", "in 4819", "en 4819"),
        ("site", "5117;5118", "in 5117 or 5118", "en 5117 ou 5118"),
        ("differential", -3, "−3", "−3"),
        ("zones", ("B", "C"), "B, C", "B, C"),
        ("zones", (), "south edge", "bord sud"),
        ("phase", "combat", "combat", "combat"),
    ],
)
def test_arguments_are_put_in_words(argument: str, value: object, english: str, french: str) -> None:
    assert [str(name_of(GAME.box, argument, value, language)) for language in LANGUAGES] == [english, french]


def test_hexes_are_called_by_what_stands_there() -> None:
    board = GAME.box.board
    assert [str(name_of(GAME.box, "cell", board.cell("2209"), language)) for language in LANGUAGES] == [
        "2209 (Spandau citadel)",
        "2209 (Citadelle de Spandau)",
    ]
    assert name_of(GAME.box, "cell", board.cell("3301"), "fr") == "3301 (Zone d’entrée A)"
    assert name_of(GAME.box, "cell", board.cell("2525"), "en") == "2525"
    named = {"5015": "Reichstag", "5017": "Führer bunker", "4915": "Tiergarten", "5120": "Anhalter Bahnhof"}
    assert {label: place_name(GAME.box, board.cell(label), "en") for label in named} == named


def test_every_place_of_the_set_up_has_words() -> None:
    sites = {unit.setup for unit in GAME.box.units if unit.setup and not unit.setup[0].isdigit()}
    for language in LANGUAGES:
        assert all(has_message(LOOK, language, f"site.{site}") for site in sites - {"naval"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_announces_assaults_is_told_that_a_click_on_one_takes_it_back(language: str) -> None:
    said = [sentence(LOOK, language, "assault.announce", {"count": count}) for count in (0, 1)]
    assert ["⚔" in text for text in said] == [False, True]


@pytest.mark.parametrize(
    ("die", "words"),
    [
        (1, "Volkssturm, die 1: one battalion is raised."),
        (4, "Volkssturm, die 4: 4 battalions are raised."),
        (6, "Volkssturm, die 6: one battalion deserts."),
    ],
)
def test_the_die_for_the_volkssturm_says_what_it_brings(die: int, words: str) -> None:
    assert sentence(LOOK, "en", "volkssturm.die", {"die": die}) == words
