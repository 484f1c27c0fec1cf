"""13.7 Naval infantry, flown in by a die: to an airfield with flak, or at a risk to the Tiergarten."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import COMING, NAVAL, NONE, Position
from grognard.games.fortress_berlin.rules import stacking
from grognard.games.fortress_berlin.rules.arrivals.volkssturm import stand
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.games.fortress_berlin.rules.victory import award
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice

COMES = 2
"""13.7, 13.7.1: the highest die with which a battalion comes, and lands on the road unharmed."""


@frame
class Landing(Frame):
    """13.7: one die, as long as a battalion is left; then where it lands."""

    unit: int = NONE

    STEPS = ("roll", "choose")

    def roll(self, g: Position) -> None:
        if not g.in_place(NAVAL):
            return
        die = g.roll()
        g.note("naval.die", "13.7", die=die)
        if die > COMES:
            return
        drawn = g.draw(NAVAL, COMING)
        self.unit = NONE if drawn is None else drawn
        if not self.fields(g) and not self.road(g):
            g.note("naval.nowhere", "13.7", unit=self.unit)
            g.remove(self.unit, NAVAL)
            self.unit = NONE

    @choice
    def choose(self, g: Position) -> Decision | None:
        if self.unit == NONE:
            return None
        return ask(SIDES[GERMAN], "naval.choose", unit=self.unit, needed=COMES)

    def fields(self, g: Position) -> list[int]:
        """13.7: airfield hexes with flak that are not contested."""
        cells = sorted(cell for field in g.geo.airfields.values() for cell in field)
        return [cell for cell in cells if bar_to_land(g, self.unit, cell) is None]

    def road(self, g: Position) -> list[int]:
        """13.7.1: hexes of the road that are ours and not in a Soviet zone."""
        return [cell for cell in g.geo.axis if bar_to_road(g, self.unit, cell) is None]

    @choose.verb("land", CELL, among="fields", then=END)
    def land(self, g: Position, cell: int) -> None:
        stand(g, self.unit, cell)
        g.note("naval.landed", "13.7", unit=self.unit, cell=cell)

    @land.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return bar_to_land(g, self.unit, cell)

    @choose.verb("drop", CELL, among="road", then=END)
    def drop(self, g: Position, cell: int) -> None:
        """13.7.1: on the road; a second die says whether it lives."""
        die = g.roll()
        if die <= COMES:
            stand(g, self.unit, cell)
            g.note("naval.dropped", "13.7.1", unit=self.unit, cell=cell, die=die)
        else:
            g.note("naval.lost", "13.7.1", unit=self.unit, cell=cell, die=die)
            losses.destroy(g, self.unit)
            award(g, "tiergarten", "13.7.1")

    @drop.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return bar_to_road(g, self.unit, cell)

    @choose.verb("pass", then=END)
    def send_home(self, g: Position) -> None:
        """13.7: without an airfield nobody is received; nobody has to risk the road instead."""
        g.note("naval.home", "13.7", unit=self.unit)
        g.remove(self.unit, NAVAL)

    @send_home.barred
    def _(self, g: Position) -> Bar | None:
        return ("13.7", "why.airfield-free") if self.fields(g) else None


def bar_to_land(g: Position, unit: int, cell: int) -> Bar | None:
    """13.7: why a battalion may not land in a hex."""
    if not any(cell in field for field in g.geo.airfields.values()):
        return "13.7", "why.no-airfield"
    if not any(g.printed[other].is_immobile_flak for other in g.units_at(cell)):
        return "13.7", "why.no-flak-there"
    if g.seen_zone[GERMAN][SOVIET][cell]:
        return "13.7", "why.soviet-zone"
    return stacking.bar_to_stack(g, GERMAN, cell, (unit,))


def bar_to_road(g: Position, unit: int, cell: int) -> Bar | None:
    """13.7.1: why a battalion may not land in a hex of the road."""
    if cell not in g.geo.axis:
        return "13.7.1", "why.not-axis"
    if g.count[SOVIET][cell] or not g.holds(GERMAN, cell):
        return "13.7.1", "why.soviet-held"
    if g.seen_zone[GERMAN][SOVIET][cell]:
        return "13.7.1", "why.soviet-zone"
    if g.is_ruined(cell):
        return "9.0.2a", "why.march-ruins"
    return stacking.bar_to_stack(g, GERMAN, cell, (unit,))
