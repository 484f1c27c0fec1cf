"""7.1, 3.2.4 How units go a way hex by hex, and what stops them that they could not see."""

from __future__ import annotations

from collections.abc import Sequence

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.rules import secrets
from grognard.games.fortress_berlin.rules.movement.stand import come, tread


def walk(g: Position, units: Sequence[int], way: Sequence[int]) -> int:
    """Units go a way as far as the zones there are let them; gives back how many steps they have gone.

    3.2.4a: they stop in the first zone that they enter; 3.2.4b: out of a zone they don't step into another,
    so who did not know that he stands in one may not get away at all. May end the game.
    """
    camp = g.camp[units[0]]
    zone = g.zone[1 - camp]
    secrets.tell(g, units)
    secrets.scout(g, camp, way)
    if zone[way[0]] and zone[way[1]]:
        return 0
    gone = 0
    for cell in way[1:]:
        gone += 1
        tread(g, camp, cell)
        if g.over or zone[cell]:
            break
    here, there = way[gone - 1], way[gone]
    look = g.geo.board.direction(here, there)
    for unit in units:
        come(g, unit, there, look)
    return gone
