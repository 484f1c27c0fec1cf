"""4 An impulse: one side moves, then fights; in a lull it only moves."""

from __future__ import annotations

from array import array

from grognard.games.borodino_41.position import COMING, MOUNTED, OFF_MAP, Position
from grognard.games.borodino_41.rules import bridges, hidden, works
from grognard.games.borodino_41.rules.combat.phase import CombatPhase
from grognard.games.borodino_41.rules.command import in_command
from grognard.games.borodino_41.rules.initiative import open_combat
from grognard.games.borodino_41.rules.movement.allowance import allowance
from grognard.games.borodino_41.rules.movement.phase import MovementPhase
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.frames import Frame, frame

OF_IMPULSE = (
    *("moved", "fired", "split", "committed", "assaulted", "marked"),
    *("inside", "afoot", "uncommanded", "entered"),
)
"""Columns that begin anew with every impulse."""


@frame
class Impulse(Frame):
    """4/desc/turn: the impulse of a side, INITIAL or LIMITED."""

    camp: int
    kind: str

    STEPS = ("dummies", "begin", "move", "fight", "close")

    def dummies(self, g: Position) -> None:
        """11/dummies/replace: both sides, first the one whose impulse it is."""
        g.player, g.phase = self.camp, "dummies"
        if g.world.hidden:
            g.stack += [hidden.DummyPlacement(1 - self.camp), hidden.DummyPlacement(self.camp)]

    def begin(self, g: Position) -> None:
        begin(g, self.camp, self.kind)
        g.note("impulse.begins", "4/desc/turn", side=SIDES[self.camp], kind=self.kind, section=g.section)

    def move(self, g: Position) -> None:
        """4/seq/am-initial: movement, with the placing of assault markers."""
        g.phase = f"{SIDES[self.camp]}-movement"
        g.stack.append(MovementPhase(self.camp))

    def fight(self, g: Position) -> None:
        """6/lull/restrictions: there is no combat in a lull."""
        if not g.lull:
            open_combat(g, self.camp)
            g.phase = f"{SIDES[self.camp]}-combat"
            g.stack.append(CombatPhase(self.camp))

    def close(self, g: Position) -> None:
        """What rests on the impulse ends with it, also for strikes and recoveries before the next."""
        g.fired = bytearray(len(g.fired))  # 11/camouflage/firing-reveals, 14/aa/one-target
        g.memo = {}
        hidden.close_impulse(g)
        works.close_impulse(g, self.camp)
        bridges.watch(g)  # 15/river/interrupted
        g.inside = bytearray(len(g.inside))  # 9/fort/declare: for the impulse
        g.due = 0  # 6/initiative/obligation: for the one impulse
        g.expire("impulse")


def begin(g: Position, camp: int, kind: str) -> None:
    """7/move/no-saving, 17/command/when: points and command as an impulse begins; the last one is gone."""
    g.player, g.kind = camp, kind
    mounted = [unit for unit in g.units_of(1 - camp) if g.afoot[unit] == MOUNTED]
    for name in OF_IMPULSE:
        column = getattr(g, name)
        setattr(g, name, bytearray(len(column)))
    g.points, g.began = array("h", bytes(2 * len(g.cell))), g.cell[:]
    g.memo = {}
    for unit in mounted:  # 12/fire/halftracks: as said in their own impulse
        g.afoot[unit] = MOUNTED
    for unit in (*g.units_of(camp), *g.units_of(1 - camp)):  # the other side may have to spot
        g.uncommanded[unit] = not in_command(g, unit)
    for unit in g.units_of(camp):
        g.points[unit] = allowance(g, unit)
    for box in (COMING, OFF_MAP):  # 16/reinf/supplied: in command as they enter
        for unit in g.in_place(box):
            if g.camp[unit] == camp:
                g.points[unit] = allowance(g, unit)
