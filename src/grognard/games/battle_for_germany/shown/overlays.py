"""What a player may have laid over the map: zones of control, cities, and the reach of a unit.

Nothing of it is hidden in this game, so it is the same for every seat.
"""

from __future__ import annotations

from grognard.games.battle_for_germany.components import CAMPS
from grognard.games.battle_for_germany.position import ON_MAP, Position
from grognard.games.battle_for_germany.rules import victory
from grognard.games.battle_for_germany.rules.combat.attackers import prey
from grognard.games.battle_for_germany.rules.zones import reach_from
from grognard.kernel.answers import Overlay, Tint

NAMES = ("zones", "cities", "reach")


def overlay(g: Position, name: str, unit: int | None) -> Overlay:
    """One of them; reach is that of a unit on the map, and empty without one."""
    if name == "zones":
        return zones(g)
    if name == "cities":
        return cities(g)
    return {} if unit is None or g.place[unit] != ON_MAP else reach_of(g, unit)


def zones(g: Position) -> Overlay:
    """4-0: which camps have a zone of control in each hex."""
    columns = [(Tint(camp), g.zone[number]) for number, camp in enumerate(CAMPS)]
    tints = {
        cell: tuple(tint for tint, zone in columns if zone[cell])
        for cell, is_open in enumerate(g.box.open)
        if is_open
    }
    return {cell: there for cell, there in tints.items() if there}


def cities(g: Position) -> Overlay:
    """11-0: who holds each city, and what it is worth."""
    return {
        city.cell: (Tint(CAMPS[victory.holder(g, number)], str(city.value)),)
        for number, city in enumerate(g.box.cities)
    }


def reach_of(g: Position, unit: int) -> Overlay:
    """5-1: where a unit could go from where it is, at what cost, and whom it could then attack (6-0)."""
    start, camp = g.cell[unit], g.camp[unit]
    zone, held = g.enemy_zone(camp), g.garrison[unit] or g.frozen[unit]
    costs = {start: 0}
    if not held:
        costs = reach_from(g, unit, start, g.allowance(unit))
    stops = {cell: cost for cell, cost in costs.items() if cell == start or g.fits(unit, cell)}
    found = {
        cell: (Tint("stops" if zone[cell] else "open", str(cost)),)
        for cell, cost in stops.items()
        if cell != start
    }
    enemies = [g.count[other] for other in prey(g, g.side[unit])]
    if g.unit(unit).attack:
        for cell in stops:
            for near in g.box.adjacent[cell]:
                if any(there[near] for there in enemies):
                    found[near] = (Tint("attack"),)
    return found
