"""Sanctions: refuses users whom an operator has banned or muted, for ever or until a date."""

from __future__ import annotations

from datetime import UTC, datetime

from grognard.server.errors import Refusal
from grognard.server.store.rows import User

FOREVER = 253_370_764_800.0
"""The year 9999."""


def refuse_banned(user: User) -> None:
    """Refuses a banned user."""
    if user.is_banned:
        raise Refusal(403, "banned", until=_date(user.banned_until))


def refuse_muted(user: User) -> None:
    """Refuses a muted user, who may not change their name either."""
    if user.is_muted:
        raise Refusal(403, "muted", until=_date(user.muted_until))


def notice_of(user: User, language: str) -> str | None:
    """The message about a ban or mute that a user is shown at once."""
    for refuse in (refuse_banned, refuse_muted):
        try:
            refuse(user)
        except Refusal as refusal:
            return refusal.words(language)
    return None


def _date(until: float) -> str:
    return "never" if until >= FOREVER else f"{datetime.fromtimestamp(until, UTC):%Y-%m-%d %H:%M} UTC"
