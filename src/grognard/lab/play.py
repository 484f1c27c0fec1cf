"""One game between agents, from the first decision to the last.

Everything about game `number` of a plan follows from the plan's seed: the dice, the agents' chances and
therefore the record. It makes no difference which process plays it, or when.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any

from grognard import agents, games
from grognard.agents import Agent
from grognard.kernel import record
from grognard.kernel.actions import Action, IllegalAction, Seat, Side
from grognard.kernel.components.weights import Changes
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Game, Scenario
from grognard.kernel.perspective import Perspective
from grognard.kernel.state import State
from grognard.lab.tuning import player_of

LONGEST_GAME = 100_000
"""Decisions after which a game is given up as one that never ends."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: names and numbers only, so that it can be sent to another process."""

    game: str
    scenario: str
    agents: tuple[str, ...]
    """One for each seat, in the scenario's order: names, with changed weights behind a + (`lab.tuning`)."""
    seed: int
    options: Mapping[str, bool] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()
    swap: bool = False
    """Each game seats the agents one further on than the game before."""
    mirror: bool = False
    """The same, and each deal is played once in every seating: only the agents make a difference."""
    weights: Mapping[str, Changes] = field(default_factory=dict)
    """For agents whose names say that they have changed weights, what these are."""
    check: bool = False
    """Look for problems after every action, not only at the end of each turn."""
    keep_records: bool = False

    def seating(self, scenario: Scenario, number: int) -> dict[Seat, str]:
        """Which agent sits where in game `number`.

        >>> plan = Plan("g", "s", ("scripted", "random"), seed=1, swap=True)
        >>> plan.seating(Scenario("s", "", {"soviet": (), "western": ()}), 2)
        {'soviet': 'random', 'western': 'scripted'}
        """
        shift = (number - 1) % len(self.agents) if self.moves_on else 0
        return dict(zip(scenario.seats, self.agents[shift:] + self.agents[:shift], strict=True))

    @property
    def moves_on(self) -> bool:
        """Whether agents change seats from game to game."""
        return self.swap or self.mirror

    def key(self, number: int) -> bytes:
        """The dice of game `number`.

        >>> plan = Plan("g", "s", ("scripted", "random"), seed=1, mirror=True)
        >>> [plan.key(number) == plan.key(1) for number in (2, 3)]
        [True, False]
        """
        deal = (number - 1) // len(self.agents) + 1 if self.mirror else number
        return key_from_seed(f"{self.seed}/{deal}")


@dataclass(slots=True)
class Played:
    """The result of one game."""

    number: int
    seating: dict[Seat, str]
    finished: bool = False
    winners: tuple[Seat, ...] = ()
    turn: int = 0
    decisions: int = 0
    options: int = 0
    cpu_seconds: float = 0.0
    problems: list[str] = field(default_factory=list)
    statistics: dict[str, float] = field(default_factory=dict)
    record: str = ""


def moves(game: Game[Any], state: State, players: Mapping[Seat, Agent]) -> Iterator[tuple[Side, Action, int]]:
    """Lets the agents play to the end; after each action says whose it was, what, and of how many."""
    held: Mapping[Seat, tuple[Side, ...]] | None = None
    while state.pending:
        now = game.answers(state)
        if now is not held and now != held:  # sides change hands, or a team holds one
            held, seats = now, [(seat, side) for seat, sides in now.items() for side in sides]
            tables = {side: Perspective(game, state, seat, side) for seat, side in seats}
            choosers = {side: players[seat].choose for seat, side in seats}
        side = next(iter(state.pending))
        count = len(state.pending[side].options)
        action = choosers[side](tables[side])
        game.act(state, side, action)
        yield side, action, count


def seat_agents(
    game: Game[Any],
    seating: Mapping[Seat, str],
    key: bytes,
    weights: Mapping[str, Changes] | None = None,
) -> dict[Seat, Agent]:
    """Fresh agents, each with a seed of its own that follows from the game's key."""
    changes = weights or {}
    return {
        seat: agents.make(player_of(name), game, _seed(key, seat), changes.get(name))
        for seat, name in seating.items()
    }


def play(plan: Plan, number: int) -> Played:
    """Plays game `number` of a plan."""
    game = games.find(plan.game, plan.packs)
    scenario, options = game.choose(plan.scenario, plan.options)
    key = plan.key(number)
    result = Played(number, plan.seating(scenario, number))
    players = seat_agents(game, result.seating, key, plan.weights)
    taken: list[tuple[Side, Action]] = []
    began = process_time()
    state = game.new(plan.scenario, options, key)
    checking = _play_to_end(game, state, players, plan.check, taken, result)
    result.cpu_seconds = process_time() - began - checking
    outcome = game.outcome(state)
    if outcome is not None:
        result.finished, result.winners = True, outcome.winners
    result.turn = game.turn(state)
    result.statistics = game.statistics(state)
    if plan.keep_records and result.finished:
        kept = record.start(game, plan.scenario, options, key)
        kept.actions = [(side, game.grammar.text(action)) for side, action in taken]
        record.finish(kept, game, state)
        result.record = record.write(kept)
    return result


def _play_to_end(
    game: Game[Any],
    state: State,
    players: Mapping[Seat, Agent],
    check_always: bool,
    taken: list[tuple[Side, Action]],
    result: Played,
) -> float:
    """Plays, counts and checks; returns the CPU time that went into checking."""
    checking, turn = 0.0, game.turn(state)
    try:
        for side, action, options in moves(game, state, players):
            taken.append((side, action))
            result.options += options
            if check_always or game.turn(state) != turn or not state.pending:
                turn = game.turn(state)
                began = process_time()
                _check(game, state, len(taken), result)
                checking += process_time() - began
            if len(taken) == LONGEST_GAME:
                result.problems.append(f"game {result.number}: no end after {LONGEST_GAME} decisions")
                break
    except IllegalAction as error:
        result.problems.append(f"game {result.number}, decision {len(taken) + 1}: an agent chose {error}")
    result.decisions = len(taken)
    return checking


def _check(game: Game[Any], state: State, decisions: int, result: Played) -> None:
    """Notes broken invariants the first time there are any; later ones only follow from them."""
    if not result.problems:
        place = f"game {result.number}, decision {decisions}"
        result.problems += [f"{place}: {problem}" for problem in game.problems(state)]


def _seed(key: bytes, seat: Seat) -> int:
    return int.from_bytes(blake2b(seat.encode(), key=key, digest_size=8).digest(), "big")
