"""What the end of a movement phase settles: 5-42 and 14-0 strays, 9-1 units turned over, 10-0 garrisons."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import EAST, WESTERN
from grognard.games.battle_for_germany.position import GONE, Position
from grognard.games.battle_for_germany.rules import garrisons
from grognard.games.battle_for_germany.rules.destroyed import destroy
from grognard.games.battle_for_germany.setting import EAST_GERMANS, SOVIETS, WESTERN_ALLIES


def settle(g: Position, side: int) -> None:
    """Ends the movement phase of a force."""
    for unit, turned in enumerate(g.turned):
        if turned:
            g.note("exit.removed", "9-1c", unit=unit)
            g.remove(unit, GONE)
    for unit in g.units_of(side):
        g.moved[unit] = g.frozen[unit] = 0
        if is_lost_abroad(g, unit):
            destroy(g, unit, "14-0d" if side == EAST_GERMANS else "5-42b")
    if side == SOVIETS:
        garrisons.install(g)


def is_lost_abroad(g: Position, unit: int) -> bool:
    """5-42: an Allied unit still over the boundary after its move; 14-0: a German one, a turn later."""
    if not g.boundary:
        return False
    theatre, side = g.box.theatre[g.cell[unit]], g.side[unit]
    if side == SOVIETS:
        return theatre == WESTERN
    if side == WESTERN_ALLIES:
        return theatre == EAST
    return g.world.terms.eastern_half and theatre == WESTERN and g.strayed[unit] < g.turn
