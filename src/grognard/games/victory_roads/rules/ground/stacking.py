"""1.11.1 Stacking: how many units a hex holds, and who may not stand together."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.units import HUNGARIANS, ROMANIANS, SOVIET
from grognard.kernel.verbs import Bar

ENEMIES = {HUNGARIANS: ROMANIANS, ROMANIANS: HUNGARIANS}
"""1.11.5: nations that never share a hex, whatever side they are on."""


def counts(g: Position, unit: int) -> bool:
    """1.11.3, 1.11.4, 6.7.8: whether a unit takes room: HQs and garrisons do not."""
    return g.unit(unit).is_division


def limit(g: Position, cell: int, camp: int) -> int:
    """1.11.3, 1.11.6: how many divisions of a side a hex holds."""
    wide = camp == SOVIET and cell in g.bridgeheads
    found: int = g.world.charts.tables["stacking"]["bridgehead" if wide else "divisions"]
    return found


def room(g: Position, cell: int, camp: int) -> int:
    """How many more divisions of a side a hex can take; below 0 where there are too many."""
    return limit(g, cell, camp) - sum(counts(g, unit) for unit in g.units_at(cell))


def among_foes(g: Position, unit: int, cell: int) -> bool:
    """1.11.5: whether a unit in a hex would be a Hungarian among Romanians, or the other way round."""
    foe = ENEMIES.get(g.world.nation[unit])
    return foe is not None and any(g.world.nation[other] == foe for other in g.units_at(cell))


def bar_to_stand(g: Position, unit: int, cell: int) -> Bar | None:
    """Why a unit that comes into a hex could not stay there; None if it could."""
    camp, there = g.camp[unit], [other for other in g.units_at(cell) if other != unit]
    if among_foes(g, unit, cell):
        return "1.11.5", "why.hostile-allies", {"unit": unit}
    if g.unit(unit).is_hq:
        second = any(g.unit(other).is_hq for other in there)
        return ("1.11.4", "why.second-hq", {"unit": unit}) if second else None
    if not counts(g, unit) or sum(counts(g, other) for other in there) < limit(g, cell, camp):
        return None
    rule = "1.11.6b" if cell in g.bridgeheads else "1.11.3"
    return rule, "why.full", {"limit": limit(g, cell, camp)}


def in_excess(g: Position, cell: int) -> list[int]:
    """1.11.2: the units of which one must be eliminated at the end of a phase; none where all is well."""
    there, printed = g.units_at(cell), g.world.printed
    if not there:
        return []
    hqs = [unit for unit in there if printed[unit].is_hq]
    if len(hqs) > 1:
        return hqs
    camp = g.camp[there[0]]
    if len(there) - len(hqs) > limit(g, cell, camp) and room(g, cell, camp) < 0:
        return [unit for unit in there if counts(g, unit)]
    allies = [unit for unit in there if g.world.nation[unit] in ENEMIES]
    return allies if len(allies) > 1 and len({g.world.nation[unit] for unit in allies}) > 1 else []
