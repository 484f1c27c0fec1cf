"""The wire between workers: what one of them writes, the others hear of as soon as it is committed.

PostgreSQL carries it (NOTIFY). With SQLite there is one worker, and nothing is sent. A write that listeners
at other workers must hear of tells it in its own transaction, so that a worker that dies cannot write
without telling, nor tell without writing.
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
HERE, ROLL_CALL = "here", "roll-call"
"""Said among workers: who is at a table with this one; and that all shall say so again."""
LARGEST_NOTICE = 7_900
"""PostgreSQL takes 7,999 bytes."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What happened at a table: an entry or a line of chat of that number, or something said.

    A session that ended is at no table: its hash stands in place of the table.
    """

    worker: str
    what: str
    table_id: str
    number: int = 0
    said: dict[str, Any] | None = None


class Wire:
    """This worker's end of the wire."""

    def __init__(self, engine: Engine) -> None:
        self.worker = token_hex(4)
        self.reaches_others = engine.dialect.name == POSTGRESQL
        self._engine = engine

    def tell(self, connection: Connection, what: str, table_id: str, number: int = 0) -> None:
        """Tells the others, when this transaction is committed."""
        if self.reaches_others:
            _notify(connection, Notice(self.worker, what, table_id, number))

    def say(self, table_id: str, said: dict[str, Any] | None) -> None:
        """Passes on something said that nobody writes down; nothing, or too much, is a hint to look again."""
        notice = Notice(self.worker, SAID, table_id, said=said)
        if said is None or len(msgspec.json.encode(notice)) > LARGEST_NOTICE:
            notice = Notice(self.worker, SEATED, table_id)
        with self._engine.begin() as connection:
            _notify(connection, notice)


def read_notice(text: str) -> Notice | None:
    """A notice as it came over the wire; nothing if it is none of ours."""
    try:
        return msgspec.json.decode(text, type=Notice)
    except msgspec.DecodeError:
        return None


def _notify(connection: Connection, notice: Notice) -> None:
    connection.execute(select(func.pg_notify(CHANNEL, msgspec.json.encode(notice).decode())))
