"""1.10, 1.11 The end of a phase: sites change hands, stacks that are too large lose units, theatres flee."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules import haltebefehl
from grognard.games.victory_roads.rules.ground.control import occupy
from grognard.games.victory_roads.rules.ground.stacking import in_excess
from grognard.games.victory_roads.rules.ground.steps import eliminate
from grognard.games.victory_roads.rules.theatres.moves import settle as settle_theatres
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NO_PIECE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class EndOfPhase(Frame):
    """What every phase ends with; control is settled before anything is tested that rests on it."""

    excess: list[int] = derived()

    STEPS = ("settle", "overstacked", "theatres")

    def settle(self, g: Position) -> None:
        """1.10.1, 6.7.9: who stands in a site controls it now; orders to hold that are void leave the map."""
        occupy(g)
        haltebefehl.settle(g)

    @choice
    def overstacked(self, g: Position) -> Decision | None:
        """1.11.2: the owner of a stack that is too large eliminates units, hex by hex."""
        shared = sorted({g.cell[unit] for unit, under in enumerate(g.below) if under != NO_PIECE})
        crowded = (found for cell in shared if (found := in_excess(g, cell)))
        self.excess = next(crowded, [])
        if not self.excess:
            return None
        unit = self.excess[0]
        return ask(SIDES[g.camp[unit]], "ask.give-up", cell=g.cell[unit])

    @overstacked.verb("give-up", UNIT, exactly="excess")
    def give_up(self, g: Position, unit: int) -> None:
        g.note("stacking.given-up", "1.11.2", unit=unit, cell=g.cell[unit])
        eliminate(g, unit)
        haltebefehl.settle(g)

    @give_up.barred
    def _(self, g: Position, unit: int) -> Bar:
        return "1.11.2", "why.not-in-excess", {"unit": unit}

    def theatres(self, g: Position) -> None:
        """9.1.4: those that have lost their line by now."""
        settle_theatres(g)
