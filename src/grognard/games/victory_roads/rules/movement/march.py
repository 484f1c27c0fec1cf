"""6.1 The march of a unit or a stack: straight to a hex (`go`) or hex by hex (`step`), until it stops.

Strategic moves (6.2, 6.3), those of exploitation (8.2) and of surprise attacks are marches of their own kind.
"""

from __future__ import annotations

from fractions import Fraction

from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import MOVED, Position
from grognard.games.victory_roads.rules.ground.stacking import ENEMIES, among_foes
from grognard.games.victory_roads.rules.ground.ways import (
    allowance,
    closed_to,
    is_ford_into_contact,
    network_for,
    reach_from,
    stopping,
)
from grognard.games.victory_roads.rules.haltebefehl import bar_to_leave, sieges
from grognard.games.victory_roads.rules.homeward import (
    Stage,
    homeward_reach,
    is_bound_homeward,
    still_nearer,
)
from grognard.games.victory_roads.rules.movement.bars import one_at_a_time
from grognard.games.victory_roads.rules.movement.passing import (
    arrive,
    hq_ends,
    leave,
    once_gone,
    pass_through,
)
from grognard.games.victory_roads.rules.movement.strategic import (
    bar_to_enter,
    bar_to_start,
    closed_to_strategic,
)
from grognard.games.victory_roads.rules.supports.effects import exploits_fully, is_stranded
from grognard.games.victory_roads.rules.theatres.corps import end_march
from grognard.games.victory_roads.units import AXIS, SIDES
from grognard.kernel.actions import Action
from grognard.kernel.answers import Preview
from grognard.kernel.board.movement import NO_ZOC, path, reach
from grognard.kernel.board.zoc import union
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NO_PIECE, NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

NORMAL, EXPLOITING, STRATEGIC, SURPRISE = "move", "exploit", "strategic", "surprise"
NO_STOPS: frozenset[int] = frozenset()


@frame
class March(Frame):
    """6.1.3: one move, which is over before another begins; those that go along began in the same hex."""

    units: tuple[int, ...]
    kind: str = NORMAL
    hq: int = NO_PIECE
    """6.3.1: the HQ whose units abandon their equipment."""
    spent: int = 0
    origin: int = NOWHERE
    """Where it began, once it has gone step by step."""
    toward: tuple[int, ...] | None = None
    """4.6.4: the goals that an unsupplied unit still heads for, once it is on its way."""

    near: dict[int, int] = derived()
    """What the hexes cost that are one step away."""
    has: int = derived()
    """The half points that the slowest has left."""
    costs: dict[int, int] = derived()
    stops: frozenset[int] = derived()
    """6.7.7: besieged hexes under orders to hold, which are not left any more."""
    ends: list[int] = derived()
    """Where the march may end, but for where it stands."""
    homeward: dict[int, Stage] | None = derived()
    """4.6.4: of a unit that may only go toward supply, the hexes on its way."""

    STEPS = ("march", "arrive")
    PIECES = ("units",)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        return one_at_a_time(attempt, self.units[0])

    @choice
    def march(self, g: Position) -> Decision | None:
        """Where to, and with whom."""
        self.has = self.points(g) - self.spent
        self.near = dict(network_for(g, self.units[0])[g.cell[self.units[0]]])
        self.stops = sieges(g) if g.player == AXIS else NO_STOPS
        self.costs = self.reach(g)
        self.ends = self.open_ends(g)
        return ask(SIDES[g.camp[self.units[0]]], "ask.march", units=self.units, movement=self.has)

    @march.verb("with", UNIT, among="beside")
    def join(self, g: Position, unit: int) -> None:
        self.units = (*self.units, unit)
        g.moved[unit] = MOVED

    def beside(self, g: Position) -> list[int]:
        """The other units in the hex where the march begins."""
        return [] if self.spent else g.units_at(g.cell[self.units[0]])

    @join.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.cell[unit] != g.cell[self.units[0]] or self.spent:
            return "6.1.1b", "why.began-elsewhere", {"unit": unit}
        if unit in self.units or g.moved[unit]:
            return "6.1.3", "why.moved", {"unit": unit}
        if self.kind == EXPLOITING and not g.exploits[unit]:
            return "8.2.1", "why.not-exploiting", {"unit": unit}
        if self.kind == SURPRISE:  # those who attack set out together; nobody else moves in this phase
            return "support/attaque-surprise", "why.not-in-surprise", {"unit": unit}
        if any(is_bound_homeward(g, one) for one in (*self.units, unit)):
            return "4.6.4", "why.goes-alone", {"unit": unit}
        if not allowance(g, unit):
            return "6.1.8/exc", "why.immobile", {"unit": unit}
        if self.kind == STRATEGIC and (bar := bar_to_start(g, unit, self.hq)):
            return bar
        return bar_to_leave(g, (*self.units, unit))

    @march.verb("go", CELL, exactly="ends", way="way_to", then="arrive")
    def straight(self, g: Position, cell: int) -> None:
        start = g.cell[self.units[0]]
        origin, self.origin = start if self.origin == NOWHERE else self.origin, NOWHERE
        g.note("march.went", "6.1.1a", units=self.units, start=origin, cell=cell)
        if self.matters_which_way(g):
            pass_through(g, self.units, self.way(g, cell)[1:])
        else:
            for unit in self.units:
                g.put(unit, cell)
        leave(g, start)
        self.spent += self.costs[cell]

    def bar_to(self, g: Position, cell: int) -> Bar:
        """Why the march can't end in a hex, or pass it."""
        unit = self.units[0]
        if g.count[1 - g.camp[unit]][cell]:
            return "6.1.7", "why.enemy-there"
        if any(closed_to(g, one)[cell] for one in self.units):
            return "1.7.5", "why.hostile-country"
        if self.kind == STRATEGIC and (bar := bar_to_enter(once_gone(g, self.units), unit, cell)):
            return bar
        if cell in self.ends:
            return "6.1.1a", "why.go-there"
        if cell in self.costs and cell != g.cell[unit]:
            if any(among_foes(g, one, cell) for one in self.units):
                return "1.11.5", "why.hostile-allies", {"unit": unit}
            return "6.1.10", "why.no-line", {"unit": unit}
        if is_ford_into_contact(g, g.camp[unit], g.cell[unit], cell):
            return "3.2.2i", "why.muddy-ford", {"unit": unit}
        if self.homeward is not None:
            return "4.6.4", "why.toward-supply", {"unit": unit}
        return "6.1.1a", "why.too-far", {"movement": self.has}

    straight.barred(bar_to)

    @march.verb("step", CELL, exactly="steps", way="one_step")
    def step(self, g: Position, cell: int) -> None:
        if self.homeward is not None:
            self.toward = still_nearer(g, self.units[0], cell, self.toward)
        self.spent += self.near[cell]
        start = g.cell[self.units[0]]
        self.origin = start if self.origin == NOWHERE else self.origin
        pass_through(g, self.units, (cell,))
        leave(g, start)

    def steps(self, g: Position) -> list[int]:
        """The hexes beside it from which it could go on; an HQ needs one beyond where it may end."""
        costs, left, stops = self.costs, self.has, self.stops
        found = [
            cell for cell, cost in self.near.items() if cost < left and cell in costs and cell not in stops
        ]
        if not any(g.unit(unit).is_hq for unit in self.units):
            return [cell for cell in found if cell in self.ends]
        ends, closed = {*self.ends, *self.way_back(g)}, self.closed(g)
        network = network_for(g, self.units[0])
        return [
            cell
            for cell in found
            if cell in ends
            or not ends.isdisjoint(reach(network, cell, left - self.near[cell], closed, closed, NO_ZOC))
        ]

    def way_back(self, g: Position) -> list[int]:
        """Where it stands, if it could come back there and stay; an HQ may have lost its line meanwhile."""
        hqs = [unit for unit in self.units if g.unit(unit).is_hq]
        return hq_ends(g, hqs[0], (g.cell[hqs[0]],), self.units)

    step.barred(bar_to)

    @march.done("stay", then="arrive").barred
    def stay(self, g: Position) -> Bar | None:
        if not self.spent:
            return None
        here = g.cell[self.units[0]]
        hqs = [unit for unit in self.units if g.unit(unit).is_hq]
        if hqs and not hq_ends(g, hqs[0], (here,)):
            return "6.1.10", "why.no-line", {"unit": hqs[0]}
        astray = [unit for unit in self.units if among_foes(g, unit, here)]
        return ("1.11.5", "why.hostile-allies", {"unit": astray[0]}) if astray else None

    def arrive(self, g: Position) -> None:
        """6.1.11, 6.2.4, 9.1.4: what the end of a move does to corps and theatres."""
        if self.spent:
            if self.origin != NOWHERE:
                here = g.cell[self.units[0]]
                g.note("march.went", "6.1.1a", units=self.units, start=self.origin, cell=here)
            spent = min(self.spent, self.points(g))  # 6.1.8: no unit spends more than it has
            end_march(g, self.units, spent, strategic=self.kind == STRATEGIC)
            arrive(g, self.units)

    # ---- how far

    def points(self, g: Position) -> int:
        """The half points of the slowest for the whole march."""
        fast = self.kind == STRATEGIC
        return min(allowance(g, one, strategic=fast, exploiting=self.is_halved(g, one)) for one in self.units)

    def is_halved(self, g: Position, unit: int) -> bool:
        """8.2.2: whether a unit exploits with half its points, having no leader who spurs it on."""
        return self.kind == EXPLOITING and (bool(g.cut[unit]) or not exploits_fully(g, unit))

    def closed(self, g: Position) -> bytes:
        """The hexes that some of them may not enter."""
        if self.kind == STRATEGIC:
            away = once_gone(g, self.units)
            found = [closed_to_strategic(away, unit) for unit in self.units]
        else:
            found = [closed_to(g, unit) for unit in self.units]
        return found[0] if len(found) == 1 else union(*found)

    def reach(self, g: Position) -> dict[int, int]:
        """Where all of them can go, and what it costs."""
        unit, begins = self.units[0], not self.spent
        if g.stranded and any(is_stranded(g, one) for one in self.units) and self.kind != EXPLOITING:
            return self.one_hex(g)
        if not is_bound_homeward(g, unit):
            self.homeward = None
            return reach_from(g, unit, self.has, self.closed(g), self.stops, begins=begins)
        shut = self.closed(g)
        self.homeward = homeward_reach(g, unit, self.has, self.toward, shut, self.stops, begins=begins)
        return {cell: stage.cost for cell, stage in self.homeward.items()}

    def one_hex(self, g: Position) -> dict[int, int]:
        """Where units without fuel can go: one hex, and no farther."""
        start, closed, self.homeward = g.cell[self.units[0]], self.closed(g), None
        near = {} if self.spent else {cell: cost for cell, cost in self.near.items() if not closed[cell]}
        if is_bound_homeward(g, self.units[0]):
            near = {cell: cost for cell, cost in near.items() if still_nearer(g, self.units[0], cell)}
        return {start: 0, **near}

    def open_ends(self, g: Position) -> list[int]:
        """6.1.10, 1.11.5: the hexes in reach where they may stay."""
        start = g.cell[self.units[0]]
        found = [cell for cell in self.costs if cell != start]
        for unit in self.units:
            if g.unit(unit).is_hq:
                found = hq_ends(g, unit, found, self.units)
            if g.world.nation[unit] in ENEMIES:
                found = [cell for cell in found if g.top[cell] < 0 or not among_foes(g, unit, cell)]
        return found

    def matters_which_way(self, g: Position) -> bool:
        """Whether a hex in reach could change hands, makes Warsaw rise, or is that of a theatre."""
        camp, held, site = g.camp[self.units[0]], g.held, g.geo.site
        if any(held[site[cell]] != camp for cell in g.geo.site_cells.intersection(self.costs)):
            return True
        if camp == AXIS:
            return any(cell in self.costs for cell in g.theatre)
        return not g.rising and not g.world.near_warsaw.isdisjoint(self.costs)  # 19.1.1

    def way(self, g: Position, cell: int) -> tuple[int, ...]:
        """The way to a hex, start included."""
        start = g.cell[self.units[0]]
        if self.homeward is not None:
            return self.homeward[cell].way
        if cell in self.near and (self.costs[cell] > self.has or self.costs[cell] == self.near[cell]):
            return start, cell  # 6.1.8
        return path(network_for(g, self.units[0]), self.costs, start, cell, *stopping(g, self.stops))

    def way_to(self, g: Position, cell: int) -> Preview:
        """The way with its cost."""
        cost, left = Fraction(self.costs[cell], HALF), Fraction(self.has, HALF)
        return Preview(self.way(g, cell), min(cost, left), left)

    def one_step(self, g: Position, cell: int) -> Preview:
        """The way of a step."""
        way = g.cell[self.units[0]], cell
        return Preview(way, Fraction(self.near[cell], HALF), Fraction(self.has, HALF))
