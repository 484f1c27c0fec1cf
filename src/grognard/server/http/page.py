"""The page: the built client, the same for every address outside /api; without one, how to build it."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException

router = APIRouter(include_in_schema=False)
_FOR_GOOD = "public, max-age=31536000, immutable"
_NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Grognard</title>
<h1>Grognard</h1>
<p>The server runs, but its page is not built. Build it once with Node 24, then start the server again:</p>
<pre>cd web
npm ci
npm run build</pre>
</html>
"""


def files_in(static: Path) -> dict[str, Path]:
    """The files of the built client by address; nothing else is ever served from the disk."""
    return {file.relative_to(static).as_posix(): file for file in static.rglob("*") if file.is_file()}


@router.get("/{address:path}")
def page(address: str, request: Request) -> Response:
    """A file of the client, or the page, which reads the address itself."""
    if address == "api" or address.startswith("api/"):
        raise HTTPException(404)
    files: dict[str, Path] = request.app.state.files
    if address in files and address != "index.html":
        headers = {"Cache-Control": _FOR_GOOD} if address.startswith("assets/") else {}
        return FileResponse(files[address], headers=headers)
    if "index.html" in files:
        return FileResponse(files["index.html"], headers={"Cache-Control": "no-cache"})
    return HTMLResponse(_NOT_BUILT)
