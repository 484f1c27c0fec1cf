"""Live tables under load: how soon everyone sees an action, what is lost, and what the server costs.

    python -m bench.server --minutes 10

A server and its clients share one machine. Actions fall due at chance moments, as those of people do, and
each one counts from that moment, so that a server which falls behind can't hide it.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import msgspec
from httpx2 import AsyncClient
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Figures
from websockets.asyncio.client import ClientConnection, connect

from bench import kills
from grognard.server.settings import CONNECTIONS, CONNECTIONS_PER_ADDRESS

GOAL_MS = 50
LONGEST_WAIT = 30.0
_GUESTS = 50  # the server takes no more newcomers from one address in a minute
_EVERY = 5.0  # seconds between two readings of the server's memory
_MEGABYTE = 2**20


class _Decision(msgspec.Struct):
    options: dict[str, list[list[str]]]


class _View(msgspec.Struct):
    decisions: dict[str, _Decision] = msgspec.field(default_factory=dict)


class _Heard(msgspec.Struct):
    type: str
    seq: int = -1
    status: str = ""
    view: _View = msgspec.field(default_factory=_View)


@dataclass
class Measured:
    """Milliseconds of each action, from when it was due or acknowledged, and readings of the server."""

    answered: list[float] = field(default_factory=list)
    pushed: list[float] = field(default_factory=list)
    pushed_after_answer: list[float] = field(default_factory=list)
    memory: list[float] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    server_cpu: float = 0.0
    client_cpu: float = 0.0
    seconds: float = 0.0


class LiveTable:
    """One table: a player who holds both seats, and sockets that watch it from every seat and from none."""

    def __init__(self, player: kills.Player, address: str, sockets: int, seed: int) -> None:
        self.player, self._address, self._rng = player, address, Random(seed)
        self._seqs = [-1] * sockets
        self._options: dict[str, list[str]] = {}
        self._news = asyncio.Event()
        self._turn = asyncio.Lock()
        self.finished = False

    async def open(self, stack: AsyncExitStack, tasks: asyncio.TaskGroup) -> None:
        """Opens the sockets and waits until each one has heard how the table stands."""
        for number in range(len(self._seqs)):
            seat = ("soviet", "western")[number] if number < 2 else ""
            headers = {"Cookie": self.player.cookie} if seat else {}
            address = f"ws://{self._address}/api/tables/{self.player.table}/live?seat={seat}"
            socket = await stack.enter_async_context(connect(address, additional_headers=headers))
            tasks.create_task(self._listen(socket, number, seat))
        await self._everyone_at(0)

    async def _listen(self, socket: ClientConnection, number: int, seat: str) -> None:
        async for message in socket:
            heard = msgspec.json.decode(message, type=_Heard)
            if heard.type != "state":
                continue
            self._seqs[number], self.finished = heard.seq, heard.status == "finished"
            if seat:
                decisions = heard.view.decisions.values()
                self._options[seat] = [
                    option for decision in decisions for option in kills.lines_of(decision.options)
                ]
            self._news.set()

    async def _everyone_at(self, seq: int) -> None:
        async with asyncio.timeout(LONGEST_WAIT):
            while min(self._seqs) < seq:
                self._news.clear()
                await self._news.wait()

    async def act(self, client: AsyncClient, due: float, measured: Measured) -> None:
        """Takes any action, and waits until every socket has shown it."""
        async with self._turn:
            seat = next((seat for seat, options in self._options.items() if options), None)
            if self.finished or seat is None:
                return
            action = self._rng.choice(self._options[seat])
            body = {"seat": seat, "seq": self._seqs[0], "action": action}
            address = f"http://{self._address}/api/tables/{self.player.table}/actions"
            answer = await client.post(address, json=body, headers={"Cookie": self.player.cookie})
            answered = perf_counter()
            assert answer.status_code == 200, answer.text
            seq = answer.json()["seq"]
            self.player.acknowledged[seq] = action
            await self._everyone_at(seq)
            pushed = perf_counter()
            measured.answered.append(1000 * (answered - due))
            measured.pushed.append(1000 * (pushed - due))
            measured.pushed_after_answer.append(1000 * (pushed - answered))


async def load(
    server: kills.Server, arguments: argparse.Namespace, measured: Measured, progress: Progress
) -> list[kills.Player]:
    """Plays at all tables for as long as was asked; says who played."""
    rng, players = Random(arguments.seed), list[kills.Player]()
    loop = asyncio.get_running_loop()

    async with (
        AsyncExitStack() as stack,
        asyncio.TaskGroup() as tasks,
        AsyncClient(timeout=LONGEST_WAIT) as client,
    ):

        async def sit_down() -> LiveTable:
            cookie = players[len(players) % _GUESTS].cookie if len(players) >= _GUESTS else ""
            seed = rng.getrandbits(32)
            player = await asyncio.to_thread(kills.Player, server, seed, cookie)
            players.append(player)
            table = LiveTable(player, server.address, arguments.sockets, seed)
            await table.open(stack, tasks)
            return table

        opening = progress.add_task("opening tables", total=arguments.tables)
        tables = []
        for _ in range(arguments.tables):
            tables.append(await sit_down())
            progress.advance(opening)

        async def act(place: int, due: float) -> None:
            if tables[place].finished:
                tables[place] = await sit_down()
            else:
                await tables[place].act(client, due, measured)
            progress.advance(acting)

        seconds = 60 * arguments.minutes
        acting = progress.add_task("acting", total=int(seconds * arguments.rate))
        start, cpu, mine, read = perf_counter(), cpu_seconds(server.pid), process_time(), 0.0
        due, number, at_work = start, 0, set[asyncio.Task[None]]()
        while due < start + seconds:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            task = loop.create_task(act(number % len(tables), due))
            at_work.add(task)
            task.add_done_callback(at_work.discard)
            if due - start >= read:
                measured.memory.append(memory(server.pid) / _MEGABYTE)
                read += _EVERY
            number += 1
            due += rng.expovariate(arguments.rate)
        await asyncio.gather(*at_work)
        measured.seconds = perf_counter() - start
        measured.server_cpu = cpu_seconds(server.pid) - cpu
        measured.client_cpu = process_time() - mine
        measured.memory.append(memory(server.pid) / _MEGABYTE)
        await stack.aclose()
    return players


def check(
    server: kills.Server, players: Sequence[kills.Player], measured: Measured, progress: Progress
) -> None:
    """Looks whether every acknowledged action is in its table's log."""
    for player in progress.track(players, description="checking"):
        client = kills.Client(server, player.cookie)
        measured.lost += [f"table {player.table}, entry {seq}" for seq in player.lost(client)]
        client.close()


def show(console: Console, arguments: argparse.Namespace, measured: Measured) -> None:
    """Prints the figures."""
    sockets = arguments.tables * arguments.sockets
    figures = Figures(
        "milliseconds", "p50", "p95", "p99", "most", title=f"{arguments.tables} tables, {sockets} sockets"
    )
    for name, values in (
        ("due → acknowledged", measured.answered),
        ("acknowledged → every socket", measured.pushed_after_answer),
        ("due → every socket", measured.pushed),
    ):
        ranks = (percentile(values, part) for part in (0.5, 0.95, 0.99, 1.0))
        figures.add_row(name, *(f"{value:.1f}" for value in ranks))
    console.print(figures)
    acknowledged, readings = len(measured.pushed), measured.memory
    rate = acknowledged / measured.seconds
    console.print(f"{acknowledged} actions acknowledged ({rate:.1f} a second), {len(measured.lost)} lost")
    parts = [readings[place * (len(readings) - 1) // 4] for place in range(5)]
    console.print(f"server memory over time: {' → '.join(f'{part:.0f}' for part in parts)} MB")
    for name, seconds in (("server", measured.server_cpu), ("clients", measured.client_cpu)):
        each = 1000 * seconds / acknowledged
        console.print(f"CPU of the {name}: {seconds / measured.seconds:.0%} of a core, {each:.1f} ms each")
    console.print(f"load average of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    for line in measured.lost:
        console.print(f"  lost: {line}")


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part of them lies.

    >>> percentile([4.0, 1.0, 3.0, 2.0], 0.5)
    2.0
    """
    ordered = sorted(values)
    return ordered[max(0, round(part * len(ordered)) - 1)] if ordered else 0.0


def family(pid: int) -> list[int]:
    """A process and all that it started (on Linux)."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(each for child in children for each in family(int(child)))]


def memory(pid: int) -> int:
    """Bytes that a process and its children hold in memory."""
    page = os.sysconf("SC_PAGE_SIZE")
    return sum(int(Path(f"/proc/{each}/statm").read_text("ascii").split()[1]) * page for each in family(pid))


def cpu_seconds(pid: int) -> float:
    """Seconds of CPU that a process and its children have used."""
    ticks = 0
    for each in family(pid):
        fields = Path(f"/proc/{each}/stat").read_text("ascii").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Runs the load and prints the figures; fails when something acknowledged is lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--sockets", type=int, default=4, help="at each table: two seats, then spectators")
    parser.add_argument("--rate", type=float, default=50.0, help="actions a second at all tables together")
    parser.add_argument("--minutes", type=float, default=0.5)
    parser.add_argument("--database", metavar="URL", help="instead of SQLite in a temporary folder")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.sockets < 2:
        parser.error("--sockets: expected at least 2, one for each seat")
    for name in (CONNECTIONS, CONNECTIONS_PER_ADDRESS):
        os.environ[name] = "10000"  # all clients are at one address here
    if arguments.database:
        os.environ["GROGNARD_DATABASE_URL"] = arguments.database
    measured, console = Measured(), Console()
    with tempfile.TemporaryDirectory() as folder:
        server = kills.Server(Path(folder))
        try:
            with Progress(console=console, transient=True) as progress:
                players = asyncio.run(load(server, arguments, measured, progress))
                check(server, players, measured, progress)
        finally:
            server.kill()
    show(console, arguments, measured)
    p95 = percentile(measured.pushed_after_answer, 0.95)
    verdict = "met" if p95 < GOAL_MS and not measured.lost else "not met"
    console.print(f"goal: 95 of 100 actions shown within {GOAL_MS} ms of their answer, none lost: {verdict}")
    return 1 if measured.lost else 0


if __name__ == "__main__":
    sys.exit(main())
