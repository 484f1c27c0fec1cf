"""When the cities of Battle for Germany fall, and who wins, over many games of the scripted player.

python -m bench.cities --games 200 --seed 10001
python -m bench.cities --scenario extended --games 200 --seed 10001 --jobs 2
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from math import sqrt
from statistics import quantiles
from typing import NamedTuple

from grognard.games.battle_for_germany.ai.weights import Weights
from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.rules.victory import holder
from grognard.lab.play import Plan, moves, seat_agents
from grognard.lab.tuning import changes_of

HISTORY = Weights.standard().calendar.fell
"""The turn in which each city fell in 1945, Berlin that of its surrender."""


class Course(NamedTuple):
    """How a game went: who won, and for each city the turn it was lost in for good, and to whom."""

    winners: tuple[str, ...]
    fell: dict[str, int]
    camps: dict[str, int]


@cache
def _game() -> BattleForGermany:
    """One for all games of a process: what a player works out about the map is kept with it."""
    return BattleForGermany()


def play(plan: Plan, number: int) -> Course:
    """Plays a game and watches the cities, phase by phase; what never falls does so a turn after the end."""
    game = _game()
    scenario, options = game.choose(plan.scenario, {})
    key = plan.key(number)
    state = game.new(plan.scenario, options, key)
    players = seat_agents(game, plan.seating(scenario, number), key, plan.weights)
    last, phase = state.world.last_turn, (state.turn, state.phase)
    fell = [last + 1] * len(game.box.cities)
    camps = [GERMAN] * len(fell)

    def look(turn: int) -> None:
        for city in range(len(fell)):
            camp = holder(state, city)
            if camp == GERMAN:
                fell[city] = last + 1
            elif camps[city] == GERMAN:
                fell[city] = turn
            camps[city] = camp

    for _ in moves(game, state, players):
        if (state.turn, state.phase) != phase:
            look(phase[0])
            phase = (state.turn, state.phase)
    look(phase[0])
    outcome = game.outcome(state)
    assert outcome is not None
    names = [city.name for city in game.box.cities]
    return Course(outcome.winners, dict(zip(names, fell, strict=True)), dict(zip(names, camps, strict=True)))


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, in percent.

    >>> [round(end, 1) for end in interval(50, 100)]
    [40.4, 59.6]
    """
    z, share = 1.96, wins / games
    centre = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return tuple(100 * end / (1 + z * z / games) for end in (centre - spread, centre + spread))  # type: ignore[return-value]


def lines(courses: Sequence[Course]) -> Iterator[str]:
    """The tables: wins, then cities in the order of history."""
    won = Counter(" + ".join(course.winners) or "drawn" for course in courses)
    for who, wins in won.most_common():
        low, high = interval(wins, len(courses))
        yield f"{who}: {wins} of {len(courses)} ({low:.0f}–{high:.0f} %)"
    outside = 0
    for city, turn in sorted(HISTORY.items(), key=lambda pair: (pair[1], pair[0])):
        low, middle, high = quantiles([course.fell[city] for course in courses], n=4, method="inclusive")
        soviet = sum(course.camps[city] == SOVIET for course in courses)
        western = sum(course.camps[city] not in (SOVIET, GERMAN) for course in courses)
        inside = low <= turn <= high
        outside += not inside
        mark = "" if inside else "  outside"
        yield f"{city:11} {turn:2}: {low:g} {middle:g} {high:g}  Soviet {soviet}, Western {western}{mark}"
    yield f"outside the quartiles: {outside}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="bench.cities", description=__doc__)
    parser.add_argument("--scenario", default="historical")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--player", default="scripted", help="with changed weights: scripted+attack.fee=0.3")
    wanted = parser.parse_args(arguments)
    seats = len(BattleForGermany.scenarios[wanted.scenario].seats)
    weights = {wanted.player: changes_of(wanted.player)}
    plan = Plan("battle-for-germany", wanted.scenario, (wanted.player,) * seats, wanted.seed, weights=weights)
    numbers = range(1, wanted.games + 1)
    if wanted.jobs == 1:
        courses = [play(plan, number) for number in numbers]
    else:
        with ProcessPoolExecutor(wanted.jobs) as pool:
            courses = list(pool.map(partial(play, plan), numbers))
    print("\n".join(lines(courses)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
