"""Request bodies: read completely and in time before anything is done, and few large ones at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.types import Message, Receive

from grognard.server.errors import Refusal

SECONDS = 20.0
SECONDS_FOR_LARGE = 60.0
"""How long a body may take, a usual one and one that is larger than that."""
MOST_LARGE, MOST_LARGE_OF_ADDRESS, MOST_LARGE_OF_USER = 8, 2, 1
"""Requests with large bodies that are held at once."""


class ClientDisconnected(Exception):
    """The client went away before its request was whole."""


class LargeBodies:
    """Counts the requests with large bodies that are being handled."""

    def __init__(self) -> None:
        self._under_way: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, user: str, address: str) -> Iterator[None]:
        """Counts one more until it is answered; refuses it when there are too many."""
        places = {
            ("", ""): MOST_LARGE,
            ("address", address): MOST_LARGE_OF_ADDRESS,
            ("user", user): MOST_LARGE_OF_USER,
        }
        if any(self._under_way[who] >= most for who, most in places.items()):
            raise Refusal(429, "too-often")
        self._under_way.update(places.keys())
        try:
            yield
        finally:
            self._under_way.subtract(places.keys())
            self._under_way += Counter()  # forgets those who have none left


async def read_body(receive: Receive, largest: int, length: int | None, seconds: float) -> Receive:
    """Reads a body, up to the allowed size; returns a `receive` that passes it to the application.

    A body that ends before its length, or without its end, is none: ClientDisconnected says so, or a refusal.
    """
    try:
        async with asyncio.timeout(seconds):
            body = await _read(receive, largest)
    except TimeoutError:
        raise Refusal(408, "too-slow", seconds=round(seconds)) from None
    if length is not None and len(body) != length:
        raise Refusal(400, "http-400")
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again


async def _read(receive: Receive, largest: int) -> bytes:
    parts, size, more = list[bytes](), 0, True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            raise ClientDisconnected
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > largest:
            raise Refusal(413, "too-large", limit=largest)
        more = message.get("more_body", False)
    return b"".join(parts)
