"""Metrics in the text format of Prometheus.

/metrics answers direct callers on this machine, or callers with the token of the settings, and nobody else.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from ipaddress import ip_address
from logging import WARNING, Handler, LogRecord, getLogger
from time import perf_counter
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import Engine, event, func, select
from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from grognard.server.computers.scheduler import Computers
from grognard.server.live.hub import Hub
from grognard.server.store.database import tables
from grognard.server.store.rows import FINISHED, OPEN, RUNNING

ADDRESS = "/metrics"
_CONTENT = "text/plain; version=0.0.4; charset=utf-8"
_LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")
_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """What one process counts."""

    def __init__(self, engine: Engine, hub: Hub, computers: Computers) -> None:
        self.registry = CollectorRegistry()
        self._requests = Counter(
            "grognard_http_requests",
            "Requests answered",
            ["method", "route", "status"],
            registry=self.registry,
        )
        self._seconds = Histogram(
            "grognard_http_request_seconds",
            "Seconds until a request was answered",
            ["route"],
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self._writes = Histogram(
            "grognard_database_write_seconds",
            "Seconds of transactions that were committed",
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self._entries = Counter(
            "grognard_entries", "Entries written to the logs of tables", registry=self.registry
        )
        self._troubles = Counter(
            "grognard_log_messages", "Warnings and errors", ["level", "module"], registry=self.registry
        )
        ProcessCollector(registry=self.registry)
        self.registry.register(_State(engine, hub, computers))
        self._handler = _Counting(self._troubles)
        getLogger("grognard").addHandler(self._handler)
        event.listen(engine, "begin", _begin)
        event.listen(engine, "commit", _commit)
        event.listen(engine, "checkin", self._checkin)

    def close(self) -> None:
        """Stops counting."""
        getLogger("grognard").removeHandler(self._handler)

    def wrote(self, entries: int) -> None:
        """Counts entries that were written."""
        self._entries.inc(entries)

    def answered(self, scope: Scope, status: int, seconds: float) -> None:
        """Counts a request by the pattern of its route, so that there are few labels."""
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in _METHODS else "other"
        self._requests.labels(method, route, str(status)).inc()
        self._seconds.labels(route).observe(seconds)

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self.registry)

    def _checkin(self, _: Any, record: Any) -> None:
        """Measures a transaction when its connection goes back to the pool, if it was committed."""
        began, committed = record.info.pop("began", None), record.info.pop("committed", False)
        if began is not None and committed:
            self._writes.observe(perf_counter() - began)


class Measured:
    """Middleware that measures requests and answers /metrics."""

    def __init__(self, app: ASGIApp, metrics: Metrics, token: str) -> None:
        self._app, self._metrics, self._token = app, metrics, token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        if scope["path"] == ADDRESS:
            await (await self._answer(HTTPConnection(scope)))(scope, receive, send)
            return
        began, status = perf_counter(), 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            self._metrics.answered(scope, status, perf_counter() - began)

    async def _answer(self, caller: HTTPConnection) -> Response:
        if caller.scope["method"] != "GET" or not may_read(caller, self._token):
            return PlainTextResponse("Not found\n", 404)
        text = await run_in_threadpool(self._metrics.text)
        return Response(text, headers={"Content-Type": _CONTENT, "Cache-Control": "no-store"})


def may_read(caller: HTTPConnection, token: str) -> bool:
    """Whether someone may read the metrics: by the token if there is one, else from this machine alone.

    What a proxy passes on comes from this machine as well, and so does a page that calls it by another name.
    """
    if token:
        given = caller.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    if caller.client is None or any(name in caller.headers for name in _FORWARDED):
        return False
    try:
        is_local = ip_address(caller.client.host).is_loopback
    except ValueError:
        return False
    return is_local and caller.headers.get("host", "").rpartition(":")[0] in _LOCAL_NAMES


class _State(Collector):
    """Gauges that are read from the database and from memory when metrics are collected."""

    def __init__(self, engine: Engine, hub: Hub, computers: Computers) -> None:
        self._engine, self._hub, self._computers = engine, hub, computers

    def describe(self) -> list[Any]:
        """Nothing, so that registering does not query the database."""
        return []

    def collect(self) -> Iterator[GaugeMetricFamily]:
        yield GaugeMetricFamily("grognard_sockets", "Open sockets", value=self._hub.count())
        waiting = self._computers.count()
        yield GaugeMetricFamily("grognard_thinker_queue", "Tables that wait for computers", value=waiting)
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        with self._engine.connect() as connection:
            found = {row[0]: row[1] for row in connection.execute(query)}
        family = GaugeMetricFamily("grognard_tables", "Tables by status", labels=["status"])
        for status in (OPEN, RUNNING, FINISHED):
            family.add_metric([status], found.get(status, 0))
        yield family


class _Counting(Handler):
    """Counts warnings and errors by module."""

    def __init__(self, troubles: Counter) -> None:
        super().__init__(WARNING)
        self._troubles = troubles

    def emit(self, record: LogRecord) -> None:
        self._troubles.labels(record.levelname.lower(), record.name.rpartition(".")[2]).inc()


def _begin(connection: Any) -> None:
    connection.info["began"] = perf_counter()


def _commit(connection: Any) -> None:
    connection.info["committed"] = True
