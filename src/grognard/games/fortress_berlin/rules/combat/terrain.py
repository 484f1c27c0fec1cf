"""8.1.5 Terrain: what a hex and the sides that attackers cross give its defenders, in PF and to the dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from grognard.games.fortress_berlin.position import ASSAULT, Position
from grognard.kernel.answers import DEFENCE, DIE, Line

RULES = {
    "ruins": "9.0.3",
    "bunker": "10.1.2b",
    "strongpoint": "10.1.3c",
    "flak-tower": "10.1.4b",
    "bridge": "8.1.5c",
    "barrier": "10.1.1b",
}
"""The rule of each line of the terrain chart; of all other ground 8.1.5a."""


class Defence(NamedTuple):
    """What terrain does for a defender."""

    pf: int
    """Added once to the PF of units, in a total and in the row of the letter; never to a garrison alone."""
    dice: int
    """Added to the dice, 0 or less."""
    lines: tuple[Line, ...]
    """The same for a forecast: DEFENCE for the PF, DIE for the dice."""


def defence(g: Position, cell: int, sides: Iterable[int] = (), kind: int = ASSAULT) -> Defence:
    """8.1.5a: the best PF and the best dice of the hex, each by itself, and the best of the sides crossed.

    `sides` are the neighbouring hexes from which the attack comes in; a bombardment has none.
    """
    lines = []
    features, pf, dice = list(features_of(g, cell)), 0, 0
    tec = g.world.charts.tec
    if g.units_at(cell):  # 9.0.3, 10.1.3c: what helps units does not help a garrison alone
        best = max(features, key=lambda feature: tec[feature].pf)
        if pf := tec[best].pf:
            lines.append(Line(_rule(best), "fire.ground-pf", pf, DEFENCE, {"ground": best}))
    best = min(features, key=lambda feature: tec[feature].dice)
    if dice := tec[best].dice:
        lines.append(Line(_rule(best), "fire.ground-dice", dice, DIE, {"ground": best}))
    side, more = side_modifier(g, cell, sides, kind)
    if more:
        lines.append(Line(_rule(side), "fire.side-dice", more, DIE, {"ground": side}))
    return Defence(pf, dice + more, tuple(lines))


def features_of(g: Position, cell: int) -> Iterator[str]:
    """8.1.5a: what a hex has of the terrain chart: its ground, ruins, a fortification that still serves."""
    yield g.geo.terrain[cell]
    if g.is_ruined(cell):
        yield "ruins"
    if works := g.works_at(cell):
        yield works


def side_modifier(g: Position, cell: int, sides: Iterable[int], kind: int = ASSAULT) -> tuple[str, int]:
    """8.1.5a, 8.1.5c, 10.1.1b: of the sides crossed, the one that is best for the defender, and its dice."""
    tec, best, found = g.world.charts.tec, "", 0
    for near in sides:
        for feature in _crossed(g, near, cell, kind):
            if tec[feature].dice < found:
                best, found = feature, tec[feature].dice
    return best, found


def _crossed(g: Position, near: int, cell: int, kind: int) -> Iterator[str]:
    if g.geo.water(near, cell) and g.geo.bridge(near, cell):
        yield "bridge"
    if kind == ASSAULT and g.geo.barrier(near, cell) and not _absorbs_barrier(g, cell):
        yield "barrier"


def _absorbs_barrier(g: Position, cell: int) -> bool:
    """10.1.1b, 10.1.2b: barriers add nothing to bunkers, nor, as we read it, to strongpoints and towers."""
    works = g.works_at(cell)
    return bool(works) and g.world.charts.tec[works].absorbs_barrier


def _rule(feature: str) -> str:
    return RULES.get(feature, "8.1.5a")
