"""Routes of questions about the board: overlays, ways, what can follow, and why a click does nothing."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, StringConstraints

from grognard.server.errors import Refusal, refusals
from grognard.server.http.answers import Reason
from grognard.server.http.answers.seen import Options
from grognard.server.http.common import Member, SeatName, TheService, Visitor, language
from grognard.server.http.play import LOOKS, MOST_TO_FOLLOW, Number, question
from grognard.server.tables import board_questions, viewpoint

router = APIRouter(prefix="/api/tables/{table_id}")
Name = Annotated[str, Query(min_length=1, max_length=60)]
UnitName = Annotated[str | None, Query(min_length=1, max_length=60)]
EdgeName = Annotated[str | None, Query(min_length=1, max_length=120)]
PickText = Annotated[str, StringConstraints(max_length=400, pattern="^[^;~]+(;[^;~]+)?$")]
"""One action, or two that belong together: `move su-3gt;go 2025`."""


class WayNote(BaseModel):
    """What happens on the way, and the rules behind it."""

    rules: list[str]
    text: str


class Way(BaseModel):
    """The cells of a move's way, what it costs of how much, and what happens on it."""

    way: list[str]
    cost: int | float | None
    allowance: int | float | None
    price: str | None
    """The cost in words, where it is not one of movement points."""
    notes: list[WayNote]


class Tint(BaseModel):
    """A tone of the overlay's legend, and a short text."""

    tone: str
    text: str


class Together(BaseModel):
    """The places of the picks that can be made one after the other, and why the first of the rest cannot.

    Nothing bars a pick that only waits for a die, a reveal or another seat's decision.
    """

    goes: list[int]
    bar: Reason | None


@router.get("/overlay/{name}", responses=LOOKS)
def overlay(
    table_id: str,
    name: str,
    visitor: Visitor,
    service: TheService,
    seat: SeatName = None,
    unit: UnitName = None,
    at: Number = None,
) -> dict[str, list[Tint]]:
    """An overlay as a seat may see it (a spectator without one, or `*` for all seats), by cell.

    Some are about one unit.
    """
    row = service.tables.row(table_id)
    who = viewpoint.check(visitor, row, seat)
    if at is not None and at > row.seq:
        raise Refusal(422, "at", field="at", seq=str(row.seq), given=str(at))
    now = service.history.now(row) if at is None else service.history.at(row, at)
    found: dict[str, Any] = board_questions.overlay(service.catalogue.find(row.game), now, who, name, unit)
    return found


@router.get("/preview", responses=LOOKS | refusals(401))
def preview(
    table_id: str, request: Request, user: Member, service: TheService, seat: str, action: PickText
) -> Way | None:
    """The way of an action that is offered to your seat, or is so after another; nothing without one."""
    game, now = question(service, user, table_id, seat)
    found = board_questions.preview(game, now, seat, action.split(";"), language(request))
    return Way.model_validate(found) if found else None


@router.get("/why", responses=LOOKS | refusals(401))
def why(
    table_id: str,
    request: Request,
    user: Member,
    service: TheService,
    seat: str,
    cell: Name,
    unit: UnitName = None,
    edge: EdgeName = None,
) -> Reason | None:
    """Why a click on a cell, a unit in it or its edge does nothing; nothing when it would do something."""
    game, now = question(service, user, table_id, seat)
    found = board_questions.why(game, now, seat, cell, unit, language(request), edge)
    return Reason.model_validate(found) if found else None


@router.get("/ahead", responses=LOOKS | refusals(401))
def ahead(table_id: str, user: Member, service: TheService, seat: str) -> dict[str, Options]:
    """What your seat could choose after each of its options, where nothing is rolled or shown in between."""
    return board_questions.ahead(*question(service, user, table_id, seat), seat)


@router.get("/together", responses=LOOKS | refusals(401))
def together(
    table_id: str,
    request: Request,
    user: Member,
    service: TheService,
    seat: str,
    pick: Annotated[list[PickText], Query(min_length=1, max_length=1 + MOST_TO_FOLLOW)],
) -> Together:
    """Which of several picks your seat can make one after the other, never past a die or a reveal."""
    game, now = question(service, user, table_id, seat)
    wished = [each.split(";") for each in pick]
    found = board_questions.together(game, now, seat, wished, language(request))
    return Together.model_validate(found)
