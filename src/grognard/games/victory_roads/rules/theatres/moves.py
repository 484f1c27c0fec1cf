"""9.1.4, 11.2, 11.6, 12.3 Moves of theatre markers: their flight, and how far they go along road and rail."""

from __future__ import annotations

from grognard.games.victory_roads.position import BOX_N, NO_MODE, SOVIET_POOL, THEATRES, Position
from grognard.games.victory_roads.rules.theatres.radius import is_uprooted, refuges
from grognard.games.victory_roads.units import SIDES, SOVIET
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice


def settle(g: Position) -> None:
    """9.1.4: theatres whose line is cut, or whose hex an enemy has entered, flee, whosever turn it is.

    Their supports go back to the pool. Where two refuges are as near, a choice is pushed on the stack.
    """
    if not any(g.mode):
        return
    for theatre in range(len(THEATRES)):
        if g.mode[theatre] != NO_MODE and is_uprooted(g, theatre):
            found = refuges(g, theatre)
            g.note("theatre.uprooted", "9.1.4b", theatre=theatre, cell=g.theatre[theatre])
            g.give_back(g.in_place(BOX_N + theatre), SOVIET_POOL)
            if len(found) > 1:
                g.stack.append(Flight(theatre))
            elif found:
                flee(g, theatre, found[0])


def flee(g: Position, theatre: int, cell: int) -> None:
    """9.1.4: a theatre goes to its refuge in the mode that it is in."""
    g.theatre[theatre] = cell
    g.note("theatre.fled", "9.1.4b", theatre=theatre, cell=cell)


@frame
class Flight(Frame):
    """9.1.4: the Soviet player chooses between refuges that are as near."""

    theatre: int

    cells: list[int] = derived()

    STEPS = ("refuge",)

    @choice
    def refuge(self, g: Position) -> Decision | None:
        """Which of them."""
        self.cells = refuges(g, self.theatre)
        return ask(SIDES[SOVIET], "ask.refuge", theatre=self.theatre)

    @refuge.verb("flee", CELL, exactly="cells", then=END)
    def go(self, g: Position, cell: int) -> None:
        flee(g, self.theatre, cell)

    @go.barred
    def _(self, g: Position, cell: int) -> Bar:
        return "9.1.4b", "why.no-refuge", {"theatre": self.theatre}
