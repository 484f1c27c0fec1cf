"""Names and messages of Victory Roads, in English and in French."""

import pytest

from grognard.games.victory_roads.shown.words import name_of
from grognard.kernel.words.text import LANGUAGES
from tests.victory_roads.table import real_game

GAME = real_game()


@pytest.mark.parametrize(
    ("unit", "english", "french"),
    [
        ("su-hq-1w", "1st Belorussian Front", "1er front biélorusse"),
        ("su-gtc-8", "8th Guards Tank Corps", "8e corps blindé de la Garde"),
        ("su-cc-15", "15th Cavalry Corps", "15e corps de cavalerie"),
        ("de-hq-6pz", "6th Panzer Army", "6e armée blindée"),
        ("de-id-252", "252nd Infantry Division", "252e division d’infanterie"),
        ("ss-pz-5", "5th SS Panzer Division Wiking", "5e Panzerdivision SS Wiking"),
        ("ss-id-15", "15th SS Grenadier Division", "15e division de grenadiers SS"),
        ("de-pzgr-gd", "Großdeutschland", "Großdeutschland"),
        ("de-kg-543-1", "armoured KG 5-4-3", "KG blindé 5-4-3"),
        ("hu-id-24", "Hungarian 24th Infantry Division", "24e division d’infanterie hongroise"),
        ("ro-hq-3", "Romanian 3rd Army", "3e armée roumaine"),
    ],
)
def test_units_are_called_as_their_language_calls_them(unit: str, english: str, french: str) -> None:
    number = GAME.box.unit_index[unit]
    assert [name_of(GAME.box, "unit", number, language) for language in ("en", "fr")] == [english, french]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_divisions_or_corps_have_one_name(language: str) -> None:
    numbers = [
        number for number, unit in enumerate(GAME.box.units) if unit.kind in ("division", "corps", "hq")
    ]
    names = [str(name_of(GAME.box, "unit", number, language)) for number in numbers]
    assert len(set(names)) == len(names)


def test_a_support_that_a_reader_does_not_know_goes_by_its_side() -> None:
    g, token = GAME.new("campaign", {}, bytes(32)), f"?{len(GAME.box.units)}"
    told = [GAME.words(g, "supports.spent", {"chit": token}, language) for language in LANGUAGES]
    assert told == [
        "A Soviet support is spent.",
        "Support dépensé\N{NO-BREAK SPACE}: un pion soviétique, face cachée.",
    ]


def test_a_sentence_agrees_with_the_unit_in_french() -> None:
    division, corps = GAME.box.unit_index["hu-id-24"], GAME.box.unit_index["su-rc-1"]
    forms = [name_of(GAME.box, "unit", number, "fr").forms for number in (division, corps)]
    assert [form["of"] for form in forms] == [
        "de la 24e division d’infanterie hongroise",
        "du 1er corps de fusiliers",
    ]
    assert [form["gender"] for form in forms] == ["f", "m"]


@pytest.mark.parametrize(
    ("cell", "of", "to"),
    [
        ("1952", "de Vienne (1952)", "à Vienne (1952)"),
        ("6223", "d’Orcha (6223)", "à Orcha (6223)"),
        ("2857", "de 2857", "en 2857"),
    ],
)
def test_a_french_sentence_names_a_city_otherwise_than_a_hex(cell: str, of: str, to: str) -> None:
    forms = name_of(GAME.box, "cell", GAME.box.board.cell(cell), "fr").forms
    assert (forms["of"], forms["to"]) == (of, to)
    told = {"unit": 0, "cell": GAME.box.board.cell(cell)}
    assert f" {to} perd un pas." in GAME.words(
        GAME.new("campaign", {}, bytes(32)), "combat.reduced", told, "fr"
    )


@pytest.mark.parametrize(
    ("argument", "value", "english", "french"),
    [
        ("cell", "1952", "Vienna (1952)", "Vienne (1952)"),
        ("cell", "2857", "2857", "2857"),
        ("theatre", 1, "TO Northern Centre", "TO Centre-Nord"),
        ("support", "su-artillery-3", "Artillery +3", "Artillerie +3"),
        ("support", "de-ju-52", "Ju 52", "Ju 52"),
        ("weather", "mud", "mud", "boue"),
        ("nation", 3, "Romanians", "Roumains"),
        ("movement", 3, "1.5", "1,5"),
        ("dice", (3, 4), "3 + 4", "3 + 4"),
        ("shift", 2, "+2", "+2"),
    ],
)
def test_arguments_are_put_in_words(argument: str, value: object, english: str, french: str) -> None:
    said = GAME.box.board.cell(str(value)) if argument == "cell" else value
    assert [str(name_of(GAME.box, argument, said, language)) for language in LANGUAGES] == [english, french]
