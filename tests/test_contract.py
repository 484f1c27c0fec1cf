"""Every game, in every scenario, fulfils the contract."""

from typing import Any

import pytest

from grognard import games
from grognard.kernel.game import Game
from tests.contract import RandomGame
from tests.sample.game import Sample

EVERYTHING = [
    pytest.param(game, scenario, id=f"{game.name}-{scenario}")
    for game in (*map(games.find, games.GAMES), Sample())
    for scenario in game.scenarios
]


@pytest.mark.parametrize(("game", "scenario"), EVERYTHING)
def test_a_random_game_fulfils_the_contract(game: Game[Any], scenario: str) -> None:
    RandomGame(game, scenario, {}, seed=1, every=40).play()


@pytest.mark.parametrize(("game", "scenario"), EVERYTHING)
def test_it_does_so_with_every_option_the_other_way_round(game: Game[Any], scenario: str) -> None:
    options = {name: not game.options[name].default for name in game.scenarios[scenario].options}
    RandomGame(game, scenario, options, seed=2, every=40).play()


@pytest.mark.parametrize("seed", range(12))
def test_the_sample_game_does_so_at_every_step(seed: int) -> None:
    RandomGame(Sample(), "duel", {"long": True}, seed).play()
