"""6.1, 6.5.1 What bars every move of a unit, and what it costs to carry one by rail or sea."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.ways import allowance
from grognard.games.victory_roads.rules.haltebefehl import bar_to_leave
from grognard.kernel.actions import Action
from grognard.kernel.pieces import ON_BOARD
from grognard.kernel.verbs import Bar


def bar_to_move(g: Position, unit: int) -> Bar | None:
    """Why a unit can't be moved in this phase, in whatever way."""
    if g.is_chit(unit) or g.place[unit] != ON_BOARD:
        return "6.1.1a", "why.not-on-board", {"unit": unit}
    if g.camp[unit] != g.player:
        return "6.1.1a", "why.not-yours", {"unit": unit}
    if g.moved[unit]:
        return "6.1.3", "why.moved", {"unit": unit}
    if not allowance(g, unit):
        return "6.1.8/exc", "why.immobile", {"unit": unit}
    return bar_to_leave(g, (unit,))


def one_at_a_time(attempt: Action, unit: int) -> Bar | None:
    """6.1.3: what is told to who tries another move while one is in progress."""
    if attempt[0] in ("move", "sail", "rail", "strategic", "abandon", "end"):
        return "6.1.3", "why.one-at-a-time", {"unit": unit}
    return None


def pick_first(attempt: Action) -> Bar | None:
    """6.1.1: what is told to who names a hex before a unit."""
    return ("6.1.1a", "why.pick-first") if attempt[0] in ("go", "step", "stay", "with") else None


def back_first(attempt: Action) -> Bar | None:
    """6.1.2: what is told to who wants another kind of movement than the one at hand."""
    other = attempt[0] in ("sail", "rail", "strategic", "abandon", "end")
    return ("6.1.2", "why.back-first") if other else None


def freight(g: Position, unit: int) -> int:
    """6.4.2, 6.5.1: the points of capacity that a unit takes, whole or reduced."""
    points: int = g.world.charts.tables["transport"]["armoured" if g.unit(unit).is_armoured else "infantry"]
    return points
