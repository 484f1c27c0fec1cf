"""The time that clocks go by: nobody gains by a clock that is set back, nor loses by one that jumps."""

from pathlib import Path

import pytest

from grognard.server.store import monotonic_time
from grognard.server.tables.clock import remaining
from tests.server.house import House, Player, open_house
from tests.server.tables.test_clock import HOUR, RESERVE, Time, clocks, duel


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Time:
    """The machine's clock, which can be set."""
    wall = Time()
    monkeypatch.setattr(monotonic_time, "time", wall)
    return wall


@pytest.fixture
def going(monkeypatch: pytest.MonkeyPatch) -> Time:
    """Time as it goes by, which nobody can set."""
    going = Time()
    monkeypatch.setattr(monotonic_time, "monotonic", going)
    return going


def left(player: Player, table: str) -> float:
    """The seconds that the Soviets have left."""
    found: float = clocks(player, table)["soviet"]["left"]
    return found


def test_a_clock_that_is_set_while_the_server_runs_changes_nothing(
    tmp_path: Path, wall: Time, going: Time
) -> None:
    with open_house(tmp_path) as house:
        east, _, table = duel(house, RESERVE)
        for jump in (-HOUR, 5 * HOUR):
            wall.now += jump
            going.now += 60
        assert left(east, table) == pytest.approx(HOUR - 120)


def test_a_clock_that_was_set_back_gains_nothing_over_a_restart(
    tmp_path: Path, wall: Time, going: Time
) -> None:
    with open_house(tmp_path) as house:
        east, _, table = duel(house, RESERVE)
        going.now += 3000
        wall.now += 3000
    wall.now -= 2 * HOUR
    with open_house(tmp_path) as house:
        assert left(Player(house, east.token, east.me), table) <= HOUR - 2999


def test_while_the_server_is_away_time_goes_on(tmp_path: Path, wall: Time, going: Time) -> None:
    with open_house(tmp_path) as house:
        east, _, table = duel(house, RESERVE)
    wall.now += 600
    with open_house(tmp_path) as house:
        assert left(Player(house, east.token, east.me), table) == pytest.approx(HOUR - 600, abs=1)


def test_a_worker_whose_clock_is_behind_gives_nobody_more(house: House) -> None:
    east, _, table = duel(house, RESERVE)
    row = house.service.tables.row(table)
    seat = row.seats[0]
    assert seat.since is not None
    assert remaining(seat, seat.since - 500) == HOUR
    assert left(east, table) <= HOUR
