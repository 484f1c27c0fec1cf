"""Tries illegal actions all along random games: each must be refused by a rule, and nothing offered may be.

python -m bench.bars --refused 100000

One position in twenty is tried, so that the attempts reach to the end of games of ten thousand decisions.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from random import Random
from typing import Any

from grognard import games
from grognard.kernel.game import Game
from tests.bars import check_bars
from tests.contract import is_rule_of
from tests.random_play import random_choice
from tests.ridge.game import Ridge
from tests.sample.game import Sample

TRIED = 0.05
"""The share of positions."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints for each game how many attempts were refused, and in how many positions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--refused", type=int, default=100_000, help="attempts to be refused in each game")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for game in (*map(games.find, games.GAMES), Sample(), Ridge()):
        rng, counts = Random(chosen.seed), list[int]()
        while sum(counts) < chosen.refused:
            counts += play(game, rng, chosen.refused - sum(counts))
        print(f"{game.name:20} {len(counts):6} positions {sum(counts):8} refused by a rule", flush=True)


def play(game: Game[Any], rng: Random, wanted: int) -> list[int]:
    """A random game of any scenario, as long as needed: how many attempts were refused at each position."""
    scenario = rng.choice(list(game.scenarios))
    options = {name: rng.random() < 0.5 for name in game.scenarios[scenario].options}
    if seatings := list(game.scenarios[scenario].seatings):  # one of them at most
        options |= dict.fromkeys(seatings, False) | {rng.choice(seatings): rng.random() < 0.5}
    state, is_rule, counts = game.new(scenario, options, rng.randbytes(32)), is_rule_of(game), list[int]()
    while state.pending and sum(counts) < wanted:
        if rng.random() < TRIED:
            counts.append(check_bars(game, state, rng, is_rule))
        game.act(state, *random_choice(state, rng))
    return counts


if __name__ == "__main__":
    main()
