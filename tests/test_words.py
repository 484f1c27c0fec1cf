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
from grognard.kernel.words.text import FORMS, LANGUAGES, named
from tests.looks import FAMILIES, asked_for
from tests.test_repository import PACKAGE, ROOT

FOLDERS = sorted(file.parent for place in (PACKAGE, ROOT / "web" / "src") for file in place.rglob("fr.ftl"))
FORM = re.compile(rf"^({'|'.join((*FORMS, 'The'))})-")
FORMS_OF_SIDES = ("the", "of", "to", "number")
GAMES = [game for game in map(games.find, games.GAMES) if (game.folder / "look" / "fr.ftl").exists()]


def files_of(folder: Path, language: str) -> list[Path]:
    """The file of a language, and where a game is large its files by chapter."""
    return [folder / f"{language}.ftl", *sorted((folder / language).glob("*.ftl"))]


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
    english, french = (files_of(folder, language) for language in ("en", "fr"))
    assert [file.name for file in english[1:]] == [file.name for file in french[1:]]
    for one, other in zip(english, french, strict=True):
        assert list(messages(one)) == list(messages(other))
        assert {name: told(entry) for name, entry in messages(one).items()} == {
            name: told(entry) for name, entry in messages(other).items()
        }
    names = [name for file in english for name in messages(file)]
    assert len(set(names)) == len(names)


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


# ---- French as it is set


GUIDES = sorted((ROOT / "docs").glob("*.fr.md"))
SUMMARIES = sorted(PACKAGE.rglob("rules.fr.csv"))
LOOKS = sorted(PACKAGE.rglob("look/*.toml"))
WRONG = re.compile(r" [;:?!»]|« |[^\W\d_]'[^\W\d_]")


def french_lines() -> Iterator[tuple[str, str]]:
    """All French that players read, line by line, with its place: sentences, captions, summaries, guides."""
    for folder in FOLDERS:
        for file in files_of(folder, "fr"):
            yield from lines_of(file)
    for file in SUMMARIES:
        yield from ((place, line.partition(",")[2]) for place, line in lines_of(file))
    for file in GUIDES:
        yield from ((place, re.sub(r"`[^`]*`", "", line)) for place, line in prose_of(file))


def english_lines() -> Iterator[tuple[str, str]]:
    """All English that players read in sentences and captions."""
    for folder in FOLDERS:
        for file in files_of(folder, "en"):
            yield from lines_of(file)


def lines_of(file: Path) -> Iterator[tuple[str, str]]:
    """The lines of a file but for its comments; of a message, only what it says."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            said = re.sub(r"^[\w-]+ =|^ +\.\w+ =", "", line) if file.suffix == ".ftl" else line
            yield f"{place_of(file)}:{number}", re.sub(r"\{[^{}]*(\}|->)", "·", said)


def prose_of(file: Path) -> Iterator[tuple[str, str]]:
    """A guide without its examples of code."""
    code = False
    for place, line in lines_of(file):
        code ^= line.startswith("```")
        if not code and not line.startswith("```"):
            yield place, line


def test_french_has_its_spaces_and_apostrophes() -> None:
    assert [(place, line) for place, line in french_lines() if WRONG.search(line)] == []


# ---- one word for one thing

# What one word is taken for, and the words that would be a second name for it.
FRENCH = {
    "hexagone": r"\bhex\b",
    "adjacent": r"\bvoisine?s?\b",
    "Allemands (front Ouest)": r"Allemands? de l’(Ouest|Est)|\b(ou)?est-allemand",
    "événement": r"[ée]vènement",
    "se replier": r"\bretrait(er|ent|ant|é)\b",
    "point de soutien": r"\bpoints? de support\b",
    "contestée": r"\bdisputée",
    "lancer le dé": r"\b(jet(te|er|tent) (un|le) dé|lancers?\b(?! l))",
    "pack": r"\bpaquets?\b",
    "accueil": r"\b[Ll]e salon\b(?! de)",
    "place, camp": r"\bsièges?\b",
    "l’ordinateur": r"\bjoueurs? artificiels?\b",
    "notification": r"\bavis\b",
    "en surbrillance": r"\béclairée?s?\b|s’éclaire",
    "à travers": r"\bpar-dessus\b",
    "Waffen-SS": r"\bWaffen SS\b",
    "pioche": r"\b(gobelet|récipient)\b",
    "empilement": r"\bpile trop haute\b",
    "match nul": r"\bpartie nulle\b",
}
ENGLISH = {
    "roll": r"\bthr[eo]wn?s?\b",
    "email": r"\b(e-mails?|mails)\b",
    "step": r"\bentr(y|ies) \{|\bentry ·",
    "adjacent": r"\bneighbouring\b",
    "contested": r"\bfought over\b",
    "highlighted": r"\blit\b",
    "notification": r"\b[Nn]otices?\b",
    "resign": r"\bgave up\b",
    "automatic": r"\bas it comes\b",
    "normal": r"\bin earnest\b",
    "flip": r"\bturned over\b",
    "hexside": r"\bhex side\b",
    "Polish exile": r"\bFree Polish\b",
}


@pytest.mark.parametrize(
    ("lines", "words"), [(french_lines, FRENCH), (english_lines, ENGLISH)], ids=["French", "English"]
)
def test_a_thing_has_one_name(lines: Any, words: dict[str, str]) -> None:
    found = [
        (place, line.strip(), f"say {word}")
        for place, line in lines()
        for word, others in words.items()
        if re.search(others, line)
    ]
    assert found == []


# ---- words in the Fluent files alone


def test_no_words_of_a_language_stand_in_code() -> None:
    modules = sorted(PACKAGE.rglob("*.py"))
    assert [place_of(file) for file in modules if re.search(r"""["']fr["']\s*:""", text_of(file))] == []


def test_no_words_of_a_language_stand_in_files_of_looks() -> None:
    pairs = re.compile(r"^[^#\n]*(\b(en|fr)\s*=|\.(en|fr)\])", re.MULTILINE)
    assert len(LOOKS) > 8
    assert [place_of(file) for file in LOOKS if pairs.search(text_of(file))] == []


def text_of(file: Path) -> str:
    """What stands in a file."""
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", sorted({file.parent for file in LOOKS}), ids=place_of)
def test_every_look_has_its_words_and_no_words_are_idle(look: Path, language: str) -> None:
    captions = {
        name: entry
        for name, entry in messages(look / f"{language}.ftl").items()
        if name.split("-")[0] in FAMILIES
    }
    signs = {
        f"{name}.{attribute.id.name}" for name, entry in captions.items() for attribute in entry.attributes
    }
    assert {*captions, *signs} == asked_for(look)
