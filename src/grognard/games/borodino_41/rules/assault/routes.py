"""12/after/retreat-limits: where a unit can go that retreats, steps back or advances, and how."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from grognard.games.borodino_41.geography import Terms
from grognard.games.borodino_41.position import DISRUPTED, Position
from grognard.games.borodino_41.rules.movement.contact import may_occupy
from grognard.games.borodino_41.rules.movement.networks import mobility_of
from grognard.games.borodino_41.rules.movement.stepping import stand
from grognard.games.borodino_41.rules.stacking import bar_to_stack, has_column
from grognard.games.borodino_41.rules.terrain import leaves_side
from grognard.kernel.verbs import Bar

STATIC = "static"


def class_of(g: Position, unit: int) -> str:
    """7/reduce/dismount: the class by which a unit gets over the ground; who can go on foot may."""
    return "foot" if g.printed[unit].may_dismount else mobility_of(g, unit)


def is_open(g: Position, unit: int, start: int, cell: int, column: bool) -> bool:
    """Whether a unit could step from hex to hex in its movement, deployed or in column along a way.

    The costs are asked one by one: a whole network for so few steps would be dear.
    """
    mobility = class_of(g, unit)
    if mobility == STATIC:  # 18/t28/static
        return False
    if not column and mobility == "wheeled" and start == g.cell[unit] and leaves_side(g, unit, cell):
        return False  # 9/terrain/embankment
    return g.geo.cost(start, cell, bytes(g.spots), Terms(mobility, column, False, False)) is not None


def can_step(g: Position, unit: int, start: int, cell: int) -> bool:
    """12/after/retreat-limits: whether a unit could go from hex to hex in its movement, whoever is there."""
    return is_open(g, unit, start, cell, False) or is_open(g, unit, start, cell, True)


def open_from(g: Position, unit: int, cell: int) -> list[int]:
    """12/after/retreat-limits: the hexes without enemies that a unit can enter, clockwise from north."""
    enemies = g.count[1 - g.camp[unit]]
    near = g.geo.board.neighbours[cell]
    return [beside for beside in near if not enemies[beside] and can_step(g, unit, cell, beside)]


def in_column(g: Position, unit: int, way: Sequence[int]) -> bool:
    """How a unit arrives that goes some way: off the roads deployed, where only a road leads in column."""
    column = bool(g.column[unit])
    for here, there in pairwise(way):
        if not is_open(g, unit, here, there, False):
            column = True
        elif column and not g.geo.is_open_way(here, there, g.spots):
            column = False
    return column


def go(g: Position, unit: int, cell: int) -> None:
    """A unit enters the next hex."""
    g.column[unit] = in_column(g, unit, (g.cell[unit], cell))
    stand(g, unit, cell)


def bar_to_go(g: Position, unit: int, cell: int) -> Bar | None:
    """Why a unit can't go into a hex, room apart."""
    here = g.cell[unit]
    if cell not in g.geo.board.neighbours[here]:
        return "12/after/retreat-limits", "why.assault-not-beside"
    if g.printed[unit].mobility == STATIC:
        return "18/t28/static", "why.assault-static"
    if g.count[1 - g.camp[unit]][cell]:
        return "12/after/retreat-limits", "why.assault-enemy-there"
    if not can_step(g, unit, here, cell):
        return "12/after/retreat-limits", "why.assault-no-way"
    return None


def bar_to_move_to(g: Position, unit: int, cell: int) -> Bar | None:
    """12/state/disrupted, 8/stack/limit: the same for who goes by its own will and stays there."""
    if found := bar_to_go(g, unit, cell):
        return found
    if is_shy_of(g, unit, cell):
        return "12/state/disrupted", "why.assault-disrupted-zoc"
    return bar_to_stay(g, unit, (g.cell[unit], cell))


def bar_to_pass(g: Position, unit: int, way: Sequence[int]) -> Bar | None:
    """8/stack/columns: why a unit may not go through the last hex of its way: a column meets a column."""
    if in_column(g, unit, way) and has_column(g, g.camp[unit], way[-1]):
        return "8/stack/columns", "why.stacking-columns"
    return None


def bar_to_stay(g: Position, unit: int, way: Sequence[int]) -> Bar | None:
    """8/stack/limit, 8/stack/columns: why a unit may not stay in the last hex of its way."""
    return bar_to_stack(g, g.camp[unit], way[-1], (unit,), in_column(g, unit, way))


def is_shy_of(g: Position, unit: int, cell: int) -> bool:
    """12/state/disrupted: whether a disrupted unit would enter what looks to it like an enemy zone."""
    camp = g.camp[unit]
    return (
        g.state[unit] == DISRUPTED
        and bool(g.seen_zone[camp][1 - camp][cell])
        and not may_occupy(g, unit, cell)
    )
