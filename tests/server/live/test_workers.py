"""Several workers at one PostgreSQL database: here two applications, as two processes would be."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier, Event
from typing import Any

import psycopg
import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from grognard.server.live.fanout import SharedHub
from grognard.server.live.hub import FORBIDDEN
from grognard.server.store.advisory_locks import AdvisoryLocks
from grognard.server.store.pubsub import HERE, LARGEST_NOTIFICATION, PubSub
from grognard.server.tables.actions import Tables
from tests.server.house import House, Player, hear, open_house
from tests.server.postgres import fresh_database

# FastAPI silences this one while it makes a route for its first request; two workers in one process may
# do so at the same moment, and the filters of warnings are not made for threads.
pytestmark = pytest.mark.filterwarnings("ignore::pydantic.warnings.UnsupportedFieldAttributeWarning")


@pytest.fixture
def address() -> Iterator[str]:
    """A database of PostgreSQL."""
    with fresh_database() as found:
        yield found


@pytest.fixture
def workers(tmp_path: Path, address: str) -> Iterator[tuple[House, House]]:
    """Two workers that hear each other."""
    with open_house(tmp_path, address) as one, open_house(tmp_path, address) as other:
        for house in (one, other):
            wait_for_line(house)
        yield one, other


def hub_of(house: House) -> SharedHub:
    """A worker's hub."""
    hub: SharedHub = house.client.app.state.hub  # type: ignore[attr-defined]
    return hub


def loop_of(house: House) -> asyncio.AbstractEventLoop:
    """The loop in which a worker lives."""
    loop = house.computers._loop
    assert loop is not None
    return loop


def wait_for_line(house: House) -> None:
    """Returns when a worker hears the others."""
    asyncio.run_coroutine_threadsafe(hub_of(house).connected.wait(), loop_of(house)).result(60)


def await_here(socket: WebSocketTestSession, seats: list[str]) -> None:
    """Returns when a socket is told that these are there."""
    while hear(socket, "here")["seats"] != seats:
        pass


def user_at(house: House, table: str, seat: str) -> str:
    """Who holds a seat."""
    (found,) = [each.user_id for each in house.service.tables.row(table).seats if each.seat == seat]
    assert found is not None
    return found


def at(house: House, player: Player) -> Player:
    """The same user, served by another worker."""
    return Player(house, player.token, player.me)


def test_a_socket_hears_what_happens_at_another_worker(workers: tuple[House, House]) -> None:
    one, other = workers
    host, friend = one.guest(), one.guest()
    table = host.table({"north": "me", "south": "open"})
    with at(other, host).live(table, "north") as socket:
        assert hear(socket, "state")["seq"] == 0
        friend.send(f"/tables/{table}/join", {"seat": "south"})
        assert hear(socket, "seats")["table"]["status"] == "running"
        friend.act(table, "south", "bid 1")
        assert hear(socket, "state")["seq"] == 1
        friend.send(f"/tables/{table}/chat", {"text": "Hello"})
        said = hear(socket, "chat")
        assert (said["text"], said["me"]) == ("Hello", False)
        hub_of(one).say(table, {"type": "thinking", "side": "north", "done": 1, "of": None})
        assert hear(socket, "thinking")["done"] == 1


def test_who_is_at_a_table_is_known_at_every_worker(workers: tuple[House, House]) -> None:
    one, other = workers
    host, friend = one.guest(), one.guest()
    table = host.table({"north": "me", "south": "open"})
    friend.send(f"/tables/{table}/join", {"seat": "south"})
    with host.live(table, "north") as socket:
        assert hear(socket, "here")["seats"] == ["north"]
        with at(other, friend).live(table, "south") as far:
            await_here(socket, ["north", "south"])
            await_here(far, ["north", "south"])
            assert hub_of(one).is_present(user_at(one, table, "south"), None)
        await_here(socket, ["north"])
        assert not hub_of(one).is_present(user_at(one, table, "south"), None)


def test_those_of_a_worker_that_died_are_forgotten_when_another_comes(
    workers: tuple[House, House], tmp_path: Path, address: str
) -> None:
    one, _ = workers
    host, friend = one.guest(), one.guest()
    table = host.table({"north": "me", "south": "open"})
    friend.send(f"/tables/{table}/join", {"seat": "south"})
    with host.live(table, "north") as socket:
        dead, there = (
            PubSub(one.service.store.engine),
            {"type": HERE, "users": [user_at(one, table, "south")]},
        )
        dead.publish_message(table, there)
        while hear(socket, "here")["seats"] != ["north", "south"]:
            dead.publish_message(table, there)  # an answer to a presence query may have been late
        with open_house(tmp_path, address) as another:
            wait_for_line(another)
            await_here(socket, ["north"])
            with at(another, friend).live(table, "south") as far:
                await_here(far, ["north", "south"])


def test_a_session_that_ends_at_one_worker_ends_at_all(workers: tuple[House, House]) -> None:
    one, other = workers
    owner = one.owner("Davout")
    table = owner.table({"north": "me", "south": "me"})
    with at(other, owner).live(table, "north") as socket:
        hear(socket, "state")
        assert owner.send("/session", None, "DELETE").status_code == 204
        with pytest.raises(WebSocketDisconnect) as ended:
            hear(socket, "nothing more")
    assert ended.value.code == FORBIDDEN


def test_what_is_too_long_for_the_wire_makes_everyone_look(workers: tuple[House, House]) -> None:
    one, other = workers
    host = one.guest()
    table = host.table({"north": "me", "south": "me"})
    with at(other, host).live(table, "north") as socket:
        hear(socket, "state")
        long = {"type": "thinking", "text": "é" * LARGEST_NOTIFICATION}
        hub_of(one).say(table, long)
        hear(socket, "seats")


def test_a_worker_plays_on_from_what_another_wrote(workers: tuple[House, House]) -> None:
    one, other = workers
    host = one.guest()
    table = host.table({"north": "me", "south": "me"})
    again = at(other, host)
    for player, seat, action in (
        (host, "north", "bid 2"),
        (again, "south", "bid 1"),
        (host, "north", "pass"),
    ):
        assert player.act(table, seat, action).status_code == 200
        assert [each.view(table, seat)["seq"] for each in (host, again)] == [player.view(table)["seq"]] * 2
    assert again.act(table, "north", "pass", 0).json()["error"] == "stale"


def test_a_cut_line_heals_and_nobody_is_left_behind(workers: tuple[House, House], address: str) -> None:
    one, other = workers
    host = one.guest()
    table = host.table({"north": "me", "south": "me"})
    with at(other, host).live(table, "north") as socket:
        hear(socket, "state")
        with psycopg.connect(address, autocommit=True) as connection:
            cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
            assert connection.execute(f"{cut} AND datname = current_database()".encode()).fetchone() == (2,)
        host.act(table, "north", "bid 1")
        assert hear(socket, "state")["seq"] == 1
    wait_for_line(other)


def test_invitations_hold_at_every_worker(workers: tuple[House, House]) -> None:
    one, other = workers
    host, friend = one.guest(), one.guest()
    table = host.table({"north": "me", "south": "invite"})
    token = host.get(f"/tables/{table}").json()["invites"]["south"]
    joined = at(other, friend).send(f"/tables/{table}/join", {"seat": "south", "token": token})
    assert joined.status_code == 200


def test_of_two_who_propose_at_once_at_two_workers_one_is_asked_to_wait(workers: tuple[House, House]) -> None:
    one, other = workers
    host, friend = one.guest(), one.guest()
    proposers = {"north": host, "south": at(other, friend)}
    both = Barrier(2)

    def propose(table: str, seat: str) -> int:
        both.wait()
        asked = {"seat": seat, "seq": 2, "kind": "back", "to": 1}
        return proposers[seat].send(f"/tables/{table}/proposals", asked).status_code

    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            table = host.table({"north": "me", "south": "open"})
            friend.send(f"/tables/{table}/join", {"seat": "south"})
            host.act(table, "north", "bid 1")
            assert sorted(pool.map(propose, [table] * 2, proposers)) == [201, 409]


def test_a_claim_is_one_workers_and_ends_with_its_connection(address: str) -> None:
    one, other = AdvisoryLocks(address), AdvisoryLocks(address)
    assert one.try_acquire("table")
    assert not other.try_acquire("table")
    assert other.try_acquire("another")
    one.release("table")
    assert other.try_acquire("table")
    other.close()
    assert one.try_acquire("table")
    with psycopg.connect(address, autocommit=True) as connection:
        dead = "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE query LIKE '%advisory%'"
        connection.execute(f"{dead} AND pid <> pg_backend_pid()".encode())
    with pytest.raises(psycopg.OperationalError):
        one.release("table")
    assert other.try_acquire("table")
    for claims in (one, other):
        claims.close()


def test_only_one_worker_thinks_about_a_table(address: str, tmp_path: Path) -> None:
    outsider = AdvisoryLocks(address)
    with open_house(tmp_path, address) as house:
        loop, house.computers._loop = loop_of(house), None  # nobody is woken
        table = house.guest().table({"north": "me", "south": "computer"})

        def play() -> int:
            asyncio.run_coroutine_threadsafe(house.computers._play_alone(table), loop).result()
            return house.service.tables.row(table).seq

        assert outsider.try_acquire(table)
        assert play() == 0
        outsider.close()
        assert play() == 1


def test_tables_that_wait_for_a_computer_go_on_when_the_server_starts(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path, database) as house:
        house.computers._loop = None  # nobody is woken
        table = house.guest().table({"north": "me", "south": "computer"})
    played, act = Event(), Tables.act_for_computers

    def act_and_tell(*arguments: Any) -> None:
        act(*arguments)
        played.set()

    monkeypatch.setattr(Tables, "act_for_computers", act_and_tell)
    with open_house(tmp_path, database) as house:
        assert played.wait(60)
        assert house.service.tables.row(table).seq == 1
