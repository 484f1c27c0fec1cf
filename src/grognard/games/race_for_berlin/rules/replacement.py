"""3.2 Replacement: one point a turn for a Soviet counter, or for support in Berlin."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.race_for_berlin.components import CAMPS, SOVIET
from grognard.games.race_for_berlin.position import DESTROYED, FULL, ON_MAP, REDUCED, Position, rival
from grognard.games.race_for_berlin.rules.entry import enter
from grognard.games.race_for_berlin.rules.events import side_of
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

POINT_SPENT = "3.2.1a", "why.point-spent"


@frame
class Replacement(Frame):
    """3.2: what a player does with his point, and with the supply of his units."""

    camp: int
    point: bool = True

    STEPS = ("spend",)

    @choice
    def spend(self, g: Position) -> Decision | None:
        return ask(side_of(self.camp), "ask.replacement", support=g.support[self.camp])

    def reduced(self, g: Position) -> Iterable[int]:
        """3.2.1a: the counters that the point can restore."""
        return filter(g.is_reduced, g.box.group[self.camp, SOVIET]) if self.point else ()

    @spend.verb("refit", UNIT, among="reduced")
    def refit(self, g: Position, unit: int) -> None:
        g.steps[unit], self.point = FULL, False
        g.note("replacement.refitted", "3.2.1a", unit=unit)

    @refit.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if bar := self.bar_to_unit(g, unit):
            return bar
        if g.place[unit] != ON_MAP:
            return "3.2.1a", "why.not-on-map"
        if g.oos[unit]:
            return "3.2.1a", "why.out-of-supply"
        return None if g.is_reduced(unit) else ("3.2.1a", "why.not-reduced")

    def lost(self, g: Position) -> Iterable[tuple[int, int]]:
        """3.2.1b: the counters that the point can rebuild, in supply zones."""
        own, place = g.box.group[self.camp, SOVIET], g.place
        lost = [unit for unit in own if place[unit] == DESTROYED] if self.point else ()
        return [(unit, zone) for unit in lost for zone, supply in enumerate(g.box.supply) if supply]

    @spend.verb("rebuild", UNIT, CELL, among="lost")
    def rebuild(self, g: Position, unit: int, zone: int) -> None:
        g.steps[unit], self.point = REDUCED, False
        g.mark(g.oos, unit, 0)
        g.note("replacement.rebuilt", "3.2.1b", unit=unit, cell=zone)
        enter(g, unit, zone)

    @rebuild.barred
    def _(self, g: Position, unit: int, zone: int) -> Bar | None:
        if bar := self.bar_to_unit(g, unit):
            return bar
        if g.place[unit] != DESTROYED:
            return "3.2.1b", "why.not-destroyed"
        if g.box.supply[zone] != CAMPS[self.camp] or g.camp_in(zone) == rival(self.camp):  # 7.3.3a
            return "3.2.1b", "why.no-supply-zone"
        return None

    @spend.verb("support")
    def support(self, g: Position) -> None:
        self.point = False
        g.support[self.camp] += 1
        g.note("replacement.support", "3.2.2a", camp=self.camp)

    @support.barred
    def _(self, g: Position) -> Bar | None:
        return None if self.point else POINT_SPENT

    def supplied(self, g: Position) -> list[int]:
        """3.2.2b: the counters that can go without supply."""
        own, place, oos = g.box.group[self.camp, SOVIET], g.place, g.oos
        return [unit for unit in own if place[unit] == ON_MAP and not oos[unit]]

    @spend.verb("starve", UNIT, exactly="supplied")
    def starve(self, g: Position, unit: int) -> None:
        g.mark(g.oos, unit, 1)
        g.support[self.camp] += 1
        g.note("replacement.starved", "3.2.2b", unit=unit)

    @starve.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit not in g.box.group[self.camp, SOVIET]:
            return "3.2.1a", "why.not-own-soviet"
        if g.place[unit] != ON_MAP:
            return "3.2.1a", "why.not-on-map"
        return ("3.2.2b", "why.out-of-supply") if g.oos[unit] else None

    done = spend.verb("done", then=END, gives_up="unused")

    def unused(self, g: Position, count: int) -> Bar | None:
        """3.2.3: a point is not kept."""
        return ("3.2.3", "lost.replacement") if self.point else None

    def bar_to_unit(self, g: Position, unit: int) -> Bar | None:
        """3.2.1a: the one point is for an own Soviet counter."""
        if not self.point:
            return POINT_SPENT
        return None if unit in g.box.group[self.camp, SOVIET] else ("3.2.1a", "why.not-own-soviet")
