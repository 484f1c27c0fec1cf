"""Queries: all that is read from the database and written to it, as plain rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import asdict, dataclass
from threading import Lock
from time import time
from typing import Any

from sqlalchemy import Connection, Engine, Select, and_, case, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from grognard.server.names import LONGEST_LOOK, look_of
from grognard.server.store import holders
from grognard.server.store.database import (
    accounts,
    entries,
    seats,
    settings,
    snapshots,
    tables,
    users,
)
from grognard.server.store.database import sessions as sessions_table
from grognard.server.store.pubsub import CHANGED, SEATED, PubSub
from grognard.server.store.rows import (
    COMPUTER,
    FINISHED,
    OPEN,
    RUNNING,
    Clocks,
    Deal,
    Entry,
    Seat,
    TableRow,
    User,
)

LONGEST_LIST = 100
SESSION_SECONDS = 365 * 24 * 3600
"""A session that nobody used for so long is over."""
_USE_SECONDS = 3600
_LATELY = (24 * 3600, 7 * 24 * 3600, 30 * 24 * 3600)


class Stale(Exception):
    """Someone else was first to write the next entry of a table."""


@dataclass(frozen=True, slots=True)
class _Reseated:
    """Seats that are being changed: whether any was, and how many are free now."""

    connection: Connection
    changed: bool
    waits: int


Dealer = Callable[[Connection], Deal | None]


class Store:
    """The queries of the server."""

    def __init__(self, engine: Engine) -> None:
        self._engine, self.pubsub = engine, PubSub(engine)
        self.wrote: Callable[[int], None] = lambda entries: None
        """Is told how many entries were written."""
        # SQLite lets those who wait to write try again now and then, and some of them for seconds; in a queue
        # each waits for those before it alone.
        is_sqlite = engine.dialect.name == "sqlite"
        self._turn: AbstractContextManager[Any] = Lock() if is_sqlite else nullcontext()

    @property
    def engine(self) -> Engine:
        """The database engine, for queries in other modules."""
        return self._engine

    def close(self) -> None:
        """Closes the database."""
        self._engine.dispose()

    # Users

    def user_with(self, token_hash: str) -> User | None:
        """The user of a session; that it was used is written once an hour."""
        now, mine = time(), sessions_table.c.token_hash == token_hash
        query = (
            _user()
            .add_columns(sessions_table.c.used)
            .join(sessions_table, sessions_table.c.user_id == users.c.id)
            .where(mine, sessions_table.c.used > now - SESSION_SECONDS)
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        if row.used < now - _USE_SECONDS:
            with self._engine.begin() as connection:
                connection.execute(update(sessions_table).where(mine).values(used=now))
        return User(*row[:-1])

    def user(self, user_id: str) -> User | None:
        """The user of that id."""
        with self._engine.connect() as connection:
            row = connection.execute(_user().where(users.c.id == user_id)).first()
        return None if row is None else User(*row)

    def add_user(self, user: User, token_hash: str, device: str) -> None:
        """A new guest with a session."""
        now = time()
        values = {"id": user.id, **named(user.name), "language": user.language, "created": now}
        session = {"token_hash": token_hash, "user_id": user.id, "created": now, "used": now}
        with self._engine.begin() as connection:
            connection.execute(insert(users).values(**values))
            connection.execute(insert(sessions_table).values(**session, device=device))

    def change_user(self, user: User, connection: Connection) -> None:
        """Writes a user's name and language."""
        change = {**named(user.name), "language": user.language}
        connection.execute(update(users).where(users.c.id == user.id).values(**change))

    # Tables

    def add_table(
        self, table: TableRow, new: Sequence[Entry], dumps: Mapping[int, Mapping[str, Any]]
    ) -> None:
        """A new table with its seats, its first entries, and snapshots after some of them.

        Raises IntegrityError when the game that it is a rematch of has one.
        """
        row = asdict(table)
        del row["seats"]
        with self._engine.begin() as connection:
            connection.execute(insert(tables).values(**row))
            for place, seat in enumerate(table.seats):
                values = asdict(seat)
                del values["name"]
                connection.execute(insert(seats).values(table_id=table.id, place=place, **values))
            holders.note(connection, table.id, table.seats)
            connection.execute(insert(entries), [{"table_id": table.id, **asdict(entry)} for entry in new])
            kept = [{"table_id": table.id, "seq": seq, "dump": dump} for seq, dump in dumps.items()]
            connection.execute(insert(snapshots), kept)
            if table.rematch_of is not None:
                self.pubsub.publish(connection, SEATED, table.rematch_of)

    def table(self, table_id: str) -> TableRow | None:
        """A table with its seats."""
        if "\0" in table_id:  # which PostgreSQL would not even look for
            return None
        found = self._tables(select(tables).where(tables.c.id == table_id))
        return found[0] if found else None

    def rematch_of(self, table_id: str) -> TableRow | None:
        """The table that goes on where this one ended."""
        found = self._tables(select(tables).where(tables.c.rematch_of == table_id))
        return found[0] if found else None

    def tables_of(self, user: User) -> list[TableRow]:
        """The tables where a user has a seat or is the host, the last changed first."""
        seated = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.user_id == user.id))
        return self._tables(_newest(select(tables).where(or_(seated, tables.c.host_id == user.id))))

    def open_tables(self) -> list[TableRow]:
        """The tables with a seat for anyone, new ones and those that someone has left."""
        free = and_(seats.c.table_id == tables.c.id, seats.c.kind == OPEN, seats.c.user_id.is_(None))
        used = select(func.max(sessions_table.c.used)).where(sessions_table.c.user_id == tables.c.host_id)
        seen, now = used.scalar_subquery(), time()
        # Those of hosts who were here lately come first; to sit down and get up again makes no table newer.
        lately = case(*((seen > now - seconds, place) for place, seconds in enumerate(_LATELY)), else_=9)
        query = select(tables).where(tables.c.status != FINISHED, exists().where(free))
        return self._tables(query.order_by(lately, tables.c.created.desc()).limit(LONGEST_LIST))

    def finished_tables(self) -> list[TableRow]:
        """The finished tables that take spectators."""
        query = select(tables).where(tables.c.status == FINISHED, tables.c.spectators.is_(True))
        return self._tables(_newest(query))

    def tables_with_computers(self) -> list[TableRow]:
        """The running tables where a computer player has a seat."""
        held = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.kind == COMPUTER))
        return self._tables(select(tables).where(tables.c.status == RUNNING, held))

    def _tables(self, query: Select[Any]) -> list[TableRow]:
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
            seated = _seats(connection, [row["id"] for row in rows])
        return [TableRow(**row, seats=tuple(seated[row["id"]])) for row in rows]

    def keep_table(self, table_id: str) -> None:
        """Keeps a table that was about to expire."""
        mine = update(tables).where(tables.c.id == table_id, tables.c.expires.is_not(None))
        with self._engine.begin() as connection:
            connection.execute(mine.values(expires=None, changed=time()))

    # Seats

    def take_seat(self, row: TableRow, seat: str, user: User, begun: bool, deal: Dealer) -> bool:
        """Gives a free seat to a user; False when someone was faster.

        When it was the last one, `deal` says how the game is dealt to those who sit there now.
        """
        free = and_(_seat(row.id, seat), seats.c.user_id.is_(None), seats.c.kind != COMPUTER)
        with self._reseating(row, update(seats).where(free).values(user_id=user.id), begun) as done:
            if done.changed:
                holders.note(done.connection, row.id, [Seat(seat, "", None, user.id)])
            if done.changed and not done.waits and not begun:
                self._deal(done.connection, row, deal(done.connection))
        return done.changed

    def _deal(self, connection: Connection, row: TableRow, deal: Deal | None) -> None:
        """Writes a deal; who held seats before it does not count any more."""
        change: dict[str, Any] = {"dealt": row.dealt or 0}
        if deal is not None:
            change = {**deal.change, "seq": deal.entry.seq, "dealt": deal.entry.seq}
            connection.execute(insert(entries).values(table_id=row.id, **asdict(deal.entry)))
            snapshot = {"table_id": row.id, "seq": deal.entry.seq, "dump": deal.dump}
            connection.execute(insert(snapshots).values(**snapshot))
            connection.execute(update(seats).where(seats.c.table_id == row.id).values(left=None, since=None))
            self.pubsub.publish(connection, CHANGED, row.id, deal.entry.seq)
        connection.execute(update(tables).where(tables.c.id == row.id).values(**change))
        holders.forget(connection, row.id)
        holders.note(connection, row.id, _seats(connection, [row.id])[row.id])

    def free_seats(self, row: TableRow, user: User, begun: bool) -> None:
        """Takes a user's seats away."""
        mine = and_(seats.c.table_id == row.id, seats.c.user_id == user.id)
        with self._reseating(row, update(seats).where(mine).values(user_id=None), begun):
            pass

    def give_to_computer(self, row: TableRow, seat: str, level: str) -> None:
        """Lets a computer player hold a seat of a game that has begun."""
        change = {"kind": COMPUTER, "level": level, "user_id": None}
        with self._reseating(row, update(seats).where(_seat(row.id, seat)).values(**change), begun=True):
            pass

    @contextmanager
    def _reseating(self, row: TableRow, change: Any, begun: bool) -> Iterator[_Reseated]:
        """Changes seats, and with them whether the table waits for players, which a game that has begun
        does not; raises Stale when the table has moved on."""
        free = and_(seats.c.table_id == row.id, seats.c.kind != COMPUTER, seats.c.user_id.is_(None))
        with self._engine.begin() as connection:
            # One after the other: two who take the last two seats at once must not each see the other free.
            connection.execute(select(tables.c.id).where(tables.c.id == row.id).with_for_update())
            changed = connection.execute(change).rowcount
            waits = connection.execute(select(func.count()).select_from(seats).where(free)).scalar_one()
            known = and_(tables.c.id == row.id, tables.c.seq == row.seq, tables.c.status != FINISHED)
            status = OPEN if waits and not begun else RUNNING
            moved = connection.execute(
                update(tables).where(known).values(status=status, expires=None, changed=time())
            )
            if moved.rowcount != 1:
                raise Stale
            yield _Reseated(connection, bool(changed), waits)
            self.pubsub.publish(connection, SEATED, row.id)

    def set_clocks(self, table_id: str, clocks: Clocks) -> None:
        """Writes the clocks of a table's seats."""
        with self._engine.begin() as connection:
            _set_clocks(connection, table_id, clocks)

    # The log

    def append(
        self,
        table_id: str,
        seq: int,
        new: Sequence[Entry],
        change: Mapping[str, Any],
        dump: Mapping[str, Any] | None,
        clocks: Clocks | None = None,
    ) -> None:
        """Adds entries after `seq`, all or none; raises Stale when the table has moved on."""
        last = new[-1].seq
        try:
            with self._turn, self._engine.begin() as connection:
                connection.execute(
                    insert(entries), [{"table_id": table_id, **asdict(entry)} for entry in new]
                )
                moved = connection.execute(
                    update(tables)
                    .where(tables.c.id == table_id, tables.c.seq == seq)
                    .values(seq=last, expires=None, changed=time(), **change)
                )
                if moved.rowcount != 1:
                    raise Stale
                if dump is not None:
                    connection.execute(insert(snapshots).values(table_id=table_id, seq=last, dump=dump))
                _set_clocks(connection, table_id, clocks or {})
                self.pubsub.publish(connection, CHANGED, table_id, last)
        except IntegrityError:
            raise Stale from None
        self.wrote(len(new))

    def outline(self, table_id: str, upto: int) -> list[tuple[int, str, str]]:
        """Number, kind and text of the entries up to one."""
        query = select(entries.c.seq, entries.c.kind, entries.c.text).where(
            entries.c.table_id == table_id, entries.c.seq <= upto
        )
        with self._engine.connect() as connection:
            return [(row[0], row[1], row[2]) for row in connection.execute(query.order_by(entries.c.seq))]

    def moves(self, table_id: str) -> Sequence[Any]:
        """Number, kind, side and text of all entries: without their events, of which there are many."""
        columns = (entries.c.seq, entries.c.kind, entries.c.side, entries.c.text)
        query = select(*columns).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        with self._engine.connect() as connection:
            return connection.execute(query).all()

    def entries(self, table_id: str, first: int, last: int) -> list[Entry]:
        """The entries from one number to another, both included."""
        columns = [column for column in entries.c if column.name != "table_id"]
        query = select(*columns).where(entries.c.table_id == table_id, entries.c.seq.between(first, last))
        with self._engine.connect() as connection:
            return [Entry(**row) for row in connection.execute(query.order_by(entries.c.seq)).mappings()]

    def snapshot(self, table_id: str, line: Iterable[int]) -> tuple[int, dict[str, Any]]:
        """The latest snapshot after one of these entries, or that of the start."""
        among, mine = {0, *line}, snapshots.c.table_id == table_id
        with self._engine.connect() as connection:
            taken = connection.execute(select(snapshots.c.seq).where(mine)).scalars()
            seq = max(number for number in taken if number in among)
            query = select(snapshots.c.dump).where(mine, snapshots.c.seq == seq)
            return seq, connection.execute(query).scalar_one()

    # Settings

    def setting(self, name: str, value: str) -> str:
        """The setting of a name; stores `value` if there is none yet."""
        query = select(settings.c.value).where(settings.c.name == name)
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(settings).values(name=name, value=value))
        except IntegrityError:
            pass
        with self._engine.connect() as connection:
            return str(connection.execute(query).scalar_one())


def named(name: str) -> dict[str, str]:
    """A user's name as the database keeps it: with what it looks like."""
    return {"name": name, "look": look_of(name)[:LONGEST_LOOK]}


def _user() -> Select[Any]:
    columns = (users.c.id, users.c.name, users.c.language, accounts.c.user_id.is_(None))
    return select(*columns, users.c.banned_until, users.c.muted_until).join(
        accounts, accounts.c.user_id == users.c.id, isouter=True
    )


def _seat(table_id: str, seat: str) -> Any:
    return and_(seats.c.table_id == table_id, seats.c.seat == seat)


def _newest(query: Select[Any]) -> Select[Any]:
    return query.order_by(tables.c.changed.desc()).limit(LONGEST_LIST)


def _set_clocks(connection: Connection, table_id: str, clocks: Clocks) -> None:
    for seat, (left, since) in clocks.items():
        connection.execute(update(seats).where(_seat(table_id, seat)).values(left=left, since=since))


def _seats(connection: Connection, table_ids: Sequence[str]) -> dict[str, list[Seat]]:
    held = ("table_id", "seat", "kind", "level", "user_id")
    query = (
        select(*(seats.c[name] for name in held), users.c.name, seats.c.left, seats.c.since)
        .join(users, users.c.id == seats.c.user_id, isouter=True)
        .where(seats.c.table_id.in_(table_ids))
        .order_by(seats.c.table_id, seats.c.place)
    )
    found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    for table_id, *seat in connection.execute(query):
        found[table_id].append(Seat(*seat))
    return found
