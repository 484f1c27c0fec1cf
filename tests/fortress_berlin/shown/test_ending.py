"""Why a game of Fortress Berlin ended as it did, in words."""

import pytest

from grognard.games.fortress_berlin.rules.victory import HITLER_TAKEN, LAST_TURN, REICHSTAG_TAKEN
from grognard.kernel.dice import key_from_seed
from tests.fortress_berlin.table import real_game

GAME = real_game()


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (HITLER_TAKEN, "Hitler is captured, whatever the VP. A Soviet victory."),
        (LAST_TURN, "The Reichstag held out to the end, whatever the VP. A Soviet victory."),
        (
            REICHSTAG_TAKEN,
            "The Soviets have taken 5015 (Reichstag): the VP decide, 12 to 7. A Soviet victory.",
        ),
    ],
)
def test_an_outcome_says_what_decided(how: str, words: str) -> None:
    g = GAME.new("campaign", {}, key_from_seed(0))
    g.german_points, g.soviet_points, g.over = 7, 12, how
    assert GAME.words(g, "victory.won-soviet", {}) == words
