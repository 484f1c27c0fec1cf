"""All that players read: the same in both languages, set as French is set, one word for one thing."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from grognard import games
from grognard.kernel.game import Game
from grognard.kernel.text import FORMS, LANGUAGES, named
from tests.test_repository import PACKAGE, ROOT

FOLDERS = sorted(file.parent for place in (PACKAGE, ROOT / "web" / "src") for file in place.rglob("fr.ftl"))
FORM = re.compile(rf"^({'|'.join((*FORMS, 'The'))})-")
FORMS_OF_SIDES = ("the", "of", "to", "number")
GAMES = [game for game in map(games.find, games.GAMES) if (game.folder / "look" / "fr.ftl").exists()]


def place_of(folder: Path) -> str:
    """A folder as a test calls it."""
    return folder.relative_to(ROOT).as_posix()


@cache
def messages(file: Path) -> dict[str, fluent.Message]:
    """The messages of a file; it has no faulty line and none twice."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, fluent.Junk)] == []
    found = [entry for entry in body if isinstance(entry, fluent.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


def parts(node: Any, kind: type) -> Iterator[Any]:
    """All parts of one kind within a message."""
    if isinstance(node, kind):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, fluent.BaseNode):
                yield from parts(child, kind)


def told(message: fluent.Message) -> set[str]:
    """What a message is told, whichever form of a name it asks for: `of-seat` is the seat."""
    found = parts(message.value, fluent.VariableReference) if message.value else ()
    return {FORM.sub("", part.id.name) for part in found}


@pytest.mark.parametrize("folder", FOLDERS, ids=place_of)
def test_both_languages_have_the_same_messages_with_the_same_arguments(folder: Path) -> None:
    english, french = (messages(folder / f"{language}.ftl") for language in ("en", "fr"))
    assert list(english) == list(french)
    assert {name: told(entry) for name, entry in english.items()} == {
        name: told(entry) for name, entry in french.items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_side_has_the_forms_that_sentences_use(game: Game[Any], language: str) -> None:
    look = game.folder / "look"
    sides = {
        side for scenario in game.scenarios.values() for held in scenario.seats.values() for side in held
    }
    for side in sides:
        entry = messages(look / f"{language}.ftl")[f"side-{side}"]
        assert {attribute.id.name for attribute in entry.attributes} >= set(FORMS_OF_SIDES)
        forms = named(look, language, f"side.{side}").forms
        assert forms["number"] in ("one", "many")
        assert len({forms[form] for form in ("the", "of", "to")}) == 3
