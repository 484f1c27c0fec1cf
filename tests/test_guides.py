"""Every guided first game can be played from start to end, and has its words in every language."""

from typing import Any

import pytest

from grognard import games
from grognard.kernel.components import ledger
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.kernel.words.guide import Guide, load_guide
from grognard.kernel.words.text import LANGUAGES, sentence
from tests.sample.game import Sample

LONGEST_TEXT = 300
GUIDED = [game for game in (*map(games.find, games.GAMES), Sample()) if load_guide(game)]
every_guide = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.name)


def guide_of(game: Game[Any]) -> Guide:
    """The guide of a game that has one."""
    guide = load_guide(game)
    assert guide is not None
    return guide


def learner_decides(game: Game[Any], state: State, guide: Guide) -> str:
    """The side that must decide, which must be one of the learner's."""
    (side,) = state.pending
    assert game.seat_of(state, side) == guide.seat
    return side


def offered(game: Game[Any], state: State, side: str) -> list[str]:
    """The lines that a side may choose."""
    return [game.grammar.text(option) for option in state.pending[side].options]


@every_guide
def test_a_guide_can_be_played_from_start_to_end(game: Game[Any]) -> None:
    guide = guide_of(game)
    state = guide.begin(game)
    before = state.clone()
    for beat in guide.beats:
        where = guide.steps[beat.step].text
        side = learner_decides(game, state, guide)
        if not beat.lines:
            assert state.throws == before.throws, f"{where}: a die can't be taken back"
            state = before
            continue
        before = state.clone()
        possible = [line for line in beat.lines if line in offered(game, state, side)]
        assert possible, f"{where}: {beat.lines} is not offered"
        game.act(state, side, game.parse(possible[0]))
        for other, line in beat.then:
            assert line in offered(game, state, other), f"{where}: {other} {line} is not offered"
            game.act(state, other, game.parse(line))
        assert game.problems(state) == []
    learner_decides(game, state, guide)


@every_guide
def test_its_words_exist_and_are_short(game: Game[Any]) -> None:
    for step in guide_of(game).steps:
        for language in LANGUAGES:
            title = sentence(game.folder / "look", language, f"guide.{step.text}-title", {})
            text = sentence(game.folder / "look", language, f"guide.{step.text}", {})
            assert 0 < len(title) <= 40, (language, step.text)
            assert 0 < len(text) <= LONGEST_TEXT, (language, step.text, len(text))


@every_guide
def test_it_names_rules_of_the_book_and_says_each_thing_once(game: Game[Any]) -> None:
    guide = guide_of(game)
    known = ledger.load_ledger(game.folder).rules if (game.folder / "ledger.csv").exists() else None
    for step in guide.steps:
        assert known is None or set(step.rules) <= set(known), step.text
    names = [step.text for step in guide.steps]
    assert len(set(names)) == len(names)
