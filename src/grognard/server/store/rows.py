"""Rows: users, tables with their seats, entries of logs and lines of chat, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import time
from typing import Any

OPEN, RUNNING, FINISHED = "open", "running", "finished"
COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class User:
    """Someone who plays: a guest, or the owner of an account."""

    id: str
    name: str
    language: str
    guest: bool = True
    banned_until: float = 0
    muted_until: float = 0

    @property
    def is_banned(self) -> bool:
        """Whether they are banned now."""
        return self.banned_until > time()

    @property
    def is_muted(self) -> bool:
        """Whether they are muted now."""
        return self.muted_until > time()


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat at a table: filled by a computer, or open to all or to the invited; and who holds it."""

    seat: str
    kind: str
    level: str | None
    user_id: str | None
    name: str | None = None
    left: float | None = None
    since: float | None = None
    """Seconds left when its clock was last read, and since when it runs; None while it stands still."""

    @property
    def is_free(self) -> bool:
        """Whether it waits for someone."""
        return self.kind != COMPUTER and self.user_id is None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it stands; `waiting` are the sides that must decide."""

    id: str
    game: str
    scenario: str
    options: dict[str, bool]
    mode: str
    title: str
    spectators: bool
    key: str
    data: str
    host_id: str
    forked_from: str | None
    rematch_of: str | None
    status: str
    seq: int
    turn: int
    waiting: list[str]
    outcome: dict[str, Any] | None
    created: float
    changed: float
    forked_at: int | None = None
    guide: bool = False
    budget: dict[str, Any] | None = None
    """How much time a seat has: `kind` (turn or reserve) and `minutes`."""
    paused_by: str | None = None
    dealt: int | None = None
    """The entry of the deal that is played: 0 is that of the start, None while nobody has been dealt to."""
    origin: str = ""
    """A hash of the address from which it was made."""
    expires: float | None = None
    """When it will be deleted unless someone comes."""
    held: dict[str, list[str]] | None = None
    """The sides of each seat, which may change hands; None at a table of before that was known."""
    seats: tuple[Seat, ...] = ()

    def seats_of(self, user: User | None) -> list[str]:
        """The seats that a user holds."""
        return [seat.seat for seat in self.seats if user is not None and seat.user_id == user.id]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log; `bar` says why it can't be taken back: a die, a reveal, or nothing."""

    seq: int
    kind: str
    seat: str | None
    side: str | None
    text: str
    events: list[list[Any]] = field(default_factory=list)
    bar: str = ""
    user_id: str | None = None
    at: float = field(default_factory=time)
    turn: int = 0
    """The turn that it led to; nothing when it led to none."""


@dataclass(frozen=True, slots=True)
class Message:
    """A line of chat."""

    id: int
    user_id: str
    name: str
    text: str
    at: float


Clocks = Mapping[str, tuple[float | None, float | None]]
"""Of each seat `left` and `since`."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A game that begins at an entry: the entry, its snapshot, and what changes in the table's row."""

    entry: Entry
    dump: dict[str, Any]
    change: dict[str, Any]
