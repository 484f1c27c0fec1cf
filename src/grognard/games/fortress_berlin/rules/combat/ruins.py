"""9.0 Ruins: what heavy fire leaves of houses, for the rest of the game."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import RUINS, Position

FIRST = "D"
"""9.0.1: the lowest letter at which an asterisk makes ruins."""


def may_arise(g: Position, cell: int, letter: str) -> bool:
    """9.0.1: whether an asterisk on this column makes ruins of a hex; only houses fall, and only once."""
    return letter >= FIRST and g.geo.ruin_spot[cell] >= 0 and not g.is_ruined(cell)


def arise(g: Position, cell: int, letter: str) -> None:
    """9.0.1, 8.6/asterisk-ranged: fire with an asterisk on this column has hit a hex."""
    if may_arise(g, cell, letter):
        g.mark(g.spots, g.geo.ruin_spot[cell], RUINS)
        g.note("fire.ruins", "9.0.1", cell=cell)
