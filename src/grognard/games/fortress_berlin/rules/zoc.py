"""3.2 Zones of control: what they do to who moves; `Position.zone_from` says where they are."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import Position
from grognard.kernel.board.movement import Cells, ZocRule

STOPPING = ZocRule(stops=True, enter_cost=0, between=False)
"""3.2.4: who enters a zone stops; nobody goes straight from one zone into another."""


def apparent(g: Position, camp: int, found: tuple[int, ...] = ()) -> Cells:
    """3.6: the enemy zones that a side reckons with: those of counters it can name, and those it ran into."""
    seen = g.seen_zone[camp][1 - camp]
    if not found:
        return seen
    together = bytearray(seen)
    for cell in found:
        together[cell] = 1
    return together
