"""The benchmark measures what it says; how fast that is, no test decides."""

from __future__ import annotations

from array import array

import pytest

from grognard import games
from grognard.kernel.state import State
from grognard.lab import bench, synthetic
from grognard.lab.play import Plan, Played


class Small(State):
    """Two columns of a known size."""

    bytes_column: bytearray
    numbers: array[int]


def test_the_synthetic_board_has_the_size_that_the_targets_speak_of() -> None:
    g = synthetic.position()
    assert len(g.world.board) == 5040
    assert [sum(there) for there in g.count] == [200, 200]
    assert g.problems() == []


def test_each_move_of_the_raider_changes_the_lines_of_supply() -> None:
    g = synthetic.position()
    move, found = synthetic.raid(g), []
    for _ in range(6):
        move()
        found.append(synthetic.in_supply(g, synthetic.WEST))
    assert len(set(found)) == 6


def test_the_size_of_a_state_is_that_of_its_own_columns() -> None:
    shared = bytes(1_000_000)
    small = Small(shared, b"key")
    small.bytes_column, small.numbers = bytearray(10_000), array("h", [0] * 5_000)
    assert 20_000 < bench.size(small) < 22_000


def test_a_state_of_the_real_game_is_small() -> None:
    assert 5_000 < bench.state_bytes() < 200_000


def test_games_take_turns_and_the_quickest_run_of_each_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seconds = iter((4.0, 9.0, 2.0, 8.0, 3.0, 9.0, 1.0, 6.0))
    runs: list[tuple[str, int]] = []

    def played(plan: Plan, number: int) -> Played:
        runs.append((plan.game, number))
        return Played(number, {}, decisions=30, options=60, cpu_seconds=next(seconds))

    monkeypatch.setattr(bench, "play", played)
    monkeypatch.setattr(bench, "_GAMES", 2)
    monkeypatch.setattr(bench, "_ROUNDS", 2)
    both = {name: games.GAMES[name] for name in ("battle-for-germany", "race-for-berlin")}
    monkeypatch.setattr(games, "GAMES", both)
    monkeypatch.setattr(
        synthetic, "yardstick_seconds", iter((5.0, 4.0, 3.0, 6.0, 7.0, 4.0, 5.0, 9.0)).__next__
    )
    speeds, yardstick = bench.play_in_turn()
    assert runs[:3] == [("battle-for-germany", 1), ("race-for-berlin", 1), ("battle-for-germany", 2)]
    assert speeds == {"battle-for-germany": (60 / 4, 2), "race-for-berlin": (60 / 15, 2)}
    assert yardstick == 3


def test_every_measure_comes_with_its_target_and_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = dict.fromkeys(("reach", "supply", "supply kept", "put", "stack", "clone"), 50e-6)
    monkeypatch.setattr(synthetic, "measure", lambda: seconds)
    speeds = {"go": bench.Speed(150_000, 12.5), "chess": bench.Speed(20_000, 30)}
    monkeypatch.setattr(bench, "play_in_turn", lambda: (speeds, 1e-3))
    found = {one.name: one for one in bench.measure()}
    assert found["reach"].value == pytest.approx(50)
    assert found["reach"].holds
    assert found["reach"].ratio == pytest.approx(0.05)
    assert not found["clone"].holds
    assert found["loop"].value == pytest.approx(100)
    assert found["go"].value == 150_000
    assert "12.5 options each" in found["go"].what
    assert found["chess"].ratio == pytest.approx(0.05)
    assert found["go/yardstick"].value == pytest.approx(1500)
    assert found["go/yardstick"].holds
    assert not found["chess/yardstick"].holds
    assert found["state"].holds
    assert found["state"].ratio is None
