"""What the sockets of a table are told: worked out once for all who see with the same eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from grognard.server.errors import Refusal, words
from grognard.server.service import Service
from grognard.server.store.rows import TableRow, User
from grognard.server.store.wire import HERE
from grognard.server.tables import clock, eyes
from grognard.server.tables.history import BACK, DEAL, UNDO


class Ear(NamedTuple):
    """Who listens, with which eyes, in which language, and up to which entry they know the table.

    A session that is given must be looked up: it may have ended.
    """

    user: User | None
    session: str
    seat: str | None
    language: str
    known: int


@dataclass(slots=True)
class Happened:
    """What happened at a table since its sockets were last told."""

    changed: bool = False
    seated: bool = False
    said: list[dict[str, Any]] = field(default_factory=list)
    here: frozenset[str] | None = None
    """The users who are there, when someone came or went."""


@dataclass(slots=True)
class Told:
    """What one socket is told: messages, the table with its number if it is news, or that it must go."""

    messages: list[str] = field(default_factory=list)
    state: tuple[int, str] | None = None
    refused: bool = False


def tell(service: Service, table_id: str, happened: Happened, ears: Sequence[Ear]) -> list[Told]:
    """What happened, as each of these may hear it."""
    row = service.tables.row(table_id)
    states = _States(service, row)
    return [_told(service, row, happened, ear, states) for ear in ears]


def _told(service: Service, row: TableRow, happened: Happened, ear: Ear, states: _States) -> Told:
    if ear.session and service.store.user_with(ear.session) is None:
        return Told(refused=True)
    told = Told([_text(said) for message in happened.said if (said := _for_ear(message, ear, row))])
    if happened.seated:
        table = service.detail(ear.user, row.id, ear.language)
        told.messages.append(_text({"type": "seats", "table": table}))
    try:
        seen_by = eyes.check(ear.user, row, ear.seat)
    except Refusal:
        told.refused = True
        return told
    if happened.here is not None:
        there = [seat.seat for seat in row.seats if seat.user_id in happened.here]
        told.messages.append(_text({"type": HERE, "seats": there}))
    if happened.changed and ear.known != row.seq:
        told.state = row.seq, states.text(seen_by, ear.language, ear.known)
    return told


class _States:
    """The table as it stands, once for each pair of eyes, language and known entry."""

    def __init__(self, service: Service, row: TableRow) -> None:
        self._service, self._row = service, row
        self._texts: dict[tuple[str, str, int], str] = {}

    def text(self, seen_by: str, language: str, known: int) -> str:
        """The message for a socket that knows the table up to an entry: its log goes on after `keep`."""
        key = (seen_by, language, known)
        if key not in self._texts:
            self._texts[key] = self._made(*key)
        return self._texts[key]

    def _made(self, seen_by: str, language: str, known: int) -> str:
        service, row = self._service, self._row
        game, now = service.catalogue.find(row.game), service.history.now(row)
        keep = known
        if known >= 0:
            new = service.log.entries(row.id, range(known + 1, row.seq + 1))
            keep = min([known, *(int(entry.text) for entry in new if entry.kind in (UNDO, BACK))])
            if any(entry.kind == DEAL for entry in new):
                keep = -1
        seen = eyes.look(game, row, now, seen_by, language)
        lines = service.log.lines(game, row, now, seen_by, language, keep)
        clocks = clock.shown(row, service.time())
        return _text({"type": "state", **seen, "clocks": clocks, "keep": keep, "log": lines})


def _for_ear(message: dict[str, Any], ear: Ear, row: TableRow) -> dict[str, Any] | None:
    """A message as one user is told it: chat is for those who sit at the table."""
    if message["type"] == "trouble":
        return message | {"text": words(f"computer-{message['kind']}", ear.language)}
    if message["type"] != "chat":
        return message
    if ear.user is None or not row.seats_of(ear.user):
        return None
    told = {name: value for name, value in message.items() if name != "by"}
    return told | {"me": message["by"] == ear.user.id}


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
