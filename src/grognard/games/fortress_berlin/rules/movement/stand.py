"""How a unit comes into a hex, by whatever move, and what follows from it there."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import HELD, TAKEN, Position
from grognard.games.fortress_berlin.rules import facing, leaders, militia, secrets, victory
from grognard.games.fortress_berlin.units import SOVIET


def stand(g: Position, unit: int, cell: int) -> None:
    """Puts a unit into a hex: the one way in which entry, retreat and advance do so. May end the game."""
    come(g, unit, cell)
    tread(g, g.camp[unit], cell)


def come(g: Position, unit: int, cell: int, look: int | None = None) -> None:
    """3.4.2: a unit is in another hex; it looks where others in manoeuvre mode do, or as is said."""
    secrets.tell(g, g.units_at(cell))
    if g.cell[unit] >= 0:
        g.lift(unit)
    others = facing.shared(g, cell)
    if others is not None or look is not None:
        g.facing[unit] = look if others is None else others  # type: ignore[assignment]
    g.put(unit, cell)


def tread(g: Position, camp: int, cell: int) -> None:
    """What a side changes in a hex by coming there, if only to pass: its holder, forts, leaders, militia."""
    if g.holder[cell] != camp + 1:
        g.mark(g.holder, cell, camp + 1)
    if camp != SOVIET:
        return
    if g.fort[cell] and g.fort[cell] != TAKEN:
        _take_fort(g, cell)
    militia.approached(g, cell)
    leaders.entered(g, camp, cell)
    if not g.over:
        victory.entered(g, camp, cell)


def _take_fort(g: Position, cell: int) -> None:
    """10.2: Soviets are in a strongpoint or tower: its garrison is gone and it helps nobody any more."""
    alive = g.fort[cell] == HELD
    g.take_fort(cell)
    g.note("fort.taken", "10.2", cell=cell, alive=int(alive))
