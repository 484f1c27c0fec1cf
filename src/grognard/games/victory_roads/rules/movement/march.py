"""6.1 The march of a unit or a stack: straight to a hex (`go`) or hex by hex (`step`), until it stops."""

from __future__ import annotations

from fractions import Fraction

from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.ground.ways import allowance, closed_to, network_for, reach_of
from grognard.games.victory_roads.rules.homeward import Stage, homeward_reach, is_bound_homeward
from grognard.games.victory_roads.rules.supply import lines, sources
from grognard.games.victory_roads.units import SIDES
from grognard.kernel.answers import Preview
from grognard.kernel.board.movement import NO_ZOC, path
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

NORMAL, EXPLOITING = "move", "exploit"


@frame
class March(Frame):
    """6.1.3: one move, which is over before another begins; those that go along began in the same hex."""

    units: tuple[int, ...]
    kind: str = NORMAL
    spent: int = 0
    toward: tuple[int, ...] | None = None
    """4.6.4: the goals that an unsupplied unit still heads for, once it is on its way."""

    costs: dict[int, int] = derived()
    ends: list[int] = derived()
    """Where the march may end, but for where it stands."""

    STEPS = ("march",)
    PIECES = ("units",)

    @choice
    def march(self, g: Position) -> Decision | None:
        """Where to, and with whom."""
        self.costs = self.reach(g)
        start = g.cell[self.units[0]]
        may_end = self.may_end_in(g)
        self.ends = [cell for cell in self.costs if cell != start and may_end(cell)]
        return ask(SIDES[g.camp[self.units[0]]], "ask.march", units=self.units, movement=self.left(g))

    @march.verb("with", UNIT, among="beside")
    def join(self, g: Position, unit: int) -> None:
        self.units = (*self.units, unit)
        g.moved[unit] = 1

    def beside(self, g: Position) -> list[int]:
        """The other units in the hex where the march begins."""
        return [unit for unit in g.units_at(g.cell[self.units[0]]) if unit not in self.units]

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.cell[unit] != g.cell[self.units[0]] or self.spent:
            return "6.1.1b", "why.began-elsewhere", {"unit": unit}
        if unit in self.units or g.moved[unit] or (self.kind == EXPLOITING and not g.exploits[unit]):
            return "6.1.3", "why.moved", {"unit": unit}
        if any(is_bound_homeward(g, one) for one in (*self.units, unit)):
            return "4.6.4", "why.goes-alone", {"unit": unit}
        if not self.points(g, unit):
            return "6.1.8/exc", "why.immobile", {"unit": unit}
        return None

    @march.verb("go", CELL, exactly="ends", way="way_to", then=END)
    def straight(self, g: Position, cell: int) -> None:
        g.note("march.went", "6.1.1a", units=self.units, start=g.cell[self.units[0]], cell=cell)
        for passed in self.way(g, cell)[1:]:
            self.enter(g, passed)

    def bar_to(self, g: Position, cell: int) -> Bar:
        """Why the march can't end in a hex, or pass it."""
        if closed_to(g, self.units[0])[cell]:
            return ("6.1.7" if g.count[1 - g.camp[self.units[0]]][cell] else "1.7.5"), "why.closed"
        if cell in self.ends:
            return "6.1.1a", "why.go-there"
        if cell in self.costs and cell != g.cell[self.units[0]]:
            return "6.1.10", "why.no-line", {"unit": self.units[0]}
        if any(is_bound_homeward(g, unit) for unit in self.units):
            return "4.6.4", "why.toward-supply", {"unit": self.units[0]}
        return "6.1.1a", "why.too-far", {"has": f"{self.left(g) / HALF:g}"}

    straight.barred(bar_to)

    @march.verb("step", CELL, exactly="steps", way="way_to")
    def step(self, g: Position, cell: int) -> None:
        if any(is_bound_homeward(g, unit) for unit in self.units):
            self.toward = tuple(sorted(self.homeward(g)[cell].toward))
        self.spent += self.costs[cell]
        self.enter(g, cell)

    def steps(self, g: Position) -> list[int]:
        """The hexes beside it from which it could go on."""
        beside, left = g.geo.board.neighbours[g.cell[self.units[0]]], self.left(g)
        return [
            cell for cell in beside if cell in self.costs and self.costs[cell] < left and cell in self.ends
        ]

    step.barred(bar_to)

    march.done("stay", then=END)

    # ---- how far

    def points(self, g: Position, unit: int) -> int:
        """The half points of a unit on this march."""
        return allowance(g, unit, exploiting=self.kind == EXPLOITING)

    def left(self, g: Position) -> int:
        """The half points that the slowest has left."""
        return min(self.points(g, unit) for unit in self.units) - self.spent

    def reach(self, g: Position) -> dict[int, int]:
        """Where all of them can go, and what it costs."""
        if is_bound_homeward(g, self.units[0]):
            return {cell: stage.cost for cell, stage in self.homeward(g).items()}
        found = [reach_of(g, unit, self.left(g), begins=not self.spent) for unit in self.units]
        return {cell: cost for cell, cost in found[0].items() if all(cell in other for other in found)}

    def homeward(self, g: Position) -> dict[int, Stage]:
        """4.6.4: the same for a unit that may only go toward supply."""
        toward = None if self.toward is None else frozenset(self.toward)
        return homeward_reach(g, self.units[0], self.left(g), toward, begins=not self.spent)

    def way(self, g: Position, cell: int) -> tuple[int, ...]:
        """The way to a hex, start included."""
        start, nobody = g.cell[self.units[0]], bytes(len(g.geo.board))
        if is_bound_homeward(g, self.units[0]):
            stages, back = self.homeward(g), [cell]
            while back[-1] != start:
                back.append(stages[back[-1]].before)
            return tuple(reversed(back))
        if cell in g.geo.board.neighbours[start] and self.costs[cell] > self.left(g):
            return start, cell  # 6.1.8
        return path(network_for(g, self.units[0]), self.costs, start, cell, nobody, NO_ZOC)

    def way_to(self, g: Position, cell: int) -> Preview:
        """The way with its cost."""
        cost, left = Fraction(self.costs[cell], HALF), Fraction(self.left(g), HALF)
        return Preview(self.way(g, cell))._replace(cost=min(cost, left), allowance=left)

    def enter(self, g: Position, cell: int) -> None:
        """1.10.1: every hex on the way is captured."""
        for unit in self.units:
            g.put(unit, cell)
        capture(g, cell, g.camp[self.units[0]])

    def may_end_in(self, g: Position) -> _Ends:
        """6.1.10: who marches with an HQ may end only where it can trace a line."""
        hqs = [unit for unit in self.units if g.unit(unit).is_hq]
        return _Ends(g, hqs[0]) if hqs else _Ends(g, None)


class _Ends:
    """Whether a march may end in a hex."""

    def __init__(self, g: Position, hq: int | None) -> None:
        self.g, self.hq = g, hq
        if hq is not None:
            away, camp = g.clone(), g.camp[hq]
            away.lift(hq)
            self.joined, self.sources = lines(away, camp), sources(g, camp)

    def __call__(self, cell: int) -> bool:
        if self.hq is None or self.joined[cell] or cell in self.sources:
            return True
        geo = self.g.geo  # an HQ keeps its own hex open
        return any(self.joined[near] and geo.has_way(cell, near) for near in geo.board.neighbours[cell])
