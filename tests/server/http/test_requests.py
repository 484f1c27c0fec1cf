"""Requests as they come over a line: cut off, too slow, too many at once. None of these is carried out."""

import json
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import uvicorn

from grognard.server.app import make_app
from grognard.server.http import bodies, connections
from grognard.server.http.guard import LARGER_BODIES, LARGEST_BODY
from grognard.server.process import options_of
from grognard.server.settings import Settings, number_settings, sqlite_in
from grognard.server.tables.records import LARGEST
from tests.server.house import AT_ONCE, PLACES

ROOT = Path(__file__).parents[3]
PATIENCE = 180.0
"""Seconds that a machine may stand still without a test failing."""
DEADLINE = 0.05
RECORD = "/api/records/throws"
GO_ON = "Expect: 100-continue"
"""Lets the server say when it is ready for the body, which then never comes."""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets no body be late on a slow machine."""
    for name in ("SECONDS", "SECONDS_FOR_LARGE"):
        monkeypatch.setattr(bodies, name, 1e6)


class Line:
    """A server on loopback, and lines to it that a test writes on as it likes."""

    def __init__(self, port: int) -> None:
        self.port, self._lines = port, ExitStack()
        self.cookie = ""
        self.cookie = self.guest()

    def open(self, *words: bytes) -> socket.socket:
        """A new line with something said on it."""
        line = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        self._lines.enter_context(line)
        line.sendall(b"".join(words))
        return line

    def ask(self, method: str, address: str, body: Any = None, cookie: str | None = None) -> Any:
        """A whole request; what is answered."""
        headers = {"Cookie": self.cookie if cookie is None else cookie, "Content-Type": "application/json"}
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, f"/api{address}", json.dumps(body) if body else None, headers)
        response = connection.getresponse()
        found = json.loads(response.read())
        connection.close()
        return found | {"cookie": response.getheader("Set-Cookie", "").split(";")[0]}

    def guest(self) -> str:
        """The cookie of a newcomer."""
        return str(self.ask("GET", "/me", cookie="")["cookie"])

    def close(self) -> None:
        """Ends all lines."""
        self._lines.close()


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Line]:
    """Serves in a thread, as `grognard play` does."""
    wish = Settings(sqlite_in(folder), games=PLACES, maps={}, rates=AT_ONCE, **settings)
    server = uvicorn.Server(uvicorn.Config(make_app(wish), **options_of(wish)))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = Thread(target=server.run, args=([listener],))
        thread.start()
        line = Line(listener.getsockname()[1])
        try:
            yield line
        finally:
            line.close()
            server.should_exit = True
            thread.join()


def head(line: Line, address: str, *more: str, method: str = "POST", cookie: str | None = None) -> bytes:
    """The head of a request."""
    sent = line.cookie if cookie is None else cookie
    fields = ["Host: localhost", f"Cookie: {sent}", "Content-Type: application/json", *more]
    return "\r\n".join((f"{method} {address} HTTP/1.1", *fields, "", "")).encode()


def status(line: socket.socket) -> int:
    """The status of the next answer on a line, also that a body may follow; 0 when it ends without one."""
    try:
        with line.makefile("rb") as file:
            words = file.readline().split()
    except ConnectionError:
        return 0
    return int(words[1]) if words else 0


def ends(line: socket.socket) -> None:
    """Waits until the other end lets go of a line."""
    with suppress(ConnectionError):
        while line.recv(4096):
            pass


def pour(line: socket.socket) -> None:
    """Sends a head without end, until the other end lets go of the line."""
    with suppress(ConnectionError):
        while True:
            line.sendall(b"X-More: " + b"x" * 10_000 + b"\r\n")


def test_a_body_that_is_cut_off_is_never_carried_out(tmp_path: Path) -> None:
    with serving(tmp_path) as line:
        seats = {"north": {"kind": "me"}, "south": {"kind": "me"}}
        wish = {"game": "sample", "scenario": "duel", "seats": seats}
        table = line.ask("POST", "/tables", wish)["id"]
        address = f"/api/tables/{table}/actions"
        body = json.dumps({"seat": "north", "seq": 0, "action": "bid 1"}).encode()
        size = f"{len(body):x}\r\n".encode()
        for cut in (
            head(line, address, f"Content-Length: {len(body) + 1}") + body,
            head(line, address, "Transfer-Encoding: chunked") + size + body + b"\r\n",
            head(line, address, "Transfer-Encoding: chunked") + size + body + b"\r\n5\r\n  ",
        ):
            attack = line.open(cut)
            attack.shutdown(socket.SHUT_WR)
            assert status(attack) == 0
        assert line.ask("GET", f"/tables/{table}")["seq"] == 0
        whole = line.open(head(line, address, "Transfer-Encoding: chunked"), size, body, b"\r\n0\r\n\r\n")
        assert status(whole) == 200
        assert line.ask("GET", f"/tables/{table}")["seq"] == 1


def test_large_bodies_are_read_for_those_who_are_known_and_one_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path) as line:
        large = f"Content-Length: {2 * LARGEST}"

        def answers(*cookies: str) -> list[int]:
            """What is said to those who have sent a head and wait before they send the body."""
            lines = [line.open(head(line, RECORD, large, GO_ON, cookie=cookie)) for cookie in cookies]
            return sorted(map(status, lines))

        assert answers("", "grognard=forged") == [401, 401]
        for announced in (large, "Transfer-Encoding: chunked"):  # and not one byte of the body
            assert status(line.open(head(line, RECORD, announced, cookie=""))) == 401
        assert answers(*[line.cookie] * 4) == [100, 429, 429, 429]
        assert answers(*(line.guest() for _ in range(3))) == [100, 429, 429]  # two of one address
        small = line.open(head(line, RECORD, "Content-Length: 2"), b"{}")
        assert status(small) == 422
        line.close()
        while answers(line.cookie) != [100]:  # those who went give their places back
            pass


def test_a_body_has_a_deadline(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as line:
        monkeypatch.setattr(bodies, "SECONDS", DEADLINE)
        monkeypatch.setattr(bodies, "SECONDS_FOR_LARGE", DEADLINE)
        for length in (10, LARGEST_BODY + 1):
            slow = line.open(head(line, RECORD, f"Content-Length: {length}"), b"{")
            assert status(slow) == 408
            ends(slow)


def test_a_head_has_a_deadline_and_a_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as line:
        asked = head(line, "/api/me", method="GET")
        for begun in (b"GET / HTTP/1.1\r\nHost: localhost\r\n", asked + asked[:-2]):
            pour(line.open(begun))
        monkeypatch.setattr(connections, "SECONDS_FOR_HEAD", DEADLINE)
        for words in (b"", b"\r\n", asked[:-2], asked + b"\r\n", asked + asked[:-2]):
            ends(line.open(words))
        answers = [status(line.open(asked)) for _ in range(20)]  # a slow machine may cut one or the other
        assert 200 in answers


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=5) as line:
        half, held = head(line, "/api/tables", "Content-Length: 10", GO_ON), 0
        while (answer := status(line.open(half))) == 100:
            held += 1
        assert answer == 503
        assert 4 <= held <= 5  # the one by which the guest came may still be there
        line.close()
        while status(line.open(half)) != 100:
            line.close()


def test_a_proxy_speaks_for_many(tmp_path: Path) -> None:
    with serving(tmp_path, connections_per_address=2, proxies=("127.0.0.0/8",)) as line:

        def half(client: str) -> bytes:
            """A request that is never whole, from a client behind the proxy."""
            return head(line, "/api/tables", "Content-Length: 10", GO_ON, f"X-Forwarded-For: {client}")

        for client in ("192.0.2.1", "192.0.2.2", "192.0.2.3", "2001:db8:1::1"):
            assert status(line.open(half(client))) == 100
        assert sorted(status(line.open(half(f"2001:db8::{n}"))) for n in range(3)) == [100, 100, 429]


def test_all_together_have_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path, connections=4) as line:
        half, answers = head(line, "/api/tables", "Content-Length: 10", GO_ON), set[int]()
        while 503 not in answers:
            answers.add(status(line.open(half)))
        assert answers == {100, 503}


def test_the_environment_names_the_limits() -> None:
    assert number_settings({}) == {}
    found = number_settings({"GROGNARD_CONNECTIONS": "5000", "GROGNARD_CONNECTIONS_PER_ADDRESS": "40"})
    assert found == {"connections": 5000, "connections_per_address": 40}
    for wrong in ("0", "-1", "many", "1e3"):
        with pytest.raises(ValueError, match="GROGNARD_CONNECTIONS"):
            number_settings({"GROGNARD_CONNECTIONS": wrong})


def test_the_documented_proxy_lets_records_through() -> None:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", text)
    assert int(megabytes) * 2**20 >= max(LARGER_BODIES.values())
