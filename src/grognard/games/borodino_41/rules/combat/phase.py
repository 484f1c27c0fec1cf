"""12/seq: the combat phase of an impulse: guns, aircraft, hex after hex, and the fire that is left."""

from __future__ import annotations

from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules import air, hidden
from grognard.games.borodino_41.rules.combat.closing import ClosingFire
from grognard.games.borodino_41.rules.combat.commitment import Commitment, commit_open
from grognard.games.borodino_41.rules.combat.ladder import Ladder
from grognard.games.borodino_41.rules.prospects import marked_hexes
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice


@frame
class CombatPhase(Frame):
    """4/seq/combat-steps: step a once, then b to i for each hex under a marker, then closing fire."""

    camp: int
    stormed: tuple[int, ...] = ()
    """12/surprise/night-limits: hexes that have come under assault at night."""

    STEPS = ("commit", "strikes", "resolve", "close", "finish")

    def commit(self, g: Position) -> None:
        """12/seq/1-artillery-reveal."""
        if g.world.hidden:
            g.stack += [Commitment(1 - self.camp), Commitment(self.camp)]
        else:
            commit_open(g)

    def strikes(self, g: Position) -> None:
        """4/desc/air-first."""
        g.stack.append(air.Strikes(self.camp))

    @choice
    def resolve(self, g: Position) -> Decision | None:
        """12/seq/2-choose-hex, 12/seq/3g-next-hex: all of them, in the order that the attacker likes."""
        return ask(SIDES[self.camp], "combat.resolve")

    def marked(self, g: Position) -> set[int]:
        """The hexes at which markers point."""
        return marked_hexes(g, self.camp)

    @resolve.verb("resolve", CELL, exactly="marked")
    def name(self, g: Position, cell: int) -> None:
        g.stack.append(Ladder(self.camp, cell, stormed=self.stormed))

    @name.barred
    def _(self, g: Position, cell: int) -> Bar:
        return "12/assault/marker-direction", "why.combat-no-marker"

    def close(self, g: Position) -> None:
        """12/seq/3h-closing-fire."""
        g.stack.append(ClosingFire(self.camp))

    def finish(self, g: Position) -> None:
        """11/hidden/assault-reveals."""
        hidden.end_combat(g)
