"""Private notes: what a user writes down about a table for themselves."""

from __future__ import annotations

from sqlalchemy import Engine, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from grognard.server.store.database import notes
from grognard.server.store.rows import User


def note_of(engine: Engine, table_id: str, user: User) -> str:
    """A user's note about a table; empty if there is none."""
    query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.user_id == user.id)
    with engine.connect() as connection:
        return connection.execute(query).scalar() or ""


def write_note(engine: Engine, table_id: str, user: User, text: str) -> None:
    """Replaces a user's note; of two written at once, either may stay."""
    mine = and_(notes.c.table_id == table_id, notes.c.user_id == user.id)
    try:
        with engine.begin() as connection:
            connection.execute(insert(notes).values(table_id=table_id, user_id=user.id, text=text))
    except IntegrityError:
        with engine.begin() as connection:
            connection.execute(update(notes).where(mine).values(text=text))
