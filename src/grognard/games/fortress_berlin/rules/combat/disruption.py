"""8.8 Disruption: markers white or red by whose turn it is, and the end of who gets a second one."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import MANOEUVRE, RED, WHITE, Position
from grognard.games.fortress_berlin.rules import facing, players
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.answers import Reason
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import DIRECTION, choice


def disrupt(g: Position, unit: int, rule: str) -> None:
    """8.8a, 6.0a: a marker of the side in phase, the manoeuvre face up, and no assault any more.

    8.8c, 6.0b: a second disruption eliminates; 11.2.1c: so does the first who has no such face.
    """
    if g.disrupted[unit]:
        losses.eliminate(g, unit, "8.8c")
    elif not g.printed[unit].has_manoeuvre_face:
        losses.eliminate(g, unit, "11.2.1c")
    else:
        marker, cell = WHITE if g.player == GERMAN else RED, g.cell[unit]
        others = facing.shared(g, cell, unit)
        look = g.facing[unit] if others is None else others
        g.target[unit] = 0
        g.change(unit, mode=MANOEUVRE, facing=look, disrupted=marker)
        g.note("result.disrupted", rule, "8.8a", unit=unit, cell=cell, marker=marker)


def again(g: Position, viewer: int, units: Sequence[int]) -> dict[str, Reason]:
    """8.8c, 11.2.1c: how many a D destroys, as far as one sees; markers are open, covered counters not."""
    number = sum(
        bool(g.disrupted[unit]) or (g.knows(viewer, unit) and not g.printed[unit].has_manoeuvre_face)
        for unit in units
    )
    return {"D": Reason("8.8c", "result.then-destroyed", {"number": number})} if number else {}


def strike(g: Position, units: Sequence[int], rule: str) -> None:
    """8.8a: all of a stack are disrupted; where none had a facing, the owner gives them one."""
    if not units:
        return
    cell, camp = g.cell[units[0]], g.camp[units[0]]
    faced = facing.shared(g, cell)
    for unit in units:
        disrupt(g, unit, rule)
    if faced is None and facing.shared(g, cell) is not None:
        g.stack.append(Turning(camp, cell))


@frame
class Turning(Frame):
    """3.4.1a: counters that lie on their manoeuvre face all point one way, which their owner chooses."""

    camp: int
    cell: int

    STEPS = ("turn",)

    @choice
    def turn(self, g: Position) -> Decision | None:
        return ask(SIDES[self.camp], "result.turn", cell=self.cell, **players.by(g, g.top[self.cell]))

    @turn.verb("face", DIRECTION, exactly=lambda frame, g: facing.DIRECTIONS, then=END)
    def face(self, g: Position, direction: int) -> None:
        facing.turn(g, self.cell, direction)
