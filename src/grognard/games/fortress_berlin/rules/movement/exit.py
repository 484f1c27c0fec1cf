"""5.2 The 20th Panzergrenadier leaves the map by its south edge."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import EXITED, Position
from grognard.games.fortress_berlin.rules import victory
from grognard.games.fortress_berlin.units import HALF
from grognard.kernel.verbs import Bar

DIVISION = "20th Panzergrenadier Division"
PRICE = 1 * HALF
"""5.2a: from a hex of the edge."""


def bar_to_leave(g: Position, units: Sequence[int], stopped: bool) -> Bar | None:
    """Why units can't leave the map."""
    award = g.world.charts.points["exit"]
    for unit in units:
        if g.printed[unit].formation != DIVISION:
            return "5.2a", "why.exit-others", {"unit": unit}
        if g.returned[unit]:
            return "16.5b", "why.exit-again", {"unit": unit}
        if g.cell[unit] not in g.geo.exit_cells:
            return "5.2a", "why.exit-elsewhere"
        if g.turn < award.first:
            return "5.2b", "why.exit-early", {"turn": award.first}
        if stopped:
            return "3.2.4a", "why.march-stopped"
        if g.points[unit] < PRICE:
            return "5.2a", "why.exit-points"
    return None


def leave(g: Position, units: Sequence[int]) -> None:
    """5.2b: they are gone, for two points each."""
    for unit in units:
        cell = g.cell[unit]
        g.show((unit,))
        g.points[unit] -= PRICE
        g.remove(unit, EXITED)
        g.note("exit.left", "5.2a", unit=unit, cell=cell)
        victory.award(g, "exit", "5.2b")
