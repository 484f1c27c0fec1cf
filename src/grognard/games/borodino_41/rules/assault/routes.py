"""12/after/retreat-limits: where a unit can go that retreats, steps back or advances, and how."""

from __future__ import annotations

from grognard.games.borodino_41.geography import Terms
from grognard.games.borodino_41.position import DISRUPTED, Position
from grognard.games.borodino_41.rules.movement.contact import may_occupy
from grognard.games.borodino_41.rules.movement.networks import mobility_of
from grognard.games.borodino_41.rules.movement.stepping import stand
from grognard.games.borodino_41.rules.stacking import bar_to_stack
from grognard.kernel.verbs import Bar

STATIC = "static"


def class_of(g: Position, unit: int) -> str:
    """7/reduce/dismount: the class by which a unit gets over the ground; who can go on foot may."""
    return "foot" if g.printed[unit].may_dismount else mobility_of(g, unit)


def deployed_from(g: Position, unit: int, cell: int) -> set[int]:
    """The hexes beside one that a unit can enter deployed."""
    mobility = class_of(g, unit)
    if mobility == STATIC:  # 18/t28/static
        return set()
    steps = g.geo.movement.network(g.spots, Terms(mobility, False, False, False))[cell]
    return {near for near, _ in steps}


def passable_from(g: Position, unit: int, cell: int) -> set[int]:
    """The hexes beside one that a unit could enter in its movement; in column along any way."""
    mobility = class_of(g, unit)
    if mobility == STATIC:
        return set()
    steps = g.geo.movement.network(g.spots, Terms(mobility, True, False, False))[cell]
    return deployed_from(g, unit, cell).union(near for near, _ in steps)


def open_from(g: Position, unit: int, cell: int) -> list[int]:
    """12/after/retreat-limits: those of them without enemies, clockwise from north."""
    enemies, found = g.count[1 - g.camp[unit]], passable_from(g, unit, cell)
    return [near for near in g.geo.board.neighbours[cell] if near in found and not enemies[near]]


def go(g: Position, unit: int, cell: int) -> None:
    """A unit enters the next hex; off the ways it is deployed, where only a way leads it is in column."""
    here = g.cell[unit]
    if cell not in deployed_from(g, unit, here):
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
    if cell not in open_from(g, unit, here):
        return "12/after/retreat-limits", "why.assault-no-way"
    return None


def bar_to_move_to(g: Position, unit: int, cell: int) -> Bar | None:
    """12/state/disrupted, 8/stack/limit: the same for who goes by its own will and stays there."""
    if found := bar_to_go(g, unit, cell):
        return found
    if is_shy_of(g, unit, cell):
        return "12/state/disrupted", "why.assault-disrupted-zoc"
    return bar_to_stack(g, g.camp[unit], cell, (unit,))


def is_shy_of(g: Position, unit: int, cell: int) -> bool:
    """12/state/disrupted: whether a disrupted unit would enter what looks to it like an enemy zone."""
    camp = g.camp[unit]
    return (
        g.state[unit] == DISRUPTED
        and bool(g.seen_zone[camp][1 - camp][cell])
        and not may_occupy(g, unit, cell)
    )
