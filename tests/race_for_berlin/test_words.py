"""Names and messages of Race for Berlin, in English and in French."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from grognard.games.race_for_berlin.components import FOLDER, SOVIET
from grognard.games.race_for_berlin.game import VERBS, RaceForBerlin
from grognard.games.race_for_berlin.shown.words import name_of
from grognard.kernel.dice import key_from_seed
from grognard.kernel.words.text import LANGUAGES
from tests.race_for_berlin.table import Table

GAME = RaceForBerlin()
START = GAME.new("race", {}, key_from_seed(0))


def messages(language: str) -> set[str]:
    """The messages of a language."""
    text = (FOLDER / "look" / f"{language}.ftl").read_text(encoding="utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_name(language: str) -> None:
    assert {f"verb-{verb}" for verb in VERBS} <= messages(language)


@pytest.mark.parametrize(
    ("unit", "english", "french"),
    [
        ("8GA-1", "8th Guards Army (20-2)", "8e armée de la Garde (20-2)"),
        ("1-POL-1", "1st Polish Army (10-1)", "1re armée polonaise (10-1)"),
        ("2GTA-1", "2nd Guards Tank Army (24-3)", "2e armée blindée de la Garde (24-3)"),
        ("13-1", "13th Army (14-1)", "13e armée (14-1)"),
        ("10-Pz-SS", "10th SS Panzer Division (8-2)", "10e division blindée SS (8-2)"),
        ("5-Jager", "5th Jäger Division (8-1)", "5e division de chasseurs (8-1)"),
        ("342", "342nd Division (4-1)", "342e division (4-1)"),
        ("Kurmark", "Kurmark Division (9-2)", "division Kurmark (9-2)"),
    ],
)
def test_units_are_called_as_their_language_calls_them(unit: str, english: str, french: str) -> None:
    number = GAME.box.unit_index[unit]
    assert [name_of(GAME.box, "unit", number, language) for language in ("en", "fr")] == [english, french]


def test_every_counter_has_a_name_in_both_languages() -> None:
    for number, unit in enumerate(GAME.box.units):
        french = name_of(GAME.box, "unit", number, "fr")
        assert french != name_of(GAME.box, "unit", number, "en")
        assert french.endswith(f"({unit.values})")


@pytest.mark.parametrize(
    ("left", "english", "french"),
    [
        (2, "activate up to 2 more units", "activez jusqu’à 2 unités de plus"),
        (1, "activate one more unit", "activez encore une unité"),
        (0, "all permitted units are activated", "toutes les unités autorisées sont désignées"),
    ],
)
def test_a_prompt_counts_as_its_language_does(left: int, english: str, french: str) -> None:
    for language, wanted in (("en", english), ("fr", french)):
        said = GAME.words(START, "ask.activate", {"nation": SOVIET, "left": left}, language)
        assert wanted in said


def test_only_the_first_to_advance_must() -> None:
    said = [GAME.words(START, "ask.advance", {"cell": 0, "advanced": number}) for number in (0, 1)]
    assert said[0].startswith("At least one")
    assert said[1].startswith("Do other attackers")


def test_a_unit_is_named_with_the_strength_it_has() -> None:
    table = Table("33-1 b9, 69-1 b9 reduced, 25-pzgre 5-Jager b8", "C.1").gather("b8", "33-1", "69-1")
    joining = [table.game.parse(f"join {name}") for name in ("33-1", "69-1")]
    reasons = [table.game.explain(table.g, table.side, action) for action in joining]
    said = [table.game.words(table.g, reason.message, reason.args) for reason in reasons if reason]
    assert said == ["33rd Army (13-2) is already committed", "69th Army (7-2) is already committed"]


def test_the_log_keeps_the_strength_of_the_moment_that_it_tells_of() -> None:
    table = Table("33-1 b9, 69-1 b9 reduced, 25-pzgre 5-Jager b8", "C.1")
    table.assault("b8", "33-1", "69-1", die=2)  # 20:18, A2D1
    said = [table.game.words(table.g, event.message, event.args) for event in table.g.events]
    assert "by 33rd Army (13-2) and 69th Army (7-2):" in said[0]
    assert said[1:] == ["33rd Army (7-2) is reduced.", "69th Army (7-2) is destroyed in b9."]
