"""Whole games, one for each way a scenario ends, replay to the letter.

A difference means that a rule, a log line or the components changed. If on purpose, write them anew:
`python -m tests.victory_roads.make_transcripts`.
"""

import pytest

from grognard.games.victory_roads.game import VictoryRoads
from grognard.kernel import record
from tests.transcript import first_difference
from tests.victory_roads.make_transcripts import ENDINGS, FOLDER, HEAD, Ending, names
from tests.victory_roads.table import real_game


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_a_recorded_game_replays_to_the_letter(ending: Ending) -> None:
    game, file = real_game(), FOLDER / ending.file
    if ending.text:
        assert first_difference(game, names(game), HEAD, file.read_text(encoding="utf-8")) == ""
    else:
        record.verify(record.read(file.read_bytes(), file.name), _find, file.name)


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_it_ends_as_its_name_says(ending: Ending) -> None:
    *_, last = (FOLDER / ending.file).read_text(encoding="utf-8").splitlines()
    assert f'"outcome.{ending.level}"' in last


def _find(name: str) -> VictoryRoads:
    assert name == "victory-roads"
    return real_game()


def test_every_transcript_belongs_to_an_ending() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {ending.file for ending in ENDINGS}
