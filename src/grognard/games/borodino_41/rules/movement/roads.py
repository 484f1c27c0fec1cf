"""7 Enemy roads: the first Germans on a road pay double, unless the country around it is theirs."""

from __future__ import annotations

from itertools import compress, count

from grognard.games.borodino_41.geography import OPENED
from grognard.games.borodino_41.position import SUPPLIED, Position
from grognard.games.borodino_41.units import GERMAN, SOVIET
from grognard.kernel.board.board import within
from grognard.kernel.board.supply import flood
from grognard.kernel.board.zoc import union

CONQUERED = 2
"""7/enemy-roads/conquered: of a hex with ways that no German has used, as this impulse began."""
NEAR = 8
"""7/enemy-roads/conquered: a supplied enemy so near keeps a road from being friendly."""


def use(g: Position, unit: int, cell: int) -> None:
    """7/enemy-roads/double: a German column has used the road of a hex; a dummy is no unit."""
    if g.column[unit] and g.camp[unit] == GERMAN and not g.world.is_dummy[unit]:
        spot = g.geo.spots.cell(cell)
        if spot is not None and g.spots[spot] != OPENED:
            g.mark(g.spots, spot, OPENED)


def conquer(g: Position) -> None:
    """7/enemy-roads/conquered: as a German impulse begins, finds the roads that lie in conquered country."""
    number, friendly = g.geo.spots.cell, conquered(g)
    for cell in compress(count(), g.geo.on_way):
        spot = number(cell)
        assert spot is not None
        value = CONQUERED if cell in friendly else 0
        if g.spots[spot] not in (OPENED, value):
            g.mark(g.spots, spot, value)


def conquered(g: Position) -> set[int]:
    """The hexes with ways that are joined to the west edge, with no supplied Soviets west of them or near.

    The Germans reckon with every Soviet counter.
    """
    board, columns = g.geo.board, g.geo.board.spots
    foes = {g.cell[unit] for unit in g.units_of(SOVIET) if g.supply[unit] == SUPPLIED}
    west = min((columns[cell][0] for cell in foes), default=len(board))
    closed = union(g.count[SOVIET], g.seen_zone[GERMAN][SOVIET])
    joined = flood(g.geo.country, g.geo.edge_cells[GERMAN], closed)
    found = {cell for cell in compress(count(), g.geo.on_way) if joined[cell] and columns[cell][0] <= west}
    return found.difference(*(within(board, foe, NEAR) for foe in foes if columns[foe][0] <= west + NEAR))
