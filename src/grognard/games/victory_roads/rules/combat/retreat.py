"""7.10 Retreats: hex by hex in an order of preference, to a distance that the result gives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field

from grognard.games.victory_roads.position import NONE, Position
from grognard.games.victory_roads.rules.combat.fight import Stage, fight_of
from grognard.games.victory_roads.rules.ground.stacking import bar_to_stand
from grognard.games.victory_roads.rules.ground.steps import eliminate
from grognard.games.victory_roads.rules.ground.ways import HOMEWARD, closed_to, network_for
from grognard.games.victory_roads.rules.haltebefehl import is_ordered
from grognard.games.victory_roads.rules.reich.satisfaction import hq_killed
from grognard.games.victory_roads.rules.theatres.corps import stand_down_outside
from grognard.games.victory_roads.units import AXIS, SIDES
from grognard.kernel import combat
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

DETOUR = 2
"""How many hexes beyond its length a retreat may take to come far enough, where no way is direct."""
ONWARD = 6
"""7.10.10: the most hexes that a unit goes on to find room."""
Way = tuple[int, ...]


@frame
class Retreat(combat.Retreat):
    """7.10.1, 7.10.2: all units of a side in the combat go back; who cannot come far enough is eliminated."""

    foes: tuple[int, ...] = field(default=(), kw_only=True)
    """The enemy units of the combat."""
    defended: int = field(default=NONE, kw_only=True)
    """The attacked hex, if these are its defenders."""

    PIECES = ("units", "foes")

    def ask(self, g: Position, units: Sequence[int]) -> Decision:
        return ask(SIDES[g.camp[units[0]]], "ask.retreat", units=tuple(units), count=self.length)

    def cells(self, g: Position, unit: int, way: Way) -> Sequence[int]:
        return next(self.classes(g, unit, way), ())

    def classes(self, g: Position, unit: int, way: Way) -> Iterator[Sequence[int]]:
        return ranked(g, unit, way, self.foes)

    def is_complete(self, g: Position, unit: int, way: Way) -> bool:
        """7.10.9: far enough from where it began."""
        return g.geo.board.distance(way[0], way[-1]) >= self.length

    def open_to(self, g: Position, unit: int, way: Way) -> list[int]:
        if not g.movement(unit):  # 7.10.13
            return []
        return self._next(g, unit, way, self.length) or self._next(g, unit, way, self.length + DETOUR)

    def _next(self, g: Position, unit: int, way: Way, most: int) -> list[int]:
        """The best hexes from which a way of so many hexes comes far enough."""
        for cells in ranked(g, unit, way, self.foes):
            if found := [cell for cell in cells if self._arrives(g, unit, (*way, cell), most)]:
                return found
        return []

    def _arrives(self, g: Position, unit: int, way: Way, most: int) -> bool:
        if self.is_complete(g, unit, way):
            return True
        gone = g.geo.board.distance(way[0], way[-1])
        if len(way) - 1 + self.length - gone > most or stops(g, unit, way[-1]):
            return False
        return bool(self._next(g, unit, way, most))

    def go(self, g: Position, unit: int, cell: int) -> None:
        """1.10.1: hexes that a unit is driven through are not captured."""
        g.put(unit, cell)
        if not self.is_complete(g, unit, self.way):
            return
        fight = fight_of(g)
        fight.retreated = (*fight.retreated, unit)
        if self.defended != NONE:
            g.late[unit] = not fight.surprise  # 7.10.12: in a combat phase
            stand_down_outside(g, (unit,), "7.10.14", self.defended)
        g.note("combat.retreated", "7.10.3", unit=unit, cell=cell)
        if bar_to_stand(g, unit, cell):
            g.stack.append(Onward((unit,), self.way, self.foes, self.length))

    def lost(self, g: Position, unit: int) -> None:
        """7.10.11: no Kampfgruppe comes for it, as it would have to retreat in its turn."""
        rule = "7.10.11" if g.movement(unit) else "7.10.13"
        g.note("combat.cut-off", rule, unit=unit, cell=g.cell[unit])
        eliminate(g, unit)
        hq_killed(g, unit)

    def bar_to_retreat(self, g: Position, unit: int, cell: int) -> Bar:
        going = self.units[:1] if self.way else self.units
        if unit not in going:
            return "7.10.4", "why.not-retreating"
        way = self.way or (g.cell[unit],)
        if cell not in g.geo.board.neighbours[way[-1]]:
            return "7.10.7", "why.hex-by-hex"
        if cell in way:
            return "7.10.9", "why.not-far-enough", {"count": self.length}
        if not any(cell in cells for cells in ranked(g, unit, way, self.foes)):
            return "7.10.8", "why.no-way-back"
        if stops(g, unit, cell) and not self.is_complete(g, unit, (*way, cell)):
            return "6.7.7b", "why.not-through-haltebefehl"
        if not self._arrives(g, unit, (*way, cell), self.length):
            return "7.10.9", "why.not-far-enough", {"count": self.length}
        return "7.10.5" if g.camp[unit] == AXIS else "7.10.6", "why.better-retreat"


@frame
class Onward(Stage):
    """7.10.10: a unit that found no room in the last hex may go on until it does, or stay there after all."""

    units: tuple[int, ...]
    way: tuple[int, ...]
    foes: tuple[int, ...]
    length: int

    ways: dict[int, list[int]] = derived()

    PIECES = ("units", "foes")
    STEPS = ("onward",)

    @choice
    def onward(self, g: Position) -> Decision | None:
        (unit,) = self.units
        self.ways = {unit: self.cells(g, unit)}
        return ask(SIDES[g.camp[unit]], "ask.retreat-on", unit=unit, cell=self.way[-1])

    def cells(self, g: Position, unit: int) -> list[int]:
        """The best hexes next; none where it has found room, or has been on its way for too long."""
        crowded = bar_to_stand(g, unit, self.way[-1]) and not stops(g, unit, self.way[-1])
        if not crowded or len(self.way) > self.length + ONWARD:
            return []
        board, start = g.geo.board, self.way[0]
        for cells in ranked(g, unit, self.way, self.foes):
            if found := [cell for cell in cells if board.distance(start, cell) >= self.length]:
                return found
        return []

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @onward.verb("retreat", UNIT, CELL, exactly="ways", way="one_cell")
    def retreat(self, g: Position, unit: int, cell: int) -> None:
        self.way = (*self.way, cell)
        g.put(unit, cell)
        g.note("combat.retreated", "7.10.10", unit=unit, cell=cell)

    @retreat.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar:
        return "7.10.10", "why.retreat-on"

    onward.done("stop", then=END)


def ranked(g: Position, unit: int, way: Way, foes: Iterable[int]) -> Iterator[list[int]]:
    """7.10.5, 7.10.6: the open hexes next, best first; none twice on one way.

    Homeward and away from all enemies of the combat, homeward, away, and as a last resort all others, since
    7.10.11 eliminates only those who are stopped or do not come far enough.
    """
    board, here, closed = g.geo.board, way[-1], closed_to(g, unit)
    around = [cell for cell, _ in network_for(g, unit)[here] if not closed[cell] and cell not in way]
    homeward = [cell for cell in around if board.direction(here, cell) in HOMEWARD[g.camp[unit]]]
    hexes = {g.cell[foe] for foe in foes if g.cell[foe] >= 0}
    away = [
        cell for cell in around if all(board.distance(cell, foe) > board.distance(here, foe) for foe in hexes)
    ]
    yield [cell for cell in homeward if cell in away]
    yield [cell for cell in homeward if cell not in away]
    yield [cell for cell in away if cell not in homeward]
    yield [cell for cell in around if cell not in homeward and cell not in away]


def stops(g: Position, unit: int, cell: int) -> bool:
    """6.7.7: whether a unit may retreat into a hex, but not through it, because of a Haltebefehl."""
    return g.camp[unit] == AXIS and is_ordered(g, cell)
