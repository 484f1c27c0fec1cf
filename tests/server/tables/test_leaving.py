"""Leaving a game that has begun: one's clock runs on, and who stays may claim, resign or find another."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import GERMANY, House, Player, open_house, problem
from tests.server.tables.test_clock import HOUR, RESERVE, Time, claim, clocks, duel, end_turn

GREETING = {"north": "me", "south": "open"}


@pytest.fixture
def wall() -> Time:
    """The time that the server goes by."""
    return Time()


@pytest.fixture
def timed_house(tmp_path: Path, wall: Time) -> Iterator[House]:
    """A server that goes by the clock on the wall."""
    with open_house(tmp_path, time=wall) as opened:
        yield opened


def detail(player: Player, table: str) -> Any:
    """A table as a player is shown it."""
    return player.get(f"/tables/{table}").json()


def begun(house: House) -> tuple[Player, Player, str]:
    """A host and a friend at a table where both have bidden."""
    host, friend = house.guest(), house.guest()
    table = host.table(GREETING)
    friend.send(f"/tables/{table}/join", {"seat": "south"})
    host.act(table, "north", "bid 1")
    friend.act(table, "south", "bid 0")
    return host, friend, table


class TestClocks:
    def test_who_leaves_does_not_stop_the_own_clock(self, timed_house: House, wall: Time) -> None:
        east, west, table = duel(timed_house, RESERVE)
        end_turn(east, table, "soviet")
        wall.now += 600
        west.send(f"/tables/{table}/leave")
        wall.now += 600
        assert clocks(east, table)["western"] == {"left": HOUR - 1200, "runs": True}
        west.send(f"/tables/{table}/join", {"seat": "western"})
        assert clocks(east, table)["western"] == {"left": HOUR - 1200, "runs": True}

    def test_not_even_before_the_first_move(self, timed_house: House, wall: Time) -> None:
        east, west, table = duel(timed_house, RESERVE)
        east.send(f"/tables/{table}/leave")
        wall.now += 600
        assert clocks(west, table) == {
            "soviet": {"left": HOUR - 600, "runs": True},
            "western": {"left": HOUR, "runs": False},
        }
        wall.now += HOUR
        assert claim(west, table, "western", "soviet", True).status_code == 200
        assert detail(west, table)["outcome"]["late"] == "soviet"

    def test_who_stays_may_play_on_by_the_own_clock(self, timed_house: House, wall: Time) -> None:
        east, west, table = duel(timed_house, RESERVE)
        east.act(table, "soviet", east.options(table, "soviet")[0])
        west.send(f"/tables/{table}/leave")
        wall.now += 600
        end_turn(east, table, "soviet")
        assert clocks(east, table) == {
            "soviet": {"left": HOUR - 600, "runs": False},
            "western": {"left": HOUR, "runs": True},
        }

    def test_an_empty_seat_is_no_way_to_pause_or_to_go_back_alone(
        self, timed_house: House, wall: Time
    ) -> None:
        east, west, table = duel(timed_house, RESERVE)
        end_turn(east, table, "soviet")
        west.send(f"/tables/{table}/leave")
        seq = detail(east, table)["seq"]
        for kind in ("pause", "back"):
            asked = {"seat": "soviet", "seq": seq, "kind": kind, "to": 0}
            problem(east.send(f"/tables/{table}/proposals", asked), 409, "waiting-for-players")


class TestThoseWhoStay:
    def test_they_may_claim_the_win(self, house: House) -> None:
        host, friend, table = begun(house)
        problem(claim(host, table, "north", "south", True), 409, "not-late")
        friend.send(f"/tables/{table}/leave")
        assert detail(host, table)["status"] == "running"
        problem(claim(friend, table, "south", "north", True), 403, "not-your-seat")
        assert claim(host, table, "north", "south", True).status_code == 200
        ended = host.view(table, "north")
        assert (ended["outcome"]["winners"], ended["outcome"]["left"]) == (["north"], "south")
        assert ended["log"][-1]["text"] == "South left the table."

    def test_before_the_first_move_there_is_nothing_to_win(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        table = host.table(GREETING)
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        friend.send(f"/tables/{table}/leave")
        problem(claim(host, table, "north", "south", True), 409, "not-late")

    def test_they_may_let_the_computer_go_on(self, house: House) -> None:
        host, friend, table = begun(house)
        friend.send(f"/tables/{table}/leave")
        assert claim(host, table, "north", "south", False).status_code == 200
        assert [seat["kind"] for seat in detail(host, table)["seats"]] == ["human", "computer"]

    def test_they_may_resign(self, house: House) -> None:
        host, friend, table = begun(house)
        friend.send(f"/tables/{table}/leave")
        ended = host.send(f"/tables/{table}/resign", {"seat": "north"}).json()
        assert ended["outcome"]["winners"] == ["south"]

    def test_they_may_find_a_substitute_also_for_the_host(self, house: House) -> None:
        host, friend, table = begun(house)
        host.send(f"/tables/{table}/leave")
        token = detail(friend, table)["invites"]["north"]
        assert detail(house.guest(), table)["invites"] == {}
        other = house.guest()
        assert other.send(f"/tables/{table}/join", {"seat": "north", "token": token}).status_code == 200
        assert detail(other, table)["held_before"] == {"north": [host.me["name"]]}

    def test_an_open_seat_that_was_left_is_in_the_lobby_again(self, house: House) -> None:
        _, friend, table = begun(house)
        other = house.guest()
        assert other.get("/tables?open").json() == []
        friend.send(f"/tables/{table}/leave")
        assert [found["id"] for found in other.get("/tables?open").json()] == [table]

    def test_among_three_the_computer_goes_on(self, house: House) -> None:
        host, friend = house.guest(), house.guest()
        seats = {"soviet": "me", "german": "open", "western": "computer"}
        table = host.table(seats, GERMANY, "three-player")
        friend.send(f"/tables/{table}/join", {"seat": "german"})
        host.act(table, "soviet", host.options(table, "soviet")[0])
        friend.send(f"/tables/{table}/leave")
        problem(claim(host, table, "soviet", "german", True), 422, "no-claim-of-win")
        assert claim(host, table, "soviet", "german", False).status_code == 200
