"""Whole games in text, one for each scenario and way of ending, replay to the letter.

A difference means that a rule, a log line or the components changed. If on purpose, write them anew:
`python -m tests.battle_for_germany.make_transcripts`.
"""

import json

import pytest

from grognard.games.battle_for_germany.game import BattleForGermany
from tests.battle_for_germany.make_transcripts import ENDINGS, FOLDER, HEAD, Ending, names
from tests.battle_for_germany.table import real_game
from tests.transcript import first_difference, read


@pytest.fixture(scope="module")
def game() -> BattleForGermany:
    return real_game()


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_a_recorded_game_replays_to_the_letter(game: BattleForGermany, ending: Ending) -> None:
    text = (FOLDER / ending.file).read_text(encoding="utf-8")
    assert first_difference(game, names(game), HEAD, text) == ""


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_each_recorded_game_ends_as_its_name_says(ending: Ending) -> None:
    text = (FOLDER / ending.file).read_text(encoding="utf-8")
    end = json.loads(text.splitlines()[-1].removeprefix("end "))
    assert end["rule"] == ending.rule
    assert ending.winners in (None, tuple(end["winners"]))
    assert read(text)[0].scenario == ending.scenario
    assert ending.log(text)


def test_every_transcript_belongs_to_an_ending() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {ending.file for ending in ENDINGS}
