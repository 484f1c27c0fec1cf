"""Works: a scenario of the sample game with things to point at beside units and zones.

6-1  Before the marches each side, in their order, may turn units, blow bridges and let one unit fire.
6-2  A unit faces north, east, south or west, and turns once a turn.
6-3  A side blows a bridge at which one of its units stands. Nobody marches over a blown bridge.
6-4  A unit fires at an enemy in one of the two zones ahead of it: a die of 4 or more hits, 3 from behind.
     A unit that is hit stands with a die up to its morale of 4, 3 from behind; otherwise it is lost.
"""

from __future__ import annotations

from fractions import Fraction

from grognard.kernel.answers import ATTACK, DIE, Forecast, Line
from grognard.kernel.board.ways import Spots
from grognard.kernel.frames import END, Frame, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, DIRECTION, EDGE, UNIT, Bar, choice
from tests.sample.position import BOARD, LOST, SIDES, UNITS, Position

DIRECTIONS = ("N", "E", "S", "W")
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
EAST, WEST = 1, 3
BRIDGES = Spots(
    BOARD,
    [
        (BOARD.cell(one), BOARD.cell(other))
        for one, other in (("Abbey", "Estate"), ("Bridge", "Ford"), ("Grange", "Kiln"))
    ],
)
HITS, MORALE, BEHIND = 4, 4, 1


@frame
class Works(Frame):
    """6-1: what one side does before the marches."""

    side: int
    turned: tuple[int, ...] = ()
    fired: bool = False

    STEPS = ("work",)

    @choice
    def work(self, g: Position) -> Decision:
        return ask(SIDES[self.side], "works.choose")

    def facings(self, g: Position) -> dict[int, range]:
        """6-2: every direction for every unit."""
        return dict.fromkeys(g.units_of(self.side), range(len(DIRECTIONS)))

    @work.verb("face", UNIT, DIRECTION, among="facings")
    def face(self, g: Position, unit: int, direction: int) -> None:
        g.facing[unit] = direction
        self.turned = (*self.turned, unit)
        g.note("works.faces", "6-2", unit=unit, direction=direction)

    @face.barred
    def _(self, g: Position, unit: int, direction: int) -> Bar | None:
        if unit not in g.units_of(self.side):
            return "6-2", "why.not-yours"
        if unit in self.turned:
            return "6-2", "why.turned"
        return ("6-2", "why.faces-so") if g.facing[unit] == direction else None

    def bridges(self, g: Position) -> range:
        """6-3: all bridges."""
        return range(len(BRIDGES))

    @work.verb("blow", EDGE, among="bridges")
    def blow(self, g: Position, edge: int) -> None:
        g.mark(g.blown, edge, 1)
        g.note("works.blown", "6-3", edge=edge)

    @blow.barred
    def _(self, g: Position, edge: int) -> Bar | None:
        if g.blown[edge]:
            return "6-3", "why.blown"
        held = {g.cell[unit] for unit in g.units_of(self.side)}
        return None if held.intersection(BRIDGES.around[edge]) else ("6-3", "why.nobody-there")

    def in_sight(self, g: Position) -> list[tuple[int, int]]:
        """6-4: the zones ahead of each unit."""
        return [(unit, cell) for unit in g.units_of(self.side) for cell in ahead(g, unit)]

    @work.verb("fire", UNIT, CELL, among="in_sight")
    def fire(self, g: Position, unit: int, cell: int) -> None:
        self.fired = True
        g.stack.append(Volley(unit, cell))

    @fire.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar | None:
        there = g.unit_at(cell)
        if unit not in g.units_of(self.side):
            return "6-4", "why.not-yours"
        if self.fired:
            return "6-4", "why.fired"
        if cell not in ahead(g, unit):
            return "6-4", "why.not-ahead"
        return ("6-4", "why.no-enemy") if there is None or there in g.units_of(self.side) else None

    done = work.verb("done", then=END)


@frame
class Volley(Frame):
    """6-4: fire, and the morale of who is hit."""

    unit: int
    target: int

    STEPS = ("shoot",)

    def odds(self, g: Position) -> Forecast:
        """Two dice that make three results: no table of odds."""
        hit = g.unit_at(self.target)
        assert hit is not None
        behind = BEHIND * from_behind(g, self.unit, hit)
        lines = [
            Line("6-4", "volley.guns", 1, ATTACK, {"unit": self.unit}),
            Line("6-4", "volley.morale", MORALE, "morale", {"unit": hit}),
        ]
        if behind:
            lines += [
                Line("6-4", "volley.behind", behind, DIE),
                Line("6-4", "volley.behind", -behind, "morale"),
            ]
        hits, stands = Fraction(7 - HITS + behind, 6), Fraction(MORALE - behind, 6)
        chances = {"breaks": hits * (1 - stands), "stands": hits * stands, "missed": 1 - hits}
        return Forecast(tuple(lines), chances)

    def shoot(self, g: Position) -> None:
        hit = g.unit_at(self.target)
        assert hit is not None
        behind = BEHIND * from_behind(g, self.unit, hit)
        die = g.roll()
        if die + behind < HITS:
            g.note("volley.missed", "6-4", unit=hit, die=die)
        elif (test := g.roll()) <= MORALE - behind:
            g.note("volley.stands", "6-4", unit=hit, dice=(die, test))
        else:
            g.remove(hit, LOST)
            g.note("volley.breaks", "6-4", unit=hit, dice=(die, test))


def ahead(g: Position, unit: int) -> list[int]:
    """6-4: the two zones ahead of a unit."""
    (x, y), (dx, dy) = BOARD.centres[g.cell[unit]], STEPS[g.facing[unit]]
    spots = [(x + far * dx, y + far * dy) for far in (1, 2)]
    return [BOARD.centres.index(spot) for spot in spots if spot in BOARD.centres]


def from_behind(g: Position, unit: int, target: int) -> bool:
    """6-4: whether the target looks away from who fires."""
    return g.facing[unit] == g.facing[target]


def is_cut(g: Position, start: int, end: int) -> bool:
    """6-3: whether a blown bridge lies between two zones."""
    edge = BRIDGES.edge(start, end)
    return edge is not None and bool(g.blown[edge])


def at_start(g: Position) -> None:
    """6-2: both sides look at each other."""
    g.facing = bytearray(EAST if unit < len(UNITS) // 2 else WEST for unit in range(len(UNITS)))
    g.blown = bytearray(len(BRIDGES))
