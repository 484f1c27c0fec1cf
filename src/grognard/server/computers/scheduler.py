"""Schedules computer players: they think in worker processes, one table at a time each.

Tables where someone is waiting come first, and tables without people last. A process that hangs is ended, the
table is told, and the next try begins in a new one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from logging import getLogger
from typing import Any

from grognard.server.computers.thinking import Job, think
from grognard.server.errors import Refusal
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.process_pool import Hung, ProcessPool
from grognard.server.settings import Settings
from grognard.server.store.advisory_locks import AdvisoryLocks
from grognard.server.store.queries import Store
from grognard.server.store.rows import RUNNING, TableRow
from grognard.server.tables.actions import Tables, computer_seats
from grognard.server.tables.history import History, waited_for

MOST_TRIES = 3
Think = Callable[[Job], list[tuple[str, str]]]


class Computers:
    """Wakes computer players when a table waits for them.

    `say` tells a table how far they are, `present` says who has it open.
    """

    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        history: History,
        tables: Tables,
        say: Callable[[str, dict[str, Any]], None],
        present: Callable[[str], Collection[str]],
    ) -> None:
        self._settings, self._catalogue, self._say = settings, catalogue, say
        self._history, self._tables = history, tables
        self._locks = AdvisoryLocks(settings.database)
        self._pool, self._present = ProcessPool(settings.workers), present
        self.hanging_seconds = settings.hanging_seconds
        self.stuck: set[str] = set()
        """The tables whose computer players failed again and again, until they act."""
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._loop: asyncio.AbstractEventLoop | None = None
        self.think: Think = think

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        """Sets the event loop in which they are scheduled."""
        self._loop = loop

    def wake(self, table_id: str) -> None:
        """Checks whether a computer player must act at a table; any thread may call this."""
        if self._loop is not None:
            with suppress(RuntimeError):  # the loop has just ended
                self._loop.call_soon_threadsafe(self._wake, table_id)

    def count(self) -> int:
        """How many tables wait for a computer player or have one at work."""
        return len(self._at_work)

    def resume(self, store: Store) -> None:
        """Wakes the tables that wait for a computer player: the server may have been stopped at any time."""
        for row in store.tables_with_computers():
            with suppress(Refusal):  # the game is no longer offered here
                if set(waited_for(self._catalogue.find(row.game), row)) & set(computer_seats(row)):
                    self.wake(row.id)

    async def close(self) -> None:
        """Stops all thinking."""
        self._loop = None
        for task in list(self._at_work.values()):
            task.cancel()
        await asyncio.gather(*self._at_work.values(), return_exceptions=True)
        await self._pool.close()
        await asyncio.to_thread(self._locks.close)

    def _wake(self, table_id: str) -> None:
        self._woken.add(table_id)
        if table_id not in self._at_work:
            self._at_work[table_id] = asyncio.create_task(self._work(table_id))

    async def _work(self, table_id: str) -> None:
        """Plays, and again if the table was woken meanwhile."""
        try:
            while table_id in self._woken:
                self._woken.discard(table_id)
                await self._play_alone(table_id)
        except Exception as error:  # the database is away; whoever looks at the table wakes it again
            getLogger(__name__).warning("table %s: no computer player can act: %r", table_id, error)
        finally:
            self._woken.discard(table_id)
            del self._at_work[table_id]

    async def _play_alone(self, table_id: str) -> None:
        """Plays unless another worker holds the lock; then checks again for those that were refused it."""
        while await asyncio.to_thread(self._is_needed, table_id):
            if not await asyncio.to_thread(self._locks.try_acquire, table_id):
                return
            try:
                if not await self._play(table_id):
                    return
            finally:
                await asyncio.to_thread(self._locks.release, table_id)

    def _is_needed(self, table_id: str) -> bool:
        try:
            return self._job(table_id, 0) is not None
        except Refusal:
            return False

    async def _play(self, table_id: str) -> bool:
        """Plays for the computers until a person must decide; says whether nothing went wrong."""
        done, failures, side = 0, 0, ""
        while failures < MOST_TRIES:
            try:
                found = await asyncio.to_thread(self._job, table_id, failures)
                if found is None:
                    break
                row, side, job = found
                self._say(table_id, _progress(side, done, None))
                moves = await self._pool.do(self.think, job, self.hanging_seconds, self.priority_of(row))
                await asyncio.to_thread(self._tables.act_for_computers, table_id, row.seq, moves)
                done, failures = done + len(moves), 0
                self.stuck.discard(table_id)
            except Refusal as refusal:
                if refusal.code != "stale":  # else something happened meanwhile: look again
                    return False
            except Exception as error:  # whatever a player stumbles over must not stop the server
                failures += 1
                if isinstance(error, Hung):
                    self._say(table_id, {"type": "trouble", "kind": "hung"})
                getLogger(__name__).warning("table %s: a computer player failed: %r", table_id, error)
        if failures:
            self.stuck.add(table_id)
            self._say(table_id, {"type": "trouble", "kind": "trouble"})
        if done:
            self._say(table_id, _progress(side, done, done))
        return not failures

    @property
    def health(self) -> dict[str, int]:
        """How many wait for a worker, how many processes had to be ended, and how many tables are stuck."""
        pool = self._pool
        return {"waiting": pool.waiting, "hung": pool.hung, "died": pool.died, "stuck": len(self.stuck)}

    def priority_of(self, row: TableRow) -> int:
        """Who is served first: those who look at the table, then those who play there, then nobody."""
        if self._present(row.id):
            return 0
        return 1 if any(seat.user_id is not None for seat in row.seats) else 2

    def _job(self, table_id: str, tries: int) -> tuple[TableRow, str, Job] | None:
        """The position to think about, with its table and side; None if no computer player must act."""
        row = self._tables.row(table_id)
        levels = computer_seats(row)
        if row.status != RUNNING or row.paused_by is not None or not levels:
            return None
        game, now = self._catalogue.find(row.game), self._history.now(row)
        waiting = [side for side in now.state.pending if game.seat_of(now.state, side) in levels]
        if not waiting:
            return None
        seed = f"{row.key}/{row.seq}/{tries}"
        place, seconds = self._catalogue.places[row.game], self._settings.thinking_seconds
        job = Job(place, row.scenario, row.options, now.state.dump(), levels, seed, seconds)
        return row, waiting[0], job


def _progress(side: str, done: int, of: int | None) -> dict[str, Any]:
    return {"type": "thinking", "side": side, "done": done, "of": of}
