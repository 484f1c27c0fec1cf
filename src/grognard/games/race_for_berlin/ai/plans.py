"""An impulse as a whole, whichever nationality acts: its tasks, and what they come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grognard.games.race_for_berlin.ai import germans, soviets
from grognard.games.race_for_berlin.ai.weights import Weights
from grognard.games.race_for_berlin.ai.worth import Task, attack_worth
from grognard.games.race_for_berlin.components import GERMAN, SOVIET
from grognard.games.race_for_berlin.position import Position


def tasks(w: Weights, g: Position, camp: int, nation: int, limit: int) -> list[Task]:
    """All that a camp's idle counters of a nationality could do, the best first; `g` is changed."""
    return soviets.tasks(w, g, camp, limit) if nation == SOVIET else germans.tasks(w, g, camp, limit)


def impulse_worth(w: Weights, g: Position, camp: int, nation: int, limit: int) -> float:
    """What the best tasks for so many counters are worth together; `g` is changed."""
    total, busy = 0.0, set[int]()
    for task in tasks(w, g, camp, nation, limit):
        if task.worth > 0 and len(busy) + len(task.units) <= limit and busy.isdisjoint(task.units):
            total += task.worth
            busy.update(task.units)
    return total


def attack_gains(w: Weights, g: Position, camp: int, nation: int) -> Callable[[int, Sequence[int]], float]:
    """A function that says what an attack on a zone by some of a camp's counters is worth."""
    if nation == GERMAN:
        return lambda target, units: attack_worth(w, g, target, units, germans.ground(w, g, target, camp))
    view = soviets.outlook(w, g, camp)
    return lambda target, units: attack_worth(w, g, target, units, soviets.ground(w, g, target, units, view))
