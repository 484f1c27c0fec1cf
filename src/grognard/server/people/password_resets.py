"""Password resets: a link by e-mail that sets a new password once and expires within the hour.

A link goes only to an address that the owner of the account has verified. Of its token the server keeps the
hash alone. The link is worth nothing once it is used, the password or the address has changed, or an hour is
over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_urlsafe
from time import time

from sqlalchemy import and_, delete, func, insert, select

from grognard.server.errors import Refusal
from grognard.server.people.accounts import Accounts
from grognard.server.store.database import accounts, notices, resets, users
from grognard.server.store.queries import Store
from grognard.server.store.rows import User

LINK_SECONDS = 3600
_MOST_ACCOUNTS = 5
"""To one address no more letters than this go at once."""


@dataclass(frozen=True, slots=True)
class Reset:
    """A link that sets the password of an account."""

    user: User
    email: str
    token: str


class PasswordResets:
    """Creates and uses the links."""

    def __init__(self, store: Store, accounts: Accounts) -> None:
        self._engine, self._accounts = store.engine, accounts

    def ask(self, email: str) -> Iterator[Reset]:
        """A link for each account whose owner has verified this address."""
        query = (
            select(users.c.id, users.c.name, users.c.language, notices.c.email)
            .join(accounts, accounts.c.user_id == users.c.id)
            .join(notices, notices.c.user_id == users.c.id)
            .where(func.lower(notices.c.email) == email.lower(), notices.c.verified)
            .limit(_MOST_ACCOUNTS)
        )
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
        for row in found:
            user = User(row.id, row.name, row.language, guest=False)
            yield Reset(user, row.email, self.link_for(user, row.email))

    def link_for(self, user: User, email: str = "") -> str:
        """The token of a new link, bound to an address if there is one."""
        token, now = token_urlsafe(32), time()
        values = {"token_hash": _hash(token), "user_id": user.id, "email": email, "at": now}
        with self._engine.begin() as connection:
            connection.execute(delete(resets).where(resets.c.at < now - LINK_SECONDS))
            connection.execute(insert(resets).values(**values))
        return token

    def use(self, token: str, password: str) -> User:
        """Sets the password of the account that a link is for; says whose it is."""
        same = and_(notices.c.user_id == resets.c.user_id, notices.c.email == resets.c.email)
        query = (
            select(users.c.id, users.c.name, users.c.language, resets.c.email, notices.c.verified)
            .join(resets, resets.c.user_id == users.c.id)
            .join(accounts, accounts.c.user_id == users.c.id)
            .join(notices, same, isouter=True)
            .where(resets.c.token_hash == _hash(token), resets.c.at > time() - LINK_SECONDS)
        )
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None or (row.email and not row.verified):
            raise Refusal(422, "bad-link", field="token")
        user = User(row.id, row.name, row.language, guest=False)
        if not self._accounts.set_password(user, password, by_link=_hash(token)):
            raise Refusal(422, "bad-link", field="token")
        return user


def _hash(token: str) -> str:
    return sha256(token.encode(errors="replace")).hexdigest()
