"""6 Recovery: who was disrupted in a German turn recovers in the next German one; likewise the Soviet."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import COMBAT, GOOD, RED, WHITE, Position
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.pieces import ON_BOARD

MARKERS = (WHITE, RED)
"""6.0a: the markers of German and of Soviet player turns, whoever bears them."""


def recover(g: Position, camp: int) -> None:
    """4.1.2, 4.2: takes off the markers that were laid in the last turn of this side.

    8.8/note-ruins: in ruins, where nobody is in manoeuvre mode, they turn over at once.
    """
    found = [unit for unit in g.in_place(ON_BOARD) if g.disrupted[unit] == MARKERS[camp]]
    for unit in found:
        mode = COMBAT if g.is_ruined(g.cell[unit]) else g.mode[unit]
        g.change(unit, disrupted=GOOD, mode=mode)
    if found:
        g.note("recovery.units", "6.0a", side=SIDES[camp], units=tuple(found))
