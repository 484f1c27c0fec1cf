"""6.1 Ways and costs: what a step costs whom in which weather, how many points a unit has, and its reach."""

from __future__ import annotations

from collections.abc import Collection
from itertools import compress

from grognard.games.victory_roads.geography import HALF, Geography, Terms
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.reich.satisfaction import is_slowed
from grognard.games.victory_roads.units import AXIS, HUNGARIANS, ROMANIANS, SOVIET
from grognard.kernel.board.hexes import DIRECTIONS
from grognard.kernel.board.movement import NO_ZOC, Network, ZocRule, reach
from grognard.kernel.board.zoc import union
from grognard.kernel.kept import kept, reuse

BARRED_COUNTRY = {ROMANIANS: "hungary", HUNGARIANS: "romania"}
"""1.7.5: where units of the Axis allies may not go."""
HOMEWARD = {
    camp: frozenset(map(DIRECTIONS["flat"].index, names))
    for camp, names in ((SOVIET, ("N", "NE", "SE")), (AXIS, ("NW", "SW", "S")))
}
"""7.10.5, 7.10.6: the directions in which each side goes back."""
STOPS = ZocRule(stops=True, enter_cost=0, between=True)


def allowance(g: Position, unit: int, *, strategic: bool = False, exploiting: bool = False) -> int:
    """The half points that a unit may spend in a phase.

    Halving and doubling cancel, and what is left of halves is rounded up once (1.9).
    """
    points = g.movement(unit)
    if not points or g.pontoon[unit]:  # 6.1.8
        return 0
    if exploiting:
        points = 1 if g.cut[unit] else _half(points)  # 4.6.3, 8.2.2
    else:
        doublings = int(strategic) - int(g.cut[unit]) - int(is_slowed(g, unit))  # 6.2.2, 4.6.2, 15.3.1
        points = points << doublings if doublings >= 0 else -(-points >> -doublings)
    if g.is_muddy:
        points = min(points, g.world.charts.tables["weather"]["mud_movement"])
    return HALF * points


def network_for(g: Position, unit: int) -> Network:
    """The steps open to a unit, and what they cost in half points."""
    camp = g.camp[unit]
    steps = g.geo.movement.network(g.spots, Terms(g.weather, camp == SOVIET))
    if not g.is_muddy:
        return steps
    enemies = bytes(g.zone[1 - camp])
    return reuse(g, ("mud", camp), _without_fords, steps, g.geo, bytes(g.spots), enemies)


def reach_of(g: Position, unit: int, points: int, *, begins: bool = True) -> dict[int, int]:
    """The hexes that a unit can reach with so many half points, and what each costs.

    One hex is open whatever it costs (6.1.8) to who `begins` to move and has any points at all.
    """
    return reach_from(g, unit, points, closed_to(g, unit), begins=begins)


def reach_from(
    g: Position,
    unit: int,
    points: int,
    closed: bytes,
    stops: Collection[int] = (),
    *,
    begins: bool = True,
) -> dict[int, int]:
    """The same with other hexes closed, and some that are entered but not left.

    Nobody else stops a unit (notes/no-zoc).
    """
    steps, start = network_for(g, unit), g.cell[unit]
    zone, rule = stopping(g, stops) if stops else (closed, NO_ZOC)
    costs = reach(steps, start, points, closed, zone, rule)
    if begins and points:
        for cell, cost in steps[start]:
            if not closed[cell]:
                costs.setdefault(cell, cost)
    return costs


def stopping(g: Position, stops: Collection[int]) -> tuple[bytes, ZocRule]:
    """Hexes that a move enters and does not leave, as `reach` and `path` take them."""
    zone = bytearray(len(g.geo.board))
    for cell in stops:
        zone[cell] = 1
    return bytes(zone), STOPS


def closed_to(g: Position, unit: int) -> bytes:
    """6.1.7, 1.7.5: the hexes that a unit may not enter: enemies, and the land of a hostile ally.

    Friends are passed freely (6.1.6).
    """
    return closed_to_nation(g, g.camp[unit], g.nation_of(unit))


@kept()
def closed_to_nation(g: Position, camp: int, nation: int) -> bytes:
    """The same for all units of a nation."""
    enemies = bytes(g.count[1 - camp])
    barred = g.geo.within.get(BARRED_COUNTRY.get(nation, ""))
    return reuse(g, ("closed", nation), union, enemies, barred) if barred and camp == AXIS else enemies


def is_ford_into_contact(g: Position, camp: int, start: int, cell: int) -> bool:
    """3.2.2: whether mud keeps a side from crossing water without a bridge into a hex beside an enemy."""
    over = cell in g.geo.banks.get(start, ()) and not g.geo.is_bridged(start, cell, g.spots)
    return g.is_muddy and over and bool(g.zone[1 - camp][cell])


def _half(points: int) -> int:
    """1.9.1: rounded up."""
    return (points + 1) // 2


def _without_fords(steps: Network, geo: Geography, spots: bytes, zone: bytes) -> Network:
    """3.2.2: in mud nobody crosses water without a bridge into a hex beside an enemy."""
    found = list(steps)
    for near in compress(geo.banks, map(zone.__getitem__, geo.banks)):
        for cell in geo.banks[near]:
            if not geo.is_bridged(cell, near, spots):
                found[cell] = tuple(step for step in found[cell] if step[0] != near)
    return tuple(found)
