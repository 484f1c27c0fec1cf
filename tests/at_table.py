"""What the tables for tests have in common, whatever the game: options as text, dictated dice, refusals."""

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Self

import pytest

from grognard.kernel import flow
from grognard.kernel.actions import IllegalAction
from grognard.kernel.answers import Forecast
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from grognard.kernel.state import Decision, Event


class AtTable:
    """A game in progress, played for whoever must decide."""

    QUIET: ClassVar[tuple[str, ...]] = ("end",)
    """What does as little as possible, the best of it first."""

    game: Any
    g: Any

    @classmethod
    def opened(cls, game: Any, scenario: str, options: dict[str, bool], dice: tuple[int, ...]) -> Self:
        """A new game as the players find it."""
        table = cls.__new__(cls)
        table.game = game
        chosen, values = game.choose(scenario, options)
        table.g = game.setup(chosen, values, key_from_seed(0))
        table.g.dictated = dice
        flow.run(table.g)
        return table

    # ---- what is

    @property
    def phase(self) -> str:
        """The part of the turn in progress, as the rules call it."""
        found: str = self.g.phase
        return found

    @property
    def decision(self) -> Decision:
        """The one decision that is due."""
        (decision,) = self.g.pending.values()
        assert isinstance(decision, Decision)
        return decision

    @property
    def side(self) -> str:
        """Who must decide."""
        return self.decision.side

    @property
    def prompt(self) -> str:
        """What they are asked."""
        return self.decision.prompt

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.g.pending

    def options(self, verb: str = "") -> list[str]:
        """The options as text: all, or the arguments of those with one verb."""
        lines: list[str] = [self.game.grammar.text(action) for action in self.decision.options]
        if not verb:
            return lines
        return [line.removeprefix(verb + " ") for line in lines if line.split(" ")[0] == verb]

    def unit(self, name: str) -> int:
        """The number of a unit."""
        found: int = self.game.box.unit_index[name]
        return found

    def cell(self, label: str) -> int:
        """The number of a hex or zone."""
        found: int = self.game.box.board.cell(label)
        return found

    def events(self, message: str) -> list[Event]:
        """The log lines of the last action with this message."""
        return [event for event in self.g.events if event.message == message]

    def forecast(self, line: str) -> Forecast:
        """The odds of the combat that an action leads to."""
        odds = self.game.forecast(self.g, self.game.parse(line))
        assert isinstance(odds, Forecast), line
        return odds

    # ---- what is done

    def do(self, *lines: str) -> Self:
        """Acts for whoever must decide."""
        for line in lines:
            self.game.act(self.g, self.side, self.game.parse(line))
        return self

    def dice(self, *throws: int) -> Self:
        """Dictates the next throws."""
        self.g.dictated = throws
        return self

    def idle(self) -> Self:
        """Does as little as possible, once."""
        options = self.options()
        return self.do(next((line for line in self.QUIET if line in options), options[-1]))

    def until(self, phase: str, turn: int | None = None) -> Self:
        """Plays on, doing as little as possible, to a phase; one without a decision is passed over."""
        for _ in range(2000):
            if self.over or (self.phase == phase and turn in (None, self.g.turn)):
                return self
            self.idle()
        raise AssertionError(f"phase {phase} was not reached")

    def refused(self, line: str, rule: str = "") -> None:
        """Asserts that an action is refused, by this rule if one is given, and that nothing changed."""
        before = self.g.fingerprint()
        with pytest.raises(IllegalAction) as caught:
            self.game.act(self.g, self.side, self.game.parse(line))
        assert not rule or caught.value.rule == rule, caught.value
        assert self.g.fingerprint() == before

    def why(self, line: str) -> tuple[str, str]:
        """The rule and the message of the reason why an action is not legal."""
        reason = self.game.explain(self.g, self.side, self.game.parse(line))
        assert reason is not None, f"{line} is legal"
        return reason.rule, reason.message

    def play_on(self, seed: int = 0) -> Self:
        """Plays at random to the end of the game."""
        rng = Random(seed)
        while not self.over:
            self.game.act(self.g, self.side, rng.choice(self.decision.options))
        return self

    def lines_of(self, player: Any) -> Iterator[str]:
        """What an agent does for whoever must decide, line by line, as long as it is asked."""
        while not self.over:
            side, before = self.side, self.g.fingerprint()
            action = player.choose(Perspective(self.game, self.g, self.game.seat_of(self.g, side), side))
            assert action in self.decision.options
            assert self.g.fingerprint() == before
            self.game.act(self.g, side, action)
            yield self.game.grammar.text(action)
