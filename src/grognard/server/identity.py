"""Who is asking: guests, known by an opaque token in a cookie of which the server keeps only the hash."""

from __future__ import annotations

from hashlib import sha256
from secrets import randbelow, token_hex, token_urlsafe

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from grognard.server.errors import Refusal, asked_language, words
from grognard.server.store import Store, User

COOKIE = "grognard"
_YEAR = 365 * 24 * 3600
_LONGEST_TOKEN = 100


def user_of(connection: HTTPConnection, store: Store) -> User | None:
    """The user whose cookie this is; a forged or forgotten one is nobody's."""
    token = connection.cookies.get(COOKIE, "")
    user = store.user_with(_hash(token)) if 0 < len(token) <= _LONGEST_TOKEN else None
    connection.state.user = user
    return user


def member_of(connection: HTTPConnection, store: Store) -> User:
    """The user who is asking, who must be known."""
    user = user_of(connection, store)
    if user is None:
        raise Refusal(401, "no-session")
    return user


def welcome(request: Request, response: Response, store: Store) -> User:
    """Makes a new guest, who is known by the cookie from now on."""
    language, token = asked_language(request), token_urlsafe(32)
    name = words("guest", language, number=str(1000 + randbelow(9000)))
    user = User(token_hex(8), name, language)
    store.add_user(user, _hash(token))
    response.set_cookie(
        COOKIE, token, max_age=_YEAR, httponly=True, samesite="lax", secure=request.url.scheme == "https"
    )
    request.state.user = user
    return user


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
