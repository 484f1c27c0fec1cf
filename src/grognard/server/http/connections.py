"""Connections: limits on how many one address may have, and on how slowly a client may send a request.

Uvicorn itself waits for a request as long as a client likes and keeps whatever it sends as a head; so a few
clients that never end their requests could take all connections, or all memory.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from grognard.server.callers import network_of
from grognard.server.http.guard import LARGEST_HEAD

SECONDS_FOR_HEAD = 20.0
SECONDS_FOR_ANSWER = 300.0
"""How long a client may take for the head of a request, and to take what it is answered."""
MOST_OF_HEAD = 2 * LARGEST_HEAD
"""Bytes before a request has begun; heads that are whole have a smaller limit, and get an answer."""
_TOO_MANY = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)


class LimitedProtocol(HttpToolsProtocol):
    """One connection; `most` of one address, unless it is a trusted proxy."""

    def __init__(self, most: int, proxies: tuple[str, ...], **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._most, self._proxies = most, proxies
        self._head = 0
        self._head_timer: asyncio.TimerHandle | None = None
        self._answer_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accepts a connection, or refuses it at once."""
        super().connection_made(transport)
        if self._are_too_many():
            transport.write(_TOO_MANY)
            transport.close()
        else:
            self._await_head()

    def data_received(self, data: bytes) -> None:
        """Parses data; what is sent before a request is limited in time and size."""
        if self.transport.is_closing():
            return
        before, is_body = self.cycle, self._is_busy() and self.cycle.more_body
        super().data_received(data)
        self._head = 0 if is_body or self.cycle is not before else self._head + len(data)
        if self._head > MOST_OF_HEAD:
            self.transport.abort()
        elif self._is_busy() or self.transport.get_protocol() is not self:
            self._stop_head_timer()
        elif not self.transport.is_closing():
            self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self._stop_head_timer()
        self._stop_answer_timer()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client reads its answer too slowly: starts the time limit."""
        super().pause_writing()
        if self._answer_timer is None:
            self._answer_timer = self.loop.call_later(SECONDS_FOR_ANSWER, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read nearly all."""
        super().resume_writing()
        self._stop_answer_timer()

    def _is_busy(self) -> bool:
        """Whether a request is under way."""
        return self.cycle is not None and not self.cycle.response_complete

    def _await_head(self) -> None:
        if self._head_timer is None:
            self._head_timer = self.loop.call_later(SECONDS_FOR_HEAD, self.transport.abort)

    def _stop_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _stop_answer_timer(self) -> None:
        if self._answer_timer is not None:
            self._answer_timer.cancel()
            self._answer_timer = None

    def _are_too_many(self) -> bool:
        if self.client is None or _is_one_of(self.client[0], self._proxies):
            return False
        mine = network_of(self.client[0])
        clients = (getattr(each, "client", None) for each in self.connections)
        return sum(network_of(client[0]) == mine for client in clients if client) > self._most


def _is_one_of(host: str, networks: tuple[str, ...]) -> bool:
    return bool(networks) and any(ip_address(host) in ip_network(each) for each in networks)
