"""6-3 to 6-7: which force may attack whom, which units may take part, and which hexes one combat takes in.

On turn 1 the West Germans must keep a second attack possible (12-21).
"""

from __future__ import annotations

from grognard.games.battle_for_germany import first_turn
from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.setting import (
    EAST_GERMANS,
    SOVIETS,
    WEST_GERMANS,
    WESTERN_ALLIES,
)

Cells = tuple[int, ...]
Units = tuple[int, ...]


def prey(g: Position, side: int) -> tuple[int, ...]:
    """Which camps a force may attack: 3-0, 6-3, 6-4."""
    if side == WEST_GERMANS:
        return (WEST,)
    if side == EAST_GERMANS:
        return (SOVIET,)
    if side == SOVIETS:
        return (GERMAN, WEST) if g.war else (GERMAN,)
    if side == WESTERN_ALLIES:
        return (GERMAN, SOVIET) if g.war else (GERMAN,)
    return (WEST, SOVIET)


def may_fight(g: Position, unit: int, cell: int) -> bool:
    """15-26: exiled Poles and communist Poles do not attack each other."""
    foe = {"polish-exile": "polish", "polish": "polish-exile"}.get(g.unit(unit).nation)
    return (
        foe is None
        or not g.world.terms.poles_at_peace
        or all(g.unit(other).nation != foe for other in g.units_at(cell))
    )


def can_attack(g: Position, unit: int, cells: Cells) -> bool:
    """6-5, 6-7: fresh, and adjacent to every hex attacked."""
    if g.fought[unit] or not g.unit(unit).attack:
        return False
    near = g.box.adjacent[g.cell[unit]]
    return all(cell in near and may_fight(g, unit, cell) for cell in cells)


def is_target(g: Position, side: int, cell: int) -> bool:
    """6-5: a hex with enemies that this force may attack and that were not attacked yet."""
    return any(g.count_in(camp)[cell] for camp in prey(g, side)) and any(
        not g.struck[unit] and g.camp_of(unit) in prey(g, side) for unit in g.units_at(cell)
    )


def targets(g: Position, side: int) -> list[int]:
    """6-0: every hex that some fresh unit of the force can attack, lowest first."""
    camps = prey(g, side)
    present = [g.count_in(camp) for camp in camps]
    cells: set[int] = set()
    adjacent, fought = g.box.adjacent, g.fought
    for unit in g.units_of(side):
        if not fought[unit]:
            for near in adjacent[g.cell[unit]]:
                if near in cells or not any(column[near] for column in present):
                    continue
                if is_target(g, side, near) and can_attack(g, unit, (near,)):
                    cells.add(near)
    return sorted(cells)


def can_join(g: Position, side: int, cells: Cells, attackers: Units) -> list[int]:
    """6-5, 6-7: the fresh units of the force adjacent to all hexes attacked, lowest first."""
    near = sorted(
        unit
        for cell in g.box.adjacent[cells[0]]
        for unit in g.units_at(cell)
        if g.side[unit] == side and unit not in attackers and can_attack(g, unit, cells)
    )
    if not owes_second_attack(g, side):
        return near
    return [unit for unit in near if leaves_second_attack(g, side, cells, (*attackers, unit))]


def further_targets(g: Position, side: int, cells: Cells) -> list[int]:
    """6-7: more hexes that one combat may take in: some unit must be adjacent to all of them."""
    more = {
        near
        for unit in can_join(g, side, cells, ())
        for near in g.box.adjacent[g.cell[unit]]
        if near not in cells and is_target(g, side, near) and may_fight(g, unit, near)
    }
    if owes_second_attack(g, side):
        more = {cell for cell in more if can_join(g, side, (*cells, cell), ())}
    return sorted(more)


def owes_attack(g: Position, side: int) -> bool:
    """12-21: on turn 1 the West Germans have not yet made their two attacks."""
    return first_turn.is_bound(g, side) and g.attacks < int(g.box.numbers["first_turn_attacks"])


def owes_second_attack(g: Position, side: int) -> bool:
    """12-21: the first attack is being made, and it must leave room for the second, if there are two."""
    wanted = int(g.box.numbers["first_turn_attacks"])
    if g.attacks or not owes_attack(g, side):
        return False
    return first_turn.possible(first_turn.contacts(g, (), moving=False)) >= wanted


def leaves_second_attack(g: Position, side: int, cells: Cells, attackers: Units) -> bool:
    """12-21: whether some unit but these attackers could attack some hex but these."""
    return any(
        near not in cells and is_target(g, side, near)
        for unit in g.units_of(side)
        if unit not in attackers
        for near in g.box.adjacent[g.cell[unit]]
    )
