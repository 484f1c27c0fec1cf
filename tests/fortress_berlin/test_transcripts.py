"""Whole games, plain, with options and with six players, replay to the letter.

A difference means that a rule, a log line or the components changed. If on purpose, write them anew:
`python -m tests.fortress_berlin.make_transcripts`.
"""

import pytest

from tests.fortress_berlin.make_transcripts import ENDINGS, golden
from tests.golden import Ending


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_a_recorded_game_replays_to_the_letter(ending: Ending) -> None:
    golden().replay(ending)


@pytest.mark.parametrize("ending", ENDINGS, ids=lambda ending: str(ending.file))
def test_it_ends_as_its_name_says(ending: Ending) -> None:
    assert golden().ends_as_named(ending)


def test_every_transcript_belongs_to_an_ending() -> None:
    assert golden().strays() == set()
