"""Operators: what those who run a server do about users and tables, each act logged with who, when and why.

An act may come from another process than the one that serves: what is forbidden is looked up with every
request, and `live/act_poller.py` tells the sockets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from time import time
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, true, update

from grognard.server.people.accounts import Accounts
from grognard.server.people.password_resets import PasswordResets
from grognard.server.store.database import accounts, acts, metadata, seats, tables, users
from grognard.server.store.queries import Store
from grognard.server.store.rows import User

BAN, UNBAN, MUTE, UNMUTE = "ban", "unban", "mute", "unmute"
RENAME, DELETE_USER, DELETE_TABLE, RESET_LINK = "rename", "delete-user", "delete-table", "reset-link"
EXPIRE_TABLE, EXPIRE_GUESTS = "expire-table", "expire-guests"
LONGEST_LIST = 200
_LONGEST_NAME, _LONGEST_WHY = 80, 500


class Unknown(ValueError):
    """A user or table that does not exist, or a name that fits several; the message is one line."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that was done: to a user or a table, which had this name."""

    what: str
    who: str
    why: str
    user_id: str | None = None
    table_id: str | None = None
    name: str = ""
    tables: Sequence[str] = ()
    """Where people sit otherwise now, or have other names."""
    id: int = 0
    at: float = field(default_factory=time)


class Operator:
    """Someone who runs a server, or the server itself."""

    def __init__(self, store: Store, accounts: Accounts, resets: PasswordResets, who: str) -> None:
        self._store, self._accounts, self._resets = store, accounts, resets
        self._engine, self._who = store.engine, who[:60]

    def ban(self, user: User, until: float, why: str) -> None:
        """Bans a user until a time; a time in the past lifts the ban."""
        self._forbid(user, BAN if until > time() else UNBAN, {"banned_until": until}, why)

    def mute(self, user: User, until: float, why: str) -> None:
        """Mutes a user until a time; a time in the past lifts that."""
        self._forbid(user, MUTE if until > time() else UNMUTE, {"muted_until": until}, why)

    def _forbid(self, user: User, what: str, change: dict[str, float], why: str) -> None:
        with self._engine.begin() as connection:
            connection.execute(update(users).where(users.c.id == user.id).values(**change))
            self._write(connection, what, why, user_id=user.id, name=user.name)

    def rename(self, user: User, name: str, why: str) -> User:
        """Gives a user another name."""
        renamed = User(user.id, name, user.language, user.guest)
        renamed = self._accounts.change(user, renamed)
        with self._engine.begin() as connection:
            mine = select(seats.c.table_id).where(seats.c.user_id == user.id).limit(LONGEST_LIST)
            held = sorted(set(connection.execute(mine).scalars()))
            self._write(connection, RENAME, why, user_id=user.id, name=user.name, tables=held)
        return renamed

    def delete_user(self, user: User, why: str) -> None:
        """Ends an account, or a guest: seats are given up, the name is gone, the tables' logs stay whole."""
        left = self._accounts.close(user)
        self._accounts.end_sessions(user)
        with self._engine.begin() as connection:
            self._write(connection, DELETE_USER, why, user_id=user.id, name=user.name, tables=left)

    def delete_table(self, table_id: str, why: str, what: str = DELETE_TABLE, still: Any = None) -> bool:
        """Deletes a table and all that belongs to it; False if it is not there or `still` does not hold."""
        mine = select(tables.c.title).where(tables.c.id == table_id, true() if still is None else still)
        with self._engine.begin() as connection:
            title = connection.execute(mine.with_for_update()).scalar()
            if title is None:
                return False
            for table in reversed(metadata.sorted_tables):
                for column in table.columns:
                    if any(key.column is tables.c.id for key in column.foreign_keys):
                        connection.execute(delete(table).where(column == table_id))
            connection.execute(delete(tables).where(tables.c.id == table_id))
            self._write(connection, what, why, table_id=table_id, name=title)
        return True

    def reset_link(self, user: User, why: str) -> str:
        """The token of a link by which the owner of an account sets a new password."""
        if user.guest:
            raise Unknown(f"expected the owner of an account; got the guest {user.name}")
        with self._engine.begin() as connection:
            self._write(connection, RESET_LINK, why, user_id=user.id, name=user.name)
        return self._resets.link_for(user)

    def note(self, what: str, why: str, name: str) -> None:
        """Logs something that was done to many at once."""
        with self._engine.begin() as connection:
            self._write(connection, what, why, name=name)

    def _write(self, connection: Connection, what: str, why: str, **about: Any) -> None:
        about["name"] = about["name"][:_LONGEST_NAME]
        act = asdict(Act(what, self._who, why[:_LONGEST_WHY], **about))
        del act["id"]
        connection.execute(insert(acts).values(**act | {"tables": list(act["tables"])}))

    # Finding

    def user(self, word: str) -> User:
        """The user of that id or, if only one bears it, of that name."""
        holder = self._accounts.holder(word)
        same = select(users.c.id).where(or_(users.c.id == word, users.c.name == word)).limit(10)
        with self._engine.connect() as connection:
            found = [holder] if holder else list(connection.execute(same).scalars())
        if len(found) != 1:
            said = f"several: {', '.join(found)}" if found else repr(word)
            raise Unknown(f"expected the id of a user, or a name that only one bears; got {said}")
        user = self._store.user(found[0])
        assert user is not None
        return user

    def users(self, match: str = "") -> list[dict[str, Any]]:
        """Users whose name holds a text, the latest first."""
        now = time()
        query = (
            select(users, accounts.c.user_id.label("account"))
            .join(accounts, accounts.c.user_id == users.c.id, isouter=True)
            .where(func.lower(users.c.name).contains(match.lower(), autoescape=True))
            .order_by(users.c.created.desc())
            .limit(LONGEST_LIST)
        )
        with self._engine.connect() as connection:
            return [
                {
                    "id": row.id,
                    "name": row.name,
                    "guest": row.account is None,
                    "created": row.created,
                    "banned_until": row.banned_until if row.banned_until > now else None,
                    "muted_until": row.muted_until if row.muted_until > now else None,
                }
                for row in connection.execute(query)
            ]

    def tables(self, match: str = "") -> list[dict[str, Any]]:
        """Tables whose title holds a text, the last changed first."""
        columns = [tables.c[name] for name in ("id", "title", "game", "status", "seq", "changed", "expires")]
        query = (
            select(*columns, users.c.name.label("host"))
            .join(users, users.c.id == tables.c.host_id)
            .where(func.lower(tables.c.title).contains(match.lower(), autoescape=True))
            .order_by(tables.c.changed.desc())
            .limit(LONGEST_LIST)
        )
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(query).mappings()]

    def log(self) -> list[Act]:
        """The last acts, the latest first."""
        query = select(acts).order_by(acts.c.id.desc()).limit(LONGEST_LIST)
        with self._engine.connect() as connection:
            return [Act(**row) for row in connection.execute(query).mappings()]


def since(engine: Engine, last: int) -> list[Act]:
    """The acts after one, in order."""
    query = select(acts).where(acts.c.id > last).order_by(acts.c.id).limit(LONGEST_LIST)
    with engine.connect() as connection:
        return [Act(**row) for row in connection.execute(query).mappings()]


def latest(engine: Engine) -> int:
    """The number of the last act."""
    with engine.connect() as connection:
        return connection.execute(select(func.max(acts.c.id))).scalar() or 0
