"""Health check: whether the database can be written to."""

from __future__ import annotations

import asyncio
from logging import getLogger
from math import inf
from time import monotonic, time

from sqlalchemy import Engine, insert, update
from sqlalchemy.exc import SQLAlchemyError

from grognard.server.store.database import BUSY_MILLISECONDS, POSTGRESQL, settings

ASKED_EVERY = 5.0
"""Seconds for which an answer is believed: whoever asks for it often must not cost the players anything."""
PATIENCE_MILLISECONDS = 3000
_NAME = "written"


class WriteProbe:
    """Writes a row to the database from time to time, and remembers whether that worked."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._asked, self._works = -inf, False

    async def works(self) -> bool:
        """Whether the database could be written to, as of a few seconds ago."""
        async with self._turn:  # of many who ask at once, one tries and the others hear of it
            if monotonic() - self._asked >= ASKED_EVERY:
                self._works = await asyncio.to_thread(self._try)
                self._asked = monotonic()
            return self._works

    def _try(self) -> bool:
        try:
            self._write()
        except SQLAlchemyError as error:
            getLogger(__name__).error("the database can't be written to: %s", error)
            return False
        return True

    def _write(self) -> None:
        known = update(settings).where(settings.c.name == _NAME).values(value=f"{time():.0f}")
        with self._engine.connect() as connection:
            if self._engine.dialect.name == POSTGRESQL:
                connection.exec_driver_sql(f"SET LOCAL statement_timeout = {PATIENCE_MILLISECONDS}")
            else:
                connection.exec_driver_sql(f"PRAGMA busy_timeout = {PATIENCE_MILLISECONDS}")
            try:
                if connection.execute(known).rowcount == 0:
                    connection.execute(insert(settings).values(name=_NAME, value="0"))
                connection.commit()
            finally:
                if self._engine.dialect.name != POSTGRESQL:
                    connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
