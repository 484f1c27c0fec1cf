"""Routes of the guided first game."""

from __future__ import annotations

from typing import Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel

from grognard.server.errors import Refusal, refusals
from grognard.server.http.answers import TableDetail
from grognard.server.http.common import Member, TheService, language
from grognard.server.http.tables import CHANGES
from grognard.server.tables import guides, viewpoint

router = APIRouter(prefix="/api")


class GuideStep(BaseModel):
    """One step in words, and what it points at."""

    title: str
    text: str
    rules: list[str]
    units: list[str]
    cells: list[str]
    part: Literal["turn", "orders", "forecast", "news", "undo", "score"] | None


class Guidance(BaseModel):
    """The steps of a guide, and where the learner is after entry `seq`.

    The steps from `first` to before `last` are to be read. At `last` one of `lines` counts, or an undo; when
    there is neither, it is the end.
    """

    seq: int
    first: int
    last: int
    lines: list[str]
    undo: bool
    steps: list[GuideStep]


@router.post("/games/{game}/guide", status_code=201, response_model=TableDetail, responses=CHANGES)
def begin(game: str, request: Request, user: Member, service: TheService) -> dict[str, Any]:
    """Your table of the guided first game, a new one unless one is under way; its dice are no secret."""
    service.rate_limits.check("table", user.id)
    row = service.seating.guided(user, game)
    return service.detail(user, row.id, language(request))


@router.get("/tables/{table_id}/guide", responses=refusals(401, 403, 404, 409, 429))
def guidance(table_id: str, request: Request, user: Member, service: TheService) -> Guidance:
    """The steps of a guided table in your language, and which one you have come to."""
    service.rate_limits.check("look", user.id)
    row = service.tables.row(table_id)
    viewpoint.seated(user, row)
    game = service.catalogue.find(row.game)
    if not row.guide:
        raise Refusal(404, "no-guide", game=game.title)
    found = guides.described(game, service.store.outline(row.id, row.seq), language(request))
    return Guidance.model_validate({"seq": row.seq, **found})
