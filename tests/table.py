"""A table for tests of any game: a position in a line, actions as text, and what must follow.

>>> table = Table("us-vii us-v 2005, ge-lxvi 2006", "B3", terrain="2006 rough").dice(5)
>>> table.do("attack 2006", "join us-vii", "join us-v").refused("join ge-lxvi", "6-3").do("roll")
>>> table.is_at("B3", "west-german").offers("retreat", "ge-lxvi 2007").finds("us-vii 2005")
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Self

import pytest

from grognard.kernel import flow
from grognard.kernel.actions import Action, IllegalAction
from grognard.kernel.answers import Forecast
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from grognard.kernel.state import Decision, Event
from grognard.kernel.verbs import CELL, UNIT
from tests.ground import Ground, entries
from tests.watch import Watched, watched

KEY = key_from_seed(0)


class Table(ABC):
    """A game in progress, played for whoever must decide. A game's own table says how to set it up.

    Units stand where the text says, several in one place by their names: `"su-5a su-8ga 2013, ge-i gone"`.
    Words after the place are marks: `"303 b8 reduced"`. Units that are not named are out of the game.
    """

    QUIET: ClassVar[tuple[str, ...]] = ("end",)
    """What does as little as possible, the best of it first."""
    SCENARIO: ClassVar[str]
    GROUND: ClassVar[Ground]

    game: Any
    g: Any
    watch: Watched

    def __init__(
        self,
        units: str | Mapping[str, str] = "",
        at: str = "",
        *,
        turn: int = 2,
        scenario: str = "",
        options: str | Mapping[str, bool] = "",
        game: Any = None,
        dice: tuple[int, ...] = (),
        **facts: Any,
    ) -> None:
        """A position at the start of a phase.

        Facts are changes of the ground (`terrain="2006 rough"`), what `set_<name>` of the game's table
        takes, or values of the state.
        """
        changes = {name: facts.pop(name) for name in self.GROUND.words if name in facts}
        assert game is None or not changes, "change the ground of the game that is given"
        self.game = game or self.GROUND(**changes)
        self.g = _cleared(self.clear, self.game, scenario or self.SCENARIO, _chosen(options)).clone()
        for names, place, marks in self._placed(units):
            for name in names:
                self.put(self.unit(name), place)
                for mark in marks:
                    self.mark(self.unit(name), mark)
        for name, value in facts.items():
            if setter := getattr(self, f"set_{name}", None):
                setter(value)
            else:
                assert hasattr(self.g, name), f"a {type(self.g).__name__} has no {name}"
                setattr(self.g, name, value)
        self.g.turn = turn
        self.begin(at)
        self._start(dice)

    @classmethod
    def opened(
        cls, game: Any, scenario: str, options: Mapping[str, bool], dice: tuple[int, ...] = ()
    ) -> Self:
        """A new game as the players find it."""
        table = cls.__new__(cls)
        table.game = game
        table.g = game.setup(*game.choose(scenario, dict(options)), KEY)
        table._start(dice)
        return table

    # ---- what a game's own table says

    @classmethod
    @abstractmethod
    def clear(cls, g: Any) -> None:
        """Takes all units off the map; what else shall not stand in a test's way."""

    def put(self, unit: int, place: str) -> None:
        """Puts a unit into a cell or a box."""
        self.g.set_up([(unit, place)])

    def mark(self, unit: int, mark: str) -> None:
        """Marks a unit, in games that have marks."""
        pytest.fail(f"no unit of this game is marked {mark}")

    @abstractmethod
    def begin(self, at: str) -> None:
        """Makes the stack for the start of a phase."""

    @abstractmethod
    def where(self, name: str) -> str:
        """A unit's cell, or the name of the box it is in."""

    def is_marked(self, name: str, mark: str) -> bool:
        """Whether a unit has a mark."""
        pytest.fail(f"no unit of this game is marked {mark}")

    @property
    def phase(self) -> str:
        """The part of the turn in progress, as the rules call it."""
        found: str = self.g.phase
        return found

    # ---- what is

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
        return not self.g.pending and not self.watch.held

    def options(self, verb: str = "") -> list[str]:
        """The options as text: all, or the arguments of those with one verb."""
        lines: list[str] = [self.game.grammar.text(action) for action in self.decision.options]
        if not verb:
            return lines
        return [line.removeprefix(verb + " ") for line in lines if line.split(" ")[0] == verb]

    def unit(self, name: str) -> int:
        """The number of a unit."""
        return _numbers(self.game.grammar.names(UNIT))[name]

    def cell(self, label: str) -> int:
        """The number of a hex or zone."""
        return _numbers(self.game.grammar.names(CELL))[label]

    def events(self, message: str) -> list[Event]:
        """The log lines of the last action with this message."""
        return [event for event in self.g.events if event.message == message]

    def forecast(self, line: str) -> Forecast:
        """The odds of the combat that an action leads to."""
        odds = self.game.forecast(self.g, self.game.parse(line))
        assert isinstance(odds, Forecast), line
        return odds

    def why(self, line: str) -> tuple[str, str]:
        """The rule and the message of the reason why an action is not legal."""
        reason = self.game.explain(self.g, *self._read(line))
        assert reason is not None, f"{line} is legal"
        return reason.rule, reason.message

    # ---- what is done

    def do(self, *lines: str) -> Self:
        """Acts for whoever must decide; where several must, a line begins with the side: `red: bid 2`."""
        for line in lines:
            self.watch.allow(self.game.turn(self.g) + 1)
            self.game.act(self.g, *self._read(line))
        return self

    def dice(self, *throws: int) -> Self:
        """Dictates the next throws."""
        self.g.dictated = throws
        return self

    def idle(self) -> Self:
        """Does as little as possible, once."""
        if self.watch.held:
            return self.go_on()
        options = self.options()
        return self.do(next((line for line in self.QUIET if line in options), options[-1]))

    def until(self, phase: str, turn: int | None = None) -> Self:
        """Plays on, doing as little as possible, to a phase; one without a decision is passed over."""
        for _ in range(2000):
            if self.over or (self.g.pending and self.phase == phase and turn in (None, self.g.turn)):
                return self
            self.idle()
        raise AssertionError(f"phase {phase} was not reached")

    def go_on(self) -> Self:
        """Goes on after a turn in which nobody had anything to decide; there the table stops."""
        self.watch.go_on(self.g, self.game.turn(self.g) + 1)
        flow.run(self.g)
        return self

    def copy(self) -> Self:
        """Another table with the same position."""
        assert not self.watch.held
        other = type(self).__new__(type(self))
        other.game, other.g = self.game, self.g.clone()
        other.watch = watched(other.g, self.game.turn)
        return other

    def play_on(self, seed: int = 0) -> Self:
        """Plays at random to the end of the game."""
        rng = Random(seed)
        while not self.over:
            if self.watch.held:
                self.go_on()
            else:
                self.game.act(self.g, self.side, rng.choice(self.decision.options))
        return self

    def lines_of(self, player: Any) -> Iterator[str]:
        """What an agent does for whoever must decide, line by line, as long as it is asked."""
        while self.g.pending:
            side, before = self.side, self.g.fingerprint()
            action = player.choose(Perspective(self.game, self.g, self.game.seat_of(self.g, side), side))
            assert action in self.decision.options
            assert self.g.fingerprint() == before
            self.watch.allow(self.game.turn(self.g) + 1)
            self.game.act(self.g, side, action)
            yield self.game.grammar.text(action)

    # ---- what must be

    def refused(self, line: str, rule: str = "") -> Self:
        """An action is refused, by this rule if one is given, and nothing changes."""
        before = self.g.fingerprint()
        with pytest.raises(IllegalAction) as caught:
            self.game.act(self.g, *self._read(line))
        assert not rule or caught.value.rule == rule, caught.value
        assert self.g.fingerprint() == before
        return self

    def can(self, *lines: str) -> Self:
        """These actions are offered, perhaps among others."""
        missing = [line for line in lines if line not in self.options()]
        assert not missing, f"{', '.join(missing)}: not among {self.options()}"
        return self

    def offers(self, verb: str, *arguments: str) -> Self:
        """With this verb, these arguments are offered and no others."""
        assert sorted(self.options(verb)) == sorted(arguments), self.options(verb)
        assert arguments, "write `offers_no` where nothing is offered"
        return self

    def offers_no(self, *verbs: str) -> Self:
        """Nothing is offered with these verbs."""
        assert [verb for verb in verbs if self.options(verb)] == []
        return self

    def offers_only(self, *lines: str) -> Self:
        """These actions are offered and nothing else."""
        assert sorted(self.options()) == sorted(lines), self.options()
        return self

    def is_at(self, phase: str, side: str = "", *, turn: int | None = None) -> Self:
        """This phase is in progress: of this turn, and this side must decide, if they are given."""
        assert self.g.pending, "nobody has anything to decide"
        expected = (phase, side or next(iter(self.g.pending)), self.g.turn if turn is None else turn)
        assert (self.phase, next(iter(self.g.pending)), self.g.turn) == expected
        return self

    def decides(self, side: str) -> Self:
        """It is for this side to decide."""
        assert self.side == side
        return self

    def asks(self, prompt: str, side: str = "") -> Self:
        """This is what is asked, of this side if one is given."""
        assert (self.prompt, self.side) == (prompt, side or self.side)
        return self

    def finds(self, units: str) -> Self:
        """Units are where the text says, with the marks that it names: `"303 b8 reduced, 156 destroyed"`."""
        for names, place, marks in self._placed(units):
            for name in names:
                assert (name, self.where(name)) == (name, place)
                self.marked(" ".join((name, *marks)))
        return self

    def has(self, **values: Any) -> Self:
        """Values of the state, or else of the table, are these; a list is compared with a column."""
        for name, value in values.items():
            found = getattr(self.g if hasattr(self.g, name) else self, name)
            assert (name, list(found) if isinstance(value, list) else found) == (name, value)
        return self

    def marked(self, units: str) -> Self:
        """Units have marks: `"303 reduced, 156 oos used"`."""
        for name, *marks in entries(units):
            assert [mark for mark in marks if not self.is_marked(name, mark)] == [], name
        return self

    def unmarked(self, units: str) -> Self:
        """Units have none of these marks."""
        for name, *marks in entries(units):
            assert [mark for mark in marks if self.is_marked(name, mark)] == [], name
        return self

    def logs(self, message: str, *rules: str, **args: Any) -> Self:
        """The last action logged this message, by these rules and with these arguments."""
        assert any(
            set(rules) <= set(event.rules) and args.items() <= dict(event.args).items()
            for event in self.events(message)
        ), self.g.events
        return self

    def logs_no(self, message: str) -> Self:
        """The last action did not log this message."""
        assert self.events(message) == []
        return self

    def forecasts(self, line: str = "roll", **fields: Any) -> Self:
        """The forecast of an action says this: `forecasts("roll", attack=7, column="2-1")`."""
        odds = self.forecast(line)
        assert {name: getattr(odds, name) for name in fields} == fields
        return self

    def won(self, *seats: str, rule: str = "", scores: Mapping[str, int] | None = None) -> Self:
        """The game is over and these seats have won; nobody, if none is given."""
        assert self.over
        outcome = self.game.outcome(self.g)
        assert outcome is not None
        assert (outcome.winners, outcome.rule) == (seats, rule or outcome.rule)
        assert scores is None or outcome.scores == scores, outcome.scores
        return self

    # ---- within

    def _start(self, dice: tuple[int, ...]) -> None:
        self.g.dictated = dice
        self.watch = watched(self.g, self.game.turn)
        self.watch.allow(self.game.turn(self.g) + 1)
        flow.run(self.g)

    def _read(self, line: str) -> tuple[str, Action]:
        """The side and the action of a line."""
        assert not self.watch.held, "nobody had anything to decide for a turn: `go_on()` plays on"
        side, colon, action = line.partition(": ")
        return (side, self.game.parse(action)) if colon else (self.side, self.game.parse(line))

    def _placed(self, units: str | Mapping[str, str]) -> Iterator[tuple[list[str], str, list[str]]]:
        """Names, place and marks of each entry."""
        for words in entries(units):
            count = next(n for n, word in enumerate(words) if n and not self._is_unit(word))
            place, *marks = " ".join(words[count:]).split(" ")
            yield list(words[:count]), place, marks

    def _is_unit(self, word: str) -> bool:
        return word in _numbers(self.game.grammar.names(UNIT))


@cache
def _cleared(
    clear: Callable[[Any], None], game: Any, scenario: str, options: tuple[tuple[str, bool], ...]
) -> Any:
    """An empty board; every table on it begins with a copy."""
    g = game.setup(*game.choose(scenario, dict(options)), KEY)
    clear(g)
    return g


def _chosen(options: str | Mapping[str, bool]) -> tuple[tuple[str, bool], ...]:
    """Options by their names, or by name and value."""
    chosen = options if isinstance(options, Mapping) else dict.fromkeys(options.split(), True)
    return tuple(chosen.items())


@cache
def _numbers(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}
