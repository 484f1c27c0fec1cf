"""The server as processes: one, or a parent that keeps several workers alive at one listening socket."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from multiprocessing import parent_process
from socket import socket
from threading import Thread
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from grognard.server.app import make_app
from grognard.server.http.connections import LimitedProtocol
from grognard.server.settings import Settings
from grognard.server.store.database import open_database

LONGEST_GOODBYE = 10
"""Seconds that requests under way have to finish when the server is stopped."""
LONGEST_SILENCE = 60
"""Seconds after which a worker that says nothing is replaced; on a busy machine it starts slowly."""


def server_of(settings: Settings, workers: int) -> Callable[[list[socket]], None]:
    """A function that serves at sockets until it is told to stop; the database is up to date by then."""
    options = options_of(settings)
    if workers == 1:
        return partial(_run, uvicorn.Server(uvicorn.Config(make_app(settings), **options)))
    open_database(settings.database).dispose()
    app = partial(make_worker, settings)
    config = uvicorn.Config(app, factory=True, workers=workers, **options)
    return lambda listeners: Multiprocess(config, listeners).run()


def options_of(settings: Settings) -> dict[str, Any]:
    """The options for uvicorn."""
    return {
        "http": partial(LimitedProtocol, settings.connections_per_address, settings.proxies),
        "limit_concurrency": settings.connections,
        "log_level": "warning",
        "ws_max_size": 4096,
        # 0.2 ms make 2 kB of a view's 13, which a player on a phone or far away notices more.
        "ws_per_message_deflate": True,
        "timeout_graceful_shutdown": LONGEST_GOODBYE,
        "server_header": False,
        "timeout_worker_healthcheck": LONGEST_SILENCE,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": list(settings.proxies),
    }


def make_worker(settings: Settings) -> FastAPI:
    """The application of one of several workers, which shuts down when its parent process has ended."""
    Thread(target=_stop_with_parent, daemon=True).start()
    return make_app(settings)


def _run(server: uvicorn.Server, listeners: list[socket]) -> None:
    """Serves; a signal shuts it down in good order, and uvicorn raises the signal again at the end."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        server.run(listeners)
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)


def _stop_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
