"""1.2.1 Command radius: the hexes that an HQ commands, along roads at half a hex each."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.ways import BARRED_COUNTRY
from grognard.games.victory_roads.units import AXIS
from grognard.kernel.board.movement import NO_ZOC, Network, reach
from grognard.kernel.board.supply import Links, as_bits, as_bytes, from_bits
from grognard.kernel.board.zoc import union
from grognard.kernel.kept import kept, reuse


def commanded_by(g: Position, hq: int) -> frozenset[int]:
    """1.2.2: the hexes within an HQ's radius, its own included.

    The end of a line is judged like the rest: who stands there keeps his hex open (1.2.3).
    """
    blocked = closed_to_command(g, g.camp[hq], g.nation_of(hq))
    network = g.geo.command.network(g.spots, g.is_muddy)
    return reuse(g, ("command", hq), _spread, network, g.cell[hq], HALF * g.unit(hq).radius, blocked)


def commanded_by_any(g: Position, hqs: Sequence[int], nation: int) -> bytes:
    """1.2.2: 1 for each hex within the radius of any of these HQs, which are all of one nation.

    All of them spread at once, the hexes of a half step being one integer, bit by bit.
    """
    if not hqs:
        return bytes(len(g.geo.board))
    blocked = closed_to_command(g, g.camp[hqs[0]], nation)
    starts = tuple((HALF * g.unit(hq).radius, g.cell[hq]) for hq in hqs)
    every = g.geo.command.links(g.spots, g.is_muddy)
    return reuse(g, ("command of all", nation), _spread_together, g.geo.lines, every, starts, blocked)


@kept("partisans")
def closed_to_lines(g: Position, camp: int) -> bytes:
    """1.2.3, 4.1.1: the hexes that neither command nor supply of a side passes.

    These are enemies, and hexes beside enemies that hold no unit of one's own.
    """
    # The barrier of `supply`; that of the enemy, who mostly stands still meanwhile, is not made anew.
    enemies = reuse(g, ("enemies of", camp), as_bytes, bytes(g.count[1 - camp]))
    beside = reuse(g, ("beside enemies of", camp), as_bytes, bytes(g.zone[1 - camp]))
    closed = (enemies | beside & ~as_bytes(g.count[camp])).to_bytes(len(g.geo.board), "little")
    if camp == AXIS and g.partisans:
        stopped = bytearray(closed)
        for cell in g.partisans:
            stopped[cell] = 1
        closed = bytes(stopped)
    return closed


@kept("partisans")
def closed_to_command(g: Position, camp: int, nation: int) -> bytes:
    """The same for HQs of a nation; those of allies do not reach into the other ally's country (1.7.5)."""
    barred = g.geo.within.get(BARRED_COUNTRY.get(nation, ""))
    closed = closed_to_lines(g, camp)
    return union(closed, barred) if barred else closed


def _spread_together(along: Links, every: Links, starts: Sequence[tuple[int, int]], blocked: bytes) -> bytes:
    """Half a hex along a road or railway, a whole one elsewhere; an HQ of shorter radius begins later."""
    longest = max(radius for radius, _ in starts)
    begins = [0] * (longest + 1)
    for radius, cell in starts:
        begins[longest - radius] |= 1 << cell
    free = ~as_bits(blocked)
    reached = fresh = before = 0
    for begin in begins:
        found = (_shifted(fresh, along.shifts) | _shifted(before, every.shifts)) & free | begin
        before, fresh = fresh, found & ~reached
        reached |= found
    return from_bits(reached, len(blocked))


def _shifted(cells: int, shifts: Sequence[tuple[int, int]]) -> int:
    """The cells one link away from a set of cells."""
    found = 0
    if cells:
        for distance, having in shifts:
            moved = cells & having
            found |= moved << distance if distance > 0 else moved >> -distance
    return found


def _spread(network: Network, start: int, radius: int, blocked: bytes) -> frozenset[int]:
    return frozenset(reach(network, start, radius, blocked, blocked, NO_ZOC))
