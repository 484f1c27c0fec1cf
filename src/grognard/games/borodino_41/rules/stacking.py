"""8 Stacking: twelve points of strength in a hex, and one column among them."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.borodino_41.position import Position
from grognard.kernel.verbs import Bar

LIMIT = 12
"""8/stack/limit: points of strength."""


def load(g: Position, camp: int, cell: int) -> int:
    """8/stack/limit: the strength of a side's units in a hex as it is now; dummies have none."""
    return sum(g.strength[unit] for unit in g.units_at(cell) if g.camp[unit] == camp)


def has_column(g: Position, camp: int, cell: int) -> bool:
    """8/stack/columns: whether a column of a side stands in a hex."""
    return any(g.column[unit] for unit in g.units_at(cell) if g.camp[unit] == camp)


def is_crowded(g: Position, camp: int, cell: int) -> bool:
    """8/stack/retreat: whether units stand in a hex as they may not: too many, or two columns."""
    if g.count[camp][cell] < 2:
        return False
    columns = sum(g.column[unit] for unit in g.units_at(cell) if g.camp[unit] == camp)
    return columns > 1 or load(g, camp, cell) > LIMIT


def has_room(g: Position, camp: int, cell: int, units: Sequence[int]) -> bool:
    """Whether units may stay in a hex with the friends who are there; units that are there count once."""
    return bar_to_stack(g, camp, cell, units) is None


def bar_to_stack(
    g: Position, camp: int, cell: int, units: Sequence[int], arriving: bool | None = None
) -> Bar | None:
    """Why units may not stay in a hex; `arriving` in column or deployed, if not as they are."""
    strength, column = g.strength, g.column
    total, columns = 0, 0
    for unit in units:
        total += strength[unit]
        columns += column[unit] if arriving is None else arriving
    if g.count[camp][cell]:
        for unit in g.units_at(cell):
            if unit not in units:
                total += strength[unit]
                if column[unit] and columns:
                    columns += 1
    if total > LIMIT:
        return "8/stack/limit", "why.stacking-full", {"total": total, "limit": LIMIT}
    return ("8/stack/columns", "why.stacking-columns") if columns > 1 else None
