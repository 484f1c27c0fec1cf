"""Routes about the server itself, its users and its games."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from grognard.server.callers import address_of
from grognard.server.errors import Refusal, answer, asked_language, refusals
from grognard.server.http.answers import GameOffered, Health
from grognard.server.http.answers.board_file import BoardFile
from grognard.server.http.common import (
    Body,
    Member,
    NotBlank,
    Printable,
    TheService,
    Trimmed,
    Visitor,
    language,
)
from grognard.server.people import identity
from grognard.server.people.sanctions import notice_of, refuse_muted
from grognard.server.pictures.catalogue import PICTURES
from grognard.server.store.rows import User

router = APIRouter(prefix="/api")
Language = Literal["en", "fr"]
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"model": BoardFile, "content": {media_type: {} for media_type in sorted(set(PICTURES.values()))}},
    304: {"description": "As the client has it"},
}
Name = Annotated[str, Field(min_length=1, max_length=40), Printable, NotBlank, Trimmed]


class Me(BaseModel):
    """The user that the server knows you as."""

    id: str
    name: str
    guest: bool
    language: Language
    notice: str | None
    """What an operator has decided about you, in words."""


class MyChange(Body):
    """What you may change about yourself."""

    name: Name | None = None
    language: Language | None = None


@router.get("/health", response_model=Health, responses=refusals(503))
async def health(request: Request, service: TheService) -> Response | dict[str, Any]:
    """Whether the server is up and able to write."""
    if not await service.probe.works():
        return answer(Refusal(503, "no-writes"), asked_language(request))  # nobody is looked up now
    return {"status": "ok", "computers": request.app.state.computers.health}


@router.get("/me", responses=refusals(429))
def me(request: Request, response: Response, service: TheService) -> Me:
    """Who you are; a newcomer becomes a guest."""
    user = identity.user_of(request, service.store)
    if user is None:
        service.rate_limits.check("guest", address_of(request))
        user = identity.welcome(request, response, service.store)
    else:
        identity.renew(request, response)
    return shown(user)


@router.patch("/me", responses=refusals(400, 401, 403, 409, 413, 415, 422, 429))
def change_me(change: MyChange, user: Member, service: TheService) -> Me:
    """Changes your name or language."""
    service.rate_limits.check("chat", user.id)
    if change.name is not None:
        refuse_muted(user)
    changed = replace(user, **change.model_dump(exclude_none=True))
    return shown(service.accounts.change(user, changed))


def shown(user: User) -> Me:
    """A user, as they see themselves."""
    return Me.model_validate(
        {
            "id": user.id,
            "name": user.name,
            "guest": user.guest,
            "language": user.language,
            "notice": notice_of(user, user.language),
        }
    )


@router.get("/games", response_model=list[GameOffered], responses=refusals(422, 429))
def games(
    request: Request, visitor: Visitor, service: TheService, lang: Language | None = None
) -> list[dict[str, Any]]:
    """The games with their scenarios, seats, options and computer players."""
    return service.catalogue.described(lang or language(request))


@router.get("/games/{game}/{file}", responses=PICTURE | refusals(404, 422, 429), response_class=Response)
def picture(
    request: Request,
    game: str,
    file: Literal["board.svg", "board.json", "counters.svg"],
    visitor: Visitor,
    service: TheService,
    scenario: Annotated[str | None, Query(max_length=60), Field()] = None,
    lang: Language | None = None,
) -> Response:
    """The board, its file for the client, or the counters; unchanged files are not sent again."""
    found = service.catalogue.picture(game, file, scenario, lang or language(request))
    headers = {"ETag": found.etag, "Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(status_code=304, headers=headers)
    return Response(found.content, media_type=found.media_type, headers=headers)
