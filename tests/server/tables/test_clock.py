"""Clocks: they run for those who are waited for, and when one has run out the others may claim the seat."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import GERMANY, House, Player, open_house, problem

HOUR, DAY = 3600.0, 86_400.0
PER_TURN = {"kind": "turn", "minutes": 3 * 24 * 60}
RESERVE = {"kind": "reserve", "minutes": 60}


class Time:
    """A clock on the wall that stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def wall() -> Time:
    """The time that the server goes by."""
    return Time()


@pytest.fixture
def timed_house(tmp_path: Path, wall: Time) -> Iterator[House]:
    """A server that goes by the clock on the wall."""
    with open_house(tmp_path, time=wall) as opened:
        yield opened


def duel(house: House, budget: dict[str, Any]) -> tuple[Player, Player, str]:
    """Two guests at a table where the Soviets begin."""
    east, west = house.guest(), house.guest()
    table = east.table(
        {"soviet": "me", "western": "open"}, GERMANY, "historical", mode="turns", budget=budget
    )
    assert clocks(east, table)["soviet"]["runs"] is False
    west.send(f"/tables/{table}/join", {"seat": "western"})
    return east, west, table


def clocks(player: Player, table: str) -> Any:
    """The clocks as a player is shown them."""
    return player.get(f"/tables/{table}").json()["clocks"]


def end_turn(player: Player, table: str, seat: str) -> None:
    """Acts as little as possible until another seat is asked."""
    for _ in range(9):
        options = player.options(table, seat)
        if not options:
            return
        assert player.act(table, seat, options[-1]).status_code == 200


def claim(player: Player, table: str, seat: str, late: str, win: bool) -> Any:
    """Claims the seat of one who is late."""
    return player.send(f"/tables/{table}/claim", {"seat": seat, "late": late, "win": win})


def test_a_table_without_a_budget_has_no_clocks(timed_house: House) -> None:
    player = timed_house.guest()
    table = player.table({"north": "me", "south": "me"})
    assert clocks(player, table) == {}
    assert player.view(table, "north")["clocks"] == {}


def test_time_per_turn_begins_anew_when_another_seat_has_acted(timed_house: House, wall: Time) -> None:
    east, west, table = duel(timed_house, PER_TURN)
    assert clocks(east, table) == {
        "soviet": {"left": 3 * DAY, "runs": True},
        "western": {"left": 3 * DAY, "runs": False},
    }
    wall.now += DAY
    east.act(table, "soviet", east.options(table, "soviet")[0])
    wall.now += DAY
    assert clocks(east, table)["soviet"] == {"left": DAY, "runs": True}
    east.back(table, "soviet")
    assert clocks(east, table)["soviet"]["left"] == DAY
    end_turn(east, table, "soviet")
    assert clocks(west, table)["western"] == {"left": 3 * DAY, "runs": True}
    wall.now += DAY
    end_turn(west, table, "western")
    assert west.view(table, "western")["clocks"]["soviet"] == {"left": 3 * DAY, "runs": True}


def test_a_reserve_is_for_the_whole_game(timed_house: House, wall: Time) -> None:
    east, west, table = duel(timed_house, RESERVE)
    wall.now += 600
    end_turn(east, table, "soviet")
    wall.now += 900
    end_turn(west, table, "western")
    wall.now += 60
    assert clocks(east, table) == {
        "soviet": {"left": HOUR - 660, "runs": True},
        "western": {"left": HOUR - 900, "runs": False},
    }


def test_a_clock_stands_still_while_the_table_is_paused_or_not_full(timed_house: House, wall: Time) -> None:
    east, west, table = duel(timed_house, RESERVE)
    body = {"seat": "soviet", "seq": 0, "kind": "pause"}
    assert east.send(f"/tables/{table}/proposals", body).json()["granted"] is False
    asked = west.get(f"/tables/{table}").json()["proposal"]["id"]
    wall.now += 60
    west.send(f"/tables/{table}/proposals/answer", {"proposal": asked, "accept": True})
    wall.now += DAY
    assert clocks(east, table)["soviet"] == {"left": HOUR - 60, "runs": False}
    east.send(f"/tables/{table}/proposals", body | {"kind": "resume"})
    wall.now += 60
    assert clocks(east, table)["soviet"] == {"left": HOUR - 120, "runs": True}
    west.send(f"/tables/{table}/leave")
    wall.now += DAY
    assert clocks(east, table)["soviet"] == {"left": HOUR - 120, "runs": False}


def test_who_is_late_may_still_act_until_someone_claims(timed_house: House, wall: Time) -> None:
    east, west, table = duel(timed_house, PER_TURN)
    wall.now += 3 * DAY - 1
    problem(claim(west, table, "western", "soviet", True), 409, "not-late")
    wall.now += 1
    problem(claim(east, table, "soviet", "western", True), 409, "not-late")
    problem(claim(west, table, "western", "nobody", True), 409, "not-late")
    assert east.act(table, "soviet", east.options(table, "soviet")[0]).status_code == 200
    assert claim(west, table, "western", "soviet", True).status_code == 200
    seen = west.view(table, "western")
    assert (seen["status"], seen["outcome"]["winners"]) == ("finished", ["western"])
    assert (seen["outcome"]["resigned"], seen["outcome"]["late"]) == (None, "soviet")
    assert seen["log"][-1]["text"] == "The Soviets ran out of time."
    assert clocks(west, table)["soviet"]["runs"] is False


def test_a_computer_player_can_go_on_for_who_is_late(timed_house: House, wall: Time) -> None:
    east, west, table = duel(timed_house, PER_TURN)
    wall.now += 4 * DAY
    problem(claim(timed_house.guest(), table, "western", "soviet", False), 403, "not-your-seat")
    assert claim(west, table, "western", "soviet", False).status_code == 200
    made = west.get(f"/tables/{table}").json()
    assert (made["status"], made["seats"][0]["kind"], made["clocks"].keys()) == (
        "running",
        "computer",
        {"western"},
    )
    assert made["my_seats"] == ["western"]
    assert east.get(f"/tables/{table}").json()["my_seats"] == []


def test_with_three_seats_nobody_wins_by_the_clock(timed_house: House, wall: Time) -> None:
    player, other = timed_house.guest(), timed_house.guest()
    seats = {"soviet": "me", "western": "open", "german": "computer"}
    table = player.table(seats, GERMANY, "three-player", budget=PER_TURN)
    other.send(f"/tables/{table}/join", {"seat": "western"})
    wall.now += 4 * DAY
    late = next(seat for seat, clock in clocks(player, table).items() if clock["runs"])
    claimer, seat = (player, "soviet") if late == "western" else (other, "western")
    problem(claim(claimer, table, seat, late, True), 422, "no-claim-of-win")
    assert claim(claimer, table, seat, late, False).status_code == 200


def test_a_rematch_has_full_clocks(timed_house: House, wall: Time) -> None:
    _, west, table = duel(timed_house, RESERVE)
    wall.now += 2 * HOUR
    claim(west, table, "western", "soviet", True)
    again = west.send(f"/tables/{table}/rematch").json()
    assert again["budget"] == RESERVE
    assert [clock["left"] for clock in again["clocks"].values()] == [HOUR, HOUR]


@pytest.mark.parametrize(
    ("more", "field"),
    [
        ({"budget": {"kind": "turn", "minutes": 0}}, "budget.minutes"),
        ({"budget": {"kind": "week", "minutes": 5}}, "budget.kind"),
        ({"budget": PER_TURN, "mode": "hotseat"}, "budget"),
    ],
)
def test_a_wrong_budget_is_refused(timed_house: House, more: dict[str, Any], field: str) -> None:
    wish = {"game": "sample", "scenario": "duel", "seats": {s: {"kind": "me"} for s in ("north", "south")}}
    response = timed_house.guest().send("/tables", wish | more)
    assert (response.status_code, response.json()["field"]) == (422, field)
