"""Dice anyone can check: one secret key a game, one keyed hash a throw.

The key's commitment is published before the first move and the key itself after the last, so that every
throw of the record can be computed again.

>>> key = key_from_seed(1)
>>> throw(key, 0, 6) == throw(key, 0, 6)
True
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from random import Random
from typing import NamedTuple

SECRET = 1_000_000
"""Secret throws are numbered from here on; no game has so many open ones."""


class Throw(NamedTuple):
    """A die that was thrown: its number in the game, its sides, the side that came up, and who saw it.

    None is everyone.
    """

    number: int
    sides: int
    value: int
    seen_by: tuple[str, ...] | None = None


def throw(key: bytes, count: int, sides: int) -> int:
    """The throw number `count` of a die with so many sides: 1 to `sides`.

    64 bits reduced modulo a few sides: the bias is below one in 10^18.
    """
    digest = blake2b(count.to_bytes(8, "big"), key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") % sides + 1


def commitment(key: bytes) -> str:
    """What may be published of a key before the game: its hash."""
    return sha256(key).hexdigest()


def key_from_seed(seed: int | str) -> bytes:
    """A key that a seed determines, for repeatable simulations."""
    return blake2b(str(seed).encode(), digest_size=32, person=b"grognard").digest()


def key_from_rng(rng: Random) -> bytes:
    """A key drawn from a random generator, for imagined futures."""
    return rng.randbytes(32)
