"""Routes of play: looking, acting, taking back, asking why and how likely; and the live socket."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import PlainTextResponse
from pydantic import Field

from grognard.kernel.game import Game
from grognard.server.errors import refusals
from grognard.server.http.answers import ForecastShown, LogLine, Reason
from grognard.server.http.answers.seen import ChangesMessage, Message, Seen, StateMessage
from grognard.server.http.common import (
    LARGEST_SEQ,
    Body,
    Line,
    Member,
    SeatName,
    Seq,
    TheService,
    Visitor,
    Word,
    encoded,
    language,
)
from grognard.server.http.tables import CHANGES
from grognard.server.live import hub
from grognard.server.live.states import state_since
from grognard.server.service import Service
from grognard.server.store.rows import User
from grognard.server.tables import board_questions, viewpoint
from grognard.server.tables.history import Standing

router = APIRouter(prefix="/api/tables/{table_id}")
LOOKS = refusals(403, 404, 409, 422, 429)
Number = Annotated[int | None, Query(ge=0, le=LARGEST_SEQ)]
RECORD: dict[int | str, dict[str, Any]] = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
MOST_TO_FOLLOW = 40
"""More actions than anyone picks at once."""
ActionText = Annotated[str, Query(min_length=1, max_length=200)]


class Move(Body):
    """An action, made when the table stood at `seq`, and what is to follow it.

    All of it counts or nothing, but a die or a reveal ends it: what comes after is left out. With `forced`
    the server goes on where the rules leave one thing to name and nothing else.
    """

    seat: Word
    seq: Seq
    action: Line
    side: Word | None = None
    then: Annotated[list[Line], Field(default_factory=list, max_length=MOST_TO_FOLLOW)]
    forced: bool = False
    differences: bool = False
    """Whether the answer may say what changed in the view since `seq`, in place of the view."""


class StandingOrder(Body):
    """A standing order to be given (`order <window> <until>`) or withdrawn (`withdraw <window>`).

    It needs no number: it counts whatever happened meanwhile. `known` is the last entry that its seat knows.
    """

    seat: Word
    action: Line
    known: Seq
    side: Word | None = None
    differences: bool = False
    """Whether the answer may say what changed in the view since `known`, in place of the view."""


class Back(Body):
    """An undo, made when the table stood at `seq`."""

    seat: Word
    seq: Seq
    differences: bool = False
    """Whether the answer may say what changed in the view since `seq`, in place of the view."""


DONE = {200: {"model": StateMessage | ChangesMessage}, **CHANGES}


@router.get("/view", responses={200: {"model": Seen}, **LOOKS}, response_class=Response)
def view(
    table_id: str,
    request: Request,
    visitor: Visitor,
    service: TheService,
    seat: SeatName = None,
    at: Number = None,
) -> Response:
    """The table from a seat's viewpoint (a spectator's without one), now or after an earlier entry."""
    return encoded(service.look(visitor, table_id, seat, at, language(request)))


@router.get("/log", response_model=list[LogLine], responses=LOOKS)
def log(
    table_id: str,
    request: Request,
    visitor: Visitor,
    service: TheService,
    before: Annotated[int, Query(ge=0, le=LARGEST_SEQ)],
    seat: SeatName = None,
) -> list[dict[str, Any]]:
    """Earlier lines of the log."""
    return service.earlier_log(visitor, table_id, seat, before, language(request))


@router.post("/actions", responses=DONE, response_class=Response)
def act(table_id: str, move: Move, request: Request, user: Member, service: TheService) -> Response:
    """Takes an action that is offered to your seat, and those that follow it: all of them or none."""
    for _ in (move.action, *move.then):
        service.rate_limits.check("act", user.id)
    wished = (move.seat, move.seq, move.action, move.side, move.then, move.forced)
    service.tables.act(user, table_id, *wished)
    return _seen_since(service, table_id, move.seat, move.seq, move.differences, language(request))


@router.post("/orders", responses=DONE, response_class=Response)
def order(
    table_id: str, wish: StandingOrder, request: Request, user: Member, service: TheService
) -> Response:
    """Gives or withdraws a standing order about the windows for a seat's reactions."""
    service.rate_limits.check("act", user.id)
    service.orders.give(user, table_id, wish.seat, wish.side, wish.action)
    return _seen_since(service, table_id, wish.seat, wish.known, wish.differences, language(request))


@router.post("/undo", responses=DONE, response_class=Response)
def undo(table_id: str, back: Back, request: Request, user: Member, service: TheService) -> Response:
    """Takes back your last action: until a die, a reveal or another seat's action."""
    service.rate_limits.check("act", user.id)
    service.tables.undo(user, table_id, back.seat, back.seq, whole_run=False)
    return _seen_since(service, table_id, back.seat, back.seq, back.differences, language(request))


@router.post("/reset", responses=DONE, response_class=Response)
def reset(table_id: str, back: Back, request: Request, user: Member, service: TheService) -> Response:
    """Takes back all you did since the last die, reveal or action of another seat."""
    service.rate_limits.check("act", user.id)
    service.tables.undo(user, table_id, back.seat, back.seq, whole_run=True)
    return _seen_since(service, table_id, back.seat, back.seq, back.differences, language(request))


def _seen_since(
    service: Service, table_id: str, seat: str, known: int, differences: bool, language: str
) -> Response:
    """What a seat sees after its own request, so that the page need not ask."""
    state = state_since(service, service.tables.row(table_id), seat, language, known, differences)
    return Response(state, media_type="application/json")


def question(service: Service, user: User, table_id: str, seat: str) -> tuple[Game[Any], Standing]:
    """The game and where its table stands, for a question that a user asks for their own seat."""
    service.rate_limits.check("look", user.id)
    row = service.tables.row(table_id)
    viewpoint.own(user, row, seat)
    return service.catalogue.find(row.game), service.history.now(row)


@router.get("/forecast", response_model=ForecastShown | None, responses=LOOKS | refusals(401))
def forecast(
    table_id: str, request: Request, user: Member, service: TheService, seat: str, action: ActionText
) -> dict[str, Any] | None:
    """The exact chances of an action that is offered to your seat."""
    game, now = question(service, user, table_id, seat)
    return board_questions.forecast(game, now, seat, action, language(request))


@router.get("/explain", response_model=Reason | None, responses=LOOKS | refusals(401))
def explain(
    table_id: str, request: Request, user: Member, service: TheService, seat: str, action: ActionText
) -> dict[str, str] | None:
    """Why your seat can't do this now; nothing when it can."""
    game, now = question(service, user, table_id, seat)
    return viewpoint.explain(game, now, seat, action, language(request))


@router.get("/record", responses=RECORD | refusals(404, 409, 429), response_class=Response)
def record(table_id: str, visitor: Visitor, service: TheService) -> Response:
    """The game as a record; while it runs, only its header with the commitment to the dice."""
    return PlainTextResponse(service.record(table_id))


messages = APIRouter()
"""What the socket sends, for the description of the API, which has no word for sockets."""


@messages.post("live", summary="The messages of the socket /api/tables/{table_id}/live")
def message(body: Message) -> None:
    """A message of the socket at a table, as JSON; a client sends nothing but pings."""


@router.websocket("/live")
async def live_table(
    socket: WebSocket, table_id: str, seat: str | None = None, differences: bool = False
) -> None:
    """Tells what happens at the table as it happens, with `differences` as what changes in the view."""
    await hub.serve(socket, socket.app.state.service, socket.app.state.hub, table_id, seat, differences)
