"""The database: migrations lead to the tables that the code expects, and races are decided by the store."""

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from grognard.server import database
from grognard.server.settings import sqlite_in
from grognard.server.store import Entry, Stale
from tests.server.house import House


def test_the_migrations_make_the_tables_that_the_code_expects(tmp_path: Path) -> None:
    engine = database.open_database(sqlite_in(tmp_path))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), database.metadata) == []
    engine.dispose()
    database.open_database(sqlite_in(tmp_path)).dispose()


def test_what_was_committed_survives_the_process(tmp_path: Path) -> None:
    engine = database.open_database(sqlite_in(tmp_path))
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 1
        assert connection.execute(text("PRAGMA busy_timeout")).scalar() == database.BUSY_MILLISECONDS
        assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
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
