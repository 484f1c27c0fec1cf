"""7 Where a march may go, who may be moved and who may come along, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from grognard.games.fortress_berlin.geography import Terms
from grognard.games.fortress_berlin.position import (
    COMBAT,
    HELD,
    UNDERGROUND,
    UNMOVED,
    Position,
)
from grognard.games.fortress_berlin.rules import militia, players, stacking
from grognard.games.fortress_berlin.units import SIDES, SOVIET
from grognard.kernel.board.movement import NO_ZOC, Cells, Network, reach
from grognard.kernel.board.zoc import union
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.verbs import Bar

_GARRISONED = bytes(state == HELD for state in range(256))
_terms = cache(Terms)  # far faster than making them anew


def terms_of(g: Position, unit: int) -> Terms:
    """7.2, 3.3: on what the cost of its steps rests."""
    return _terms(g.printed[unit].is_vehicle, g.mode[unit])


def network_for(g: Position, units: Sequence[int]) -> Network:
    """3.1.4a: the steps open to all of them, at the cost of the slowest."""
    if len(units) == 1:
        return g.geo.movement.network(g.spots, terms_of(g, units[0]))
    return g.geo.movement.shared(g.spots, {terms_of(g, unit) for unit in units})


def closed_to(g: Position, camp: int) -> Cells:
    """7.2.1: the hexes that a side may not enter: of enemies, and of garrisons that live."""
    enemies = g.count[1 - camp]
    return union(enemies, g.fort.translate(_GARRISONED)) if camp == SOVIET else enemies


def ends_of(g: Position, units: Sequence[int], cells: Mapping[int, int], start: int) -> list[int]:
    """The hexes in reach where a march may end, but for the one where it is."""
    camp = g.camp[units[0]]
    friends = g.count[camp]
    alone = len(units) == 1
    return [
        cell
        for cell in cells
        if cell != start and ((alone and not friends[cell]) or is_room_left(g, camp, cell, units))
    ]


def is_room_left(g: Position, camp: int, cell: int, units: Sequence[int]) -> bool:
    """7.2.1, 3.1.4b: whether units may stop in a hex: the limit counts at the end of the segment.

    So a full hex takes more as long as those who are there and can still leave it would make room.
    """
    if not stacking.excess(g, camp, cell, units):
        return True
    leaving = [unit for unit in g.units_at(cell) if unit not in units and can_leave(g, unit)]
    return bool(leaving) and not stacking.excess(g, camp, cell, units, leaving)


def can_leave(g: Position, unit: int) -> bool:
    """Whether a unit has still to move in this segment, and can; 17.2c: not that of another player."""
    return (
        g.moved[unit] == UNMOVED
        and g.points[unit] > 0
        and players.is_own(g, unit)
        and not (g.disrupted[unit] or militia.is_bound(g, unit))
    )


def privileged(g: Position, unit: int, closed: Cells) -> list[int]:
    """3.3.2b, 9.0.2b: ruins beside a Soviet headquarters in combat mode, which it enters without points."""
    if not (g.printed[unit].is_hq and g.camp[unit] == SOVIET and g.mode[unit] == COMBAT) or g.ma(unit):
        return []
    here = g.cell[unit]
    return [
        near
        for near in g.geo.board.neighbours[here]
        if g.is_ruined(near) and g.geo.crossable(here, near) and not closed[near]
    ]


# ---- why not


def bar_to_pick(g: Position, camp: int, unit: int) -> Bar | None:
    """Why a unit can't be moved in this segment."""
    if g.place[unit] not in (ON_BOARD, UNDERGROUND) or g.camp[unit] != camp:
        return "7.2a", "why.march-not-yours", {"unit": unit}
    if not g.printed[unit].has_manoeuvre_face:
        return "11.2.1a", "why.march-ppb", {"unit": unit}
    if g.disrupted[unit]:
        return "7.2.3", "why.march-disrupted", {"unit": unit}
    if militia.is_bound(g, unit):
        return "11.2.2", "why.march-hj", {"unit": unit}
    return ("7.1.1", "why.march-moved", {"unit": unit}) if g.moved[unit] else None


def bar_to_join(g: Position, unit: int, units: Sequence[int], spent: bool) -> Bar | None:
    """3.1.4a: why a unit can't go along; 17.3.1a: with his own units nobody moves a comrade's."""
    if unit in units:
        return "3.1.4a", "why.march-comes-along", {"unit": unit}
    if spent or g.cell[units[0]] < 0 or g.cell[unit] != g.cell[units[0]]:
        return "3.1.4a", "why.march-began-elsewhere", {"unit": unit}
    return players.bar_to_lead(g, unit) or bar_to_pick(g, g.camp[units[0]], unit)


def bar_to_go(
    g: Position, units: Sequence[int], cell: int, costs: Mapping[int, int], stopped: bool, zone: Cells
) -> Bar | None:
    """Why a march can't end in a hex."""
    unit, here = units[0], g.cell[units[0]]
    camp = g.camp[unit]
    if here < 0:
        return "17.1.2a", "why.march-underground"
    if cell == here:
        return "7.0", "why.march-is-there"
    if g.count[1 - camp][cell]:
        return "7.2.1", "why.march-enemy-there", {"side": SIDES[1 - camp]}
    if camp == SOVIET and g.has_garrison(cell):
        return "7.2.1", "why.march-garrison"
    if stopped:
        return "3.2.4a", "why.march-stopped"
    if cell in costs:
        return stacking.bar_to_stack(g, camp, cell, units)
    if g.geo.terrain[cell] == "lake":
        return "7.3.3", "why.march-lake"
    if g.is_ruined(cell) and any(g.mode[one] != COMBAT for one in units):
        return "9.0.2a", "why.march-ruins"
    if cell in g.geo.board.neighbours[here]:
        if not g.geo.crossable(here, cell):
            return "7.3.3", "why.march-water"
        if zone[here] and zone[cell]:
            return "3.2.4b", "why.march-zone-to-zone"
    return None


def bar_without_points(g: Position, units: Sequence[int]) -> Bar:
    """7.2.2b: why units without points go nowhere; 3.3.2b: a Soviet staff enters ruins beside it."""
    if len(units) == 1 and privileged(g, units[0], closed_to(g, g.camp[units[0]])):
        return "7.2.2/note-soviet-hq", "why.march-only-ruins"
    return "7.2.2b", "why.march-only-flip"


def bar_on_the_way(g: Position, units: Sequence[int], cell: int, halves: int) -> Bar | None:
    """Why units don't get to a hex for which they have points enough: zones or enemies lie between."""
    here, network, nothing = g.cell[units[0]], network_for(g, units), bytes(len(g.geo.board))
    closed = closed_to(g, g.camp[units[0]])
    if cell in reach(network, here, halves, closed, nothing, NO_ZOC):
        return "3.2.4a", "why.march-zones"
    if cell in reach(network, here, halves, nothing, nothing, NO_ZOC):
        return "7.2.1", "why.march-enemies"
    return None
