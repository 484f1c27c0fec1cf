"""The procedure in progress that a question belongs to."""

from __future__ import annotations

from typing import TypeVar

from grognard.games.race_for_berlin.position import Position
from grognard.kernel.frames import Frame

F = TypeVar("F", bound=Frame)


def innermost(g: Position, kind: type[F]) -> F:
    """The innermost frame of a kind on the stack."""
    return next(frame for frame in reversed(g.stack) if isinstance(frame, kind))
