"""A table server with the games made for tests; says its address and serves until it is stopped."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import uvicorn

from grognard.server.app import make_app
from grognard.server.settings import Settings, sqlite_in
from tests.server.house import AT_ONCE, MAPS, PLACES

GAMES = PLACES | {"ridge": ("tests.ridge.game", "Ridge")}

if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0)) as listener:
        app = make_app(Settings(sqlite_in(Path(sys.argv[1])), games=GAMES, maps=MAPS, rates=AT_ONCE))
        print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
        uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])
