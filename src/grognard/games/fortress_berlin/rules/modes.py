"""3.3 Modes: the two faces of a counter, how one changes to the other, and what a unit may spend (7.2.2)."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import COMBAT, MANOEUVRE, Position
from grognard.games.fortress_berlin.rules import command, facing
from grognard.games.fortress_berlin.units import HALF
from grognard.kernel.verbs import Bar


def price(g: Position) -> int:
    """3.3.3b: halves for a change of mode."""
    return g.world.charts.strengths.mode_change * HALF


def budget(g: Position, unit: int) -> int:
    """7.2.2a: the halves that a unit has for a segment, by the face that shows at its start.

    3.5.3b: units of a division out of command have half, rounded down to whole points.
    """
    points = g.ma(unit)
    return (points // 2 if points and command.halved(g, unit) else points) * HALF


def flip(g: Position, units: Sequence[int]) -> None:
    """3.3.3b: units change mode for their points; 3.3.3c: who has too few does so as its only action."""
    cost = price(g)
    for unit in units:
        g.points[unit] = max(0, g.points[unit] - cost)
        if g.mode[unit] == COMBAT:
            look = facing.shared(g, g.cell[unit], unit)
            g.change(unit, mode=MANOEUVRE, facing=g.facing[unit] if look is None else look)
        else:
            g.change(unit, mode=COMBAT)


def bar_to_flip(g: Position, units: Sequence[int], spent: bool) -> Bar | None:
    """3.3.3: why units can't change mode; `spent`: they have done something else before."""
    if len({g.mode[unit] for unit in units}) > 1:
        return "3.3.3b", "why.flip-apart"
    for unit in units:
        if not g.printed[unit].has_manoeuvre_face:
            return "11.2.1a", "why.flip-one-face", {"unit": unit}
        if g.disrupted[unit]:
            return "3.3.3d", "why.flip-disrupted", {"unit": unit}
        if g.points[unit] < price(g) and spent:
            return "3.3.3b", "why.flip-points", {"unit": unit}
    return None
