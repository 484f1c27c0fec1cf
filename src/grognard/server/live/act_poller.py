"""Polls the log of operators' acts, and tells the sockets of this process what was done in another one.

Whatever an act forbids is looked up with every request. Sockets make no requests, so the log is polled every
second: one query for a number that hardly ever changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from logging import getLogger

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from grognard.server.live.hub import Hub
from grognard.server.people import operators
from grognard.server.people.operators import BAN, DELETE_USER, Act


class ActPoller:
    """Polls for new acts; `wake` makes computer players check a table."""

    def __init__(self, engine: Engine, hub: Hub, wake: Callable[[str], None], seconds: float) -> None:
        self._engine, self._hub, self._wake, self._seconds = engine, hub, wake, seconds
        self._last = operators.latest(engine)

    async def run(self) -> None:
        """Polls for ever."""
        while True:
            await asyncio.sleep(self._seconds)
            try:
                new = await asyncio.to_thread(operators.since, self._engine, self._last)
            except SQLAlchemyError as error:
                getLogger(__name__).warning("the acts of operators can't be read: %r", error)
                continue
            for act in new:
                self._last = act.id
                self._apply(act)

    def _apply(self, act: Act) -> None:
        if act.user_id is not None and act.what in (BAN, DELETE_USER):
            self._hub.ended_user(act.user_id)
        if act.table_id is not None:
            self._hub.changed(act.table_id)
        for table_id in act.tables:
            self._hub.seated(table_id)
            self._hub.changed(table_id)
            self._wake(table_id)
