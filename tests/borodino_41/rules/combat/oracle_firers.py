"""A second reading of who may fire, from the text alone, as in `oracle_fire`."""

from grognard.games.borodino_41.position import Position
from tests.borodino_41.rules.combat.oracle_fire import DISRUPTED, GUNS, WITHOUT_SUPPLY, seen_for, sees

SILENT = {"dummy", "pontoon", "hq", "artillery-hq", "flamethrower"}


def may_fire(g: Position, unit: int, cell: int, tank_busting: bool, purpose: str, under: int) -> bool:
    """12, 10, 13, 14, 18: whether a unit may fire at a hex, itself or through others."""
    printed, fired = g.printed[unit], g.fired[unit]
    gun = printed.kind in GUNS
    if printed.kind in SILENT or fired & 32:
        return False
    if printed.kind == "armoured-engineer" and (tank_busting or purpose == "zoc" or g.spent[unit]):
        return False
    if g.state[unit] and gun:
        return False
    if g.state[unit] == DISRUPTED and purpose != "defence":
        return False
    if g.supply[unit] == WITHOUT_SUPPLY and (gun or purpose != "defence"):
        return False
    if purpose != "zoc" and not _has_turn(g, unit, cell, tank_busting, purpose, under):
        return False
    return _directly(g, unit, cell, tank_busting, purpose, under) or (
        purpose != "zoc" and not tank_busting and _through_others(g, unit, cell)
    )


def _has_turn(g: Position, unit: int, cell: int, tank_busting: bool, purpose: str, under: int) -> bool:
    printed, fired = g.printed[unit], g.fired[unit]
    if printed.kind in GUNS and (not g.committed[unit] or fired & 16):
        return False
    offensive = 2 if tank_busting else 1
    if purpose == "closing" and fired & 3:
        return False
    if purpose != "defence" and fired & offensive:
        return False
    other = 1 | 4 if tank_busting else 2 | 8
    if printed.range and fired & other:
        return False
    if purpose == "defence":
        return g.cell[unit] == under or not _pointed_at(g, unit)
    return not g.assault[unit] or g.geo.board.toward(g.cell[unit], g.assault[unit] - 1) == cell


def _pointed_at(g: Position, unit: int) -> bool:
    here, board = g.cell[unit], g.geo.board
    return any(
        g.camp[other] != g.camp[unit]
        and g.cell[other] >= 0
        and g.assault[other]
        and board.toward(g.cell[other], g.assault[other] - 1) == here
        for other in range(len(g.cell))
    )


def _foe_beside(g: Position, unit: int) -> bool:
    return any(
        g.cell[other] >= 0
        and g.camp[other] != g.camp[unit]
        and g.geo.board.distance(g.cell[other], g.cell[unit]) == 1
        for other in range(len(g.cell))
    )


def _foes_at(g: Position, unit: int, cell: int) -> list[int]:
    return [other for other in range(len(g.cell)) if g.cell[other] == cell and g.camp[other] != g.camp[unit]]


def _directly(g: Position, unit: int, cell: int, tank_busting: bool, purpose: str, under: int) -> bool:
    printed, distance = g.printed[unit], g.geo.board.distance(g.cell[unit], cell)
    if printed.kind in ("rocket", "nebelwerfer"):
        return False
    if tank_busting:
        if not printed.at:
            return False
        if not printed.range:
            goal = g.geo.board.toward(g.cell[unit], g.assault[unit] - 1) if g.assault[unit] else None
            fights = g.cell[unit] == under if purpose == "defence" else purpose != "zoc" and goal == cell
            return distance == 1 and fights
        reach = 1 if printed.at_paren or printed.range_paren else printed.range
    else:
        reach = 7 if printed.kind == "heavy-mortar" else printed.range or 1
        if printed.kind in ("gun-artillery", "heavy-artillery") and purpose != "zoc":
            reach = 1
    if distance > reach:
        return False
    if distance == 1:
        return True
    if printed.kind in GUNS and _foe_beside(g, unit):
        return False
    return any(sees(g, unit, foe) for foe in _foes_at(g, unit, cell))


def _through_others(g: Position, unit: int, cell: int) -> bool:
    printed, distance = g.printed[unit], g.geo.board.distance(g.cell[unit], cell)
    if not printed.indirect or distance > printed.indirect_range:
        return False
    if distance > 1 and _foe_beside(g, unit):
        return False
    return any(seen_for(g, unit, foe) for foe in _foes_at(g, unit, cell))
