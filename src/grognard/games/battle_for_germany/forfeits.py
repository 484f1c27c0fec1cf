"""What ending a phase gives up, and what is still owed before it may end."""

from __future__ import annotations

from grognard.games.battle_for_germany.position import Position
from grognard.kernel.actions import Action, Side
from grognard.kernel.game import Reason


def given_up(g: Position, side: Side, action: Action) -> Reason | None:
    """What a side loses by ending its phase now, with how much of it there is."""
    decision = g.pending[side]
    if action[0] != "end" or action not in decision.options:
        return None
    count = len({option[1] for option in decision.options if len(option) > 1})
    if decision.prompt == "movement.pick":
        return Reason("5-0a", "lost.moves", {"count": count})
    if decision.prompt == "combat.declare":
        return Reason("6-0a", "lost.attacks", {"count": count})
    if decision.prompt == "replacement.restore":
        return Reason("7-2c", "lost.replacements", {"count": min(count, decision.args["left"])})
    return Reason("8-0b", "lost.courland")


def owed(g: Position, side: Side) -> Reason | None:
    """12-21: why a phase of the first turn may not end yet: the attacks that are owed."""
    decision = g.pending[side]
    if ("end",) in decision.options:
        return None
    wanted = int(g.box.numbers["first_turn_attacks"])
    if decision.prompt == "movement.pick":
        return Reason("12-21b", "owed.contacts", {"count": wanted})
    if decision.prompt == "combat.declare":
        return Reason("12-21", "owed.attacks", {"count": wanted, "left": wanted - g.attacks})
    return None
