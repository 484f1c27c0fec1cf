"""8.7.1, 8.9a, 8.10b Where units may go in and after a combat: as by normal movement, but for points."""

from __future__ import annotations

from grognard.games.fortress_berlin.geography import Terms
from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules import secrets
from grognard.games.fortress_berlin.units import SOVIET
from grognard.kernel.verbs import Bar


def ways_out(g: Position, unit: int, cell: int) -> list[int]:
    """The hexes next to one that terrain, water and its mode leave open to a unit (7.3.3, 9.0.2a)."""
    terms = Terms(g.printed[unit].is_vehicle, g.mode[unit])
    return [near for near, _ in g.geo.movement.network(g.spots, terms)[cell]]


def is_held(g: Position, unit: int, cell: int) -> bool:
    """7.2.1: whether enemies stand in a hex, or it is a strongpoint or tower whose garrison lives."""
    camp = g.camp[unit]
    return bool(g.count[1 - camp][cell]) or (camp == SOVIET and g.has_garrison(cell))


def bar_to_step(g: Position, unit: int, here: int, cell: int, rule: str) -> Bar | None:
    """Why a unit can't take one hex, whoever controls it."""
    if cell not in g.geo.board.neighbours[here]:
        return rule, "why.route-not-next"
    if cell not in ways_out(g, unit, here):
        ruins = g.is_ruined(cell) and g.geo.crossable(here, cell)
        return ("9.0.2a", "why.route-ruins") if ruins else (rule, "why.route-closed")
    if is_held(g, unit, cell):
        return "7.2.1", "why.route-held"
    return None


def give_away(g: Position, unit: int, reach: int) -> None:
    """3.6: what the ways of a unit tell: its side of unseen zones, the enemy of who takes up room.

    `reach` is how many hexes it might go from where it is.
    """
    around, here = g.geo.board.neighbours, g.cell[unit]
    cells = edge = {here}
    for _ in range(reach):
        edge = {near for cell in edge for near in around[cell]} - cells
        cells = cells | edge
    secrets.scout(g, g.camp[unit], sorted(cells))
    secrets.tell(g, g.units_in(cell for cell in sorted(cells) if g.count[g.camp[unit]][cell]))
