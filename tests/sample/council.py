"""The council: a scenario of the sample game where both sides act at once, and players change sides.

5-1  A turn begins with a council. Both sides, each when it likes, let two of their units in neighbouring
     zones change places, at most twice; then they are ready.
5-2  After the second turn the players change sides.
"""

from __future__ import annotations

from collections.abc import Mapping

from grognard.kernel.actions import Seat, Side
from grognard.kernel.frames import Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, open_choice
from tests.sample.position import BOARD, SIDES, Position

MOST = 2
"""5-1: how often a side may let units change places."""


@frame
class Council(Frame):
    """5-1: one council."""

    made: tuple[Side, ...] = ()

    STEPS = ("talk",)

    @open_choice
    def talk(self, g: Position) -> list[Decision]:
        return [ask(side, "council.choose") for side in SIDES]

    def pairs(self, g: Position, side: Side) -> list[tuple[int, int]]:
        """Any two of a side's units, as long as it may go on."""
        units = g.units_of(SIDES.index(side)) if self.made.count(side) < MOST else []
        return [(one, other) for one in units for other in units]

    @talk.verb("swap", UNIT, UNIT, among="pairs")
    def swap(self, g: Position, side: Side, one: int, other: int) -> None:
        self.made = (*self.made, side)
        here, there = g.cell[one], g.cell[other]
        g.put(one, there)
        g.put(other, here)
        g.note("council.swapped", "5-1", unit=one, with_unit=other)

    @swap.barred
    def _(self, g: Position, side: Side, one: int, other: int) -> Bar | None:
        if not {one, other} <= set(g.units_of(SIDES.index(side))):
            return "5-1", "why.not-yours"
        if g.cell[other] not in BOARD.neighbours[g.cell[one]]:
            return "5-1", "why.no-neighbour"
        return None

    ready = talk.done("ready")


def holders(g: Position) -> Mapping[Seat, tuple[Side, ...]]:
    """5-2: who plays which side."""
    seats = g.world.seats
    return dict(zip(seats, reversed(list(seats.values())), strict=True)) if g.swapped else seats


def change_hands(g: Position) -> None:
    """5-2."""
    if g.world.council and g.turn == 2:
        g.swapped = True
        g.learn(SIDES, "the other side")
        g.note("council.changed-hands", "5-2")
