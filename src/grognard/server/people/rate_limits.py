"""Rate limits: how often one user, or one address, may do a thing."""

from __future__ import annotations

from collections.abc import Mapping

from limits import parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from grognard.server.errors import Refusal


class RateLimits:
    """Counts requests by kind and caller; each kind has its own rate, such as `30/minute`."""

    def __init__(self, rates: Mapping[str, str]) -> None:
        self._rates = {what: parse(rate) for what, rate in rates.items()}
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    def check(self, what: str, who: str) -> None:
        """Counts one more request; refuses it when there were too many."""
        if not self._limiter.hit(self._rates[what], what, who):
            raise Refusal(429, "too-often")

    def allows(self, what: str, who: str, times: int) -> bool:
        """Whether so many more would be allowed."""
        return self._limiter.test(self._rates[what], what, who, cost=times)

    def count(self, what: str, who: str) -> None:
        """Counts one more that was allowed."""
        self._limiter.hit(self._rates[what], what, who)
