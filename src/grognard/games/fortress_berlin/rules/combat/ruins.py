"""9.0 Ruins: what heavy fire leaves of houses, for the rest of the game."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import RUINS, Position

FIRST = "D"
"""9.0.1: the lowest letter at which an asterisk makes ruins."""


def arise(g: Position, cell: int, letter: str) -> None:
    """9.0.1, 8.6/asterisk-ranged: fire with an asterisk on this column has hit a hex; only houses fall."""
    spot = g.geo.ruin_spot[cell]
    if letter >= FIRST and spot >= 0 and not g.is_ruined(cell):
        g.mark(g.spots, spot, RUINS)
        g.note("fire.ruins", "9.0.1", cell=cell)
