"""Invariants: what must hold whenever a decision is due."""

from __future__ import annotations

from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.supports import soundness
from grognard.kernel.pieces import ON_BOARD


def problems(g: Position) -> list[str]:
    """Everything that is wrong with a position, in words; an honest game has none."""
    return [*g.problems(), *_units(g), *soundness.problems(g)]


def _units(g: Position) -> list[str]:
    found, labels = [], g.geo.board.labels
    for unit in g.in_place(ON_BOARD):
        if g.is_chit(unit):
            found.append(f"support {g.support(unit).id} stands on the map like a unit")
            continue
        printed, cell = g.unit(unit), g.cell[unit]
        if g.geo.closed[cell]:
            found.append(f"{printed.id} stands in {labels[cell]}, which nothing may enter")
        if g.count[1 - g.camp[unit]][cell]:
            found.append(f"{printed.id} stands with enemies in {labels[cell]}; 6.1.7 forbids it")
        if g.steps[unit] > printed.steps or (printed.steps and not g.steps[unit]):
            found.append(f"{printed.id} has {g.steps[unit]} of {printed.steps} steps; 1.3.1 allows no such")
    return found
