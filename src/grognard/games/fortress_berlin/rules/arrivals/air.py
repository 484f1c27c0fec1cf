"""5.6, 11.4 Aircraft: two dice a player turn say how many strikes there are."""

from __future__ import annotations

from grognard.games.fortress_berlin.position import Position
from grognard.games.fortress_berlin.units import SIDES, SOVIET


def roll(g: Position, camp: int) -> None:
    """11.4b: rolled openly; strikes that are not flown in this player turn lapse."""
    first, second = g.roll(), g.roll()
    strikes = g.world.charts.air[camp][first + second]
    g.air = shares(strikes, g.commanders) if camp == SOVIET else (strikes,)
    g.note("air.strikes", "11.4b", side=SIDES[camp], dice=(first, second), count=strikes)


def shares(strikes: int, commanders: int) -> tuple[int, ...]:
    """17.2f: two Soviet commanders share them; Zhukov, the first, has the odd one."""
    return ((strikes + 1) // 2, strikes // 2) if commanders > 1 else (strikes,)
