"""Routes of records: a submitted record becomes a table, or its dice are listed."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from grognard.server.errors import refusals
from grognard.server.http.answers import TableDetail
from grognard.server.http.common import Body, Member, Printable, TheService, encoded, language
from grognard.server.tables.records import LARGEST

router = APIRouter(prefix="/api/records")
CHANGES = refusals(400, 401, 403, 413, 415, 422, 429)


class Brought(Body):
    """The text of a record."""

    record: Annotated[str, Field(min_length=1, max_length=LARGEST), Printable]


class Die(BaseModel):
    """A throw: its number in the game, the die's sides, what came up, after which action, and the log.

    One that only some sides saw when it fell says which; such throws are numbered apart.
    """

    number: int
    sides: int
    value: int
    seen_by: list[str] | None
    at: int
    text: str


@router.post("", status_code=201, response_model=TableDetail, responses=CHANGES)
async def bring(brought: Brought, request: Request, user: Member, service: TheService) -> dict[str, Any]:
    """Makes a record into a table to look at and to practise from; it is played again to verify it."""
    service.rate_limits.check("record", user.id)
    row = await service.records.submit(user, brought.record)
    return await asyncio.to_thread(lambda: service.detail(user, row.id, language(request)))


@router.post("/throws", responses={200: {"model": list[Die]}, **CHANGES}, response_class=Response)
async def throws(brought: Brought, request: Request, user: Member, service: TheService) -> Response:
    """Every throw of a record, as playing it again gives them; nothing is kept."""
    service.rate_limits.check("record", user.id)
    found = await service.records.throws(brought.record, language(request))
    return encoded([{**thrown.throw._asdict(), "at": thrown.at, "text": thrown.text} for thrown in found])
