"""Writes the transcripts anew: `python -m tests.borodino_41.make_transcripts [name …]`.

Needed when rules or components change on purpose.
"""

import sys
from functools import cache
from pathlib import Path

from grognard.games.borodino_41.units import SIDES
from tests.borodino_41.table import real_game
from tests.golden import RANDOM, SCRIPTED, Ending, Golden
from tests.transcript import Names

HEAD = (
    "# A game of Borodino ’41 that ends this way, replayed by test_transcripts.py.",
    "# After a change of rules or components: python -m tests.borodino_41.make_transcripts",
)
ENDINGS = (
    Ending("introduction", "total", (SCRIPTED, RANDOM), text=False),
    Ending("introduction", "major", (SCRIPTED, SCRIPTED), text=False),
    Ending("introduction", "marginal", (SCRIPTED, SCRIPTED), text=False),
    Ending("introduction", "draw", (SCRIPTED, SCRIPTED), text=False),
    Ending("introduction", "soviet", (RANDOM, RANDOM)),
    Ending("battle", "major", (SCRIPTED, SCRIPTED), text=False),
    Ending("battle", "soviet", (SCRIPTED, SCRIPTED), text=False),
    Ending("battle", "soviet-decisive", (RANDOM, RANDOM), text=False),
)


def names() -> Names:
    """What the numbers in the log stand for."""
    pieces, cells = real_game().grammar.names("unit"), real_game().grammar.names("cell")
    of_pieces = ("unit", "units", "attackers", "defenders", "firers", "targets", "hq")
    return {
        **dict.fromkeys(of_pieces, pieces),
        **dict.fromkeys(("cell", "cells", "start", "goal"), cells),
        "camp": SIDES,
    }


@cache
def golden() -> Golden:
    """The golden games."""
    return Golden(real_game(), names(), Path(__file__).parent / "transcripts", HEAD, "victory", ENDINGS)


if __name__ == "__main__":
    sys.exit(golden().write(sys.argv[1:]))
