"""12/seq/3h-closing-fire: when all assaults are over, who has not fired may fire at others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from grognard.games.borodino_41.charts import AT, REGULAR
from grognard.games.borodino_41.position import FIRED_AA, FIRED_GUNS, NONE, Position
from grognard.games.borodino_41.rules.assault.stepback import StepBack
from grognard.games.borodino_41.rules.combat.firepower import bar_to_fire
from grognard.games.borodino_41.rules.combat.firing import Firing
from grognard.games.borodino_41.rules.combat.volley import CLOSING
from grognard.games.borodino_41.rules.combat.withdrawal import Withdrawal
from grognard.games.borodino_41.rules.movement.stepping import tell
from grognard.games.borodino_41.rules.observation import is_observed
from grognard.games.borodino_41.rules.terrain import is_armour
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
        count = g.count[1 - self.camp]
        self.open_cells = [cell for cell in in_view(g, self.camp) if count[cell] and not self.bar(g, cell)]
        return ask(SIDES[self.camp], "closing.choose") if self.open_cells or g.world.hidden else None

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


def in_view(g: Position, camp: int) -> set[int]:
    """The hexes that counters of a side look into: guns, too, need someone who sees for them."""
    views, own = g.geo.in_view[g.sight], g.count[camp]
    return set().union(*(views[cell] for cell, count in enumerate(own) if count))


def is_in_reach(g: Position, camp: int, cell: int) -> bool:
    """12/firepower/no-marker-needed: whether a unit of a side that has not fired could fire at a hex."""
    targets = fresh(g, camp, cell)
    kinds = {AT if is_armour(g, unit) else REGULAR for unit in targets}
    return any(
        bar_to_fire(g, unit, cell, kind, CLOSING) is None
        for unit in _shooters(g, camp, cell, targets)
        for kind in kinds
    )


def _shooters(g: Position, camp: int, cell: int, targets: Iterable[int]) -> Iterator[int]:
    """Those who might: units close by, then guns, if anybody sees what they fire at."""
    own, printed, board = g.count[camp], g.printed, g.geo.board
    around = {far for near in board.neighbours[cell] for far in (near, *board.neighbours[near])}
    for near in around:
        if own[near]:
            yield from (unit for unit in g.units_at(near) if not printed[unit].is_weapon)
    if not any(is_observed(g, unit) for unit in targets):
        return
    find, unit = g.committed.find, -1
    while (unit := find(1, unit + 1)) >= 0:
        here = g.cell[unit]
        if g.camp[unit] != camp or here < 0 or g.fired[unit] & (FIRED_GUNS | FIRED_AA):
            continue
        if board.distance(here, cell) <= max(1, printed[unit].range, printed[unit].indirect_range):
            yield unit


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
            if g.cell[unit] == self.cell and g.state[unit] > state and not g.is_dummy(unit)
        )
        if shaken:
            g.stack.append(StepBack(1 - self.camp, self.cell, shaken))
