"""8.1: which zones a counter may attack, who may join, and who follows as a reserve."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import FIGHT, MARCH, RESERVE, Position


def attackable_from(g: Position, unit: int) -> list[int]:
    """The neighbouring zones that a counter may attack from where it stands."""
    start, printed = g.zone[unit], g.unit(unit)
    if g.american[start] or g.is_guest(unit):  # 2.2.7a, 7.3.3d
        return []
    if printed.nation == GERMAN and g.is_soviet_berlin(start):  # 7.4.2
        return []
    return [
        zone for zone in g.box.board.neighbours[start] if is_target(g, zone, printed.nation, printed.camp)
    ]


def is_target(g: Position, zone: int, nation: int, camp: int) -> bool:
    """Whether a zone holds enemies who may be attacked now by a camp's Soviets or Germans."""
    box = g.box
    if box.is_berlin[zone] or g.american[zone] or g.struck[zone]:  # 8.1.1b, 2.2.7a, 8.1.3
        return False
    if nation == SOVIET:
        return bool(g.german_in[zone]) and not box.far_sector[camp][zone]  # 7.3.2a: someone must advance
    return bool(g.count_soviets(zone)) and not box.east[zone]  # 7.2.1: likewise


def defenders_of(g: Position, zone: int, nation: int) -> list[int]:
    """8.1.1a, 7.3.3b: who defends a zone against a nationality: all its enemies there but for guests."""
    return g.germans_in(zone) if nation == SOVIET else g.hosts_in(zone)


def fighters(g: Position, camp: int, nation: int) -> list[int]:
    """The counters that can still attack in this impulse (4.1.3; event 7 lets movers attack)."""
    return [
        unit
        for unit in g.units_of(camp, nation)
        if not g.fought[unit]
        and (
            g.mode[unit] == FIGHT
            or (g.mode[unit] == MARCH and g.box.formation_of[unit] == g.trucks and nation == SOVIET)
        )
    ]


def is_reserve(g: Position, unit: int) -> bool:
    """4.2.3: whether a counter acts as a reserve; event 6 makes reserves of those who fought, in supply."""
    if g.mode[unit] == RESERVE:
        return True
    return bool(g.fought[unit] and g.box.formation_of[unit] == g.surge and not g.oos[unit])


def can_storm(g: Position, unit: int) -> bool:
    """9.2: whether a counter in Berlin may make a roll of urban progression where it stands."""
    zone, printed = g.zone[unit], g.unit(unit)
    if not g.box.is_berlin[zone] or g.struck[zone]:
        return False
    if printed.nation == SOVIET:  # 9.2.1, 9.2.2
        return g.support[printed.camp] > 0 and not g.oos[unit]
    return bool(g.count_soviets(zone))
