"""6-3 to 6-7: which force may attack whom, which units may take part, and which hexes one combat takes in.

On turn 1 the West Germans must keep a second attack possible (12-21).
"""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.position import NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.rules import first_turn
from grognard.games.battle_for_germany.setting import (
    EAST_GERMANS,
    GERMAN_SIDES,
    SOVIETS,
    WEST_GERMANS,
    WESTERN_ALLIES,
)
from grognard.kernel.verbs import Bar

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
    near = g.box.adjacent[g.cell[unit]]
    return not g.fought[unit] and all(cell in near and may_fight(g, unit, cell) for cell in cells)


def is_target(g: Position, side: int, cell: int) -> bool:
    """6-5: a hex with enemies that this force may attack and that were not attacked yet."""
    camps = prey(g, side)
    return any(g.count[camp][cell] for camp in camps) and any(
        not g.struck[unit] and g.camp[unit] in camps for unit in g.units_at(cell)
    )


def contacts(g: Position, side: int) -> set[int]:
    """The hexes with enemies next to fresh units of the force."""
    present = [g.count[camp] for camp in prey(g, side)]
    adjacent, cells, fought = g.box.adjacent, g.cell, g.fought
    near = {cell for unit in g.units_of(side) if not fought[unit] for cell in adjacent[cells[unit]]}
    return {cell for column in present for cell in near if column[cell]}


def beside(g: Position, side: int, cell: int) -> list[int]:
    """The units of the force next to a hex, over sides that do not stop an attack."""
    return [unit for unit in g.units_in(g.box.adjacent[cell]) if g.side[unit] == side]


def bar_to_enemies(g: Position, side: int, cell: int) -> Bar | None:
    """6-0, 6-3 to 6-5: why the force may not attack the units in a hex, whoever could."""
    camp = g.camp_in(cell)
    if not g.box.open[cell]:
        return f"tec/{g.box.terrain[cell]}", "why.closed", {"terrain": g.box.terrain[cell]}
    if camp == NOBODY:
        return "6-0a", "why.nobody-there"
    if camp not in prey(g, side):
        return _rule_of_peace(g, side, cell), "why.not-an-enemy"
    if not is_target(g, side, cell):
        return "6-5b", "why.struck"
    return None


def _rule_of_peace(g: Position, side: int, cell: int) -> str:
    """Which rule keeps a force from attacking the units in this hex."""
    if any(g.side[unit] == side for unit in g.units_at(cell)):
        return "6-0a"
    if g.camp_in(cell) == GERMAN:
        return "6-4"
    return g.world.terms.turn[g.phase].rule if side in GERMAN_SIDES else "6-3"


def bar_to_target(g: Position, side: int, cell: int) -> Bar | None:
    """6-0, 6-5: why the force can't attack a hex."""
    if bar := bar_to_enemies(g, side, cell):
        return bar
    near = beside(g, side, cell)
    if any(can_attack(g, unit, (cell,)) for unit in near):
        return None
    if not near:
        return _over_closed_side(g, side, cell) or ("6-0a", "why.not-adjacent")
    return ("6-5a", "why.all-fought") if all(g.fought[unit] for unit in near) else ("15-26", "why.poles")


def _over_closed_side(g: Position, side: int, cell: int) -> Bar | None:
    """Nobody is adjacent but over a side that stops attacks."""
    for near in g.box.board.neighbours[cell]:
        closed = g.box.closed_by(near, cell)
        if closed and any(g.side[unit] == side for unit in g.units_at(near)):
            return f"tec/{closed}", "why.closed-side"
    return None


def bar_to_further_target(g: Position, side: int, cells: Cells, cell: int) -> Bar | None:
    """6-7: why one combat can't take in another hex: some unit must be adjacent to all of them."""
    if bar := bar_to_enemies(g, side, cell):
        return bar
    together = (*cells, cell)
    if cell in cells or not any(can_attack(g, unit, together) for unit in beside(g, side, cell)):
        return "6-7", "why.not-adjacent-all"
    return None if joiners(g, side, together) else duty(g)


def bar_to_join(g: Position, side: int, cells: Cells, attackers: Units, unit: int) -> Bar | None:
    """6-5, 6-7: why a unit can't take part: fresh, and adjacent to every hex attacked."""
    if g.side[unit] != side or g.place[unit] != ON_MAP:
        return g.world.terms.turn[g.phase].rule, "why.other-force", {"side": g.side[unit]}
    if unit in attackers or g.fought[unit]:
        return "6-5a", "why.fought"
    near = g.box.adjacent[g.cell[unit]]
    for cell in cells:
        if cell not in near:
            return _bar_of_distance(g, unit, cells)
        if not may_fight(g, unit, cell):
            return "15-26", "why.poles", {"cell": cell}
    if owes_second_attack(g, side) and not leaves_second_attack(g, side, cells, (*attackers, unit)):
        return duty(g)
    return None


def _bar_of_distance(g: Position, unit: int, cells: Cells) -> Bar:
    start = g.cell[unit]
    for cell in cells:
        closed = g.box.closed_by(start, cell) if cell in g.box.board.neighbours[start] else ""
        if closed:
            return f"tec/{closed}", "why.closed-side", {"cell": cell}
    return "6-7" if len(cells) > 1 else "6-5c", "why.not-adjacent-unit"


def joiners(g: Position, side: int, cells: Cells) -> Units:
    """All who could take part in an attack."""
    near = sorted(beside(g, side, cells[0]))
    return tuple(unit for unit in near if not bar_to_join(g, side, cells, (), unit))


def duty(g: Position) -> Bar:
    """12-21: what the first turn asks of the West Germans."""
    return "12-21", "why.duty", {"attacks": g.box.numbers.first_turn_attacks}


def owes_attack(g: Position, side: int) -> bool:
    """12-21: on turn 1 the West Germans have not yet made their two attacks."""
    return first_turn.is_bound(g, side) and g.attacks < g.box.numbers.first_turn_attacks


def owes_second_attack(g: Position, side: int) -> bool:
    """12-21: the first attack is being made, and it must leave room for the second, if there are two."""
    if g.attacks or not owes_attack(g, side):
        return False
    wanted = g.box.numbers.first_turn_attacks
    return first_turn.possible(first_turn.contacts(g, (), moving=False)) >= wanted


def leaves_second_attack(g: Position, side: int, cells: Cells, attackers: Units) -> bool:
    """12-21: whether some unit but these attackers could attack some hex but these."""
    return any(
        near not in cells and is_target(g, side, near)
        for unit in g.units_of(side)
        if unit not in attackers
        for near in g.box.adjacent[g.cell[unit]]
    )
