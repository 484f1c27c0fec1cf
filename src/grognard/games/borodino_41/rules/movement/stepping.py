"""How a unit comes into a hex, by whatever move, and what follows from it there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules import bridges, hidden, works
from grognard.games.borodino_41.rules.movement import roads
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.knowledge.levels import FACE


def stand(g: Position, unit: int, cell: int) -> None:
    """Puts a unit into a hex: the one way in which march, retreat, advance and entry do so."""
    if g.cell[unit] != cell:
        _come(g, unit, cell, g.cell[unit])
        if bridges.is_work_going_on(g):
            bridges.watch(g)


def _come(g: Position, unit: int, cell: int, before: int) -> None:
    """A unit arrives in a hex, the last step from the one before it."""
    start = g.cell[unit]
    g.put(unit, cell)
    g.digging[unit] = g.inside[unit] = 0
    bridges.lose_day(g, (unit,))
    beside = g.geo.banked[cell] and not g.column[unit]  # a column goes up, or through
    g.bank[unit] = bank_side(g, cell, before) if beside else 0
    tread(g, unit, cell)
    if start >= 0 and g.works[start]:
        works.left(g, start)
    hidden.update(g, unit)


def tread(g: Position, unit: int, cell: int) -> None:
    """What a unit changes in a hex by coming through: who holds it, whose trench it is, whose road."""
    works.entered(g, unit, cell)
    roads.use(g, unit, cell)


def bank_side(g: Position, cell: int, start: int) -> int:
    """9/terrain/embankment: the side of the embankment from which a unit came, 1 or 2; else 0."""
    if cell in g.geo.bank_ends:
        return 0
    for side, near in enumerate(g.geo.bank_sides(cell), 1):
        if start in near:
            return side
    return 0


def tell(g: Position, units: Iterable[int]) -> None:
    """11/hidden/optional: what counters face down do shows the enemy something of what they are."""
    if g.world.hidden:
        for unit in units:
            enemy = 1 - g.camp[unit]
            if g.level((enemy,), unit) < FACE:
                g.learn((SIDES[enemy],), unit)


def pass_along(g: Position, units: Sequence[int], way: Sequence[int]) -> None:
    """Units go from hex to hex; only who watches them makes it matter that they were there."""
    if g.world.hidden or bridges.is_work_going_on(g):
        for cell in way:
            for unit in units:
                if g.cell[unit] >= 0:  # a dummy may have been found out
                    stand(g, unit, cell)
        return
    for cell in way[:-1]:
        for unit in units:
            tread(g, unit, cell)
    for unit in units:
        _come(g, unit, way[-1], way[-2] if len(way) > 1 else g.cell[unit])
