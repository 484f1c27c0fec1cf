"""Accounts: a name and a password by which a user is known on every device, and the sessions on them.

An account belongs to the user who was a guest before, so that all tables stay theirs. Whoever signs in
while a guest takes the guest's tables along. A user has one name, for signing in and at the table.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from threading import Semaphore
from time import time

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from grognard.kernel.words.text import LANGUAGES
from grognard.server.errors import Refusal, words
from grognard.server.names import LONGEST_FOLDED, account_name, fold, guest_name, looks_of, proper_name
from grognard.server.store import holders
from grognard.server.store.database import (
    accounts,
    bookmarks,
    looks,
    messages,
    notes,
    notices,
    reminders,
    resets,
    seats,
    sessions,
    tables,
    users,
)
from grognard.server.store.pubsub import ENDED
from grognard.server.store.queries import SESSION_SECONDS, Store, named
from grognard.server.store.rows import COMPUTER, FINISHED, RUNNING, TableRow, User
from grognard.server.tables.actions import Tables
from grognard.server.tables.seats import HOTSEAT

_SESSION_ID = 16
_HASHER = PasswordHasher(2, 19456, 1)
_AT_ONCE = Semaphore(4)
"""Each hash takes 19 MB for a moment: a crowd at the door must not take all the memory."""
_NOBODY = _HASHER.hash("nobody's password")


@dataclass(frozen=True, slots=True)
class Session:
    """A session of a user on a device; `id` is safe to show."""

    id: str
    created: float
    used: float
    device: str
    this: bool


class Accounts:
    """Creates, checks and deletes accounts."""

    def __init__(self, store: Store, tables_in_play: Tables) -> None:
        self._store, self._engine, self._tables = store, store.engine, tables_in_play

    def claim(self, guest: User, name: str, password: str) -> User:
        """Makes a guest's seats and tables those of a new account."""
        if not guest.guest:
            raise Refusal(409, "has-account")
        owner = replace(guest, name=account_name(name), guest=False)
        values = {"user_id": owner.id, "folded": fold(owner.name), "password": _hash(password)}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(accounts).values(**values, created=time()))
                _take_name(connection, owner)
        except IntegrityError:
            raise Refusal(409, "name-taken", field="name") from None
        return owner

    def holder(self, name: str) -> str | None:
        """The user whose account bears a name."""
        query = select(accounts.c.user_id).where(accounts.c.folded == fold(name)[:LONGEST_FOLDED])
        with self._engine.connect() as connection:
            return connection.execute(query).scalar()

    def find(self, name: str, password: str) -> User:
        """The owner of an account; the answer and its time don't tell whether there is such a name."""
        query = (
            select(users.c.id, users.c.name, users.c.language, accounts.c.password)
            .join(accounts, accounts.c.user_id == users.c.id)
            .where(accounts.c.folded == fold(name)[:LONGEST_FOLDED])
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        if not _verify(_NOBODY if row is None else row.password, password) or row is None:
            raise Refusal(403, "bad-sign-in", field="password")
        return User(row.id, row.name, row.language, guest=False)

    def change(self, user: User, changed: User) -> User:
        """Writes a user's name and language; nobody else may look like the owner of an account."""
        if changed.name != user.name:
            checked = proper_name(changed.name) if user.guest else account_name(changed.name)
            changed = replace(changed, name=checked)
        try:
            with self._engine.begin() as connection:
                if changed.name != user.name:
                    _rename(connection, changed)
                self._store.change_user(changed, connection)
        except IntegrityError:
            raise Refusal(409, "name-taken", field="name") from None
        return changed

    def check_password(self, user: User, password: str, field: str) -> None:
        """Refuses a password that is not this user's."""
        query = select(accounts.c.password).where(accounts.c.user_id == user.id)
        with self._engine.connect() as connection:
            kept = connection.execute(query).scalar()
        if kept is None:
            raise Refusal(409, "no-account")
        if not _verify(kept, password):
            raise Refusal(403, "bad-password", field=field)

    def set_password(self, user: User, password: str, by_link: str | None = None) -> bool:
        """Replaces the password, which makes all links to do so worthless.

        With the hash of such a link, says whether it was there to be used.
        """
        hashed, link = _hash(password), delete(resets).where(resets.c.token_hash == by_link)
        with self._engine.begin() as connection:
            if by_link is not None and connection.execute(link).rowcount != 1:
                return False
            connection.execute(delete(resets).where(resets.c.user_id == user.id))
            mine = update(accounts).where(accounts.c.user_id == user.id)
            connection.execute(mine.values(password=hashed))
        return True

    def take_along(self, guest: User, owner: User) -> list[str]:
        """Gives all that a guest has to an account; returns the tables whose seats changed.

        What was written to the logs of tables stays as it was written.
        """
        with self._engine.begin() as connection:
            mine = select(seats.c.table_id).where(seats.c.user_id == guest.id)
            moved = sorted(set(connection.execute(mine).scalars()))
            noted = select(notes.c.table_id).where(notes.c.user_id == owner.id)
            for table, owned in (
                (seats, seats.c.user_id == guest.id),
                (messages, messages.c.user_id == guest.id),
                (bookmarks, bookmarks.c.user_id == guest.id),
                (notes, and_(notes.c.user_id == guest.id, notes.c.table_id.not_in(noted))),
            ):
                connection.execute(update(table).where(owned).values(user_id=owner.id))
            hosted = update(tables).where(tables.c.host_id == guest.id)
            connection.execute(hosted.values(host_id=owner.id))
            holders.rename(connection, guest.id, owner.id)
        return moved

    def close(self, user: User) -> list[str]:
        """Ends an account: its seats are given up, its name is gone, the tables' logs stay whole.

        Says the tables where people sit otherwise now.
        """
        unfinished = (
            select(seats.c.table_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.user_id == user.id, tables.c.status != FINISHED)
        )
        with self._engine.connect() as connection:
            left = sorted(set(connection.execute(unfinished).scalars()))
        for table_id in left:
            self._give_up(user, self._tables.row(table_id))
        name = words("former-player", user.language)
        with self._engine.begin() as connection:
            for table in (accounts, looks, resets, notes, bookmarks, notices, reminders):
                connection.execute(delete(table).where(table.c.user_id == user.id))
            connection.execute(update(users).where(users.c.id == user.id).values(**named(name)))
        return left

    def _give_up(self, user: User, row: TableRow) -> None:
        """Resigns where others play on; else the seats are empty, and nobody plays for them."""
        others = [seat for seat in row.seats if seat.kind != COMPUTER and seat.user_id not in (None, user.id)]
        if row.status == RUNNING and row.mode != HOTSEAT and others:
            for seat in row.seats_of(user):
                with suppress(Refusal):  # the first resignation may have ended the game
                    self._tables.resign(user, row.id, seat)
        if self._tables.row(row.id).status != FINISHED:
            self._tables.free_seats(user, row.id)

    # Sessions

    def begin_session(self, user: User, token_hash: str, device: str) -> None:
        """Starts a session on one more device."""
        now = time()
        values = {"token_hash": token_hash, "user_id": user.id, "created": now, "used": now}
        with self._engine.begin() as connection:
            connection.execute(insert(sessions).values(**values, device=device))

    def sessions(self, user: User, token_hash: str) -> list[Session]:
        """The sessions of a user, the last used first; `token_hash` is the session that asks."""
        query = (
            select(sessions.c.token_hash, sessions.c.created, sessions.c.used, sessions.c.device)
            .where(sessions.c.user_id == user.id, sessions.c.used > time() - SESSION_SECONDS)
            .order_by(sessions.c.used.desc())
        )
        with self._engine.connect() as connection:
            return [
                Session(row.token_hash[:_SESSION_ID], row.created, row.used, row.device, row[0] == token_hash)
                for row in connection.execute(query)
            ]

    def end_sessions(self, user: User, one: str | None = None, but: str = "") -> Sequence[str]:
        """Ends one session of a user by its id, or all but the one of a hash; returns their hashes."""
        mine = [sessions.c.user_id == user.id, sessions.c.token_hash != but]
        if one is not None:
            mine.append(func.substr(sessions.c.token_hash, 1, _SESSION_ID) == one[:_SESSION_ID])
        with self._engine.begin() as connection:
            ended = connection.execute(select(sessions.c.token_hash).where(*mine)).scalars().all()
            connection.execute(delete(sessions).where(sessions.c.token_hash.in_(ended)))
            for session in ended:
                self._store.pubsub.publish(connection, ENDED, session)
        return ended


def _rename(connection: Connection, user: User) -> None:
    """Gives a user another name; a guest's must look like that of no account."""
    if user.guest:
        taken = select(looks.c.user_id).where(looks.c.look.in_(looks_of(user.name)))
        if connection.execute(taken).first() is not None:
            raise Refusal(409, "name-taken", field="name")
        return
    connection.execute(delete(looks).where(looks.c.user_id == user.id))
    mine = update(accounts).where(accounts.c.user_id == user.id)
    connection.execute(mine.values(folded=fold(user.name)))
    _take_name(connection, user)


def _take_name(connection: Connection, owner: User) -> None:
    """Makes a name that of an account; guests who look like its owner get another one.

    Raises IntegrityError when another account looks like it.
    """
    mine = looks_of(owner.name)
    connection.execute(insert(looks), [{"look": look, "user_id": owner.id} for look in mine])
    connection.execute(update(users).where(users.c.id == owner.id).values(**named(owner.name)))
    guests = and_(users.c.look.in_(mine), users.c.id.not_in(select(accounts.c.user_id)))
    for language in LANGUAGES:
        same = update(users).where(guests, users.c.language == language)
        connection.execute(same.values(**named(guest_name(language))))


def _hash(password: str) -> str:
    with _AT_ONCE:
        return _HASHER.hash(unicodedata.normalize("NFKC", password))


def _verify(kept: str, password: str) -> bool:
    with _AT_ONCE:
        try:
            return _HASHER.verify(kept, unicodedata.normalize("NFKC", password))
        except VerifyMismatchError:
            return False
