"""Backups: all rows of a database in one compressed file that either kind of database can take back.

The file is gzip over lines of JSON: a header, one line a row, and an end with a check over all lines before
it. A backup is one transaction, so it shows one moment while the server goes on.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, func, insert, select, text

from grognard.server.store.database import POSTGRESQL, metadata, migrations

FORMAT = "grognard-backup 1"
_BATCH = 500
_TABLES = {table.name: table for table in metadata.sorted_tables}


class BadBackup(ValueError):
    """A backup, or a database, with which this can't be done; the message is one line."""


def rows_in(engine: Engine) -> int:
    """How many rows a database has."""
    with engine.connect() as connection:
        return _rows_in(connection)


def write_backup(engine: Engine, path: Path) -> Iterator[None]:
    """Writes all rows to a file for its owner alone, and yields after each; at the end it is on the disk."""
    with engine.connect() as connection, open(path, "wb", opener=_for_its_owner) as disk:
        if engine.dialect.name == POSTGRESQL:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        else:
            connection.exec_driver_sql("BEGIN")
        if MigrationContext.configure(connection).get_current_revision() != _revision():
            raise BadBackup("expected a database of this version; start the server once and try again")
        check = sha256()
        with gzip.GzipFile("", "wb", 6, disk) as file:
            for value in _values(connection):
                line = msgspec.json.encode(value) + b"\n"
                check.update(line)
                file.write(line)
                yield
            file.write(msgspec.json.encode({"check": check.hexdigest()}))
        disk.flush()
        os.fsync(disk.fileno())


def _for_its_owner(path: str, flags: int) -> int:
    """Creates the file for its owner alone: it holds the keys of running games, and addresses of players."""
    return os.open(path, flags | os.O_EXCL, 0o600)


def read_backup(path: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The rows of a backup, each with the name of its table; the last one is followed by the check.

    Raises BadBackup at the first byte that is not as it was written, at the latest after the last row.
    """
    check, end = sha256(), None
    try:
        with gzip.open(path, "rb") as file:
            header = msgspec.json.decode(file.readline(1000))
            if header != _header():
                raise BadBackup(f"{path}: expected a backup of this version, {_header()}; got {header}")
            check.update(msgspec.json.encode(header) + b"\n")
            for line in file:
                value = msgspec.json.decode(line)
                if isinstance(value, dict):
                    end = value
                    break
                check.update(line)
                yield value[0], value[1]
            if end != {"check": check.hexdigest()} or file.read(1):
                raise BadBackup(f"{path}: expected a whole backup; got one that is cut off or altered")
    except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.DecodeError, IndexError, TypeError) as error:
        raise BadBackup(f"{path}: expected a whole backup; got one that is damaged ({error})") from None
    except OSError as error:
        raise BadBackup(f"{path}: expected a file that can be read; got: {error.strerror}") from None


def restore_backup(engine: Engine, path: Path) -> Iterator[None]:
    """Fills an empty database from a backup, all or nothing, and yields after each row."""
    with engine.begin() as connection:
        if _rows_in(connection):
            raise BadBackup("expected an empty database; got one that is in use")
        waiting: list[dict[str, Any]] = []
        filled = ""
        for name, row in read_backup(path):
            if waiting and (name != filled or len(waiting) == _BATCH):
                connection.execute(insert(_TABLES[filled]), waiting)
                waiting = []
            filled = name
            waiting.append(row)
            yield
        if waiting:
            connection.execute(insert(_TABLES[filled]), waiting)
        if engine.dialect.name == POSTGRESQL:
            _number_on(connection)


def _values(connection: Connection) -> Iterator[Any]:
    yield _header()
    for table in metadata.sorted_tables:
        names = [str(column.name) for column in table.columns]
        for row in connection.execute(select(table).execution_options(yield_per=_BATCH)):
            yield [str(table.name), dict(zip(names, row, strict=True))]


def _number_on(connection: Connection) -> None:
    """Lets PostgreSQL number new rows after those that came with their numbers."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            last = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(sequence, last, False)))


def _rows_in(connection: Connection) -> int:
    return sum(
        connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    )


def _header() -> dict[str, str]:
    return {"format": FORMAT, "tables": str(_revision())}


def _revision() -> str | None:
    return migrations().get_current_head()
