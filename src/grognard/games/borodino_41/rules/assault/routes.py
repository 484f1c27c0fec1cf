"""12/after/retreat-limits: where a unit can go that retreats, steps back or advances, and how."""

from __future__ import annotations

from grognard.games.borodino_41.geography import Terms
from grognard.games.borodino_41.position import DISRUPTED, Position
from grognard.games.borodino_41.rules.movement.contact import may_occupy
from grognard.games.borodino_41.rules.movement.networks import mobility_of
from grognard.games.borodino_41.rules.movement.stepping import stand
from grognard.games.borodino_41.rules.stacking import bar_to_stack, has_column
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
    return g.geo.cost(start, cell, bytes(g.spots), Terms(mobility, column, False, False)) is not None


def can_step(g: Position, unit: int, start: int, cell: int) -> bool:
    """12/after/retreat-limits: whether a unit could go from hex to hex in its movement, whoever is there."""
    return is_open(g, unit, start, cell, False) or is_open(g, unit, start, cell, True)


def open_from(g: Position, unit: int, cell: int) -> list[int]:
    """12/after/retreat-limits: the hexes without enemies that a unit can enter, clockwise from north."""
    enemies = g.count[1 - g.camp[unit]]
    near = g.geo.board.neighbours[cell]
    return [beside for beside in near if not enemies[beside] and can_step(g, unit, cell, beside)]


def go(g: Position, unit: int, cell: int) -> None:
    """A unit enters the next hex; off the ways it is deployed, where only a way leads it is in column."""
    here = g.cell[unit]
    if not is_open(g, unit, here, cell, False):
        g.column[unit] = 1
    elif g.column[unit] and not g.geo.is_open_way(here, cell, g.spots):
        g.column[unit] = 0
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
    return bar_to_stay(g, unit, g.cell[unit], cell)


def bar_to_stay(g: Position, unit: int, start: int, cell: int) -> Bar | None:
    """8/stack/limit, 8/stack/columns: why a unit may not stay in a hex, in column if by a way alone."""
    if not is_open(g, unit, start, cell, False) and has_column(g, g.camp[unit], cell):
        return "8/stack/columns", "why.stacking-columns"
    return bar_to_stack(g, g.camp[unit], cell, (unit,))


def is_shy_of(g: Position, unit: int, cell: int) -> bool:
    """12/state/disrupted: whether a disrupted unit would enter what looks to it like an enemy zone."""
    camp = g.camp[unit]
    return (
        g.state[unit] == DISRUPTED
        and bool(g.seen_zone[camp][1 - camp][cell])
        and not may_occupy(g, unit, cell)
    )
