"""Many games of one plan, on one processor or several, with the same results."""

from __future__ import annotations

import signal
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

from grognard import agents, games
from grognard.agents import UnknownAgent
from grognard.kernel.game import Scenario
from grognard.lab.play import Plan, Played, play
from grognard.lab.tuning import player_of


def check(plan: Plan) -> Scenario:
    """The plan's scenario; raises an error that says what is wrong with the plan, before a game is played."""
    game = games.find(plan.game, plan.packs)
    scenario, _ = game.choose(plan.scenario, plan.options)
    for name in plan.agents:
        agents.make(player_of(name), game, plan.seed, plan.weights.get(name))
    if len(plan.agents) != len(scenario.seats):
        raise UnknownAgent(
            f"agents: expected {len(scenario.seats)} for {scenario.name} ({', '.join(scenario.seats)}); "
            f"got {len(plan.agents)}"
        )
    return scenario


def run(plan: Plan, count: int, jobs: int = 1) -> Iterator[Played]:
    """Plays games 1 to `count` and gives them back in that order."""
    numbers = range(1, count + 1)
    if jobs == 1 or count == 1:
        yield from map(partial(play, plan), numbers)
        return
    # Fresh processes: forking one that may already run threads (a progress bar) is not safe.
    with ProcessPoolExecutor(min(jobs, count), get_context("spawn"), _ignore_interrupts) as pool:
        yield from pool.map(partial(play, plan), numbers)


def _ignore_interrupts() -> None:
    """A worker ignores Ctrl+C: its parent lets it finish its game and then ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Tally:
    """Counts what came out of the games, one after the other."""

    def __init__(self, plan: Plan, scenario: Scenario) -> None:
        self.plan = plan
        self.games = self.finished = self.draws = self.decisions = self.options = self.turns = 0
        self.cpu_seconds = 0.0
        self.wins = dict.fromkeys(scenario.seats, 0)
        self.wins_by_agent = dict.fromkeys(plan.agents, 0)
        self.problems: list[str] = []
        self._sums: defaultdict[str, float] = defaultdict(float)
        self._counts: Counter[str] = Counter()

    def add(self, played: Played) -> None:
        """One more game."""
        self.games += 1
        self.finished += played.finished
        self.draws += played.finished and not played.winners
        self.decisions += played.decisions
        self.options += played.options
        self.turns += played.turn
        self.cpu_seconds += played.cpu_seconds
        self.problems += played.problems
        for seat in played.winners:
            self.wins[seat] += 1
        # A game that two seats of one agent win together is one game won.
        for name in {played.seating[seat] for seat in played.winners}:
            self.wins_by_agent[name] += 1
        for name, value in played.statistics.items():
            self._sums[name] += value
            self._counts[name] += 1

    @property
    def statistics(self) -> dict[str, float]:
        """The game's own numbers, each a mean over the games that gave it."""
        return {name: round(self._sums[name] / self._counts[name], 3) for name in self._counts}

    def report(self) -> dict[str, Any]:
        """All of it as plain data for JSON."""
        made: dict[str, Any] = {
            "game": self.plan.game,
            "scenario": self.plan.scenario,
            "games": self.games,
            "finished": self.finished,
            "outcomes": dict(self.wins),
            "draws": self.draws,
            "mean_turns": round(self.turns / max(self.games, 1), 3),
            "decisions": self.decisions,
            "cpu_seconds": round(self.cpu_seconds, 3),
            "decisions_per_cpu_second": round(self.decisions / max(self.cpu_seconds, 1e-9), 1),
            "mean_options": round(self.options / max(self.decisions, 1), 3),
        }
        if self.plan.moves_on:
            made["by_agent"] = dict(self.wins_by_agent)
        if self._counts:
            made["statistics"] = self.statistics
        return made
