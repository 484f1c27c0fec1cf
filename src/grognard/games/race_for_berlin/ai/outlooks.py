"""How things stand is worked out once for all decisions that find everyone where they were."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeVar

from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.position import Position

Outlook = TypeVar("Outlook")
KEPT = 32
"""So many answers at most: an impulse has few positions, and few of them are looked at again."""


def remembered(
    make: Callable[[Weights, Position, int], Outlook],
) -> Callable[[Weights, Position, int], Outlook]:
    """The same function of a position and a camp, which looks its last answers up.

    It may ask of a position only who stands where, which zones are whose, and what the components say.
    """
    found: dict[Hashable, Outlook] = {}

    def look(w: Weights, g: Position, camp: int) -> Outlook:
        key = (w, g.box, camp, g.cell.tobytes(), bytes(g.control), bytes(g.american))
        if key not in found:
            if len(found) == KEPT:
                found.clear()
            found[key] = make(w, g, camp)
        return found[key]

    return look
