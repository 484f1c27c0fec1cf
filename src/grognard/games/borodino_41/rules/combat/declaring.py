"""9/fort/declare, 9/terrain/embankment: who comes under fire or assault says where in its hex it stands."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.borodino_41.geography import Geography
from grognard.games.borodino_41.position import INSIDE, OUTSIDE, UNDECLARED, Position
from grognard.games.borodino_41.rules.combat.telling import tell
from grognard.games.borodino_41.rules.terrain import may_enter_fort
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import DIRECTION, UNIT, Bar, choice


def has_to_declare(g: Position, cell: int, units: Iterable[int]) -> bool:
    """Whether units in a hex have anything to say; for most hexes there is nothing."""
    if cell not in g.geo.forts and not g.geo.banked[cell]:
        return False
    return any(_may_go_inside(g, unit) or _may_take_side(g, unit) for unit in units)


def _may_go_inside(g: Position, unit: int) -> bool:
    """9/fort/vehicles: deployed, without armour, not assaulting; what it says holds for the impulse."""
    return g.inside[unit] == UNDECLARED and not g.assault[unit] and may_enter_fort(g, unit)


def _may_take_side(g: Position, unit: int) -> bool:
    """9/terrain/embankment: deployed and not assaulting, where an embankment runs."""
    cell = g.cell[unit]
    return bool(g.geo.banked[cell]) and not (g.bank[unit] or g.column[unit] or g.assault[unit])


def bank_directions(geo: Geography, cell: int) -> dict[int, int]:
    """A direction that stands for each side of the embankment of a hex, and the number of the side."""
    found: dict[int, int] = {}
    for side, cells in enumerate(geo.bank_sides(cell)):
        directions = sorted(geo.board.direction(cell, near) for near in cells)
        if directions:
            found[directions[len(directions) // 2]] = side
    return found


@frame
class Declare(Frame):
    """9/fort/declare: units in a hex go into its fortification or not, and take a side of its embankment."""

    camp: int
    cell: int
    units: tuple[int, ...]

    STEPS = ("fort", "bank")
    PIECES = ("units",)

    @choice
    def fort(self, g: Position) -> Decision | None:
        return ask(SIDES[self.camp], "fire.ask-inside", cell=self.cell) if self.open_units(g) else None

    def open_units(self, g: Position) -> list[int]:
        """The units that have not said whether they are inside."""
        return [unit for unit in self.units if g.cell[unit] == self.cell and _may_go_inside(g, unit)]

    @fort.verb("inside")
    def go_inside(self, g: Position) -> None:
        self._declare(g, self.open_units(g), INSIDE)

    @fort.verb("outside")
    def stay_outside(self, g: Position) -> None:
        self._declare(g, self.open_units(g), OUTSIDE)

    def choosing(self, g: Position) -> list[int]:
        """Where several are asked, each may be left out."""
        units = self.open_units(g)
        return units if len(units) > 1 else []

    @fort.verb("leave-out", UNIT, among="choosing")
    def leave_out(self, g: Position, unit: int) -> None:
        """9/fort/nature: one of them stays outside."""
        self._declare(g, [unit], OUTSIDE)

    @leave_out.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit in self.choosing(g):
            return None
        if g.inside[unit] != UNDECLARED:
            return "9/fort/declare", "why.fire-declared"
        return "9/fort/vehicles", "why.fire-not-inside"

    def _declare(self, g: Position, units: Iterable[int], where: int) -> None:
        units = tuple(units)
        tell(g, self.units)
        for unit in units:
            g.mark(g.inside, unit, where)
        message = "fire.inside" if where == INSIDE else "fire.outside"
        g.note(message, "9/fort/declare", units=units, cell=self.cell)

    @choice
    def bank(self, g: Position) -> Decision | None:
        return ask(SIDES[self.camp], "fire.ask-bank", cell=self.cell) if self.unplaced(g) else None

    def unplaced(self, g: Position) -> list[int]:
        """The units that have not said on which side of the embankment they are."""
        return [unit for unit in self.units if g.cell[unit] == self.cell and _may_take_side(g, unit)]

    def sides(self, g: Position) -> dict[int, int]:
        """9/terrain/embankment: by a direction for each side."""
        return bank_directions(g.geo, self.cell)

    @bank.verb("bank", DIRECTION, among="sides")
    def take_side(self, g: Position, direction: int) -> None:
        """9/terrain/embankment: all of them together."""
        units = tuple(self.unplaced(g))
        tell(g, self.units)
        for unit in units:
            g.mark(g.bank, unit, 1 + self.sides(g)[direction])
        g.note("fire.bank", "9/terrain/embankment", units=units, cell=self.cell, direction=direction)

    @take_side.barred
    def _(self, g: Position, direction: int) -> Bar | None:
        return None if direction in self.sides(g) else ("9/terrain/embankment", "why.fire-along-bank")
