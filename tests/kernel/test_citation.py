"""Players read rule numbers as the rulebook prints them; the ids of the ledger stay inside."""

import re
from pathlib import Path

import pytest

from grognard import games
from grognard.kernel.components.ledger import load_ledger
from grognard.kernel.words.citation import WORDS, citations, cited, rules_to_show
from grognard.kernel.words.text import LANGUAGES

OF_GAMES_TO_COME = {
    "12/seq/3a-reveal": "12",
    "2/errata/3-2-26": "2 · errata",
    "0/series": "Introduction",
    "oe/german/11-oct": "Order of battle",
    "12/minimal-fire": "12",
    "8.6/EX": "8.6 · EX",
    "8.4.2/step-3a": "8.4.2 · step 3a",
    "8.7.1/3": "8.7.1 · 3",
    "12.0.1/20pg": "12.0.1",
    "14.0/t1-9th-parachute-division": "14.0",
    "example/8.6-number": "8.6 · example",
    "7.2.2/note-soviet-hq": "7.2.2 · note",
    "trc/2-1-roll-7": "CRT 2–1",
    "trc/DR": "CRT · DR",
    "16.1.1/obj-4": "16.1.1 · objective 4",
    "6.1.8/exc": "6.1.8 · exception",
    "1.8.1a/note-road": "1.8.1a · note",
    "scenario/bagration/gate": "Scenario",
    "unheard-of/thing": "Rulebook",
}
"""The shapes of ids in ledgers of games whose rules are still to come."""


def words(language: str) -> dict[str, str]:
    """The words of rulebooks, by the part of an id that they stand for."""
    text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^cited-([a-z0-9-]+) = (.+)$", text, re.M))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.GAMES)
def test_no_rule_of_any_game_is_shown_by_its_id(name: str, language: str) -> None:
    known = {word.lower() for phrase in words(language).values() for word in phrase.split()}
    for rule in load_ledger(games.find(name).folder).rules:
        shown = cited(rule, language)
        assert "/" not in shown
        assert not shown.lower().startswith(words(language)["elsewhere"]), f"{rule}: its place has no word"
        for token in shown.replace("·", " ").split():
            printed = re.fullmatch(r"\d[\d.–-]*[a-z]?|[A-Z][A-Za-z]{0,2}\d?", token)
            assert printed or token.lower() in known, f"{rule}: {shown}"


def test_the_languages_have_the_same_words() -> None:
    assert list(words("en")) == list(words("fr"))


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("annex-2/mod-army", "Annex 2", "Annexe 2"),
        ("annex-2/row-3", "Annex 2 · row 3", "Annexe 2 · ligne 3"),
        ("crt/5-1", "CRT 5–1", "TRC 5–1"),
        ("tec/clear", "TEC", "TET"),
        ("2.4.5/event-9", "2.4.5 · event 9", "2.4.5 · événement 9"),
        ("2.4.5/event-9-when", "2.4.5 · event 9", "2.4.5 · événement 9"),
        ("3-0/A1", "3-0 · A1", "3-0 · A1"),
        ("7-2/example-1", "7-2 · example 1", "7-2 · exemple 1"),
        ("example/7.4.6", "7.4.6 · example", "7.4.6 · exemple"),
        ("lexicon/contested", "Glossary", "Lexique"),
        ("7-21a", "7-21a", "7-21a"),
    ],
)
def test_rules_are_cited_in_the_words_of_rulebooks(rule: str, english: str, french: str) -> None:
    assert (cited(rule, "en"), cited(rule, "fr")) == (english, french)


@pytest.mark.parametrize(("rule", "shown"), OF_GAMES_TO_COME.items())
def test_other_ledgers_are_served_as_well(rule: str, shown: str) -> None:
    assert cited(rule, "en") == shown


def test_rules_that_are_cited_alike_are_named_once() -> None:
    assert citations(("crt/5-1", "annex-2/mod-army", "annex-2", "6-2"), "fr") == "TRC 5–1, Annexe 2, 6-2"


def test_a_page_gets_names_and_wordings(tmp_path: Path) -> None:
    row = "id,kind,gist,check,ruling\ncrt/5-1,table,At five to one.,-,\n"
    (tmp_path / "ledger.csv").write_text(row, encoding="utf-8")
    assert rules_to_show(tmp_path, "en") == {"crt/5-1": {"name": "CRT 5–1", "text": "At five to one."}}
