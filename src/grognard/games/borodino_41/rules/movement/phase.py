"""7 The movement of an impulse: units and stacks one after the other, reinforcements, assault markers."""

from __future__ import annotations

from itertools import compress, count

from grognard.games.borodino_41.position import (
    ALLOWANCE,
    COMING,
    INITIAL,
    MOVED,
    MOVING,
    OFF_MAP,
    Position,
)
from grognard.games.borodino_41.rules import bridges, hidden
from grognard.games.borodino_41.rules.initiative import bar_to_stop
from grognard.games.borodino_41.rules.movement import entry, markers, offmap, roads, withdrawing
from grognard.games.borodino_41.rules.movement.contact import beside_enemy
from grognard.games.borodino_41.rules.movement.march import March
from grognard.games.borodino_41.rules.movement.reaching import bar_to_pick
from grognard.games.borodino_41.rules.movement.stepping import tell
from grognard.games.borodino_41.rules.stacking import is_crowded
from grognard.games.borodino_41.units import GERMAN, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, EDGE, UNIT, Bar, choice


@frame
class MovementPhase(Frame):
    """7/move/freedom: all, some or none of a side's units move."""

    camp: int
    withdrawal: bool = False
    """5/turn-indication/first-turn: the Soviet withdrawal before the first day."""
    ready: tuple[int, ...] = ()
    """The units that may move and have not done so."""
    due: tuple[int, ...] = ()
    """The units that are to come on the map."""
    crowded: tuple[int, ...] = ()
    """8/stack/retreat: hexes with too many, to be put right now."""

    doors: dict[int, tuple[int, ...]] = derived()
    """Where units may come in."""
    owed: Bar | None = derived()
    """What must be done before the movement may end."""

    STEPS = ("begin", "act", "finish")
    PIECES = ("ready", "due")

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if attempt[0] in March.march.by_name:
            return "7/move/freedom", "why.march-pick-first"
        return None

    def begin(self, g: Position) -> None:
        """What is so from the beginning of the impulse on."""
        if self.camp == GERMAN:
            roads.conquer(g)
        self.due = entry.due(g, self.camp, self.withdrawal)
        if self.withdrawal:
            for unit in self.due:
                g.points[unit] = ALLOWANCE[INITIAL]
            return
        units, printed = g.units_of(self.camp), g.printed
        self.ready = tuple(unit for unit in units if printed[unit].mobility != "static")
        cells = {g.cell[unit] for unit in units}
        self.crowded = tuple(sorted(cell for cell in cells if is_crowded(g, self.camp, cell)))

    @choice
    def act(self, g: Position) -> Decision | None:
        """Which unit moves next, or comes on the map."""
        moved, cell, place = g.moved, g.cell, g.place
        self.ready = tuple([unit for unit in self.ready if not moved[unit] and cell[unit] >= 0])
        if g.world.hidden:  # as the enemy imagines it, any counter may be one without engines
            self.ready = tuple(unit for unit in self.ready if g.printed[unit].mobility != "static")
        self.doors = {}
        if self.due:
            self.due = tuple([unit for unit in self.due if place[unit] in (COMING, OFF_MAP)])
            self.doors = entry.open_doors(g, self.due)
            if self.withdrawal:
                self.doors = withdrawing.ways_out(g, self.doors)
        if not (g.world.hidden or self.ready or self.doors or g.bridging or self.marks(g)):
            return None  # face down, the enemy could tell from it what has moved
        self.owed = self.bar_to_end(g)
        if self.withdrawal:
            return ask(SIDES[self.camp], "setup.withdraw", count=len(self.due))
        markers = not self.ready and any(self.can_mark(g, *found) for found in self.marks(g).items())
        open_to = {"markers": int(markers), "end": int(self.owed is None)}
        return ask(SIDES[self.camp], "march.phase", count=len(self.ready), due=len(self.due), **open_to)

    @act.verb("pick", UNIT, exactly="ready")
    def pick(self, g: Position, unit: int) -> None:
        g.moved[unit] = MOVING
        g.stack.append(March((unit,)))

    @pick.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if self.withdrawal:
            return "5/turn-indication/first-turn", "why.march-withdrawal-others"
        return bar_to_pick(g, unit)

    @act.verb("enter", UNIT, CELL, exactly="doors")
    def enter(self, g: Position, unit: int, cell: int) -> None:
        by_train = entry.enter(g, unit, cell)
        g.stack.append(March((unit,), spent=True, unloaded=by_train, withdrawal=self.withdrawal))

    @enter.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        bar = entry.bar_to_enter(g, unit, cell, self.due)
        return bar or ("5/turn-indication/first-turn", "why.march-near-edge")

    @act.verb("mark", UNIT, CELL, among="marks")
    def mark(self, g: Position, unit: int, cell: int) -> None:
        tell(g, (unit,))
        markers.mark(g, (unit,), cell)

    def marks(self, g: Position) -> dict[int, list[int]]:
        """Units that have moved and could still pay for a marker, with the hexes beside them."""
        if g.lull:
            return {}
        least, beside = g.world.charts.actions["assault-marker"], beside_enemy(g, self.camp)
        moved, cell, points, assault = g.moved, g.cell, g.points, g.assault
        return {
            unit: markers.targets(g, cell[unit], self.camp)
            for unit in compress(count(), moved)
            if points[unit] >= least
            and beside[cell[unit]]
            and cell[unit] >= 0
            and moved[unit] == MOVED
            and not assault[unit]
        }

    def can_mark(self, g: Position, unit: int, cells: list[int]) -> bool:
        """Whether a unit could take a marker towards one of these hexes."""
        return any(
            not (markers.bar_to_side(g, self.camp, cell) or markers.bar_to_unit(g, unit, cell))
            for cell in cells
        )

    @mark.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        if g.cell[unit] < 0 or g.camp[unit] != self.camp:
            return "7/move/freedom", "why.march-not-yours", {"unit": unit}
        if not g.moved[unit]:
            return "7/move/freedom", "why.march-pick-first"
        return markers.bar_to_side(g, self.camp, cell) or markers.bar_to_unit(g, unit, cell)

    @act.verb("lift", EDGE, among="own_bridges")
    def lift(self, g: Position, spot: int) -> None:
        bridges.lift(g, spot)

    def own_bridges(self, g: Position) -> list[int]:
        """15/bridge/marker-limit: the new bridges of the side."""
        return [item // 2 for item in g.bridging if item % 2 == self.camp] if g.bridging else []

    @lift.barred
    def _(self, g: Position, spot: int) -> Bar | None:
        return bridges.bar_to_lift(g, self.camp, spot)

    @act.verb("show", UNIT, among="face_down")
    def show(self, g: Position, unit: int) -> None:
        hidden.turn_up(g, unit)

    def face_down(self, g: Position) -> list[int]:
        """11/hidden/german-choice: counters that their owner could turn up."""
        return g.units_of(GERMAN) if g.world.hidden and self.camp == GERMAN else []

    @show.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if self.camp != GERMAN or g.camp[unit] != GERMAN or g.is_dummy(unit):
            return "11/hidden/german-choice", "why.march-not-shown", {"unit": unit}
        if not g.world.hidden or g.shown[unit] or g.cell[unit] < 0:
            return "11/hidden/german-choice", "why.march-shown", {"unit": unit}
        return None

    @act.verb("retire")
    def retire(self, g: Position) -> None:
        """5/turn-indication/first-turn: all that are left fall back to where the line of forts wants them."""
        g.note("setup.withdrawn", "5/turn-indication/first-turn", count=withdrawing.withdraw(g, self.due))

    @retire.barred
    def _(self, g: Position) -> Bar | None:
        if not self.withdrawal:
            return "5/turn-indication/first-turn", "why.setup-withdrawal-over"
        return None if self.doors else ("16/reinf/timing", "why.setup-all-in")

    @act.verb("done", then="finish", gives_up="given_up").barred
    def done(self, g: Position) -> Bar | None:
        return self.owed

    def bar_to_end(self, g: Position) -> Bar | None:
        """16/reinf/timing, 8/stack/retreat, 6/initiative/obligation: what must be done first."""
        coming = [unit for unit in self.doors if g.place[unit] != OFF_MAP]
        if coming:
            return "16/reinf/timing", "owed.march-reinforcements", {"count": len(coming)}
        for cell in self.crowded:
            if is_crowded(g, self.camp, cell) and any(g.cell[unit] == cell for unit in self.ready):
                return "8/stack/retreat", "owed.march-overstacked", {"cell": cell}
        return bar_to_stop(g, self.camp)

    def given_up(self, g: Position, count: int) -> Bar | None:
        """7/offmap/return, 7/move/no-saving: what is lost by going on."""
        absent = sum(g.place[unit] == OFF_MAP for unit in self.due)
        if absent:
            return "7/offmap/return", "lost.march-absent", {"count": absent}
        return ("7/move/no-saving", "lost.march-moves", {"count": len(self.ready)}) if self.ready else None

    def finish(self, g: Position) -> None:
        """16/reinf/blocked, 7/offmap/return: who has not come in by now."""
        tell(g, g.units_of(self.camp))
        tell(g, self.due)
        entry.delay(g, self.due)
        if not self.withdrawal:
            offmap.lose_absent(g, self.camp)
