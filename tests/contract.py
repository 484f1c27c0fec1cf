"""The contract that every game fulfils, checked along games of random moves.

Some checks run before every decision, or in a long game before every few; the dearer ones before so many.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

import pytest

from grognard.kernel import flow, record
from grognard.kernel.actions import Action, IllegalAction, Seat, Side
from grognard.kernel.answers import Forecast
from grognard.kernel.components.ledger import load_ledger
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Game
from grognard.kernel.knowledge.knowledge import Knowledge
from grognard.kernel.reactions import ANY_TIME
from grognard.kernel.state import SPECTATOR, State
from grognard.kernel.verbs import UNIT
from grognard.kernel.words.kinds import load_kinds
from grognard.kernel.words.text import LANGUAGES
from tests.bars import check_bars, warnings
from tests.random_play import play_on, random_choice

LONGEST = 20_000
UNFIXED = frozenset({"sealed", "hit"})
"""What may be learnt that no piece kept in its place fixes: a sealed answer, the strength of who was hit."""


def is_rule_of(game: Game[Any]) -> Callable[[str], bool]:
    """Whether the game's ledger, if it has one, holds a rule of a number."""
    if not (game.folder / "ledger.csv").exists():
        return bool
    return load_ledger(game.folder).rules.__contains__


@dataclass
class RandomGame:
    """A game of random moves that is checked all along.

    >>> RandomGame(Sample(), "duel", {}, seed=1).play()
    """

    game: Game[Any]
    scenario: str
    options: Mapping[str, bool]
    seed: int
    every: int = 1
    """The dearer checks run before every so many decisions."""
    often: int = 1
    """And the others before so many; of the overlays, which are dear, two at a time are then looked at."""
    offered: dict[Action, None] = field(default_factory=dict)
    """What was offered so far: attempts that make sense, at some other time."""

    def play(self) -> None:
        """Plays to the end."""
        game, key = self.game, key_from_seed(self.seed)
        self.rng = Random(self.seed)
        self.is_rule = is_rule_of(game)
        self.state: State = game.new(self.scenario, self.options, key)
        history = record.start(game, self.scenario, self.options, key)
        while self.state.pending:
            number = len(history.actions)
            assert number < LONGEST, "the game does not end"
            if number % self.often == 0:
                self.check_decisions()
                self.check_position()
            if number % self.every == 0:
                self.check_dearly()
            side, action = random_choice(self.state, self.rng)
            turn = game.turn(self.state)
            game.act(self.state, side, action)
            assert game.turn(self.state) >= turn
            history.actions.append((side, game.grammar.text(action)))
            self.give_order(history)
        self.check_position()
        self.check_end()
        self.check_record(history)

    def give_order(self, history: record.Record) -> None:
        """Now and then a side gives or withdraws a standing order, which no other seat can notice."""
        game, state = self.game, self.state
        side = self.rng.choice([side for sides in game.seats(state).values() for side in sides])
        orders = game.orders(state, side)
        if not orders or self.rng.random() > 0.2:
            return
        action = self.rng.choice(orders)
        others = [seat for seat, sides in self.knowing().items() if side not in sides]
        others = others if len(history.actions) % self.often == 0 else []
        before = [game.view(state, seat) for seat in others]
        pending = state.pending
        game.act(state, side, action)
        assert [game.view(state, seat) for seat in others] == before
        assert state.pending is pending
        history.actions.append((side, game.grammar.text(action)))

    def check_decisions(self) -> None:
        """Options: some, each once, in canonical order, and each the same when written and read."""
        game, state = self.game, self.state
        assert game.outcome(state) is None
        held = {side for sides in game.seats(state).values() for side in sides}
        for side, decision in game.decisions(state).items():
            options, keys = decision.options, [game.grammar.key(action) for action in decision.options]
            assert side == decision.side
            assert side in held
            assert side in game.seats(state)[game.seat_of(state, side)]
            assert options
            assert all(map(game.grammar.fits, options))
            assert keys == sorted(set(keys)), f"{decision.prompt}: {options}"
            assert [game.parse(game.grammar.text(action)) for action in options] == options
            self.offered.update(dict.fromkeys(options))

    def check_position(self) -> None:
        """No broken invariants, and a log that refers to rules of the book."""
        assert self.game.problems(self.state) == []
        for event in self.state.events:
            assert all(map(self.is_rule, event.rules)), event

    def check_dearly(self) -> None:
        """Copies, saved games, secrets, explanations and refusals; none of this may change the state."""
        before, pending = self.state.fingerprint(), self.state.pending
        for check in (
            self.check_clone,
            self.check_saved,
            self.check_secrets,
            self.check_revealed,
            self.check_openness,
            self.check_offered,
            self.check_clicks,
            self.check_not_offered,
            self.check_bars,
            self.check_orders,
            self.check_strangers,
            self.check_words,
        ):
            check()
            assert self.state.pending is pending, check.__name__
        assert self.state.fingerprint() == before

    def check_clone(self) -> None:
        """A clone is equal, and goes its own way."""
        clone = self.state.clone()
        assert clone.fingerprint() == self.state.fingerprint()
        assert clone.pending == self.state.pending
        for seat in self.knowing():
            assert self.game.view(clone, seat) == self.game.view(self.state, seat)
        play_on(self.game, clone, Random(self.seed))

    def check_saved(self) -> None:
        """A saved game is the same game, and goes on as the original would."""
        text = json.dumps(self.state.dump(), allow_nan=False)
        loaded, clone = self.game.load(self.scenario, self.options, json.loads(text)), self.state.clone()
        assert loaded.fingerprint() == clone.fingerprint()
        assert loaded.pending == clone.pending
        for state in (loaded, clone):
            play_on(self.game, state, Random(self.seed))
        assert loaded.fingerprint() == clone.fingerprint()
        assert loaded.events == clone.events
        assert loaded.pending == clone.pending

    def check_secrets(self) -> None:
        """A seat cannot tell an imagined state, with other hidden things, from the real one."""
        game, state = self.game, self.state
        for seat, sides in self.knowing().items():
            seen, twin = game.view(state, seat), game.resample(state, seat, self.rng)
            imagined = game.view(twin, seat)
            assert imagined == seen
            # What is sent tells the order of keys as well.
            assert json.dumps(imagined, allow_nan=False) == json.dumps(seen, allow_nan=False)
            assert list(twin.pending) == list(state.pending)
            assert game.answers(twin) == game.answers(state)
            assert [twin.pending.get(side) for side in sides] == [state.pending.get(side) for side in sides]
            assert game.problems(twin) == []
            deciding = [side for side in sides if side in state.pending]
            assert list(warnings(game, twin, deciding)) == list(warnings(game, state, deciding))
            units = self.rng.sample(range(len(game.grammar.names("unit"))), 2)
            names = game.overlays if self.often == 1 else self.rng.sample(game.overlays, 2)
            for viewpoint in (seat, SPECTATOR):
                overlays = self.overlays(state, viewpoint, names, units)
                assert json.dumps(self.overlays(twin, viewpoint, names, units)) == json.dumps(overlays)
            assert twin.key != state.key
            play_on(game, twin, self.rng)

    def check_revealed(self) -> None:
        """What an action reveals is all that a seat learns by it.

        In a state that a seat can't tell from the real one, with the same dice and the same of what the
        action revealed to it, it sees the same after the same action.
        """
        game, state = self.game, self.state
        side, action = random_choice(state, self.rng)
        after = state.clone()
        game.act(after, side, action)
        mixed = isinstance(state, Knowledge) and isinstance(after, Knowledge) and state.moment < after.moment
        for seat, sides in self.knowing().items():
            shown = [what for learner, what in after.learnt if learner in sides]
            if not shown or (isinstance(state, Knowledge) and UNFIXED.isdisjoint(shown)):
                twin, same = self.twin(seat, shown, action)
                assert same in twin.pending[side].options, f"{action} tells {seat} something"
                game.act(twin, side, same)
                assert [what for learner, what in twin.learnt if learner in sides] == shown
                seen, expected = game.view(twin, seat), game.view(after, seat)
                if mixed:  # tokens fell by lot
                    seen, expected = without_tokens(seen), without_tokens(expected)
                assert seen == expected, f"{action} tells {seat} something"
                assert json.dumps(seen) == json.dumps(expected), f"the order of {action} tells {seat}"

    def knowing(self) -> dict[Seat, tuple[Side, ...]]:
        """The seats; of a team, which sees the same, any one."""
        seats: dict[tuple[Side, ...], list[Seat]] = {}
        for seat, sides in self.game.seats(self.state).items():
            seats.setdefault(sides, []).append(seat)
        return {same[0] if len(same) == 1 else self.rng.choice(same): sides for sides, same in seats.items()}

    def twin(self, seat: Seat, fixed: Sequence[Any], action: Action) -> tuple[State, Action]:
        """A state that a seat can't tell from this one, with its dice, and the same action there."""
        game, state = self.game, self.state
        if not isinstance(state, Knowledge):
            twin = game.resample(state, seat, self.rng)
            twin.key, twin.dictated, twin.orders = state.key, state.dictated, state.orders
            return twin, action
        sides, dealt = game.seats(state)[seat], state.clone()
        dealt.events = game.readable_events(state, seat)
        lies = dealt.deal(sides, self.rng, fixed)
        flow.reseal(dealt, sides, self.rng)
        kinds = game.grammar.verbs[action[0]]
        pairs = zip(kinds, action[1:], strict=True)
        return dealt, (action[0], *(lies[value] if kind == UNIT else value for kind, value in pairs))

    def check_openness(self) -> None:
        """In a scenario without secrets, all seats see the same but for their own decisions and orders."""
        game, own = self.game, {"seat": "", "decisions": {}, "orders": []}
        if not game.scenarios[self.scenario].secrets:
            seen = [game.view(self.state, seat) | own for seat in game.seats(self.state)]
            assert all(view == seen[0] for view in seen)

    def overlays(
        self, state: State, seat: str, names: Iterable[str], units: Iterable[int]
    ) -> list[list[Any]]:
        """What is laid over the board for a seat, also about one of these units, or about all if empty."""
        game = self.game
        found, units = {name: game.overlay(state, seat, name, None) for name in names}, [*units]
        asked = [(name, unit) for name in found for unit in (units[:1] if found[name] else units)]
        about = [game.overlay(state, seat, name, unit) for name, unit in asked]
        return [list(overlay.items()) for overlay in (*found.values(), *about)]

    def check_offered(self) -> None:
        """What is offered needs no explanation; chances add up; a way leads over the board."""
        cells = range(len(self.game.grammar.names("cell")))
        for side, decision in self.state.pending.items():
            for action in decision.options:
                assert self.game.explain(self.state, side, action) is None
                forecast = self.game.forecast(self.state, action)
                self.check_forecast(forecast)
                preview = self.game.preview(self.state, side, action)
                if preview is not None:
                    assert preview.way
                    assert set(preview.way) <= set(cells)
                    assert (preview.cost or 0) <= (preview.allowance or 0)
                    self.check_notes((note.message, note.rules, note.args) for note in preview.notes)

    def check_forecast(self, forecast: Forecast | None) -> None:
        """Chances add up, each line has a rule of the book and words, and a sum has lines."""
        if forecast is None:
            return
        assert all(
            sum(chances.values()) == 1
            for chances in (forecast.chances, *(each.chances for each in forecast.besides))
        )
        assert set(forecast.sums) <= {line.kind for line in forecast.lines}
        self.check_notes((line.message, (line.rule,), line.args) for line in forecast.lines)

    def check_clicks(self) -> None:
        """What a click most likely means is either legal or forbidden by a rule that can be said."""
        game, state = self.game, self.state
        cell = self.rng.randrange(len(game.grammar.names("cell")))
        for side in state.pending:
            for unit in (None, self.rng.randrange(len(game.grammar.names("unit")))):
                meant = game.meant(state, side, unit, cell)
                if meant is not None and meant not in state.pending[side].options:
                    reason = game.explain(state, side, meant)
                    assert reason is not None, meant
                    self.check_notes([(reason.message, (reason.rule,), reason.args)])

    def check_notes(self, notes: Iterable[tuple[str, Iterable[str], Mapping[str, Any]]]) -> None:
        """Each has rules of the book and words in every language."""
        for message, rules, args in notes:
            assert all(map(self.is_rule, rules)), message
            for language in LANGUAGES:
                assert self.game.words(self.state, message, args, language)

    def check_not_offered(self) -> None:
        """What was offered at another time is refused by a rule; what makes no sense, without one."""
        for side, decision in self.state.pending.items():
            offered = set(decision.options)
            others = [action for action in self.offered if action not in offered]
            for action in self.rng.sample(others, min(3, len(others))):
                reason = self.game.explain(self.state, side, action)
                assert reason is not None, action
                assert self.is_rule(reason.rule), reason
                assert self.refused(side, action).rule == reason.rule
            example = decision.options[-1]
            for nonsense in ((), ("nonsense",), (*example, 0), (*example[:-1], "0"), list(example), None):
                self.refused(side, nonsense)

    def check_bars(self) -> None:
        """What is offered has no bar, and all else has one: the two mean the same."""
        check_bars(self.game, self.state, self.rng, self.is_rule)

    def check_orders(self) -> None:
        """A standing order may be given or withdrawn by its side, or a rule says why not."""
        game, state = self.game, self.state
        verbs = ANY_TIME.items() & game.grammar.verbs.items()
        attempts = [
            (verb, *values)
            for verb, kinds in sorted(verbs)
            for values in product(*(range(len(game.grammar.names(kind))) for kind in kinds))
        ]
        for side in (side for sides in game.seats(state).values() for side in sides):
            orders = game.orders(state, side)
            keys = [game.grammar.key(action) for action in orders]
            assert keys == sorted(set(keys))
            for attempt in attempts:
                reason = game.explain(state, side, attempt)
                assert (reason is None) == (attempt in orders), attempt
                if reason is not None:
                    self.check_notes([(reason.message, (reason.rule,), reason.args)])
                    self.refused(side, attempt)

    def check_strangers(self) -> None:
        """Nobody acts out of turn, or for a side that does not exist."""
        action = next(iter(self.state.pending.values())).options[0]
        sides = [side for sides in self.game.seats(self.state).values() for side in sides]
        for side in (*sides, "nobody"):
            if side not in self.state.pending:
                self.refused(side, action)

    def check_words(self) -> None:
        """Everything that is asked and noted can be said in every language, and is news of some kind."""
        kinds = load_kinds(self.game)
        assert not kinds or {event.message for event in self.state.events} <= set(kinds)
        said = [(decision.prompt, decision.args) for decision in self.state.pending.values()]
        warned = [reason for reason in warnings(self.game, self.state, self.state.pending) if reason]
        assert all(self.is_rule(reason.rule) for reason in warned)
        said += [(reason.message, reason.args) for reason in warned]
        for message, args in (*said, *((event.message, event.args) for event in self.state.events)):
            for language in LANGUAGES:
                assert self.game.words(self.state, message, args, language)

    def refused(self, side: Side, action: Any) -> IllegalAction:
        """The refusal of an action."""
        with pytest.raises(IllegalAction) as caught:
            self.game.act(self.state, side, action)
        return caught.value

    def check_end(self) -> None:
        """A game that is over has an outcome and takes no more actions, also when it was saved."""
        game, outcome = self.game, self.game.outcome(self.state)
        assert outcome is not None
        assert self.is_rule(outcome.rule)
        assert {*outcome.winners, *outcome.scores} <= set(game.seats(self.state))
        views(game, self.state)
        for action in self.offered:
            self.refused(next(iter(game.seats(self.state).values()))[0], action)
        assert game.outcome(game.load(self.scenario, self.options, self.state.dump())) == outcome

    def check_record(self, history: record.Record) -> None:
        """The whole game can be written, read and played again."""
        record.finish(history, self.game, self.state)
        again = record.read(record.write(history).encode(), "record")
        assert again == history
        record.verify(again, lambda name: {self.game.name: self.game}[name], "record")


def without_tokens(view: Any) -> Any:
    """Plain data in which no token can be told from another."""
    if isinstance(view, dict):
        return {name: without_tokens(value) for name, value in view.items()}
    if isinstance(view, list | tuple):
        return sorted(map(without_tokens, view), key=json.dumps)
    return "?" if isinstance(view, str) and view.startswith("?") else view


def views(game: Game[Any], state: State) -> list[str]:
    """What each seat sees, as it would be sent."""
    return [json.dumps(game.view(state, seat), allow_nan=False) for seat in game.seats(state)]
