"""`grognard play`: the table server on this machine, and its page in the browser."""

from __future__ import annotations

import argparse
import os
import socket
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from threading import Thread

from grognard.commands.arguments import BadInput, Subparsers, command, whole
from grognard.commands.files import FOR_ITS_OWNER, make_folder

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
    parser.add_argument(
        "--workers", metavar="N", type=whole(1), default=1, help="processes that serve, with PostgreSQL"
    )
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
    from grognard.server.process import server_of
    from grognard.server.settings import (
        DATABASE_URL,
        DRAW_AHEAD,
        METRICS_TOKEN,
        Settings,
        data_folder,
        database_in,
        expiry_settings,
        notice_settings,
        number_settings,
    )
    from grognard.server.store.database import BadDatabase, url_of

    folder = make_folder(arguments.data or data_folder(), FOR_ITS_OWNER)
    try:
        database = url_of(database_in(folder))
        if arguments.workers > 1 and database.get_backend_name() == "sqlite":
            raise BadInput(
                f"--workers: expected 1 with SQLite, which has one writer at a time; got {arguments.workers} "
                f"(for more, set {DATABASE_URL} to a PostgreSQL database)"
            )
        settings = Settings(
            database.render_as_string(hide_password=False),
            hosts=hosts(arguments.host),
            workers=max(1, ((os.cpu_count() or 2) - 1) // arguments.workers),
            proxies=trusted_proxies(),
            draw_ahead=os.environ.get(DRAW_AHEAD, "1") not in ("", "0"),
            drawn_maps=folder / "maps",
            metrics_token=os.environ.get(METRICS_TOKEN, ""),
            **notice_settings(os.environ),
            **number_settings(os.environ),
            **expiry_settings(os.environ),
        )
        run_at = server_of(settings, arguments.workers)
    except BadDatabase as error:
        raise BadInput(f"{DATABASE_URL if DATABASE_URL in os.environ else folder}: {error}") from None
    except ValueError as error:  # about notices, connections or expiry
        raise BadInput(str(error)) from None
    kept = folder if database.get_backend_name() == "sqlite" else database.render_as_string()
    print(f"Grognard is at {address} (Ctrl+C stops it); games are kept in {kept}", flush=True)
    if not arguments.no_browser:
        # The socket listens already: a browser that is faster than the server just waits a moment.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    run_at([listener])
    return 0


def hosts(host: str) -> tuple[str, ...]:
    """The names under which the server may be called: those the environment lists, or all that make sense."""
    from grognard.server.settings import HOSTS

    if os.environ.get(HOSTS):
        return tuple(name.strip() for name in os.environ[HOSTS].split(","))
    return ("127.0.0.1", "localhost", "[::1]") if host in _LOOPBACK else ("*",)


def trusted_proxies() -> tuple[str, ...]:
    """The addresses and networks of the proxies that the environment lists."""
    from grognard.server.settings import TRUSTED_PROXIES

    words = [word.strip() for word in os.environ.get(TRUSTED_PROXIES, "").split(",") if word.strip()]
    for word in words:
        try:
            ip_network(word)
        except ValueError:
            raise BadInput(f"{TRUSTED_PROXIES}: expected addresses or networks; got {word!r}") from None
    return tuple(words)


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
