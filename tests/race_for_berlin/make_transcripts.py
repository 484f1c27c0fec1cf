"""Writes the transcripts anew: `python -m tests.race_for_berlin.make_transcripts`.

Needed when rules or components change on purpose. For each ending it plays games, seed after seed, until one
ends that way.
"""

import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from grognard.games.race_for_berlin.components import CAMPS, NATIONS
from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.rules.events import EVENTS
from tests.transcript import Header, Names, NotFound, play, transcribe, write_all

FOLDER = Path(__file__).parent / "transcripts"
SEEDS = range(1, 200)
HEAD = (
    "# A game of Race for Berlin that ends this way, replayed by test_transcripts.py.",
    "# After a change of rules or components: python -m tests.race_for_berlin.make_transcripts",
)


@dataclass(frozen=True)
class Ending:
    """A way the game can end: who plays, who wins, and the rule that ended it."""

    name: str
    players: str
    winners: tuple[str, ...]
    over: str

    @property
    def file(self) -> str:
        """The name of its transcript."""
        return f"race-{self.name}.txt"


ENDINGS = (
    Ending("joukov-wins", "scripted", ("joukov",), "5.2b"),
    Ending("koniev-wins", "scripted", ("koniev",), "5.2b"),
    Ending("decided-early", "scripted", ("joukov",), "5.2a"),
    Ending("draw", "random", (), "5.2b"),
    Ending("americans-in-berlin", "random", (), "2.2.8"),
)


def names(game: RaceForBerlin) -> Names:
    """What the numbers in the log stand for."""
    units, zones = game.grammar.names("unit"), game.grammar.names("cell")
    return {
        "unit": units,
        "attackers": units,
        "reduced": units,
        "cell": zones,
        "start": zones,
        "army": game.grammar.names("army"),
        "event": EVENTS,
        "camp": CAMPS,
        "nation": NATIONS,
    }


def find(game: RaceForBerlin, ending: Ending) -> str:
    """The transcript of the first game, seed by seed, that ends this way."""
    for seed in SEEDS:
        state, steps = play(game, "race", [ending.players] * 2, seed)
        outcome = game.outcome(state)
        if outcome is not None and (outcome.winners, state.over) == (ending.winners, ending.over):
            header = Header("race", {}, seed, game.data_fingerprint)
            return "\n".join((*HEAD, *transcribe(game, names(game), header, steps), ""))
    raise NotFound(f"no game ended this way with seeds {SEEDS.start} to {SEEDS.stop - 1}")


def main() -> int:
    """Writes all transcripts."""
    game = RaceForBerlin()
    return write_all(FOLDER, {ending.file: partial(find, game, ending) for ending in ENDINGS})


if __name__ == "__main__":
    sys.exit(main())
