"""4-0 Zones of control: who hinders whom, and how.

Counts of zones are kept by `Position`; they reach over every side but blocked, lake and sea ones (4-4),
whatever other units are about (4-1).
"""

from __future__ import annotations

from grognard.games.battle_for_germany.position import Position
from grognard.kernel.board.movement import ZocRule, reach

# 4-0, 4-2, 4-3: entering a zone ends the move and costs nothing more; never straight from zone to zone.
RULE = ZocRule(stops=True, enter_cost=0, between=False)


def is_in_enemy_zone(g: Position, unit: int) -> bool:
    """Whether a unit on the map stands in an enemy zone of control."""
    return bool(g.enemy_zone(g.camp[unit])[g.cell[unit]])


def reach_from(g: Position, unit: int, cell: int, points: int) -> dict[int, int]:
    """The hexes that a unit could get to from a hex, past enemies (5-2) and their zones, with their costs."""
    camp = g.camp[unit]
    return reach(g.network_of(unit), cell, points, g.others_in(camp), g.enemy_zone(camp), RULE)
