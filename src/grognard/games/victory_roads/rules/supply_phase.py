"""4 The supply phase: HQs without a line are lifted, pontoons laid or taken up, then units are checked."""

from __future__ import annotations

from grognard.games.victory_roads.position import LIFTED, Position
from grognard.games.victory_roads.rules.supply import is_hq_supplied, mark_supply
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar


@frame
class SupplyPhase(Frame):
    """4, sheet/soviet-supply: the supply phase of a side."""

    camp: int
    laid: tuple[int, ...] = ()
    """HQs whose pontoon was laid in this phase; it stays."""

    STEPS = ("lift_hqs", "pontoons", "mark_units")

    def lift_hqs(self, g: Position) -> None:
        """4.1.2: HQs without supply leave the map until the end of their turn."""
        cut = [hq for hq in self.hqs(g) if not is_hq_supplied(g, hq)]
        for hq in cut:
            g.note("supply.lifted", "4.1.2", unit=hq, cell=g.cell[hq])
            g.remove(hq, LIFTED)

    @shared
    def pontoons(self, g: Position) -> Decision | None:
        """4.1.3, 4.1.4: which HQs lay a bridge and which take theirs up."""
        return ask(SIDES[self.camp], "ask.pontoons")

    @pontoons.verb("bridge", UNIT, CELL, among="beside_water")
    def lay(self, g: Position, hq: int, cell: int) -> None:
        g.pontoon[hq] = 1 + g.geo.board.direction(g.cell[hq], cell)
        self.laid = (*self.laid, hq)
        g.lay_bridges()
        g.note("supply.pontoon", "4.1.3", unit=hq, cell=cell)

    def beside_water(self, g: Position) -> dict[int, list[int]]:
        """The hexes over water from each HQ."""
        return {hq: [*g.geo.banks.get(g.cell[hq], ())] for hq in self.hqs(g)}

    @lay.barred
    def _(self, g: Position, hq: int, cell: int) -> Bar | None:
        if not self.is_own(g, hq):
            return "4.1.3", "why.no-hq-of-yours"
        if cell not in g.geo.banks.get(g.cell[hq], ()):
            return "4.1.3", "why.no-water", {"unit": hq}
        if g.pontoon[hq]:
            return "4.1.4", "why.pontoon-lies", {"unit": hq}
        return None if is_hq_supplied(g, hq) else ("4.1.3", "why.unsupplied", {"unit": hq})

    @pontoons.verb("take-up", UNIT, among="hqs")
    def take_up(self, g: Position, hq: int) -> None:
        g.pontoon[hq] = 0
        g.lay_bridges()
        g.note("supply.taken-up", "4.1.4", unit=hq)

    @take_up.barred
    def _(self, g: Position, hq: int) -> Bar | None:
        if not self.is_own(g, hq) or not g.pontoon[hq]:
            return "4.1.4", "why.no-pontoon", {"unit": hq}
        return ("4.1.4", "why.just-laid", {"unit": hq}) if hq in self.laid else None

    pontoons.done("done")

    def hqs(self, g: Position) -> list[int]:
        """The side's headquarters on the map."""
        return [hq for hq in g.world.hqs if g.cell[hq] >= 0 and g.camp[hq] == self.camp]

    def is_own(self, g: Position, unit: int) -> bool:
        """Whether a piece is one of these."""
        return unit in g.world.hqs and g.cell[unit] >= 0 and g.camp[unit] == self.camp

    def mark_units(self, g: Position) -> None:
        """4.2: after the HQs, the units."""
        mark_supply(g, g.units_of(self.camp))
