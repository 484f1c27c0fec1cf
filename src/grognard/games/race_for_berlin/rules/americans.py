"""2.2 The American advance: one zone further on a track, and what stands in its way."""

from __future__ import annotations

from grognard.games.race_for_berlin.components import GERMAN
from grognard.games.race_for_berlin.position import REMOVED, Position
from grognard.games.race_for_berlin.rules.entry import capture, enter, way_into
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


def roll_advance(g: Position) -> None:
    """2.2.1: the die of the turn."""
    if g.stopped:
        return
    die = g.roll()
    track = g.box.american[g.turn][die - 1]
    if not track:
        g.note("american.waiting", "2.2.1a", die=die)
        return
    g.note("american.advance", "2.2.2a", die=die, track=track - 1)
    g.stack.append(Advance(track - 1))


@frame
class Advance(Frame):
    """2.2.2: the Americans take the next zone of a track; there is one, for the last is in Berlin (2.2.8)."""

    track: int
    fleeing: tuple[int, ...] = ()

    ways: dict[int, list[int]] = derived()

    STEPS = ("take", "flee", "perish")

    def take(self, g: Position) -> None:
        chain = g.box.tracks[self.track]
        while g.american[chain[g.track[self.track]]]:
            g.track[self.track] += 1  # 2.2.2b: taken on another track already
        zone = chain[g.track[self.track]]
        if g.count_soviets(zone):  # 2.2.4
            g.stopped = True
            g.note("american.stopped", "2.2.4", cell=zone)
            return
        if g.box.is_berlin[zone]:  # 2.2.8
            g.over = "2.2.8"
            g.note("american.berlin", "2.2.8", cell=zone)
            return
        for track, other in enumerate(g.box.tracks):
            if other[g.track[track]] == zone:
                g.track[track] += 1
        capture(g, zone)
        self._test_germans(g, zone)

    def _test_germans(self, g: Position, zone: int) -> None:
        """2.2.5: on a 5 or 6 a German unit slips away, else it is out of the game."""
        for unit in g.germans_in(zone):
            die = g.roll()
            if die <= g.box.numbers.american_removal:
                _remove(g, unit)
            else:
                g.note("american.escaping", "2.2.5", unit=unit, die=die)
                self.fleeing = (*self.fleeing, unit)

    @choice
    def flee(self, g: Position) -> Decision | None:
        ways = {unit: found for unit in self.fleeing if (found := refuges(g, unit))}
        if not ways:
            return None
        camp = min(g.unit(unit).camp for unit in ways)
        self.ways = {unit: found for unit, found in ways.items() if g.unit(unit).camp == camp}
        return ask(side_of(camp), "ask.flee")

    @flee.verb("flee", UNIT, CELL, exactly="ways", way=way_into)
    def escape(self, g: Position, unit: int, zone: int) -> None:
        self.fleeing = tuple(other for other in self.fleeing if other != unit)
        g.note("american.fled", "2.2.5", unit=unit, cell=zone)
        enter(g, unit, zone)

    @escape.barred
    def _(self, g: Position, unit: int, zone: int) -> Bar:
        return "2.2.5", "why.no-refuge"

    def perish(self, g: Position) -> None:
        for unit in self.fleeing:
            _remove(g, unit)


def refuges(g: Position, unit: int) -> list[int]:
    """2.2.5: neighbouring zones of a higher index, without Soviets or Americans, with room."""
    start, index = g.cell[unit], g.box.index
    return [
        zone
        for zone in g.box.board.neighbours[start]
        if index[zone] > index[start]
        and not g.count_soviets(zone)
        and not g.american[zone]
        and not g.box.east[zone]
        and g.has_room(zone, GERMAN)
    ]


def _remove(g: Position, unit: int) -> None:
    g.note("american.removed", "2.2.5", unit=unit)
    g.remove(unit, REMOVED)
