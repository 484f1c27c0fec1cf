"""4.1.1 Lines of supply, flooded again only where hexes that opened or closed can matter."""

from __future__ import annotations

from typing import NamedTuple

from grognard.games.victory_roads.position import Position
from grognard.kernel.board.supply import Links, flood

_MANY = 40
"""So many hexes that have opened are not worth a closer look."""


class _Flood(NamedTuple):
    """What a flood was made from, and what came of it; sets of hexes are integers, byte by byte."""

    links: Links
    sources: tuple[int, ...]
    blocked: int
    joined: bytes
    reached: int


def joined_to(g: Position, name: str, links: Links, sources: tuple[int, ...], blocked: bytes) -> bytes:
    """The same as `flood`, but for the work: most moves neither close a joined hex nor open one beside it.

    `blocked` has 1 for each hex that is closed; ways lead both ways.
    """
    shut, held = int.from_bytes(blocked, "little"), g.last.get(name)
    if held is not None:
        old: _Flood = held[0]
        same = old.links is links and old.sources == sources and not old.reached & shut
        if same and not _opens(old, old.blocked & ~shut):
            g.last[name] = old._replace(blocked=shut), None
            return old.joined
    joined = flood(links, sources, blocked)
    g.last[name] = _Flood(links, sources, shut, joined, int.from_bytes(joined, "little")), None
    return joined


def _opens(old: _Flood, opened: int) -> bool:
    """Whether any hex that is open now may be joined: a source, or linked with one that is joined."""
    if opened.bit_count() > _MANY:
        return True
    while opened:
        cell = (opened.bit_length() - 1) // 8
        if cell in old.sources or any(old.joined[near] for near in old.links.onward[cell]):
            return True
        opened ^= 1 << 8 * cell
    return False
