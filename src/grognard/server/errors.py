"""Refusals: errors with one kind of body, in the language of the user."""

from __future__ import annotations

from logging import getLogger
from pathlib import Path
from typing import Any

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from grognard.kernel.words.text import LANGUAGES, has_message, sentence

TEXT = Path(__file__).parent / "text"
_REASONS = {
    400: "Malformed request",
    401: "No guest or account: call /api/me first",
    403: "Not allowed for this user",
    404: "Not there",
    409: "Not in this state of the table",
    413: "Too large",
    415: "Not JSON",
    422: "A field is wrong, or the rules forbid the action",
    429: "Too often",
    503: "Not able to serve now",
}
_PATIENCE_SECONDS = 5
_KINDS_OF_MISTAKE = {
    "missing": "missing",
    "extra_forbidden": "extra",
    "string_too_long": "too-long",
    "string_too_short": "too-short",
    "too_long": "too-long",
    "literal_error": "choice",
}


class Problem(BaseModel):
    """The body of every error."""

    error: str
    field: str | None = None
    message: str
    rule: str | None = None


class Refusal(Exception):
    """A refused request: an error code, whose message is in the text files, and the arguments of the message.

    `said` is a reason that a game gave, already in words.
    """

    def __init__(
        self,
        status: int,
        code: str,
        *,
        field: str | None = None,
        rule: str | None = None,
        said: str | None = None,
        **args: Any,
    ) -> None:
        super().__init__(f"{status} {code} {args or ''}")
        self.status, self.code, self.args_of_words = status, code, args
        self.field, self.rule, self.said = field, rule, said

    def words(self, language: str) -> str:
        """The reason, in a user's language."""
        return words(f"error.{self.code}", language, **self.args_of_words) if self.said is None else self.said


def words(message: str, language: str, **args: Any) -> str:
    """One of the server's own messages."""
    return sentence(TEXT, language, message, args)


def language_of(connection: HTTPConnection) -> str:
    """The language to answer in: what the user chose, else the first that the browser asks for.

    A request can be wrong before anyone asked who sent it; then this asks.
    """
    if not hasattr(connection.state, "user"):
        connection.app.state.recognise(connection)
    user = connection.state.user
    return user.language if user else asked_language(connection)


def asked_language(connection: HTTPConnection) -> str:
    """The first known language that the browser asks for."""
    asked = connection.headers.get("accept-language", "")[:200]
    for word in asked.split(","):
        if (tag := word.strip()[:2].lower()) in LANGUAGES:
            return tag
    return LANGUAGES[0]


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The errors of a route, for its documentation."""
    return {status: {"model": Problem, "description": _REASONS[status]} for status in sorted(statuses)}


def answer(refusal: Refusal, language: str) -> JSONResponse:
    """The refusal as a response."""
    body = Problem(
        error=refusal.code, field=refusal.field, message=refusal.words(language), rule=refusal.rule
    )
    return JSONResponse(body.model_dump(), refusal.status)


def on_database_error(request: Request, error: Exception) -> JSONResponse:
    """Answers 503 while the database is away, in the browser's language: the user's is in the database."""
    getLogger(__name__).error("the database does not answer: %s", error)
    response = answer(Refusal(503, "http-503"), asked_language(request))
    response.headers["Retry-After"] = str(_PATIENCE_SECONDS)
    return response


def on_refusal(request: Request, error: Exception) -> JSONResponse:
    """Answers a refusal."""
    assert isinstance(error, Refusal)
    return answer(error, language_of(request))


def on_bad_field(request: Request, error: Exception) -> JSONResponse:
    """Names the first wrong field of a request, and what is wrong with it."""
    assert isinstance(error, RequestValidationError)
    mistake = error.errors()[0]
    kind = mistake["type"]
    if kind == "json_invalid":
        return answer(Refusal(400, "json"), language_of(request))
    name = ".".join(str(part) for part in mistake["loc"][1:])[:80] or "body"
    context = mistake.get("ctx", {})
    limit = context.get("max_length", context.get("min_length", 0))
    expected = str(context.get("expected", ""))
    code = f"field-{_KINDS_OF_MISTAKE.get(kind, 'wrong')}"
    refusal = Refusal(422, code, field=name, name=name, limit=limit, expected=expected)
    return answer(refusal, language_of(request))


def on_http_error(request: Request, error: Exception) -> JSONResponse:
    """Gives the framework's own errors the same body."""
    assert isinstance(error, HTTPException)
    code = f"http-{error.status_code}"
    known = has_message(TEXT, LANGUAGES[0], f"error.{code}")
    response = answer(Refusal(error.status_code, code if known else "http-400"), language_of(request))
    response.headers.update(error.headers or {})
    return response
