"""What can be set about a server, and where its data lie unless told."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from grognard import games

DATABASE_URL = "GROGNARD_DATABASE_URL"
HOSTS = "GROGNARD_HOSTS"
TRUSTED_PROXIES = "GROGNARD_TRUSTED_PROXIES"
STATIC = Path(__file__).parent / "static"
SMTP_URL = "GROGNARD_SMTP_URL"
SMTP_PORTS = {"smtp": 25, "starttls": 587, "smtps": 465}
MAIL_FROM = "GROGNARD_MAIL_FROM"
PUBLIC_URL = "GROGNARD_PUBLIC_URL"
PRIVATE_WEBHOOKS = "GROGNARD_PRIVATE_WEBHOOKS"
GUEST_DAYS = "GROGNARD_GUEST_DAYS"
OPEN_TABLE_DAYS = "GROGNARD_OPEN_TABLE_DAYS"
TABLE_DAYS = "GROGNARD_TABLE_DAYS"
FINISHED_DAYS = "GROGNARD_FINISHED_DAYS"
METRICS_TOKEN = "GROGNARD_METRICS_TOKEN"
DRAW_AHEAD = "GROGNARD_DRAW_AHEAD"
CONNECTIONS = "GROGNARD_CONNECTIONS"
CONNECTIONS_PER_ADDRESS = "GROGNARD_CONNECTIONS_PER_ADDRESS"
NUMBERS = {
    "connections": CONNECTIONS,
    "connections_per_address": CONNECTIONS_PER_ADDRESS,
    "open_tables": "GROGNARD_OPEN_TABLES",
    "open_tables_of_address": "GROGNARD_OPEN_TABLES_PER_ADDRESS",
    "computer_tables": "GROGNARD_COMPUTER_TABLES",
    "computer_tables_of_address": "GROGNARD_COMPUTER_TABLES_PER_ADDRESS",
    "hanging_seconds": "GROGNARD_HANGING_SECONDS",
}
RATES = {
    "guest": "60/minute",
    "table": "30/minute",
    "record": "30/hour",
    "act": "100/second",
    "look": "200/second",
    "chat": "30/minute",
    "sign-in": "10/minute",
    "guess": "10/minute",
    "guess-name": "30/hour",
    "guess-device": "10/10 minute",
    "ping": "20/second",
    "mail": "5/hour",
    "forgotten": "5/hour",
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
    maps: Mapping[str, str] = field(default_factory=lambda: dict(games.SHEETS))
    """The maps that can be looked at: the module of each name."""
    hosts: tuple[str, ...] = ("*",)
    """The names under which this server may be called; others are refused."""
    static: Path = STATIC
    rates: Mapping[str, str] = field(default_factory=lambda: dict(RATES))
    """How often one user (or one address, for new guests) may do a thing."""
    workers: int = 1
    """Processes in which computer players think."""
    thinking_seconds: float = 0.4
    """After so long a computer player shows what it has done so far."""
    hanging_seconds: float = 60
    """After so long a computer player that has shown nothing is ended, and tries again in a new process."""
    open_tables: int = 20
    """Tables that one user may let wait for players."""
    open_tables_of_address: int = 100
    """The same for all users of one address."""
    computer_tables: int = 30
    """Running tables of one user at which a computer plays."""
    computer_tables_of_address: int = 150
    """The same for all users of one address."""
    time: Callable[[], float] | None = None
    """What the clocks of seats go by; unless told, time that never goes back."""
    smtp_url: str = ""
    """The SMTP server, as smtp://, starttls:// or smtps://user:word@host; without it no mail is offered."""
    mail_from: str = ""
    """The sender of mails."""
    public_url: str = ""
    """Where users find this server; links in mails and webhooks begin with it."""
    private_webhooks: bool = False
    """Whether webhooks may lead to addresses that are not public, such as those of a home network."""
    notice_seconds: float = 20
    """A table must be quiet for so long before someone is told that it is their turn."""
    guest_days: int = 180
    """After so long without use a guest is deleted; 0: never."""
    open_table_days: int = 30
    """So long a table waits for players before its first move."""
    table_days: int = 180
    """After so long without a change the players of a game are told that it will be deleted in a month."""
    finished_days: int = 0
    """After so long a finished game is deleted; 0: never."""
    round_seconds: float = 3600
    """How often the server looks for what has expired."""
    poll_seconds: float = 1
    """How often the server looks for what an operator did in another process."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed when they say who calls, and whether over TLS."""
    draw_ahead: bool = False
    """Whether the boards are drawn when the server starts, rather than when the first player comes."""
    connections: int = 900
    """Connections at once, of all callers together; a usual system gives a process 1024 files and lines."""
    connections_per_address: int = 250
    """Connections, and requests and sockets, of one address at once."""
    metrics_token: str = ""
    """Whoever bears it may read the metrics; without one, callers on this machine may."""
    drawn_maps: Path | None = None
    """The folder where drawn maps are kept; without one they are drawn again after each start."""


def notice_settings(environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings about notices that the environment names; ValueError says which one is wrong."""
    names = {"smtp_url": SMTP_URL, "mail_from": MAIL_FROM, "public_url": PUBLIC_URL}
    found: dict[str, Any] = {field: environment.get(name, "") for field, name in names.items()}
    if found["smtp_url"]:
        try:
            smtp_server(found["smtp_url"])
        except ValueError as error:
            raise ValueError(f"{SMTP_URL}: {error}") from None
    if found["public_url"] and not found["public_url"].startswith(("http://", "https://")):
        raise ValueError(f"{PUBLIC_URL}: expected an address that begins with http:// or https://")
    return found | {"private_webhooks": environment.get(PRIVATE_WEBHOOKS, "") not in ("", "0")}


def smtp_server(url: str) -> SplitResult:
    """The SMTP server that an address names; ValueError says what is expected.

    >>> smtp_server("smtps://user:secret@mail.example.org").hostname
    'mail.example.org'
    """
    parts = urlsplit(url)
    if parts.scheme not in SMTP_PORTS or not parts.hostname or parts.port == 0:
        raise ValueError(
            "expected smtp://, starttls:// or smtps:// with a host, as in smtps://user:word@host"
        )
    return parts


def number_settings(environment: Mapping[str, str]) -> dict[str, Any]:
    """The limits that the environment names; ValueError says which one is wrong."""
    found = {}
    for field_name, name in NUMBERS.items():
        given = environment.get(name, "")
        if given and not (given.isascii() and given.isdigit() and int(given)):
            raise ValueError(f"{name}: expected a number, 1 or more; got {given!r}")
        if given:
            found[field_name] = int(given)
    return found


def expiry_settings(environment: Mapping[str, str]) -> dict[str, Any]:
    """After how many days guests and tables expire, where the environment says so."""
    names = {
        "guest_days": GUEST_DAYS,
        "open_table_days": OPEN_TABLE_DAYS,
        "table_days": TABLE_DAYS,
        "finished_days": FINISHED_DAYS,
    }
    given = {setting: environment[name] for setting, name in names.items() if environment.get(name)}
    for setting, days in given.items():
        if not (days.isascii() and days.isdigit() and len(days) < 6):
            raise ValueError(f"{names[setting]}: expected a number of days, or 0 for never; got {days!r}")
    return {setting: int(days) for setting, days in given.items()}


def database_in(folder: Path) -> str:
    """The address of the database: the one the environment names, else SQLite in the data folder."""
    return os.environ.get(DATABASE_URL) or sqlite_in(folder)


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
