"""3.6 What deeds give away: of covered counters that do something, or that others come near to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grognard.games.fortress_berlin.position import TESTED_NEAR, Position
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET
from grognard.kernel.board.board import within
from grognard.kernel.pieces import ON_BOARD


def tell(g: Position, units: Iterable[int]) -> None:
    """What covered counters do, or may do, tells the enemy something of what they are."""
    for unit in units:
        enemy = 1 - g.camp[unit]
        if not g.knows(enemy, unit):
            g.learn((SIDES[enemy],), unit)


def tell_all(g: Position, camp: int) -> None:
    """The same of all units of a side: what it may do tells of those who stand there."""
    covered = g.unnamed(1 - camp, g.units_of(camp))
    if covered:
        g.learn((SIDES[1 - camp],), *covered)


def scout(g: Position, camp: int, way: Sequence[int]) -> None:
    """Who goes a way, or comes on the map, learns whether the zones of covered enemies stop him (3.2.4a).

    Soviets learn of those farther off as well whether they are battalions that might run away (11.2.1b).
    """
    enemies, neighbours = g.count[1 - camp], g.geo.board.neighbours
    covered = {near for cell in way for near in neighbours[cell] if enemies[near] > 1}
    if camp == SOVIET and _may_run(g):
        covered |= _around(g, way)
    if covered:
        g.learn((SIDES[camp],), *g.unnamed(camp, g.units_in(sorted(covered))))


def _may_run(g: Position) -> bool:
    """Whether any battalion is left that has not been tested: no secret, for tests and losses are open."""
    return any(
        g.place[unit] == ON_BOARD and not g.tested[unit] & TESTED_NEAR
        for unit in g.world.protection_battalions
    )


def _around(g: Position, way: Sequence[int]) -> set[int]:
    """The enemy stacks from which a battalion could see Soviets come."""
    germans, near, board = g.count[GERMAN], g.world.charts.strengths.desertion_distance, g.geo.board
    return {stack for cell in way for stack in within(board, cell, near) if germans[stack] > 1}
