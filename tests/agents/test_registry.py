"""Computer players: found by name, repeatable by seed, content with what they are handed."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from grognard import agents, games
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective

GAME = games.find("battle-for-germany")


def perspective() -> Perspective[Any]:
    state = GAME.new("red-star-white-star", {}, key_from_seed(1))
    side = next(iter(state.pending))
    return Perspective(GAME, state, GAME.seat_of(state, side), side)


def test_every_game_has_the_random_player_and_this_one_a_script() -> None:
    assert agents.names(GAME) == ("random", "scripted")


def test_a_player_bears_the_name_it_is_found_by() -> None:
    assert [agents.make(name, GAME, 1).name for name in agents.names(GAME)] == list(agents.names(GAME))


def test_an_unknown_player_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        agents.UnknownAgent,
        match="agent: expected one of random, scripted for battle-for-germany; got 'clever'",
    ):
        agents.make("clever", GAME, 1)


@pytest.mark.parametrize("name", agents.names(GAME))
def test_the_same_seed_gives_the_same_choices(name: str) -> None:
    table = perspective()
    one, other = agents.make(name, GAME, 7), agents.make(name, GAME, 7)
    assert [one.choose(table) for _ in range(5)] == [other.choose(table) for _ in range(5)]


@pytest.mark.parametrize("name", agents.names(GAME))
def test_a_player_chooses_an_option_and_leaves_the_state_alone(name: str) -> None:
    table = perspective()
    before = table.sample(Random(1)).fingerprint()
    assert agents.make(name, GAME, 1).choose(table) in table.decision.options
    assert table.sample(Random(1)).fingerprint() == before


def test_the_random_player_takes_all_options_about_equally_often() -> None:
    table = perspective()
    options, throws = len(table.decision.options), 200
    player = agents.RandomAgent(3)
    counts = Counter(player.choose(table) for _ in range(options * throws))
    assert set(counts) == set(table.decision.options)
    assert all(throws / 2 < count < throws * 2 for count in counts.values())
