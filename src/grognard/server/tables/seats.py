"""Seats: new tables, joining and leaving, rematches, and practice tables forked from others."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from random import SystemRandom
from secrets import token_hex
from time import time
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.exc import IntegrityError

from grognard import agents
from grognard.kernel.game import Game, Scenario
from grognard.kernel.state import State
from grognard.server.errors import Refusal, words
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.store.queries import Stale, Store
from grognard.server.store.rows import COMPUTER, FINISHED, OPEN, RUNNING, Entry, Seat, TableRow, User
from grognard.server.tables.actions import Tables
from grognard.server.tables.dealing import deal_for, new_key
from grognard.server.tables.guides import guide_of, is_under_way
from grognard.server.tables.history import START, History, data_of, summary_of
from grognard.server.tables.limits import TableLimits

INVITE = "invite"
HOTSEAT = "hotseat"


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that a host asks for."""

    game: str
    scenario: str
    options: Mapping[str, bool]
    seats: Mapping[str, tuple[str, str | None]]
    """Kind and level of each seat: me, open, invite or computer."""
    mode: str
    spectators: bool
    title: str
    budget: dict[str, Any] | None = None
    origin: str = ""
    """A hash of the address from which it is asked for."""


class Seating:
    """Creates tables, and lets people join and leave them."""

    def __init__(
        self, store: Store, history: History, catalogue: Catalogue, tables: Tables, limits: TableLimits
    ) -> None:
        self._tables, self._limits = tables, limits
        self._store, self._history, self._catalogue = store, history, catalogue
        self._signer = URLSafeSerializer(store.setting("invite-secret", token_hex(32)), salt="invite")

    def create(self, user: User, asked: NewTable) -> TableRow:
        """A new table."""
        game = self._catalogue.find(asked.game)
        scenario, options = self._catalogue.choose(game, asked.scenario, asked.options)
        seats = _seats(game, scenario, asked, user)
        if asked.mode == HOTSEAT and any(seat.is_free for seat in seats):
            raise Refusal(422, "hotseat", field="seats")
        if asked.mode == HOTSEAT and asked.budget is not None:
            raise Refusal(422, "hotseat-budget", field="budget")
        self._limits.check(user, asked.origin, seats)
        key = new_key()
        state = game.new(scenario.name, options, key)
        row = new_row(game, scenario, options, seats, key, user, state)
        title = asked.title or f"{game.title}"
        row = replace(row, mode=asked.mode, spectators=asked.spectators, title=title, budget=asked.budget)
        row = replace(row, origin=asked.origin)
        return self._add(row, state)

    def join(self, user: User, row: TableRow, seat: str, token: str | None) -> None:
        """Takes a free seat, with an invitation if it needs one."""
        while not self._has_joined(user, row, seat, token):
            row = self._tables.row(row.id)
        self._tables.set_clocks(row.id)

    def _has_joined(self, user: User, row: TableRow, seat: str, token: str | None) -> bool:
        """Takes the seat; False when the table has moved on meanwhile."""
        found = find_seat(row, seat)
        if row.status == FINISHED:
            raise Refusal(409, "finished")
        if found.kind == INVITE and row.host_id != user.id and not self._holds(token, row.id, seat):
            raise Refusal(403, "bad-invite", field="token")
        deal, begun = partial(deal_for, catalogue=self._catalogue, row=row), self._history.has_begun(row)
        try:
            if not found.is_free or not self._store.take_seat(row, seat, user, begun, deal):
                raise Refusal(409, "seat-taken", field="seat")
        except Stale:
            return False
        return True

    def leave(self, user: User, row: TableRow) -> None:
        """Frees all seats of a user for others."""
        if not row.seats_of(user):
            raise Refusal(403, "no-seat")
        self._tables.free_seats(user, row.id)

    def invitation(self, table_id: str, seat: str) -> str:
        """The token that lets its bearer take a seat."""
        return str(self._signer.dumps([table_id, seat]))

    def rematch(self, user: User, row: TableRow, origin: str) -> TableRow:
        """The same game again with the same players, each one seat further on; made once."""
        if not row.seats_of(user):
            raise Refusal(403, "no-seat")
        if row.status != FINISHED:
            raise Refusal(409, "not-finished")
        made = self._store.rematch_of(row.id)
        if made is not None:
            return made
        game = self._catalogue.find(row.game)
        scenario, options = self._catalogue.choose(game, row.scenario, row.options)
        holders = (*row.seats[1:], row.seats[0])
        seats = tuple(
            replace(holder, seat=seat.seat, left=None, since=None)
            for seat, holder in zip(row.seats, holders, strict=True)
        )
        self._limits.check(user, origin, seats)
        key = new_key()
        state = game.new(scenario.name, options, key)
        new = new_row(game, scenario, options, seats, key, user, state)
        new = replace(new, mode=row.mode, spectators=row.spectators, title=row.title, rematch_of=row.id)
        new = replace(new, budget=row.budget, origin=origin)
        try:
            return self._add(new, state)
        except IntegrityError:
            existing = self._store.rematch_of(row.id)
            assert existing is not None
            return existing

    def fork(self, user: User, row: TableRow, at: int | None, viewpoints: list[str]) -> TableRow:
        """A practice table from a point of this one: all seats are the user's, and the dice are others.

        While the game runs, what is hidden from the user is shuffled as well.
        """
        seq = row.seq if at is None else at
        if seq > row.seq:
            raise Refusal(422, "at", field="at", seq=str(row.seq), given=str(seq))
        game = self._catalogue.find(row.game)
        source = self._history.at(row, seq).state
        if game.outcome(source) is not None:
            raise Refusal(409, "finished")
        key = new_key()
        everything = row.status == FINISHED or set(viewpoints) >= {seat.seat for seat in row.seats}
        state: State = source.clone() if everything else game.resample(source, viewpoints[0], SystemRandom())
        state.key, state.events = key, []
        scenario, options = self._catalogue.choose(game, row.scenario, row.options)
        seats = tuple(Seat(seat, INVITE, None, user.id) for seat in scenario.seats)
        title = words("practice", user.language, title=row.title)[:80]
        new = new_row(game, scenario, options, seats, key, user, state)
        return self._add(replace(new, mode=HOTSEAT, title=title, forked_from=row.id, forked_at=seq), state)

    def guided(self, user: User, name: str) -> TableRow:
        """The user's guided first game that is under way, or a new one: practice, with dice known to all."""
        game = self._catalogue.find(name)
        guide = guide_of(game)
        for row in self._store.tables_of(user):
            mine = row.guide and row.game == name and row.status == RUNNING and row.seats_of(user)
            if mine and is_under_way(guide, self._store.outline(row.id, row.seq)):
                return row
        scenario, options = self._catalogue.choose(game, guide.scenario, {})
        state = guide.begin(game)
        seats = tuple(Seat(seat, INVITE, None, user.id) for seat in scenario.seats)
        new = new_row(game, scenario, options, seats, guide.key, user, state)
        title = words("guided", user.language, title=game.title)[:80]
        return self._add(replace(new, title=title, guide=True), state)

    def _add(self, row: TableRow, state: State) -> TableRow:
        start = Entry(0, START, None, None, "", data_of(self._catalogue.find(row.game), state), turn=row.turn)
        self._store.add_table(row, [start], {0: state.dump()})
        self._tables.set_clocks(row.id)
        return row

    def _holds(self, token: str | None, table_id: str, seat: str) -> bool:
        try:
            return bool(token and self._signer.loads(token) == [table_id, seat])
        except BadSignature:
            return False


def find_seat(row: TableRow, seat: str) -> Seat:
    """The seat of that name."""
    for found in row.seats:
        if found.seat == seat:
            return found
    known = ", ".join(found.seat for found in row.seats)
    raise Refusal(422, "seat-unknown", field="seat", seat=seat[:40], known=known)


def _seats(game: Game[Any], scenario: Scenario, asked: NewTable, user: User) -> tuple[Seat, ...]:
    for seat in asked.seats:
        if seat not in scenario.seats:
            known = ", ".join(scenario.seats)
            raise Refusal(422, "seat-unknown", field="seats", seat=seat, known=known)
    made = []
    for seat in scenario.seats:
        if seat not in asked.seats:
            raise Refusal(422, "seat-left-out", field=f"seats.{seat}", seat=seat)
        kind, level = asked.seats[seat]
        if kind == COMPUTER:
            levels = agents.names(game)
            level = level or levels[-1]
            if level not in levels:
                known = ", ".join(levels)
                raise Refusal(422, "level", field=f"seats.{seat}.level", level=level, known=known)
            made.append(Seat(seat, COMPUTER, level, None))
        else:
            made.append(Seat(seat, OPEN if kind == OPEN else INVITE, None, user.id if kind == "me" else None))
    return tuple(made)


def new_row(
    game: Game[Any],
    scenario: Scenario,
    options: dict[str, bool],
    seats: tuple[Seat, ...],
    key: bytes,
    user: User,
    state: State,
) -> TableRow:
    """A table that begins in this state."""
    at = time()
    row = TableRow(
        id=token_hex(8),
        game=game.name,
        scenario=scenario.name,
        options=options,
        mode="live",
        title="",
        spectators=False,
        key=key.hex(),
        data=game.data_fingerprint,
        host_id=user.id,
        forked_from=None,
        rematch_of=None,
        status=OPEN if any(seat.is_free for seat in seats) else RUNNING,
        seq=0,
        turn=game.turn(state),
        waiting=sorted(state.pending),
        outcome=None,
        created=at,
        changed=at,
        dealt=None if any(seat.is_free for seat in seats) else 0,
        seats=seats,
    )
    return replace(row, **summary_of(game, state))
