"""`grognard play`: the table server on this machine, and its page in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import webbrowser
from pathlib import Path
from threading import Thread

from grognard.commands.arguments import BadInput, Subparsers, command, whole
from grognard.commands.files import make_folder

DEFAULT_PORT = 8641
_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_LARGEST_PORT = 65535


def add(subparsers: Subparsers) -> None:
    """Declares the command."""
    parser = command(subparsers, "play", "play in the browser", "play --port 9000 --no-browser", run)
    parser.add_argument("--host", metavar="H", default="127.0.0.1", help="0.0.0.0 lets others in as well")
    parser.add_argument(
        "--port", metavar="P", type=whole(0), help=f"{DEFAULT_PORT} unless told, or any that is free"
    )
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    parser.add_argument("--data", metavar="FOLDER", type=Path, help="where games are kept")


def run(arguments: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    with listen(arguments.host, arguments.port) as listener:
        shown = "localhost" if arguments.host in ("0.0.0.0", "::") else arguments.host
        name = f"[{shown}]" if ":" in shown else shown
        return serve(listener, f"http://{name}:{listener.getsockname()[1]}/", arguments)


def serve(listener: socket.socket, address: str, arguments: argparse.Namespace) -> int:
    """Serves at a socket that listens already."""
    # The server's libraries take a while to load; other commands must not wait for them.
    import uvicorn

    from grognard.server.app import make_app
    from grognard.server.settings import Settings, data_folder, notice_settings, sqlite_in

    folder = make_folder(arguments.data or data_folder())
    hosts = ("127.0.0.1", "localhost", "[::1]") if arguments.host in _LOOPBACK else ("*",)
    workers = max(1, (os.cpu_count() or 2) - 1)
    try:
        told = notice_settings(os.environ)
    except ValueError as error:
        raise BadInput(str(error)) from None
    app = make_app(Settings(sqlite_in(folder), hosts=hosts, workers=workers, **told))
    config = uvicorn.Config(
        app, log_level="warning", ws_max_size=4096, timeout_graceful_shutdown=3, server_header=False
    )
    print(f"Grognard is at {address} (Ctrl+C stops it); games are kept in {folder}", flush=True)
    if not arguments.no_browser:
        # The socket listens already: a browser that is faster than the server just waits a moment.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    uvicorn.Server(config).run(sockets=[listener])
    return 0


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket at that port; without one, at the usual port or else at any that is free."""
    if port is not None and port > _LARGEST_PORT:
        raise BadInput(f"--port: expected a number up to {_LARGEST_PORT}; got {port}")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    problem: OSError | None = None
    for candidate in (DEFAULT_PORT, 0) if port is None else (port,):
        try:
            return socket.create_server((host, candidate), family=family, backlog=2048)
        except OSError as error:
            problem = error
    reason = problem.strerror if problem else ""
    raise BadInput(f"--host {host} --port {port}: expected an address that is free here; got: {reason}")
