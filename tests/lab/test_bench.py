"""The benchmark measures what it says; how fast that is, no test decides."""

from __future__ import annotations

from array import array

import pytest

from grognard.kernel.state import State
from grognard.lab import bench, synthetic


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


def test_every_measure_comes_with_its_target_and_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = dict.fromkeys(("reach", "supply", "supply kept", "put", "stack", "clone"), 50e-6)
    monkeypatch.setattr(synthetic, "yardstick_seconds", lambda: 1e-3)
    monkeypatch.setattr(synthetic, "measure", lambda: seconds)
    monkeypatch.setattr(bench, "decisions_per_cpu_second", lambda: 20_000.0)
    found = {one.name: one for one in bench.measure()}
    assert found["reach"].value == pytest.approx(50)
    assert found["reach"].holds
    assert found["reach"].ratio == pytest.approx(0.05)
    assert not found["clone"].holds
    assert found["random play"].holds
    assert found["random play"].ratio == pytest.approx(0.05)
    assert found["state"].holds
    assert found["state"].ratio is None
