"""Routes about accounts: claim one, sign in and out, change the password, see and end sessions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from grognard.server.callers import address_of
from grognard.server.errors import Refusal, refusals
from grognard.server.http.common import Body, Member, Printable, TheHub, TheService
from grognard.server.http.games import Me, shown
from grognard.server.live.hub import Hub
from grognard.server.people import identity
from grognard.server.people.accounts import Session
from grognard.server.people.sanctions import refuse_banned
from grognard.server.service import Service
from grognard.server.store.rows import User

router = APIRouter(prefix="/api")
CHANGES = refusals(400, 401, 403, 404, 409, 413, 415, 422, 429)
AccountName = Annotated[str, Field(min_length=1, max_length=100), Printable]
Password = Annotated[str, Field(min_length=8, max_length=200), Printable]
SessionId = Annotated[str, Path(min_length=16, max_length=16, pattern="^[0-9a-f]+$")]
GivenPassword = Annotated[str, Field(min_length=1, max_length=200), Printable]


class NewAccount(Body):
    """The name (2 to 40 characters) and password of a new account."""

    name: AccountName
    password: Password


class SignIn(Body):
    """A name and its password."""

    name: AccountName
    password: GivenPassword


class NewPassword(Body):
    """The current password and the new one."""

    old: GivenPassword
    new: Password


class Leave(Body):
    """The password, asked for again before an account is deleted."""

    password: GivenPassword


class SessionShown(BaseModel):
    """A device on which you are known; `used` is right to the hour, `this` is the one that asks."""

    id: str
    created: float
    used: float
    device: str
    this: bool


@router.post("/account", status_code=201, responses=CHANGES)
def claim(
    asked: NewAccount, request: Request, response: Response, user: Member, service: TheService, hub: TheHub
) -> Me:
    """Turns a guest into an account: their tables stay theirs and can be played from other devices."""
    service.rate_limits.check("sign-in", address_of(request))
    owner = service.accounts.claim(user, asked.name, asked.password)
    hub.ended(service.accounts.end_sessions(owner))
    _begin(request, response, service, owner)
    return shown(owner)


@router.post("/session", responses=CHANGES)
def sign_in(asked: SignIn, request: Request, response: Response, service: TheService, hub: TheHub) -> Me:
    """Signs in under a new token; a guest's tables go along to the account."""
    with service.login_throttle.counted(request, asked.name, service.accounts.holder(asked.name)):
        owner = service.accounts.find(asked.name, asked.password)
    enter(request, response, service, hub, owner)
    return shown(owner)


@router.delete("/session", status_code=204, responses=CHANGES)
def sign_out(request: Request, response: Response, user: Member, service: TheService, hub: TheHub) -> None:
    """Signs out on this device; refused to guests, who could not sign in again."""
    service.rate_limits.check("chat", user.id)
    if user.guest:
        raise Refusal(409, "no-account")
    hub.ended(service.accounts.end_sessions(user, one=identity.session_of(request)))
    identity.forget(request, response)


@router.put("/account/password", status_code=204, responses=CHANGES)
def change_password(
    asked: NewPassword, request: Request, user: Member, service: TheService, hub: TheHub
) -> None:
    """Changes the password, and ends every other session."""
    service.rate_limits.check("sign-in", user.id)
    service.accounts.check_password(user, asked.old, "old")
    service.accounts.set_password(user, asked.new)
    hub.ended(service.accounts.end_sessions(user, but=identity.session_of(request)))


@router.post("/account/delete", status_code=204, responses=CHANGES)
def close(
    asked: Leave, request: Request, response: Response, user: Member, service: TheService, hub: TheHub
) -> None:
    """Deletes the account: seats are given up, the name is gone, the tables' records stay whole."""
    service.rate_limits.check("sign-in", user.id)
    service.accounts.check_password(user, asked.password, "password")
    left = service.accounts.close(user)
    hub.ended(service.accounts.end_sessions(user))
    identity.forget(request, response)
    _reseated(left, service, hub)


@router.get("/account/sessions", responses=refusals(401, 403, 429))
def my_sessions(request: Request, user: Member, service: TheService) -> list[SessionShown]:
    """The devices on which you are known."""
    service.rate_limits.check("look", user.id)
    return [_session(one) for one in service.accounts.sessions(user, identity.session_of(request))]


@router.delete("/account/sessions", status_code=204, responses=CHANGES)
def end_other_sessions(request: Request, user: Member, service: TheService, hub: TheHub) -> None:
    """Ends all sessions but this one."""
    service.rate_limits.check("chat", user.id)
    hub.ended(service.accounts.end_sessions(user, but=identity.session_of(request)))


@router.delete("/account/sessions/{session}", status_code=204, responses=CHANGES)
def end_session(session: SessionId, request: Request, user: Member, service: TheService, hub: TheHub) -> None:
    """Ends another session; this one is ended by signing out."""
    service.rate_limits.check("chat", user.id)
    ended = service.accounts.end_sessions(user, one=session, but=identity.session_of(request))
    if not ended:
        raise Refusal(404, "no-such-session")
    hub.ended(ended)


def enter(request: Request, response: Response, service: Service, hub: Hub, owner: User) -> None:
    """Signs in the owner of an account, unless they are banned; a guest's tables become the account's."""
    known = service.store.user(owner.id)
    if known is not None:
        refuse_banned(known)
    before, session = identity.user_of(request, service.store), identity.session_of(request)
    if before is not None and before.guest:
        moved = service.accounts.take_along(before, owner)
        hub.ended(service.accounts.end_sessions(before))
        _reseated(moved, service, hub)
    elif before is not None:
        hub.ended(service.accounts.end_sessions(before, one=session))
    _begin(request, response, service, owner)


def _begin(request: Request, response: Response, service: Service, user: User) -> None:
    token_hash = identity.give_token(request, response)
    service.accounts.begin_session(user, token_hash, identity.device_of(request))
    service.login_throttle.mark(request, response, user)


def _reseated(table_ids: list[str], service: Service, hub: Hub) -> None:
    for table_id in table_ids:
        hub.seated(table_id)
        hub.changed(table_id)
        service.wake(table_id)


def _session(session: Session) -> SessionShown:
    return SessionShown(
        id=session.id,
        created=session.created,
        used=session.used,
        device=session.device,
        this=session.this,
    )
