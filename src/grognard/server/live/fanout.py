"""Fan-out: the sockets of one worker are sent what happened at another.

New entries, seats, chat and ended sessions are published in the transaction that wrote them. The hub itself
publishes what is never written, such as how far a computer player has thought, and seats once more, because
not every change of them is the store's. It also publishes who is present at its tables. A worker that starts,
or whose connection was lost, asks for presence: all workers forget who was present elsewhere and publish
their own users again, so that those of a worker that died are not counted for ever.
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

from grognard.server.live.hub import Hub
from grognard.server.service import said
from grognard.server.store.database import conninfo, messages, users
from grognard.server.store.pubsub import (
    CHANGED,
    CHANNEL,
    CHAT,
    ENDED,
    HERE,
    PRESENCE_QUERY,
    SAID,
    SEATED,
    Notification,
    read_notification,
)
from grognard.server.store.queries import Store
from grognard.server.store.rows import Message

SHORTEST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
"""Seconds before the next attempt to connect after the connection was lost."""
_MOST_WAITING = 1000


class SharedHub(Hub):
    """The sockets of this worker, which are also sent what happens at the others."""

    def __init__(self, store: Store, database: str) -> None:
        super().__init__()
        self._store, self._address = store, conninfo(database)
        self._outgoing: asyncio.Queue[tuple[str, dict[str, Any] | None]] = asyncio.Queue(_MOST_WAITING)
        self._elsewhere: dict[str, dict[str, frozenset[str]]] = {}
        """Who is at a table, by the worker that said so."""
        self.connected = asyncio.Event()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Receives and publishes as long as it is open."""
        tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._publish_queue())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def seated(self, table_id: str) -> None:
        """The seats of a table changed, which other workers may have to show."""
        super().seated(table_id)
        self._publish(table_id, None)

    def say(self, table_id: str, message: dict[str, Any]) -> None:
        """Sends all of a table the same, here and elsewhere; the store has published chat already."""
        super().say(table_id, message)
        if message["type"] != CHAT:
            self._publish(table_id, message)

    def present(self, table_id: str) -> frozenset[str]:
        """The users who look at that table from the viewpoint of a seat, at any worker."""
        return super().present(table_id).union(*self._elsewhere.get(table_id, {}).values())

    def _tables(self) -> set[str]:
        return super()._tables().union(self._elsewhere)

    def _came_or_went(self, table_id: str) -> None:
        super()._came_or_went(table_id)
        self._publish(table_id, {"type": HERE, "users": sorted(super().present(table_id))})

    def _note_presence(self, notification: Notification, users: list[str]) -> None:
        there = {**self._elsewhere.get(notification.table_id, {}), notification.worker: frozenset(users)}
        self._elsewhere[notification.table_id] = {worker: each for worker, each in there.items() if each}
        if not self._elsewhere[notification.table_id]:
            del self._elsewhere[notification.table_id]
        super()._came_or_went(notification.table_id)

    def _publish_presence(self) -> None:
        self._elsewhere.clear()
        for table_id in self._rooms:
            self._came_or_went(table_id)

    def _publish(self, table_id: str, message: dict[str, Any] | None) -> None:
        def put() -> None:
            with suppress(asyncio.QueueFull):  # the database is away; all look again when it is back
                self._outgoing.put_nowait((table_id, message))

        self._soon(put)

    async def _publish_queue(self) -> None:
        while True:
            table_id, message = await self._outgoing.get()
            with suppress(DBAPIError):  # the same
                await asyncio.to_thread(self._store.pubsub.publish_message, table_id, message)

    async def _listen(self) -> None:
        """Receives from the other workers; after a lost connection, reconnects and refreshes every socket."""
        pause = SHORTEST_PAUSE
        while True:
            try:
                opened = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                async with opened as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    pause = SHORTEST_PAUSE
                    self._refresh_all()
                    self._publish("", {"type": PRESENCE_QUERY})
                    self._publish_presence()
                    self.connected.set()
                    async for heard in connection.notifies():
                        await self._receive(heard.payload)
            except (psycopg.Error, DBAPIError) as error:
                getLogger(__name__).warning("the connection between workers was lost: %s", error)
            self.connected.clear()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _refresh_all(self) -> None:
        for table_id in list(self._rooms):
            super().seated(table_id)
            self.changed(table_id)

    async def _receive(self, text: str) -> None:
        notification = read_notification(text)
        if notification is None or notification.worker == self._store.pubsub.worker:
            return
        if notification.what == ENDED:
            self.ended([notification.table_id])
        said = notification.said or {}
        if said.get("type") == HERE:
            self._note_presence(notification, said["users"])
        elif said.get("type") == PRESENCE_QUERY:
            self._publish_presence()
        elif notification.table_id in self._rooms:
            await self._receive_change(notification)

    async def _receive_change(self, notification: Notification) -> None:
        if notification.what == SEATED:
            super().seated(notification.table_id)
        if notification.what in (SEATED, CHANGED):
            self.changed(notification.table_id)
        elif (message := await self._words_of(notification)) is not None:
            super().say(notification.table_id, message)

    async def _words_of(self, notification: Notification) -> dict[str, Any] | None:
        """The message of a notification; chat is read from the store, because it may be too long for one."""
        if notification.what == SAID:
            return notification.said
        line = await asyncio.to_thread(self._message, notification.number)
        return None if line is None else {"type": CHAT, **said(line, None), "by": line.user_id}

    def _message(self, number: int) -> Message | None:
        """The line of chat of that number."""
        columns = (messages.c.id, messages.c.user_id, users.c.name, messages.c.text, messages.c.at)
        with self._store.engine.connect() as connection:
            row = connection.execute(select(*columns).join(users).where(messages.c.id == number)).first()
        return None if row is None else Message(*row)
