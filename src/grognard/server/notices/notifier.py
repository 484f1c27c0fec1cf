"""Notices by e-mail and webhook: a player who is not at the table is told, once, that it is their turn.

When a table has been quiet for a while, those it waits for are looked at. Told is whoever did not make the
last entry, has made one since they were told last, and has not got the table open. That they were told is
written before anything is sent: over a restart a notice may be lost, but never comes twice. A server that
starts looks at the tables that changed lately, and so tells what it had no time to tell before.
"""

from __future__ import annotations

import asyncio
import json
import smtplib
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from logging import getLogger
from time import time
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grognard.kernel.words.text import listed
from grognard.kernel.words.titles import seat_title
from grognard.server.errors import words
from grognard.server.notices import mail, webhook
from grognard.server.notices.preferences import ALL, UNSUBSCRIBE, VERIFY, Preferences, PreferenceStore
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.settings import Settings
from grognard.server.store.database import entries, reminders, tables, users
from grognard.server.store.queries import Store
from grognard.server.store.rows import RUNNING, TableRow
from grognard.server.tables.history import waited_for
from grognard.server.tables.seats import HOTSEAT

MOST_TRIES = 3
MOST_WAITING = 500
_AT_ONCE = 8
_LOOK_BACK_SECONDS = 24 * 3600
_MOST_LOOKED_BACK = 1000
_PATIENCE_AT_THE_END = 3
BY_TURNS = "turns"


@dataclass(frozen=True, slots=True)
class TurnNotice:
    """A notice to be sent: whose turn it is; `before` is the entry of their last notice."""

    table: TableRow
    user_id: str
    language: str
    seats: tuple[str, ...]
    before: int | None
    preferences: Preferences


class Notifier:
    """Watches tables and notifies players; `is_present` says whether a user has a table, or any, open."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        catalogue: Catalogue,
        is_present: Callable[[str, str | None], bool],
    ) -> None:
        self._settings, self._engine, self._store = settings, store.engine, store
        self._catalogue, self._is_present = catalogue, is_present
        self.preferences = PreferenceStore(store)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(_AT_ONCE)
        self._senders = ThreadPoolExecutor(_AT_ONCE, "mail")
        """Threads of their own: a slow mail server must not take those in which the tables live."""

    @property
    def can_mail(self) -> bool:
        """Whether the settings say how to send mail, and where its links lead."""
        return bool(self._settings.smtp_url and self._settings.mail_from and self._settings.public_url)

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        """Starts watching, with the tables that changed in the last day."""
        self._loop = loop
        query = (
            select(tables.c.id)
            .where(tables.c.status == RUNNING, tables.c.changed > time() - _LOOK_BACK_SECONDS)
            .limit(_MOST_LOOKED_BACK)
        )
        with self._engine.connect() as connection:
            for table_id in connection.execute(query).scalars():
                self.wake(table_id)

    def wake(self, table_id: str) -> None:
        """Checks a table once nothing has changed for a while; any thread may call this."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has just ended
                self._loop.call_soon_threadsafe(self._wait, table_id)

    async def close(self) -> None:
        """Stops watching; notices that are being sent get a few seconds."""
        self._loop = None
        for timer in self._timers.values():
            timer.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=_PATIENCE_AT_THE_END)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._senders.shutdown(wait=False, cancel_futures=True)

    def _wait(self, table_id: str) -> None:
        if self._loop is None:
            return
        if table_id in self._timers:
            self._timers[table_id].cancel()
        seconds = self._settings.notice_seconds
        self._timers[table_id] = self._loop.call_later(seconds, self._due, table_id)

    def _due(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._begin(self._look(table_id))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            work.close()
            getLogger(__name__).warning("too many notices are waiting; one is dropped")
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, table_id: str) -> None:
        """Notifies those a table waits for. Whoever is present counts as notified, at all workers."""
        try:
            due = await asyncio.to_thread(self.due, table_id)
            here = [notice for notice in due if self._is_here(notice)]
            for notice in here:
                await asyncio.to_thread(self._claim, notice)
            away = [notice for notice in due if notice not in here]
            if away:
                # A worker where such a user has the table open says so meanwhile.
                await asyncio.sleep(self._settings.notice_seconds / 4)
            for notice in away:
                if await asyncio.to_thread(self._claim, notice):
                    for work in self._deliveries(notice):
                        self._begin(work)
        except Exception as error:  # whatever goes wrong here must not hurt the table
            getLogger(__name__).warning("table %s: nobody could be told: %r", table_id, error)

    def _is_here(self, notice: TurnNotice) -> bool:
        everywhere = notice.table.mode != BY_TURNS
        return self._is_present(notice.user_id, None if everywhere else notice.table.id)

    def due(self, table_id: str) -> list[TurnNotice]:
        """Notices for those whose turn it has become since their last one, and who want them."""
        row = self._store.table(table_id)
        if row is None or row.status != RUNNING or row.paused_by is not None or row.mode == HOTSEAT:
            return []
        asked = waited_for(self._catalogue.find(row.game), row)
        waiting = {seat.user_id for seat in row.seats if seat.user_id is not None and seat.seat in asked}
        wanted = self.preferences.of_all(waiting) if waiting else {}
        found = (
            self._notice(row, preferences) for preferences in wanted.values() if _wants(preferences, row)
        )
        return [notice for notice in found if notice is not None]

    def _notice(self, row: TableRow, preferences: Preferences) -> TurnNotice | None:
        mine = tuple(seat.seat for seat in row.seats if seat.user_id == preferences.user_id)
        acted = select(func.max(entries.c.seq)).where(entries.c.table_id == row.id, entries.c.seat.in_(mine))
        told = select(reminders.c.seq).where(
            reminders.c.table_id == row.id, reminders.c.user_id == preferences.user_id
        )
        speaks = select(users.c.language).where(users.c.id == preferences.user_id)
        with self._engine.connect() as connection:
            last = connection.execute(acted).scalar() or 0
            before = connection.execute(told).scalar()
            language = connection.execute(speaks).scalar_one()
        made_the_last_entry = row.seq > 0 and last == row.seq
        was_told = before is not None and last <= before
        if made_the_last_entry or was_told:
            return None
        return TurnNotice(row, preferences.user_id, language, mine, before, preferences)

    def _claim(self, notice: TurnNotice) -> bool:
        """Writes down that a notice is sent; False when another worker was faster."""
        key = {"table_id": notice.table.id, "user_id": notice.user_id}
        try:
            with self._engine.begin() as connection:
                if notice.before is None:
                    connection.execute(insert(reminders).values(**key, seq=notice.table.seq))
                    return True
                known = update(reminders).where(
                    *(reminders.c[name] == value for name, value in key.items()),
                    reminders.c.seq == notice.before,
                )
                return connection.execute(known.values(seq=notice.table.seq)).rowcount == 1
        except IntegrityError:
            return False

    # Sending

    def _deliveries(self, notice: TurnNotice) -> Iterable[Coroutine[Any, Any, None]]:
        if notice.preferences.wants_mail and self.can_mail:
            letter = self._letter(notice)
            yield self._try(lambda: self._post(letter))
        if notice.preferences.wants_webhook:
            preferences, body = notice.preferences, self._body(notice)
            private = self._settings.private_webhooks
            yield self._try(lambda: webhook.post(preferences.webhook, body, preferences.secret, private))

    def _post(self, letter: EmailMessage) -> Awaitable[None]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._senders, mail.send, self._settings.smtp_url, letter)

    async def _try(self, send: Callable[[], Awaitable[None]]) -> None:
        for tried in range(1, MOST_TRIES + 1):
            try:
                async with self._slots:
                    await send()
                return
            except (OSError, smtplib.SMTPException, webhook.Unreachable) as error:
                getLogger(__name__).warning("a notice was not taken, try %s: %r", tried, error)
            if tried < MOST_TRIES:
                await asyncio.sleep(self._settings.notice_seconds * 4 ** (tried - 1))

    def _body(self, notice: TurnNotice) -> bytes:
        told = {
            "table": notice.table.id,
            "title": notice.table.title,
            "seat": notice.seats[0],
            "text": self._words("notice-text", notice),
            "link": self.link(f"table/{notice.table.id}") if self._settings.public_url else None,
            "at": int(time()),
        }
        return json.dumps(told, ensure_ascii=False).encode()

    def _letter(self, notice: TurnNotice) -> EmailMessage:
        token = self.preferences.token(UNSUBSCRIBE, notice.preferences)
        unsubscribe = self.link(f"unsubscribe?token={token}")
        text = "\n\n".join(
            (
                self._words("notice-text", notice),
                self.link(f"table/{notice.table.id}"),
                words("notice-unsubscribe", notice.language, link=unsubscribe),
            )
        )
        subject = self._words("notice-subject", notice)
        return mail.message(self._settings.mail_from, notice.preferences.email, subject, text, unsubscribe)

    def _words(self, message: str, notice: TurnNotice) -> str:
        game = self._catalogue.find(notice.table.game)
        seats = listed([seat_title(game, seat, notice.language) for seat in notice.seats], notice.language)
        return words(message, notice.language, title=notice.table.title, seat=seats)

    def post_soon(self, write: Callable[[], Iterable[EmailMessage]]) -> None:
        """Writes and sends e-mails in the background; any thread may call this."""

        async def work() -> None:
            try:
                letters = await asyncio.to_thread(lambda: list(write()))
            except SQLAlchemyError as error:
                getLogger(__name__).warning("a letter could not be written: %r", error)
                return
            for letter in letters:
                await self._try(partial(self._post, letter))

        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has just ended
                self._loop.call_soon_threadsafe(lambda: self._begin(work()))

    def ask_to_verify(self, preferences: Preferences, language: str) -> None:
        """Sends the link by which a user shows that an address is theirs."""
        link = self.link(f"verify?token={self.preferences.token(VERIFY, preferences)}")
        subject, text = (words(f"verify-{part}", language, link=link) for part in ("subject", "text"))
        mail.send(
            self._settings.smtp_url,
            mail.message(self._settings.mail_from, preferences.email, subject, text),
        )

    def link(self, screen: str) -> str:
        """The address of one of the page's screens."""
        return f"{self._settings.public_url.rstrip('/')}/#/{screen}"


def _wants(preferences: Preferences, row: TableRow) -> bool:
    wanted = preferences.scope == ALL or row.mode == BY_TURNS
    return wanted and (preferences.wants_mail or preferences.wants_webhook)
