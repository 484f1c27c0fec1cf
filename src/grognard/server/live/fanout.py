"""Fan-out: sockets at one worker hear what happened at another.

New entries, seats, chat and ended sessions are told in the transaction that wrote them. The hub itself passes
on what is said and never written, such as how far a computer player has thought, and seats once more,
because not every change of them is the store's. It also says who is at its tables. A worker that comes, or
whose line was cut, calls the roll: all forget who was elsewhere and say anew who is with them, so that those
of a worker that died are not counted for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from logging import getLogger
from typing import Any

import psycopg
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from grognard.server.live.live import Hub
from grognard.server.service import said
from grognard.server.store.database import conninfo, messages, users
from grognard.server.store.rows import Message
from grognard.server.store.store import Store
from grognard.server.store.wire import (
    CHANGED,
    CHANNEL,
    CHAT,
    ENDED,
    HERE,
    ROLL_CALL,
    SAID,
    SEATED,
    Notice,
    read_notice,
)

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before the database is called again after the line was cut."""
_WAITING_WORDS = 1000


class SharedHub(Hub):
    """The sockets of this worker, which also hear what happens at the others."""

    def __init__(self, store: Store, database: str) -> None:
        super().__init__()
        self._store, self._address = store, conninfo(database)
        self._outgoing: asyncio.Queue[tuple[str, dict[str, Any] | None]] = asyncio.Queue(_WAITING_WORDS)
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        """Who is at a table, by the worker that said so."""
        self.connected = asyncio.Event()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listens and passes on as long as it is open."""
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._pass_on())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def seated(self, table_id: str) -> None:
        """People sit otherwise than before, which others may have to show."""
        super().seated(table_id)
        self._pass(table_id, None)

    def say(self, table_id: str, message: dict[str, Any]) -> None:
        """Tells all of a table the same, here and elsewhere; the store has told of chat already."""
        super().say(table_id, message)
        if message["type"] != CHAT:
            self._pass(table_id, message)

    def present(self, table_id: str) -> frozenset[str]:
        """The users who look at that table with the eyes of a seat, at any worker."""
        return super().present(table_id).union(*self._elsewhere.get(table_id, {}).values())

    def _tables(self) -> set[str]:
        return super()._tables().union(self._elsewhere)

    def _came_or_went(self, table_id: str) -> None:
        super()._came_or_went(table_id)
        self._pass(table_id, {"type": HERE, "users": sorted(super().present(table_id))})

    def _hear_who_is_there(self, notice: Notice, users: list[str]) -> None:
        there = {**self._elsewhere.get(notice.table_id, {}), notice.worker: frozenset(users)}
        self._elsewhere[notice.table_id] = {worker: each for worker, each in there.items() if each}
        if not self._elsewhere[notice.table_id]:
            del self._elsewhere[notice.table_id]
        super()._came_or_went(notice.table_id)

    def _answer_roll_call(self) -> None:
        self._elsewhere.clear()
        for table_id in self._rooms:
            self._came_or_went(table_id)

    def _pass(self, table_id: str, message: dict[str, Any] | None) -> None:
        def put() -> None:
            with suppress(asyncio.QueueFull):  # the database is away; all look again when it is back
                self._outgoing.put_nowait((table_id, message))

        self._soon(put)

    async def _pass_on(self) -> None:
        while True:
            table_id, message = await self._outgoing.get()
            with suppress(DBAPIError):  # the same
                await asyncio.to_thread(self._store.wire.say, table_id, message)

    async def _listen(self) -> None:
        """Hears the other workers; when the line is cut, calls again and lets everyone look."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with line as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    pause = SHORTEST_PAUSE
                    self._everyone_looks()
                    self._pass("", {"type": ROLL_CALL})
                    self._answer_roll_call()
                    self.connected.set()
                    async for heard in connection.notifies():
                        await self._receive(heard.payload)
            except (psycopg.Error, DBAPIError) as error:
                getLogger(__name__).warning("the line between workers is cut: %s", error)
            self.connected.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _everyone_looks(self) -> None:
        for table_id in list(self._rooms):
            super().seated(table_id)
            self.changed(table_id)

    async def _receive(self, text: str) -> None:
        notice = read_notice(text)
        if notice is None or notice.worker == self._store.wire.worker:
            return
        if notice.what == ENDED:
            self.ended([notice.table_id])
        said = notice.said or {}
        if said.get("type") == HERE:
            self._hear_who_is_there(notice, said["users"])
        elif said.get("type") == ROLL_CALL:
            self._answer_roll_call()
        elif notice.table_id in self._rooms:
            await self._hear_news(notice)

    async def _hear_news(self, notice: Notice) -> None:
        if notice.what == SEATED:
            super().seated(notice.table_id)
        if notice.what in (SEATED, CHANGED):
            self.changed(notice.table_id)
        elif (message := await self._words_of(notice)) is not None:
            super().say(notice.table_id, message)

    async def _words_of(self, notice: Notice) -> dict[str, Any] | None:
        """What was said: chat is read from the store, however long it is."""
        if notice.what == SAID:
            return notice.said
        line = await asyncio.to_thread(self._message, notice.number)
        return None if line is None else {"type": CHAT, **said(line, None), "by": line.user_id}

    def _message(self, number: int) -> Message | None:
        """The line of chat of that number."""
        columns = (messages.c.id, messages.c.user_id, users.c.name, messages.c.text, messages.c.at)
        with self._store.engine.connect() as connection:
            row = connection.execute(select(*columns).join(users).where(messages.c.id == number)).first()
        return None if row is None else Message(*row)
