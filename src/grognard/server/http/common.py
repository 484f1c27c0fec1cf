"""What routes share: dependencies for the user, the service and the hub, and types of bounded text."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from fastapi import Depends, Query, Request, Response
from pydantic import AfterValidator, BaseModel, ConfigDict, Field
from pydantic_core import PydanticCustomError

from grognard.server.callers import address_of
from grognard.server.errors import language_of
from grognard.server.live.hub import Hub
from grognard.server.names import is_one_line
from grognard.server.people import identity
from grognard.server.service import Service
from grognard.server.store.rows import User

LARGEST_SEQ = 2**31 - 2
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ud800-\udfff]")


class Body(BaseModel):
    """A request's body: no field but those it names, no value of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


def _printable(text: str) -> str:
    if _CONTROL.search(text):
        raise ValueError("control characters")
    return text


def _one_line(text: str) -> str:
    if not is_one_line(text):
        raise ValueError("characters that are not seen, or break or turn the line")
    return text


def _not_blank(text: str) -> str:
    if not text.strip():
        raise PydanticCustomError("string_too_short", "nothing but spaces", {"min_length": 1})
    return text


async def service_of(request: Request) -> Service:
    """The service of this application; asynchronous, like that of the hub, so that it needs no thread."""
    service: Service = request.app.state.service
    return service


async def hub_of(request: Request) -> Hub:
    """The live tables of this application."""
    hub: Hub = request.app.state.hub
    return hub


TheService = Annotated[Service, Depends(service_of)]
TheHub = Annotated[Hub, Depends(hub_of)]


def visitor_of(request: Request, service: TheService) -> User | None:
    """The user who asks, or None; counted against the rate limit. A banned user sees what anyone may see."""
    user = identity.user_of(request, service.store)
    service.rate_limits.check("look", user.id if user else address_of(request))
    return None if user and user.is_banned else user


def member_of(request: Request, service: TheService) -> User:
    """The user who asks; refused to unknown callers."""
    return identity.member_of(request, service.store)


def language(request: Request) -> str:
    """The language of the answer."""
    return language_of(request)


Visitor = Annotated[User | None, Depends(visitor_of)]
Member = Annotated[User, Depends(member_of)]
Printable = AfterValidator(_printable)
OneLine = AfterValidator(_one_line)
Trimmed = AfterValidator(str.strip)  # after the limits, which hold for the text as it was sent
NotBlank = AfterValidator(_not_blank)
Word = Annotated[str, Field(min_length=1, max_length=60), Printable]
Line = Annotated[str, Field(min_length=1, max_length=200), Printable]
Seq = Annotated[int, Field(ge=0, le=LARGEST_SEQ)]
SeatName = Annotated[str | None, Query(max_length=60)]


def encoded(value: Any) -> Response:
    """A large piece of plain data as a response."""
    return Response(msgspec.json.encode(value), media_type="application/json")
