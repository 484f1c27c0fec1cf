"""The scripted player: it plays to the end, alike with one seed, and from what its seat may know."""

from itertools import islice
from random import Random

import pytest

from grognard.games.victory_roads.ai import Scripted
from grognard.games.victory_roads.position import Position
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from tests.victory_roads.table import Table, real_game

SCENARIOS = ("budapest-wien", "bessarabia", "bagration", "campaign")


def play(state: Position, most: int) -> list[str]:
    """Lets two scripted players take so many decisions at most; the prompts that they answered."""
    game = real_game()
    players = {side: Scripted(side) for side in ("soviet", "axis")}
    asked: list[str] = []
    while state.pending and len(asked) < most:
        side = next(iter(state.pending))
        decision = state.pending[side]
        action = players[side].choose(Perspective(game, state, game.seat_of(state, side), side))
        assert action in decision.options
        asked.append(decision.prompt)
        game.act(state, side, action)
    return asked


def test_it_plays_a_short_scenario_to_its_end() -> None:
    game = real_game()
    state = game.new("budapest-wien", {}, key_from_seed("scripted"))
    asked = play(state, 20_000)
    assert game.outcome(state) is not None
    assert game.problems(state) == []
    assert {"ask.move", "ask.attack", "ask.join", "ask.exploit", "ask.supports"} <= {*asked}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_opens_every_scenario_with_actions_that_are_offered(scenario: str) -> None:
    state = real_game().new(scenario, {}, key_from_seed("scripted"))
    assert len(play(state, 60)) == 60
    assert real_game().problems(state) == []


def test_the_same_seed_gives_the_same_game() -> None:
    tables = [Table.opening("bagration") for _ in range(2)]
    first, second = (list(islice(table.lines_of(Scripted(7)), 80)) for table in tables)
    assert first == second


def test_what_the_other_side_hides_changes_nothing() -> None:
    """Other chits in the boxes and pools that a seat can't see, the same answer."""
    game = real_game()
    state = game.new("bagration", {}, key_from_seed("hidden"))
    play(state, 40)
    side = next(iter(state.pending))
    seat = game.seat_of(state, side)
    twins = [state, *(game.resample(state, seat, Random(number)) for number in range(3))]
    assert len({Scripted(1).choose(Perspective(game, twin, seat, side)) for twin in twins}) == 1


def test_artillery_that_is_laid_is_used() -> None:
    """Chits on the map join the attacks that they were laid for."""
    game = real_game()
    state = game.new("bagration", {}, key_from_seed(1))
    players = {side: Scripted(side) for side in ("soviet", "axis")}
    used = 0
    while state.turn == 1 and state.phase != "soviet-exploitation":
        side = next(iter(state.pending))
        action = players[side].choose(Perspective(game, state, game.seat_of(state, side), side))
        used += action[0] == "use"
        game.act(state, side, action)
    assert used
