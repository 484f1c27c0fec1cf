"""Offered or barred: the options and the reasons of a game say the same, for all sorts of attempts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any

from grognard.kernel.actions import NUMBER, Action, Grammar, Side, several_of
from grognard.kernel.answers import Reason
from grognard.kernel.game import Game
from grognard.kernel.state import State

ATTEMPTS = 30


def check_bars(game: Game[Any], state: State, rng: Random, is_rule: Callable[[str], bool]) -> int:
    """Checks that what is offered has no bar, and that all else has one with a rule; counts the latter."""
    refused = 0
    for side, decision in state.pending.items():
        offered = {*decision.options, *game.orders(state, side)}
        near = filter(game.grammar.fits, attempts(game.grammar, decision.options, rng))
        for attempt in (*decision.options, *near):
            reason = game.explain(state, side, attempt)
            assert (reason is None) == (attempt in offered), (attempt, reason)
            if reason is not None:
                assert is_rule(reason.rule), reason
                refused += 1
    return refused


def attempts(grammar: Grammar, options: Sequence[Action], rng: Random) -> Iterator[Action]:
    """Near misses of the options, one argument changed or all, also with a like verb; and any verb at all."""
    for option in (rng.choice(options) for _ in range(ATTEMPTS)):
        verb, kinds = option[0], grammar.verbs[option[0]]
        changed = _arguments(grammar, kinds, rng)
        if len(changed) == len(option) - 1:
            keep = rng.randrange(len(changed) + 1)
            changed[:keep] = option[1 : keep + 1]
        yield (verb, *changed)
        yield (rng.choice([like for like in grammar.verbs if grammar.verbs[like] == kinds]), *changed)
        other = rng.choice(list(grammar.verbs))
        yield (other, *_arguments(grammar, grammar.verbs[other], rng))


def _arguments(grammar: Grammar, kinds: Sequence[str], rng: Random) -> list[int]:
    """Arguments of these kinds that fit the grammar."""
    found: list[int] = []
    for kind in kinds:
        count = len(grammar.names(several_of(kind) or kind)) if kind != NUMBER else 10
        found += sorted(rng.sample(range(count), rng.randint(1, 2) if several_of(kind) else 1))
    return found


def warnings(game: Game[Any], state: State, sides: Iterable[Side]) -> Iterator[Reason | None]:
    """What each way of going on gives up, and what is owed before."""
    for side in sides:
        yield game.owed(state, side)
        for option in state.pending[side].options:
            if len(option) == 1:
                yield game.given_up(state, side, option)
