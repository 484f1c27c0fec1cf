"""3.4 Facing: all units of a hex in manoeuvre mode look one way; in combat mode they look all round."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import MANOEUVRE, Position
from grognard.kernel.verbs import Bar

DIRECTIONS = range(6)


def shared(g: Position, cell: int, but: int = -1) -> int | None:
    """3.4.2: where the units of a hex in manoeuvre mode look, one left out; None if there are no others."""
    for unit in g.units_at(cell):
        if unit != but and g.mode[unit] == MANOEUVRE:
            return g.facing[unit]
    return None


def turn(g: Position, cell: int, direction: int) -> None:
    """3.4.2: the units of a hex in manoeuvre mode look another way, for nothing."""
    for unit in g.units_at(cell):
        if g.mode[unit] == MANOEUVRE:
            g.change(unit, facing=direction)


def bar_to_turn(g: Position, cell: int) -> Bar | None:
    """3.4, 8.8: why nobody turns in a hex: all are in combat mode, or one is disrupted."""
    there = [unit for unit in g.units_at(cell) if g.mode[unit] == MANOEUVRE]
    if not there:
        return "3.4", "why.facing-all-round"
    held = next((unit for unit in there if g.disrupted[unit]), None)
    return None if held is None else ("8.8a", "why.facing-disrupted", {"unit": held})


def inward(g: Position, cell: int) -> int:
    """5.0: where who comes on the map in a hex looks at first: away from the edge."""
    toward, seen = g.geo.board.toward, g.geo.facing[cell]
    fronts = [(len(seen[way]) + (toward(cell, way) is not None), -way) for way in DIRECTIONS]
    return -max(fronts)[1]
