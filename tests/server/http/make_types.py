"""Writes the page's types of what the server answers, from the description of its API.

python -m tests.server.http.make_types
"""

import json
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fastapi import FastAPI

import prepare
from grognard.server.http.play import messages
from grognard.server.http.routes import ROUTERS

TYPES = prepare.CLIENT / "src/lib/answers.ts"
_TOOL = "openapi-typescript"
_LEFT_OUT = ("title", "default")
_HEADING = """/** What the server answers and is asked for, made from the description of its API.
 *
 * After a change of the models in `src/grognard/server/http`: `python -m tests.server.http.make_types`.
 */
"""


def has_tool() -> bool:
    """Whether the tools of the page are there, as they are after `run.py test`."""
    return (prepare.CLIENT / "node_modules" / _TOOL).exists()


def types() -> str:
    """The types of all models, each under its name."""
    app = FastAPI()
    for router in ROUTERS:
        app.include_router(router)
    app.webhooks.include_router(messages)
    schemas = app.openapi()["components"]["schemas"]
    description = {
        "openapi": "3.1.0",
        "info": {"title": "Grognard", "version": ""},
        "paths": {},
        "components": {"schemas": {name: _read(schemas[name]) for name in sorted(schemas)}},
    }
    with TemporaryDirectory() as folder:
        source, made = Path(folder, "openapi.json"), Path(folder, "answers.ts")
        source.write_text(json.dumps(description), "utf-8")
        options = ("--root-types", "--root-types-no-schema-prefix", "--output", str(made))
        command = prepare.client_tool(_TOOL, str(source), *options)
        subprocess.run(command, cwd=prepare.CLIENT, check=True, capture_output=True)
        _, _, text = made.read_text("utf-8").partition("*/\n")
    return _HEADING + text


def _read(schema: Any) -> Any:
    """A schema read strictly: an answer has the fields that it names, and no others."""
    if isinstance(schema, list):
        return [_read(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: _part(name, part) for name, part in schema.items() if name not in _LEFT_OUT}
    if schema.get("additionalProperties") is True and "properties" in schema:
        del kept["additionalProperties"]
    return kept


def _part(name: str, part: Any) -> Any:
    if name == "properties":
        return {field: _read(schema) for field, schema in part.items()}
    return _read(part)


if __name__ == "__main__":
    TYPES.write_text(types(), "utf-8", newline="\n")
