"""12/after/advance: winning attackers enter the hex that they have won, and go on behind who retreats."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.assault import routes
from grognard.games.borodino_41.rules.command import in_command
from grognard.games.borodino_41.rules.movement.contact import is_exposed
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

UNCOMMANDED = 1
"""17/penalties/advance: hexes for who is out of command."""


@frame
class Advance(Frame):
    """12/after/advance: hex by hex, each unit as far as the beaten had to retreat."""

    cell: int
    """The hex that was won."""
    winners: tuple[int, ...]
    fronts: tuple[int, ...]
    """The hexes from which they fought."""
    length: int
    trail: tuple[int, ...]
    """The first hexes of those who retreat."""
    marched: tuple[int, ...] = ()
    """Who has advanced, once for each hex."""
    attached: tuple[int, ...] = ()
    """12/after/advance-attached: who may go with the winners."""
    followed: bool = False
    """Whether a unit is in the steps of those who retreat."""

    able: dict[int, list[int]] = derived()

    PIECES = ("winners", "marched", "attached")
    STEPS = ("attach", "advance")

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return g.stack[-2].meanwhile(g, attempt)

    def attach(self, g: Position) -> None:
        """12/after/advance-attached: friends beside them, out of zones, without a marker in this impulse."""
        near = set(self.fronts)
        near |= {beside for cell in near for beside in g.geo.board.neighbours[cell]}
        camp = g.camp[self.winners[0]]
        self.attached = tuple(
            unit
            for cell in sorted(near)
            if g.count[camp][cell]
            for unit in g.units_at(cell)
            if self.bar_to_attach(g, unit) is None
        )

    def bar_to_attach(self, g: Position, unit: int) -> Bar | None:
        """Why a unit can't go with the winners."""
        if g.camp[unit] != g.camp[self.winners[0]] or unit in self.winners or g.is_dummy(unit):
            return "12/after/advance-attached", "why.assault-not-winner"
        if g.marked[unit]:
            return "12/after/advance-attached", "why.assault-was-marked"
        if is_exposed(g, unit):
            return "12/after/advance-attached", "why.assault-in-zone"
        return None

    @choice
    def advance(self, g: Position) -> Decision | None:
        """Who goes where; never an obligation."""
        found = {unit: list(self.cells(g, unit)) for unit in (*self.winners, *self.attached)}
        self.able = {unit: cells for unit, cells in found.items() if cells}
        if not self.able and not g.world.hidden:
            return None
        return ask(SIDES[g.camp[self.winners[0]]], "assault.advance", cell=self.cell, count=self.length)

    def cells(self, g: Position, unit: int) -> Iterator[int]:
        """The hexes that a unit may enter next."""
        if g.cell[unit] >= 0:
            for cell in g.geo.board.neighbours[g.cell[unit]]:
                if self.bar_to_advance(g, unit, cell) is None:
                    yield cell

    def _hexes(self, unit: int) -> int:
        return self.marched.count(unit)

    def bar_to_advance(self, g: Position, unit: int, cell: int) -> Bar | None:
        """Why a unit may not enter a hex next."""
        if unit not in self.winners and unit not in self.attached:
            return self.bar_to_attach(g, unit) or ("12/after/advance-attached", "why.assault-not-winner")
        hexes = self._hexes(unit)
        if hexes >= self.length:
            return "12/after/advance", "why.assault-far-enough", {"most": self.length}
        if hexes >= UNCOMMANDED and not in_command(g, unit):
            return "17/penalties/advance", "why.assault-uncommanded"
        bar = (
            self._bar_to_winner(cell, hexes) if unit in self.winners else self._bar_to_follower(g, unit, cell)
        )
        return bar or routes.bar_to_move_to(g, unit, cell)

    def _bar_to_winner(self, cell: int, hexes: int) -> Bar | None:
        if not hexes:
            return None if cell == self.cell else ("12/after/advance", "why.assault-won-hex-first")
        if cell in self.trail or self.followed:
            return None
        return "12/after/advance", "why.assault-follow-first"

    def _bar_to_follower(self, g: Position, unit: int, cell: int) -> Bar | None:
        """12/after/advance-attached: beside a winner that has gone at least as far."""
        hexes, distance = self._hexes(unit) + 1, g.geo.board.distance
        leaders = (winner for winner in self.winners if self._hexes(winner) >= hexes)
        if any(g.cell[winner] >= 0 and distance(g.cell[winner], cell) <= 1 for winner in leaders):
            return None
        return "12/after/advance-attached", "why.assault-stay-beside"

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @advance.verb("advance", UNIT, CELL, exactly="able", way="one_cell")
    def go_forward(self, g: Position, unit: int, cell: int) -> None:
        if unit in self.winners and self._hexes(unit) and cell in self.trail:
            self.followed = True
        self.marched = (*self.marched, unit)
        routes.go(g, unit, cell)
        rule = "12/after/advance" if unit in self.winners else "12/after/advance-attached"
        g.note("assault.advanced", rule, unit=unit, cell=cell)

    @go_forward.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        return self.bar_to_advance(g, unit, cell)

    advance.verb("halt", then=END)
