"""Why not? In the combat phase: chapter 6 and what bars retreats and advances."""

from __future__ import annotations

from grognard.games.battle_for_germany.advance import may_cross
from grognard.games.battle_for_germany.attackers import can_attack, is_target, may_fight, owes_attack, prey
from grognard.games.battle_for_germany.combat import Attack, Combat
from grognard.games.battle_for_germany.components import GERMAN, SOVIET
from grognard.games.battle_for_germany.position import NOBODY, ON_MAP, Position
from grognard.games.battle_for_germany.retreat import (
    is_barred_from_berlin,
    may_retreat_into,
    retreat_cells,
)
from grognard.games.battle_for_germany.setting import GERMAN_SIDES
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason


def why_no_attack(g: Position, phase: Combat, attempt: Action) -> Reason | None:
    """Why this hex can't be attacked, or the phase not ended."""
    if attempt[0] == "end" and owes_attack(g, phase.side):
        return Reason("12-21", "why.duty", {"attacks": int(g.box.numbers["first_turn_attacks"])})
    if attempt[0] != "attack":
        return None
    return why_not_target(g, phase.side, attempt[1]) or _why_nobody_attacks(g, phase.side, attempt[1])


def why_not_target(g: Position, side: int, cell: int) -> Reason | None:
    """Why this hex is no target at all for the force."""
    camp, terrain = g.camp_in(cell), g.box.terrain[cell]
    if not g.box.open[cell]:
        return Reason(f"tec/{terrain}", "why.closed", {"cell": cell, "terrain": terrain})
    if camp == NOBODY:
        return Reason("6-0a", "why.nobody-there", {"cell": cell})
    if camp not in prey(g, side):
        return Reason(_rule_of_peace(g, side, cell), "why.not-an-enemy", {"cell": cell})
    if not is_target(g, side, cell):
        return Reason("6-5b", "why.struck", {"cell": cell})
    return None


def _rule_of_peace(g: Position, side: int, cell: int) -> str:
    """Which rule keeps a force from attacking the units in this hex."""
    if any(g.side[unit] == side for unit in g.units_at(cell)):
        return "6-0a"
    if g.camp_in(cell) == GERMAN:
        return "6-4"
    return g.world.terms.turn[g.phase].rule if side in GERMAN_SIDES else "6-3"


def _why_nobody_attacks(g: Position, side: int, cell: int) -> Reason:
    near = [
        unit
        for other in g.box.adjacent[cell]
        for unit in g.units_at(other)
        if g.side[unit] == side and g.place[unit] == ON_MAP
    ]
    if not near:
        return _why_no_contact(g, side, cell)
    if all(g.fought[unit] for unit in near):
        return Reason("6-5a", "why.all-fought", {"cell": cell})
    return Reason("15-26", "why.poles", {"cell": cell})


def _why_no_contact(g: Position, side: int, cell: int) -> Reason:
    """Nobody is adjacent, or only over a side that stops attacks."""
    for near in g.box.board.neighbours[cell]:
        closed = g.box.closed_by(near, cell)
        if closed and any(g.side[unit] == side for unit in g.units_at(near)):
            return Reason(f"tec/{closed}", "why.closed-side", {"cell": cell})
    return Reason("6-0a", "why.not-adjacent", {"cell": cell})


def why(g: Position, attack: Attack, attempt: Action) -> Reason | None:
    """Why this attempt is refused while an attack is being made or settled."""
    verb = attempt[0]
    if attack.at == "gather":
        if verb == "join":
            return why_not_join(g, attack, attempt[1])
        if verb in ("also", "attack"):
            return why_not_also(g, attack, attempt[1])
        return Reason("6-0a", "why.no-attackers") if verb == "roll" else Reason("6-1c", "why.attack-first")
    if verb == "lose":
        return Reason("6-2/Ex", "why.exchange", {"unit": attempt[1]})
    if attack.at == "retreat" and verb == "retreat":
        return why_not_retreat(g, attack, attempt[1], attempt[2])
    if attack.at == "advance" and verb == "advance":
        return why_not_advance(g, attack, attempt[1], attempt[2])
    return Reason("6-1c", "why.attack-first")


def why_not_join(g: Position, attack: Attack, unit: int) -> Reason:
    """Why this unit can't take part."""
    if g.place[unit] != ON_MAP or g.side[unit] != attack.side:
        phase = g.world.terms.turn[g.phase]
        return Reason(phase.rule, "why.other-force", {"unit": unit, "side": g.side[unit]})
    if unit in attack.attackers or g.fought[unit]:
        return Reason("6-5a", "why.fought", {"unit": unit})
    apart = [cell for cell in attack.targets if cell not in g.box.adjacent[g.cell[unit]]]
    for cell in apart:
        closed = g.box.closed_by(g.cell[unit], cell)
        if closed and cell in g.box.board.neighbours[g.cell[unit]]:
            return Reason(f"tec/{closed}", "why.closed-side", {"cell": cell})
    if apart:
        several = len(attack.targets) > 1
        return Reason("6-7" if several else "6-5c", "why.not-adjacent-unit", {"unit": unit})
    if not all(may_fight(g, unit, cell) for cell in attack.targets):
        return Reason("15-26", "why.poles", {"cell": attack.targets[0]})
    return Reason("12-21", "why.duty", {"attacks": int(g.box.numbers["first_turn_attacks"])})


def why_not_also(g: Position, attack: Attack, cell: int) -> Reason:
    """Why this hex can't be taken into the attack."""
    if attack.attackers:
        return Reason("6-7", "why.targets-first")
    found = why_not_target(g, attack.side, cell)
    if found:
        return found
    if owes_attack(g, attack.side) and any(
        can_attack(g, unit, (*attack.targets, cell)) for unit in g.units_of(attack.side)
    ):
        return Reason("12-21", "why.duty", {"attacks": int(g.box.numbers["first_turn_attacks"])})
    return Reason("6-7", "why.not-adjacent-all", {"cell": cell})


def why_not_retreat(g: Position, attack: Attack, unit: int, cell: int) -> Reason:
    """Why this unit can't retreat into this hex."""
    if g.garrison[unit]:
        return Reason("10-3", "why.garrison", {"unit": unit})
    if unit not in attack.retreating:
        return Reason("6-2", "why.no-retreat", {"unit": unit})
    (due,) = g.pending.values()
    if retreat_cells(g, unit) and all(action[1] != unit for action in due.options):
        return Reason("6-24", "why.retreat-later", {"unit": unit})
    if not g.box.open[cell] or cell not in g.box.adjacent[g.cell[unit]]:
        return Reason("6-21", "why.retreat-closed", {"cell": cell})
    camp = g.camp_of(unit)
    if g.others_in(camp)[cell]:
        return Reason("6-21", "why.enemy-there", {"cell": cell})
    if is_barred_from_berlin(g, unit, cell):
        return Reason("5-43", "why.berlin")
    if g.enemy_zone(camp)[cell]:
        return Reason("6-21", "why.retreat-zone", {"cell": cell})
    if not may_retreat_into(g, unit, cell):
        if g.is_front(unit) and g.has_front(cell, unit):
            return Reason("5-3c", "why.two-fronts", {"cell": cell})
        return Reason("6-22", "why.full", {"cell": cell, "limit": int(g.box.numbers["stacking_limit"])})
    if g.is_abroad(unit, cell):
        return Reason(_home_rule(g, unit, cell), "why.home-first", {"cell": cell})
    return Reason("6-22", "why.vacant-first", {"cell": cell})


def why_not_advance(g: Position, attack: Attack, unit: int, cell: int) -> Reason:
    """Why this unit can't advance into this hex."""
    if g.garrison[unit]:
        return Reason("10-3", "why.garrison", {"unit": unit})
    if unit not in attack.winners or g.place[unit] != ON_MAP:
        return Reason("6-92", "why.not-in-combat", {"unit": unit})
    if cell not in attack.vacated:
        return Reason("6-91", "why.not-vacated", {"cell": cell})
    if g.camp_in(cell) != NOBODY:
        return Reason("6-91b", "why.not-empty", {"cell": cell})
    if is_barred_from_berlin(g, unit, cell):
        return Reason("5-43", "why.berlin")
    start = g.cell[unit]
    if start in g.box.adjacent[cell] and not may_cross(g, unit, start, cell):
        return Reason(_line_rule(g, unit, start, cell), "why.advance-line", {"cell": cell})
    if start in g.box.adjacent[cell]:
        return Reason("5-42a", "why.boundary", {"cell": cell})
    return Reason("6-91", "why.not-adjacent", {"cell": cell})


def _home_rule(g: Position, unit: int, cell: int) -> str:
    """Which rule sends a unit home first."""
    if g.is_over_boundary(unit, cell):
        return "5-41b" if g.unit(unit).camp == GERMAN else "5-42a"
    return "5-51a" if g.unit(unit).nation == "yugoslav" else "5-52a"


def _line_rule(g: Position, unit: int, start: int, cell: int) -> str:
    """Which line an advance would cross."""
    counter = g.unit(unit)
    if counter.camp == SOVIET and g.box.yugoslavia[start] != g.box.yugoslavia[cell]:
        return "5-51b" if counter.nation == "yugoslav" else "5-52b"
    return "5-41a" if counter.camp == GERMAN else "5-42c"
