"""What the server calls when it tells someone: a webhook and a mailbox, both on loopback."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.house import Player

PATIENCE = 60
"""Seconds that a machine may stand still without a test failing."""
QUICK = {"notice_seconds": 0.02, "private_webhooks": True, "public_url": "https://play.example.org/"}
ME_AND_OPEN = {"north": "me", "south": "open"}
Call = tuple[dict[str, str], bytes]


class Receiver:
    """A webhook on loopback; answers with these statuses, then with 204."""

    def __init__(self, *statuses: int) -> None:
        self.calls: Queue[Call] = Queue()
        left = list(statuses)
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.calls.put((dict(self.headers) | {"path": self.path}, body))
                self.send_response(left.pop(0) if left else 204)
                self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Says nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/hook?key=1"

    def next(self) -> Any:
        """What the next call said."""
        return json.loads(self.calls.get(timeout=PATIENCE)[1])

    @contextmanager
    def open(self) -> Iterator[None]:
        """Takes calls."""
        thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield
        self._server.shutdown()
        self._server.server_close()
        thread.join()


class _Listening(Controller):
    """Serves at a port that it holds from the first, on a machine that may be slow."""

    def __init__(self, box: Mailbox) -> None:
        self._listener = socket.create_server(("127.0.0.1", 0))
        super().__init__(box, "127.0.0.1", self._listener.getsockname()[1], ready_timeout=PATIENCE)

    def _create_server(self) -> Any:
        return self.loop.create_server(self._factory_invoker, sock=self._listener)


class Mailbox:
    """An SMTP server on loopback."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.controller = _Listening(self)
        self.url = f"smtp://127.0.0.1:{self.controller.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """Keeps a letter."""
        self.letters.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next letter."""
        return self.letters.get(timeout=PATIENCE)


def link_in(letter: EmailMessage, screen: str) -> str:
    """The token of a link in a letter."""
    found = re.search(rf"https://play\.example\.org/#/{screen}\?token=(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


def joined(host: Player, friend: Player, **more: Any) -> str:
    """A table by turns with two players; says its id."""
    table = host.table(ME_AND_OPEN, **({"mode": "turns"} | more))
    assert friend.send(f"/tables/{table}/join", {"seat": "south"}).status_code == 200
    return table
