"""The convoy: the works of the sample game, with units that go together.

7-1  A zone holds two units of a side. Two in a zone can't be attacked.
7-2  Instead of marching, units that stand in one zone may go together, two zones far, past friends.
7-3  The third unit of each side is a wagon, for which a zone of the upper row counts as two. A group goes as
     its slowest, and nobody over a blown bridge (6-3).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from grognard.kernel.board.movement import NO_ZOC, Network, path, reach
from grognard.kernel.board.ways import Ways
from grognard.kernel.verbs import Bar, groups
from tests.sample.position import BOARD, ROWS, Position
from tests.sample.works import BRIDGES

ROOM, FAR = 2, 2
FOOT, WAGONS = range(2)
HILLS = {BOARD.cell(label) for label in ROWS[0]}


def _cost(a: int, b: int, blown: bytes, terms: Hashable) -> int | None:
    bridge = BRIDGES.edge(a, b)
    if bridge is not None and blown[bridge]:
        return None
    return 2 if b in HILLS and terms == WAGONS else 1


WAYS = Ways(BOARD, BRIDGES, _cost)
NO_ZONES = bytes(len(BOARD))


def network(g: Position, units: tuple[int, ...]) -> Network:
    """7-3: the steps that all of these can take together, each as dear as for the slowest."""
    return WAYS.shared(g.blown, {WAGONS if unit % 3 == 2 else FOOT for unit in units})


def in_reach(g: Position, units: tuple[int, ...]) -> dict[int, int]:
    """7-2: how far these can go together."""
    start, enemies = g.cell[units[0]], g.count[1 - g.camp[units[0]]]
    return reach(network(g, units), start, FAR, enemies, NO_ZONES, NO_ZOC)


def convoys(g: Position, side: int) -> Iterator[tuple[int, ...]]:
    """7-2: zones, and the units that may go there together."""
    for zone in {g.cell[unit] for unit in g.units_of(side)}:
        for units in groups(g.units_at(zone), ROOM):
            yield from ((goal, *units) for goal in in_reach(g, units))


def bar_to_go(g: Position, side: int, goal: int, units: tuple[int, ...]) -> Bar | None:
    """7-2, 7-3: why these can't go to a zone together."""
    if not g.world.convoy:
        return "7-0", "why.no-convoy"
    if not set(units) <= set(g.units_of(side)):
        return "2-3", "why.not-yours"
    if len({g.cell[unit] for unit in units}) > 1:
        return "7-2", "why.apart"
    if goal == g.cell[units[0]] or goal not in in_reach(g, units):
        return "7-3", "why.too-far"
    return ("7-1", "why.occupied") if g.count[side][goal] + len(units) > ROOM else None


def way(g: Position, goal: int, units: tuple[int, ...]) -> tuple[int, ...]:
    """The way that they take."""
    return path(network(g, units), in_reach(g, units), g.cell[units[0]], goal, NO_ZONES, NO_ZOC)
