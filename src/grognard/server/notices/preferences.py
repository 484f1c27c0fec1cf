"""Preferences: which notices users want, and by which e-mail address or webhook."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from secrets import token_hex
from typing import Any

from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from grognard.server.errors import Refusal
from grognard.server.store.database import notices
from grognard.server.store.queries import Store

TURNS, ALL = "turns", "all"
_LINK_SECONDS = 2 * 24 * 3600
VERIFY, UNSUBSCRIBE = "verify", "unsubscribe"


@dataclass(frozen=True, slots=True)
class Preferences:
    """A user's preferences; an address that is not verified gets only the mail that asks to verify it."""

    user_id: str
    email: str = ""
    verified: bool = False
    email_on: bool = True
    webhook: str = ""
    secret: str = ""
    webhook_on: bool = True
    scope: str = TURNS
    """Tables played by turns, or all of them while the user has no socket open."""

    @property
    def wants_mail(self) -> bool:
        """Whether mail may be sent."""
        return self.email_on and self.verified and bool(self.email)

    @property
    def wants_webhook(self) -> bool:
        """Whether the webhook is to be called."""
        return self.webhook_on and bool(self.webhook)


class PreferenceStore:
    """The preferences of all users, and the links in mails that change them without signing in."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine
        self._signer = URLSafeTimedSerializer(store.setting("notice-secret", token_hex(32)), salt="notices")

    def of(self, user_id: str) -> Preferences:
        """A user's preferences, or the defaults."""
        return self.of_all([user_id]).get(user_id, Preferences(user_id))

    def of_all(self, user_ids: Collection[str]) -> dict[str, Preferences]:
        """The preferences of those users who have set any."""
        query = select(notices).where(notices.c.user_id.in_(user_ids))
        with self._engine.connect() as connection:
            return {row["user_id"]: Preferences(**row) for row in connection.execute(query).mappings()}

    def change(self, user_id: str, **changes: Any) -> Preferences:
        """Changes some of a user's preferences."""
        changed = replace(self.of(user_id), **changes)
        mine = update(notices).where(notices.c.user_id == user_id).values(**changes)
        with self._engine.begin() as connection:
            known = connection.execute(mine).rowcount if changes else 1
        if not known:
            try:
                with self._engine.begin() as connection:
                    connection.execute(insert(notices).values(**asdict(changed)))
            except IntegrityError:  # someone was faster
                return self.change(user_id, **changes)
        return changed

    def forget(self, user_id: str) -> None:
        """Deletes all preferences of a user."""
        with self._engine.begin() as connection:
            connection.execute(delete(notices).where(notices.c.user_id == user_id))

    def token(self, purpose: str, preferences: Preferences) -> str:
        """The token of a link in a mail, which allows one thing for one address."""
        return str(self._signer.dumps([purpose, preferences.user_id, preferences.email]))

    def verify(self, token: str) -> str:
        """The address of a link, verified: whoever follows it has received the mail."""
        return self._follow(VERIFY, token, _LINK_SECONDS, verified=True)

    def unsubscribe(self, token: str) -> str:
        """The address that gets no more mails; this link holds for ever."""
        return self._follow(UNSUBSCRIBE, token, None, email_on=False)

    def _follow(self, purpose: str, token: str, seconds: int | None, **changes: bool) -> str:
        """Does what a link is for, unless its user has meanwhile given another address."""
        try:
            meant, user_id, email = self._signer.loads(token, max_age=seconds)
        except (BadSignature, ValueError, TypeError):
            raise Refusal(422, "bad-link", field="token") from None
        same = update(notices).where(notices.c.user_id == user_id, notices.c.email == email)
        with self._engine.begin() as connection:
            if meant != purpose or connection.execute(same.values(**changes)).rowcount != 1:
                raise Refusal(422, "bad-link", field="token")
        return str(email)
