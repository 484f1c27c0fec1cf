"""7.1 to 7.4: where a counter may go, at what cost, and by which way.

Costs and allowances are in half movement points.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from grognard.games.race_for_berlin.components import GERMAN, HALF, JOUKOV, KONIEV, SOVIET, Components
from grognard.games.race_for_berlin.position import GERMANS, Position
from grognard.kernel.board.movement import Network, ZocRule, path, reach
from grognard.kernel.kept import kept

FAR = 120
STOPS = ZocRule(stops=True, enter_cost=0, between=True)
"""Berlin zones in which a move ends are treated as the kernel treats zones of control."""


@dataclass(slots=True)
class Reach:
    """The zones that a counter can reach: the cost of each, and the last step into those that end a move."""

    start: int
    costs: dict[int, int]
    network: Network
    closed: bytes
    stops: bytes
    by: dict[int, int] = field(default_factory=dict)
    """Contested zones that Germans can enter from within Berlin, and from where (7.4.1)."""

    def way(self, goal: int) -> tuple[int, ...]:
        """The way there, start included."""
        if goal in self.by:
            return (*self.way(self.by[goal]), goal)
        inner = {zone: cost for zone, cost in self.costs.items() if zone not in self.by}
        return path(self.network, inner, self.start, goal, self.stops, STOPS)


def leads_through_berlin(g: Position, found: Reach, zone: int) -> bool:
    """7.4.3, 7.4.6: whether a zone out of all reach could be reached if moves did not end in Berlin."""
    closed = bytes(shut and not berlin for shut, berlin in zip(found.closed, g.box.is_berlin, strict=True))
    return zone in reach(found.network, found.start, FAR, closed, bytes(len(closed)), STOPS)


def allowance(g: Position, unit: int, *, reserve: bool = False) -> int:
    """A counter's movement points, in halves; half of them in reserve (4.2.3)."""
    points = HALF * g.unit(unit).movement
    return points // 2 if reserve else points


def is_pinned(g: Position, unit: int) -> bool:
    """7.2.2, event 4: whether a German counter needs a test to go west."""
    printed = g.unit(unit)
    if printed.nation != GERMAN or not g.box.free_movement[g.turn - 1]:
        return False
    return not g.withdrawing[printed.camp]


def reachable(
    g: Position,
    unit: int,
    points: int,
    *,
    one_zone: bool = False,
    dry: bool = False,
    least_index: int = 0,
    home: bool = True,
    minimum: bool = True,
) -> Reach:
    """Where a counter can go with so many half points.

    `one_zone`: no further than that (3.1.3, 5.1); `dry`: rivers don't hinder (event 2); `least_index`: a
    German who failed his test enters no lower index (7.2.2); `home`: Soviets keep to their sector (7.3.2),
    unless they are on their way back to it; `minimum`: one zone is open whatever it costs (7.1.3).
    """
    box, printed, start = g.box, g.unit(unit), g.cell[unit]
    if printed.nation == SOVIET:
        network = box.dry_ways if dry else box.ways
        if not home:
            network = _homeward(network, box.far_sector[printed.camp])
        blocked, stops = _closed_to_soviets(g, printed.camp, home), _ends_soviet_move(g)
    else:
        network = box.german_ways
        blocked, stops = _closed_to_germans(g, least_index), bytes(len(box.index))
        if g.is_soviet_berlin(start):  # 7.4.2: only into Berlin
            network = _within_berlin(box, start)
    first = {zone: cost for zone, cost in network[start] if not blocked[zone]}
    if one_zone:
        costs = {start: 0} | first
    else:
        costs = reach(network, start, points, blocked, stops, STOPS)
        for zone, cost in first.items() if minimum else ():
            costs.setdefault(zone, cost)
    found = Reach(start, costs, network, blocked, stops)
    if printed.nation == GERMAN:
        _add_contested(g, found, points, one_zone, minimum, least_index)
    return found


def _add_contested(
    g: Position, found: Reach, points: int, one_zone: bool, minimum: bool, least_index: int
) -> None:
    """7.4.1, 7.4.3: Germans enter a contested or controlled Berlin zone from within Berlin only, and stop."""
    box, entered = g.box, _entered_by_soviets(g)
    inside = [zone for zone in found.costs if box.is_berlin[zone]] if entered else ()
    for zone in entered:
        if zone == found.start or box.index[zone] < least_index:
            continue
        steps = [(found.costs[near] + dict(box.german_ways[near])[zone], near) for near in inside]
        steps = [step for step in steps if step[0] <= points or (minimum and step[1] == found.start)]
        if one_zone:
            steps = [step for step in steps if step[1] == found.start]
        if steps:
            cost, near = min(steps)
            found.costs[zone], found.by[zone] = cost, near


def _homeward(network: Network, far: bytes) -> Network:
    """7.3.2a: who comes back from the other camp's sector may not enter it again on the same move."""
    return tuple(
        tuple(step for step in near if far[zone] or not far[step[0]]) for zone, near in enumerate(network)
    )


def _within_berlin(box: Components, start: int) -> Network:
    inner = tuple(step for step in box.german_ways[start] if box.is_berlin[step[0]])
    return (*box.german_ways[:start], inner, *box.german_ways[start + 1 :])


@kept()
def _closed_to_soviets(g: Position, camp: int, home: bool) -> bytes:
    """4.2.1, 2.2.3, 7.3.2, 7.3.3: the zones that a camp's Soviets may not enter of their own will."""
    box = g.box
    others = g.count[1 - camp]
    field_germans = _number(g.count[GERMANS]) & box.field_mask
    closed = field_germans | _number(others) | _number(g.american)
    if home:
        closed |= _number(box.far_sector[camp])
    return closed.to_bytes(len(others), "little")


@kept()
def _closed_to_germans(g: Position, least_index: int) -> bytes:
    """4.2.1, 2.2.3, 7.2.2: enemy zones, American zones, and those too far west for a pinned unit."""
    closed = _number(g.count[JOUKOV]) | _number(g.count[KONIEV]) | _number(g.american)
    if least_index:
        closed |= _number(g.box.below(least_index))
    return closed.to_bytes(len(g.american), "little")


@kept()
def _ends_soviet_move(g: Position) -> bytes:
    """7.4.6: Berlin zones that the Soviets do not control."""
    ends = bytearray(len(g.box.is_berlin))
    for zone in g.box.berlin:
        ends[zone] = not g.is_controlled(zone)
    return bytes(ends)


@kept()
def _entered_by_soviets(g: Position) -> tuple[int, ...]:
    """9.1.5: the Berlin zones that are contested or controlled."""
    return tuple(filter(g.is_soviet_berlin, g.box.berlin))


def _number(column: bytes | bytearray) -> int:
    return int.from_bytes(column, "little")
