"""6.5 Naval movement from port to port of the Baltic, and the evacuation of the last unit under fire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from grognard.games.victory_roads.position import MOVED, STUCK, Position
from grognard.games.victory_roads.rules.ground.stacking import among_foes
from grognard.games.victory_roads.rules.ground.steps import lose_step
from grognard.games.victory_roads.rules.ground.ways import closed_to_nation
from grognard.games.victory_roads.rules.homeward import goals, is_bound_homeward
from grognard.games.victory_roads.rules.movement.bars import freight, one_at_a_time
from grognard.games.victory_roads.rules.movement.passing import arrive, hq_ends, leave
from grognard.games.victory_roads.rules.supports.effects import is_stranded
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.actions import Action
from grognard.kernel.answers import Forecast, Preview, Reason
from grognard.kernel.board.movement import NO_ZOC, path, reach
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice

FAR = 200
"""Hexes of the longest crossing that is looked for: more than any on the map has."""
STAYS_HIT, STAYS, SAILS_HIT, SAILS = "stays-hit", "stays", "sails-hit", "sails"
"""6.5.3: what becomes of a unit that leaves under fire: whether it sails, and whether it loses a step."""


def capacity(g: Position) -> int:
    """6.5.1: the naval points of a turn."""
    points: int = g.world.charts.tables["transport"]["naval"]
    return points


def sailors(g: Position, units: Iterable[int]) -> list[int]:
    """6.5.2: of units that could march, those that can put to sea."""
    in_port = {*g.units_in(g.geo.ports)}.intersection(units)
    return [unit for unit in sorted(in_port) if not bar_to_sail(g, unit)]


def bar_to_sail(g: Position, unit: int) -> Bar | None:
    """6.5.1, 6.5.2: why a unit that could march can't put to sea."""
    if g.camp[unit] != AXIS:
        return "6.5.1", "why.axis-only"
    if not g.geo.is_port[g.cell[unit]]:
        return "6.5.2a", "why.no-port"
    if freight(g, unit) > g.sea:
        return "6.5.1", "why.few-sea-points", {"unit": unit, "needs": freight(g, unit), "left": g.sea}
    if is_stranded(g, unit):
        return "6.5.2a", "why.no-fuel", {"unit": unit}
    western_first = reversed(g.geo.ports)  # they fall last
    if any(bar_to_land(g, unit, port) is None for port in western_first):
        return None
    return "6.5.2b", "why.no-harbour"


def bar_to_enter_port(g: Position, cell: int) -> Bar | None:
    """6.5.2: why no ship goes to a hex."""
    geo = g.geo
    if not geo.is_port[cell] or geo.closed[cell]:
        return "6.5.2b", "why.no-port"
    if g.holder(cell) != AXIS or g.count[SOVIET][cell]:
        return "6.5.2b", "why.not-held"
    if g.has_fallen(cell):
        return "6.5.2b", "why.port-wrecked"
    if not g.zone[SOVIET][cell]:
        return None
    land = [near for near in geo.board.neighbours[cell] if not geo.closed[near]]
    shut_in = land and all(g.count[SOVIET][near] for near in land)
    return ("6.5.2b", "why.port-shut-in") if shut_in else None


def bar_to_land(g: Position, unit: int, cell: int) -> Bar | None:
    """6.5.2: why a unit can't sail to a hex."""
    if cell == g.cell[unit]:
        return "6.5.2b", "why.same-port"
    if bar := bar_to_enter_port(g, cell):
        return bar
    if closed_to_nation(g, AXIS, g.nation_of(unit))[cell]:
        return "1.7.5", "why.hostile-country"
    if g.unit(unit).is_hq and not hq_ends(g, unit, (cell,)):
        return "6.1.10", "why.no-line", {"unit": unit}
    if is_bound_homeward(g, unit) and cell not in goals(g, unit):
        return "4.6.4", "why.toward-supply", {"unit": unit}
    return ("1.11.5", "why.hostile-allies", {"unit": unit}) if among_foes(g, unit, cell) else None


def must_evacuate(g: Position, unit: int) -> bool:
    """6.5.3: whether a unit leaves its port under fire: the last one there, beside an enemy."""
    cell = g.cell[unit]
    return bool(g.zone[SOVIET][cell]) and g.units_at(cell) == [unit]


def evacuation(g: Position) -> Sequence[str]:
    """6.5.3: the results by the die."""
    results: Sequence[str] = g.world.charts.tables["transport"]["evacuation"]
    return results


@frame
class Sail(Frame):
    """6.5: the crossing of a unit."""

    unit: int
    port: int = NOWHERE

    harbours: list[int] = derived()

    STEPS = ("choose", "cross")
    PIECES = ("unit",)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return one_at_a_time(attempt, self.unit)

    @choice
    def choose(self, g: Position) -> Decision | None:
        """Where it lands."""
        self.harbours = [port for port in g.geo.ports if bar_to_land(g, self.unit, port) is None]
        return ask(SIDES[AXIS], "ask.sail", unit=self.unit, points=freight(g, self.unit), left=g.sea)

    @choose.verb("land", CELL, exactly="harbours", way="way_to", then="cross")
    def land(self, g: Position, cell: int) -> None:
        self.port = cell

    @land.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return bar_to_land(g, self.unit, cell)

    choose.verb("back", then=END)

    def cross(self, g: Position) -> None:
        """6.5.1, 6.5.3: points are spent even if the die keeps the unit in port."""
        unit, start = self.unit, g.cell[self.unit]
        g.sea -= freight(g, unit)
        g.moved[unit] = MOVED
        result = SAILS
        if must_evacuate(g, unit):
            die = g.roll()
            result = evacuation(g)[die - 1]
            g.note(f"evacuation.{result}", "6.5.3b", unit=unit, die=die)
        if result in (SAILS, SAILS_HIT):
            g.note("sea.went", "6.5.2a", unit=unit, start=start, cell=self.port, left=g.sea)
            g.put(unit, self.port)
        else:
            g.moved[unit] = STUCK
        if result in (SAILS_HIT, STAYS_HIT):
            lose_step(g, unit)
        leave(g, start)
        arrive(g, (unit,))

    def odds(self, g: Position) -> Forecast | None:
        """6.5.3: the chances of an evacuation."""
        if self.port == NOWHERE or not must_evacuate(g, self.unit):
            return None
        results = evacuation(g)
        chances = {result: Fraction(results.count(result), len(results)) for result in dict.fromkeys(results)}
        note = Reason("6.5.3a", "evacuation.why", {"unit": self.unit})
        return Forecast((), chances, notes=(note,))

    def way_to(self, g: Position, cell: int) -> Preview:
        """The crossing with its price in naval points."""
        lanes, start = g.geo.sea_lanes, g.cell[self.unit]
        nowhere = bytes(len(g.geo.board))
        costs = reach(lanes, start, FAR, nowhere, nowhere, NO_ZOC)
        way = path(lanes, costs, start, cell, nowhere, NO_ZOC) if cell in costs else (start, cell)
        return Preview(way, freight(g, self.unit), g.sea, price="price.sea")
