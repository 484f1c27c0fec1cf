"""What a move would be, before it is made: its way, its cost, and what happens on it."""

from __future__ import annotations

from fractions import Fraction

from grognard.games.race_for_berlin.combat import Attack
from grognard.games.race_for_berlin.components import HALF
from grognard.games.race_for_berlin.entry import enter
from grognard.games.race_for_berlin.march import AT_END, March
from grognard.games.race_for_berlin.position import Position
from grognard.kernel.actions import Action
from grognard.kernel.game import Preview
from grognard.kernel.state import Event


def preview(g: Position, action: Action) -> Preview | None:
    """The way of a move, a retreat, a flight or an advance; None for what takes no way."""
    frame = g.stack[-1] if g.stack else None
    match action:
        case ("retreat" | "flee", unit, zone):
            way = (g.zone[unit], zone)
        case ("advance", unit) if isinstance(frame, Attack):
            way = (g.zone[unit], frame.target)
        case ("go" | "step", zone) if isinstance(frame, March):
            return _march(g, frame, zone, straight=action[0] == "step")
        case _:
            return None
    return Preview(way, notes=notes_on(g, unit, way))


def _march(g: Position, move: March, goal: int, *, straight: bool) -> Preview:
    """7.1: who may go one zone only (5.1, 3.1.3) pays nothing, and nobody more than he has (7.1.3)."""
    found, start, left = move.reach(g), g.zone[move.unit], move.left(g)
    way = (start, goal) if straight else found.way(goal)
    notes = notes_on(g, move.unit, way)
    if move.kind == AT_END or g.oos[move.unit]:
        return Preview(way, notes=notes)
    cost = dict(found.network[start])[goal] if straight else found.costs[goal]
    return Preview(way, Fraction(min(cost, left), HALF), Fraction(left, HALF), notes)


def notes_on(g: Position, unit: int, way: tuple[int, ...]) -> tuple[Event, ...]:
    """What happens on a way: found by going it in a copy of the position."""
    imagined = g.clone()
    imagined.events = []
    for zone in way[1:]:
        enter(imagined, unit, zone)
    return tuple(imagined.events)
