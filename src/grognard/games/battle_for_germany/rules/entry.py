"""What happens the moment a unit enters a hex: by movement, retreat or advance.

6-83 fortifications fall, 11-0 cities change hands, and Berlin may fall (12-22, 13-1, 17-32).
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.position import NOBODY, Position


def travel(g: Position, unit: int, way: Iterable[int]) -> None:
    """Moves a unit hex by hex along a way and sets it down in the last one."""
    special = g.box.special
    last = g.cell[unit]
    if special[last]:
        pass_cities(g, unit, last)
    for cell in way:
        last = cell
        if special[cell]:
            enter(g, unit, cell)
    g.put(unit, last)
    g.forget_if_home(unit)


def enter(g: Position, unit: int, cell: int) -> None:
    """The effects of one hex entered."""
    camp = g.unit(unit).camp
    if g.fort[cell] and camp != GERMAN:
        g.fort[cell] = 0  # 6-83: for good
        g.note("fort.destroyed", "6-83a", unit=unit, cell=cell)
    pass_cities(g, unit, cell)
    if cell == g.box.berlin and camp != GERMAN and g.berlin == NOBODY:
        g.berlin, g.berlin_turn = camp, g.turn
        g.note("berlin.entered", "12-22a", unit=unit)
        if g.world.terms.first_into_berlin:
            g.stack.clear()  # 17-32: the game is decided


def pass_cities(g: Position, unit: int, cell: int) -> None:
    """11-0: a city belongs to who last went through or past it, unless another camp occupies it.

    SS units of 13-2 win none for the West and take none from it.
    """
    camp = g.unit(unit).camp
    own = (camp, g.camp[unit])
    for city in g.box.cities_near[cell]:
        holder = g.camp_in(g.box.cities[city].cell)
        if g.flag[city] not in own and holder in (*own, NOBODY):
            g.flag[city] = camp
            g.note("city.taken", "11-0c", city=city, camp=camp)
