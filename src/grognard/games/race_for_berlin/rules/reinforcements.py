"""2.1, 11.5, 11.6 Reinforcements: the dice, the XII Army, and where newcomers are placed."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import CAMPS, SOVIET, Formation
from grognard.games.race_for_berlin.position import ARRIVED, COMING, Position, rival
from grognard.games.race_for_berlin.rules.entry import enter
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

XII_ARMY = "xii-army"


@frame
class Arrivals(Frame):
    """2.1: who arrives this turn, and where."""

    ways: dict[int, list[int]] = derived()

    STEPS = ("test", "place")

    def test(self, g: Position) -> None:
        for number, formation in enumerate(g.box.formations):
            if formation.entry not in (None, XII_ARMY) and g.place[formation.units[0]] == COMING:
                _test(g, number, formation)
        _test_xii_army(g)

    @choice
    def place(self, g: Position) -> Decision | None:
        """2.1.3: the owners place what has arrived, Joukov first."""
        for camp in range(len(CAMPS)):
            self.ways = {
                formation.units[0]: zones
                for formation in g.box.formations
                if formation.camp == camp and g.place[formation.units[0]] == ARRIVED
                if (zones := entries(g, formation))
            }
            if self.ways:
                return ask(side_of(camp), "ask.place")
        return None

    @place.verb("place", UNIT, CELL, exactly="ways")
    def set_down(self, g: Position, unit: int, zone: int) -> None:
        for counter in g.army_of(unit):
            g.note("arrival.placed", "2.1.3", unit=counter, cell=zone)
            enter(g, counter, zone)

    @set_down.barred
    def _(self, g: Position, unit: int, zone: int) -> Bar:
        if g.place[unit] != ARRIVED:
            return "2.1.1b", "why.not-arrived"
        if g.unit(unit).camp not in {g.unit(other).camp for other in self.ways}:
            return "preamble/symbol-colour", "why.not-yours"
        return "2.1.3", "why.no-entry"


def _test(g: Position, number: int, formation: Formation) -> None:
    """2.1.1: one die for an army or division; with the turn it must come to more than 6."""
    die = g.roll()
    arrives = die + g.turn > g.box.numbers.reinforcement_total
    g.note("arrival.comes" if arrives else "arrival.delayed", "2.1.1b", army=number, die=die)
    if arrives:
        for unit in formation.units:
            g.remove(unit, ARRIVED)


def _test_xii_army(g: Position) -> None:
    """2.1.2: from turn 4 one die for the whole army; from the turn after, two divisions a turn."""
    coming = [
        unit
        for unit, printed in enumerate(g.box.units)
        if printed.entry == XII_ARMY and g.place[unit] == COMING
    ]
    if g.xii:
        for _ in range(min(g.box.numbers.xii_drawn, len(coming))):
            unit = coming.pop(g.roll(len(coming)) - 1)
            g.remove(unit, ARRIVED)
            g.note("arrival.drawn", "2.1.2b", unit=unit)
    elif g.turn >= g.box.numbers.xii_first_turn:
        die = g.roll()
        if die + g.turn > g.box.numbers.xii_total:
            g.xii = g.turn
        g.note("arrival.xii-army" if g.xii else "arrival.xii-delayed", "2.1.2a", die=die)


def entries(g: Position, formation: Formation) -> list[int]:
    """2.1.3, 11.5, 11.6: the zones by which a formation may come in now."""
    box, zones = g.box, range(len(g.box.board))
    german = [zone for zone in zones if box.supply[zone] == "german"]
    match formation.entry:
        case "joukov-supply" | "koniev-supply":
            named = [[zone for zone in zones if box.supply[zone] == CAMPS[formation.camp]]]
        case "south-edge":
            named = [[zone for zone in zones if "s" in box.edge[zone] and not box.east[zone]]]
        case "joachimsthal":
            named = [[box.joachimsthal], [zone for zone in german if "n" in box.edge[zone]]]
        case _:
            named = [[zone for zone in german if "w" in box.edge[zone]]]
    for places in named:
        if found := [zone for zone in places if is_open(g, formation, zone)]:
            return found
    return [] if formation.nation == SOVIET else _nearest_edge(g, formation, named[0])


def is_open(g: Position, formation: Formation, zone: int) -> bool:
    """Whether a formation can be placed in a zone."""
    return (
        not g.american[zone]
        and not g.enemies_in(zone, formation.nation)
        and not (formation.nation == SOVIET and g.camp_in(zone) == rival(formation.camp))  # 7.3.3a
        and g.has_room(zone, formation.nation, len(formation.units))
    )


def _nearest_edge(g: Position, formation: Formation, closed: list[int]) -> list[int]:
    """2.1.3: where a division's entry is closed, the nearest open supply zone on the edge of the map."""
    box = g.box
    away = {
        zone: min(box.board.distance(zone, start) for start in closed)
        for zone in range(len(box.board))
        if box.supply[zone] == "german" and box.edge[zone] and is_open(g, formation, zone)
    }
    return [zone for zone in away if away[zone] == min(away.values())]
