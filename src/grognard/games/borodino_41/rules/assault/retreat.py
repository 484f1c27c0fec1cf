"""12/after/retreat: beaten units go back, hex by hex, towards cover, an HQ or their edge of the map."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from grognard.games.borodino_41.geography import Geography
from grognard.games.borodino_41.position import NONE, Position
from grognard.games.borodino_41.rules import hidden, works
from grognard.games.borodino_41.rules.assault import routes
from grognard.games.borodino_41.rules.assault.markers import under_assault
from grognard.games.borodino_41.rules.combat.losses import lose
from grognard.games.borodino_41.rules.movement.contact import is_exposed
from grognard.games.borodino_41.rules.movement.offmap import depart, is_on_edge
from grognard.games.borodino_41.rules.stacking import has_room
from grognard.games.borodino_41.rules.terrain import is_cover
from grognard.games.borodino_41.rules.zoc import LEAVING, ZocFire
from grognard.games.borodino_41.units import SIDES
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

Way = tuple[int, ...]


@frame
class Retreat(Frame):
    """12/after/who-moves: the owner moves beaten units one after the other, each to its end."""

    units: tuple[int, ...]
    """Who still has to go; the first is on its way, if one is."""
    length: int
    spared: tuple[int, ...] = ()
    """12/after/retreat-zoc: the winners, who don't fire at those they drive out."""
    way: Way = ()
    goal: int = NOWHERE
    crowded: bool = False
    """8/stack/retreat: the unit on its way has come far enough, but goes on to find room."""
    gone: tuple[int, ...] = ()
    """Who has gone back, and below where each has been: lengths and cells of their ways."""
    trails: tuple[Way, ...] = ()

    ways: dict[int, list[int]] = derived()

    PIECES = ("units", "spared", "gone")
    STEPS = ("stand", "retreat", "leave", "arrive", "report")

    def stand(self, g: Position) -> None:
        """Who is dead, has arrived, or can't go: all that needs no choice."""
        while self.units:
            stuck = next((unit for unit, cells in self._ways(g).items() if not cells), None)
            if stuck is None:
                return
            if not self._unmask(g, stuck):
                self._end(g, stuck)
        self.at = "report"

    def _unmask(self, g: Position, unit: int) -> bool:
        """11/dummies/observed: dummies that alone bar the way of a beaten unit are found out."""
        here, enemy, dummy = g.cell[unit], 1 - g.camp[unit], g.world.is_dummy
        if not g.world.hidden or here < 0 or self.length < len(self.way or (here,)):
            return False
        found = [
            other
            for near in g.geo.board.neighbours[here]
            if g.count[enemy][near] and routes.can_step(g, unit, here, near) and not g.real_at(near)
            for other in g.units_at(near)
            if dummy[other]
        ]
        for other in found:
            hidden.find_out(g, other, "11/dummies/observed")
        return bool(found)

    def _ways(self, g: Position) -> dict[int, list[int]]:
        going = self.units[:1] if self.way else self.units
        return {unit: self.cells(g, unit) if g.cell[unit] >= 0 else [] for unit in going}

    def _end(self, g: Position, unit: int) -> None:
        """A unit goes no farther: it has arrived, leaves the map, or pays for hexes that it can't make."""
        way = self.way or (g.cell[unit],)
        self.units, self.way = tuple(other for other in self.units if other != unit), ()
        self.crowded = False
        if g.cell[unit] < 0:
            return
        self._leave_trail(unit, way)
        missing = self.length - len(way) + 1
        if missing > 0 and is_on_edge(g.geo, way[-1]) and routes.class_of(g, unit) != routes.STATIC:
            depart(g, unit)  # 7/offmap/forced, before 12/after/cannot-retreat
            works.left(g, way[-1])
            return
        if missing > 0:
            g.note("assault.cut-off", "12/after/cannot-retreat", unit=unit, cell=way[-1], count=missing)
            lose(g, unit, missing, "12/after/cannot-retreat")
        elif not has_room(g, g.camp[unit], way[-1], (unit,)):
            g.note("assault.overstacked", "12/after/retreat-stacking", unit=unit, cell=way[-1])

    def _leave_trail(self, unit: int, way: Way) -> None:
        """12/after/advance: the steps in which winners may follow, whatever has become of the unit."""
        if len(way) > 1:
            self.gone, self.trails = (*self.gone, unit), (*self.trails, way)

    def cells(self, g: Position, unit: int) -> list[int]:
        """The hexes next from which a unit can go on; none where it has arrived or is stuck."""
        way = self.way or (g.cell[unit],)
        left = self.length - len(way) + 1
        if left <= 0:
            return _with_room(g, unit, way) if self.crowded else []
        worth = {cell: 2 + _worth(g, unit, (*way, cell), left - 1) for cell in _away(g, unit, way)}
        best = max(worth.values(), default=0)
        if best < 2 * left and is_on_edge(g.geo, way[-1]):
            return []  # 7/offmap/forced: it leaves the map
        found = [cell for cell, value in worth.items() if value == best]
        return found if len(way) > 1 else preferred(g, unit, found)

    @choice
    def retreat(self, g: Position) -> Decision | None:
        """One hex of a unit's retreat."""
        self.ways = self._ways(g)
        units = tuple(self.ways)
        return ask(SIDES[g.camp[units[0]]], "assault.retreat", units=units, count=self.length)

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @retreat.verb("retreat", UNIT, CELL, exactly="ways", way="one_cell", then="leave")
    def go_back(self, g: Position, unit: int, cell: int) -> None:
        self.units = (unit, *(other for other in self.units if other != unit))
        self.way, self.goal = self.way or (g.cell[unit],), cell

    @go_back.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar:
        if unit not in self.ways:
            return "12/after/who-moves", "why.assault-not-retreating"
        way = self.way or (g.cell[unit],)
        if bar := routes.bar_to_go(g, unit, cell):
            return bar
        if cell not in _away(g, unit, way):
            return "12/after/who-moves", "why.assault-not-away"
        return "12/assault/retreat-direction", "why.assault-better-retreat"

    def leave(self, g: Position) -> None:
        """12/after/retreat-zoc: enemies who were not assaulted fire at who leaves their zone."""
        unit = self.units[0]
        if is_exposed(g, unit):
            spared = tuple(sorted({*self.spared, *under_assault(g, 1 - g.camp[unit])}))
            g.stack.append(ZocFire(unit, g.cell[unit], LEAVING, spared, driven=True))

    def arrive(self, g: Position) -> None:
        """The fire can't stop it, unless it kills."""
        unit, self.at = self.units[0], "stand"
        if g.cell[unit] < 0:
            self._leave_trail(unit, self.way)
            self.units, self.way = self.units[1:], ()
            return
        routes.go(g, unit, self.goal)
        if g.cell[unit] < 0:
            return
        self.way = (*self.way, self.goal)
        full = len(self.way) > self.length and not has_room(g, g.camp[unit], self.goal, (unit,))
        self.crowded = full and bool(_with_room(g, unit, self.way))
        if g.world.hidden:
            g.learn((SIDES[1 - g.camp[unit]],), "room")  # whether it goes on tells of who is there
        g.note("assault.retreated", "12/after/who-moves", unit=unit, cell=self.goal)

    def report(self, g: Position) -> None:
        """Leaves the ways to the frame below."""
        told = getattr(g.stack[-2], "has_retreated", None) if len(g.stack) > 1 else None
        if told is not None:
            told(self.gone, self.trails)
        self.at = END


def _away(g: Position, unit: int, way: Way) -> list[int]:
    """The open hexes next that lead away from where the unit fought."""
    distance, start, far = g.geo.board.distance, way[0], len(way)
    return [cell for cell in routes.open_from(g, unit, way[-1]) if distance(start, cell) == far]


def _worth(g: Position, unit: int, way: Way, left: int) -> int:
    """How well a retreat goes on: 2 for each hex that can be made; 1 less than all if it leaves the map."""
    if not left:
        return 0
    best = max((2 + _worth(g, unit, (*way, cell), left - 1) for cell in _away(g, unit, way)), default=0)
    return max(best, 2 * left - 1) if is_on_edge(g.geo, way[-1]) else best


def _with_room(g: Position, unit: int, way: Way) -> list[int]:
    """8/stack/retreat: the hexes next that lead to room in the fewest hexes, however many these are."""
    steps = {cell: _steps_to_room(g, unit, way, cell) for cell in _onward(g, unit, way[0], way[-1], way)}
    least = min((count for count in steps.values() if count is not None), default=None)
    return [cell for cell, count in steps.items() if count is not None and count == least]


def _onward(g: Position, unit: int, start: int, here: int, seen: Collection[int]) -> list[int]:
    """The open hexes next that lead no nearer to where the unit fought."""
    distance = g.geo.board.distance
    far = distance(start, here)
    return [
        cell for cell in routes.open_from(g, unit, here) if cell not in seen and distance(start, cell) >= far
    ]


def _steps_to_room(g: Position, unit: int, way: Way, cell: int) -> int | None:
    """How many hexes beyond one lies room for a unit; None if enemies or ground keep it from all."""
    count, found, seen = 0, [cell], {*way, cell}
    while found:
        if any(has_room(g, g.camp[unit], there, (unit,)) for there in found):
            return count
        found = sorted({near for there in found for near in _onward(g, unit, way[0], there, seen)})
        seen.update(found)
        count += 1
    return None


def preferred(g: Position, unit: int, cells: list[int]) -> list[int]:
    """12/assault/retreat-direction: cover before the way to an HQ, that before the way to a friendly edge."""
    here, camp = g.cell[unit], g.camp[unit]
    covered = [cell for cell in cells if is_cover(g, cell)]
    if covered:
        return covered
    distance = g.geo.board.distance
    staffs = [g.cell[hq] for hq in g.world.hqs if g.camp[hq] == camp and g.cell[hq] >= 0 and hq != unit]
    if staffs:
        near = min(distance(here, staff) for staff in staffs)
        nearer = [cell for cell in cells if any(distance(cell, staff) < near for staff in staffs)]
        if nearer:
            return nearer
    home = from_home(g.geo, camp)
    return [cell for cell in cells if home[cell] < home[here]] or cells


@cache
def from_home(geo: Geography, camp: int) -> tuple[int, ...]:
    """The distance of each hex from the edge of the map that is friendly to a side."""
    board, far = geo.board, [NONE] * len(geo.board)
    queue = [*geo.edge_cells[camp]]
    for cell in queue:
        far[cell] = 0
    for cell in queue:
        for near in board.neighbours[cell]:
            if far[near] == NONE:
                far[near] = far[cell] + 1
                queue.append(near)
    return tuple(far)
