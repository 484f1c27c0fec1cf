"""The watch: lets the sockets of this process hear what an operator did in another one.

Whatever an act forbids is looked up with every request. Sockets ask for nothing, so the acts are looked
through every second: one query for a number that hardly ever changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from logging import getLogger

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from grognard.server.live.live import Hub
from grognard.server.people import acts
from grognard.server.people.acts import BAN, DELETE_USER, Act


class Watch:
    """Looks for new acts as long as it runs; `wake` lets computer players look at a table."""

    def __init__(self, engine: Engine, hub: Hub, wake: Callable[[str], None], seconds: float) -> None:
        self._engine, self._hub, self._wake, self._seconds = engine, hub, wake, seconds
        self._last = acts.latest(engine)

    async def run(self) -> None:
        """Looks again and again."""
        while True:
            await asyncio.sleep(self._seconds)
            try:
                new = await asyncio.to_thread(acts.since, self._engine, self._last)
            except SQLAlchemyError as error:
                getLogger(__name__).warning("the acts of operators can't be read: %r", error)
                continue
            for act in new:
                self._last = act.id
                self._hear(act)

    def _hear(self, act: Act) -> None:
        if act.user_id is not None and act.what in (BAN, DELETE_USER):
            self._hub.ended_user(act.user_id)
        if act.table_id is not None:
            self._hub.changed(act.table_id)
        for table_id in act.tables:
            self._hub.seated(table_id)
            self._hub.changed(table_id)
            self._wake(table_id)
