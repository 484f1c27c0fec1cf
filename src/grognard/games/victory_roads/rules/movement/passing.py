"""1.10, 6.1.10, 9.1.4 What units do on their way and where they stop: captures, theatres, lines of HQs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules import haltebefehl
from grognard.games.victory_roads.rules.ground.control import capture
from grognard.games.victory_roads.rules.reich.warsaw import rise
from grognard.games.victory_roads.rules.supply import traceable
from grognard.games.victory_roads.rules.theatres.moves import settle
from grognard.games.victory_roads.units import AXIS, SOVIET


def pass_through(g: Position, units: Iterable[int], way: Sequence[int]) -> None:
    """1.10.1, 9.1.4: units go along a way, start not included; what they pass is captured at once.

    A theatre flees from its hex even if they only pass it; whether its line is cut is judged where they stop.
    """
    (first, *_) = units = tuple(units)
    camp = g.camp[first]
    for cell in way:
        flees = camp == AXIS and cell in g.theatre
        if flees or cell == way[-1]:
            for unit in units:
                g.put(unit, cell)
        capture(g, cell, camp)
        if flees:
            settle(g)
    if camp == SOVIET and not g.rising:
        rise(g, way)


def leave(g: Position, start: int) -> None:
    """6.7.9, 9.1.4: orders to hold end with the last division, and a hex beside an enemy closes to lines."""
    if g.player == AXIS and haltebefehl.is_ordered(g, start):
        haltebefehl.settle(g)
    if g.player != SOVIET or not g.zone[AXIS][start] or g.count[SOVIET][start]:
        return
    if g.geo.lines.onward[start] and any(g.mode):
        settle(g)


def arrive(g: Position, units: Iterable[int]) -> None:
    """9.1.4: theatres flee whose line is cut by units that stop beside it."""
    if not any(g.mode):
        return
    onward, taken = g.geo.lines.onward, g.count[SOVIET]
    cells = {g.cell[unit] for unit in units if g.cell[unit] >= 0 and g.camp[unit] == AXIS}
    near = {other for cell in cells for other in (cell, *g.geo.board.neighbours[cell])}
    if any(onward[cell] and not taken[cell] for cell in near):
        settle(g)


def once_gone(g: Position, units: Sequence[int]) -> Position:
    """1.2.3, 4.1.1: the position without units of one hex, if they alone keep it open beside an enemy."""
    camp, start = g.camp[units[0]], g.cell[units[0]]
    if not g.zone[1 - camp][start] or g.count[camp][start] > len(units):
        return g
    away = g.clone()
    for unit in units:
        away.lift(unit)
    return away


def hq_ends(g: Position, hq: int, cells: Iterable[int], units: Sequence[int] = ()) -> list[int]:
    """6.1.10: the hexes among these where an HQ that goes there with `units` could trace a line of supply."""
    camp, away = g.camp[hq], once_gone(g, units or (hq,))
    free = (cell for cell in cells if cell not in g.partisans or camp == SOVIET)
    return traceable(away, free, camp)
