"""Routes about tables and who sits at them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import Field

from grognard.kernel.state import SPECTATOR
from grognard.server.callers import address_of
from grognard.server.errors import Refusal, refusals
from grognard.server.http.answers import ChatLine, NoteShown, TableDetail, TableShown
from grognard.server.http.common import (
    Body,
    Member,
    NotBlank,
    OneLine,
    Printable,
    Seq,
    TheHub,
    TheService,
    Trimmed,
    Visitor,
    Word,
    language,
)
from grognard.server.people.sanctions import refuse_muted
from grognard.server.service import said
from grognard.server.tables import private_notes, viewpoint
from grognard.server.tables.chat import say
from grognard.server.tables.log import EVERYTHING
from grognard.server.tables.seats import NewTable

router = APIRouter(prefix="/api/tables")
LONGEST_BUDGET = 60 * 24 * 365
CHANGES = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429)
Chat = Annotated[str, Field(min_length=1, max_length=500), Printable, NotBlank, Trimmed]


class SeatWish(Body):
    """Who shall hold a seat."""

    kind: Literal["me", "open", "invite", "computer"]
    level: Word | None = None


class Budget(Body):
    """How long a seat may think: each time anew, or in the whole game."""

    kind: Literal["turn", "reserve"]
    minutes: Annotated[int, Field(ge=1, le=LONGEST_BUDGET)]


class TableWish(Body):
    """A table to be made."""

    game: Word
    scenario: Word
    options: dict[Word, bool] = Field(default_factory=dict, max_length=50)
    seats: dict[Word, SeatWish] = Field(max_length=12)
    mode: Literal["live", "hotseat", "turns"] = "live"
    spectators: bool = False
    title: Annotated[str, Field(max_length=80), OneLine, Trimmed] = ""
    budget: Budget | None = None


class SeatAsked(Body):
    """A seat, and the invitation to it."""

    seat: Word
    token: Annotated[str, Field(max_length=300), Printable] | None = None


class Point(Body):
    """A point of a table's log; the last one, unless told."""

    at: Seq | None = None


class Words(Body):
    """Something said."""

    text: Chat


class Note(Body):
    """A private note."""

    text: Annotated[str, Field(max_length=20_000), Printable]


@router.post("", status_code=201, response_model=TableDetail, responses=CHANGES)
def create(wish: TableWish, request: Request, user: Member, service: TheService) -> dict[str, Any]:
    """Makes a table."""
    service.rate_limits.check("table", user.id)
    seats = {seat: (chosen.kind, chosen.level) for seat, chosen in wish.seats.items()}
    budget = None if wish.budget is None else wish.budget.model_dump()
    asked = NewTable(
        wish.game,
        wish.scenario,
        wish.options,
        seats,
        wish.mode,
        wish.spectators,
        wish.title,
        budget,
        service.limits.origin_of(address_of(request)),
    )
    row = service.seating.create(user, asked)
    service.wake(row.id)
    return service.detail(user, row.id, language(request))


@router.get("", response_model=list[TableShown], responses=refusals(422, 429))
def lists(
    request: Request,
    visitor: Visitor,
    service: TheService,
    mine: Annotated[str | None, Query(max_length=5)] = None,
    finished: Annotated[str | None, Query(max_length=5)] = None,
) -> list[dict[str, Any]]:
    """Tables: `?mine`, `?finished`, or (`?open`) those with a seat for anyone."""
    if mine is not None:
        rows = service.store.tables_of(visitor) if visitor else []
    elif finished is not None:
        rows = service.store.finished_tables()
    else:
        rows = service.store.open_tables()
    return [service.summary(visitor, row, language(request)) for row in rows]


@router.get("/{table_id}", response_model=TableDetail, responses=refusals(404, 429))
def table(table_id: str, request: Request, visitor: Visitor, service: TheService) -> dict[str, Any]:
    """A table, its seats, and your role at it. Opening a table that would expire keeps it."""
    found = service.detail(visitor, table_id, language(request))
    if found["expires"] and (found["my_seats"] or found["host"]):
        service.store.keep_table(table_id)
        found["expires"] = None
    service.wake(table_id)
    return found


@router.post("/{table_id}/join", response_model=TableDetail, responses=CHANGES)
def join(
    table_id: str, asked: SeatAsked, request: Request, user: Member, service: TheService, hub: TheHub
) -> dict[str, Any]:
    """Takes a free seat."""
    service.rate_limits.check("table", user.id)
    service.seating.join(user, service.tables.row(table_id), asked.seat, asked.token)
    return _reseated(table_id, request, user, service, hub)


@router.post("/{table_id}/leave", response_model=TableDetail, responses=CHANGES)
def leave(table_id: str, request: Request, user: Member, service: TheService, hub: TheHub) -> dict[str, Any]:
    """Leaves the table; your seats are free again."""
    service.rate_limits.check("table", user.id)
    service.seating.leave(user, service.tables.row(table_id))
    return _reseated(table_id, request, user, service, hub)


@router.post("/{table_id}/resign", response_model=TableDetail, responses=CHANGES)
def resign(
    table_id: str, asked: SeatAsked, request: Request, user: Member, service: TheService, hub: TheHub
) -> dict[str, Any]:
    """Resigns a seat."""
    service.rate_limits.check("table", user.id)
    service.tables.resign(user, table_id, asked.seat)
    return _reseated(table_id, request, user, service, hub)


def _reseated(
    table_id: str, request: Request, user: Member, service: TheService, hub: TheHub
) -> dict[str, Any]:
    hub.seated(table_id)
    hub.changed(table_id)
    service.wake(table_id)
    return service.detail(user, table_id, language(request))


@router.post("/{table_id}/rematch", status_code=201, response_model=TableDetail, responses=CHANGES)
def rematch(
    table_id: str, request: Request, user: Member, service: TheService, hub: TheHub
) -> dict[str, Any]:
    """The same game again, with the seats changed round."""
    service.rate_limits.check("table", user.id)
    origin = service.limits.origin_of(address_of(request))
    row = service.seating.rematch(user, service.tables.row(table_id), origin)
    hub.seated(table_id)
    service.wake(row.id)
    return service.detail(user, row.id, language(request))


@router.post("/{table_id}/fork", status_code=201, response_model=TableDetail, responses=CHANGES)
def fork(table_id: str, point: Point, request: Request, user: Member, service: TheService) -> dict[str, Any]:
    """A practice table that goes on from a point of this one."""
    service.rate_limits.check("table", user.id)
    row = service.tables.row(table_id)
    seen = [name for name in viewpoint.allowed(user, row) if name not in (SPECTATOR, EVERYTHING)]
    if not seen:
        raise Refusal(403, "no-seat")
    made = service.seating.fork(user, row, point.at, seen)
    return service.detail(user, made.id, language(request))


@router.post("/{table_id}/chat", status_code=201, response_model=ChatLine, responses=CHANGES)
def chat(table_id: str, words: Words, user: Member, service: TheService, hub: TheHub) -> dict[str, Any]:
    """Sends a chat message to those at the table."""
    service.rate_limits.check("chat", user.id)
    refuse_muted(user)
    viewpoint.seated(user, service.tables.row(table_id))
    message = say(service.store, table_id, user, words.text)
    told = said(message, user)
    hub.say(table_id, {"type": "chat", **told, "by": user.id})
    return told


@router.get("/{table_id}/notes", response_model=NoteShown, responses=refusals(401, 403, 404, 429))
def notes(table_id: str, user: Member, service: TheService) -> dict[str, str]:
    """Your private note about a table."""
    service.rate_limits.check("look", user.id)
    return {"text": private_notes.note_of(service.store.engine, service.tables.row(table_id).id, user)}


@router.put("/{table_id}/notes", response_model=NoteShown, responses=CHANGES)
def write_note(table_id: str, note: Note, user: Member, service: TheService) -> dict[str, str]:
    """Replaces your private note about a table where you sit, or that you made."""
    service.rate_limits.check("act", user.id)
    row = service.tables.row(table_id)
    if row.host_id != user.id:
        viewpoint.seated(user, row)
    private_notes.write_note(service.store.engine, row.id, user, note.text)
    return {"text": note.text}
