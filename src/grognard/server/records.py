"""Records that users bring: checked by playing them again, made into tables, and their dice laid open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from threading import BoundedSemaphore, Lock
from time import monotonic
from typing import Any

from grognard.kernel import record
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.record import Record, RecordError
from grognard.kernel.state import State
from grognard.server.catalogue import Catalogue
from grognard.server.errors import Refusal, words
from grognard.server.history import ACTION, SNAPSHOT_EVERY, START, data_of, ending, way_back
from grognard.server.rows import FINISHED, Entry, Seat, TableRow, User
from grognard.server.seats import INVITE, new_row
from grognard.server.store import Store

LARGEST = 2_000_000
"""Characters of a record; a whole game of Battle for Germany has some 60,000."""
MOST_ACTIONS = 20_000
"""Such a game has some 1,700. Each becomes an entry and every fiftieth a snapshot, also if it goes back."""
SLOWEST_SECONDS = 20.0
MOST_WAITING = 4
"""Records that may wait for their turn, the one that is played among them."""
RECORD = "record"
"""The mode of a table that is only a record."""


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw, the number of the action that led to it, and what the log says about that."""

    throw: Throw
    at: int
    text: str


class Records:
    """Reads records. One is played at a time and few wait, so that they never crowd out those who play."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store, self._catalogue = store, catalogue
        self._busy, self._waiting = Lock(), BoundedSemaphore(MOST_WAITING)

    def throws(self, text: str, language: str) -> list[Thrown]:
        """Every throw of a record that holds."""
        found = []
        with self._played(text) as (_, steps):
            for number, game, state in steps:
                said = [game.words(state, event.message, event.args, language) for event in state.events]
                found += [Thrown(throw, number, " ".join(said)) for throw in state.rolled]
        return found

    def bring(self, user: User, text: str) -> TableRow:
        """Makes a record that holds into a table of its own, to look at and to practise from.

        Nobody holds a seat: who has the record has the key of its dice, so it can't go on.
        """
        with self._played(text) as (read, steps):
            _, game, state = next(steps)
            new, dumps = [Entry(0, START, None, None, "", data_of(state.events), turn=game.turn(state))], {}
            dumps[0] = state.dump()
            for number, _, state in steps:
                side, line = read.actions[number - 1]
                if side == record.TABLE:
                    new.append(way_back(number, record.number_in(line), state.throws, None, []))
                else:
                    seat, turn = game.seat_of(state, side), game.turn(state)
                    new.append(Entry(number, ACTION, seat, side, line, data_of(state.events), turn=turn))
                if number % SNAPSHOT_EVERY == 0:
                    dumps[number] = state.dump()
        row = self._row(user, game, read, state)
        self._store.add_table(replace(row, seq=len(read.actions)), new, dumps)
        return row

    def _row(self, user: User, game: Game[Any], read: Record, state: State) -> TableRow:
        scenario, options = game.choose(read.header["scenario"], read.header["options"])
        seats = tuple(Seat(seat, INVITE, None, None) for seat in scenario.seats)
        row = new_row(game, scenario, options, seats, bytes.fromhex(read.header["key"]), user, state)
        title = words("record", user.language, title=game.title)[:80]
        return replace(
            row, mode=RECORD, title=title, status=FINISHED, waiting=[], outcome=row.outcome or ending([])
        )

    @contextmanager
    def _played(self, text: str) -> Iterator[tuple[Record, Iterator[tuple[int, Game[Any], State]]]]:
        """A record and its steps; whatever is wrong with them is refused with the line at fault."""
        if not self._waiting.acquire(blocking=False):
            raise Refusal(429, "records-busy")
        try:
            read = record.read(text.encode(), "record")
            if len(read.actions) > MOST_ACTIONS:
                raise Refusal(422, "record-too-long", field="record")
            with self._busy:
                yield read, self._steps(read)
        except RecordError as error:
            raise Refusal(422, f"record-{error.fault}", field="record", line=str(error.line)) from None
        finally:
            self._waiting.release()

    def _steps(self, read: Record) -> Iterator[tuple[int, Game[Any], State]]:
        """Plays the record to its end, where the outcome must be as it says."""
        latest = monotonic() + SLOWEST_SECONDS
        for step in record.verified(read, self._find, "record"):
            if monotonic() > latest:
                raise Refusal(422, "record-too-long", field="record")
            yield step

    def _find(self, name: str) -> Game[Any]:
        try:
            return self._catalogue.find(name)
        except Refusal:
            raise ValueError(f"no such game: {name}") from None
