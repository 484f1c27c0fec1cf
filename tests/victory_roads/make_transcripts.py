"""Writes the transcripts anew: `python -m tests.victory_roads.make_transcripts [name …]`.

Needed when rules or components change on purpose. One game of each short scenario is kept as text with all of
the log, the others as records. For each ending it plays games, seed after seed, until one ends that way.
"""

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.game import VictoryRoads
from grognard.games.victory_roads.position import PLACES, Position
from grognard.games.victory_roads.units import NATIONS, SIDES
from grognard.kernel import record
from grognard.kernel.dice import key_from_seed
from tests.transcript import Header, Names, NotFound, Step, play, transcribe, write_all

FOLDER = Path(__file__).parent / "transcripts"
SEEDS = range(1, 60)
HEAD = (
    "# A game of Victory Roads that ends this way, replayed by test_transcripts.py.",
    "# After a change of rules or components: python -m tests.victory_roads.make_transcripts",
)


@dataclass(frozen=True)
class Ending:
    """A way a scenario can end: who plays, and the level that is reached."""

    scenario: str
    level: str
    players: tuple[str, str]
    text: bool = True

    @property
    def file(self) -> str:
        """The name of its transcript."""
        return f"{self.scenario}-{self.level}.{'txt' if self.text else 'record'}"


RANDOM, SCRIPTED = "random", "scripted"
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


def names(game: VictoryRoads) -> Names:
    """What the numbers in the log stand for."""
    pieces, cells = game.grammar.names("unit"), game.grammar.names("cell")
    of_pieces = ("unit", "units", "chit", "chits", "hq", "into", "attackers", "defenders")
    return {
        **dict.fromkeys(of_pieces, pieces),
        **dict.fromkeys(("cell", "cells", "start", "goal"), cells),
        "theatre": THEATRES,
        "camp": SIDES,
        "nation": NATIONS,
        "place": PLACES,
    }


def find(game: VictoryRoads, ending: Ending) -> str:
    """The transcript of the first game, seed by seed, that ends this way."""
    for seed in SEEDS:
        state, steps = play(game, ending.scenario, ending.players, seed)
        outcome = game.outcome(state)
        if outcome is not None and outcome.message == f"outcome.{ending.level}":
            if not ending.text:
                return _record(game, ending, seed, state, steps)
            header = Header(ending.scenario, {}, seed, game.data_fingerprint)
            return "\n".join((*HEAD, *transcribe(game, names(game), header, steps), ""))
    raise NotFound(f"no game ended this way with seeds {SEEDS.start} to {SEEDS.stop - 1}")


def _record(game: VictoryRoads, ending: Ending, seed: int, state: Position, steps: list[Step]) -> str:
    history = record.start(game, ending.scenario, {}, key_from_seed(seed))
    for side, action in steps:
        history.actions.append((side, action))
    record.finish(history, game, state)
    return record.write(history)


def main(wanted: list[str]) -> int:
    """Writes all transcripts, or those whose file names start like one of the names."""
    game = VictoryRoads()
    chosen = [ending for ending in ENDINGS if not wanted or ending.file.startswith(tuple(wanted))]
    return write_all(FOLDER, {ending.file: partial(find, game, ending) for ending in chosen})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
