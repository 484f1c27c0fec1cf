"""Publish and subscribe between workers: what one writes, the others learn as soon as it is committed.

PostgreSQL carries the messages (NOTIFY). With SQLite there is one worker, and nothing is sent. A write is
published in its own transaction, so that a worker that dies can neither write without publishing nor publish
without writing.
"""

from __future__ import annotations

from dataclasses import dataclass
from secrets import token_hex
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, select

from grognard.server.store.database import POSTGRESQL

CHANNEL = "grognard"
CHANGED, SEATED, CHAT, SAID, ENDED = "changed", "seated", "chat", "said", "ended"
HERE, PRESENCE_QUERY = "here", "presence-query"
"""Between workers: who is present at a table; and that all shall publish it again."""
LARGEST_NOTIFICATION = 7_900
"""PostgreSQL takes 7,999 bytes."""


@dataclass(frozen=True, slots=True)
class Notification:
    """What happened at a table: an entry or a line of chat of that number, or something said.

    A session that ended is at no table: its hash stands in place of the table.
    """

    worker: str
    what: str
    table_id: str
    number: int = 0
    said: dict[str, Any] | None = None


class PubSub:
    """What this worker publishes."""

    def __init__(self, engine: Engine) -> None:
        self.worker = token_hex(4)
        self.reaches_others = engine.dialect.name == POSTGRESQL
        self._engine = engine

    def publish(self, connection: Connection, what: str, table_id: str, number: int = 0) -> None:
        """Tells the other workers when this transaction is committed."""
        if self.reaches_others:
            _notify(connection, Notification(self.worker, what, table_id, number))

    def publish_message(self, table_id: str, said: dict[str, Any] | None) -> None:
        """Publishes a message that is not stored; none, or one too large, tells the others to look again."""
        notification = Notification(self.worker, SAID, table_id, said=said)
        if said is None or len(msgspec.json.encode(notification)) > LARGEST_NOTIFICATION:
            notification = Notification(self.worker, SEATED, table_id)
        with self._engine.begin() as connection:
            _notify(connection, notification)


def read_notification(text: str) -> Notification | None:
    """A notification as it was received; None if it is not one of ours."""
    try:
        return msgspec.json.decode(text, type=Notification)
    except msgspec.DecodeError:
        return None


def _notify(connection: Connection, notification: Notification) -> None:
    connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(notification).decode())))
