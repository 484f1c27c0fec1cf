"""1.2 Command radius: the hexes that an HQ commands, along roads at half a hex each."""

from __future__ import annotations

from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.ways import BARRED_COUNTRY
from grognard.games.victory_roads.units import AXIS
from grognard.kernel.board.movement import NO_ZOC, Network, reach
from grognard.kernel.board.supply import barrier
from grognard.kernel.board.zoc import union
from grognard.kernel.kept import kept, reuse


def commanded_by(g: Position, hq: int) -> frozenset[int]:
    """1.2.2: the hexes within an HQ's radius, its own included.

    The end of a line is judged like the rest: who stands there keeps his hex open (1.2.3).
    """
    blocked = closed_to_command(g, g.camp[hq], g.nation_of(hq))
    network = g.geo.command.network(g.spots, g.weather)
    return reuse(g, ("command", hq), _spread, network, g.cell[hq], HALF * g.unit(hq).radius, blocked)


def is_commanded(g: Position, unit: int, hq: int) -> bool:
    """1.2.2: whether a unit lies in the radius of an HQ."""
    return g.cell[unit] in commanded_by(g, hq)


@kept("partisans")
def closed_to_lines(g: Position, camp: int) -> bytes:
    """1.2.3, 4.1.1: the hexes that neither command nor supply of a side passes.

    These are enemies, and hexes beside enemies that hold no unit of one's own.
    """
    closed = barrier(g.count[1 - camp], g.zone[1 - camp], g.count[camp])
    if camp == AXIS and g.partisans:
        closed = union(closed, bytes(cell in g.partisans for cell in range(len(closed))))
    return closed


@kept("partisans")
def closed_to_command(g: Position, camp: int, nation: int) -> bytes:
    """The same for HQs of a nation; those of allies do not reach into the other ally's country (1.7.5)."""
    barred = g.geo.within.get(BARRED_COUNTRY.get(nation, ""))
    closed = closed_to_lines(g, camp)
    return union(closed, barred) if barred else closed


def _spread(network: Network, start: int, radius: int, blocked: bytes) -> frozenset[int]:
    return frozenset(reach(network, start, radius, blocked, blocked, NO_ZOC))
