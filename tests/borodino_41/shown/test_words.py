"""Names and messages of Borodino ’41, in English and in French."""

import pytest

from grognard.games.borodino_41.shown.words import about, name_of
from grognard.kernel.words.text import LANGUAGES
from tests.borodino_41.table import real_game

GAME = real_game()


@pytest.mark.parametrize(
    ("unit", "english", "french"),
    [
        ("10pz-7pz-1", "1/7 Pz", "1/7 Pz"),
        ("10pz-86-i", "I/86", "I/86"),
        ("10pz-86-hq", "HQ 86 Mot", "QG 86 mot."),
        ("10pz-kb10", "10 Motorcycle", "10 moto"),
        ("10pz-90armeng", "90 Armoured Engineers", "90 génie blindé"),
        ("dr-hq", "HQ Das Reich", "QG Das Reich"),
        ("32rd-17-hq", "HQ 17 Rifle", "QG 17 fusiliers"),
        ("32rd-154-i", "I/154 Howitzers", "I/154 obusiers"),
        ("19tb-mrb", "Motor Rifle/19", "fus. mot./19"),
        ("len-cadets", "Leningrad Cadets", "bataillon des cadets de Léningrad"),
        ("cav-s1", "Cavalry S1", "escadron S1"),
        ("rkt-a", "Rockets a", "groupe de roquettes «\xa0a\xa0»"),
        ("german-dummy-3", "German dummy 3", "leurre allemand 3"),
    ],
)
def test_units_are_called_as_their_language_calls_them(unit: str, english: str, french: str) -> None:
    number = GAME.box.piece_names.index(unit)
    assert [name_of(GAME.box, "unit", number, language) for language in LANGUAGES] == [english, french]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_units_of_the_box_have_one_name(language: str) -> None:
    names = [
        str(name_of(GAME.box, "unit", number, language)) for number in range(len(GAME.box.printed_units))
    ]
    assert [name for name in names if names.count(name) > 1] == []


def test_a_sentence_agrees_with_the_unit_in_french() -> None:
    numbers = [GAME.box.piece_names.index(name) for name in ("10pz-7pz-1", "10pz-86-i", "cav-s1")]
    forms = [name_of(GAME.box, "unit", number, "fr").forms for number in numbers]
    assert [form["of"] for form in forms] == ["de la 1/7 Pz", "du I/86", "de l’escadron S1"]
    assert [form["gender"] for form in forms] == ["f", "m", "m"]


def test_a_counter_that_nobody_knows_begins_a_sentence_with_a_capital() -> None:
    state = GAME.new("introduction", {"inverted-counters": True}, bytes(32))
    seen = [
        GAME.words(state, message, {"unit": "?7", "cell": 5, "purpose": 1}, language)
        for message in ("withdrawal.free", "fire.ask-zoc")
        for language in LANGUAGES
    ]
    assert [words[0] for words in seen] == ["A", "L", "A", "L"]


def test_the_log_of_an_assault_leaves_out_what_comes_to_nothing() -> None:
    state = GAME.new("introduction", {}, bytes(32))
    parts = dict.fromkeys(("command", "thickness", "terrain", "special", "surprise"), 0)
    args = {"side": "german", "cell": 0, "total": 8, "base": 7, "state": -2, "size": 2, "armour": 1} | parts
    assert [GAME.words(state, "assault.morale", args, language) for language in LANGUAGES] == [
        "Morale of the Germans for 0101: 8 (base 7, state −2, size +2, armour +1).",
        "Moral des Allemands pour 0101\N{NO-BREAK SPACE}: 8 (base 7, état −2, taille +2, blindés +1).",
    ]


def test_there_is_a_line_about_every_counter() -> None:
    units = {unit.id: unit for unit in GAME.box.units}
    assert about(units["32rd-154-i"], "en") == (
        "howitzers · 32nd Rifle Division · morale 6 · wheeled · direct fire 6, AT 2 at 1 hex"
        " · indirect fire: one shift at 14 hexes"
    )
    assert about(units["18tb-bt"], "fr") == (
        "chars · 18e brigade blindée · moral 6 · chenillée · blindage mince (cercle blanc)"
    )
    for language in LANGUAGES:
        assert all(about(unit, language) for unit in GAME.box.units)


@pytest.mark.parametrize(
    ("argument", "value", "english", "french"),
    [
        ("quarters", 7, "1¾", "1¾"),
        ("quarters", 0, "0", "0"),
        ("side", "german", "Germans", "Allemands"),
        ("side", 1, "Soviets", "Soviétiques"),
        ("section", "pm", "afternoon", "après-midi"),
        ("weather", "thaw", "thaw", "dégel"),
        ("told", "armour", "armour", "blindés"),
        ("direction", 0, "north", "nord"),
        ("dice", (3, 10), "3, 10", "3, 10"),
        ("shift", -2, "−2", "−2"),
        ("phase", "challenge", "challenge for the initiative", "challenge d’initiative"),
    ],
)
def test_arguments_are_put_in_words(argument: str, value: object, english: str, french: str) -> None:
    assert [str(name_of(GAME.box, argument, value, language)) for language in LANGUAGES] == [english, french]


def test_hexes_are_called_by_what_stands_there() -> None:
    board, geo = GAME.box.board, GAME.box.geo
    said = [str(name_of(GAME.box, "cell", geo.places["artemki"], language)) for language in LANGUAGES]
    label = board.labels[geo.places["artemki"]]
    assert said == [f"Artemki ({label})", f"Artiomki ({label})"]
    assert name_of(GAME.box, "cell", board.cell("5634"), "en") == "5634"


@pytest.mark.parametrize(
    ("hit", "english"),
    [
        (True, "1/93 Flak fires at the aircraft (aircraft and gun: 3, 8): one shift less, 2 left."),
        (False, "1/93 Flak fires at the aircraft (aircraft and gun: 3, 8): no effect, 2 left."),
    ],
)
def test_a_duel_with_aircraft_says_how_it_went(hit: bool, english: str) -> None:
    g = GAME.new("battle", {}, bytes(32))
    gun = GAME.box.piece_names.index("10pz-93flak-1")
    told = {"unit": gun, "dice": (3, 8), "hit": hit, "number": 2}
    assert GAME.words(g, "air.duel", told, "en") == english
    french = GAME.words(g, "air.duel", told, "fr")
    assert french.startswith("La 1/93 Flak tire sur les avions")
    assert french.endswith("il en reste 2.")


@pytest.mark.parametrize(
    ("hexagon", "placed"),
    [
        ("1124", "à Ielnia (1124)"),
        ("1125", "aux casemates d’Ielnia sud (1125)"),
        ("0820", "à la gare de Kolotchy (0820)"),
        ("2619", "au camp du Komsomol (2619)"),
        ("1023", "en 1023"),
    ],
)
def test_places_have_their_article_in_french(hexagon: str, placed: str) -> None:
    name = name_of(GAME.box, "cell", GAME.box.board.cell(hexagon), "fr")
    assert name.forms["to"] == placed
