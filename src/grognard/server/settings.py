"""What can be set about a server, and where its data lie unless told."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from grognard import games

STATIC = Path(__file__).parent / "static"
RATES = {
    "guest": "60/minute",
    "table": "30/minute",
    "act": "100/second",
    "look": "200/second",
    "chat": "30/minute",
    "sign-in": "10/minute",
    "sign-in-name": "30/hour",
    "ping": "20/second",
}


@dataclass(frozen=True, slots=True)
class Settings:
    """A server's settings; only the database has no default.

    >>> Settings("sqlite:///grognard.db").hosts
    ('*',)
    """

    database: str
    games: Mapping[str, tuple[str, str]] = field(default_factory=lambda: dict(games.GAMES))
    """The games on offer: module and class of each name."""
    hosts: tuple[str, ...] = ("*",)
    """The names under which this server may be called; others are refused."""
    static: Path = STATIC
    rates: Mapping[str, str] = field(default_factory=lambda: dict(RATES))
    """How often one user (or one address, for new guests) may do a thing."""
    workers: int = 1
    """Processes in which computer players think."""
    thinking_seconds: float = 0.4
    """After so long a computer player shows what it has done so far."""


def data_folder() -> Path:
    """The folder for this user's data, as the system has it."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "grognard"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "grognard"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "grognard"


def sqlite_in(folder: Path) -> str:
    """The address of the database in a data folder.

    >>> sqlite_in(Path("data"))
    'sqlite:///data/grognard.db'
    """
    return f"sqlite:///{(folder / 'grognard.db').as_posix()}"
