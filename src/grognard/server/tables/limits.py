"""How many tables one user, and all users of one address, may keep waiting for players or for computers."""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_hex
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, func, select

from grognard.server.errors import Refusal
from grognard.server.settings import Settings
from grognard.server.store.database import seats, tables
from grognard.server.store.queries import Store
from grognard.server.store.rows import COMPUTER, OPEN, RUNNING, Seat, User


class TableLimits:
    """Counts tables before another one is made."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._engine, self._settings = store.engine, settings
        self._secret = bytes.fromhex(store.setting("origin-secret", token_hex(32)))

    def origin_of(self, address: str) -> str:
        """A hash of an address: tables of the same one can be counted, but not which one it is."""
        return blake2b(address.encode(), key=self._secret, digest_size=16).hexdigest()

    def check(self, user: User, origin: str, made: tuple[Seat, ...]) -> None:
        """Refuses a table with these seats when there are too many of its kind."""
        settings = self._settings
        if any(seat.is_free for seat in made):
            most = (settings.open_tables, settings.open_tables_of_address)
            self._count("open-tables", tables.c.status == OPEN, user, origin, most)
        if any(seat.kind == COMPUTER for seat in made):
            held = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.kind == COMPUTER))
            most = (settings.computer_tables, settings.computer_tables_of_address)
            self._count("computer-tables", and_(tables.c.status == RUNNING, held), user, origin, most)

    def _count(
        self, code: str, kind: ColumnElement[bool], user: User, origin: str, most: tuple[int, int]
    ) -> None:
        whose: tuple[Any, ...] = (tables.c.host_id == user.id, tables.c.origin == origin)
        with self._engine.connect() as connection:
            for mine, limit, suffix in zip(whose, most, ("", "-here"), strict=True):
                query = select(func.count()).select_from(tables).where(mine, kind)
                if connection.execute(query).scalar_one() >= limit:
                    raise Refusal(429, code + suffix, limit=str(limit))
