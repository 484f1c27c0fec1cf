"""What the sockets of a table are sent: worked out once for all with the same viewpoint."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from grognard.server.errors import Refusal, words
from grognard.server.live.states import state_since
from grognard.server.service import Service
from grognard.server.store.pubsub import HERE
from grognard.server.store.rows import TableRow, User
from grognard.server.tables import viewpoint


class Recipient(NamedTuple):
    """Who listens, from which viewpoint, in which language, and up to which entry they know the table.

    A session that is given must be looked up: it may have ended.
    """

    user: User | None
    session: str
    seat: str | None
    language: str
    known: int
    differences: bool = False
    """Whether they take a difference to the view they know."""


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
    return [_outgoing(service, row, changes, recipient) for recipient in recipients]


def _outgoing(service: Service, row: TableRow, changes: Changes, recipient: Recipient) -> Outgoing:
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
        wanted = (seen_by, recipient.language, recipient.known, recipient.differences)
        outgoing.state = row.seq, state_since(service, row, *wanted).decode()
    return outgoing


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
