"""The time that clocks of seats go by: it never goes back or jumps, whatever the machine's clock does.

While the server runs, time is counted on from its start. That it has come so far is kept in the database each
minute and when the server ends: one that starts while the machine's clock is behind goes on from there.
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

KEPT_EVERY = 60.0
_NAME = "clock"


class SteadyTime:
    """Seconds since 1970 as they were when the server started, and counted on from there."""

    def __init__(
        self,
        engine: Engine,
        wall: Callable[[], float] | None = None,
        steady: Callable[[], float] | None = None,
    ) -> None:
        self._engine, self._steady = engine, steady or monotonic
        self._start = max((wall or time)(), _latest(engine))
        self._began = self._steady()

    def __call__(self) -> float:
        """Now."""
        return self._start + self._steady() - self._began

    def keep(self) -> None:
        """Notes how far time has come."""
        value = f"{self():.3f}"
        try:
            with self._engine.begin() as connection:
                known = update(settings).where(settings.c.name == _NAME).values(value=value)
                if connection.execute(known).rowcount == 0:
                    with suppress(IntegrityError):  # another worker was faster
                        connection.execute(insert(settings).values(name=_NAME, value=value))
        except SQLAlchemyError as error:
            getLogger(__name__).warning("the time could not be kept: %s", error)

    async def keep_on(self) -> None:
        """Notes it again and again."""
        while True:
            await asyncio.sleep(KEPT_EVERY)
            await asyncio.to_thread(self.keep)


def _latest(engine: Engine) -> float:
    """The latest time that the database knows of."""
    kept = select(settings.c.value).where(settings.c.name == _NAME)
    with engine.connect() as connection:
        noted = connection.execute(kept).scalar() or 0.0
        since = connection.execute(select(func.max(seats.c.since))).scalar() or 0.0
    return max(float(noted), float(since))
