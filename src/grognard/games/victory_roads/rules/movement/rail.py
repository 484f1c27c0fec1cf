"""6.4 Rail movement: the capacity of a turn, the railways in use, and the journey of a unit."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, count

from grognard.games.victory_roads.geography import NO_SITE
from grognard.games.victory_roads.position import MOVED, Position
from grognard.games.victory_roads.rules.ground.command import closed_to_lines
from grognard.games.victory_roads.rules.ground.lines import joined_to
from grognard.games.victory_roads.rules.ground.stacking import ENEMIES, among_foes
from grognard.games.victory_roads.rules.ground.ways import closed_to_nation
from grognard.games.victory_roads.rules.homeward import goals, is_bound_homeward
from grognard.games.victory_roads.rules.movement.bars import freight, one_at_a_time
from grognard.games.victory_roads.rules.movement.passing import arrive, leave, pass_through
from grognard.games.victory_roads.rules.reich.capitulation import deserted
from grognard.games.victory_roads.rules.supply import sources
from grognard.games.victory_roads.rules.supports.effects import is_stranded, rail_points
from grognard.games.victory_roads.units import AXIS, HUNGARIANS, ROMANIANS, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.board.supply import flood
from grognard.kernel.board.zoc import outside, union
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.kept import kept
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice


def capacity(g: Position) -> int:
    """6.4.1: the rail points of this turn, with what supports add or take."""
    return max(0, printed_capacity(g, g.turn) + rail_points(g))


def printed_capacity(g: Position, turn: int) -> int:
    """6.4.1: the rail points of a turn; those of the campaign stand in its calendar."""
    scenario, calendar = g.world.scenario, g.world.charts.turns
    said: dict[int, int] = dict(zip(scenario.turns, scenario.values["rail"] or (), strict=False))
    return said[turn] if turn in said else calendar[turn].rail


@kept("partisans")
def lines_by_rail(g: Position) -> bytes:
    """6.4.3: the hexes that railways alone join to a source of the Axis."""
    return joined_to(g, "rail", g.geo.rail_links, sources(g, AXIS), closed_to_lines(g, AXIS))


@kept("partisans", "romania", "hungary")
def closed_to_trains(g: Position, nation: int) -> bytes:
    """6.4.3: 1 for every hex that a nation's units may not use by rail."""
    barred = bytearray(closed_to_nation(g, AXIS, nation))
    for cell in g.geo.major_cities:
        if g.has_fallen(cell):
            barred[cell] = 1
    lost = (g.geo.within[country] for country in deserted(g))  # 14.3a
    return union(outside(lines_by_rail(g)), g.zone[1 - AXIS], barred, *lost)


def bar_to_ride(g: Position, unit: int, cell: int) -> Bar | None:
    """6.4.3: why a unit can't be in a hex on a journey by rail."""
    nation = g.nation_of(unit)
    if not closed_to_trains(g, nation)[cell] and g.geo.rails[cell]:
        return None
    if not g.geo.rails[cell]:
        return "6.4.3a", "why.no-railway"
    if g.zone[1 - AXIS][cell] or g.count[1 - AXIS][cell]:
        return "6.4.3b", "why.beside-enemy", {"unit": unit}
    if g.geo.site[cell] != NO_SITE and g.geo.is_major[cell] and g.has_fallen(cell):
        return "6.4.3d", "why.rails-wrecked"
    if g.geo.country[cell] in deserted(g):
        return "14.3a", "why.deserted-country"
    if nation in (HUNGARIANS, ROMANIANS) and closed_to_nation(g, AXIS, nation)[cell]:
        return "1.7.5", "why.hostile-country"
    return "6.4.3a", "why.no-rail-line"


def bar_to_entrain(g: Position, unit: int) -> Bar | None:
    """6.4: why a unit that could march can't leave by rail. Arrivals ask this too (6.4.5)."""
    if freight(g, unit) > g.rail:
        return "6.4.2", "why.few-rail-points", {"unit": unit, "needs": freight(g, unit), "left": g.rail}
    if is_stranded(g, unit):
        return "6.4.3c", "why.no-fuel", {"unit": unit}
    return bar_to_ride(g, unit, g.cell[unit])


@frame
class RailMove(Frame):
    """6.4.4: a unit's journey, as far as railways in use lead."""

    unit: int

    ends: list[int] = derived()

    STEPS = ("ride",)
    PIECES = ("unit",)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return one_at_a_time(attempt, self.unit)

    @choice
    def ride(self, g: Position) -> Decision | None:
        """Where it gets off."""
        unit, start = self.unit, g.cell[self.unit]
        closed = closed_to_trains(g, g.nation_of(unit))
        joined = flood(g.geo.rail_links, (start,), closed)
        self.ends = [cell for cell in compress(count(), joined) if cell != start]
        if g.world.nation[unit] in ENEMIES:
            self.ends = [cell for cell in self.ends if not among_foes(g, unit, cell)]
        if is_bound_homeward(g, unit):
            self.ends = nearer(g, unit, self.ends)
        return ask(SIDES[AXIS], "ask.rail", unit=unit, points=freight(g, unit), left=g.rail)

    @ride.verb("go", CELL, exactly="ends", way="way_to", then=END)
    def go(self, g: Position, cell: int) -> None:
        way = self.way(g, cell)
        g.rail -= freight(g, self.unit)
        g.moved[self.unit] = MOVED
        g.note("rail.went", "6.4.4", unit=self.unit, start=way[0], cell=cell, left=g.rail)
        pass_through(g, (self.unit,), way[1:])
        leave(g, way[0])
        arrive(g, (self.unit,))

    @go.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if bar := bar_to_ride(g, self.unit, cell):
            return bar
        if is_bound_homeward(g, self.unit) and not nearer(g, self.unit, [cell]):
            return "4.6.4", "why.toward-supply", {"unit": self.unit}
        if among_foes(g, self.unit, cell):
            return "1.11.5", "why.hostile-allies", {"unit": self.unit}
        return "6.4.3a", "why.no-rail-line"

    ride.verb("back", then=END)

    def way(self, g: Position, cell: int) -> tuple[int, ...]:
        """The hexes of the journey."""
        rails, start = g.geo.rail_links.onward, g.cell[self.unit]
        closed = closed_to_trains(g, g.nation_of(self.unit))
        before, queue = {start: start}, [start]
        for there in queue:
            for near in rails[there]:
                if near not in before and not closed[near]:
                    before[near] = there
                    queue.append(near)
            if cell in before:
                break
        way = [cell]
        while way[-1] != start:
            way.append(before[way[-1]])
        return tuple(reversed(way))

    def way_to(self, g: Position, cell: int) -> Preview:
        """The journey with its price in rail points."""
        return Preview(self.way(g, cell), freight(g, self.unit), g.rail, price="price.rail")


def nearer(g: Position, unit: int, cells: Iterable[int]) -> list[int]:
    """4.6.4: the hexes among these that lie nearer to a source or an HQ than an unsupplied unit does."""
    distance, start = g.geo.board.distance, g.cell[unit]
    away = [(goal, distance(start, goal)) for goal in goals(g, unit)]
    return [cell for cell in cells if any(distance(cell, goal) < far for goal, far in away)]
