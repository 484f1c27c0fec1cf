"""Whole games in text, one for each way of ending, replay to the letter.

A difference means that a rule, a log line or the components changed. If on purpose, write them anew:
`python -m tests.race_for_berlin.make_transcripts`.
"""

import json

import pytest

from grognard.games.race_for_berlin.game import RaceForBerlin
from tests.race_for_berlin.make_transcripts import ENDINGS, FOLDER, HEAD, Ending, names
from tests.transcript import first_difference


@pytest.fixture(scope="module")
def game() -> RaceForBerlin:
    return RaceForBerlin()


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_a_recorded_game_replays_to_the_letter(game: RaceForBerlin, ending: Ending) -> None:
    text = (FOLDER / ending.file).read_text(encoding="utf-8")
    assert first_difference(game, names(game), HEAD, text) == ""


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_it_ends_as_its_name_says(ending: Ending) -> None:
    end = json.loads((FOLDER / ending.file).read_text(encoding="utf-8").splitlines()[-1].removeprefix("end "))
    assert end["winners"] == list(ending.winners)


def test_every_transcript_belongs_to_an_ending() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {ending.file for ending in ENDINGS}
