"""Every game, in every scenario, fulfils the contract."""

from random import Random
from typing import Any

import pytest

from bench import bars
from grognard import games
from grognard.kernel.actions import Seat
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Game
from tests.bars import check_bars
from tests.contract import RandomGame
from tests.ridge.game import Ridge
from tests.sample.game import Sample
from tests.sample.position import BOARD, SIDES, Position
from tests.sample.rules import Turn

EVERYTHING = [
    pytest.param(game, scenario, id=f"{game.name}-{scenario}")
    for game in (*map(games.find, games.GAMES), Sample(), Ridge())
    for scenario in game.scenarios
]

EVERY, OFTEN = {"campaign": 60, "battle": 80}, {"campaign": 4, "battle": 2}
"""Where a game has so many decisions that checks are made more seldom: the dearer ones, and the others."""


@pytest.mark.parametrize(("game", "scenario"), EVERYTHING)
def test_a_random_game_fulfils_the_contract(game: Game[Any], scenario: str) -> None:
    RandomGame(game, scenario, {}, seed=1, every=EVERY.get(scenario, 40), often=OFTEN.get(scenario, 1)).play()


@pytest.mark.parametrize(("game", "scenario"), EVERYTHING)
def test_it_does_so_with_every_option_the_other_way_round(game: Game[Any], scenario: str) -> None:
    options = {name: not game.options[name].default for name in game.scenarios[scenario].options}
    options |= dict.fromkeys(list(game.scenarios[scenario].seatings)[:-1], False)  # as many players as can be
    RandomGame(
        game, scenario, options, seed=2, every=EVERY.get(scenario, 40), often=OFTEN.get(scenario, 1)
    ).play()


def test_a_reason_that_is_missing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = Sample(), Random(1)
    state = game.new("duel", {}, key_from_seed(1))
    assert check_bars(game, state, rng, bool) > 0
    monkeypatch.setattr(Turn.bids.by_name["bid"], "bars", None)
    with pytest.raises(AssertionError, match="bid"):
        check_bars(game, state, rng, bool)


class Scouted(Sample):
    """The sample, where a unit beside an enemy sees its chits and nothing says so."""

    def view(self, state: Position, seat: Seat) -> dict[str, Any]:
        seen = super().view(state, seat)
        for side, name in enumerate(SIDES):
            enemies = {state.cell[unit] for unit in state.units_of(1 - side)}
            if any(enemies & set(BOARD.neighbours[state.cell[unit]]) for unit in state.units_of(side)):
                seen["hand"][name] = self._kinds(state, side)
        return seen

    def resample(self, state: Position, seat: Seat, rng: Random) -> Position:
        seen, tries = self.view(state, seat), (Sample.resample(self, state, seat, rng) for _ in range(500))
        return next(twin for twin in tries if self.view(twin, seat) == seen)


def test_a_reveal_that_is_missing_is_found() -> None:
    def play_some() -> None:
        for seed in range(8):  # not in every game does it matter
            RandomGame(Scouted(), "duel", {}, seed).play()

    with pytest.raises(AssertionError, match=r"tells (north|south) something"):
        play_some()


def test_illegal_actions_are_tried_by_command(capsys: pytest.CaptureFixture[str]) -> None:
    bars.main(["--refused", "300"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [*games.GAMES, "sample", "ridge"]
    assert all(int(line.split()[3]) >= 300 for line in lines)


@pytest.mark.parametrize("seed", range(12))
def test_the_sample_game_does_so_at_every_step(seed: int) -> None:
    RandomGame(Sample(), "duel", {"long": True}, seed).play()


@pytest.mark.parametrize("seed", range(6))
def test_it_does_so_where_sides_act_at_once_and_seats_change_hands(seed: int) -> None:
    RandomGame(Sample(), "council", {}, seed).play()


@pytest.mark.parametrize("seed", range(6))
def test_it_does_so_with_edges_and_directions(seed: int) -> None:
    RandomGame(Sample(), "works", {}, seed).play()


@pytest.mark.parametrize("seed", range(8))
def test_the_game_of_who_knows_what_does_so_at_every_step(seed: int) -> None:
    RandomGame(Ridge(), "duel", {}, seed).play()


@pytest.mark.parametrize("seed", range(6))
def test_it_does_so_where_units_go_together_and_bridges_are_blown(seed: int) -> None:
    RandomGame(Sample(), "convoy", {}, seed).play()
