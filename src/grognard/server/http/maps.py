"""Routes about maps that can be looked at while their games have no rules yet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Literal

from fastapi import APIRouter, Request, Response

from grognard.server.errors import refusals
from grognard.server.http.answers import MapOffered
from grognard.server.http.answers.board_file import Sheet
from grognard.server.http.common import TheService, Visitor, language
from grognard.server.http.games import Language
from grognard.server.pictures.maps import FILES, MapFile

router = APIRouter(prefix="/api/maps")
FILE: dict[int | str, dict[str, Any]] = {
    200: {"model": Sheet, "content": {media_type: {} for media_type in FILES.values()}},
    304: {"description": "As the client has it"},
}
_WAITING = ThreadPoolExecutor(8, "maps")
"""Whoever waits for a map that is being drawn takes no thread from those who play."""


@router.get("", response_model=list[MapOffered], responses=refusals(422, 429))
def maps(
    request: Request, visitor: Visitor, service: TheService, lang: Language | None = None
) -> list[dict[str, Any]]:
    """The maps of games whose rules are not there yet."""
    return service.maps.described(lang or language(request))


@router.get("/{name}/{file}", responses=FILE | refusals(404, 422, 429), response_class=Response)
async def file(
    request: Request,
    name: str,
    file: Literal["map.svg", "map.json", "picture.png"],
    visitor: Visitor,
    service: TheService,
    lang: Language | None = None,
) -> Response:
    """The map, its file for the client, or a small picture; unchanged files are not sent again."""
    find = partial(service.maps.file, name, file, lang or language(request))
    return await asyncio.get_running_loop().run_in_executor(_WAITING, _answer, request, find)


def _answer(request: Request, find: Callable[[], MapFile]) -> Response:
    found = find()
    headers = {
        "ETag": found.etag,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Encoding, Accept-Language, Cookie",
    }
    if request.headers.get("if-none-match") == found.etag:
        return Response(status_code=304, headers=headers)
    if found.compressed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.kept, media_type=found.media_type, headers=headers)
    return Response(found.content, media_type=found.media_type, headers=headers)
