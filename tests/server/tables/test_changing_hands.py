"""Seats that change hands during play: what they see and decide, who is waited for, clocks and the log."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.server.store.queries import Store
from grognard.server.tables.history import waited_for
from tests.server.house import BOTH_MINE, House, Player, hear, open_house, play


def council(house: House, **more: Any) -> tuple[Player, Player, str]:
    """Two guests in council."""
    north, south = house.guest(), house.guest()
    table = north.table({"north": "me", "south": "open"}, scenario="council", **more)
    south.send(f"/tables/{table}/join", {"seat": "south"})
    return north, south, table


def quiet_turns(players: dict[str, Player], table: str, turns: int = 2) -> None:
    """Turns in which nobody does anything."""
    host = players["north"]
    last = host.get(f"/tables/{table}").json()["turn"] + turns
    for _ in range(200):
        if host.get(f"/tables/{table}").json()["turn"] == last:
            return
        seat = next(seat for seat, player in players.items() if player.options(table, seat))
        quiet = set(players[seat].options(table, seat)) & {"ready", "bid 0", "pass"}
        assert players[seat].act(table, seat, quiet.pop()).status_code == 200
    raise AssertionError("the turns do not end")


def test_a_seat_sees_and_decides_for_the_side_that_it_took_over(house: House) -> None:
    north, south, table = council(house)
    quiet_turns({"north": north, "south": south}, table)
    seen = north.view(table, "north")
    assert seen["held"] == {"north": ["blue"], "south": ["red"]}
    assert list(seen["view"]["decisions"]) == ["blue"]
    assert list(seen["view"]["hand"]) == ["blue"]
    assert north.act(table, "north", "swap blue-1 blue-2").status_code == 200
    assert north.act(table, "north", "swap red-1 red-2").status_code == 422
    seats = {seat["seat"]: seat["sides"] for seat in north.get(f"/tables/{table}").json()["seats"]}
    assert seats == {"north": ["blue"], "south": ["red"]}


def test_sockets_hear_who_holds_what(house: House) -> None:
    north, south, table = council(house)
    with north.live(table, "north") as socket:
        quiet_turns({"north": north, "south": south}, table)
        while (state := hear(socket, "state"))["held"]["north"] == ["red"]:
            pass
        assert list(state["view"]["decisions"]) == ["blue"]


def test_the_table_waits_for_the_seats_that_hold_the_sides_now(house: House) -> None:
    north, south, table = council(house)
    quiet_turns({"north": north, "south": south}, table)
    north.act(table, "north", "ready")
    assert south.get(f"/tables/{table}").json()["waiting_for"] == ["south"]
    row = house.service.tables.row(table)
    assert row.waiting == ["red"]
    assert waited_for(house.service.catalogue.find(row.game), row) == ["south"]


def test_the_clock_of_the_seat_that_must_decide_runs(house: House) -> None:
    north, south, table = council(house, mode="turns", budget={"kind": "reserve", "minutes": 60})
    quiet_turns({"north": north, "south": south}, table)
    north.act(table, "north", "ready")
    clocks = north.view(table, "north")["clocks"]
    assert (clocks["north"]["runs"], clocks["south"]["runs"]) == (False, True)


def test_private_lines_are_read_by_who_held_the_side_then(house: House) -> None:
    north, south, table = council(house)
    players = {"north": north, "south": south}
    quiet_turns(players, table, 1)
    before = {seat: player.view(table, seat)["log"] for seat, player in players.items()}
    quiet_turns(players, table, 1)
    for seat, player in players.items():
        assert player.view(table, seat)["log"][: len(before[seat])] == before[seat]
    assert before["north"] != before["south"]


def test_an_action_after_which_sides_change_hands_is_its_own_seats_and_cannot_be_taken_back(
    house: House,
) -> None:
    north, south, table = council(house)
    players = {"north": north, "south": south}
    quiet_turns(players, table)
    row = house.service.tables.row(table)
    last = house.service.history.now(row).last
    holder = {"red": "north", "blue": "south"}
    assert last.side is not None
    assert last.seat == holder[last.side]
    assert last.bar


def test_a_computer_goes_on_with_the_side_that_it_took_over(house: House) -> None:
    player = house.guest()
    table = player.table({"north": "me", "south": "computer"}, scenario="council")
    with player.live(table, "north") as socket:
        for _ in range(300):
            seen = player.view(table, "north")
            if seen["status"] == "finished":
                break
            options = player.options(table, "north")
            if not options:
                hear(socket, "state")
                continue
            player.act(table, "north", options[-1], seen["seq"])
    assert player.view(table, "north")["status"] == "finished"
    actions = [line for line in player.view(table, "north")["log"] if line["kind"] == "action"]
    assert {(line["seat"], line["side"]) for line in actions} == {
        (seat, side) for seat in ("north", "south") for side in ("red", "blue")
    }


def test_computers_are_woken_for_the_sides_they_hold_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        player = house.guest()
        table = player.table(BOTH_MINE, scenario="council")
        quiet_turns({"north": player, "south": player}, table)
        player.act(table, "north", "ready")
        row = house.service.tables.row(table)
        house.service.store.give_to_computer(row, "south", "random")
    with open_house(tmp_path) as again:
        woken: list[str] = []
        monkeypatch.setattr(again.computers, "wake", woken.append)
        again.computers.resume(Store(again.service.store.engine))
        assert woken == [table]


def test_a_game_with_changing_hands_is_played_to_its_end_and_its_record_opened(house: House) -> None:
    player = house.guest()
    table = player.table(BOTH_MINE, scenario="council")
    play({"north": player, "south": player}, table, Random(4))
    text = player.get(f"/tables/{table}/record").text
    opened = player.send("/records", {"record": text}).json()["id"]
    seats = [line["seat"] for line in player.view(table, "*")["log"]]
    assert [line["seat"] for line in player.view(opened, "*")["log"]][-20:] == seats[-20:]
