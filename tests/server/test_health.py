"""Health: a server that cannot write says that it is not well, and says so when it is well again."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, text

from grognard.server import health
from grognard.server.store.database import BUSY_MILLISECONDS
from tests.server.house import House, problem


@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets every question be answered anew."""
    monkeypatch.setattr(health, "ASKED_EVERY", 0.0)


def test_a_server_that_can_write_is_well(house: House) -> None:
    for _ in range(2):
        answer = house.client.get("/api/health")
        assert (answer.status_code, answer.json()["status"]) == (200, "ok")


@contextmanager
def locked(house: House) -> Iterator[None]:
    """Another process writes and does not end."""
    with house.service.store.engine.connect() as other:
        if other.dialect.name == "sqlite":
            other.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            other.execute(text("LOCK TABLE settings"))
        yield


@contextmanager
def read_only(house: House) -> Iterator[None]:
    """The disk takes no more, but can be read."""
    engine = house.service.store.engine
    switch = "PRAGMA query_only" if engine.dialect.name == "sqlite" else "SET default_transaction_read_only"

    def set_to(value: str) -> Any:
        def now(connection: Any, *_: Any) -> None:
            connection.cursor().execute(f"{switch} = {value}")
            connection.commit()

        return now

    event.listen(engine, "checkin", set_to("off"))
    event.listen(engine, "checkout", forbid := set_to("on"))
    yield
    event.remove(engine, "checkout", forbid)


@contextmanager
def table_gone(house: House) -> Iterator[None]:
    """The database is not the one that it was."""
    with house.service.store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE settings RENAME TO elsewhere"))
    yield
    with house.service.store.engine.begin() as connection:
        connection.execute(text("ALTER TABLE elsewhere RENAME TO settings"))


@pytest.mark.parametrize("harm", [locked, read_only, table_gone])
def test_health_fails_when_writes_fail(house: House, harm: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    player = house.guest()
    with harm(house), monkeypatch.context() as impatient:
        impatient.setattr(health, "PATIENCE_MILLISECONDS", 1)
        answer = house.client.get("/api/health", headers={"Accept-Language": "fr"})
        assert "base de données" in problem(answer, 503, "no-writes")["message"]
        assert player.get("/games").status_code == 200
    assert house.client.get("/api/health").status_code == 200
    with house.service.store.engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == BUSY_MILLISECONDS


def test_who_asks_often_costs_one_write(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "ASKED_EVERY", 1e9)
    writes: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith(("UPDATE", "INSERT")):
            writes.append(statement)

    event.listen(house.service.store.engine, "before_cursor_execute", note)
    for _ in range(5):
        assert house.client.get("/api/health").status_code == 200
    assert len(writes) <= 2
