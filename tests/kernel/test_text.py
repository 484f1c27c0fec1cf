"""Messages in a player's language."""

from pathlib import Path
from typing import Any

import pytest

from grognard.kernel.text import bundle, has_message, sentence

ENGLISH = """
unit-moves = { $unit } moves to { $cell }.
losses-so-far = { $lost-units ->
        [one] One unit is lost.
       *[other] { $lost-units } units are lost.
    }
bare =
    .title = only an attribute
"""
FRENCH = """
unit-moves = { $unit } va en { $cell }.
losses-so-far = { $lost-units ->
        [one] { $lost-units } unité perdue.
       *[other] { $lost-units } unités perdues.
    }
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


def test_the_namer_turns_arguments_into_words_of_the_language(look: Path) -> None:
    text = sentence(look, "fr", "unit.moves", {"unit": "i corps", "cell": "2512"}, shout)
    assert text == "I CORPS (fr) va en 2512."


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
