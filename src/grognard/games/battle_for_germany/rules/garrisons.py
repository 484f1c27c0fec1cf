"""10-0 Garrisons: Soviet Fronts that hold Warsaw, Prague, Vienna and Berlin to the end."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import SOVIET, City
from grognard.games.battle_for_germany.position import Position


def cities(g: Position) -> list[City]:
    """The cities that need a Soviet garrison."""
    return [city for city in g.box.cities if city.garrison]


def front_in(g: Position, cell: int) -> int | None:
    """The Soviet Front in a hex, if there is one."""
    if not g.count[SOVIET][cell]:
        return None
    return next((unit for unit in g.units_at(cell) if g.is_front(unit)), None)


def is_due(g: Position, city: City) -> bool:
    """10-0: Soviet-side units hold the city and no garrison has been placed."""
    if not (city.garrison and g.count[SOVIET][city.cell]):
        return False
    front = front_in(g, city.cell)
    return front is None or not g.garrison[front]


def install(g: Position) -> None:
    """10-0, 10-2: a Front that ends a Soviet movement phase in such a city is its garrison from then on."""
    for city in cities(g):
        front = front_in(g, city.cell)
        if front is not None and not g.garrison[front]:
            g.garrison[front] = 1
            g.note("garrison.installed", "10-0b", unit=front, cell=city.cell)
