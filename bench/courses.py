"""How scripted games of Borodino '41 and of Fortress Berlin go, beside what happened in 1941 and 1945.

python -m bench.courses borodino-41 --scenario battle --games 100 --seed 7001
python -m bench.courses fortress-berlin --games 100 --seed 5201 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from statistics import mean, quantiles, stdev
from typing import Any, NamedTuple

from bench.cities import interval
from grognard import games
from grognard.kernel.game import Game
from grognard.lab.play import Plan, moves, seat_agents
from grognard.lab.tuning import changes_of

EIGHTEENTH = 8
"""The turn on whose evening the Germans stood in Mozhaisk, with the highway behind them."""


class Course(NamedTuple):
    """How a game went: who won, by which rule and how far, its numbers, and what held at its days' ends."""

    winners: tuple[str, ...]
    rule: str
    grade: str
    numbers: dict[str, float]
    evenings: frozenset[str]


@cache
def _game(name: str) -> Game[Any]:
    """One for all games of a process: what a player works out about the map is kept with it."""
    return games.find(name)


def play(plan: Plan, number: int) -> Course:
    """Plays a game; of Borodino '41 it looks on the evening of the 18th."""
    game = _game(plan.game)
    scenario, options = game.choose(plan.scenario, {})
    key = plan.key(number)
    state: Any = game.new(plan.scenario, options, key)
    turn, evenings = state.turn, set[str]()
    for _ in moves(game, state, seat_agents(game, plan.seating(scenario, number), key, plan.weights)):
        if state.turn != turn == EIGHTEENTH and plan.game == "borodino-41":
            evenings |= {"Mozhaisk taken by the 18th"} if state.fell else set()
            evenings |= {"and the highway open that evening"} if state.cleared else set()
        turn = state.turn
    outcome = game.outcome(state)
    assert outcome is not None
    numbers = dict(game.statistics(state))
    return Course(outcome.winners, outcome.rule, outcome.message, numbers, frozenset(evenings))


def lines(courses: Sequence[Course]) -> Iterator[str]:
    """Who wins, how, and the quartiles of what the game counts."""
    yield from _shares(Counter(" + ".join(course.winners) or "drawn" for course in courses), len(courses))
    yield from _shares(Counter(f"{course.grade} ({course.rule})" for course in courses), len(courses))
    yield from _shares(Counter(seen for course in courses for seen in course.evenings), len(courses))
    for name in sorted({name for course in courses for name in course.numbers}):
        found = [course.numbers[name] for course in courses if name in course.numbers]
        if len(found) > 1:
            low, middle, high = quantiles(found, n=4, method="inclusive")
            average = f"{mean(found):.1f} ± {1.96 * stdev(found) / sqrt(len(found)):.1f}"
            yield f"{name}: {low:g} {middle:g} {high:g}, mean {average}, of {len(found)}"


def _shares(counts: Mapping[str, int], total: int) -> Iterator[str]:
    for name, count in sorted(counts.items(), key=lambda pair: -pair[1]):
        low, high = interval(count, total)
        yield f"{name}: {count} of {total} ({low:.0f}–{high:.0f} %)"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench.courses", description=__doc__)
    parser.add_argument("game", choices=("borodino-41", "fortress-berlin"))
    parser.add_argument("--scenario")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--player", default="scripted", help="with changed weights: scripted+attack.extra=0")
    wanted = parser.parse_args(arguments)
    scenario = wanted.scenario or next(iter(_game(wanted.game).scenarios))
    players = (wanted.player,) * len(_game(wanted.game).scenarios[scenario].seats)
    weights = {wanted.player: changes_of(wanted.player)}
    plan = Plan(wanted.game, scenario, players, wanted.seed, weights=weights)
    with ProcessPoolExecutor(wanted.jobs) as pool:
        courses = list(pool.map(partial(play, plan), range(1, wanted.games + 1)))
    print("\n".join(lines(courses)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
