"""Housekeeping: guests and tables that nobody has used for long are deleted, a few at a time.

A game that has begun is never deleted without notice: its players are told a month before, in their list of
tables and by mail, and whoever plays on or just opens the table keeps it. A guest who still sits at an
unfinished table stays as long as the table does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from email.message import EmailMessage
from logging import getLogger
from time import time
from typing import Any

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from grognard.server.errors import words
from grognard.server.notices import mail
from grognard.server.notices.notifier import Notifier
from grognard.server.people.operators import EXPIRE_GUESTS, EXPIRE_TABLE
from grognard.server.service import Service
from grognard.server.store.database import (
    accounts,
    bookmarks,
    metadata,
    notes,
    notices,
    reminders,
    seats,
    sessions,
    tables,
    users,
)
from grognard.server.store.queries import named
from grognard.server.store.rows import FINISHED, OPEN

MOST_AT_ONCE = 100
"""Tables, and guests, that one round deletes at most."""
DAY = 24 * 3600.0
NOTICE_SECONDS = 30 * DAY
"""So long before a table is deleted its players are told; whatever happens at it takes the mark away."""
SERVER = "server"
_SOON = 60.0


class Housekeeper:
    """Regularly deletes what is no longer used."""

    def __init__(self, service: Service, notifier: Notifier) -> None:
        self._service, self._engine, self._notifier = service, service.store.engine, notifier
        self._settings, self._operator = service.settings, service.operator(SERVER)

    async def run(self) -> None:
        """Runs for ever, more often while there is much to delete."""
        pause = _SOON
        while True:
            await asyncio.sleep(pause)
            try:
                done = await asyncio.to_thread(self.go_round, time())
            except Exception as error:  # the database is away, or something else that must not end this
                getLogger(__name__).warning("nothing could be tidied up: %r", error)
                done = 0
            pause = _SOON if done >= MOST_AT_ONCE else self._settings.round_seconds

    def go_round(self, now: float) -> int:
        """Deletes what has expired and gives notice of what will; returns how much that was."""
        return self._tables(now) + self._give_notice(now) + self._guests(now)

    def _tables(self, now: float) -> int:
        begun = or_(tables.c.seq > 0, tables.c.status != OPEN)
        due = [and_(tables.c.expires < now, tables.c.status != FINISHED)]
        if self._settings.open_table_days:
            due.append(and_(~begun, tables.c.changed < now - self._settings.open_table_days * DAY))
        if self._settings.finished_days:
            old = tables.c.changed < now - self._settings.finished_days * DAY
            due.append(and_(tables.c.status == FINISHED, old))
        found = self._ids(or_(*due))
        for table_id in found:
            self._operator.delete_table(table_id, "nobody came for long", EXPIRE_TABLE, or_(*due))
        return len(found)

    def _give_notice(self, now: float) -> int:
        if not self._settings.table_days:
            return 0
        forgotten = and_(
            tables.c.expires.is_(None),
            tables.c.status != FINISHED,
            or_(tables.c.seq > 0, tables.c.status != OPEN),
            tables.c.changed < now - self._settings.table_days * DAY,
        )
        found = self._ids(forgotten)
        for table_id in found:
            mine = update(tables).where(tables.c.id == table_id, forgotten)
            with self._engine.begin() as connection:
                marked = connection.execute(mine.values(expires=now + NOTICE_SECONDS)).rowcount
            if marked and self._notifier.can_mail:  # of several workers, one tells
                self._notifier.post_soon(self._letters(table_id, now + NOTICE_SECONDS))
        return len(found)

    def _ids(self, which: Any) -> Sequence[str]:
        query = select(tables.c.id).where(which).order_by(tables.c.changed).limit(MOST_AT_ONCE)
        with self._engine.connect() as connection:
            return connection.execute(query).scalars().all()

    def _letters(self, table_id: str, expires: float) -> Callable[[], Iterator[EmailMessage]]:
        def write() -> Iterator[EmailMessage]:
            row = self._service.store.table(table_id)
            people = {seat.user_id for seat in row.seats if seat.user_id} if row else set()
            for preferences in self._notifier.preferences.of_all(people).values():
                user = self._service.store.user(preferences.user_id)
                if row and user and preferences.wants_mail:
                    date = f"{datetime.fromtimestamp(expires, UTC):%Y-%m-%d}"
                    link = self._notifier.link(f"table/{table_id}")
                    subject, text = (
                        words(f"expires-{part}", user.language, title=row.title, date=date, link=link)
                        for part in ("subject", "text")
                    )
                    yield mail.message(self._settings.mail_from, preferences.email, subject, text)

        return write

    def _guests(self, now: float) -> int:
        """Deletes guests whose every session has long been unused."""
        if not self._settings.guest_days:
            return 0
        before = now - self._settings.guest_days * DAY
        mine = sessions.c.user_id == users.c.id
        unfinished = and_(tables.c.id == seats.c.table_id, tables.c.status != FINISHED)
        query = (
            select(users.c.id, users.c.language)
            .where(
                exists().where(mine),
                ~exists().where(mine, sessions.c.used >= before),
                ~exists().where(accounts.c.user_id == users.c.id),
                ~exists().where(seats.c.user_id == users.c.id, unfinished),
            )
            .limit(MOST_AT_ONCE)
        )
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
        for row in found:
            with self._engine.begin() as connection:
                _forget(connection, row.id, row.language)
        if found:
            self._operator.note(EXPIRE_GUESTS, "nobody came for long", f"{len(found)} guests")
        return len(found)


def _forget(connection: Connection, user_id: str, language: str) -> None:
    """Deletes a guest; one who wrote to a log that is kept becomes an anonymous former player."""
    for table in (sessions, notes, bookmarks, notices, reminders):
        connection.execute(delete(table).where(table.c.user_id == user_id))
    columns = [column for table in metadata.sorted_tables for column in table.columns]
    naming = [column for column in columns if any(key.column is users.c.id for key in column.foreign_keys)]
    is_named = or_(*(exists().where(column == user_id) for column in naming))
    if connection.execute(select(is_named)).scalar():
        name = words("former-player", language)
        connection.execute(update(users).where(users.c.id == user_id).values(**named(name)))
    else:
        connection.execute(delete(users).where(users.c.id == user_id))
