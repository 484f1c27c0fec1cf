"""4.7 Unauthorised withdrawal: units around a marker go back at once, and Hitler's mood pays for it."""

from __future__ import annotations

from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import NONE, Position
from grognard.games.victory_roads.rules import haltebefehl
from grognard.games.victory_roads.rules.ground.ways import HOMEWARD, closed_to, network_for
from grognard.games.victory_roads.rules.movement.passing import pass_through
from grognard.games.victory_roads.rules.reich.satisfaction import advance_freedom
from grognard.games.victory_roads.units import AXIS, SIDES
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

RADIUS = 3
"""4.7.1: how far from the marker units may withdraw."""
HEXES = 2
"""4.7.1: how many hexes a unit may go instead of its movement."""


@frame
class Withdrawal(Frame):
    """4.7: the end of the German supply phase."""

    centre: int = NONE
    gone: tuple[int, ...] = ()

    STEPS = ("begin", "decide", "place", "pick", "pay")
    PIECES = ("gone",)

    def begin(self, g: Position) -> None:
        """4.7.1d: who withdrew last turn may attack again; in the basic game nobody withdraws."""
        if any(g.barred):
            g.barred = bytearray(len(g.barred))
        if not g.is_advanced or not self.could_go(g):
            self.at = END

    @choice
    def decide(self, g: Position) -> Decision | None:
        """Whether to defy Hitler."""
        box = g.freedom + 1
        return ask(SIDES[AXIS], "ask.defy", count=box)

    decide.verb("defy", then="place")
    decide.done("obey", then=END)

    def could_go(self, g: Position) -> list[int]:
        """The units that may withdraw if the marker lies near them."""
        return [unit for unit in g.units_of(AXIS) if not bar_to_withdraw(g, unit)]

    @choice
    def place(self, g: Position) -> Decision | None:
        """4.7.1a: where the marker is laid."""
        return ask(SIDES[AXIS], "ask.around", limit=RADIUS)

    @place.verb("around", CELL, exactly="worthwhile", then="pick")
    def lay(self, g: Position, cell: int) -> None:
        self.centre = cell
        g.note("withdrawal.begins", "4.7.1a", cell=cell)

    def worthwhile(self, g: Position) -> set[int]:
        """All hexes from which the marker reaches someone."""
        found = edge = {g.cell[unit] for unit in self.could_go(g)}
        for _ in range(RADIUS):
            edge = {near for cell in edge for near in g.geo.board.neighbours[cell]} - found
            found = found | edge
        return found

    @lay.barred
    def _(self, g: Position, cell: int) -> Bar:
        return "4.7.1b", "why.no-unit-to-withdraw", {"limit": RADIUS}

    @choice
    def pick(self, g: Position) -> Decision | None:
        """4.7.1b: who withdraws."""
        return ask(SIDES[AXIS], "ask.withdraw", cell=self.centre)

    @pick.verb("withdraw-unit", UNIT, among="near")
    def withdraw(self, g: Position, unit: int) -> None:
        self.gone = (*self.gone, unit)
        g.stack.append(FallBack(unit, g.cell[unit]))

    def near(self, g: Position) -> list[int]:
        """The units around the marker."""
        board, centre = g.geo.board, self.centre
        return [unit for unit in g.units_of(AXIS) if board.distance(centre, g.cell[unit]) <= RADIUS]

    @withdraw.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.is_chit(unit) or g.cell[unit] < 0 or g.camp[unit] != AXIS:
            return "4.7.1b", "why.not-of-the-axis", {"unit": unit}
        if g.geo.board.distance(self.centre, g.cell[unit]) > RADIUS:
            return "4.7.1b", "why.too-far-from-marker", {"limit": RADIUS}
        if unit in self.gone:
            return "4.7.1b", "why.withdrawn-already", {"unit": unit}
        if bar := bar_to_withdraw(g, unit) or haltebefehl.bar_to_leave(g, (unit,)):
            return bar
        return None if ways_back(g, unit) else ("7.10.5", "why.no-way-to-withdraw", {"unit": unit})

    pick.done("done")

    def pay(self, g: Position) -> None:
        """4.7.2: the marker leaves the map, and the mood falls by the new box of Freedom of Action."""
        haltebefehl.settle(g)
        advance_freedom(g, "4.7.2a")


@frame
class FallBack(Frame):
    """4.7.1: one unit goes back, by its printed movement or by two hexes whatever they cost."""

    unit: int
    start: int
    hexes: int = 0
    spent: int = 0

    costs: dict[int, int] = derived()

    STEPS = ("go", "arrive")
    PIECES = ("unit",)

    @choice
    def go(self, g: Position) -> Decision | None:
        """The next hex."""
        self.costs = self.open(g)
        return ask(SIDES[AXIS], "ask.pull-back", unit=self.unit)

    def open(self, g: Position) -> dict[int, int]:
        """The hexes that it may enter next, and what they cost."""
        if self.hexes and g.cell[self.unit] in haltebefehl.sieges(g):  # 6.7.7
            return {}
        points = printed_points(g, self.unit)
        return {
            cell: cost
            for cell, cost in ways_back(g, self.unit).items()
            if self.hexes < HEXES or self.spent + cost <= points
        }

    @go.verb("pull-back", CELL, exactly="costs")
    def enter(self, g: Position, cell: int) -> None:
        self.hexes, self.spent = self.hexes + 1, self.spent + self.costs[cell]
        pass_through(g, (self.unit,), (cell,))

    @enter.barred
    def _(self, g: Position, cell: int) -> Bar:
        if closed_to(g, self.unit)[cell] and g.count[1 - AXIS][cell]:
            return "6.1.7", "why.enemies-there"
        if cell not in ways_back(g, self.unit):
            return "7.10.5", "why.no-way-to-withdraw", {"unit": self.unit}
        return "4.7.1b", "why.withdrawn-far-enough", {"unit": self.unit}

    go.done("stay", then="arrive")

    def arrive(self, g: Position) -> None:
        """4.7.1d: it may not attack in this turn."""
        if g.cell[self.unit] != self.start:
            g.barred[self.unit] = 1
            g.note("withdrawal.went", "4.7.1b", unit=self.unit, start=self.start, cell=g.cell[self.unit])


def bar_to_withdraw(g: Position, unit: int) -> Bar | None:
    """6.1.8: why a unit could never withdraw."""
    immobile = not g.movement(unit) or g.pontoon[unit]
    return ("6.1.8/exc", "why.stays-put", {"unit": unit}) if immobile else None


def printed_points(g: Position, unit: int) -> int:
    """4.7.1c: the printed movement in half points; of all that lessens it only mud counts."""
    most: int = g.world.charts.tables["weather"]["mud_movement"]
    return HALF * (min(g.movement(unit), most) if g.is_muddy else g.movement(unit))


def ways_back(g: Position, unit: int) -> dict[int, int]:
    """4.7.1c, 7.10.5: the hexes beside a unit that the order of preference opens to it, with their costs.

    The enemies from which it goes away are those beside it. One that none of the three classes lets go stays.
    """
    here, board, closed = g.cell[unit], g.geo.board, closed_to(g, unit)
    steps = {cell: cost for cell, cost in network_for(g, unit)[here] if not closed[cell]}
    foes = [near for near in board.neighbours[here] if g.count[1 - AXIS][near]]
    away = {cell for cell in steps if all(board.distance(cell, foe) > 1 for foe in foes)}
    back = {cell for cell in steps if board.direction(here, cell) in HOMEWARD[AXIS]}
    best = next(filter(None, (back & away, back, away)), set())
    return {cell: cost for cell, cost in steps.items() if cell in best}
