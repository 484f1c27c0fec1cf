"""What an impulse or a step gives up when it is ended, and what is still owed before it may be."""

from __future__ import annotations

from grognard.games.race_for_berlin import duties
from grognard.games.race_for_berlin.activation import Impulse
from grognard.games.race_for_berlin.components import SOVIET
from grognard.games.race_for_berlin.designation import bound_to_go, owed_after
from grognard.games.race_for_berlin.position import IDLE, MARCH, Position
from grognard.kernel.actions import Action, Side
from grognard.kernel.game import Reason

_LOST = {
    "ask.march": ("4.1.4", "lost.marches"),
    "ask.fight": ("4.1.4", "lost.attacks"),
    "ask.reserves": ("4.2.3b", "lost.reserves"),
    "ask.shift": ("5.1a", "lost.shifts"),
}


def given_up(g: Position, side: Side, action: Action) -> Reason | None:
    """What a camp loses by going on now, with how much of it there is."""
    decision = g.pending[side]
    if action not in decision.options:
        return None
    if action[0] == "done" and ("support",) in decision.options:
        return Reason("3.2.3", "lost.replacement")
    if action[0] == "begin":
        return _passed(g)
    if action[0] != "end":
        return None
    rule, message = _LOST[decision.prompt]
    return Reason(
        rule, message, {"count": len({option[1] for option in decision.options if len(option) > 1})}
    )


def _passed(g: Position) -> Reason | None:
    """4.1.5: an impulse in which nobody acts, though some could."""
    impulse = _impulse(g)
    units = {unit for _, unit in impulse.offers}
    if not units or any(g.mode[unit] != IDLE for unit in g.box.group[impulse.camp, impulse.nation]):
        return None
    args = {"count": len(units), "nation": impulse.nation}
    if impulse.nation == SOVIET and g.passes:
        return Reason("4.1.5b", "lost.operations", args)
    return Reason("4.1.5a", "lost.impulse", args)


def owed(g: Position, side: Side) -> Reason | None:
    """Why the button that leads on is missing."""
    decision = g.pending[side]
    if decision.prompt == "ask.activate" and ("begin",) not in decision.options:
        return _owed_activations(g)
    if decision.prompt == "ask.march" and ("end",) not in decision.options:
        return _owed_move(g)
    if decision.prompt == "ask.fight" and ("end",) not in decision.options:
        return Reason("2.3.2a", "owed.attack")
    if decision.prompt == "ask.gather" and decision.args["units"] and ("roll",) not in decision.options:
        return Reason("2.3.2a", "owed.attackers")
    return None


def _owed_activations(g: Position) -> Reason:
    """2.2.7a, 7.3.2b, 7.3.1c: Soviets who must go; 2.3.2: divisions that Hitler wants."""
    impulse = _impulse(g)
    bound = bound_to_go(g, impulse)
    count = owed_after(g, impulse, bound)
    if impulse.nation != SOVIET:
        return Reason("2.3.2a" if g.task != MARCH else "2.3.2b", "owed.divisions", {"count": count})
    if not bound:
        return Reason("7.3.1c", "owed.partner", {"count": count})
    leaving = any(g.american[g.zone[unit]] for unit in bound)
    return Reason("2.2.7a" if leaving else "7.3.2b", "owed.armies", {"units": tuple(sorted(bound))})


def _owed_move(g: Position) -> Reason:
    """The moves that must be made: those of Soviets with a duty, or Germans who must close up (2.3.2b)."""
    impulse = _impulse(g)
    if impulse.nation != SOVIET:
        return Reason("2.3.2b", "owed.closing-up")
    waiting = [
        unit for unit in g.units_of(impulse.camp, SOVIET) if g.mode[unit] == MARCH and not g.moved[unit]
    ]
    bound = {unit: duty for unit in waiting if (duty := duties.of_soviet(g, unit, impulse.apart))}
    return Reason(duties.RULES[next(iter(bound.values()))], "owed.moves", {"units": tuple(bound)})


def _impulse(g: Position) -> Impulse:
    return next(frame for frame in reversed(g.stack) if isinstance(frame, Impulse))
