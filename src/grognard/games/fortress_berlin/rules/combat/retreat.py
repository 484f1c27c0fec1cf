"""8.7 Retreats: the owner takes his units back, one after the other and hex by hex."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import COMING, GOOD, MANOEUVRE, Position
from grognard.games.fortress_berlin.rules import stacking
from grognard.games.fortress_berlin.rules.combat import losses, routes
from grognard.games.fortress_berlin.rules.movement.stand import stand
from grognard.games.fortress_berlin.units import SIDES, SOVIET
from grognard.kernel.answers import Preview
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

Way = tuple[int, ...]


@frame
class Retreat(Frame):
    """8.7: each unit goes back at least `least` hexes and at most `most`; who can't is eliminated (8.7.1/6).

    Zones of units that the owner can't see bar a hex only when he tries it; then he tries another.
    """

    units: tuple[int, ...]
    """Who still has to go; the first is on its way, if one is."""
    least: int
    most: int
    optional: bool = False
    """8.6/R: under fire in a fortification, where the result may be ignored."""
    way: Way = ()
    """Where the unit on its way has been, and where it is."""
    blocked: tuple[int, ...] = ()
    """Hexes that have turned out to be closed to it from here."""

    ways: dict[int, list[int]] = derived()

    PIECES = ("units",)
    STEPS = ("fall", "retreat")

    def fall(self, g: Position) -> None:
        """8.7.1: who can't retreat is lost, or leaves the map."""
        self._tell(g)
        for unit in self.units[:1] if self.way else self.units:
            if g.cell[unit] < 0:
                self._finish(unit)
            elif not self.optional and not self._cells(g, unit):
                self._lose(g, unit)

    def _tell(self, g: Position) -> None:
        for unit in self.units[:1]:
            if g.cell[unit] >= 0:
                routes.give_away(g, unit, self.most)

    def _lose(self, g: Position, unit: int) -> None:
        if self.way and self._may_halt(g, unit):
            return
        way = self.way or (g.cell[unit],)
        self._finish(unit)
        if g.printed[unit].is_ppb:
            losses.eliminate(g, unit, "11.2.1c")
        elif not g.ma(unit):
            losses.eliminate(g, unit, "8.7.1/3")
        elif goes_off(g, unit, way, self.most):
            depart(g, unit)
        else:
            losses.eliminate(g, unit, "8.7.1/6")

    def _finish(self, unit: int) -> None:
        self.units, self.way, self.blocked = tuple(other for other in self.units if other != unit), (), ()

    def _cells(self, g: Position, unit: int) -> list[int]:
        """The hexes that a unit may take next, as far as its owner can see."""
        if not g.ma(unit):
            return []
        way = self.way or (g.cell[unit],)
        found = [cell for cell in onward(g, unit, way, self.least, self.most) if cell not in self.blocked]
        if found or (self.way and self._may_halt(g, unit)):
            return found
        found = to_edge(g, unit, way, self.most)
        return [cell for cell in found if cell not in self.blocked]

    @choice
    def retreat(self, g: Position) -> Decision | None:
        """One hex of a unit's retreat."""
        if not self.units:
            return None
        going = self.units[:1] if self.way else self.units
        self.ways = {unit: self._cells(g, unit) for unit in going}
        unit, gone = going[0], max(0, len(self.way) - 1)
        more = {"unit": unit, "gone": gone, "enough": int(gone > 0 and self._may_halt(g, unit))}
        cell, left = g.cell[unit], self.most - gone
        return ask(SIDES[g.camp[unit]], "retreat.choose", units=going, cell=cell, count=left, **more)

    def one_cell(self, g: Position, unit: int, cell: int) -> Preview:
        """The way of one hex."""
        return Preview((g.cell[unit], cell))

    @retreat.verb("retreat", UNIT, CELL, exactly="ways", way="one_cell", then="fall")
    def go_back(self, g: Position, unit: int, cell: int) -> None:
        self.units = (unit, *(other for other in self.units if other != unit))
        self._tell(g)
        self.way = self.way or (g.cell[unit],)
        if not self._holds(g, unit, cell):
            self.blocked = (*self.blocked, cell)
            g.note("retreat.blocked", "3.2.5", unit=unit, cell=cell, seen_by=(SIDES[g.camp[unit]],))
            return
        self.way, self.blocked = (*self.way, cell), ()
        g.target[unit] = 0
        g.note("retreat.goes", "8.7", unit=unit, cell=cell)
        stand(g, unit, cell)
        if len(self.way) > self.most or g.cell[unit] < 0:
            self._finish(unit)

    @go_back.barred
    def _(self, g: Position, unit: int, cell: int) -> Bar:
        if unit not in self.ways:
            return "8.7", "why.retreat-not-now"
        return self._bar(g, unit, cell)

    def _bar(self, g: Position, unit: int, cell: int) -> Bar:
        way = self.way or (g.cell[unit],)
        if not g.ma(unit):
            return "8.7.1/3", "why.retreat-immobile"
        if cell in way:
            return "8.7.1/4", "why.retreat-twice"
        if bar := routes.bar_to_step(g, unit, way[-1], cell, "8.7.1/1"):
            return bar
        if cell in self.blocked or not _is_free(g, unit, cell, g.seen_zone[g.camp[unit]][1 - g.camp[unit]]):
            return "3.2.5", "why.retreat-zone"
        return "8.7.1/2", "why.retreat-no-way"

    def _holds(self, g: Position, unit: int, cell: int) -> bool:
        """Whether a step that is offered holds against zones that the owner can't see."""
        way, zone = (*self.way, cell), g.zone[1 - g.camp[unit]]
        if not _is_free(g, unit, cell, zone):
            return False
        if cell not in onward(g, unit, self.way, self.least, self.most):
            return _goes_off(g, unit, way, self.most, zone)
        return _is_complete(g, unit, way, self.least) or bool(
            _next(g, unit, way, self.least, self.most, zone)
        )

    def _may_halt(self, g: Position, unit: int) -> bool:
        """8.6/R: one hex is enough, where there is room."""
        return len(self.way) > self.least and stacking.room(g, g.camp[unit], self.way[-1], (unit,))

    @retreat.verb("halt", then="fall")
    def halt(self, g: Position) -> None:
        """8.7: the unit on its way has gone far enough."""
        self._finish(self.units[0])

    @halt.barred
    def _(self, g: Position) -> Bar | None:
        if not self.way:
            return "8.7", "why.retreat-not-begun"
        return None if self._may_halt(g, self.units[0]) else ("8.7", "why.retreat-not-far-enough")

    @retreat.verb("hold", then=END)
    def hold(self, g: Position) -> None:
        """8.6/R: those who have not gone stay in their fortification."""
        g.note("retreat.holds", "8.6/R", units=self.units, cell=g.cell[self.units[0]])

    @hold.barred
    def _(self, g: Position) -> Bar | None:
        if not self.optional:
            return "8.6/R", "why.retreat-must"
        return ("8.7", "why.retreat-begun") if len(self.way) > 1 else None


def onward(g: Position, unit: int, way: Way, least: int, most: int) -> list[int]:
    """8.7.1: the hexes next from which the retreat can be completed on the map, as its owner sees it."""
    camp = g.camp[unit]
    zone = g.seen_zone[camp][1 - camp]
    return _next(g, unit, way, least, most, zone)


def _next(g: Position, unit: int, way: Way, least: int, most: int, zone: bytearray) -> list[int]:
    if len(way) > most:
        return []
    return [
        cell
        for cell in _open_from(g, unit, way, zone)
        if _is_complete(g, unit, (*way, cell), least) or _next(g, unit, (*way, cell), least, most, zone)
    ]


def _open_from(g: Position, unit: int, way: Way, zone: bytearray) -> list[int]:
    """8.7.1/1, 8.7.1/4: neither enemies nor their zones, no closed ground, no hex twice."""
    return [
        cell
        for cell in routes.ways_out(g, unit, way[-1])
        if cell not in way and not routes.is_held(g, unit, cell) and _is_free(g, unit, cell, zone)
    ]


def _is_free(g: Position, unit: int, cell: int, zone: bytearray) -> bool:
    """3.2.5: a hex that enemies control bars the way, unless a friendly unit holds it."""
    return not zone[cell] or bool(g.count[g.camp[unit]][cell])


def _is_complete(g: Position, unit: int, way: Way, least: int) -> bool:
    """8.7.1/2: far enough, and room in the last hex."""
    return len(way) > least and stacking.room(g, g.camp[unit], way[-1], (unit,))


# ---- off the map


def goes_off(g: Position, unit: int, way: Way, most: int) -> bool:
    """8.7.1/5: whether a Soviet unit on the edge, which has no other way, leaves the map."""
    return g.camp[unit] == SOVIET and bool(g.geo.edge[way[-1]]) and len(way) <= most


def to_edge(g: Position, unit: int, way: Way, most: int) -> list[int]:
    """8.7.1/5: the hexes by which a Soviet unit that can't stay on the map comes to its edge."""
    zone = g.seen_zone[SOVIET][1 - SOVIET]
    if g.camp[unit] != SOVIET or g.geo.edge[way[-1]]:
        return []
    return [cell for cell in _open_from(g, unit, way, zone) if _goes_off(g, unit, (*way, cell), most, zone)]


def _goes_off(g: Position, unit: int, way: Way, most: int, zone: bytearray) -> bool:
    if g.camp[unit] != SOVIET or len(way) > most:
        return False
    if g.geo.edge[way[-1]]:
        return True
    return any(_goes_off(g, unit, (*way, cell), most, zone) for cell in _open_from(g, unit, way, zone))


def depart(g: Position, unit: int) -> None:
    """8.7.1/5: it comes back in the next turn by the nearest letter; that it was late before is over."""
    cell = g.cell[unit]
    letter = g.geo.edge_letter(cell)
    g.note("retreat.off-map", "8.7.1/5", unit=unit, cell=cell, letter=letter)
    g.show((unit,))
    g.target[unit] = 0
    g.gate[unit], g.due[unit], g.late[unit] = g.geo.entries[letter], g.turn + 1, 0
    g.change(unit, mode=MANOEUVRE, disrupted=GOOD)
    g.remove(unit, COMING)
