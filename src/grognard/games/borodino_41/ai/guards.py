"""Which German guns keep the works on the highway that were taken, so that nobody gets back into them."""

from __future__ import annotations

from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.position import DISRUPTED, TRENCH
from grognard.games.borodino_41.rules.victory import INTRODUCTION
from grognard.games.borodino_41.units import GERMAN, SOVIET


def guards(fields: Fields) -> dict[int, int]:
    """Guns with the works that they are to keep: the nearest gun for each, the most exposed works first."""
    g, w = fields.g, fields.w.march
    if fields.camp != GERMAN or g.world.scenario == INTRODUCTION:
        return {}
    posts = [
        cell
        for cell, far in enumerate(fields.to_highway)
        if far <= 1
        and ((cell in g.geo.forts and g.holds(GERMAN, cell)) or g.has_work(GERMAN, cell, TRENCH))
        and not g.count[SOVIET][cell]
        and fields.to_enemy[cell] >= w.guard_front
    ]
    free = {
        unit
        for unit in g.units_of(GERMAN)
        if (g.printed[unit].is_aa or g.printed[unit].kind == "at") and g.state[unit] != DISRUPTED
    }
    found: dict[int, int] = {}
    distance = g.geo.board.distance
    for cell in sorted(posts, key=lambda cell: (fields.to_enemy[cell], cell)):
        near = [unit for unit in free if distance(g.cell[unit], cell) <= w.guard_way]
        if near:
            unit = min(near, key=lambda unit: (distance(g.cell[unit], cell), unit))
            found[unit] = cell
            free.discard(unit)
    return found
