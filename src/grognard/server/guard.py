"""The door: no request that is too large or comes from another site gets in; strict headers go out."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.errors import Refusal, answer, language_of
from grognard.server.records import LARGEST as LARGEST_RECORD

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
    """Wraps the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            _check_head(scope)
            if scope["method"] not in _SAFE:
                largest = LARGER_BODIES.get(scope["path"], LARGEST_BODY)
                _check(connection, largest)
                receive = await _whole_body(receive, largest)
        except Refusal as refusal:
            response = answer(refusal, await asyncio.to_thread(language_of, connection))
            response.headers["Connection"] = "close"
            await response(scope, receive, send_with_headers)
            return
        await self._app(scope, receive, send_with_headers)


def is_foreign(connection: HTTPConnection) -> bool:
    """Whether a browser says that another site is behind this request.

    Programs that are no browsers say nothing of the kind, and hold no one's cookie.
    """
    headers = connection.headers
    if headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def _check_head(scope: Scope) -> None:
    head = len(scope["path"]) + len(scope["query_string"])
    head += sum(len(name) + len(value) for name, value in scope["headers"])
    if head > LARGEST_HEAD:
        raise Refusal(431, "head-too-large", limit=LARGEST_HEAD)


def _check(connection: HTTPConnection, largest: int) -> None:
    if is_foreign(connection):
        raise Refusal(403, "foreign-origin")
    length = connection.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit()):
        raise Refusal(400, "http-400")
    if int(length) > largest:
        raise Refusal(413, "too-large", limit=largest)
    has_body = int(length) > 0 or "transfer-encoding" in connection.headers
    kind = connection.headers.get("content-type", "").split(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise Refusal(415, "not-json")


async def _whole_body(receive: Receive, largest: int) -> Receive:
    """Reads the body before the application does, and no more of it than is allowed."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > largest:
            raise Refusal(413, "too-large", limit=largest)
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
