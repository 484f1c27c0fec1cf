"""Live tables: each socket is told what changed, as its own eyes may see it.

A socket that is slow gets several changes in one message; nothing piles up, and nothing is lost, because
a message always shows the table as it stands now with the log since the last message.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from grognard.server import eyes, guard, identity
from grognard.server.errors import Refusal, language_of, words
from grognard.server.service import Service
from grognard.server.store import User

MOST_LISTENERS = 200
LARGEST_MESSAGE = 1000
_WAITING_WORDS = 100
_SESSION_CHECK_SECONDS = 30
FORBIDDEN, NOT_FOUND, TOO_LARGE, TOO_MANY = 4403, 4404, 1009, 4429


class Listener:
    """One socket: whether the table changed since its last message, and what else it must be told.

    It hears for a user in a session, both empty for a stranger, until that session has `ended`.
    """

    def __init__(self, user_id: str = "", session: str = "") -> None:
        self.user_id, self.session, self.ended = user_id, session, False
        self.news = asyncio.Event()
        self.changed = True
        self.seated = False
        self.words: deque[dict[str, Any]] = deque(maxlen=_WAITING_WORDS)
        self.news.set()


class Hub:
    """The sockets of each table. Threads may speak to it as soon as it knows the loop."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def attach(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """Tells the loop in which the sockets live, or that it is about to end."""
        self._loop = loop

    def changed(self, table_id: str) -> None:
        """The table stands otherwise than before."""
        self._tell(table_id, lambda listener: setattr(listener, "changed", True))

    def seated(self, table_id: str) -> None:
        """People sit otherwise than before."""
        self._tell(table_id, lambda listener: setattr(listener, "seated", True))

    def say(self, table_id: str, message: dict[str, Any]) -> None:
        """Tells all of a table the same; a key `by` becomes whether the listener wrote it."""
        self._tell(table_id, lambda listener: listener.words.append(message))

    def ended(self, sessions: Collection[str]) -> None:
        """These sessions, by their hashes, are over: their sockets are closed."""

        def end(listener: Listener) -> None:
            listener.ended = listener.ended or listener.session in sessions

        for table_id in list(self._listeners) if sessions else ():
            self._tell(table_id, end)

    def _tell(self, table_id: str, what: Callable[[Listener], None]) -> None:
        def tell() -> None:
            for listener in self._listeners.get(table_id, ()):
                what(listener)
                listener.news.set()

        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has just ended, and the sockets with it
                self._loop.call_soon_threadsafe(tell)

    def join(self, table_id: str, user_id: str = "", session: str = "") -> Listener | None:
        """A new listener, unless there are too many."""
        mine = self._listeners.setdefault(table_id, set())
        if len(mine) >= MOST_LISTENERS:
            return None
        listener = Listener(user_id, session)
        mine.add(listener)
        return listener

    def part(self, table_id: str, listener: Listener) -> None:
        """Forgets a listener."""
        mine = self._listeners.get(table_id, set())
        mine.discard(listener)
        if not mine:
            self._listeners.pop(table_id, None)


async def serve(socket: WebSocket, service: Service, hub: Hub, table_id: str, seat: str | None) -> None:
    """One socket from its greeting to its end."""
    if guard.is_foreign(socket):
        await socket.close(FORBIDDEN)
        return
    try:
        user = await asyncio.to_thread(identity.user_of, socket, service.store)
        row = await asyncio.to_thread(service.tables.row, table_id)
        eyes.check(user, row, seat)
    except Refusal as refusal:
        await socket.close(NOT_FOUND if refusal.status == 404 else FORBIDDEN)
        return
    session = identity.session_of(socket) if user else ""
    listener = hub.join(table_id, user.id if user else "", session)
    if listener is None:
        await socket.close(TOO_MANY)
        return
    await socket.accept()
    service.wake(table_id)
    sender = asyncio.create_task(_send(socket, service, listener, user, table_id, seat))
    try:
        await _listen(socket, listener)
    except WebSocketDisconnect:
        pass
    finally:
        hub.part(table_id, listener)
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _listen(socket: WebSocket, listener: Listener) -> None:
    """Answers pings; a client has nothing else to say here."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        if len(message.get("text") or message.get("bytes") or "") > LARGEST_MESSAGE:
            await socket.close(TOO_LARGE)
            return
        listener.words.append({"type": "pong"})
        listener.news.set()


async def _send(
    socket: WebSocket,
    service: Service,
    listener: Listener,
    user: User | None,
    table_id: str,
    seat: str | None,
) -> None:
    language, known, checked = language_of(socket), -1, monotonic()
    while True:
        await listener.news.wait()
        listener.news.clear()
        if user is not None and monotonic() - checked > _SESSION_CHECK_SECONDS:
            # Another process may have ended the session.
            checked = monotonic()
            if await asyncio.to_thread(identity.user_of, socket, service.store) is None:
                listener.ended = True
        if listener.ended:
            await socket.close(FORBIDDEN)
            return
        while listener.words:
            told = await asyncio.to_thread(
                _for_user, service, listener.words.popleft(), user, table_id, language
            )
            if told is not None:
                await socket.send_text(_text(told))
        try:
            if listener.seated:
                listener.seated = False
                table = await asyncio.to_thread(service.detail, user, table_id, language)
                await socket.send_text(_text({"type": "seats", "table": table}))
            if listener.changed:
                listener.changed = False
                state = await asyncio.to_thread(service.news, user, table_id, seat, known, language)
                if state["seq"] != known:
                    known = state["seq"]
                    await socket.send_text(_text({"type": "state", **state}))
        except Refusal:
            await socket.close(FORBIDDEN)
            return


def _for_user(
    service: Service, message: dict[str, Any], user: User | None, table_id: str, language: str
) -> dict[str, Any] | None:
    """A message as one user is told it: chat is for those who sit at the table."""
    if message["type"] == "trouble":
        return message | {"text": words("computer-trouble", language)}
    if message["type"] != "chat":
        return message
    if user is None or not service.is_seated(user, table_id):
        return None
    told = {name: value for name, value in message.items() if name != "by"}
    return told | {"me": message["by"] == user.id}


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
