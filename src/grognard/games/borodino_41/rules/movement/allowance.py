"""7 Movement points: what a unit has for an impulse."""

from __future__ import annotations

from grognard.games.borodino_41.position import (
    AFOOT,
    ALLOWANCE,
    DISRUPTED,
    INITIAL,
    LIMITED,
    OUT_OF_SUPPLY,
    SUPPRESSED,
    Position,
)
from grognard.games.borodino_41.units import QUARTER

CAVALRY = {INITIAL: 3 * QUARTER, LIMITED: 2 * QUARTER}
"""18/cavalry/bonus: what they have beside the allowance."""
SUPPRESSION = 2 * QUARTER
"""7/move/suppressed."""


def allowance(g: Position, unit: int) -> int:
    """7/move/allowance, 7/move/halved, 7/move/suppressed: a unit's points, in quarters.

    Halves are whole points, rounded down, and come before what suppression takes. Motorised units need no
    supply on foot (7/reduce/dismount), and who comes on the map has it (16/reinf/supplied).
    """
    printed = g.printed[unit]
    if printed.mobility == "static":
        return 0  # 18/t28/static
    points = ALLOWANCE[g.kind] + (CAVALRY[g.kind] if printed.is_cavalry else 0)
    is_empty = g.supply[unit] == OUT_OF_SUPPLY and g.cell[unit] >= 0
    dry = printed.is_motorised and is_empty and g.afoot[unit] != AFOOT
    if g.state[unit] == DISRUPTED or g.uncommanded[unit] or dry:
        points = points // 2 // QUARTER * QUARTER
    return points - SUPPRESSION if g.state[unit] == SUPPRESSED else points
