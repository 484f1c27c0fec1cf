"""Writes the transcripts anew: `python -m tests.fortress_berlin.make_transcripts [name …]`.

Needed when rules, components or the scripted player's weights change on purpose.
"""

import sys
from functools import cache
from pathlib import Path

from tests.fortress_berlin.table import real_game
from tests.golden import RANDOM, SCRIPTED, Ending, Golden

HEAD = (
    "# A game of Fortress Berlin that ends this way, replayed by test_transcripts.py.",
    "# After a change of rules or components: python -m tests.fortress_berlin.make_transcripts",
)
TWO = (SCRIPTED, SCRIPTED)
ENDINGS = (
    Ending("campaign", "won-soviet", TWO, text=False, rule="12.0/2"),
    Ending(
        "campaign",
        "won-soviet",
        (RANDOM, SCRIPTED),
        text=False,
        options=("reichstag-flak-tower",),
        how="hitler",
        rule="12.0/1",
    ),
    Ending("campaign", "won-german", TWO, text=False, rule="12.0/2"),
    Ending("campaign", "won-german", (SCRIPTED, RANDOM), text=False, how="last-turn", rule="12.0/3"),
    Ending("campaign", "won-draw", TWO, text=False, options=("divisional-command",)),
    Ending("campaign", "won-soviet", TWO, text=False, options=("u-bahn", "leaders", "coordination")),
    Ending("campaign", "won-soviet", 3 * TWO, text=False, options=("six-players",)),
)


@cache
def golden() -> Golden:
    """The golden games."""
    return Golden(real_game(), {}, Path(__file__).parent / "transcripts", HEAD, "victory", ENDINGS)


if __name__ == "__main__":
    sys.exit(golden().write(sys.argv[1:]))
