"""3.1.5, 3.6 Fog of war: stacks are opened while a combat lasts, then covered again."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.fortress_berlin.position import Position
from grognard.kernel.pieces import ON_BOARD


def open(g: Position, units: Iterable[int]) -> None:
    """3.6: both sides see these counters: of an assault, a direct fire or a mixed bombardment."""
    g.show(units)


def open_at(g: Position, cells: Iterable[int]) -> None:
    """3.6: both sides see the stacks in these hexes."""
    g.show(g.units_in(cells))


def close(g: Position, but: Iterable[int] = ()) -> None:
    """3.1.5: the combat is over; the enemy sees the tops of stacks again, save who is in another one."""
    kept = set(but)
    g.hide(unit for unit in g.in_place(ON_BOARD) if g.top[g.cell[unit]] != unit and unit not in kept)
