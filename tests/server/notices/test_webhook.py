"""Webhooks: which addresses may be called, and that slow ones hold up nothing else."""

import asyncio
import socket
from threading import Event, Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from anyio.from_thread import start_blocking_portal

from grognard.server.notices import webhook
from tests.server.house import House, problem
from tests.server.receivers import PATIENCE, Receiver


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/",
        "http://localhost:8641/",
        "http://[::1]/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b::7f00:1]/",
        "http://[fec0::1]/",
        "http://[2002:7f00:1::]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest/meta-data",
        "http://0.0.0.0/",
        "http://224.0.0.1/",
        "http://2130706433/",
        "ftp://1.1.1.1/",
        "file:///etc/passwd",
        "https://user:word@1.1.1.1/",
        "http://1.1.1.1:0/",
        "http://1.1.1.1:99999/",
        "http:///nowhere",
        "http://[1.1.1.1/",
        "nonsense",
    ],
)
def test_addresses_that_are_not_public_are_refused(url: str) -> None:
    with pytest.raises(webhook.Unreachable):
        webhook.resolve(webhook.parts_of(url), private=False)


def test_who_gives_such_an_address_is_told_so(house: House) -> None:
    answer = house.guest().send("/notices/webhook", {"url": "http://127.0.0.1/"}, "PUT")
    assert problem(answer, 422, "webhook")["field"] == "url"


def test_the_address_that_was_checked_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that stands for another address when it is asked a second time gains nothing."""
    asked: list[str] = []

    def resolved(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(webhook, "SECONDS", PATIENCE)
    hook = Receiver()
    url = hook.url.replace("127.0.0.1", "hook.example")
    with hook.open(), start_blocking_portal() as portal:
        monkeypatch.setattr(socket, "getaddrinfo", resolved)
        portal.call(webhook.post, url, b"{}", "secret", True)
    headers, body = hook.calls.get(timeout=PATIENCE)
    assert asked == ["hook.example"]
    assert (headers["Host"], headers["path"], body) == (urlsplit(url).netloc, "/hook?key=1", b"{}")


@pytest.mark.parametrize("answer", [b"", b"HTTP", b"nonsense\r\n\r\n", b"HTTP/1.1 500 No\r\n\r\n"])
def test_whatever_is_not_a_success_is_unreachable(answer: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "SECONDS", PATIENCE)
    with socket.create_server(("127.0.0.1", 0)) as listener, start_blocking_portal() as portal:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(answer)

        thread = Thread(target=serve)
        thread.start()
        url = f"http://127.0.0.1:{listener.getsockname()[1]}/"
        with pytest.raises(webhook.Unreachable):
            portal.call(webhook.post, url, b"{}", "secret", True)
        thread.join()


def test_nothing_but_the_status_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """A receiver that announces a body and never sends it, nor closes the connection, holds up nothing."""
    monkeypatch.setattr(webhook, "SECONDS", PATIENCE)
    done = Event()
    with socket.create_server(("127.0.0.1", 0)) as listener, start_blocking_portal() as portal:

        def serve() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
                done.wait(PATIENCE)

        thread = Thread(target=serve)
        thread.start()
        portal.call(webhook.post, f"http://127.0.0.1:{listener.getsockname()[1]}/", b"{}", "secret", True)
        done.set()
        thread.join()


def test_a_slow_name_server_holds_up_nothing_but_webhooks(monkeypatch: pytest.MonkeyPatch) -> None:
    answered = Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answered.wait() and [])

    async def many() -> list[BaseException | None]:
        slow = [asyncio.create_task(webhook.check("http://slow.example/", False)) for _ in range(50)]
        await asyncio.sleep(0)  # all of them ask
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(str)  # in the threads where the tables live
        finally:
            answered.set()
        return await asyncio.gather(*slow, return_exceptions=True)

    with start_blocking_portal() as portal:  # tests of the page may keep a loop running in this thread
        assert {type(refused) for refused in portal.call(many)} == {webhook.Unreachable}
