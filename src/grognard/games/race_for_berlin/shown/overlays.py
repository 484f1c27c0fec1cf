"""What a player may have laid over the map: supply, control, the marshals' sectors, and the reach of a unit.

All of it is open to both: only event tokens are hidden in this game.
"""

from __future__ import annotations

from fractions import Fraction

from grognard.games.race_for_berlin.components import CAMPS, GERMAN, HALF, JOUKOV, KONIEV, NOBODY, SOVIET
from grognard.games.race_for_berlin.position import ON_MAP, Position
from grognard.games.race_for_berlin.rules.combat.targets import attackable_from, can_storm
from grognard.games.race_for_berlin.rules.duties import is_astray
from grognard.games.race_for_berlin.rules.supply import supplied_zones
from grognard.games.race_for_berlin.rules.ways import allowance, is_pinned, reachable
from grognard.kernel.answers import Overlay, Tint

_SUPPLIED = {
    "joukov-supply": (JOUKOV, SOVIET),
    "koniev-supply": (KONIEV, SOVIET),
    "german-supply": (JOUKOV, GERMAN),
}
NAMES = (*_SUPPLIED, "control", "sectors", "reach")
_HALF_SIGN = "½"


def overlay(g: Position, name: str, unit: int | None) -> Overlay:
    """One of them; reach is that of a unit on the map, and empty without one."""
    if name in _SUPPLIED:
        return supply(g, *_SUPPLIED[name])
    if name == "control":
        return control(g)
    if name == "sectors":
        return sectors(g)
    return {} if unit is None or g.place[unit] != ON_MAP else reach_of(g, unit)


def supply(g: Position, camp: int, nation: int) -> Overlay:
    """3.1: where a camp's Soviets, or all Germans, can be supplied, and where some of them are cut off."""
    found = dict.fromkeys(supplied_zones(g, camp, nation), (Tint("supplied"),))
    camps = (camp,) if nation == SOVIET else (JOUKOV, KONIEV)  # 3.1.1c
    cut = {g.cell[unit] for camp in camps for unit in g.units_of(camp, nation) if g.oos[unit]}
    return found | dict.fromkeys(cut, (Tint("cut"),))


def control(g: Position) -> Overlay:
    """7.3.4, 9.1.4, 2.2: who controls the victory zones and what they are worth, and where Americans are."""
    return {
        zone: (Tint(_holder(g, zone), str(value) if value else ""),)
        for zone, value in enumerate(g.box.value)
        if value or g.american[zone]
    }


def _holder(g: Position, zone: int) -> str:
    if g.american[zone]:
        return "american"
    if g.is_contested(zone):
        return "contested"
    camp = g.camp_in(zone) if g.box.is_berlin[zone] else g.control[zone]
    return "nobody" if camp == NOBODY else CAMPS[camp]


def sectors(g: Position) -> Overlay:
    """7.3.2: on which side of the front line a zone lies; beyond its ends it is open to both."""
    return {zone: (Tint((*CAMPS, "both")[camp]),) for zone, camp in enumerate(g.box.sector)}


def reach_of(g: Position, unit: int) -> Overlay:
    """7.1: where a unit could go in movement mode, at what cost; 8.1, 9.2: whom it could fight from here."""
    start, nation = g.cell[unit], g.unit(unit).nation
    found = reachable(
        g,
        unit,
        allowance(g, unit),
        one_zone=bool(g.oos[unit]),
        dry=g.box.formation_of[unit] == g.dry,
        home=not is_astray(g, unit),
    )
    pinned = is_pinned(g, unit)

    def tone(zone: int) -> str:
        if pinned and g.box.index[zone] < g.box.index[start]:  # 7.2.2
            return "test"
        return "stops" if found.stops[zone] or zone in found.by else "open"

    tints = {
        zone: (Tint(tone(zone), points(cost)),)
        for zone, cost in found.costs.items()
        if zone != start and g.has_room(zone, nation)
    }
    fights = [*attackable_from(g, unit), *([start] if can_storm(g, unit) else [])]
    return tints | {zone: (Tint("attack"),) for zone in fights}


def points(halves: int) -> str:
    """Movement points as players write them.

    >>> points(4), points(3), points(1)
    ('2', '1½', '½')
    """
    whole = Fraction(halves, HALF)
    return f"{whole.__floor__() or ''}{_HALF_SIGN if halves % HALF else ''}"
