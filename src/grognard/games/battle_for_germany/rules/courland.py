"""8-0 Courland: four Germans to be shipped out, two Soviet units that watch them."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.position import BOX_EAST_GERMAN, COURLAND, Position
from grognard.games.battle_for_germany.rules.zones import is_in_enemy_zone
from grognard.games.battle_for_germany.setting import EAST_GERMANS, GERMANS, SOVIETS


def waiting(g: Position, side: int) -> list[int]:
    """The units of a force that may leave the box: Soviets only once the Germans have gone."""
    units = g.in_place(COURLAND)
    germans = [unit for unit in units if g.unit(unit).camp == GERMAN]
    if side in (EAST_GERMANS, GERMANS):
        return germans
    return units if side == SOVIETS and not germans else []


def sails(g: Position, unit: int) -> bool:
    """8-0: the die for a German unit that leaves; on a 1 it is sunk."""
    die = g.roll()
    if die == 1:
        g.note("courland.sunk", "8-0c", unit=unit, die=die)
        g.remove(unit, BOX_EAST_GERMAN)
        return False
    g.note("courland.shipped", "8-0d", unit=unit, die=die)
    return True


def land(g: Position, unit: int, cell: int) -> None:
    """Sets a unit down. It is no replacement, so it moves as usual; in an enemy zone it can't move on."""
    g.put(unit, cell)
    g.frozen[unit] = is_in_enemy_zone(g, unit)
    g.note("courland.landed", "8-0e" if g.unit(unit).camp == SOVIET else "8-0d", unit=unit, cell=cell)


def shore(g: Position, unit: int) -> tuple[int, ...]:
    """Stettin and Rostock for Germans, the north edge for Soviets."""
    if g.unit(unit).camp == GERMAN:
        return tuple(city.cell for city in g.box.cities if city.port)
    return g.box.edges["courland_entry"]
