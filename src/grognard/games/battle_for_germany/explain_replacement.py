"""Why not? In the replacement phase: chapters 7 and 8."""

from __future__ import annotations

from grognard.games.battle_for_germany.components import GERMAN
from grognard.games.battle_for_germany.courland import Courland, shore, waiting
from grognard.games.battle_for_germany.position import BOX_ITALY, COURLAND, NOWHERE, Position
from grognard.games.battle_for_germany.replacements import (
    NEVER_REPLACED,
    Replacement,
    boxes,
    candidates,
    cells_beside_berlin,
)
from grognard.games.battle_for_germany.setting import SOVIETS, WESTERN_ALLIES
from grognard.kernel.actions import Action
from grognard.kernel.game import Reason


def why(g: Position, phase: Replacement, attempt: Action) -> Reason | None:
    """Why this replacement is refused."""
    verb = attempt[0]
    if verb == "restore":
        return why_not_restore(g, phase, attempt[1])
    if verb == "place" and phase.unit != NOWHERE:
        return why_not_place(g, phase.side, phase.unit, attempt[1])
    if verb == "evacuate":
        return Reason("8-0b", "why.no-ship", {"unit": attempt[1]})
    if verb == "enter":
        return Reason("8-0e", "why.courland-wait", {"unit": attempt[1]})
    if verb == "end" and phase.unit != NOWHERE:
        return Reason("7-2a", "why.place-first", {"unit": phase.unit})
    return None


def why_not_restore(g: Position, phase: Replacement, unit: int) -> Reason:
    """Why this unit can't come back now."""
    counter = g.unit(unit)
    if phase.unit != NOWHERE:
        return Reason("7-2a", "why.place-first", {"unit": phase.unit})
    if g.place[unit] not in boxes(g, phase.side):
        return Reason(g.world.terms.turn[g.phase].rule, "why.not-in-box", {"unit": unit})
    if counter.nation in NEVER_REPLACED:
        return Reason("7-12b", "why.never-replaced", {"unit": unit})
    if not phase.left:
        return Reason("7-0b", "why.no-replacements")
    if unit not in candidates(g, phase.side):
        return Reason("7-21a", "why.weakest-first", {"unit": unit})
    return Reason(_entry_rule(g, phase.side, unit), "why.no-entry", {"unit": unit})


def why_not_place(g: Position, side: int, unit: int, cell: int) -> Reason:
    """Why this unit can't appear in this hex."""
    if not g.box.open[cell] or cell not in _entries(g, side, unit):
        return Reason(_entry_rule(g, side, unit), "why.not-entry", {"cell": cell})
    return _why_no_room(g, unit, cell, "7-23" if g.unit(unit).camp == GERMAN else "5-2")


def _why_no_room(g: Position, unit: int, cell: int, enemy_rule: str) -> Reason:
    """Who is in the way of a unit that is to be put down in this hex."""
    if g.others_in(g.unit(unit).camp)[cell]:
        return Reason(enemy_rule, "why.enemy-there", {"cell": cell})
    if g.is_front(unit) and g.has_front(cell, unit):
        return Reason("5-3b", "why.two-fronts", {"cell": cell})
    return Reason("5-3a", "why.full", {"cell": cell, "limit": int(g.box.numbers["stacking_limit"])})


def _entries(g: Position, side: int, unit: int) -> tuple[int, ...]:
    if side == SOVIETS:
        return g.box.edges["soviet_entry"]
    if side == WESTERN_ALLIES:
        return g.box.edges["italian_entry" if g.place[unit] == BOX_ITALY else "western_entry"]
    return cells_beside_berlin(g, side)


def _entry_rule(g: Position, side: int, unit: int) -> str:
    if side == SOVIETS:
        return "7-25a"
    if side == WESTERN_ALLIES:
        return "7-25c" if g.place[unit] == BOX_ITALY else "7-25b"
    return "7-22a"


def why_courland(g: Position, phase: Courland, attempt: Action) -> Reason | None:
    """Why this unit can't leave Courland, or not to this hex."""
    verb = attempt[0]
    if verb in ("evacuate", "enter"):
        unit = attempt[1]
        if g.place[unit] != COURLAND:
            return Reason("8-0a", "why.not-in-courland", {"unit": unit})
        if unit not in waiting(g, phase.side):
            return Reason("8-0e" if phase.side == SOVIETS else "8-0b", "why.courland-wait", {"unit": unit})
        return Reason("8-0b", "why.no-ship", {"unit": unit})
    if verb == "place" and phase.unit != NOWHERE:
        if attempt[1] in shore(g, phase.unit):
            return _why_no_room(g, phase.unit, attempt[1], "5-2")
        rule = "8-0e" if phase.side == SOVIETS else "8-0d"
        return Reason(rule, "why.not-entry", {"cell": attempt[1]})
    return Reason("8-0b", "why.courland-first")
