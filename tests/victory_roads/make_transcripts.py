"""Writes the transcripts anew: `python -m tests.victory_roads.make_transcripts [name …]`.

Needed when rules or components change on purpose.
"""

import sys
from functools import cache
from pathlib import Path

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import PLACES
from grognard.games.victory_roads.units import NATIONS, SIDES
from tests.golden import RANDOM, SCRIPTED, Ending, Golden
from tests.transcript import Names
from tests.victory_roads.table import real_game

HEAD = (
    "# A game of Victory Roads that ends this way, replayed by test_transcripts.py.",
    "# After a change of rules or components: python -m tests.victory_roads.make_transcripts",
)
ENDINGS = (
    Ending("budapest-wien", "soviet-decisive", (SCRIPTED, RANDOM), text=False),
    Ending("budapest-wien", "soviet-marginal", (SCRIPTED, SCRIPTED), text=False),
    Ending("budapest-wien", "draw", (SCRIPTED, SCRIPTED), text=False),
    Ending("budapest-wien", "german", (RANDOM, RANDOM)),
    Ending("bessarabia", "soviet-marginal", (SCRIPTED, RANDOM), text=False),
    Ending("bessarabia", "draw", (SCRIPTED, RANDOM), text=False),
    Ending("bessarabia", "german", (RANDOM, RANDOM)),
    Ending("bagration", "soviet-decisive", (SCRIPTED, RANDOM), text=False),
    Ending("bagration", "soviet-marginal", (SCRIPTED, SCRIPTED), text=False),
    Ending("bagration", "draw", (SCRIPTED, SCRIPTED), text=False),
    Ending("bagration", "german", (RANDOM, RANDOM)),
    Ending("campaign", "soviet-marginal", (SCRIPTED, SCRIPTED), text=False),
    Ending("campaign", "german-decisive", (RANDOM, RANDOM), text=False),
)


def names() -> Names:
    """What the numbers in the log stand for."""
    pieces, cells = real_game().grammar.names("unit"), real_game().grammar.names("cell")
    of_pieces = ("unit", "units", "chit", "chits", "hq", "into", "attackers", "defenders")
    return {
        **dict.fromkeys(of_pieces, pieces),
        **dict.fromkeys(("cell", "cells", "start", "goal"), cells),
        "theatre": THEATRES,
        "camp": SIDES,
        "nation": NATIONS,
        "place": PLACES,
    }


@cache
def golden() -> Golden:
    """The golden games."""
    return Golden(real_game(), names(), Path(__file__).parent / "transcripts", HEAD, "outcome", ENDINGS)


if __name__ == "__main__":
    sys.exit(golden().write(sys.argv[1:]))
