"""Writes the transcripts anew: `python -m tests.battle_for_germany.make_transcripts [name …]`.

Needed when rules or components change on purpose. For each ending it steers games, seed after seed, until
one ends that way.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from grognard.games.battle_for_germany.components import CAMPS
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.setting import PLACES, SIDES
from grognard.kernel.answers import Outcome
from tests.battle_for_germany.steering import Steering
from tests.transcript import Header, Names, NotFound, Step, transcribe, write_all

FOLDER = Path(__file__).parent / "transcripts"
SEEDS = range(1, 400)
HEAD = (
    "# A game of Battle for Germany, steered to this ending and replayed by test_transcripts.py.",
    "# After a change of rules or components: python -m tests.battle_for_germany.make_transcripts",
)


def names(game: BattleForGermany) -> Names:
    """What the numbers in the log stand for."""
    units, cells = [unit.id for unit in game.box.units], game.box.board.labels
    return {
        "unit": units,
        "attackers": units,
        "cell": cells,
        "cells": cells,
        "start": cells,
        "city": [city.name for city in game.box.cities],
        "camp": CAMPS,
        "side": SIDES,
        "box": PLACES,
    }


def _any_log(text: str) -> bool:
    return True


@dataclass(frozen=True)
class Ending:
    """A way a scenario can end: the moods that lead there, and how it is recognised."""

    scenario: str
    name: str
    moods: dict[str, str]
    rule: str
    winners: tuple[str, ...] | None = None
    options: dict[str, bool] = field(default_factory=dict)
    log: Callable[[str], bool] = _any_log

    @property
    def file(self) -> str:
        """The name of its transcript."""
        return f"{self.scenario}-{self.name}.txt"

    def fits(self, outcome: Outcome) -> bool:
        """Whether a game ended this way."""
        return outcome.rule == self.rule and self.winners in (None, outcome.winners)


def _fought_each_other(text: str) -> bool:
    """Western and Soviet units met in battle after the Germans had left."""
    after = text.partition("germans.leave")[2]
    return "combat." in after


def _ss_fought_on(text: str) -> bool:
    after = text.partition("germans.leave")[2]
    return any(f"\nwestern move ge-{name}" in after for name in _SS) and _fought_each_other(text)


_SS = ("iss", "iiss", "iiiss", "ivss", "vss", "ixss", "xiss", "xiiss", "xiiiss", "xivss")
SOVIETS_IN = {"soviet": "push", "east-german": "yield", "western": "hold", "west-german": "push"}
WEST_IN = {"western": "push", "west-german": "yield", "soviet": "hold", "east-german": "push"}
SLOW_RACE = {"western": "hold", "west-german": "push", "soviet": "hold", "east-german": "push"}
RACE = {"western": "push", "west-german": "yield", "soviet": "push", "east-german": "yield"}

ENDINGS = (
    Ending("historical", "soviet-wins", SOVIETS_IN, "11-0d", ("soviet",)),
    Ending("historical", "western-wins", WEST_IN, "11-0d", ("western",)),
    Ending("historical", "berlin-stands", SLOW_RACE, "12-23", (), {"east-front-replacements": True}),
    Ending("historical", "equal-points", RACE, "11-0d", ()),
    Ending("extended", "war-after-berlin", RACE, "11-0d", log=_fought_each_other),
    Ending("extended", "ss-fight-on", RACE, "11-0d", None, {"ss-fight-on": True}, _ss_fought_on),
    Ending("extended", "berlin-stands", SLOW_RACE, "12-23", ()),
    Ending("disaster-in-the-east", "soviet-wins", RACE, "11-0d", ("soviet",)),
    Ending("disaster-in-the-east", "western-wins", SLOW_RACE, "11-0d", ("western",)),
    Ending("red-star-white-star", "delayed", RACE, "11-0d", log=lambda text: "soviet.delayed" in text),
    Ending("red-star-white-star", "not-delayed", RACE, "11-0d", log=lambda text: "soviet.ready" in text),
    Ending("three-player", "german-wins", {"german": "push"}, "16-31", ("german",)),
    Ending(
        "three-player",
        "western-wins",
        {"western": "push", "german": "yield", "soviet": "hold"},
        "11-0d",
        ("western",),
        {"transfer-every-turn": True},
        lambda text: "\ngerman triple" in text,
    ),
    Ending("three-player", "soviet-wins", {"soviet": "push", "german": "yield"}, "11-0d", ("soviet",)),
    Ending(
        "four-player",
        "soviets-first",
        SOVIETS_IN,
        "17-32d",
        ("soviet", "west-german"),
        {"attacker-conducts-retreats": True},
    ),
    Ending("four-player", "western-first", WEST_IN, "17-32c", ("western", "east-german")),
    Ending("four-player", "berlin-stands", SLOW_RACE, "17-32e", ("west-german", "east-german")),
    Ending(
        "four-player",
        "berlin-stands-to-turn-10",
        SLOW_RACE,
        "17-32e",
        ("west-german", "east-german"),
        {"berlin-by-turn-10": True},
    ),
)


def find(game: BattleForGermany, ending: Ending) -> str:
    """The transcript of the first game, seed by seed, that ends this way."""
    for seed in SEEDS:
        state, steps = Steering(game, ending.moods, seed).play(ending.scenario, ending.options, seed)
        outcome = game.outcome(state)
        if outcome is None or not ending.fits(outcome):
            continue
        text = write(game, ending, seed, steps)
        if ending.log(text):
            return text
    raise NotFound(f"no game ended this way with seeds {SEEDS.start} to {SEEDS.stop - 1}")


def write(game: BattleForGermany, ending: Ending, seed: int, steps: list[Step]) -> str:
    """A transcript with its head."""
    options = dict(game.choose(ending.scenario, ending.options)[1])
    header = Header(ending.scenario, options, seed, game.data_fingerprint)
    return "\n".join((*HEAD, *transcribe(game, names(game), header, steps), ""))


def main(wanted: list[str]) -> int:
    """Writes all transcripts, or those whose file names start like one of the names."""
    game = BattleForGermany()
    chosen = [ending for ending in ENDINGS if not wanted or ending.file.startswith(tuple(wanted))]
    return write_all(FOLDER, {ending.file: partial(find, game, ending) for ending in chosen})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
