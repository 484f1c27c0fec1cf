"""7 The movement segment: units and forces one after the other, and reinforcements from beside the map."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import COMING, MOVING, NONE, UNDERGROUND, UNMOVED, Position
from grognard.games.fortress_berlin.rules import modes, players, secrets, stacking
from grognard.games.fortress_berlin.rules.movement import entry
from grognard.games.fortress_berlin.rules.movement.march import March
from grognard.games.fortress_berlin.rules.movement.reaching import bar_to_pick
from grognard.games.fortress_berlin.units import SIDES
from grognard.kernel.actions import Action
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice


@frame
class MovementPhase(Frame):
    """7.0, 4.1.3: all, some or none of a side's units move."""

    camp: int
    player: int = NONE
    """17.2c: who has his turn, where a side has several."""
    ready: tuple[int, ...] = ()
    """The units that may move and have not done so."""
    due: tuple[int, ...] = ()
    """5.0d: the units that may come on the map."""

    doors: dict[int, list[int]] = derived()
    """Where they may come in."""

    STEPS = ("begin", "act", "finish")
    PIECES = ("ready", "due")

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if attempt[0] in ("go", "with", "halt", "flip", "face", "leave", "descend", "ride", "rise"):
            return "7.1.1", "why.march-pick-first"
        return None

    def begin(self, g: Position) -> None:
        """7.2b, 7.2.2a: points anew, by the faces that show; 3.5.4b: higher headquarters may choose anew."""
        g.hand = self.player
        if self.player in (NONE, *players.players(g, self.camp)[:1]):
            for hq in g.world.higher_hqs.values():
                g.directed[hq] = 0
        found = []
        below = [unit for unit in g.in_place(UNDERGROUND) if g.camp[unit] == self.camp]
        for unit in (*g.units_of(self.camp), *below):
            if not players.is_own(g, unit):
                continue
            g.moved[unit] = UNMOVED
            g.points[unit] = modes.budget(g, unit)
            if bar_to_pick(g, self.camp, unit) is None:
                found.append(unit)
        self.ready = tuple(found)
        self.due = tuple(unit for unit in entry.due(g, self.camp) if players.is_own(g, unit))

    @choice
    def act(self, g: Position) -> Decision:
        """Which unit moves next, or comes on the map."""
        moved, place = g.moved, g.place
        self.ready = tuple(
            [unit for unit in self.ready if not moved[unit] and place[unit] in (ON_BOARD, UNDERGROUND)]
        )
        self.doors = {}
        if self.due:
            self.due = tuple(unit for unit in self.due if place[unit] == COMING)
            self.doors = entry.open_doors(g, self.camp, self.due)
        return ask(SIDES[self.camp], "march.phase", count=len(self.ready), due=len(self.due))

    @act.verb("pick", UNIT, exactly="ready")
    def pick(self, g: Position, unit: int) -> None:
        secrets.tell(g, (unit,))
        g.moved[unit] = MOVING
        g.stack.append(March((unit,)))

    @pick.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return players.bar_to_lead(g, unit) or bar_to_pick(g, self.camp, unit)

    @act.verb("enter", UNIT, CELL, exactly="doors")
    def enter(self, g: Position, unit: int, cell: int) -> None:
        entry.enter(g, unit, cell)
        if not g.over:
            stopped = bool(g.zone[1 - self.camp][cell])
            g.stack.append(March((unit,), spent=True, acted=True, stopped=stopped))

    @enter.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        return players.bar_to_lead(g, unit) or entry.bar_to_enter(g, unit, cell, self.due)

    @act.verb("done", then="finish", gives_up="given_up")
    def done(self, g: Position) -> None:
        """7.2b: nobody has to move."""

    def given_up(self, g: Position, count: int) -> Bar | None:
        """3.1.4b, 5.4a, 7.2b: what is lost by going on."""
        if crowded := stacking.crowded(g, self.camp):
            return "3.1.4b", "lost.march-overstacked", {"cells": tuple(crowded), "count": len(crowded)}
        if self.due:
            return "5.4a", "lost.march-entry", {"count": len(self.due)}
        return ("7.2b", "lost.march-moves", {"count": len(self.ready)}) if self.ready else None

    def finish(self, g: Position) -> None:
        """5.4a: who has not come in by now is late."""
        entry.delay(g, self.due)
        g.hand = NONE
