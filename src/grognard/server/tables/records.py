"""Records that users submit: checked by a replay and made into tables, or their dice listed.

They are replayed in a worker process, one at a time and for a bounded time; few may wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from grognard.server.errors import Refusal, words
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.process_pool import Hung, ProcessPool
from grognard.server.store.queries import Store
from grognard.server.store.rows import FINISHED, Seat, TableRow, User
from grognard.server.tables.history import ending
from grognard.server.tables.record_replay import (
    MOST_ACTIONS,
    Fault,
    ReplayedRecord,
    SubmittedRecord,
    Thrown,
    replay,
    throws_of,
)
from grognard.server.tables.seats import INVITE, new_row

LARGEST = 2_000_000
"""Characters of a record; a whole game of Battle for Germany has some 60,000."""
SLOWEST_SECONDS = 20.0
MOST_WAITING = 4
"""Records that may wait for their turn, the one that is played among them."""
RECORD = "record"
"""The mode of a table that is only a record."""
_Found = TypeVar("_Found")


class Records:
    """Reads records, none of them in the process that serves requests."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store, self._catalogue = store, catalogue
        self._pool, self.waiting = ProcessPool(1), 0

    async def throws(self, text: str, language: str) -> list[Thrown]:
        """Every throw of a record that holds."""
        return await self._played(throws_of, text, language)

    async def submit(self, user: User, text: str) -> TableRow:
        """Makes a record that holds into a table of its own, to look at and to practise from.

        Nobody holds a seat: whoever has the record has the key of its dice, so it can't go on.
        """
        replayed = await self._played(replay, text, user.language)
        return await asyncio.to_thread(self._kept, user, replayed)

    async def close(self) -> None:
        """Ends the process."""
        await self._pool.close()

    async def _played(
        self, function: Callable[[SubmittedRecord], _Found | Fault], text: str, language: str
    ) -> _Found:
        """The result of a function for a record; a faulty record is refused with the line at fault."""
        if self.waiting >= MOST_WAITING:
            raise Refusal(429, "records-busy")
        self.waiting += 1
        submitted = SubmittedRecord(self._catalogue.places, text, language, MOST_ACTIONS)
        try:
            found = await self._pool.do(function, submitted, SLOWEST_SECONDS)
        except Hung:
            found = Fault("too-long")
        finally:
            self.waiting -= 1
        if isinstance(found, Fault):
            raise Refusal(422, f"record-{found.code}", field="record", line=str(found.line))
        return found

    def _kept(self, user: User, replayed: ReplayedRecord) -> TableRow:
        """The table of a record, written down."""
        header = replayed.header
        game = self._catalogue.find(header["game"])
        scenario, options = game.choose(header["scenario"], header["options"])
        state = game.load(scenario.name, options, replayed.last)
        seats = tuple(Seat(seat, INVITE, None, None) for seat in scenario.seats)
        row = new_row(game, scenario, options, seats, bytes.fromhex(header["key"]), user, state)
        title = words("record", user.language, title=game.title)[:80]
        row = replace(
            row,
            mode=RECORD,
            title=title,
            status=FINISHED,
            waiting=[],
            dealt=0,
            outcome=row.outcome or ending([]),
            seq=len(replayed.entries) - 1,
        )
        self._store.add_table(row, replayed.entries, replayed.dumps)
        return row
