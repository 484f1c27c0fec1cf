"""5 The reinforcement segment: who is due, who leaves, the dice for the Volkssturm, the navy and aircraft."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules.arrivals import air, variants, withdrawals
from grognard.games.fortress_berlin.rules.arrivals.naval import Landing
from grognard.games.fortress_berlin.rules.arrivals.volkssturm import Conversion, Levy
from grognard.games.fortress_berlin.rules.movement.entry import due
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.frames import Frame, frame

LEVIES = range(2, 10)
"""14.0/vs-rolls: turns with a roll for the Volkssturm."""
LANDINGS = range(5, 9)
"""14.0/naval-rolls."""
CONVERSIONS_FROM = 2
"""13.6.1."""


@frame
class Reinforcements(Frame):
    """4.1.1: in the order of appearance, then aircraft."""

    camp: int

    STEPS = ("arrive", "leave", "levy", "convert", "land", "fly")

    def arrive(self, g: Position) -> None:
        """5.0a, 5.0d: units are made ready; they enter in the movement segment."""
        if self.camp == GERMAN:
            variants.charge(g)
        variants.recall(g, self.camp)
        found = tuple(unit for unit in due(g, self.camp) if g.due[unit] == g.turn)
        if found:
            g.note("reinforcement.due", "5.0a", side=SIDES[self.camp], units=found)

    def leave(self, g: Position) -> None:
        """5.1."""
        if self.camp == SOVIET and g.turn == withdrawals.POLES_TURN:
            g.stack.append(withdrawals.Withdrawal())

    def levy(self, g: Position) -> None:
        """5.5."""
        if self.camp == GERMAN and g.turn in LEVIES:
            g.stack.append(Levy())

    def convert(self, g: Position) -> None:
        """13.6.1."""
        if self.camp == GERMAN and g.turn >= CONVERSIONS_FROM:
            g.stack.append(Conversion())

    def land(self, g: Position) -> None:
        """13.7."""
        if self.camp == GERMAN and g.turn in LANDINGS:
            g.stack.append(Landing())

    def fly(self, g: Position) -> None:
        """5.6."""
        air.roll(g, self.camp)
