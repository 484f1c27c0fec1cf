"""10.3 Corps that are reinforced: a support of a theatre puts one or two stacked corps in reinforced mode."""

from __future__ import annotations

from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import MOVING, NONE, OFFENSIVE, Position
from grognard.games.victory_roads.rules.ground.command import closed_to_lines
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.supports.effects import bar_to_more
from grognard.games.victory_roads.rules.supports.surplus import bar_to_leave
from grognard.games.victory_roads.rules.theatres.corps import is_standard, reinforce
from grognard.games.victory_roads.rules.theatres.radius import covering
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.board.supply import flood
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.kept import reuse
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar

STACK, SUPPORTS = 2, 2
"""10.3.2: how many corps of a stack a support reinforces, and how many supports of a theatre do so."""


def is_linked(g: Position, theatre: int, cell: int) -> bool:
    """10.3.2: whether a road or railway leads from a hex to a theatre, as a line of supply would."""
    start, closed = (g.theatre[theatre],), closed_to_lines(g, SOVIET)
    return bool(reuse(g, ("linked", theatre), flood, g.geo.lines, start, closed)[cell])


@frame
class Reinforcing(Frame):
    """10.3.2: the last use of supports before theatres move (11.5.2)."""

    corps: tuple[int, ...] = ()
    """The stacked corps for which a support is about to be spent."""
    paid: tuple[int, ...] = ()
    """The theatres that have spent supports so, one entry a support."""

    ready: list[int] = derived()

    STEPS = ("pick",)
    PIECES = ("corps",)

    @shared
    def pick(self, g: Position) -> Decision | None:
        """Which corps, and with which support."""
        if not any(self.may_pay(g, theatre) for theatre in range(len(THEATRES))):
            return None
        self.ready = [unit for unit in g.units_of(SOVIET) if is_standard(g, unit)]
        return ask(SIDES[SOVIET], "ask.reinforce", units=self.corps)

    def may_pay(self, g: Position, theatre: int) -> bool:
        """Whether a theatre has a support left for this."""
        return (
            g.mode[theatre] == OFFENSIVE
            and self.paid.count(theatre) < SUPPORTS
            and not bar_to_more(g, theatre)
            and bool(pools.spendable(g, pools.box_of(theatre)))
        )

    def payers(self, g: Position, cell: int) -> list[int]:
        """The theatres whose supports may reinforce corps in a hex."""
        near = [theatre for theatre in covering(g, cell, OFFENSIVE) if self.may_pay(g, theatre)]
        return [theatre for theatre in near if is_linked(g, theatre, cell)]

    @pick.verb("reinforce", UNIT, among="ready")
    def add(self, g: Position, unit: int) -> None:
        self.corps = (*self.corps, unit)

    @add.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.is_chit(unit) or g.cell[unit] < 0 or not is_standard(g, unit):
            return "10.1.3", "why.not-standard"
        if unit in self.corps or len(self.corps) == STACK:
            return "10.3.2a", "why.two-corps"
        cell = g.cell[unit]
        if self.corps and cell != g.cell[self.corps[0]]:
            return "10.3.2a", "why.not-stacked"
        if g.cut[unit]:
            return "10.3.2b", "why.not-supplied"
        if covering(g, cell, MOVING):
            return "9.2.2", "why.in-movement-radius"
        near = covering(g, cell, OFFENSIVE)
        if not near:
            return "9.2.2", "why.outside-radius"
        if not any(is_linked(g, theatre, cell) for theatre in near):
            return "10.3.2b", "why.no-way-to-theatre"
        return None if self.payers(g, cell) else ("10.3.2a", "why.no-support-left")

    @pick.verb("spend", UNIT, among="chits")
    def spend(self, g: Position, chit: int) -> None:
        theatre = pools.theatre_of(g, chit)
        g.used[theatre] += 1
        pools.spend(g, chit)
        for unit in self.corps:
            reinforce(g, unit, "10.3.2a")
        self.corps, self.paid = (), (*self.paid, theatre)

    def chits(self, g: Position) -> list[int]:
        """The supports of the theatres that may reinforce the corps chosen."""
        if not self.corps:
            return []
        return [
            chit
            for theatre in self.payers(g, g.cell[self.corps[0]])
            for chit in pools.spendable(g, pools.box_of(theatre))
        ]

    @spend.barred
    def _(self, g: Position, chit: int) -> Bar | None:
        theatre = pools.theatre_of(g, chit)
        if theatre == NONE:
            return "10.3.2a", "why.no-support-of-yours"
        if not self.corps:
            return "10.3.2a", "why.choose-corps-first"
        if bar := pools.bar_to_spend(g, chit, pools.box_of(theatre)):
            return bar
        if self.paid.count(theatre) == SUPPORTS:
            return "10.3.2a", "why.no-more-supports", {"theatre": theatre}
        if bar := bar_to_more(g, theatre):
            return bar
        may = theatre in self.payers(g, g.cell[self.corps[0]])
        return None if may else ("10.3.2b", "why.too-far-from", {"theatre": theatre})

    pick.done("done", gives_up="surplus")

    def surplus(self, g: Position, count: int) -> Bar | None:
        """5.1.3: a box keeps six."""
        return bar_to_leave(g, SOVIET)
