"""7 Off the map: units that were driven over its edge come back by the nearest friendly road, or are lost."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import compress, count

from grognard.games.borodino_41.geography import Geography
from grognard.games.borodino_41.position import LOST, OFF_MAP, Position
from grognard.games.borodino_41.rules import works
from grognard.games.borodino_41.rules.terrain import is_out_of_zones
from grognard.games.borodino_41.units import SIDES

SIDES_OF_A_HEX = 6


def depart(g: Position, unit: int) -> None:
    """7/offmap/forced: a unit leaves the map from the hex in which it stands."""
    cell = g.cell[unit]
    g.exit[unit], g.assault[unit] = cell, 0
    g.remove(unit, OFF_MAP)
    works.left(g, cell)  # 15/works/abandon
    g.note("offmap.left", "7/offmap/forced", unit=unit, cell=cell)


def is_on_edge(geo: Geography, cell: int) -> bool:
    """Whether a hex lies on the edge of the map."""
    return len(geo.board.neighbours[cell]) < SIDES_OF_A_HEX


def nearest_roads(g: Position, camp: int, starts: Iterable[int], edge: str | None = None) -> tuple[int, ...]:
    """7/offmap/return: where a side may come in, closest to some hexes; `edge`: at whose edge alone."""
    for ring in _rings(g.geo, SIDES[1 - camp], tuple(starts), edge):
        if found := tuple(cell for cell in ring if not is_blocked(g, camp, cell)):
            return found
    return ()


@cache
def _rings(
    geo: Geography, enemy: str, starts: tuple[int, ...], edge: str | None
) -> tuple[tuple[int, ...], ...]:
    """The hexes with a way at the map's edge, but for the enemy's, the closest first."""
    rings: dict[int, list[int]] = {}
    for cell in compress(count(), geo.on_way):
        if is_on_edge(geo, cell) and geo.edge[cell] != enemy and edge in (None, geo.edge[cell]):
            rings.setdefault(min(geo.board.distance(start, cell) for start in starts), []).append(cell)
    return tuple(tuple(rings[far]) for far in sorted(rings))


def is_blocked(g: Position, camp: int, cell: int) -> bool:
    """16/reinf/blocked: whether enemies, or their zone as it appears, keep units from coming in.

    No zone reaches a hex that friends hold in a fortification or trench (10/zoc/exceptions).
    """
    if g.count[1 - camp][cell] or not g.seen_zone[camp][1 - camp][cell]:
        return bool(g.count[1 - camp][cell])
    return not any(is_out_of_zones(g, unit) for unit in g.units_at(cell))


def lose_absent(g: Position, camp: int) -> None:
    """7/offmap/return: who has not come back by the end of the movement is lost, and counts for nobody."""
    for unit in g.in_place(OFF_MAP):
        if g.camp[unit] == camp:
            g.remove(unit, LOST)
            g.note("offmap.lost", "7/offmap/return", unit=unit)
