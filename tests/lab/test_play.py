"""One game between agents: repeatable, counted, checked, and kept as a record that holds."""

from typing import Any

import pytest

from grognard import games
from grognard.agents import RandomAgent
from grognard.kernel import record
from grognard.kernel.actions import Action
from grognard.kernel.dice import key_from_seed
from grognard.kernel.perspective import Perspective
from grognard.lab import play as lab_play
from grognard.lab.play import Plan, moves, play
from tests.sample.game import Sample

GAME = games.find("battle-for-germany")
PLAN = Plan(GAME.name, "red-star-white-star", ("random", "random"), seed=1, keep_records=True)


def test_a_game_is_played_to_its_end_and_counted() -> None:
    played = play(PLAN, 1)
    assert played.finished
    assert played.problems == []
    assert played.turn == 16
    kept = record.read(played.record.encode(), "kept")
    assert played.decisions == len(kept.actions)
    assert played.options > played.decisions


def test_its_record_holds() -> None:
    kept = record.read(play(PLAN, 1).record.encode(), "kept")
    assert kept.end
    record.verify(kept, games.find, "kept")


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    play(PLAN, 2)
    again = Plan(GAME.name, "red-star-white-star", ("random", "random"), seed=1, keep_records=True)
    other = Plan(GAME.name, "red-star-white-star", ("random", "random"), seed=2, keep_records=True)
    assert play(PLAN, 1).record == play(again, 1).record
    assert len({play(PLAN, 1).record, play(PLAN, 2).record, play(other, 1).record}) == 3


def test_agents_move_on_one_seat_a_game_when_they_swap() -> None:
    plan = Plan(GAME.name, "three-player", ("a", "b", "c"), seed=1, swap=True)
    seatings = [
        list(plan.seating(GAME.scenarios["three-player"], number).values()) for number in (1, 2, 3, 4)
    ]
    assert seatings == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"], ["a", "b", "c"]]


def test_mirrored_games_share_their_dice_and_change_seats() -> None:
    plan = Plan(GAME.name, "red-star-white-star", ("scripted", "random"), seed=1, mirror=True)
    seats = GAME.scenarios["red-star-white-star"]
    assert [plan.key(number) == plan.key(1) for number in (1, 2, 3, 4)] == [True, True, False, False]
    seatings = [plan.seating(seats, number) for number in (1, 2, 3)]
    assert seatings[0] == seatings[2] != seatings[1]


def test_changed_weights_change_the_game_of_those_who_have_them() -> None:
    bold = "scripted+attack.fee=5"
    weights = {bold: {"attack": {"fee": 5}}}
    plans = [
        Plan(GAME.name, "red-star-white-star", (name, "random"), 1, weights=weights, keep_records=True)
        for name in ("scripted", bold)
    ]
    one, other = (play(plan, 1) for plan in plans)
    assert one.record != other.record
    assert other.seating["soviet"] == bold


@pytest.mark.parametrize(("always", "checks"), [(True, "all"), (False, "some")])
def test_problems_are_looked_for_at_the_end_of_turns_or_always(
    always: bool, checks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def problems(state: Any) -> list[str]:
        seen.append(state.turn)
        return []

    monkeypatch.setattr(GAME, "problems", problems)
    played = play(Plan(GAME.name, "red-star-white-star", ("random",) * 2, seed=1, check=always), 1)
    if checks == "all":
        assert len(seen) == played.decisions
    else:
        assert seen == [12, 13, 14, 15, 16, 16]


def test_the_first_problems_are_told_with_their_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "problems", lambda state: ["Berlin has moved"])
    played = play(Plan(GAME.name, "red-star-white-star", ("random",) * 2, seed=1, check=True), 3)
    assert played.problems == ["game 3, decision 1: Berlin has moved"]
    assert played.finished


def test_an_agent_that_cheats_ends_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def cheat(self: RandomAgent, table: Perspective[Any]) -> Action:
        return ("go", 0)

    monkeypatch.setattr(RandomAgent, "choose", cheat)
    played = play(PLAN, 1)
    assert not played.finished
    assert played.record == ""
    (problem,) = played.problems
    assert problem.startswith("game 1, decision 1: an agent chose go 0101: ")


def test_a_game_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_play, "LONGEST_GAME", 10)
    played = play(PLAN, 1)
    assert played.decisions == 10
    assert not played.finished
    assert played.problems == ["game 1: no end after 10 decisions"]


def test_the_game_s_own_numbers_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "statistics", lambda state: {"last": state.turn}, raising=False)
    assert play(PLAN, 1).statistics == {"last": 16}


def test_an_agent_decides_for_the_sides_that_its_seat_holds_now() -> None:
    game = Sample()
    state = game.new("council", {}, key_from_seed(1))
    asked = []

    class Noting(RandomAgent):
        def choose(self, table: Perspective[Any]) -> Action:
            assert table.side in game.seats(state)[table.seat]
            asked.append((self, table.seat, table.side))
            return super().choose(table)

    players = {seat: Noting(number) for number, seat in enumerate(game.seats(state))}
    for _ in moves(game, state, players):
        pass
    assert {player for player, _, _ in asked} == set(players.values())
    assert all(players[seat] is player for player, seat, _ in asked)
    assert {(seat, side) for _, seat, side in asked} == {
        (seat, side) for seat in ("north", "south") for side in ("red", "blue")
    }
