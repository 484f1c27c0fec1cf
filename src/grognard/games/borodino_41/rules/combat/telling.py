"""11 What a fire tells: with inverted counters, who fires and who does not gives something away."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.units import SIDES


def tell(g: Position, units: Iterable[int]) -> None:
    """What is done with counters tells their enemy something of those that he can't name."""
    if g.world.hidden:
        for unit in units:
            enemy = 1 - g.camp[unit]
            if not g.can_name((enemy,), unit):
                g.learn((SIDES[enemy],), unit)


HIT = "hit"


def tell_hit(g: Position, unit: int) -> None:
    """What befalls a target tells of its strength and nerves, which dummies feign (11/dummies/fired-on)."""
    if g.world.hidden and not g.can_name((1 - g.camp[unit],), unit):
        g.learn((SIDES[1 - g.camp[unit]],), HIT)


def tell_around(g: Position, camp: int, cells: Iterable[int]) -> None:
    """The same of all counters of a side in some hexes: that some can fire says that others can not."""
    if g.world.hidden:
        count = g.count[camp]
        tell(g, (unit for cell in cells if count[cell] for unit in g.units_at(cell)))
