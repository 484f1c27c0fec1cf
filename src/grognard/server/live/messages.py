"""What the sockets of a table are sent: worked out once for all with the same viewpoint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from threading import Condition
from typing import Any, NamedTuple

import msgspec
from cachetools import TTLCache, cached

from grognard.server.errors import Refusal, words
from grognard.server.service import Service
from grognard.server.store.pubsub import HERE
from grognard.server.store.rows import TableRow, User
from grognard.server.tables import clock, viewpoint
from grognard.server.tables.history import BACK, DEAL, UNDO


class Recipient(NamedTuple):
    """Who listens, from which viewpoint, in which language, and up to which entry they know the table.

    A session that is given must be looked up: it may have ended.
    """

    user: User | None
    session: str
    seat: str | None
    language: str
    known: int


@dataclass(slots=True)
class Changes:
    """What changed at a table since its sockets were last sent anything."""

    changed: bool = False
    seated: bool = False
    said: list[dict[str, Any]] = field(default_factory=list)
    here: frozenset[str] | None = None
    """The users who are there, when someone came or went."""


@dataclass(slots=True)
class Outgoing:
    """What one socket is sent: messages, the table with its number if that is new, or that it is refused."""

    messages: list[str] = field(default_factory=list)
    state: tuple[int, str] | None = None
    refused: bool = False


def messages_for(
    service: Service, table_id: str, changes: Changes, recipients: Sequence[Recipient]
) -> list[Outgoing]:
    """What each of these is sent about the changes, as far as they may know it."""
    row = service.tables.row(table_id)
    states = _States(service, row)
    return [_outgoing(service, row, changes, recipient, states) for recipient in recipients]


def _outgoing(
    service: Service, row: TableRow, changes: Changes, recipient: Recipient, states: _States
) -> Outgoing:
    if recipient.session and service.store.user_with(recipient.session) is None:
        return Outgoing(refused=True)
    outgoing = Outgoing(
        [_text(said) for message in changes.said if (said := _for_recipient(message, recipient, row))]
    )
    if changes.seated:
        table = service.detail(recipient.user, row.id, recipient.language)
        outgoing.messages.append(_text({"type": "seats", "table": table}))
    try:
        seen_by = viewpoint.check(recipient.user, row, recipient.seat)
    except Refusal:
        outgoing.refused = True
        return outgoing
    if changes.here is not None:
        there = [seat.seat for seat in row.seats if seat.user_id in changes.here]
        outgoing.messages.append(_text({"type": HERE, "seats": there}))
    if changes.changed and recipient.known != row.seq:
        outgoing.state = row.seq, states.text(seen_by, recipient.language, recipient.known)
    return outgoing


class _States:
    """The table as it stands, once for each viewpoint, language and known entry."""

    def __init__(self, service: Service, row: TableRow) -> None:
        self._service, self._row = service, row
        self._texts: dict[tuple[str, str, int], str] = {}

    def text(self, seen_by: str, language: str, known: int) -> str:
        """The message for a socket that knows the table up to an entry."""
        key = (seen_by, language, known)
        if key not in self._texts:
            self._texts[key] = self._made(*key)
        return self._texts[key]

    def _made(self, seen_by: str, language: str, known: int) -> str:
        return _text({"type": "state", **state_since(self._service, self._row, seen_by, language, known)})


def state_since(service: Service, row: TableRow, seen_by: str, language: str, known: int) -> dict[str, Any]:
    """The table for someone who knows it up to an entry: of the log they keep what is not after `keep`."""
    if known < 0:
        return _state_since(service, row, seen_by, language, known)
    return _shared_state_since(service, row, seen_by, language, known)


def _key(service: Service, row: TableRow, *rest: str | int) -> tuple[str | int, ...]:
    return row.id, row.seq, *rest


def _state_since(service: Service, row: TableRow, seen_by: str, language: str, known: int) -> dict[str, Any]:
    game, now = service.catalogue.find(row.game), service.history.now(row)
    keep = known
    if known >= 0:
        new = service.log.entries(row.id, range(known + 1, row.seq + 1))
        keep = min([known, *(int(entry.text) for entry in new if entry.kind in (UNDO, BACK))])
        if any(entry.kind == DEAL for entry in new):
            keep = -1
    seen = viewpoint.look(game, row, now, seen_by, language)
    lines = service.log.lines(game, row, now, seen_by, language, keep)
    return seen | {"clocks": clock.shown(row, service.time()), "keep": keep, "log": lines}


# Whoever acts is answered with what their socket is sent at the same time: it is worked out once.
_shared_state_since = cached(TTLCache(256, ttl=2), _key, condition=Condition())(_state_since)


def _for_recipient(message: dict[str, Any], recipient: Recipient, row: TableRow) -> dict[str, Any] | None:
    """A message as one user is sent it: chat is for those who sit at the table."""
    if message["type"] == "trouble":
        return message | {"text": words(f"computer-{message['kind']}", recipient.language)}
    if message["type"] != "chat":
        return message
    if recipient.user is None or not row.seats_of(recipient.user):
        return None
    chat = {name: value for name, value in message.items() if name != "by"}
    return chat | {"me": message["by"] == recipient.user.id}


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
