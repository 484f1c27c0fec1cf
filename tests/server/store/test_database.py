"""The database: migrations lead to the tables that the code expects, and races are decided by the store."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from threading import Barrier, Thread

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from grognard.server.settings import sqlite_in
from grognard.server.store import database
from grognard.server.store.queries import Stale
from grognard.server.store.rows import Entry
from tests.server.house import House, open_house, problem
from tests.server.postgres import empty_database, fresh_database


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database without any tables."""
    if request.param == "sqlite":
        yield sqlite_in(tmp_path)
    else:
        with empty_database() as address:
            yield address


@pytest.mark.parametrize("start", ["nothing", "0001"])
def test_the_migrations_make_the_tables_that_the_code_expects(empty: str, start: str) -> None:
    if start != "nothing":
        older = database.connect_to(empty)
        database.upgrade(older, start)
        older.dispose()
    engine = database.open_database(empty)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, database.metadata) == []
        assert context.get_current_revision() == database.migrations().get_current_head()
    engine.dispose()
    database.open_database(empty).dispose()


def open_and_close(address: str) -> None:
    """What each worker does when it starts."""
    database.open_database(address).dispose()


def test_several_workers_may_bring_a_database_up_to_date_at_once() -> None:
    processes = ProcessPoolExecutor(2, mp_context=get_context("spawn"))
    with empty_database() as address, processes as pool:
        list(pool.map(open_and_close, [address] * 4))


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("nonsense", "something else"),
        ("mysql://me@localhost/x", "mysql://"),
        ("postgresql://me:secret@127.0.0.1:1/x", "me:***@127.0.0.1:1/x"),
        ("sqlite:////no/such/folder/x.db", "unable to open"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_in_one_line(address: str, said: str) -> None:
    with pytest.raises(database.BadDatabase) as caught:
        database.open_database(address)
    message = str(caught.value)
    assert said in message
    assert "secret" not in message
    assert "\n" not in message


def test_a_database_of_a_newer_version_is_refused(empty: str) -> None:
    engine = database.open_database(empty)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'future'"))
    engine.dispose()
    with pytest.raises(database.BadDatabase, match="this version or older"):
        database.open_database(empty)


def test_what_was_committed_survives_the_process_and_the_loss_of_power(tmp_path: Path) -> None:
    engine = database.open_database(sqlite_in(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA fullfsync")).scalar() == 1
        assert connection.execute(text("PRAGMA busy_timeout")).scalar() == database.BUSY_MILLISECONDS
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


@pytest.mark.parametrize(
    ("default", "kept"), [("off", "on"), ("on", "on"), ("local", "local"), ("remote_apply", "remote_apply")]
)
def test_postgresql_writes_before_it_answers_whatever_its_default(default: str, kept: str) -> None:
    with fresh_database() as address:
        engine = database.connect_to(address)
        with engine.begin() as connection:
            name = engine.url.database
            connection.execute(text(f"ALTER DATABASE {name} SET synchronous_commit = {default}"))
        engine.dispose()
        engine = database.connect_to(address)
        with engine.connect() as connection:
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == kept
        engine.dispose()


def test_the_second_to_write_an_entry_is_too_late(house: House) -> None:
    player = house.guest()
    table = player.table({"north": "me", "south": "me"})
    store = house.service.store
    store.append(table, 0, [Entry(1, "resign", "north", None, "")], {}, None)
    for seq in (0, 1):
        late = [Entry(seq + 1, "resign", "south", None, ""), Entry(seq + 2, "resign", "south", None, "")]
        with pytest.raises(Stale):
            store.append(table, 0, late, {}, None)
    assert [entry.seat for entry in store.entries(table, 1, 9)] == ["north"]


def test_those_who_write_entries_to_sqlite_stand_in_a_queue(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        store, players = house.service.store, [house.guest() for _ in range(2)]
        tables = [player.table({"north": "me", "south": "me"}) for player in players]
        first, second = (Thread(target=store.append, args=_resigns(table)) for table in tables)
        with store._turn:
            for thread in (first, second):
                thread.start()
            assert [store.entries(table, 1, 9) for table in tables] == [[], []]
        for thread in (first, second):
            thread.join()
        assert [len(store.entries(table, 1, 9)) for table in tables] == [1, 1]


def _resigns(table: str) -> tuple[str, int, list[Entry], dict[str, str], None]:
    return table, 0, [Entry(1, "resign", "north", None, "")], {}, None


def test_two_who_take_the_last_two_seats_at_once_start_the_game(house: House) -> None:
    host, guests = house.guest(), (house.guest(), house.guest())
    users = [house.service.store.user_with(sha256(guest.token.encode()).hexdigest()) for guest in guests]
    both = Barrier(2)

    def sit_down(table: str, seat: str, place: int) -> None:
        user = users[place]
        assert user is not None
        both.wait()
        house.service.seating.join(user, house.service.tables.row(table), seat, None)

    with ThreadPoolExecutor(2) as pool:
        for _ in range(20):
            table = host.table({"north": "open", "south": "open"})
            for done in [pool.submit(sit_down, table, seat, n) for n, seat in enumerate(("north", "south"))]:
                done.result()
            assert host.get(f"/tables/{table}").json()["status"] == "running"


def test_a_database_that_fails_asks_for_patience(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        player = house.guest("fr")
        with house.service.store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE sessions RENAME TO elsewhere"))
        answer = player.get("/tables", **{"accept-language": "fr"})
        assert "base de données" in problem(answer, 503, "http-503")["message"]
        assert int(answer.headers["retry-after"]) > 0
        with house.service.store.engine.begin() as connection:
            connection.execute(text("ALTER TABLE elsewhere RENAME TO sessions"))
        assert player.get("/tables").status_code == 200
