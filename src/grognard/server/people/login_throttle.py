"""Login throttling: wrong passwords slow down whoever tries them, and not the owner of the account.

Wrong ones are counted for the address that they come from and for the name that they are tried on, so that
neither one caller nor many together can go on for long. A device on which the owner has signed in before
bears a mark in a cookie; it is counted by itself, so that strangers who try a name keep nobody out of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from threading import Lock

from fastapi import Request, Response
from itsdangerous import BadSignature, URLSafeSerializer

from grognard.server.callers import address_of
from grognard.server.errors import Refusal
from grognard.server.names import fold
from grognard.server.people.rate_limits import RateLimits
from grognard.server.store.queries import SESSION_SECONDS, Store
from grognard.server.store.rows import User

DEVICE = "grognard-device"
WRONG = "bad-sign-in"
_LONGEST_MARK = 300


class LoginThrottle:
    """Counts wrong passwords."""

    def __init__(self, store: Store, rate_limits: RateLimits) -> None:
        self._signer = URLSafeSerializer(store.setting("device-secret", token_hex(32)), salt="device")
        self._rate_limits, self._lock = rate_limits, Lock()
        self._under_way: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def counted(self, request: Request, name: str, holder: str | None) -> Iterator[None]:
        """Lets someone try a password, unless too many wrong ones came before; counts it if it is wrong.

        `holder` is the user whose account bears the name.
        """
        device = self._device(request, holder)
        tried = (
            [("guess-device", device)]
            if device
            else [("guess", address_of(request)), ("guess-name", fold(name))]
        )
        with self._lock:
            # Those under way may all turn out wrong: many at once are no way around the limit.
            if not all(
                self._rate_limits.allows(what, who, 1 + self._under_way[what, who]) for what, who in tried
            ):
                raise Refusal(429, "too-often")
            self._under_way.update(tried)
        try:
            yield
        except Refusal as refusal:
            if refusal.code == WRONG:
                for what, who in tried:
                    self._rate_limits.count(what, who)
            raise
        finally:
            with self._lock:
                self._under_way.subtract(tried)
                self._under_way = +self._under_way

    def mark(self, request: Request, response: Response, owner: User) -> None:
        """Marks this device as known to an account."""
        response.set_cookie(
            DEVICE,
            str(self._signer.dumps([owner.id, token_hex(8)])),
            max_age=SESSION_SECONDS,
            path="/api/session",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )

    def _device(self, request: Request, holder: str | None) -> str:
        """The name under which a known device is counted; empty when the account does not know this one."""
        try:
            owner, device = self._signer.loads(request.cookies.get(DEVICE, "")[:_LONGEST_MARK])
        except (BadSignature, ValueError, TypeError):
            return ""
        return str(device) if owner == holder else ""
