"""Kills the server in bursts of moves, starts it again, and looks whether anything acknowledged is lost.

python -m bench.kills --kills 100
python -m bench.kills --kills 100 --postgres     two workers: one of them is killed, or all
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import nullcontext, suppress
from functools import partial
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from threading import Condition, Event, Thread
from typing import Any
from urllib.parse import urlsplit

from grognard.server.settings import DATABASE_URL, DRAW_AHEAD
from tests.server.postgres import fresh_database

TABLES = 2
WORKERS = 2
LONGEST_WAIT = 180.0
_SEATS = {"soviet": {"kind": "me"}, "western": {"kind": "me"}}
_TABLE = {"game": "battle-for-germany", "scenario": "historical", "seats": _SEATS, "spectators": True}


class Server:
    """`grognard play` as a process of its own, on any free port; with PostgreSQL as two workers."""

    def __init__(self, folder: Path, database: str | None = None) -> None:
        workers = ["--workers", str(WORKERS)] if database else []
        play = ["play", "--port", "0", "--no-browser", "--data", str(folder), *workers]
        code = "from grognard.cli import main; sys.exit(main(sys.argv[1:]))"
        paths = f"import sys; sys.path[:] = {sys.path!r}; {code}"
        self.process = subprocess.Popen(
            [sys.executable, "-c", paths, *play],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {DATABASE_URL: database or "", DRAW_AHEAD: "0"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.address = urlsplit(next(word for word in line.split() if word.startswith("http"))).netloc
        self.pid = self.process.pid

    def workers(self) -> list[int]:
        """The ids of the processes that serve for this one."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        found = map(int, children.read_text().split()) if children.exists() else ()
        return [child for child in found if b"spawn_main" in _command_of(child)]

    def kill(self) -> None:
        """Ends the process, and its workers, as the system would: at once."""
        workers = self.workers()
        self.process.kill()
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def _command_of(process: int) -> bytes:
    """The command line of a process; nothing if it has just ended."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


class Client:
    """One user with one connection."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        self._connection = HTTPConnection(server.address, timeout=LONGEST_WAIT)
        self.cookie = cookie

    def ask(self, method: str, address: str, body: Any = None) -> tuple[int, Any]:
        """Status and answer of a request."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        content = None if body is None else json.dumps(body)
        self._connection.request(method, f"/api{address}", content, headers)
        response = self._connection.getresponse()
        self.cookie = (response.getheader("Set-Cookie") or self.cookie).split(";")[0]
        return response.status, json.loads(response.read())

    def close(self) -> None:
        """Ends the connection."""
        self._connection.close()


def lines_of(options: dict[str, list[list[str]]]) -> list[str]:
    """Options, which are grouped by verb, as the lines that are sent."""
    return [" ".join((verb, *arguments)) for verb, candidates in options.items() for arguments in candidates]


class Player:
    """Plays at one table by any moves, and remembers what was acknowledged."""

    def __init__(self, server: Server, seed: int, cookie: str = "") -> None:
        client = Client(server, cookie)
        client.ask("GET", "/me")
        self.table = client.ask("POST", "/tables", _TABLE)[1]["id"]
        self.cookie, self._rng = client.cookie, Random(seed)
        self.acknowledged: dict[int, str] = {}
        client.close()

    def move(self, client: Client) -> None:
        """One move, by the seat that must decide.

        What a worker wrote as it was killed may be committed after it, and then this one comes too late.
        """
        for seat in _SEATS:
            seen = client.ask("GET", f"/tables/{self.table}/view?seat={seat}")[1]
            for decision in seen["view"]["decisions"].values():
                action = self._rng.choice(lines_of(decision["options"]))
                body = {"seat": seat, "seq": seen["seq"], "action": action}
                status, answer = client.ask("POST", f"/tables/{self.table}/actions", body)
                if status == 409 and answer["error"] == "stale":
                    self.move(client)
                    return
                assert status == 200, answer
                self.acknowledged[answer["seq"]] = action
                return

    def lost(self, client: Client) -> list[int]:
        """The numbers of acknowledged actions that the server does not know."""
        known: dict[int, str] = {}
        for seat in _SEATS:
            seen = client.ask("GET", f"/tables/{self.table}/view?seat={seat}")[1]
            lines, before = seen["log"], seen["seq"] + 1
            while lines:
                known |= {line["seq"]: line["action"] for line in lines if line["action"]}
                before = lines[0]["seq"]
                lines = client.ask("GET", f"/tables/{self.table}/log?seat={seat}&before={before}")[1]
        return [seq for seq, action in self.acknowledged.items() if known.get(seq) != action]


def burst(server: Server, players: Sequence[Player], moves: int, kill: Callable[[], None]) -> None:
    """Everyone plays as fast as they can; after so many answers something is killed."""
    answered, news, killed = 0, Condition(), Event()

    def play(player: Player) -> None:
        nonlocal answered
        client = Client(server, player.cookie)
        try:
            while not killed.is_set():
                player.move(client)
                with news:
                    answered += 1
                    news.notify_all()
        except (OSError, HTTPException):
            pass  # it was this server, or this worker
        client.close()

    threads = [Thread(target=play, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    with news:
        reached = news.wait_for(lambda: answered >= moves, LONGEST_WAIT)
    kill()
    killed.set()
    for thread in threads:
        thread.join()
    assert reached, f"expected {moves} answers; got {answered}"


def run(folder: Path, kills: int, seed: int = 1, database: str | None = None) -> tuple[int, list[str]]:
    """Acknowledged actions after so many kills, and what was lost of them."""
    rng, lost = Random(seed), list[str]()
    server = Server(folder, database)
    players = [Player(server, rng.getrandbits(32)) for _ in range(TABLES)]
    for number in range(kills):
        if database and number % 2:
            worker = rng.choice(server.workers())
            burst(server, players, rng.randint(3, 25), partial(os.kill, worker, signal.SIGKILL))
        else:
            burst(server, players, rng.randint(3, 25), server.kill)
            server = Server(folder, database)
        for player in players:
            client = Client(server, player.cookie)
            lost += [f"table {player.table}, entry {seq}" for seq in player.lost(client)]
            player.move(client)
            client.close()
    server.kill()
    return sum(len(player.acknowledged) for player in players), lost


def main() -> int:
    """Prints what was acknowledged and what was lost."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="two workers and PostgreSQL")
    arguments = parser.parse_args()
    database = fresh_database() if arguments.postgres else nullcontext()
    with tempfile.TemporaryDirectory() as folder, database as address:
        acknowledged, lost = run(Path(folder), arguments.kills, arguments.seed, address)
    print(f"{arguments.kills} kills, {acknowledged} actions acknowledged, {len(lost)} lost")
    for line in lost:
        print(f"  {line}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
