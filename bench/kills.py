"""Kills the server in bursts of moves, starts it again, and looks whether anything acknowledged is lost.

python -m bench.kills --kills 100
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from threading import Condition, Thread
from typing import Any
from urllib.parse import urlsplit

TABLES = 2
LONGEST_WAIT = 60.0
_SEATS = {"soviet": {"kind": "me"}, "western": {"kind": "me"}}
_TABLE = {"game": "battle-for-germany", "scenario": "historical", "seats": _SEATS, "spectators": True}


class Server:
    """`grognard play` as a process of its own, on any free port."""

    def __init__(self, folder: Path) -> None:
        play = ["play", "--port", "0", "--no-browser", "--data", str(folder)]
        code = "from grognard.cli import main; sys.exit(main(sys.argv[1:]))"
        paths = f"import sys; sys.path[:] = {sys.path!r}; {code}"
        self._process = subprocess.Popen(
            [sys.executable, "-c", paths, *play], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.address = urlsplit(next(word for word in line.split() if word.startswith("http"))).netloc
        self.pid = self._process.pid

    def kill(self) -> None:
        """Ends the process as the system would: at once."""
        self._process.kill()
        self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


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
        """One move, by the seat that must decide."""
        for seat in _SEATS:
            seen = client.ask("GET", f"/tables/{self.table}/view?seat={seat}")[1]
            for decision in seen["view"]["decisions"].values():
                action = self._rng.choice(decision["options"])
                body = {"seat": seat, "seq": seen["seq"], "action": action}
                status, answer = client.ask("POST", f"/tables/{self.table}/actions", body)
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


def burst(server: Server, players: Sequence[Player], moves: int) -> None:
    """Everyone plays as fast as they can; after so many answers the server is killed."""
    answered, news = 0, Condition()

    def play(player: Player) -> None:
        nonlocal answered
        client = Client(server, player.cookie)
        try:
            while True:
                player.move(client)
                with news:
                    answered += 1
                    news.notify_all()
        except (OSError, HTTPException):
            client.close()

    threads = [Thread(target=play, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    with news:
        reached = news.wait_for(lambda: answered >= moves, LONGEST_WAIT)
    server.kill()
    for thread in threads:
        thread.join()
    assert reached, f"expected {moves} answers; got {answered}"


def run(folder: Path, kills: int, seed: int = 1) -> tuple[int, list[str]]:
    """Acknowledged actions after so many kills, and what was lost of them."""
    rng, lost = Random(seed), list[str]()
    server = Server(folder)
    players = [Player(server, rng.getrandbits(32)) for _ in range(TABLES)]
    for _ in range(kills):
        burst(server, players, rng.randint(3, 25))
        server = Server(folder)
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
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        acknowledged, lost = run(Path(folder), arguments.kills, arguments.seed)
    print(f"{arguments.kills} kills, {acknowledged} actions acknowledged, {len(lost)} lost")
    for line in lost:
        print(f"  {line}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
