"""When each marshal of Race for Berlin first enters the city, and who wins, over many scripted games.

python -m bench.entries --games 400 --seed 10001
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from statistics import quantiles
from typing import NamedTuple

from bench.cities import interval
from grognard.games.race_for_berlin.game import RaceForBerlin
from grognard.games.race_for_berlin.rules.events import SIDES
from grognard.lab.play import Plan, moves, seat_agents
from grognard.lab.tuning import changes_of


class Course(NamedTuple):
    """How a game went: who won, each marshal's first turn in Berlin, the ring round it, the end."""

    winners: tuple[str, ...]
    entered: tuple[int, ...]
    surrounded: int
    last: int
    points: tuple[int, ...]


@cache
def _game() -> RaceForBerlin:
    """One for all games of a process: what a player works out about the map is kept with it."""
    return RaceForBerlin()


def play(plan: Plan, number: int) -> Course:
    """Plays a game and watches Berlin; what never happens does so a turn after the last of the track."""
    game = _game()
    scenario, options = game.choose(plan.scenario, {})
    key = plan.key(number)
    state = game.new(plan.scenario, options, key)
    players = seat_agents(game, plan.seating(scenario, number), key, plan.weights)
    never = len(game.box.dates) + 1
    entered = [never] * len(SIDES)
    for _ in moves(game, state, players):
        if never in entered:
            for camp in range(len(SIDES)):
                if any(state.count[camp][zone] for zone in game.box.berlin):
                    entered[camp] = min(entered[camp], state.turn)
    outcome = game.outcome(state)
    assert outcome is not None
    return Course(outcome.winners, tuple(entered), state.ring or never, state.turn, tuple(state.points))


def lines(courses: Sequence[Course]) -> Iterator[str]:
    """The tables: wins, then quartiles."""
    games = len(courses)
    won = Counter(" + ".join(course.winners) or "drawn" for course in courses)
    for who, wins in won.most_common():
        low, high = interval(wins, games)
        yield f"{who}: {wins} of {games} ({low:.0f}–{high:.0f} %)"
    found = {
        f"{side} enters": [course.entered[camp] for course in courses] for camp, side in enumerate(SIDES)
    }
    found["surrounded"] = [course.surrounded for course in courses]
    found["last turn"] = [course.last for course in courses]
    found |= {f"{side} points": [one.points[camp] for one in courses] for camp, side in enumerate(SIDES)}
    for what, numbers in found.items():
        low, middle, high = quantiles(numbers, n=4, method="inclusive")
        yield f"{what:14}: {low:g} {middle:g} {high:g}, mean {sum(numbers) / games:.2f}, least {min(numbers)}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench.entries", description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", default="scripted", help="scripted+soviets.foothold=15")
    wanted = parser.parse_args(arguments)
    weights = {wanted.player: changes_of(wanted.player)}
    name = next(iter(RaceForBerlin.scenarios))
    seats = len(RaceForBerlin.scenarios[name].seats)
    plan = Plan("race-for-berlin", name, (wanted.player,) * seats, wanted.seed, weights=weights)
    print("\n".join(lines([play(plan, number) for number in range(1, wanted.games + 1)])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
