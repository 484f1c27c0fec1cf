"""Routes of replay: the entries of a table that count, the table after one of them, and bookmarks."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from grognard.server.errors import Refusal, refusals
from grognard.server.http.answers import LogLine
from grognard.server.http.answers.seen import View
from grognard.server.http.common import (
    LARGEST_SEQ,
    Body,
    Member,
    NotBlank,
    Printable,
    SeatName,
    Seq,
    TheService,
    Trimmed,
    Visitor,
    encoded,
    language,
)
from grognard.server.http.tables import CHANGES
from grognard.server.service import Service
from grognard.server.store.rows import TableRow, User
from grognard.server.tables import viewpoint
from grognard.server.tables.bookmarks import Bookmark

router = APIRouter(prefix="/api/tables/{table_id}")
LOOKS = refusals(403, 404, 409, 422, 429)
Name = Annotated[str, Field(min_length=1, max_length=60), Printable, NotBlank, Trimmed]
Number = Annotated[int, Path(ge=0, le=LARGEST_SEQ)]


class Turn(BaseModel):
    """A turn, and the entry that began it."""

    turn: int
    at: int


class Steps(BaseModel):
    """The entries that count, in order, and where turns begin."""

    line: list[int]
    turns: list[Turn]


class EntryShown(BaseModel):
    """A table after an entry, as a seat saw it, and the entry's line of the log if it still counts."""

    at: int
    view: View
    line: LogLine | None


class News(BaseModel):
    """One thing that happened: in which entry, whose, of which kind, and in words."""

    seq: int
    seat: str | None
    kind: str
    text: str
    rules: list[str]


class Points(BaseModel):
    """A side's score, then and now."""

    side: str
    before: int | float
    after: int | float


class RecapShown(BaseModel):
    """A summary of what happened after an entry (-1: from the set-up on) up to another."""

    after: int
    to: int
    news: list[News]
    moves: int
    score: list[Points]


class Mark(Body):
    """A point of a table's log, and a name for it."""

    at: Seq
    name: Name


class Marked(BaseModel):
    """A bookmark."""

    id: int
    at: int
    name: str


@router.get("/entries", responses=LOOKS)
def steps(table_id: str, visitor: Visitor, service: TheService, seat: SeatName = None) -> Steps:
    """The steps of a table: its entries without those that were taken back, and the turns as chapters."""
    row = service.tables.row(table_id)
    viewpoint.check(visitor, row, seat)
    line = service.history.steps(row)
    turns = [Turn(turn=turn, at=at) for turn, at in service.bookmarks.turns(row, line)]
    return Steps(line=list(line), turns=turns)


@router.get("/recap", response_model=RecapShown, responses=LOOKS)
def recap(
    table_id: str, request: Request, visitor: Visitor, service: TheService, seat: SeatName = None
) -> dict[str, Any]:
    """What the others did since your seat's last action, in short; a spectator is told of the last turn."""
    return service.recap.since(visitor, table_id, seat, language(request))


@router.get("/entries/{at}", responses={200: {"model": EntryShown}, **LOOKS}, response_class=Response)
def entry(
    table_id: str, at: Number, request: Request, visitor: Visitor, service: TheService, seat: SeatName = None
) -> Response:
    """The table after an entry, without the log before it."""
    row = service.tables.row(table_id)
    who = viewpoint.check(visitor, row, seat)
    if at > row.seq:
        raise Refusal(422, "at", field="at", seq=str(row.seq), given=str(at))
    game, then = service.catalogue.find(row.game), service.history.at(row, at)
    seen = viewpoint.look(game, row, then, who, language(request))
    lines = service.log.lines(game, row, then, who, language(request), after=at - 1)
    return encoded({"at": at, "view": seen["view"], "line": lines[0] if lines else None})


@router.get("/bookmarks", responses=refusals(401) | LOOKS)
def bookmarks(table_id: str, user: Member, service: TheService) -> list[Marked]:
    """Your bookmarks at a table."""
    service.rate_limits.check("look", user.id)
    return [_marked(mark) for mark in service.bookmarks.of(_seen(table_id, user, service), user)]


@router.post("/bookmarks", status_code=201, responses=CHANGES)
def add_bookmark(table_id: str, mark: Mark, user: Member, service: TheService) -> Marked:
    """Gives a name to a point."""
    service.rate_limits.check("act", user.id)
    return _marked(service.bookmarks.add(_seen(table_id, user, service), user, mark.at, mark.name))


@router.delete("/bookmarks/{bookmark}", status_code=204, responses=CHANGES)
def delete_bookmark(table_id: str, bookmark: Number, user: Member, service: TheService) -> None:
    """Takes one of your bookmarks away."""
    service.rate_limits.check("act", user.id)
    service.bookmarks.delete(service.tables.row(table_id), user, bookmark)


def _seen(table_id: str, user: User, service: Service) -> TableRow:
    """The table, if this user may look at it at all."""
    row = service.tables.row(table_id)
    if not viewpoint.allowed(user, row):
        raise Refusal(403, "no-spectators")
    return row


def _marked(mark: Bookmark) -> Marked:
    return Marked(id=mark.id, at=mark.at, name=mark.name)
