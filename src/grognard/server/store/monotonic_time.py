"""Monotonic time for the clocks of seats: it never goes back or jumps, whatever the machine's clock does.

While the server runs, seconds are counted from its start. The time is saved to the database each minute and
when the server stops: one that starts while the machine's clock is behind goes on from the saved time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from logging import getLogger
from time import monotonic, time

from sqlalchemy import Engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grognard.server.store.database import seats, settings

SAVED_EVERY = 60.0
_NAME = "clock"


class MonotonicTime:
    """Seconds since 1970 as they were when the server started, and counted on from there."""

    def __init__(
        self,
        engine: Engine,
        wall: Callable[[], float] | None = None,
        counter: Callable[[], float] | None = None,
    ) -> None:
        self._engine, self._counter = engine, counter or monotonic
        self._start = max((wall or time)(), _latest(engine))
        self._began = self._counter()

    def __call__(self) -> float:
        """Now."""
        return self._start + self._counter() - self._began

    def save(self) -> None:
        """Saves the current time."""
        value = f"{self():.3f}"
        try:
            with self._engine.begin() as connection:
                known = update(settings).where(settings.c.name == _NAME).values(value=value)
                if connection.execute(known).rowcount == 0:
                    with suppress(IntegrityError):  # another worker was faster
                        connection.execute(insert(settings).values(name=_NAME, value=value))
        except SQLAlchemyError as error:
            getLogger(__name__).warning("the time could not be saved: %s", error)

    async def save_regularly(self) -> None:
        """Saves it each minute."""
        while True:
            await asyncio.sleep(SAVED_EVERY)
            await asyncio.to_thread(self.save)


def _latest(engine: Engine) -> float:
    """The latest time that the database knows of."""
    kept = select(settings.c.value).where(settings.c.name == _NAME)
    with engine.connect() as connection:
        noted = connection.execute(kept).scalar() or 0.0
        since = connection.execute(select(func.max(seats.c.since))).scalar() or 0.0
    return max(float(noted), float(since))
