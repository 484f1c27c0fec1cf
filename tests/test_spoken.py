"""The large games have words for all that their rules say, and no words that nothing says."""

from collections.abc import Collection
from typing import Any, NamedTuple

import pytest

from grognard import games
from grognard.games.borodino_41.shown import highlights as borodino_highlights
from grognard.games.borodino_41.shown.page import PHASES as BORODINO_PHASES
from grognard.games.fortress_berlin.shown import highlights as fortress_highlights
from grognard.games.fortress_berlin.shown.page import PHASES as FORTRESS_PHASES
from grognard.games.victory_roads.rules.sequence import PHASES as ROADS_PHASES
from grognard.games.victory_roads.shown import highlights as roads_highlights
from grognard.kernel.game import Game
from grognard.kernel.words.kinds import load_kinds
from grognard.kernel.words.text import LANGUAGES
from tests.spoken import idle, unsaid


class Speaker(NamedTuple):
    """A game and what it says."""

    game: Game[Any]
    code: str
    """The folder of the game whose modules speak."""
    phases: Collection[str]
    families: tuple[str, ...]
    """Families of messages that the rules speak; those of the log are in kinds.toml."""
    highlights: frozenset[str]
    put_together: frozenset[str] = frozenset()
    """Messages of these families that are put together in the code."""


SPEAKERS = [
    Speaker(
        games.find("victory-roads"),
        ".",
        ROADS_PHASES,
        ("ask", "why", "owed", "lost", "odds", "verb"),
        frozenset(roads_highlights.HEADINGS | roads_highlights.HIGHLIGHTS),
        frozenset({"odds-river", "odds-great-river"}),
    ),
    Speaker(
        games.find("borodino-41"),
        "rules",
        BORODINO_PHASES,
        ("why", "owed", "lost", "verb", "window"),
        frozenset(borodino_highlights.HEADINGS | borodino_highlights.HIGHLIGHTS),
    ),
    Speaker(
        games.find("fortress-berlin"),
        "rules",
        FORTRESS_PHASES,
        ("why", "owed", "lost", "verb", "window"),
        frozenset(fortress_highlights.HEADINGS | fortress_highlights.HIGHLIGHTS),
    ),
]
of_each = pytest.mark.parametrize("speaker", SPEAKERS, ids=lambda speaker: speaker.game.name)


@of_each
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_has_words(speaker: Speaker, language: str) -> None:
    assert unsaid(speaker.game, speaker.game.folder / speaker.code, language, speaker.phases) == []


@of_each
def test_no_words_of_the_rules_are_idle(speaker: Speaker) -> None:
    found = idle(speaker.game, speaker.game.folder / speaker.code, speaker.families)
    assert found == speaker.put_together


@of_each
def test_highlights_are_messages_of_the_log(speaker: Speaker) -> None:
    assert load_kinds(speaker.game).keys() >= speaker.highlights
