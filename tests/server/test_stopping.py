"""Stopping in good order: what is under way is finished, sockets are told, and the exit code is 0."""

import json
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bench.kills import LONGEST_WAIT, Client, Player, Server
from tests.server.postgres import fresh_database

SERVICE_RESTART = 1012


@contextmanager
def running(folder: Path, database: str | None = None) -> Iterator[Server]:
    """A server that is gone afterwards in any case."""
    server = Server(folder, database)
    try:
        yield server
    finally:
        server.kill()


def code_of_closing(live: ClientConnection) -> int:
    """The code with which the server ends a socket, after all that it still had to say."""
    with suppress(ConnectionClosed):
        while True:
            live.recv(LONGEST_WAIT)
    return live.close_code or 0


@contextmanager
def listening(server: Server, player: Player) -> Iterator[ClientConnection]:
    """A socket at the player's table that has heard how it stands."""
    address = f"ws://{server.address}/api/tables/{player.table}/live?seat=soviet"
    headers = {"Cookie": player.cookie}
    with connect(
        address, additional_headers=headers, open_timeout=LONGEST_WAIT, max_size=None, proxy=None
    ) as live:
        live.recv(LONGEST_WAIT)
        yield live


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_request_under_way_is_finished(tmp_path: Path, sign: signal.Signals) -> None:
    with running(tmp_path) as server:
        player, (host, port) = Player(server, 1), server.address.split(":")
        with listening(server, player) as live, socket.create_connection((host, port), LONGEST_WAIT) as line:
            body = json.dumps({"text": "under way"}).encode()
            line.sendall(
                f"PUT /api/tables/{player.table}/notes HTTP/1.1\r\nHost: {server.address}\r\n"
                f"Cookie: {player.cookie}\r\nContent-Type: application/json\r\n"
                f"Content-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n".encode()
            )
            assert b"100 Continue" in line.recv(1000)
            server.process.send_signal(sign)
            assert code_of_closing(live) == SERVICE_RESTART
            line.sendall(body)
            assert line.recv(1000).startswith(b"HTTP/1.1 200")
        assert server.process.wait(LONGEST_WAIT) == 0
    with running(tmp_path) as server:
        client = Client(server, player.cookie)
        found = client.ask("GET", f"/tables/{player.table}/notes")
        client.close()
    assert found == (200, {"text": "under way"})


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_workers_stop_together(tmp_path: Path, sign: signal.Signals) -> None:
    with fresh_database() as address, running(tmp_path, address) as server:
        with listening(server, Player(server, 1)) as live:
            server.process.send_signal(sign)
            assert code_of_closing(live) == SERVICE_RESTART
        assert server.process.wait(LONGEST_WAIT) == 0
