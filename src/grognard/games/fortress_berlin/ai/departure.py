"""5.2 The 20th Panzergrenadier leaves the map: by the quickest way, in command until the last has gone.

A division whose staff is out of reach of its corps has half its movement (3.5.3b). So the corps' staff stays
south of the centre, and the division's own goes no farther than it reaches until its men can leave.
"""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.ai.fields import distances
from grognard.games.fortress_berlin.position import COMING, Position
from grognard.games.fortress_berlin.rules import command
from grognard.games.fortress_berlin.rules.arrivals.withdrawals import LEAVING
from grognard.kernel.pieces import ON_BOARD

EXIT_TURN = 4
"""14.0: the turn from which it leaves."""
USUAL, LATE, LAST = 0, 1, 2
"""When units move: before their guns and staffs, with them, after them."""


def leaves(g: Position, unit: int) -> bool:
    """5.2: whether a unit is worth its points off the map."""
    return g.printed[unit].formation == LEAVING and not g.returned[unit]


def to_exit(g: Position) -> Sequence[int]:
    """How far hexes are from the edge by which they leave."""
    return distances(g, "exit", tuple(g.geo.exit_cells))


def turn(g: Position, unit: int) -> int:
    """The division's staff moves after its men, so that they move in command."""
    printed = g.printed[unit]
    if printed.is_hq and leaves(g, unit):
        return LAST
    return LATE if printed.is_hq or printed.is_artillery else USUAL


def judge(g: Position, unit: int, cell: int) -> float:
    """How far it is, in movement points; its staff stays in command until it may leave."""
    far = to_exit(g)[cell] / 2
    above = command.superior(g, unit) if g.printed[unit].is_hq and g.turn < EXIT_TURN else None
    return far + (100.0 if above is not None and not command.covers(g, above, cell) else 0.0)


def strays(g: Position, unit: int, cell: int, reach: int) -> int:
    """Hexes by which the corps' staff would be too far from the exit while the division is on the map."""
    if not g.printed[unit].is_higher_hq:
        return 0
    staff = next((hq for hq in g.world.hqs[g.camp[unit]] if leaves(g, hq)), None)
    if staff is None or command.superior(g, staff) != unit or g.place[staff] not in (ON_BOARD, COMING):
        return 0
    return max(0, min(g.geo.board.distance(cell, gate) for gate in g.geo.exit_cells) - reach)
