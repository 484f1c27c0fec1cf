"""The sockets of tables: each is sent what changed, as seen from its own viewpoint.

A slow socket gets several changes in one message; no queue grows and nothing is lost, because a message
always shows the table as it stands now with the log since the last message.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from contextlib import suppress
from logging import getLogger
from time import monotonic
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from grognard.server.callers import address_of, is_foreign
from grognard.server.errors import Refusal, language_of
from grognard.server.live.messages import Changes, Outgoing, Recipient, messages_for
from grognard.server.people import identity
from grognard.server.people.sanctions import refuse_banned
from grognard.server.service import Service
from grognard.server.store.rows import User
from grognard.server.tables import viewpoint

MOST_WATCHERS, KEPT_FOR_PLAYERS = 200, 100
MOST_OF_ONE_CALLER = 10
"""Sockets at one table: windows and devices of one person, and those that a lost line has left behind."""
LARGEST_MESSAGE = 1000
_MOST_WAITING = 100
_SESSION_CHECK_SECONDS = 30
FORBIDDEN, NOT_FOUND, TOO_LARGE, TOO_MANY, BROKEN = 4403, 4404, 1009, 4429, 1011
"""The codes with which a socket is closed."""
_PONG = '{"type":"pong"}'


class Listener:
    """One socket: what was sent to it, and what must still be sent; `who` is the caller that limits count."""

    def __init__(
        self,
        user: User | None,
        who: str,
        session: str,
        seat: str | None,
        language: str,
        differences: bool = False,
    ) -> None:
        self.user, self.who, self.session, self.seat, self.language = user, who, session, seat, language
        self.differences = differences
        self.known, self._checked = -1, monotonic()
        self._messages: deque[str] = deque(maxlen=_MOST_WAITING)
        self._state: tuple[int, str] | None = None
        self._end = 0
        self._news = asyncio.Event()

    def recipient(self) -> Recipient:
        """Who listens and what they know; from time to time with the session, to be checked."""
        session, now = "", monotonic()
        if now - self._checked > _SESSION_CHECK_SECONDS:  # another process may have ended it
            session, self._checked = self.session, now
        return Recipient(self.user, session, self.seat, self.language, self.known, self.differences)

    def say(self, *messages: str) -> None:
        """Sends messages as soon as the socket takes them."""
        self._messages.extend(messages)
        self._news.set()

    def take(self, outgoing: Outgoing) -> None:
        """Sends messages; a state that was not sent yet is replaced by the newer one."""
        if outgoing.state is not None and outgoing.state[0] > self.known:  # else it was sent meanwhile
            self._state = outgoing.state
        self.say(*outgoing.messages)
        if outgoing.refused:
            self.end(FORBIDDEN)

    def end(self, code: int) -> None:
        """Closes the socket after what it must still be sent."""
        self._end = code
        self._news.set()

    async def send(self, socket: WebSocket) -> None:
        """Sends what is waiting, until the socket is closed."""
        while not self._end:
            await self._news.wait()
            self._news.clear()
            while self._messages:
                await socket.send_text(self._messages.popleft())
            if self._state is not None:
                (self.known, text), self._state = self._state, None
                await socket.send_text(text)
        await socket.close(self._end)


class Room:
    """The sockets of one table. One task serves them all, so that a change is worked out once."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.listeners: set[Listener] = set()
        self._changes = Changes()
        self._news = asyncio.Event()
        self.broadcaster: asyncio.Task[None] | None = None

    def players(self) -> frozenset[str]:
        """The users who look from the viewpoint of a seat; any thread may ask."""
        listeners = tuple(self.listeners)
        return frozenset(
            each.user.id for each in listeners if each.user is not None and each.seat is not None
        )

    def has_room_for(self, listener: Listener) -> bool:
        """Whether one more socket is allowed: limited per caller, with places reserved for players."""
        most = MOST_WATCHERS + (KEPT_FOR_PLAYERS if listener.seat else 0)
        own = sum(each.who == listener.who for each in self.listeners)
        return own < MOST_OF_ONE_CALLER and len(self.listeners) < most

    def note(self, what: Callable[[Changes], None]) -> None:
        """Notes a change, which the sockets will be sent."""
        what(self._changes)
        del self._changes.said[:-_MOST_WAITING]
        self._news.set()

    async def broadcast(self, service: Service) -> None:
        """Sends each change to the sockets, as long as there are any."""
        while True:
            await self._news.wait()
            self._news.clear()
            changes, self._changes = self._changes, Changes()
            listeners = list(self.listeners)
            recipients = [listener.recipient() for listener in listeners]
            try:
                outgoing = await asyncio.to_thread(messages_for, service, self.table_id, changes, recipients)
            except Exception as error:  # the sockets come again; silence would be worse
                is_gone = isinstance(error, Refusal) and error.status == 404  # it was deleted
                if not is_gone:
                    getLogger(__name__).warning("table %s: its sockets are closed: %r", self.table_id, error)
                for listener in listeners:
                    listener.end(NOT_FOUND if is_gone else BROKEN)
                continue
            for listener, each in zip(listeners, outgoing, strict=True):
                listener.take(each)


def _changed(changes: Changes) -> None:
    changes.changed = True


class Hub:
    """The rooms of all tables. Any thread may call it once it knows the loop."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.on_change: Callable[[str], None] = lambda table_id: None
        """Called with the id of every table that changed."""

    def attach(self, loop: asyncio.AbstractEventLoop | None) -> None:
        """Sets the event loop of the sockets, or None when it is about to end."""
        self._loop = loop

    def changed(self, table_id: str) -> None:
        """The state of a table changed."""
        self._note(table_id, _changed)
        self.on_change(table_id)

    def count(self) -> int:
        """How many sockets are open here; any thread may ask."""
        return sum(len(room.listeners) for room in tuple(self._rooms.values()))

    def present(self, table_id: str) -> frozenset[str]:
        """The users who look at that table from the viewpoint of a seat."""
        room = self._rooms.get(table_id)
        return room.players() if room else frozenset()

    def is_present(self, user_id: str, table_id: str | None) -> bool:
        """Whether a user has that table, or any, open from a seat's viewpoint."""
        tables = self._tables() if table_id is None else {table_id}
        return any(user_id in self.present(table) for table in tables)

    def _tables(self) -> set[str]:
        """The tables at which someone is."""
        return set(self._rooms)

    def seated(self, table_id: str) -> None:
        """The seats of a table changed."""
        self._note(table_id, lambda changes: setattr(changes, "seated", True))

    def say(self, table_id: str, message: dict[str, Any]) -> None:
        """Sends a message to all sockets of a table; a key `by` becomes whether the recipient wrote it."""
        self._note(table_id, lambda changes: changes.said.append(message))

    def ended(self, sessions: Collection[str]) -> None:
        """These sessions, by their hashes, are over: their sockets are closed."""

        self._end(lambda listener: listener.session in sessions)

    def ended_user(self, user_id: str) -> None:
        """This user was banned or deleted: their sockets are closed."""
        self._end(lambda listener: listener.user is not None and listener.user.id == user_id)

    def _end(self, whose: Callable[[Listener], bool]) -> None:
        def end() -> None:
            for room in self._rooms.values():
                for listener in filter(whose, room.listeners):
                    listener.end(FORBIDDEN)

        self._soon(end)

    def _note(self, table_id: str, what: Callable[[Changes], None]) -> None:
        def note() -> None:
            if table_id in self._rooms:
                self._rooms[table_id].note(what)

        self._soon(note)

    def _soon(self, what: Callable[[], None]) -> None:
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has just ended, and the sockets with it
                self._loop.call_soon_threadsafe(what)

    def join(self, service: Service, table_id: str, listener: Listener) -> bool:
        """Adds a listener and sends it the table as it stands, unless there are too many."""
        room = self._rooms.setdefault(table_id, Room(table_id))
        if not room.has_room_for(listener):
            return False
        room.listeners.add(listener)
        room.broadcaster = room.broadcaster or asyncio.create_task(room.broadcast(service))
        room.note(_changed)
        self._came_or_went(table_id)
        return True

    def leave(self, table_id: str, listener: Listener) -> None:
        """Removes a listener, and the room with the last one."""
        room = self._rooms[table_id]
        room.listeners.discard(listener)
        if not room.listeners:
            del self._rooms[table_id]
            if room.broadcaster is not None:
                room.broadcaster.cancel()
        self._came_or_went(table_id)

    def _came_or_went(self, table_id: str) -> None:
        """Tells the sockets that are left who is present."""
        if table_id in self._rooms:
            here = self.present(table_id)
            self._rooms[table_id].note(lambda changes: setattr(changes, "here", here))


async def serve(
    socket: WebSocket, service: Service, hub: Hub, table_id: str, seat: str | None, differences: bool
) -> None:
    """Serves one socket until it is closed."""
    if is_foreign(socket):
        await socket.close(FORBIDDEN)
        return
    try:
        user = await asyncio.to_thread(_admit, socket, service, table_id, seat)
    except Refusal as refusal:
        await socket.close({404: NOT_FOUND, 429: TOO_MANY}.get(refusal.status, FORBIDDEN))
        return
    session = identity.session_of(socket) if user else ""
    listener = Listener(user, _name_of(socket, user), session, seat, language_of(socket), differences)
    if not hub.join(service, table_id, listener):
        await socket.close(TOO_MANY)
        return
    sender: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        service.wake(table_id)
        sender = asyncio.create_task(listener.send(socket))
        await _listen(socket, service, listener)
    except WebSocketDisconnect:
        pass
    finally:
        hub.leave(table_id, listener)
        if sender is not None:
            sender.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender


def _admit(socket: WebSocket, service: Service, table_id: str, seat: str | None) -> User | None:
    """Who opened the socket, if they may."""
    user = identity.user_of(socket, service.store)
    if user is not None:
        refuse_banned(user)
    service.rate_limits.check("look", _name_of(socket, user))
    viewpoint.check(user, service.tables.row(table_id), seat)
    return user


async def _listen(socket: WebSocket, service: Service, listener: Listener) -> None:
    """Answers pings, which is all that a client may send, and limits their rate."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            service.rate_limits.check("ping", listener.who)
        except Refusal:
            await socket.close(TOO_MANY)
            return
        if len(message.get("text") or message.get("bytes") or "") > LARGEST_MESSAGE:
            await socket.close(TOO_LARGE)
            return
        listener.say(_PONG)


def _name_of(socket: WebSocket, user: User | None) -> str:
    """The caller that rate limits count: a user, or an address."""
    return user.id if user else address_of(socket)
