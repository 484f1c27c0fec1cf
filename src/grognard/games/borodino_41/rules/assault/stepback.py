"""12/retreat/attacker-back: who gives an assault up, or has lost its marker, may step back a hex."""

from __future__ import annotations

from dataclasses import field

from grognard.games.borodino_41.position import MOVED, MOVING, NONE, Position
from grognard.games.borodino_41.rules.assault import routes
from grognard.games.borodino_41.rules.assault.markers import under_assault
from grognard.games.borodino_41.rules.hidden import is_reserved
from grognard.games.borodino_41.rules.movement.contact import is_exposed
from grognard.games.borodino_41.rules.works import takes
from grognard.games.borodino_41.rules.zoc import LEAVING, ZocFire
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class StepBack(Frame):
    """12/seq/3c-abandon: the assaulters choose to go on, or not; the others whether to stay."""

    camp: int
    cell: int
    """The hex that is assaulted or was fired at."""
    fallen: tuple[int, ...]
    """Who may step back."""
    willing: tuple[int, ...] = ()
    """Who may still give up."""
    unit: int = field(default=NONE, kw_only=True)
    goal: int = field(default=NOWHERE, kw_only=True)

    ways: dict[int, list[int]] = derived()

    PIECES = ("fallen", "willing", "unit")
    STEPS = ("begin", "leave", "arrive", "decide")

    def begin(self, g: Position) -> None:
        """Who has stepped back comes to the decision again, until all have had theirs."""
        self.at = "decide"

    @choice
    def decide(self, g: Position) -> Decision | None:
        found = {
            unit: [c for c in g.geo.board.neighbours[g.cell[unit]] if not self.bar(g, unit, c)]
            for unit in self.fallen
            if g.cell[unit] >= 0
        }
        self.ways = {unit: cells for unit, cells in found.items() if cells}
        if not self.ways and not self._keen(g) and not g.world.hidden:
            return None
        number, closing = len(self._keen(g)), int(self.is_closing(g))
        return ask(SIDES[self.camp], "stepback.decide", cell=self.cell, number=number, closing=closing)

    def is_closing(self, g: Position) -> bool:
        """4/desc/closing-fire: whether these are targets of closing fire, and no assaulters."""
        return self.camp != g.player

    def _keen(self, g: Position) -> list[int]:
        return [unit for unit in self.willing if g.assault[unit]]

    @decide.verb("give-up", UNIT, among="_keen")
    def give_up(self, g: Position, unit: int) -> None:
        g.assault[unit] = 0
        self.fallen = (*self.fallen, unit)
        g.note("stepback.gives-up", "12/seq/3c-abandon", unit=unit, cell=self.cell)

    @give_up.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if unit in self.willing and g.assault[unit]:
            return None
        return "12/retreat/attacker-back", "why.stepback-too-late"

    def bar(self, g: Position, unit: int, cell: int) -> Bar | None:
        """Why a unit may not step back into a hex."""
        if unit not in self.fallen or g.cell[unit] < 0:
            if self.is_closing(g):
                return "4/desc/closing-fire", "why.stepback-not-shaken"
            return "12/retreat/attacker-back", "why.stepback-marker"
        if g.is_dummy(unit) and (takes(g, self.camp, cell) or is_reserved(g, self.camp, cell)):
            return "11/dummies/have", "why.march-dummy-takes"
        return routes.bar_to_move_to(g, unit, cell)

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @decide.verb("step-back", UNIT, CELL, exactly="ways", way="one_cell", then="leave")
    def step_back(self, g: Position, unit: int, cell: int) -> None:
        self.unit, self.goal = unit, cell
        g.moved[unit] = MOVING
        self.fallen = tuple(other for other in self.fallen if other != unit)

    @step_back.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        return self.bar(g, unit, cell)

    decide.verb("go-on", then=END)

    def leave(self, g: Position) -> None:
        """12/retreat/no-zoc-fire: those under assault don't fire, others do."""
        unit = self.unit
        if is_exposed(g, unit):
            g.stack.append(ZocFire(unit, g.cell[unit], LEAVING, under_assault(g, 1 - self.camp, self.cell)))

    def arrive(self, g: Position) -> None:
        """10/zoc/stopped: who is shaken by it stays."""
        unit = self.unit
        stopped, g.moved[unit] = g.moved[unit] == MOVED, MOVED
        if g.cell[unit] >= 0 and not stopped:
            routes.go(g, unit, self.goal)
            rule = "4/desc/closing-fire" if self.is_closing(g) else "12/retreat/attacker-back"
            g.note("stepback.goes", rule, unit=unit, cell=self.goal)
