"""7-1 Destroyed units: which box they go to."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import SOVIET, WEST, WESTERN
from grognard.games.battle_for_germany.position import (
    BOX_EAST_GERMAN,
    BOX_ITALY,
    BOX_SOVIET,
    BOX_WEST_GERMAN,
    BOX_WESTERN,
    GONE,
    Position,
)


def box_for(g: Position, unit: int) -> int:
    """7-11 to 7-13: by camp, and by where the unit stands when it is destroyed."""
    if g.is_ss_with_west(unit):
        return GONE  # 13-2: never replaced
    camp, cell = g.unit(unit).camp, g.cell[unit]
    if camp == SOVIET:
        return BOX_SOVIET
    if camp == WEST:
        return BOX_ITALY if g.box.italy[cell] else BOX_WESTERN
    return BOX_WEST_GERMAN if g.box.theatre[cell] == WESTERN else BOX_EAST_GERMAN


def destroy(g: Position, unit: int, rule: str) -> None:
    """Puts a unit from the map into its box; `rule` is why."""
    place = box_for(g, unit)
    g.note("unit.destroyed", rule, unit=unit, cell=g.cell[unit], box=place)
    g.remove(unit, place)
