"""8.9 Advance after combat: winners enter the hex that the beaten have left."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import NONE, Position
from grognard.games.fortress_berlin.rules import players, stacking
from grognard.games.fortress_berlin.rules.combat import routes
from grognard.games.fortress_berlin.rules.combat.exploitation import Exploitation
from grognard.games.fortress_berlin.rules.movement.stand import stand
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class Advance(Frame):
    """8.9a, 8.9b: before the next combat, one after the other, as many as stacking allows.

    8.10: each may go on at once, as deep as the result allows.
    """

    camp: int
    cell: int
    """The hex that is free."""
    units: tuple[int, ...]
    """Who may enter it."""
    further: int = 0
    """8.10a: hexes beyond."""
    player: int = NONE
    """17.2c, 17.3.1c: who is asked, where a side has several players and each leads his own."""
    near: tuple[int, ...] = ()
    """3.6: units beside the hex of whom the enemy can't know whether they may go; he sees who is asked."""

    able: list[tuple[int, int]] = derived()

    PIECES = ("units", "near")
    STEPS = ("advance",)

    @choice
    def advance(self, g: Position) -> Decision | None:
        """Who goes; never an obligation."""
        self.able = [(unit, self.cell) for unit in self.units if self.bar_to_advance(g, unit) is None]
        if not self.able and all(g.cell[unit] in (NOWHERE, self.cell) for unit in self.near):
            return None
        who = {} if self.player == NONE else {"player": self.player}
        return ask(SIDES[self.camp], "advance.choose", cell=self.cell, count=self.further, **who)

    def bar_to_advance(self, g: Position, unit: int) -> Bar | None:
        """8.9a: undisrupted, with movement of its own, by an open way, and within the stacking limit."""
        if unit not in self.units or g.cell[unit] < 0:
            other = players.bar_of_other(g, unit, self.player) if g.camp[unit] == self.camp else None
            return other or ("8.9a", "why.advance-not-winner")
        if g.cell[unit] == self.cell:
            return "8.9a", "why.advance-there"
        return bar_to_enter(g, unit, self.cell)

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @advance.verb("advance", UNIT, CELL, exactly="able", way="one_cell")
    def go_forward(self, g: Position, unit: int, cell: int) -> None:
        self.units = tuple(other for other in self.units if other != unit)
        routes.give_away(g, unit, 1)
        g.note("advance.enters", "8.9a", unit=unit, cell=cell)
        stand(g, unit, cell)
        if not g.over and self.further and g.cell[unit] == cell:
            g.stack.append(Exploitation(unit, self.further))

    @go_forward.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if cell != self.cell:
            return "8.9a", "why.advance-elsewhere"
        return self.bar_to_advance(g, unit)

    advance.verb("decline", then=END)


def bar_to_enter(g: Position, unit: int, cell: int) -> Bar | None:
    """8.9a: why a unit beside a hex that is free can't advance into it.

    A garrison that has outlived its units in an assault does not bar it.
    """
    if g.disrupted[unit]:
        return "8.8b", "why.advance-disrupted"
    if not g.ma(unit):
        return "8.9a", "why.advance-immobile"
    bar = routes.bar_to_step(g, unit, g.cell[unit], cell, "8.9a")
    if bar and (bar[1] != "why.route-held" or g.count[1 - g.camp[unit]][cell]):
        return bar
    return stacking.bar_to_stack(g, g.camp[unit], cell, (unit,))
