"""Messages in a player's language."""

from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.words.text import Name, bundle, has_message, listed, named, sentence

ENGLISH = """
unit-moves = { $unit } moves to { $cell }.
losses-so-far = { $lost-units ->
        [one] One unit is lost.
       *[other] { $lost-units } units are lost.
    }
bare =
    .title = only an attribute
side-red = Reds
    .the = the { side-red }
    .of = of the { side-red }
    .to = to the { side-red }
    .number = many
army = { $number } Army
sides-wait = Waiting for { $the-sides }.
side-thinks = { $The-side } { $number-side ->
        [one] is
       *[many] are
    } thinking.
"""
FRENCH = """
unit-moves = { $unit } va en { $cell }.
losses-so-far = { $lost-units ->
        [one] { $lost-units } unité perdue.
       *[other] { $lost-units } unités perdues.
    }
side-red = Rouges
    .the = les { side-red }
    .of = des { side-red }
    .to = aux { side-red }
    .number = many
army = { $number }e armée
    .the = la { army }
    .of = de la { army }
    .to = à la { army }
    .gender = f
sides-wait = En attente { $of-sides }.
side-thinks = { $The-side } { $number-side ->
        [one] réfléchit
       *[many] réfléchissent
    }.
"""


@pytest.fixture
def look(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "fr.ftl").write_text(FRENCH, encoding="utf-8")
    return tmp_path


def shout(name: str, value: Any, language: str) -> Any:
    """A namer that turns units alone into words."""
    return f"{value.upper()} ({language})" if name == "unit" else value


def test_a_message_of_the_rules_is_written_with_hyphens_in_the_file(look: Path) -> None:
    args = {"unit": "I Corps", "cell": "2512"}
    assert sentence(look, "en", "unit.moves", args) == "I Corps moves to 2512."
    assert sentence(look, "fr", "unit.moves", args) == "I Corps va en 2512."


def test_a_language_may_have_more_files_by_chapter(look: Path) -> None:
    (look / "en").mkdir()
    (look / "en" / "combat.ftl").write_text("unit-fights = { $unit } fights.", encoding="utf-8")
    assert sentence(look, "en", "unit.fights", {"unit": "I Corps"}) == "I Corps fights."
    assert not has_message(look, "fr", "unit.fights")


def test_the_namer_turns_arguments_into_words_of_the_language(look: Path) -> None:
    text = sentence(look, "fr", "unit.moves", {"unit": "i corps", "cell": "2512"}, shout)
    assert text == "I CORPS (fr) va en 2512."


@pytest.mark.parametrize(
    ("unit", "language", "text"),
    [
        ("?7", "en", "a face-down counter moves to 2512."),
        ("?7", "fr", "un pion caché va en 2512."),
        (("i corps", "?7", "?3"), "en", "I CORPS (en) and 2 face-down counters moves to 2512."),
        (("i corps", "vi", "?7"), "en", "I CORPS (en), VI (en) and a face-down counter moves to 2512."),
        (("?7",), "en", "a face-down counter moves to 2512."),
        ("?", "en", "? (en) moves to 2512."),
    ],
)
def test_pieces_that_the_reader_cannot_name_are_counted(
    look: Path, unit: Any, language: str, text: str
) -> None:
    def namer(name: str, value: Any, language: str) -> Any:
        return shout(name, value[0] if isinstance(value, list) else value, language)

    assert sentence(look, language, "unit.moves", {"unit": unit, "cell": "2512"}, namer) == text


@pytest.mark.parametrize(
    ("language", "lost", "text"),
    [
        ("en", 0, "0 units are lost."),
        ("en", 1, "One unit is lost."),
        ("en", 2, "2 units are lost."),
        ("fr", 0, "0 unité perdue."),
        ("fr", 1, "1 unité perdue."),
        ("fr", 2, "2 unités perdues."),
    ],
)
def test_numbers_choose_the_plural_of_the_language(look: Path, language: str, lost: int, text: str) -> None:
    assert sentence(look, language, "losses.so-far", {"lost_units": lost}) == text


def test_a_message_that_is_not_there_is_named_with_its_file(look: Path) -> None:
    assert has_message(look, "en", "unit.moves")
    assert not has_message(look, "en", "unit.stays")
    with pytest.raises(KeyError, match=r"en\.ftl has no message unit-stays"):
        sentence(look, "en", "unit.stays", {})


def test_a_message_without_text_is_refused(look: Path) -> None:
    with pytest.raises(KeyError, match=r"en\.ftl: message bare has no text"):
        sentence(look, "en", "bare", {})


def test_a_missing_argument_is_refused(look: Path) -> None:
    with pytest.raises(ValueError, match=r"en\.ftl, unit-moves: .*cell"):
        sentence(look, "en", "unit.moves", {"unit": "I Corps"})


def test_a_file_is_read_once(look: Path) -> None:
    assert bundle(look, "en") is bundle(look, "en")


def test_a_name_has_the_forms_that_its_language_writes(look: Path) -> None:
    reds = named(look, "fr", "side.red")
    assert (reds, reds.forms["to"], reds.forms["number"]) == ("Rouges", "aux Rouges", "many")
    army = named(look, "fr", "army", {"number": 3}).followed_by(" (6-4)")
    assert (army, army.forms["of"], army.forms["gender"]) == ("3e armée (6-4)", "de la 3e armée (6-4)", "f")


def test_an_abbreviation_ends_a_sentence_with_one_full_stop(look: Path) -> None:
    told = {"unit": "I art.", "cell": "Köln"}
    assert sentence(look, "en", "unit.moves", {**told, "cell": "Bln."}).count("..") == 0
    assert "I art." in sentence(look, "en", "unit.moves", told)
    assert "I... " in sentence(look, "en", "unit.moves", {**told, "unit": "I..."})


def test_a_name_without_forms_stands_as_it_is(look: Path) -> None:
    army = named(look, "en", "army", {"number": "3rd"})
    assert (army, army.forms["the"], army.forms["number"]) == ("3rd Army", "3rd Army", "one")


@pytest.mark.parametrize(
    ("language", "waits", "thinks"),
    [
        ("en", "Waiting for the Reds and Blücher.", "The Reds are thinking."),
        ("fr", "En attente des Rouges et Blücher.", "Les Rouges réfléchissent."),
    ],
)
def test_sentences_agree_with_the_names_in_them(look: Path, language: str, waits: str, thinks: str) -> None:
    reds = named(look, language, "side.red")
    both = listed([reds, "Blücher"], language)
    assert sentence(look, language, "sides.wait", {"sides": both}) == waits
    assert sentence(look, language, "side.thinks", {"side": reds}) == thinks


def test_several_names_are_many() -> None:
    assert listed([], "en") == ""
    assert listed([Name("a")], "en").forms["number"] == "one"
    assert (listed(["a", "b", "c"], "fr"), listed(["a", "b"], "en").forms["number"]) == ("a, b et c", "many")
