"""A pool of worker processes with priorities and timeouts.

A process runs one function at a time. When one takes too long its process is killed, and the next function
gets a new one.
"""

from __future__ import annotations

import asyncio
import heapq
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pickle import PicklingError
from threading import Lock, Thread
from typing import Any, TypeVar

LONGEST_START = 120.0
"""Seconds for a process to load what it needs, which a busy machine may take its time for."""
_Given = TypeVar("_Given")
_Found = TypeVar("_Found")


class Hung(Exception):
    """It took too long, and its process was killed."""


class Died(Exception):
    """The process ended by itself."""


class Worker:
    """One process, started when it is first needed, and again after it died."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._lock, self._closed = Lock(), False

    def do(self, function: Callable[[_Given], _Found], given: _Given, seconds: float) -> _Found:
        """The result of a function, run in the process; raises what it raises there, Hung or Died."""
        pipe = self._started()
        try:
            pipe.send((function, given))
            if not pipe.poll(LONGEST_START):
                raise Hung(f"nothing was begun in {LONGEST_START} s")
            pipe.recv()
            if not pipe.poll(max(0.0, seconds)):
                raise Hung(f"nothing was found in {seconds} s")
            done, found = pipe.recv()
        except Hung:
            self.kill()
            raise
        except (EOFError, OSError) as error:
            self.kill()
            raise Died(repr(error)) from None
        if not done:
            raise found
        result: _Found = found
        return result

    def kill(self) -> None:
        """Kills the process."""
        with self._lock:
            process, self._process = self._process, None
            pipe, self._pipe = self._pipe, None
        if process is not None and pipe is not None:
            process.kill()
            process.join()
            process.close()
            pipe.close()

    def close(self) -> None:
        """Kills the process for good."""
        with self._lock:
            self._closed = True
        self.kill()

    def _started(self) -> Connection:
        with self._lock:
            if self._closed:
                raise Died("closed")
            if self._pipe is None:
                context = get_context("spawn")
                self._pipe, far_end = context.Pipe()
                self._process = context.Process(target=_serve, args=(far_end,), daemon=True)
                self._process.start()
                far_end.close()  # or the end of the process would not be seen here
            return self._pipe


class ProcessPool:
    """Workers, and the queue for them: a lower number is served first."""

    def __init__(self, workers: int) -> None:
        self._workers = [Worker() for _ in range(workers)]
        self._free = list(self._workers)
        self._threads = ThreadPoolExecutor(workers, "worker")
        self._waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []
        self._numbers = count()
        self.hung = self.died = 0
        """How often a process was ended because it hung, or ended by itself."""

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return sum(not future.done() for _, _, future in self._waiting)

    async def do(
        self, function: Callable[[_Given], _Found], given: _Given, seconds: float, priority: int = 0
    ) -> _Found:
        """Runs a function in the next free worker; see `Worker.do`."""
        worker, loop = await self._free_worker(priority), asyncio.get_running_loop()
        done = self._threads.submit(worker.do, function, given, seconds)
        # Whoever asked may be gone by then: the worker is free when it is, not when nobody listens any more.
        done.add_done_callback(lambda _: _soon(loop, self._hand_on, worker))
        try:
            return await asyncio.wrap_future(done)
        except Hung:
            self.hung += 1
            raise
        except Died:
            self.died += 1
            raise

    async def close(self) -> None:
        """Kills all processes and cancels what waits for them."""
        for _, _, future in self._waiting:
            future.cancel()
        for worker in self._workers:
            await asyncio.to_thread(worker.close)
        await asyncio.to_thread(self._threads.shutdown)

    async def _free_worker(self, priority: int) -> Worker:
        if self._free:
            return self._free.pop()
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._numbers), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was handed a worker just now
                self._hand_on(future.result())
            raise

    def _hand_on(self, worker: Worker) -> None:
        while self._waiting:
            future = heapq.heappop(self._waiting)[2]
            if not future.done():
                future.set_result(worker)
                return
        self._free.append(worker)


def _soon(loop: asyncio.AbstractEventLoop, what: Callable[[Worker], None], worker: Worker) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(what, worker)


def _serve(pipe: Connection) -> None:
    """The loop of a worker process; it ends when the other end of the pipe is closed."""
    prepare_worker()
    while True:
        try:
            function, given = pipe.recv()
        except EOFError:
            return
        pipe.send("begun")
        found: tuple[bool, Any]
        try:
            found = True, function(given)
        except Exception as error:  # which is for whoever asked
            found = False, error
        try:
            pipe.send(found)
        except (PicklingError, TypeError, AttributeError):  # it can't be sent to another process
            pipe.send((False, RuntimeError(repr(found[1]))))


def prepare_worker() -> None:
    """Leaves interrupts to the server, and ends the worker when the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
