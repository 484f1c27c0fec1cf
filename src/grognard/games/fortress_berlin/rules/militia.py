"""11.2 Plant protection battalions that run, and Hitler Youth who wait for the SS."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.fortress_berlin.position import TESTED_NEAR, Position
from grognard.games.fortress_berlin.rules.combat import losses
from grognard.games.fortress_berlin.units import GERMAN, SIDES
from grognard.kernel.pieces import ON_BOARD

STAYS = 4
"""11.2.1b: the lowest die with which it stays."""


def approached(g: Position, cell: int) -> None:
    """11.2.1b: a Soviet unit has come to a hex, however; battalions near it test, each once a game."""
    distance, near = g.geo.board.distance, g.world.charts.strengths.desertion_distance
    for unit in g.world.protection_battalions:
        if g.place[unit] != ON_BOARD or g.tested[unit] & TESTED_NEAR:
            continue
        if distance(cell, g.cell[unit]) <= near:
            _test(g, unit)


def _test(g: Position, unit: int) -> None:
    g.tested[unit] |= TESTED_NEAR
    g.show((unit,))  # the test tells what it is
    die = g.roll()
    g.note("militia.tested", "11.2.1b", unit=unit, cell=g.cell[unit], die=die)
    if die < STAYS:
        losses.desert(g, unit, "11.2.1b")
    elif g.top[g.cell[unit]] != unit:
        g.hide((unit,))


def is_bound(g: Position, unit: int) -> bool:
    """11.2.2, 11.2.2b: whether a unit of the Hitler Youth may neither move, flip nor attack yet."""
    return not g.hj_free and g.printed[unit].is_hj


def engaged(g: Position, units: Iterable[int]) -> None:
    """11.2.2: units take part in a combat of any kind, or suffer one; one of the SS frees the Hitler Youth.

    Who is bombarded stays covered, so only the Germans are told.
    """
    if not g.hj_free and any(g.printed[unit].ss for unit in units):
        g.hj_free = True
        g.note("militia.released", "11.2.2", seen_by=(SIDES[GERMAN],))
