"""Middleware: refuses requests that are too large, too many or from another site, and adds strict headers."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.callers import address_of, is_foreign
from grognard.server.errors import Refusal, answer, language_of
from grognard.server.http import bodies
from grognard.server.http.bodies import ClientDisconnected, LargeBodies
from grognard.server.live.hub import TOO_MANY
from grognard.server.tables.records import LARGEST as LARGEST_RECORD

LARGEST_BODY = 64 * 1024
LARGEST_HEAD = 32 * 1024
LARGER_BODIES = {"/api/records": 2 * LARGEST_RECORD, "/api/records/throws": 2 * LARGEST_RECORD}
_SAFE = ("GET", "HEAD", "OPTIONS")
_POLICY = "; ".join(
    (
        "default-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}


class Guard:
    """Wraps the application; `most` requests and sockets of one address are served at once."""

    def __init__(self, app: ASGIApp, most: int) -> None:
        self._app, self._most = app, most
        self._at_once: Counter[str] = Counter()
        self._large = LargeBodies()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        address = address_of(connection)
        self._at_once[address] += 1
        try:
            too_many = self._at_once[address] > self._most
            if scope["type"] == "http":
                await self._serve(connection, receive, _with_headers(scope, send), too_many)
            elif too_many:
                await send({"type": "websocket.close", "code": TOO_MANY})
            else:
                await self._app(scope, receive, send)
        finally:
            self._at_once[address] -= 1
            if not self._at_once[address]:
                del self._at_once[address]

    async def _serve(self, connection: HTTPConnection, receive: Receive, send: Send, too_many: bool) -> None:
        scope = connection.scope
        with ExitStack() as places:
            try:
                _check_head(scope)
                if too_many:
                    raise Refusal(429, "too-often")
                if scope["method"] not in _SAFE:
                    receive = await self._with_body(connection, receive, places)
            except ClientDisconnected:
                return
            except Refusal as refusal:
                response = answer(refusal, await asyncio.to_thread(language_of, connection))
                response.headers["Connection"] = "close"
                await response(scope, receive, send)
                return
            await self._app(scope, receive, send)

    async def _with_body(self, connection: HTTPConnection, receive: Receive, places: ExitStack) -> Receive:
        """Reads the body before the application does; large bodies are accepted from known users only."""
        largest, seconds = LARGER_BODIES.get(connection.scope["path"], LARGEST_BODY), bodies.SECONDS
        length = _check(connection, largest)
        if largest > LARGEST_BODY and (length is None or length > LARGEST_BODY):
            user = await asyncio.to_thread(connection.app.state.recognise, connection)
            if user is None:
                raise Refusal(401, "no-session")
            places.enter_context(self._large.one_more(user.id, address_of(connection)))
            seconds = bodies.SECONDS_FOR_LARGE
        return await bodies.read_body(receive, largest, length, seconds)


def _with_headers(scope: Scope, send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
            if scope["path"].startswith("/api/"):
                headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return send_with_headers


def _check_head(scope: Scope) -> None:
    head = len(scope["path"]) + len(scope["query_string"])
    head += sum(len(name) + len(value) for name, value in scope["headers"])
    if head > LARGEST_HEAD:
        raise Refusal(431, "head-too-large", limit=LARGEST_HEAD)


def _check(connection: HTTPConnection, largest: int) -> int | None:
    """The length of the body, if the headers say it; refuses bodies that are not allowed."""
    if is_foreign(connection):
        raise Refusal(403, "foreign-origin")
    is_chunked = "transfer-encoding" in connection.headers
    told = connection.headers.get("content-length", "0")
    if not (told.isascii() and told.isdigit()):
        raise Refusal(400, "http-400")
    length = None if is_chunked else int(told)
    if length is not None and length > largest:
        raise Refusal(413, "too-large", limit=largest)
    kind = connection.headers.get("content-type", "").split(";")[0].strip().lower()
    if length != 0 and kind != "application/json":
        raise Refusal(415, "not-json")
    return length
