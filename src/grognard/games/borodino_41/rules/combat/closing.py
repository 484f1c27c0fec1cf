"""12/seq/3h-closing-fire: when all assaults are over, who has not fired may fire at others."""

from __future__ import annotations

from dataclasses import field
from itertools import compress, count

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules.assault.stepback import StepBack
from grognard.games.borodino_41.rules.combat.firing import Firing
from grognard.games.borodino_41.rules.combat.volley import CLOSING
from grognard.games.borodino_41.rules.combat.withdrawal import Withdrawal
from grognard.games.borodino_41.rules.movement.stepping import tell
from grognard.games.borodino_41.rules.observation import is_observed
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, Bar, choice


@frame
class ClosingFire(Frame):
    """4/desc/closing-fire: hex after hex, each once."""

    camp: int
    named: tuple[int, ...] = ()
    """The hexes that were fired at."""

    open_cells: list[int] = derived()

    STEPS = ("choose",)

    @choice
    def choose(self, g: Position) -> Decision | None:
        """With face-down counters it is always asked: that nobody can fire must not show."""
        self.open_cells = [cell for cell in in_view(g, self.camp) if not self.bar(g, cell)]
        if not self.open_cells and not g.world.hidden:
            return None
        return ask(SIDES[self.camp], "closing.choose", count=len(self.open_cells))

    @choose.verb("target", CELL, exactly="open_cells")
    def aim(self, g: Position, cell: int) -> None:
        self.named = (*self.named, cell)
        tell(g, g.units_of(self.camp))  # that somebody can fire there
        g.stack.append(Bombardment(self.camp, cell))

    @aim.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return self.bar(g, cell)

    def bar(self, g: Position, cell: int) -> Bar | None:
        """Why a hex may not be fired at now."""
        if cell in self.named:
            return "12/seq/3h-closing-fire", "why.closing-named"
        if not g.count[1 - self.camp][cell]:
            return "12/seq/3h-closing-fire", "why.closing-nobody"
        if not fresh(g, self.camp, cell):
            return "12/seq/3h-closing-fire", "why.closing-assaulted"
        if not is_in_reach(g, self.camp, cell):
            return "12/firepower/observe-and-range", "why.closing-out-of-reach"
        return None

    choose.verb("cease", then=END)


def fresh(g: Position, camp: int, cell: int) -> tuple[int, ...]:
    """12/seq/3h-closing-fire: the enemies of a side in a hex that were not assaulted in this impulse."""
    return tuple(unit for unit in g.units_at(cell) if g.camp[unit] != camp and not g.assaulted[unit])


def in_view(g: Position, camp: int) -> list[int]:
    """The enemy hexes that counters of a side look into: guns, too, need someone who sees for them."""
    own, seen_from = set(compress(count(), g.count[camp])), g.geo.seen_from[g.sight]
    return [cell for cell in compress(count(), g.count[1 - camp]) if not own.isdisjoint(seen_from[cell])]


def is_in_reach(g: Position, camp: int, cell: int) -> bool:
    """12/firepower/no-marker-needed: whether a unit of a side that has not fired could fire at a hex."""
    targets = fresh(g, camp, cell)
    if not any(is_observed(g, unit) for unit in targets):
        return False
    firing = Firing(camp, cell, targets, CLOSING)
    return any(firing.hexes_in_reach(g, kind) for kind in firing.kinds)


@frame
class Bombardment(Frame):
    """Closing fire at one hex: its units may fall back first, and those who are shaken step back after it."""

    camp: int
    cell: int
    fired: int = field(default=NONE, kw_only=True)
    """The kind of the first fire."""
    states: tuple[int, ...] = field(default=(), kw_only=True)
    targets: tuple[int, ...] = field(default=(), kw_only=True)
    """Who was fired at, and in which state each was."""

    PIECES = ("targets",)
    STEPS = ("withdraw", "first", "second", "step_back")

    def withdraw(self, g: Position) -> None:
        """4/desc/closing-fire: the ordinary attempt; nobody may take the hex."""
        g.stack.append(Withdrawal(1 - self.camp, self.cell))

    def has_fired(self, g: Position, firing: Firing) -> None:
        """Takes down the kind of the first fire."""
        if self.fired == NONE:
            self.fired = firing.kind

    def first(self, g: Position) -> None:
        self.targets = fresh(g, self.camp, self.cell)
        if not self.targets:
            self.at = END
            return
        self.states = tuple(g.state[unit] for unit in self.targets)
        g.stack.append(Firing(self.camp, self.cell, self.targets, CLOSING, (REGULAR, AT)))

    def second(self, g: Position) -> None:
        """12/firepower/no-range-both: those who have another kind of fire left."""
        targets = tuple(unit for unit in self.targets if g.cell[unit] == self.cell)
        if targets and self.fired != NONE:
            g.stack.append(Firing(self.camp, self.cell, targets, CLOSING, (1 - self.fired,)))

    def step_back(self, g: Position) -> None:
        """4/desc/closing-fire: who was shaken by it may go back a hex."""
        shaken = tuple(
            unit
            for unit, state in zip(self.targets, self.states, strict=True)
            if g.cell[unit] == self.cell and g.state[unit] > state
        )
        if shaken:
            g.stack.append(StepBack(1 - self.camp, self.cell, shaken))
