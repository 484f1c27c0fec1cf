"""What a move would be, before it is made: its way, its cost, and what happens on it."""

from __future__ import annotations

from grognard.games.battle_for_germany.entry import travel
from grognard.games.battle_for_germany.movement import Movement, is_overcrowded
from grognard.games.battle_for_germany.position import NOWHERE, Position
from grognard.kernel.actions import Action
from grognard.kernel.game import Preview
from grognard.kernel.state import Event


def preview(g: Position, action: Action) -> Preview | None:
    """The way of a move, a retreat or an advance; None for what takes no way."""
    frame = g.stack[-1] if g.stack else None
    if action[0] in ("retreat", "advance"):
        return Preview((g.cell[action[1]], action[2]))
    if not isinstance(frame, Movement) or frame.unit == NOWHERE or action[0] not in ("go", "step", "exit"):
        return None
    verb, goal = action
    way = (g.cell[frame.unit], goal) if verb == "step" else frame.way(g, goal)
    cost = frame.costs(g)[goal] + (int(g.box.numbers["exit_cost"]) if verb == "exit" else 0)
    return Preview(way, cost, frame.left(g), notes_on(g, frame.unit, way, verb))


def notes_on(g: Position, unit: int, way: tuple[int, ...], verb: str) -> tuple[Event, ...]:
    """What happens on a way: found by going it in a copy of the position."""
    imagined, goal = g.clone(), way[-1]
    imagined.events = []
    if verb == "go" and g.enemy_zone(g.camp_of(unit))[goal]:
        imagined.note("why.stops-there", "4-0b", cell=goal)
    travel(imagined, unit, way[1:])
    if verb == "go" and is_overcrowded(imagined, goal):
        imagined.note("movement.crowded", "5-3a", cell=goal)
    return tuple(imagined.events)
