"""The contract every game fulfils: one interface for play, replay, agents, tests and the server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar, cast

from grognard.kernel import flow, reactions
from grognard.kernel.actions import Action, Grammar, IllegalAction, Seat, Side
from grognard.kernel.answers import Forecast, Outcome, Overlay, Preview, Reason, plain
from grognard.kernel.components.data import Data
from grognard.kernel.dice import key_from_rng
from grognard.kernel.frames import windows_of
from grognard.kernel.reactions import ANY_TIME, ORDER, WINDOW
from grognard.kernel.state import SPECTATOR, Decision, Event, State
from grognard.kernel.verbs import CELL, EDGE, UNIT, meant

S = TypeVar("S", bound=State)


class BadChoice(ValueError):
    """An unknown scenario or option, or a value it does not take."""


@dataclass(slots=True, frozen=True)
class Option:
    """An optional rule: its name on the command line, its rule and whether it is on by default."""

    name: str
    rule: str
    summary: str
    default: bool = False


@dataclass(slots=True, frozen=True)
class Scenario:
    """A way to play: its seats with the sides each one holds, and the options it takes.

    With `secrets`, a seat knows what others may not; one screen is then covered between two players.
    `seatings` has other seats by the name of the option that brings them.
    """

    name: str
    rule: str
    seats: Mapping[Seat, tuple[Side, ...]]
    options: tuple[str, ...] = ()
    secrets: bool = False
    seatings: Mapping[str, Mapping[Seat, tuple[Side, ...]]] = field(default_factory=dict)


class Game(ABC, Generic[S]):
    """A game: its scenarios, its rules and its data.

    Subclasses say how a state is set up, seen, explained and judged; choosing and applying is common to all.
    """

    name: str
    title: str
    difficulty: int
    """From 1, learnt in minutes, to 5, for those who have played many."""
    folder: Path
    state_type: type[S]
    scenarios: Mapping[str, Scenario]
    options: Mapping[str, Option]
    data: Data
    rules: int = 1  # their version, counted up when play changes: a record says by which it was played
    grammar: Grammar
    overlays: tuple[str, ...] = ()
    """The names of what `overlay` can lay over the board."""
    sequence_rule: str
    """The rule that says whose turn it is."""
    phase_rules: Mapping[str, str] = {}
    """The rules of phases, by the name that a state has of its `phase`."""

    @abstractmethod
    def setup(self, scenario: Scenario, options: Mapping[str, bool], key: bytes) -> S:
        """A state ready to run: pieces placed, first frame on the stack."""

    @abstractmethod
    def make_world(self, scenario: Scenario, options: Mapping[str, bool]) -> Any:
        """What never changes in such a game."""

    @cached_property
    def _worlds(self) -> dict[tuple[Any, ...], Any]:
        return {}

    def world(self, scenario: Scenario, options: Mapping[str, bool]) -> Any:
        """What never changes in such a game; made once and shared by all of its states."""
        key = scenario.name, *sorted(options.items())
        if key not in self._worlds:
            self._worlds[key] = self.make_world(scenario, options)
        return self._worlds[key]

    @abstractmethod
    def view(self, state: S, seat: Seat) -> dict[str, Any]:
        """All that a seat may know, as plain data."""

    def explain(self, state: S, side: Side, attempt: Action) -> Reason | None:
        """Why a side can't do this now, with rule and numbers; None when it is legal."""
        if attempt[0] in ANY_TIME:
            found = reactions.bar(state, side, attempt, windows_of(self.state_type.__module__))
            return found and Reason(*found)
        if side in state.pending:
            frame, step = flow.choice_in_progress(state)
            bar = step.bar(frame, state, state.pending[side].options, attempt, *step.who(side))
            if bar or attempt[0] in step.by_name:
                return bar and Reason(*bar)
        return self.elsewhere(state, side, attempt)

    def elsewhere(self, state: S, side: Side, attempt: Action) -> Reason:
        """Why not, where no choice can say it: it is another's turn, or the verb belongs to another step."""
        if side not in state.pending:
            return Reason(self.sequence_rule, "why.not-your-turn", {"waiting": tuple(state.pending)})
        phase = cast(Any, state).phase
        rule = self.phase_rules.get(phase, self.sequence_rule)
        return Reason(rule, "why.other-phase", {"phase": phase})

    def forecast(self, state: S, action: Action) -> Forecast | None:
        """The exact chances of what an offered action leads to, if it leads to a roll."""
        for side, decision in state.pending.items():
            if action in decision.options:
                return cast(Forecast | None, flow.odds_after(state, side, action))
        return None

    def preview(self, state: S, side: Side, action: Action) -> Preview | None:
        """The way that an offered action takes over the board; None if it takes none."""
        if side not in state.pending or action not in state.pending[side].options:
            return None
        frame, step = flow.choice_in_progress(state)
        verb = step.by_name[action[0]]
        return verb.way and verb.way(frame, state, *verb.lead(action[0], step.who(side)), *action[1:])

    def meant(
        self, state: S, side: Side, unit: int | None, cell: int, edge: int | None = None
    ) -> Action | None:
        """The action that a click on a cell, a unit in it or one of its edges most likely means, if any.

        It need not be legal: the page asks `explain` why it is not.
        """
        if side not in state.pending:
            return None
        frame, step = flow.choice_in_progress(state)
        pointed = ((EDGE, edge), (UNIT, unit), (CELL, cell))
        clicked = {kind: number for kind, number in pointed if number is not None}
        later = frame.CHOICES[frame.CHOICES.index(step) :]
        return meant(later, frame, state, clicked, *step.who(side))

    def given_up(self, state: S, side: Side, action: Action) -> Reason | None:
        """What an offered action that names nothing (`end`, `pass`) gives up: "3 units can still move".

        The page says so before it is done. From what the side may know; None when nothing is lost.
        """
        frame, step = flow.choice_in_progress(state)
        bar = step.given_up(frame, state, state.pending[side].options, action)
        return bar and Reason(*bar)

    def renamed(self, state: S) -> Mapping[str, str]:
        """The messages for verbs that are called otherwise than usual in the decision at hand."""
        return flow.choice_in_progress(state)[0].renamed(state)

    def owed(self, state: S, side: Side) -> Reason | None:
        """What must be done before the action that leads on is offered, and why; None when it is."""
        frame, step = flow.choice_in_progress(state)
        bar = step.owed(frame, state, state.pending[side].options, *step.who(side))
        return bar and Reason(*bar)

    def overlay(self, state: S, seat: Seat, name: str, unit: int | None) -> Overlay:
        """One of the `overlays`, from what the seat may know, or a spectator; for some, about one unit."""
        if name not in self.overlays:
            raise BadChoice(f"overlay: expected one of {', '.join(self.overlays) or 'none'}; got {name!r}")
        return self.lay(state, seat, name, unit)

    def lay(self, state: S, seat: Seat, name: str, unit: int | None) -> Overlay:
        """The tints and signs of the overlay of that name."""
        return {}

    @abstractmethod
    def problems(self, state: S) -> list[str]:
        """Broken invariants; an honest game has none at any time."""

    def resample(self, state: S, seat: Seat, rng: Random) -> S:
        """Another state that this seat could not tell from the real one, with other dice to come."""
        imagined, sides = self.imagine(state, seat, rng), self.seats(state)[seat]
        imagined.deal_hidden(sides, rng)
        flow.reseal(imagined, sides, rng)
        return imagined

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @property
    def data_fingerprint(self) -> str:
        """Which components are in force."""
        return self.data.fingerprint

    def seats(self, state: S) -> Mapping[Seat, tuple[Side, ...]]:
        """The seats and the sides each one holds and sees for: the world's, unless they change hands."""
        held: Mapping[Seat, tuple[Side, ...]] = state.world.seats
        return held

    def answers(self, state: S) -> Mapping[Seat, tuple[Side, ...]]:
        """The seats and the sides each one decides for now: those it holds, unless a team holds a side."""
        return self.seats(state)

    def turn(self, state: S) -> int:
        """The number of the current game turn."""
        return int(cast(Any, state).turn)

    def statistics(self, state: S) -> dict[str, float]:
        """Numbers about a finished game worth averaging over many; what does not apply is left out."""
        return {}

    def new(self, scenario: str, options: Mapping[str, bool], key: bytes) -> S:
        """A new game, run to its first decision.

        Raises BadChoice, naming what is there, when the scenario or an option is unknown.
        """
        chosen, values = self.choose(scenario, options)
        state = self.setup(chosen, values, key)
        flow.run(state)
        return state

    def choose(self, scenario: str, options: Mapping[str, bool]) -> tuple[Scenario, dict[str, bool]]:
        """The scenario of that name, seated as its options say, and all of these, completed by defaults."""
        found = self.scenarios.get(scenario)
        if found is None:
            raise BadChoice(
                f"scenario: expected one of {', '.join(self.scenarios)} for {self.name}; got {scenario!r}"
            )
        for name in options:
            if name not in found.options:
                known = ", ".join(found.options) or "none"
                raise BadChoice(f"option: {scenario} takes {known}; got {name!r}")
            if not isinstance(options[name], bool):
                raise BadChoice(f"option {name}: expected true or false; got {options[name]!r}")
        values = {name: options.get(name, self.options[name].default) for name in found.options}
        seated = [name for name in found.seatings if values[name]]
        if len(seated) > 1:
            raise BadChoice(f"option: {scenario} is played with one of {', '.join(seated)}; got all of them")
        return replace(found, seats=found.seatings[seated[0]]) if seated else found, values

    def decisions(self, state: S) -> dict[Side, Decision]:
        """Who must decide what now; empty when the game is over."""
        return state.pending

    def act(self, state: S, side: Side, action: Action) -> None:
        """Applies an offered action; raises IllegalAction and changes nothing otherwise."""
        options = state.pending[side].options if side in state.pending else []
        try:
            offered = options[options.index(action)]
        except ValueError:
            if not self.grammar.fits(action) or action not in self.orders(state, side):
                raise self.refusal(state, side, action) from None
            reactions.do(state, side, action, self.grammar.names(WINDOW))
            return
        # What is not the very option but equals it may hold True in place of 1.
        if offered is not action and not self.grammar.fits(action):
            raise self.refusal(state, side, action)
        flow.apply(state, side, action)

    def orders(self, state: S, side: Side) -> list[Action]:
        """What a side may order now about the windows for its reactions, whoever must decide."""
        if ORDER not in self.grammar.verbs or not state.pending:
            return []
        held = any(side in sides for sides in self.seats(state).values())
        return reactions.offered(state, side, self.grammar.names(WINDOW)) if held else []

    def refusal(self, state: S, side: Side, action: Action) -> IllegalAction:
        """The error for an action that is not offered, with the rule that forbids it."""
        fits = self.grammar.fits(action)
        line = self.grammar.text(action) if fits else repr(action)
        if side not in state.pending:
            waiting = ", ".join(state.pending) or "nobody: the game is over"
            return IllegalAction(line, "", f"it is not for {side} to decide now, but for {waiting}")
        if not fits:
            return IllegalAction(line, "", "no such action in this game")
        reason = self.explain(state, side, action)
        if reason is None:
            return IllegalAction(line, "", "not offered now")
        return IllegalAction(line, reason.rule, self.words(state, reason.message, reason.args))

    def parse(self, line: str) -> Action:
        """The action a line of text stands for; raises BadAction."""
        return self.grammar.parse(line)

    def load(self, scenario: str, options: Mapping[str, bool], data: Mapping[str, Any]) -> S:
        """The state that `dump` wrote, ready to go on."""
        chosen, values = self.choose(scenario, options)
        state = self.state_type.load(self.world(chosen, values), data)
        flow.run(state)
        return state

    def imagine(self, state: S, seat: Seat, rng: Random) -> S:
        """A clone with other dice to come, of the log and of standing orders only what this seat may read."""
        imagined, mine = state.clone(), self.seats(state)[seat]
        imagined.key, imagined.dictated = key_from_rng(rng), ()
        imagined.events = [
            event for event in state.events if event.is_for(mine) or event.is_for((SPECTATOR,))
        ]
        if state.orders:
            imagined.orders = tuple(order for order in state.orders if order.side in mine)
        return imagined

    def words(self, state: S, message: str, args: Mapping[str, Any], language: str = "en") -> str:
        """A message in a player's language."""
        return message + (f" {dict(args)}" if args else "")

    def seat_of(self, state: S, side: Side) -> Seat:
        """The seat that decides for a side."""
        return next(seat for seat, sides in self.answers(state).items() if side in sides)

    def standard_view(self, state: S, seat: Seat) -> dict[str, Any]:
        """The part of a view that every game has: decisions and orders, who is waited for, the last events.

        Where several sides are asked at once, `answered` has those that have chosen.
        """
        sides, mine = self.seats(state)[seat], self.answers(state)[seat]
        orders = [order._asdict() for order in state.orders if order.side in sides]
        together = bool(state.pending) and flow.choice_in_progress(state)[1].together
        return {
            "game": self.name,
            "seat": seat,
            "waiting_for": sorted(state.pending),
            **({"answered": [side for side, _ in state.sealed]} if together else {}),
            **({"orders": orders} if orders else {}),
            "decisions": {
                side: {
                    "prompt": decision.prompt,
                    "args": plain(decision.args),
                    "options": [self.grammar.text(option) for option in decision.options],
                }
                for side, decision in state.pending.items()
                if side in mine
            },
            "events": [
                {"message": event.message, "rules": list(event.rules), "args": plain(event.args)}
                for event in self.readable_events(state, seat)
            ],
        }

    def readable_events(self, state: S, seat: Seat) -> list[Event]:
        """What the log of the last action says to a seat; not who else reads it, which tells of them."""
        sides = self.seats(state)[seat]
        return [event._replace(seen_by=None) for event in state.events if event.is_for(sides)]
