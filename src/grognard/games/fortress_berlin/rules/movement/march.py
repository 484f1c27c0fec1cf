"""7 The march of a unit or a force: hex after hex, with all else that movement points pay for.

A march is over before another begins (7.1.1). Where it may go is offered by the zones that its side sees;
those there are stop it (3.2.4, 3.6).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from grognard.games.fortress_berlin.position import COMBAT, MANOEUVRE, MOVED, MOVING, UNMOVED, Position
from grognard.games.fortress_berlin.rules import facing, modes, secrets, zoc
from grognard.games.fortress_berlin.rules.movement import exit as south
from grognard.games.fortress_berlin.rules.movement import u_bahn
from grognard.games.fortress_berlin.rules.movement.reaching import (
    bar_on_the_way,
    bar_to_go,
    bar_to_join,
    bar_without_points,
    closed_to,
    ends_of,
    is_room_left,
    network_for,
    privileged,
)
from grognard.games.fortress_berlin.rules.movement.stand import come, tread
from grognard.games.fortress_berlin.rules.movement.walking import walk
from grognard.games.fortress_berlin.rules.stacking import bar_to_stack
from grognard.games.fortress_berlin.units import HALF, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.board.movement import Network, path, reach
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.kept import reuse
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, DIRECTION, UNIT, Bar, choice


@frame
class March(Frame):
    """3.1.4a: units that began in one hex and go together, with the points of the slowest."""

    units: tuple[int, ...]
    spent: bool = False
    """Whether they have moved or changed mode: nobody joins any more."""
    acted: bool = False
    """Whether they have done anything, if only turned: else they may be moved later."""
    stopped: bool = False
    """3.2.4a: in a zone that they entered, where they stay."""
    found: tuple[int, ...] = ()
    """3.6: hexes that turned out to be in zones of counters they could not see."""

    has: int = derived()
    """The halves that the poorest has left."""
    costs: dict[int, int] = derived()
    ends: list[int] = derived()
    """Where the march may end, but for where it is."""
    ruins: list[int] = derived()
    """3.3.2b: among them, ruins that a headquarters enters without points."""
    lines: dict[int, u_bahn.Line] = derived()
    """17.1.2: stations in reach, with the line to each."""

    STEPS = ("march", "close")
    PIECES = ("units",)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if attempt[0] in ("pick", "enter", "done"):
            return "7.1.1", "why.march-one-at-a-time", {"unit": self.units[0]}
        return None

    @choice
    def march(self, g: Position) -> Decision:
        """Where to, with whom, and what else."""
        unit = self.units[0]
        self.has = min([g.points[one] for one in self.units])
        self.costs, self.ends, self.ruins, self.lines = {}, [], [], {}
        if u_bahn.is_below(g, unit):
            self.lines = u_bahn.rides(g, unit)
            rest = {"units": self.units, "halves": self.has, "count": len(self.lines)}
            return ask(SIDES[g.camp[unit]], "march.below", **rest)
        if not self.stopped:
            self.search(g)
        return ask(SIDES[g.camp[unit]], "march.ask", units=self.units, halves=self.has)

    def search(self, g: Position) -> None:
        """7.1: all hexes in reach."""
        units, start = self.units, g.cell[self.units[0]]
        camp = g.camp[units[0]]
        closed = closed_to(g, camp)
        if self.has:
            zone = zoc.apparent(g, camp, self.found)
            asked = network_for(g, units), start, self.has, bytes(closed), bytes(zone), zoc.STOPPING
            self.costs = reuse(g, "reach", reach, *asked)
            self.ends = ends_of(g, units, self.costs, start)
        elif not self.spent and len(units) == 1:
            self.costs = dict.fromkeys(privileged(g, units[0], closed), 0)
            self.ends = self.ruins = ends_of(g, units, self.costs, start)

    # ---- going

    @march.verb("with", UNIT, among="beside")
    def join(self, g: Position, unit: int) -> None:
        secrets.tell(g, (*self.units, unit))
        self.units = (*self.units, unit)
        g.moved[unit] = MOVING

    def beside(self, g: Position) -> Sequence[int]:
        """The other units in the hex where the march begins."""
        cell = g.cell[self.units[0]]
        return () if self.spent or cell < 0 else g.units_at(cell)

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        return bar_to_join(g, unit, self.units, self.spent)

    @march.verb("go", CELL, exactly="ends", way="way_to")
    def go(self, g: Position, cell: int) -> None:
        start, way = g.cell[self.units[0]], self.way_of(g, cell)
        camp = g.camp[self.units[0]]
        gone = walk(g, self.units, way)
        if not gone:
            self.found = tuple(sorted({*self.found, *way[:2]}))
            g.note("march.held", "3.2.4b", units=self.units, cell=start)
            return
        here = way[gone]
        self.pay(g, self.costs.get(here, 0))
        self.stopped = bool(g.zone[1 - camp][here])
        g.note("march.went", "7.1", units=self.units, start=start, cell=here)
        if here != cell:
            g.note("march.stopped", "3.2.4a", units=self.units, cell=here)
        self.settle(g)

    @go.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        zone = zoc.apparent(g, g.camp[self.units[0]], self.found)
        if bar := bar_to_go(g, self.units, cell, self.costs, self.stopped, zone):
            return bar
        if not (self.has or self.spent):
            return bar_without_points(g, self.units)
        return bar_on_the_way(g, self.units, cell, self.has) or (
            "7.1",
            "why.march-too-far",
            {"halves": self.has},
        )

    # ---- mode and facing

    @march.verb("flip")
    def flip(self, g: Position) -> None:
        cell = g.cell[self.units[0]]
        secrets.tell(g, g.units_at(cell))
        modes.flip(g, self.units)
        self.spent = self.acted = True
        g.note("march.flipped", "3.3.3b", units=self.units, cell=cell, mode=g.mode[self.units[0]])
        self.settle(g)

    @flip.barred
    def _(self, g: Position) -> Bar | None:
        if u_bahn.is_below(g, self.units[0]):
            return "17.1.1b", "why.u-bahn-mode-fixed"
        return modes.bar_to_flip(g, self.units, self.spent)

    def looks(self, g: Position) -> list[int]:
        """3.4.2: the directions in which they may turn."""
        if self._bar_to_turn(g):
            return []
        now = facing.shared(g, g.cell[self.units[0]])
        return [direction for direction in facing.DIRECTIONS if direction != now]

    @march.verb("face", DIRECTION, exactly="looks")
    def face(self, g: Position, direction: int) -> None:
        cell = g.cell[self.units[0]]
        secrets.tell(g, g.units_at(cell))
        facing.turn(g, cell, direction)
        self.acted = True
        g.note("march.faced", "3.4.2", units=self.units, cell=cell, direction=direction)
        self.settle(g, faced=True)

    @face.barred
    def _(self, g: Position, direction: int) -> Bar | None:
        return self._bar_to_turn(g) or ("3.4.2", "why.facing-same")

    def _bar_to_turn(self, g: Position) -> Bar | None:
        cell = g.cell[self.units[0]]
        if u_bahn.is_below(g, self.units[0]):
            return "17.1.2a", "why.march-underground"
        if all(g.mode[unit] == COMBAT for unit in self.units):
            return "3.4", "why.facing-all-round"
        return facing.bar_to_turn(g, cell)

    # ---- off the map, and under it

    @march.verb("leave", then="close")
    def leave(self, g: Position) -> None:
        south.leave(g, self.units)
        self.spent = self.acted = True

    @leave.barred
    def _(self, g: Position) -> Bar | None:
        return south.bar_to_leave(g, self.units, self.stopped)

    @march.verb("descend")
    def descend(self, g: Position) -> None:
        u_bahn.descend(g, self.units[0])
        self.spent = self.acted = True
        self.settle(g)

    @descend.barred
    def _(self, g: Position) -> Bar | None:
        return u_bahn.bar_to_descend(g, self.units, self.stopped)

    @march.verb("ride", CELL, exactly="lines", way="line_to")
    def ride(self, g: Position, cell: int) -> None:
        u_bahn.ride(g, self.units[0], self.lines[cell])
        self.spent = self.acted = True
        self.settle(g)

    @ride.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        return u_bahn.bar_to_ride(g, self.units[0], cell)

    @march.verb("rise")
    def rise(self, g: Position) -> None:
        unit = self.units[0]
        camp = g.camp[unit]
        cell = u_bahn.rise(g, unit)
        secrets.scout(g, camp, (cell,))
        come(g, unit, cell)
        self.spent = self.acted = True
        self.stopped = bool(g.zone[1 - camp][cell])
        g.note("march.rose", "17.1.2a", unit=unit, cell=cell)
        tread(g, camp, cell)
        self.settle(g)

    @rise.barred
    def _(self, g: Position) -> Bar | None:
        unit = self.units[0]
        if bar := u_bahn.bar_to_rise(g, unit):
            return bar
        camp, cell = g.camp[unit], g.station[unit]
        return None if is_room_left(g, camp, cell, (unit,)) else bar_to_stack(g, camp, cell, (unit,))

    # ---- the end

    @march.verb("halt", then="close")
    def halt(self, g: Position) -> None:
        """7.2b: points need not be spent."""

    def settle(self, g: Position, faced: bool = False) -> None:
        """Ends a march that can do no more: nothing to turn, too few points for a step or the other mode."""
        has = min([g.points[unit] for unit in self.units])
        if u_bahn.is_below(g, self.units[0]):
            over = has < u_bahn.STATION
        else:
            turns = not faced and any(g.mode[unit] == MANOEUVRE for unit in self.units)
            slow = any(g.mode[unit] == COMBAT for unit in self.units)
            over = not turns and has < modes.price(g) and (self.stopped or has < (HALF if slow else 1))
        if over:
            self.at = "close"

    def close(self, g: Position) -> None:
        """7.1.1: who has moved does not move again; who was only looked at may still."""
        for unit in self.units:
            g.moved[unit] = MOVED if self.acted else UNMOVED

    def pay(self, g: Position, cost: int) -> None:
        """Takes halves off all units of the march."""
        self.spent = self.acted = True
        for unit in self.units:
            g.points[unit] -= cost

    # ---- ways

    def network(self, g: Position) -> Network:
        """The steps open to all of them."""
        return network_for(g, self.units)

    def way_of(self, g: Position, cell: int) -> tuple[int, ...]:
        """The way to a hex, start included."""
        start = g.cell[self.units[0]]
        if cell in self.ruins:
            return start, cell
        zone = zoc.apparent(g, g.camp[self.units[0]], self.found)
        return path(self.network(g), self.costs, start, cell, zone, zoc.STOPPING)

    def line_to(self, g: Position, cell: int) -> Preview:
        """The stations of a ride with its cost."""
        line = self.lines[cell]
        return Preview(line, Fraction(u_bahn.fare(line), HALF), Fraction(self.has, HALF))

    def way_to(self, g: Position, cell: int) -> Preview:
        """The way with its cost."""
        return Preview(
            self.way_of(g, cell), Fraction(self.costs.get(cell, 0), HALF), Fraction(self.has, HALF)
        )
