"""Turns and bookmarks: the points of a table's log to which one may go back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, and_, delete, func, insert, select

from grognard.server.errors import Refusal
from grognard.server.store.database import bookmarks, entries
from grognard.server.store.rows import TableRow, User

MOST_BOOKMARKS = 100


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A point of a table's log to which a user gave a name."""

    id: int
    at: int
    name: str


class Bookmarks:
    """The turns of tables, and the bookmarks that users set."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def turns(self, row: TableRow, steps: Collection[int]) -> list[tuple[int, int]]:
        """Each turn with the entry that began it, of the entries that count."""
        query = select(entries.c.seq, entries.c.turn).where(entries.c.table_id == row.id, entries.c.turn > 0)
        among = set(steps)
        begun: list[tuple[int, int]] = []
        with self._engine.connect() as connection:
            for seq, turn in connection.execute(query.order_by(entries.c.seq)):
                if seq in among and (not begun or begun[-1][0] != turn):
                    begun.append((turn, seq))
        return begun

    def of(self, row: TableRow, user: User) -> list[Bookmark]:
        """A user's bookmarks at a table, in the order of the game."""
        query = select(bookmarks.c.id, bookmarks.c.at, bookmarks.c.name).where(_mine(row, user))
        with self._engine.connect() as connection:
            found = connection.execute(query.order_by(bookmarks.c.at, bookmarks.c.id))
            return [Bookmark(*bookmark) for bookmark in found]

    def add(self, row: TableRow, user: User, at: int, name: str) -> Bookmark:
        """Marks a point."""
        if at > row.seq:
            raise Refusal(422, "at", field="at", seq=str(row.seq), given=str(at))
        count = select(func.count()).select_from(bookmarks).where(_mine(row, user))
        with self._engine.begin() as connection:
            if connection.execute(count).scalar_one() >= MOST_BOOKMARKS:
                raise Refusal(409, "bookmarks-full", limit=str(MOST_BOOKMARKS))
            values = {"table_id": row.id, "user_id": user.id, "at": at, "name": name}
            key = connection.execute(insert(bookmarks).values(**values)).inserted_primary_key
            assert key is not None
        return Bookmark(key[0], at, name)

    def delete(self, row: TableRow, user: User, bookmark_id: int) -> None:
        """Takes a bookmark away."""
        wanted = and_(_mine(row, user), bookmarks.c.id == bookmark_id)
        with self._engine.begin() as connection:
            if connection.execute(delete(bookmarks).where(wanted)).rowcount == 0:
                raise Refusal(404, "no-bookmark")


def _mine(row: TableRow, user: User) -> Any:
    return and_(bookmarks.c.table_id == row.id, bookmarks.c.user_id == user.id)
