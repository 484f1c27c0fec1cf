"""8.3 Retreats: where a defender may go, and what becomes of it there."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import REMOVED, Position, rival
from grognard.games.race_for_berlin.rules.combat.losses import lose_step
from grognard.games.race_for_berlin.rules.entry import enter, way_of
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.kernel import combat
from grognard.kernel.answers import Preview
from grognard.kernel.frames import frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import Bar


@frame
class Retreat(combat.Retreat):
    """8.3: each owner retreats his own, the camp that does not attack first."""

    attacker: int

    def rank(self, g: Position, unit: int) -> int:
        return g.unit(unit).camp == self.attacker

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        return ask(side_of(g.unit(units[0]).camp), "ask.retreat", units=tuple(units))

    def cells(self, g: Position, unit: int, way: tuple[int, ...]) -> list[int]:
        return ways_out(g, unit)

    def go(self, g: Position, unit: int, cell: int) -> None:
        retreat(g, unit, cell)

    def lost(self, g: Position, unit: int) -> None:
        """8.3.4: who has nowhere to go takes one step more and stays."""
        lose_step(g, unit, "8.3.4")

    def bar_to_retreat(self, g: Position, unit: int, cell: int) -> Bar:
        if unit not in self.units:
            return "8.3.1", "why.no-retreat-due"
        if g.unit(unit).camp != g.unit(next(iter(self.ways))).camp:
            return "8.3.1", "why.not-yours"
        return bar_to_retreat(g, unit, cell)

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        return way_of(g, unit, g.cell[unit], cell)


def ways_out(g: Position, unit: int) -> list[int]:
    """8.3.2, 8.3.3: the zones a counter may retreat to: with room first, then by rank."""
    start, nation = g.cell[unit], g.unit(unit).nation
    near = [zone for zone in g.box.board.neighbours[start] if is_open(g, unit, start, zone)]
    roomy = [zone for zone in near if g.has_room(zone, nation)]
    if not roomy:
        roomy = _through_full_zones(g, unit, near)
    return sorted(_best(g, unit, roomy))


def all_can_go(g: Position, units: tuple[int, ...]) -> bool:
    """Whether these can all retreat, each into the room that the others leave; the order is all one."""
    after = g.clone()
    for unit in units:
        ways = ways_out(after, unit)
        if not ways:
            return False
        retreat(after, unit, ways[0])
    return True


def is_open(g: Position, unit: int, start: int, zone: int) -> bool:
    """Whether a counter may retreat from one zone into the next, stacking apart."""
    box, printed = g.box, g.unit(unit)
    if g.enemies_in(zone, printed.nation) and not box.is_berlin[zone]:
        return False
    if printed.nation == GERMAN:
        if (start, zone) in box.oder_neisse:  # 7.2.1
            return False
        return not g.is_soviet_berlin(zone)  # 8.3.5
    if not box.is_berlin[zone]:
        return True
    return g.is_controlled(zone) and g.camp_in(zone) == printed.camp  # 8.3.5, 7.4.5


def bar_to_retreat(g: Position, unit: int, zone: int) -> Bar:
    """8.3.1 to 8.3.5: why a zone is none of those that a counter may retreat to."""
    start, nation = g.cell[unit], g.unit(unit).nation
    if zone not in g.box.board.neighbours[start]:
        return "8.3.1", "why.not-next"
    if is_open(g, unit, start, zone):
        if g.has_room(zone, nation):
            return "8.3.2a", "why.better-retreat"
        return "8.3.3", "why.full", {"limit": g.limit(zone, nation)}
    if g.box.is_berlin[zone]:
        return ("8.3.5c", "why.not-controlled") if nation == SOVIET else ("8.3.5a", "why.contested")
    if g.enemies_in(zone, nation):
        return "8.3.2a", "why.enemy-zone"
    return "7.2.1", "why.oder-neisse"


def retreat(g: Position, unit: int, zone: int) -> None:
    """8.3.1: a counter goes back; into American hands it is lost or ends their advance (2.2.6, 2.2.7)."""
    printed = g.unit(unit)
    g.note("retreat.went", "8.3.1", unit=unit, cell=zone)
    if g.american[zone] and printed.nation == GERMAN:
        g.remove(unit, REMOVED)
        g.note("american.removed", "2.2.6", unit=unit)
        return
    host = g.camp_in(zone)
    enter(g, unit, zone)
    if host == rival(printed.camp):  # 7.3.3
        for other in g.soviets_in(zone):
            g.guest[other] = g.unit(other).camp == printed.camp
    if g.american[zone] and not g.stopped:
        g.stopped = True
        g.note("american.stopped", "2.2.7b", cell=zone)


def _best(g: Position, unit: int, zones: list[int]) -> list[int]:
    """8.3.2: the zones of the best rank there is; Soviets keep to their own sector among equals (7.3.2)."""
    ranks = {zone: _rank(g, unit, zone) for zone in zones}
    best = [zone for zone in zones if ranks[zone] == min(ranks.values())]
    printed = g.unit(unit)
    if printed.nation == SOVIET:
        home = [zone for zone in best if not g.box.far_sector[printed.camp][zone]]
        return home or best
    return best


def _rank(g: Position, unit: int, zone: int) -> int:
    """8.3.2: backward before any direction, without the other camp before with it, beside an enemy last."""
    index, printed = g.box.index, g.unit(unit)
    if g.enemies_in(zone, printed.nation):  # in Berlin only (8.3.5c)
        return 4
    here, there = index[g.cell[unit]], index[zone]
    backward = there <= here if printed.nation == GERMAN else there >= here
    mixed = any(g.unit(other).camp != printed.camp for other in g.units_at(zone))
    return (0 if backward else 2) + mixed


def _through_full_zones(g: Position, unit: int, full: list[int]) -> list[int]:
    """8.3.3: past full zones of its own side to the nearest with room; Germans in Berlin by the nexus too."""
    nation, board = g.unit(unit).nation, g.box.board
    seen, edge = {g.cell[unit], *full}, full
    while edge:
        beyond = []
        for zone in edge:
            near = set(board.neighbours[zone])
            if nation == GERMAN and g.box.is_berlin[zone]:  # 8.3.5b
                near |= set(g.box.berlin)
            beyond += [other for other in sorted(near) if other not in seen and is_open(g, unit, zone, other)]
        found = sorted({zone for zone in beyond if g.has_room(zone, nation)})
        if found:
            return found
        seen |= set(beyond)
        edge = sorted(set(beyond))
    return []
