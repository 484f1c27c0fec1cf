"""What a counter owes when it is activated: to leave where it must not be, and to keep with its army.

2.2.7 leave an American zone, 7.3.2 return to the own sector, 7.3.3 leave the other camp's zone, 7.3.1 join
the other counter of the army, 2.3.2 close up to the enemy.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.position import MARCH, ON_MAP, Position
from grognard.games.race_for_berlin.rules import hitler
from grognard.games.race_for_berlin.rules.ways import allowance, is_pinned, reachable
from grognard.kernel.kept import kept

LEAVE, RETURN, PART, CONTACT, CLOSE_UP = "leave", "return", "part", "contact", "close-up"
RULES = {LEAVE: "2.2.7a", RETURN: "7.3.2b", PART: "7.3.3d", CONTACT: "7.3.1c", CLOSE_UP: "2.3.2b"}


def of_soviet(g: Position, unit: int, apart: tuple[int, ...]) -> str:
    """The duty of a Soviet counter that is activated, or nothing; the first of these comes first."""
    if g.american[g.cell[unit]]:
        return LEAVE
    if is_astray(g, unit):
        return RETURN
    if g.is_guest(unit):
        return PART
    return CONTACT if g.box.formation_of[unit] in apart else ""


def must_be_activated(g: Position, unit: int) -> bool:
    """2.2.7a, 7.3.2b: whether a Soviet counter must be activated as soon as it can be."""
    return bool(g.american[g.cell[unit]]) or is_astray(g, unit)


def can_do_its_duty(g: Position, unit: int) -> bool:
    """2.2.7a, 7.3.2b: whether a Soviet counter that must go can end its move better than it stands now."""
    ends = best_ends(g, unit, of_soviet(g, unit, ()), sorted(_ends(g, unit)))
    return bool(ends) and g.cell[unit] not in ends


def is_astray(g: Position, unit: int) -> bool:
    """7.3.2b: whether a Soviet counter stands in the other camp's sector."""
    printed = g.unit(unit)
    return printed.nation == SOVIET and bool(g.box.far_sector[printed.camp][g.cell[unit]])


def is_apart(g: Position, formation: int) -> bool:
    """7.3.1a: whether the two counters of an army are neither together nor in neighbouring zones."""
    units = g.box.formations[formation].units
    if len(units) < 2 or any(g.place[unit] != ON_MAP for unit in units):
        return False
    return not _touch(g, g.cell[units[0]], g.cell[units[1]])


def best_ends(g: Position, unit: int, duty: str, ends: list[int]) -> list[int]:
    """The ends of a move that do what it is for, or most of it."""
    if duty == CLOSE_UP:
        return hitler.best_ends(g, unit, ends)
    found = list(filter(_fulfilled_by(g, unit, duty), ends))
    return _nearest_home(g, unit, found) if duty in (LEAVE, RETURN) else found


def _nearest_home(g: Position, unit: int, ends: list[int]) -> list[int]:
    """7.3.2b: the ends in a Soviet counter's own sector; where none is, those nearest to it."""
    home = [zone for zone, far in enumerate(g.box.far_sector[g.unit(unit).camp]) if not far]
    away = {end: min(g.box.board.distance(end, zone) for zone in home) for end in ends}
    return [end for end in ends if away[end] == min(away.values())]


def _fulfilled_by(g: Position, unit: int, duty: str) -> Callable[[int], bool]:
    """Whether a move that ends in a zone does what it is for."""
    camp = g.unit(unit).camp
    if duty == LEAVE:
        return lambda zone: not g.american[zone]
    if duty == PART:
        others = g.count[1 - camp]
        return lambda zone: not others[zone]
    if duty == CONTACT:
        meeting = _meeting_places(g, unit)
        return lambda zone: zone in meeting
    return lambda zone: True


def can_restore_contact(g: Position, unit: int) -> bool:
    """7.3.1c: whether a counter can end its move with its army, if need be met by the other one."""
    ends = _ends(g, unit)
    return bool(ends & _meeting_places(g, unit, perhaps=True))


def needs_partner(g: Position, unit: int) -> bool:
    """7.3.1c: whether it can do so only if the other counter moves as well."""
    partner = g.box.partner[unit]
    assert partner is not None
    return not _ends(g, unit) & _around(g, g.cell[partner])


def can_be_vacated(g: Position, unit: int, zone: int) -> bool:
    """6.1.1: whether one of those in a full zone could still make room at the end of the turn."""
    printed = g.unit(unit)
    there = [
        other
        for other in g.units_at(zone)
        if g.unit(other).nation == printed.nation
        and g.unit(other).camp == printed.camp
        and other != unit
        and not (g.used[other] or g.oos[other] or g.moved[other])
    ]
    return any(can_make_room(g, other, g.cell[unit]) for other in there)


def can_make_room(g: Position, unit: int, vacated: int) -> bool:
    """Whether a counter surely can leave its zone for one with room, or for one about to be left."""
    nation = g.unit(unit).nation
    least = g.box.index[g.cell[unit]] if is_pinned(g, unit) else 0
    return any(
        zone != g.cell[unit] and not g.box.is_berlin[zone] and (zone == vacated or g.has_room(zone, nation))
        for zone in reachable(g, unit, 0, one_zone=True, least_index=least).costs
    )


def _meeting_places(g: Position, unit: int, *, perhaps: bool = False) -> set[int]:
    """Where a counter is with its army: beside the other one, or where that one, still to move, can come.

    One that has another duty goes its own way.
    """
    partner = g.box.partner[unit]
    assert partner is not None
    places = _around(g, g.cell[partner])
    if of_soviet(g, partner, ()):
        return places
    comes = g.mode[partner] == MARCH and not g.moved[partner]
    if comes or (perhaps and not g.used[partner] and not g.mode[partner]):
        for zone in _ends(g, partner):
            places |= _around(g, zone)
    return places


@kept("dry")
def _ends(g: Position, unit: int) -> frozenset[int]:
    """Where a Soviet counter may end its move."""
    found = reachable(
        g,
        unit,
        allowance(g, unit),
        one_zone=bool(g.oos[unit]),
        dry=g.box.formation_of[unit] == g.dry,
        home=not is_astray(g, unit),
    )
    return frozenset(zone for zone in found.costs if zone == g.cell[unit] or g.has_room(zone, SOVIET))


def _around(g: Position, zone: int) -> set[int]:
    return {zone, *g.box.board.neighbours[zone]}


def _touch(g: Position, a: int, b: int) -> bool:
    return a == b or b in g.box.board.neighbours[a]
