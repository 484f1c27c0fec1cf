"""Advisory locks: of several workers, only one lets computer players think about a table.

PostgreSQL holds the lock for a connection; when a worker dies, its connection ends and its locks are
released. A worker that thinks without the lock only wastes time: the store decides who was first.
"""

from __future__ import annotations

from contextlib import suppress
from threading import Lock

import psycopg

from grognard.server.store.database import POSTGRESQL, conninfo, url_of


class AdvisoryLocks:
    """The locks of this worker; with SQLite there is only one worker, and every lock is granted."""

    def __init__(self, database: str) -> None:
        is_shared = url_of(database).get_backend_name() == POSTGRESQL
        self._address = conninfo(database) if is_shared else None
        self._connection: psycopg.Connection | None = None
        self._lock = Lock()

    def try_acquire(self, table_id: str) -> bool:
        """Whether this worker holds the table's lock from now on."""
        return self._address is None or self._ask(self._address, "pg_try_advisory_lock", table_id)

    def release(self, table_id: str) -> None:
        """Lets another worker lock the table."""
        if self._address is not None:
            self._ask(self._address, "pg_advisory_unlock", table_id)

    def close(self) -> None:
        """Releases all locks at once: the database may notice only later that a connection is gone."""
        with self._lock:
            if self._connection is not None:
                with suppress(psycopg.OperationalError):
                    self._connection.execute("SELECT pg_advisory_unlock_all()")
                self._connection.close()

    def _ask(self, address: str, function: str, table_id: str) -> bool:
        with self._lock:
            if self._connection is None or self._connection.closed:
                self._connection = psycopg.connect(address, autocommit=True)
            try:
                query = f"SELECT {function}(hashtextextended(%s, 0))"
                row = self._connection.execute(query.encode(), (table_id,)).fetchone()
            except psycopg.OperationalError:
                self._connection.close()
                raise
        return bool(row and row[0])
