"""Holders: who has held a seat since the game was dealt, and so has seen what the seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, Engine, delete, insert, select, update

from grognard.server.store.database import holders, users
from grognard.server.store.rows import Seat, TableRow


def note(connection: Connection, table_id: str, seats: Iterable[Seat]) -> None:
    """Notes who holds these seats."""
    held = [
        {"table_id": table_id, "seat": seat.seat, "user_id": seat.user_id}
        for seat in seats
        if seat.user_id is not None
    ]
    if held:
        connection.execute(insert(holders), held)


def forget(connection: Connection, table_id: str) -> None:
    """Forgets them: the game is dealt anew, and what they saw is void."""
    connection.execute(delete(holders).where(holders.c.table_id == table_id))


def changed_hands(connection: Connection, table_id: str) -> list[str]:
    """The seats that more than one person has held."""
    query = select(holders.c.seat, holders.c.user_id).where(holders.c.table_id == table_id).distinct()
    found = [seat for seat, _ in connection.execute(query)]
    return sorted({seat for seat in found if found.count(seat) > 1})


def before(engine: Engine, row: TableRow) -> dict[str, list[str]]:
    """The names of those who have held a seat that is not theirs now, in order."""
    query = (
        select(holders.c.seat, holders.c.user_id, users.c.name)
        .join(users, users.c.id == holders.c.user_id)
        .where(holders.c.table_id == row.id)
        .order_by(holders.c.id)
    )
    now = {seat.seat: seat.user_id for seat in row.seats}
    names: dict[str, dict[str, str]] = {}
    with engine.connect() as connection:
        for seat, user_id, name in connection.execute(query):
            if now.get(seat) != user_id:
                names.setdefault(seat, {})[user_id] = name
    return {seat: list(by_user.values()) for seat, by_user in names.items()}


def rename(connection: Connection, user_id: str, to: str) -> None:
    """Moves what one user has held to another: they are the same person."""
    connection.execute(update(holders).where(holders.c.user_id == user_id).values(user_id=to))
