"""13 Supply: lines to a road that leads to a friendly edge, HQs as sources, and the markers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from grognard.games.borodino_41.geography import AMPHIBIOUS, BLOWN, RAIL, Geography, Terms
from grognard.games.borodino_41.position import CUT_OFF, OUT_OF_SUPPLY, SUPPLIED, Position
from grognard.games.borodino_41.rules.recovery import learn_zones
from grognard.games.borodino_41.rules.zoc import controlled
from grognard.games.borodino_41.units import GERMAN, SIDES, SOVIET
from grognard.kernel.board.movement import Cells
from grognard.kernel.board.supply import Links, as_bytes, flood
from grognard.kernel.board.ways import Spots, Ways
from grognard.kernel.frames import Frame, frame
from grognard.kernel.kept import kept, reuse
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.reactions import reaction
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar


class _Lines:
    """The networks over which supply flows on a map."""

    def __init__(self, geo: Geography) -> None:
        self.geo = geo
        self.bridges = len(geo.spots.edge_labels)
        spots = Spots(geo.board, edges=[(a, b) for a, b, *_ in geo.spots.around[: self.bridges]])
        self.roads = Ways(geo.board, spots, self._along)
        """13/supply/source-road: by camp."""
        self.ground = Ways(geo.board, spots, self._across)
        """13/supply/line: by mobility."""
        self.edges = tuple(tuple(cell for cell in cells if geo.on_way[cell]) for cells in geo.edge_cells)
        """13/supply/edge-german, 13/supply/edge-soviet: where ways leave the map, by camp."""

    def along_roads(self, g: Position, camp: int) -> Links:
        """13/supply/source-road: as the bridges stand; whose roads they are has no bearing on it."""
        return self.roads.links(g.spots[: self.bridges], camp)

    def over_ground(self, g: Position, mobility: str) -> Links:
        """13/supply/line: likewise."""
        return self.ground.links(g.spots[: self.bridges], mobility)

    def _along(self, a: int, b: int, spots: bytes, camp: Any) -> int | None:
        """Roads over bridges that stand; the railway is for the Soviets."""
        spot = self.geo.spots.edge(a, b)
        if spot is not None and spots[spot] == BLOWN:
            return None
        kinds = self.geo.ways(a, b)
        return 1 if (kinds if camp == SOVIET else kinds - {RAIL}) else None

    def _across(self, a: int, b: int, spots: bytes, mobility: Any) -> int | None:
        """Whether a line that has come from a unit to `b` leads on to `a`, nearer the source.

        A flood begins at the source and so runs against the line.
        """
        return 1 if self.leads(b, a, spots, mobility, self._deploys(b, mobility)) else None

    def leads(self, a: int, b: int, spots: bytes, mobility: str, deployed: bool) -> bool:
        """Whether a unit could go from hex to hex in column, or deployed if it can be so in the first."""
        terms = [Terms(mobility, column, False, False) for column in (True, *(False,) * deployed)]
        return any(self.geo.cost(a, b, spots, each) is not None for each in terms)

    def _deploys(self, cell: int, mobility: str) -> bool:
        """7/formation/to-deployed: wheels on a road in the woods leave it by the road alone."""
        return self.geo.hex_cost(cell, Terms(mobility, False, False, False)) is not None

    def begins(self, g: Position, unit: int, near: int, mobility: str) -> bool:
        """Whether a line leads from the hex of a unit to one beside it; who stands deployed may go so."""
        cell = g.cell[unit]
        deployed = not g.column[unit] or self._deploys(cell, mobility)
        return self.leads(cell, near, bytes(g.spots[: self.bridges]), mobility, deployed)


@cache
def _lines(geo: Geography) -> _Lines:
    return _Lines(geo)


@kept()
def _zone(g: Position, camp: int) -> bytes:
    """10/zoc/exceptions: the hexes in the zone of control of a side."""
    return bytes(found and controlled(g, camp, cell) for cell, found in enumerate(g.zone[camp]))


def _zone_seen(g: Position, camp: int) -> bytes:
    """The same as its enemy must take it to be: every counter that he can't name may have one."""
    if not g.world.hidden:
        return _zone(g, camp)
    return bytes(map(bool, g.seen_zone[1 - camp][camp]))


def _closed(g: Position, camp: int, zone: Cells, *, seeming: bool = False) -> bytes:
    """Hexes that no line of a side crosses: with enemies, or in their zone of control.

    Dummies stop no supplies (11/dummies/have), but seem to.
    """
    enemies = g.count[1 - camp]
    if g.world.hidden and not seeming:
        enemies = bytearray(enemies)
        for dummy in g.world.dummies:
            if g.cell[dummy] >= 0 and g.camp[dummy] != camp:
                enemies[g.cell[dummy]] -= 1
    return (as_bytes(enemies) | as_bytes(zone)).to_bytes(len(enemies), "little")


def closed_to(g: Position, camp: int) -> bytes:
    """13/supply/line: the hexes with enemies, or in a zone of theirs that works don't keep out."""
    return _closed(g, camp, _zone(g, 1 - camp))


@kept()
def source_roads(g: Position, camp: int) -> bytes:
    """13/supply/source-road: hexes of roads that lead to a friendly edge, free of enemies and their zones."""
    return _sources(g, camp, closed_to(g, camp))


def _sources(g: Position, camp: int, closed: bytes) -> bytes:
    lines = _lines(g.geo)
    starts = [cell for cell in lines.edges[camp] if camp == SOVIET or g.geo.way_kinds[cell] - {RAIL}]
    return reuse(g, ("roads", camp), flood, lines.along_roads(g, camp), starts, closed)


@kept()
def joined(g: Position, camp: int, mobility: str) -> bytes:
    """13/supply/line: the hexes from which a unit of a side and mobility can trace a line to a source."""
    sources = (cell for cell, found in enumerate(source_roads(g, camp)) if found)
    return _flooded(g, camp, mobility, tuple(sources), closed_to(g, camp))


def _flooded(g: Position, camp: int, mobility: str, sources: Iterable[int], closed: bytes) -> bytes:
    links = _lines(g.geo).over_ground(g, mobility)
    return reuse(g, ("supply", camp, mobility), flood, links, sources, closed)


def mobility_of(g: Position, unit: int) -> str:
    """How the supplies of a unit travel: as it would itself; the static tanks were towed.

    Those of a dummy as they would to the unit that it poses as (11/dummies/have): all see the marker.
    """
    printed = g.looks(unit)
    if printed.is_amphibious:
        return AMPHIBIOUS
    return "tracked" if printed.mobility == "static" else printed.mobility


def is_supplied(g: Position, unit: int) -> bool:
    """13/supply/line: whether a unit on the map can trace a line; its own hex may be in an enemy zone."""
    mobility = mobility_of(g, unit)
    return _reaches(g, unit, joined(g, g.camp[unit], mobility), mobility)


def _reaches(g: Position, unit: int, cells: bytes, mobility: str) -> bool:
    cell = g.cell[unit]
    if cells[cell]:
        return True
    lines, beside = _lines(g.geo), g.geo.board.neighbours[cell]
    return any(cells[near] and lines.begins(g, unit, near, mobility) for near in beside)


def as_it_seems(g: Position, camp: int, mobility: str) -> tuple[bytes, bytes]:
    """Roads and lines of a side as far as it knows: any counter that it can't name may have a zone."""
    closed = _closed(g, camp, _zone_seen(g, 1 - camp), seeming=True)
    roads = _sources(g, camp, closed)
    sources = tuple(cell for cell, found in enumerate(roads) if found)
    return roads, _flooded(g, camp, mobility, sources, closed)


@frame
class SupplyPhase(Frame):
    """13/supply/phase: both sides are looked at together; then HQs may help who has found no line."""

    camp: int = GERMAN
    drawn: tuple[int, ...] = ()
    """Headquarters that have given supplies in this phase."""

    STEPS = ("look", "draw", "other_side")
    PIECES = ("drawn",)

    def look(self, g: Position) -> None:
        """13/supply/cut-off, 13/supply/remove: all are tested first, since a marker may end a zone."""
        found = [(unit, is_supplied(g, unit)) for unit in g.in_place(ON_BOARD)]
        for unit, has_line in found:
            if has_line and g.supply[unit]:
                _resupply(g, unit, "13/supply/remove")
            elif not has_line and g.supply[unit] == SUPPLIED:
                g.change(unit, supply=CUT_OFF)
                g.note("supply.cut", "13/supply/cut-off", unit=unit, cell=g.cell[unit])
        learn_zones(g)

    @reaction("supply", "13/supply/hq-source")
    def draw(self, g: Position) -> Decision | None:
        """Asked while any counter of the side bears a marker, which all can see."""
        g.player = self.camp
        if not any(g.supply[unit] for unit in g.units_of(self.camp)):
            return None
        if not (g.world.hidden or any(self.bar_to_draw(g, hq) is None for hq in self.hqs(g))):
            return None
        return ask(SIDES[self.camp], "supply.draw")

    def hqs(self, g: Position) -> list[int]:
        """The headquarters of the side on the map."""
        return [hq for hq in g.world.hqs if g.cell[hq] >= 0 and g.camp[hq] == self.camp]

    @draw.verb("draw", UNIT, among="hqs")
    def draw_on(self, g: Position, hq: int) -> None:
        """13/supply/hq-source: it supplies any number of units, and is itself out of supply for it."""
        for unit in served_by(g, hq, _zone(g, 1 - self.camp)):
            _resupply(g, unit, "13/supply/hq-source")
        g.change(hq, supply=OUT_OF_SUPPLY)
        self.drawn = (*self.drawn, hq)
        g.note("supply.drawn", "13/supply/hq-source", unit=hq)
        learn_zones(g)

    @draw_on.barred
    def _(self, g: Position, hq: int) -> Bar | None:
        return self.bar_to_draw(g, hq)

    def bar_to_draw(self, g: Position, hq: int) -> Bar | None:
        """Why nobody can draw on a headquarters."""
        if hq not in self.hqs(g):
            return "13/supply/hq-source", "why.supply-no-hq"
        if g.supply[hq] == OUT_OF_SUPPLY or hq in self.drawn:
            return "13/supply/hq-source", "why.supply-spent"
        if not served_by(g, hq, _zone_seen(g, 1 - self.camp), seeming=True):
            return "13/supply/hq-source", "why.supply-nobody"
        return None

    def other_side(self, g: Position) -> None:
        if self.camp == GERMAN:
            self.camp, self.at = SOVIET, "draw"


def served_by(g: Position, hq: int, zone: bytes, *, seeming: bool = False) -> list[int]:
    """Units with a marker that can trace a line to an HQ through hexes free of enemies and of a zone."""
    camp, here = g.camp[hq], g.cell[hq]
    closed = _closed(g, camp, zone, seeming=seeming)
    found = []
    for unit in g.units_of(camp):
        if g.supply[unit] and unit != hq:
            mobility = mobility_of(g, unit)
            cells = _flooded(g, camp, mobility, (here,), closed)
            if g.cell[unit] == here or _reaches(g, unit, cells, mobility):
                found.append(unit)
    return found


def _resupply(g: Position, unit: int, rule: str) -> None:
    g.change(unit, supply=SUPPLIED)
    g.note("supply.restored", rule, unit=unit)
