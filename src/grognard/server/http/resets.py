"""Routes for those who forgot their password."""

from __future__ import annotations

from collections.abc import Iterator
from email.message import EmailMessage
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field

from grognard.server.callers import address_of
from grognard.server.errors import Refusal, words
from grognard.server.http.accounts import CHANGES, Password, enter
from grognard.server.http.common import Body, NotBlank, Printable, TheHub, TheService, Trimmed
from grognard.server.http.games import Me, shown
from grognard.server.http.notices import TheNotices
from grognard.server.notices import mail
from grognard.server.notices.notifier import Notifier
from grognard.server.service import Service

router = APIRouter(prefix="/api/account")
Email = Annotated[str, Field(min_length=1, max_length=mail.LONGEST_ADDRESS), Printable, NotBlank, Trimmed]


class Forgotten(Body):
    """The address that you have verified for your account."""

    email: Email


class Recovery(Body):
    """The token in the link of the mail, and the new password."""

    token: Annotated[str, Field(min_length=1, max_length=200), Printable]
    password: Password


@router.post("/forgotten", status_code=202, responses=CHANGES)
def forgotten(asked: Forgotten, request: Request, service: TheService, notices: TheNotices) -> None:
    """Sends a link to set a new password, if the address is one that an account has verified.

    The answer is the same in any case and comes before anyone looks.
    """
    if not notices.can_mail:
        raise Refusal(409, "no-mail")
    if not mail.is_address(asked.email):
        raise Refusal(422, "email", field="email")
    for who in (address_of(request), asked.email.lower()):
        service.rate_limits.check("forgotten", who)
    notices.post_soon(lambda: _letters(service, notices, asked.email))


@router.post("/reset", responses=CHANGES)
def reset(asked: Recovery, request: Request, response: Response, service: TheService, hub: TheHub) -> Me:
    """Sets the password by such a link, once; ends all sessions and signs in here."""
    service.rate_limits.check("sign-in", address_of(request))
    owner = service.password_resets.use(asked.token, asked.password)
    hub.ended(service.accounts.end_sessions(owner))
    enter(request, response, service, hub, owner)
    return shown(owner)


def _letters(service: Service, notices: Notifier, email: str) -> Iterator[EmailMessage]:
    for found in service.password_resets.ask(email):
        link = notices.link(f"reset?token={found.token}")
        subject, text = (
            words(f"reset-{part}", found.user.language, link=link, name=found.user.name)
            for part in ("subject", "text")
        )
        yield mail.message(service.settings.mail_from, found.email, subject, text)
