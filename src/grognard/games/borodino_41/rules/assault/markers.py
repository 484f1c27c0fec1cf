"""12/assault/marker-direction: at which hexes assault markers point, and who is under them."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.prospects import marked_hexes
from grognard.kernel.pieces import NOWHERE


def aim_of(g: Position, unit: int) -> int:
    """The hex at which the marker of a unit points, or NOWHERE."""
    cell = g.cell[unit]
    if not g.assault[unit] or cell < 0:
        return NOWHERE
    found = g.geo.board.toward(cell, g.assault[unit] - 1)
    return NOWHERE if found is None else found


def assaulters(g: Position, camp: int, cell: int) -> list[int]:
    """The units of a side whose markers point at a hex, stack by stack around it."""
    count = g.count[camp]
    return [
        unit
        for near in g.geo.board.neighbours[cell]
        if count[near]
        for unit in g.units_at(near)
        if g.assault[unit] and aim_of(g, unit) == cell
    ]


def may_be_assaulted(g: Position, camp: int, cell: int) -> bool:
    """12/retreat/follow: whether enemies of a side are in a hex, not all of them assaulted this impulse."""
    return bool(g.count[1 - camp][cell]) and not all(
        g.assaulted[unit] for unit in g.units_at(cell) if g.camp[unit] != camp
    )


def under_assault(g: Position, camp: int, cell: int = NOWHERE) -> tuple[int, ...]:
    """12/retreat/no-zoc-fire: units of a side that markers point at or that were assaulted in this impulse.

    Those in `cell` are among them, also when the last marker at it has been lost.
    """
    cells = marked_hexes(g, 1 - camp)
    if cell >= 0:
        cells.add(cell)
    found = {unit for unit in g.units_in(cells) if g.camp[unit] == camp}
    if any(g.assaulted):
        found |= {unit for unit, was in enumerate(g.assaulted) if was and g.camp[unit] == camp}
    return tuple(sorted(found))
