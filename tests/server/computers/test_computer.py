"""Computer players: they answer a move, they go on after a crash, and they never stop the table."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from grognard.server.computers.scheduler import MOST_TRIES
from grognard.server.computers.thinking import Job, think
from grognard.server.games import game_at
from grognard.server.process_pool import ProcessPool
from tests.server.house import GERMANY, PLACES, House, Player, hear, open_house
from tests.server.thinkers import cheat, crash_first, hang, slow_down

PLACE = PLACES["sample"]


def against_computer(player: Player) -> str:
    return player.table({"north": "me", "south": "computer"})


def test_thinking_ends_where_a_person_must_decide() -> None:
    game = game_at(*PLACE)
    state = game.new("duel", {}, bytes(32))
    job = Job(PLACE, "duel", {}, state.dump(), {"south": "random"}, "seed", 10.0)
    ((side, action),) = think(job)
    assert (side, action.split()[0]) == ("blue", "bid")
    assert think(job) == [(side, action)]
    everyone = Job(PLACE, "duel", {}, state.dump(), {"north": "random", "south": "random"}, "s", 60.0)
    assert len(think(everyone)) > 8


def test_the_computer_answers(house: House) -> None:
    player = house.guest()
    table = against_computer(player)
    with player.live(table, "north") as socket:
        for action in ("bid 3", "pass"):
            while (state := hear(socket, "state"))["view"]["waiting_for"] != ["red"]:
                pass
            assert player.act(table, "north", action, state["seq"]).status_code == 200
        while (done := hear(socket, "thinking"))["of"] is None:
            assert done["side"] == "blue"
        assert done["done"] == done["of"] > 0
        assert {line["seat"] for line in player.view(table, "north")["log"]} == {None, "north", "south"}


def test_a_computer_of_a_real_game_plays_its_turn_and_shows_it(house: House) -> None:
    player = house.guest()
    seats = {"soviet": {"kind": "computer", "level": "scripted"}, "western": {"kind": "me"}}
    wish = {"game": GERMANY, "scenario": "historical", "seats": seats}
    table = player.send("/tables", wish).json()["id"]
    with player.live(table, "western") as socket:
        while not hear(socket, "state")["view"]["decisions"]:
            pass
    log = player.view(table, "western")["log"]
    assert {line["seat"] for line in log if line["kind"] == "action"} == {"soviet"}


def test_a_crash_costs_a_retry_and_not_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house.computers, "think", crash_first)
    player = house.guest()
    table = against_computer(player)
    with player.live(table, "north") as socket:
        while hear(socket, "state")["view"]["waiting_for"] != ["red"]:
            pass


def test_a_computer_that_fails_again_and_again_is_reported_and_tried_later(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    player = house.guest("fr")
    monkeypatch.setattr(house.computers, "think", cheat)
    table = against_computer(player)
    with player.live(table, "north") as socket:
        assert "rencontré un problème" in hear(socket, "trouble")["text"]
        assert player.view(table, "north")["seq"] == 0
        monkeypatch.setattr(house.computers, "think", think)
        player.get(f"/tables/{table}")
        while hear(socket, "state")["seq"] < 1:
            pass


def test_computers_go_on_after_a_restart(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path, database) as house:
        monkeypatch.setattr(house.computers, "_loop", None)  # nobody is woken
        player = house.guest()
        table = against_computer(player)
    with (
        open_house(tmp_path, database) as house,
        Player(house, player.token, {}).live(table, "north") as socket,
    ):
        while hear(socket, "state")["view"]["waiting_for"] != ["red"]:
            pass


def test_a_computer_that_hangs_is_ended_and_tries_again_and_health_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.computers, "think", hang)
    monkeypatch.setattr(house.computers, "hanging_seconds", 0.0)
    player = house.guest("fr")
    table = against_computer(player)
    with player.live(table, "north") as socket:
        assert "relancé" in hear(socket, "trouble")["text"]
        while hear(socket, "trouble")["kind"] != "trouble":
            pass
        health = house.client.get("/api/health").json()["computers"]
        assert (health["hung"], health["stuck"], health["waiting"]) == (MOST_TRIES, 1, 0)
        monkeypatch.setattr(house.computers, "think", think)
        monkeypatch.setattr(house.computers, "hanging_seconds", 600.0)
        player.get(f"/tables/{table}")
        while hear(socket, "state")["view"]["waiting_for"] != ["red"]:
            pass
        while house.client.get("/api/health").json()["computers"]["stuck"]:
            pass  # the table is told a moment before the count is mended


def test_a_persons_opponent_is_served_before_tables_without_people(house: House) -> None:
    player = house.guest()
    nobody = player.table({"north": "computer", "south": "computer"})
    mine = player.table({"north": "me", "south": "computer"})
    priority = {
        table: house.computers.priority_of(house.service.tables.row(table)) for table in (nobody, mine)
    }
    assert priority[mine] < priority[nobody]
    with player.live(mine, "north") as socket:
        hear(socket, "here")
        assert house.computers.priority_of(house.service.tables.row(mine)) < priority[mine]


def test_what_matters_most_is_done_first() -> None:
    done: list[int] = []

    async def ask(pool: ProcessPool, number: int, priority: int) -> None:
        await pool.do(slow_down, number, 600.0, priority)
        done.append(number)

    async def all_at_once() -> None:
        pool = ProcessPool(1)
        try:
            wishes = ((0, 2), (1, 2), (2, 1), (3, 2), (4, 0))
            await asyncio.gather(*(ask(pool, number, priority) for number, priority in wishes))
        finally:
            await pool.close()

    with ThreadPoolExecutor(1) as thread:  # the tests of the page leave a loop in this one
        thread.submit(asyncio.run, all_at_once()).result()
    assert done == [0, 4, 2, 1, 3]
