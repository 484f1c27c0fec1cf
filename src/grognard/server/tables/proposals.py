"""Proposals: what one seat may do only if the others agree, such as going back behind a die.

A table has one proposal at a time, made when it stood at some entry; as soon as the table moves on, the
proposal has lapsed. Computer players agree to everything, and so do one's own other seats.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from secrets import token_hex
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from grognard.server.errors import Refusal
from grognard.server.store.database import proposals, tables
from grognard.server.store.queries import Store
from grognard.server.store.rows import RUNNING, TableRow, User
from grognard.server.tables.actions import Tables, stale
from grognard.server.tables.history import History, steps_of

BACK, PAUSE, RESUME = "back", "pause", "resume"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What a seat asks of the others; `target` is the entry to go back to."""

    table_id: str
    seq: int
    kind: str
    target: int
    seat: str
    user_id: str
    accepted: list[str] = field(default_factory=list)
    refused: str | None = None
    id: str = field(default_factory=lambda: token_hex(8))


class Proposals:
    """The proposals at all tables; `told` is called with a table where one was made, answered or granted."""

    def __init__(self, store: Store, history: History, tables: Tables, told: Callable[[str], None]) -> None:
        self._store, self._history, self._tables, self._told = store, history, tables, told

    def at(self, row: TableRow) -> Proposal | None:
        """The proposal that a table is asked to answer, or that was refused."""
        with self._store.engine.connect() as connection:
            return _read(connection, row)

    def propose(self, user: User, table_id: str, seat: str, seq: int, kind: str, target: int) -> bool:
        """Asks the others; says whether it was granted at once because there is nobody to ask."""
        with self._tables.lock(table_id):
            row = self._tables.in_play(user, table_id, seat, seq)
            self._check(row, kind, target)
            asked = Proposal(row.id, seq, kind, target, seat, user.id)
            granted = not others(row, user.id) or may_alone(row, user, kind)
            with self._store.engine.begin() as connection:
                # One after the other: of two who ask at once at two workers, the second must see the first.
                query = select(tables.c.seq).where(tables.c.id == row.id).with_for_update()
                now = connection.execute(query).scalar_one()
                if now != seq:
                    raise stale(now, seq)
                standing = _read(connection, row)
                if standing is not None and standing.refused is None and standing.user_id != user.id:
                    raise Refusal(409, "proposal-open")
                _drop(connection, row.id)
                if not granted:
                    connection.execute(insert(proposals).values(**asdict(asked)))
            if granted:
                self._grant(row, asked)
        self._told(table_id)
        return granted

    def answer(self, user: User, table_id: str, proposal_id: str, accepts: bool) -> bool:
        """Accepts for all seats of a user, or refuses; says whether the proposal is granted by it."""
        with self._tables.lock(table_id):
            row = self._tables.row(table_id)
            mine = row.seats_of(user)
            with self._store.engine.begin() as connection:
                found = _open(connection, row, proposal_id)
                if not mine or found.user_id == user.id:
                    raise Refusal(403, "not-asked")
                if accepts:
                    found = replace(found, accepted=sorted({*found.accepted, *mine}))
                else:
                    found = replace(found, refused=mine[0])
                if accepts and found.kind != RESUME:
                    _refuse_empty_seats(row)
                granted = accepts and set(found.accepted) >= set(others(row, found.user_id))
                change = {"accepted": found.accepted, "refused": found.refused}
                if granted:
                    _drop(connection, row.id)
                else:
                    connection.execute(update(proposals).where(proposals.c.id == found.id).values(**change))
            if granted:
                self._grant(row, found)
        self._told(table_id)
        return granted

    def withdraw(self, user: User, table_id: str, proposal_id: str) -> None:
        """Withdraws one's own proposal."""
        with self._tables.lock(table_id):
            row = self._tables.row(table_id)
            with self._store.engine.begin() as connection:
                if _open(connection, row, proposal_id).user_id != user.id:
                    raise Refusal(403, "not-your-proposal")
                _drop(connection, table_id)
        self._told(table_id)

    def _check(self, row: TableRow, kind: str, target: int) -> None:
        """Refuses what makes no sense at this table now."""
        if kind == PAUSE and row.paused_by is not None:
            raise Refusal(409, "paused")
        if kind == RESUME and row.paused_by is None:
            raise Refusal(409, "not-paused")
        if kind != RESUME:
            _refuse_empty_seats(row)
        if kind == BACK and row.guide:
            raise Refusal(409, "undo-guide")
        line = steps_of(row, self._history.now(row).line)
        if kind == BACK and target not in line[:-1]:
            raise Refusal(422, "back-to", field="to", given=str(target))

    def _grant(self, row: TableRow, found: Proposal) -> None:
        if found.kind == BACK:
            self._tables.go_back(row, found.user_id, found.seat, found.target, found.accepted)
        else:
            paused_by = found.user_id if found.kind == PAUSE else None
            with self._store.engine.begin() as connection:
                connection.execute(update(tables).where(tables.c.id == row.id).values(paused_by=paused_by))
            self._tables.set_clocks(row.id)


def _refuse_empty_seats(row: TableRow) -> None:
    """Whoever takes an empty seat has a say in it too."""
    if any(seat.is_free for seat in row.seats):
        raise Refusal(409, "waiting-for-players")


def _read(connection: Connection, row: TableRow, for_update: bool = False) -> Proposal | None:
    """The proposal at a table that has not moved on since."""
    query = select(proposals).where(proposals.c.table_id == row.id, proposals.c.seq == row.seq)
    found = connection.execute(query.with_for_update() if for_update else query).mappings().first()
    return None if found is None or row.status != RUNNING else Proposal(**found)


def _drop(connection: Connection, table_id: str) -> None:
    connection.execute(delete(proposals).where(proposals.c.table_id == table_id))


def _open(connection: Connection, row: TableRow, proposal_id: str) -> Proposal:
    """The proposal that waits for answers; nobody else answers it meanwhile."""
    found = _read(connection, row, for_update=True)
    if found is None or found.id != proposal_id or found.refused is not None:
        raise Refusal(409, "proposal-lapsed")
    return found


def others(row: TableRow, user_id: str) -> list[str]:
    """The seats that other people hold."""
    return [seat.seat for seat in row.seats if seat.user_id not in (None, user_id)]


def may_alone(row: TableRow, user: User, kind: str) -> bool:
    """Whether a user may do this without asking: pausing must not be a way to stop one's own clock."""
    if kind == PAUSE:
        return row.host_id == user.id and row.budget is None
    return kind == RESUME and user.id in (row.host_id, row.paused_by)


def described(found: Proposal, row: TableRow, user: User | None) -> dict[str, Any]:
    """A proposal for those at the table."""
    asked = others(row, found.user_id)
    waits = [seat for seat in asked if seat not in found.accepted]
    return {
        "id": found.id,
        "kind": found.kind,
        "seat": found.seat,
        "to": found.target if found.kind == BACK else None,
        "accepted": found.accepted,
        "refused": found.refused,
        "waits_for": waits,
        "mine": user is not None and found.user_id == user.id,
        "asks_me": found.refused is None and bool(set(waits) & set(row.seats_of(user))),
    }
