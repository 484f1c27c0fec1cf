"""Golden games of a heavy game: one for each way a scenario ends, found seed by seed and kept to be replayed.

A short game is kept as text with all of the log, the others as records.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from grognard.kernel import record
from grognard.kernel.actions import BadAction, IllegalAction
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Game
from tests.transcript import Header, Names, NotFound, Step, first_difference, play, transcribe, write_all

RANDOM, SCRIPTED = "random", "scripted"
SEEDS = range(1, 60)


@dataclass(frozen=True)
class Ending:
    """A way a scenario can end: who plays, and the level that is reached."""

    scenario: str
    level: str
    players: tuple[str, ...]
    text: bool = True
    options: tuple[str, ...] = ()
    """The options that are played."""
    how: str = ""
    """Which of several ways to this level, for the name of its transcript."""
    rule: str = ""
    """The rule by which it is reached; any, if none is named."""

    @property
    def file(self) -> str:
        """The name of its transcript."""
        name = "-".join((self.scenario, *self.options, self.level, *filter(None, (self.how,))))
        return f"{name}.{'txt' if self.text else 'record'}"

    @property
    def chosen(self) -> dict[str, bool]:
        """Its options, as a game is opened with them."""
        return dict.fromkeys(self.options, True)


@dataclass(frozen=True)
class Golden:
    """The golden games of a game."""

    game: Game[Any]
    names: Names
    """What the numbers in the log stand for."""
    folder: Path
    head: tuple[str, str]
    """The first lines of a text."""
    outcome: str
    """What the messages of its outcomes begin with."""
    endings: tuple[Ending, ...]

    def write(self, wanted: Sequence[str]) -> int:
        """Writes all transcripts, or those whose file names start like one of the names."""
        chosen = [ending for ending in self.endings if not wanted or ending.file.startswith(tuple(wanted))]
        return write_all(self.folder, {ending.file: partial(self._find, ending) for ending in chosen})

    def _find(self, ending: Ending) -> str:
        """The game we have, if the rules still let it end this way; else the first of the seeds that does."""
        if not ending.text and (again := self._play_again(ending)):
            return again
        for seed in SEEDS:
            state, steps = play(self.game, ending.scenario, ending.players, seed, ending.chosen)
            if not self._is_end(ending, state):
                continue
            if not ending.text:
                return self._record(ending, key_from_seed(seed), state, steps)
            header = Header(ending.scenario, ending.chosen, seed, self.game.data_fingerprint)
            return "\n".join((*self.head, *transcribe(self.game, self.names, header, steps), ""))
        raise NotFound(f"no game ended this way with seeds {SEEDS.start} to {SEEDS.stop - 1}")

    def _is_end(self, ending: Ending, state: Any) -> bool:
        outcome = self.game.outcome(state)
        return (
            outcome is not None
            and outcome.message == f"{self.outcome}.{ending.level}"
            and ending.rule in ("", outcome.rule)
        )

    def _play_again(self, ending: Ending) -> str | None:
        """The game we have, with the fingerprints of now, if the rules still allow all of it."""
        file = self.folder / ending.file
        if not file.exists():
            return None
        old = record.read(file.read_bytes(), file.name)
        key = bytes.fromhex(old.header["key"])
        state = self.game.new(ending.scenario, self.game.choose(ending.scenario, ending.chosen)[1], key)
        try:
            for side, action in old.actions:
                self.game.act(state, side, self.game.parse(action))
        except (BadAction, IllegalAction):
            return None
        return self._record(ending, key, state, old.actions) if self._is_end(ending, state) else None

    def _record(self, ending: Ending, key: bytes, state: Any, steps: Sequence[Step]) -> str:
        history = record.start(self.game, ending.scenario, ending.chosen, key)
        for side, action in steps:
            history.actions.append((side, action))
        record.finish(history, self.game, state)
        return record.write(history)

    def replay(self, ending: Ending) -> None:
        """Plays a golden game again; it must be the same to the letter."""
        file = self.folder / ending.file
        if ending.text:
            text = file.read_text(encoding="utf-8")
            assert first_difference(self.game, self.names, self.head, text) == ""
        else:
            record.verify(record.read(file.read_bytes(), file.name), self._named, file.name)

    def _named(self, name: str) -> Game[Any]:
        assert name == self.game.name
        return self.game

    def ends_as_named(self, ending: Ending) -> bool:
        """Whether a golden game ends as its name says."""
        *_, last = (self.folder / ending.file).read_text(encoding="utf-8").splitlines()
        return f'"{self.outcome}.{ending.level}"' in last

    def strays(self) -> set[str]:
        """Files that belong to no ending, and endings without a file."""
        return {path.name for path in self.folder.iterdir()} ^ {ending.file for ending in self.endings}
