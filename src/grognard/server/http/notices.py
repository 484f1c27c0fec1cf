"""Routes about notices: which a user wants, and the links in mails, which need no signing in."""

from __future__ import annotations

import asyncio
import smtplib
from secrets import token_urlsafe
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from grognard.server.callers import address_of
from grognard.server.errors import Refusal, refusals
from grognard.server.http.accounts import CHANGES
from grognard.server.http.common import Body, Member, NotBlank, Printable, TheService, Trimmed, language
from grognard.server.notices import mail, webhook
from grognard.server.notices.notifier import Notifier
from grognard.server.notices.preferences import Preferences

router = APIRouter(prefix="/api/notices")
Scope = Literal["turns", "all"]
Given = Field(min_length=1, max_length=webhook.LONGEST_ADDRESS)


class NoticesShown(BaseModel):
    """What you want to be told, and whether this server can send mail at all."""

    can_mail: bool
    email: str | None
    verified: bool
    email_on: bool
    webhook: str | None
    webhook_on: bool
    scope: Scope


class NoticesChange(Body):
    """What to switch; `scope`: tables played by turns, or all while you have none open."""

    email_on: bool | None = None
    webhook_on: bool | None = None
    scope: Scope | None = None


class NewEmail(Body):
    """An address that mail may go to once it is verified."""

    email: Annotated[str, Given, Printable, NotBlank, Trimmed]


class NewWebhook(Body):
    """An address (http or https, public) that is called with a signed POST."""

    url: Annotated[str, Given, Printable, NotBlank, Trimmed]


class Secret(BaseModel):
    """The key of the signatures; it is shown only once."""

    secret: str


class Link(Body):
    """The token in the link of a mail."""

    token: Annotated[str, Field(min_length=1, max_length=600), Printable]


class Address(BaseModel):
    """The address that a link was about."""

    email: str


def notices_of(request: Request) -> Notifier:
    """The notices of this application."""
    found: Notifier = request.app.state.notices
    return found


TheNotices = Annotated[Notifier, Depends(notices_of)]


@router.get("", responses=refusals(401, 403, 429))
def wishes(user: Member, service: TheService, notices: TheNotices) -> NoticesShown:
    """What you want to be told."""
    service.rate_limits.check("look", user.id)
    return _shown(notices, notices.preferences.of(user.id))


@router.patch("", responses=CHANGES)
def switch(change: NoticesChange, user: Member, service: TheService, notices: TheNotices) -> NoticesShown:
    """Switches notices on and off."""
    service.rate_limits.check("chat", user.id)
    return _shown(notices, notices.preferences.change(user.id, **change.model_dump(exclude_none=True)))


@router.put("/email", responses=CHANGES)
def set_email(
    asked: NewEmail, request: Request, user: Member, service: TheService, notices: TheNotices
) -> NoticesShown:
    """Takes an address and sends it one mail, with a link to verify it."""
    if not notices.can_mail:
        raise Refusal(409, "no-mail")
    if not mail.is_address(asked.email):
        raise Refusal(422, "email", field="email")
    for who in (user.id, asked.email.lower(), address_of(request)):
        service.rate_limits.check("mail", who)
    changed = notices.preferences.change(user.id, email=asked.email, verified=False, email_on=True)
    try:
        notices.ask_to_verify(changed, language(request))
    except (OSError, smtplib.SMTPException):
        raise Refusal(409, "mail-failed", field="email") from None
    return _shown(notices, changed)


@router.delete("/email", responses=CHANGES)
def drop_email(user: Member, service: TheService, notices: TheNotices) -> NoticesShown:
    """Forgets the address."""
    service.rate_limits.check("chat", user.id)
    return _shown(notices, notices.preferences.change(user.id, email="", verified=False))


@router.put("/webhook", responses=CHANGES)
async def set_webhook(asked: NewWebhook, user: Member, service: TheService, notices: TheNotices) -> Secret:
    """Sets a webhook; the answer has the key of its signatures, which is not shown again."""
    service.rate_limits.check("chat", user.id)
    try:
        await webhook.check(asked.url, service.settings.private_webhooks)
    except webhook.Unreachable:
        raise Refusal(422, "webhook", field="url") from None
    secret = token_urlsafe(32)
    wanted = {"webhook": asked.url, "secret": secret, "webhook_on": True}
    await asyncio.to_thread(notices.preferences.change, user.id, **wanted)
    return Secret(secret=secret)


@router.delete("/webhook", responses=CHANGES)
def drop_webhook(user: Member, service: TheService, notices: TheNotices) -> NoticesShown:
    """Forgets the webhook."""
    service.rate_limits.check("chat", user.id)
    return _shown(notices, notices.preferences.change(user.id, webhook="", secret=""))


@router.post("/verify", responses=CHANGES)
def verify(link: Link, request: Request, service: TheService, notices: TheNotices) -> Address:
    """Verifies an address: whoever follows the link has received the mail."""
    service.rate_limits.check("sign-in", address_of(request))
    return Address(email=notices.preferences.verify(link.token))


@router.post("/unsubscribe", responses=CHANGES)
def unsubscribe(link: Link, request: Request, service: TheService, notices: TheNotices) -> Address:
    """No more mails to the address of the link."""
    service.rate_limits.check("sign-in", address_of(request))
    return Address(email=notices.preferences.unsubscribe(link.token))


def _shown(notices: Notifier, preferences: Preferences) -> NoticesShown:
    return NoticesShown.model_validate(
        {
            "can_mail": notices.can_mail,
            "email": preferences.email or None,
            "verified": preferences.verified,
            "email_on": preferences.email_on,
            "webhook": preferences.webhook or None,
            "webhook_on": preferences.webhook_on,
            "scope": preferences.scope,
        }
    )
