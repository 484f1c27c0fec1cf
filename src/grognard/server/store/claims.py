"""Claims: of several workers, one lets its computer players think about a table.

A claim is a lock that PostgreSQL holds for a connection; when a worker dies, the connection ends and its
claims are gone. Whoever thinks without one does no harm but lose time: the store decides who was first.
"""

from __future__ import annotations

from contextlib import suppress
from threading import Lock

import psycopg

from grognard.server.store.database import POSTGRESQL, conninfo, url_of


class Claims:
    """The claims of this worker; with SQLite it is alone, and every claim is granted."""

    def __init__(self, database: str) -> None:
        is_shared = url_of(database).get_backend_name() == POSTGRESQL
        self._address = conninfo(database) if is_shared else None
        self._connection: psycopg.Connection | None = None
        self._lock = Lock()

    def take(self, table_id: str) -> bool:
        """Whether the table is this worker's from now on."""
        return self._address is None or self._ask(self._address, "pg_try_advisory_lock", table_id)

    def give_back(self, table_id: str) -> None:
        """Lets others have the table."""
        if self._address is not None:
            self._ask(self._address, "pg_advisory_unlock", table_id)

    def close(self) -> None:
        """Gives everything back, at once: the server may notice only later that a connection is gone."""
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
