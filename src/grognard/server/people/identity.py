"""Sessions: users are known by a random token in a cookie, of which the server keeps only the hash."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_hex, token_urlsafe

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from grognard.server.errors import Refusal, asked_language
from grognard.server.names import guest_name
from grognard.server.people.sanctions import refuse_banned
from grognard.server.store.queries import SESSION_SECONDS, Store
from grognard.server.store.rows import User

COOKIE = "grognard"
_LONGEST_TOKEN = 100
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Chrome/": "Chrome",
    "CriOS/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def user_of(connection: HTTPConnection, store: Store) -> User | None:
    """The user whose cookie this is; a forged or forgotten one is nobody's."""
    session = session_of(connection)
    user = store.user_with(session) if session else None
    connection.state.user = user
    return user


def session_of(connection: HTTPConnection) -> str:
    """The hash of the cookie's token, by which the server knows a session; nothing without a cookie."""
    token = connection.cookies.get(COOKIE, "")
    return _hash(token) if 0 < len(token) <= _LONGEST_TOKEN else ""


def member_of(connection: HTTPConnection, store: Store) -> User:
    """The user who is asking, who must be known."""
    user = user_of(connection, store)
    if user is None:
        raise Refusal(401, "no-session")
    refuse_banned(user)
    return user


def welcome(request: Request, response: Response, store: Store) -> User:
    """Creates a guest and sends the cookie of their session."""
    language = asked_language(request)
    user = User(token_hex(8), guest_name(language), language)
    store.add_user(user, give_token(request, response), device_of(request))
    request.state.user = user
    return user


def give_token(request: Request, response: Response) -> str:
    """Sends a new token; gives back its hash, under which the session is to be kept."""
    token = token_urlsafe(32)
    _set_cookie(request, response, token)
    return _hash(token)


def renew(request: Request, response: Response) -> None:
    """Lets the browser keep the cookie as long again as the server keeps the session."""
    _set_cookie(request, response, request.cookies[COOKIE])


def forget(request: Request, response: Response) -> None:
    """Deletes the cookie."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=request.url.scheme == "https")


def device_of(connection: HTTPConnection) -> str:
    """A short word for the device that is asking: `Firefox, Linux`; nothing when it can't be told."""
    agent = connection.headers.get("user-agent", "")[:500]
    found = (
        next((name for mark, name in known.items() if mark in agent), "") for known in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, found))


def _set_cookie(request: Request, response: Response, token: str) -> None:
    response.set_cookie(
        COOKIE,
        token,
        max_age=SESSION_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
