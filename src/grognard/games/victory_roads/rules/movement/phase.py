"""6 The movement phase: units and stacks one after the other, each by one kind of movement.

The player picks a unit and then where it goes. Strategic moves and those by rail are picked in a frame of
their own, since working out who may make them is dear.
"""

from __future__ import annotations

from grognard.games.victory_roads.position import BOX_G, MOVED, Position
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.haltebefehl import pinned
from grognard.games.victory_roads.rules.movement import naval, rail, strategic
from grognard.games.victory_roads.rules.movement.bars import bar_to_move, pick_first
from grognard.games.victory_roads.rules.movement.march import March
from grognard.games.victory_roads.rules.movement.naval import Sail
from grognard.games.victory_roads.rules.movement.picking import (
    PRICE,
    Abandon,
    RailMoves,
    StrategicMoves,
    bar_to_abandon,
    bar_to_freeze,
)
from grognard.games.victory_roads.rules.reich.satisfaction import begin_movement, end_movement
from grognard.games.victory_roads.rules.reich.warsaw import rise
from grognard.games.victory_roads.rules.supports.pools import spendable
from grognard.games.victory_roads.rules.theatres.team import shared
from grognard.games.victory_roads.units import AXIS, SIDES, SOVIET
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar


@frame
class MovementPhase(Frame):
    """6, sheet/soviet-movement, sheet/german-movement: the movement phase of a side."""

    camp: int
    ready: tuple[int, ...] = ()
    """Those of its units that can move and have not done so; this only ever shrinks."""

    able: list[int] = derived()
    barred: Bar | None = derived()
    """Why nobody may move strategically."""
    chits: int = derived()
    """How many supports the Axis could pay with."""

    STEPS = ("begin", "act", "finish")
    PIECES = ("ready",)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return pick_first(attempt)

    def begin(self, g: Position) -> None:
        """6.4.1, 6.5.1: the capacities of this turn; what was left is lost."""
        g.moved[:] = bytes(len(g.moved))
        g.strategic = False
        if self.camp == AXIS:
            g.rail, g.sea = rail.capacity(g), naval.capacity(g)
            begin_movement(g)
        else:
            rise(g, (g.cell[unit] for unit in g.units_of(SOVIET)))  # 19.1.1
        self.ready = tuple(unit for unit in g.units_of(self.camp) if allowance(g, unit))

    @shared
    def act(self, g: Position) -> Decision | None:
        """Which unit moves next, and how."""
        moved, cell = g.moved, g.cell
        self.able = [unit for unit in self.ready if not moved[unit] and cell[unit] >= 0]
        self.ready = tuple(self.able)
        if 1 in g.ordered and self.camp == AXIS:
            for unit in pinned(g).intersection(self.able):
                self.able.remove(unit)
        self.barred = strategic.bar_to_phase(g, self.camp)
        self.chits = len(spendable(g, BOX_G)) if self.camp == AXIS else 0
        return ask(SIDES[self.camp], "ask.move")

    @act.verb("move", UNIT, exactly="able")
    def move(self, g: Position, unit: int) -> None:
        g.moved[unit] = MOVED
        g.stack.append(March((unit,)))

    @move.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_move(g, unit)

    @act.verb("sail", UNIT, exactly="sailors")
    def sail(self, g: Position, unit: int) -> None:
        g.stack.append(Sail(unit))

    def sailors(self, g: Position) -> list[int]:
        """6.5.2: the units that can put to sea."""
        return naval.sailors(g, self.able) if self.camp == AXIS and g.sea else []

    @sail.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_move(g, unit) or naval.bar_to_sail(g, unit)

    @act.verb("rail")
    def by_rail(self, g: Position) -> None:
        g.stack.append(RailMoves(self.ready))

    @by_rail.barred
    def _(self, g: Position) -> Bar | None:
        if self.camp != AXIS:
            return "6.4.1", "why.axis-only"
        if g.rail <= 0:
            return "6.4.1", "why.no-rail-points"
        return None if self.able else ("6.1.3", "why.all-moved")

    @act.verb("strategic")
    def by_strategic_moves(self, g: Position) -> None:
        g.stack.append(StrategicMoves(self.ready))

    @by_strategic_moves.barred
    def _(self, g: Position) -> Bar | None:
        if self.barred:
            return self.barred
        if self.camp == AXIS and not g.strategic and not self.chits:
            return "6.2.3", "why.no-support"
        return None if self.able else ("6.1.3", "why.all-moved")

    @act.verb("abandon", UNIT, exactly="hqs")
    def abandon(self, g: Position, unit: int) -> None:
        g.stack.append(Abandon(self.ready, unit))

    def hqs(self, g: Position) -> list[int]:
        """6.3.1: the HQs whose units could abandon their equipment."""
        if self.barred or self.chits < PRICE or bar_to_abandon(g):
            return []
        return [hq for hq in g.world.hqs if bar_to_freeze(g, hq) is None]

    @abandon.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_abandon(g) or bar_to_freeze(g, unit)

    act.done("end", gives_up=("6.1.5", "lost.moves"))

    def finish(self, g: Position) -> None:
        """15.3.1: a dismissal of an earlier phase has had its effect."""
        if self.camp == AXIS:
            end_movement(g)
