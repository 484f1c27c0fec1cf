"""Who comes in where, and what replacement points are spent on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.actions import Action

Options = Sequence[Action]


def arrive(fields: Fields, g: Position, options: Options) -> Action:
    """Whoever can come, comes."""
    return options[0]


def come_in(fields: Fields, g: Position, options: Options) -> Action:
    """As near to the front as can be without standing at it; the Soviets rather wait in the reserve."""
    cells = [action for action in options if action[0] == "deploy"]
    near = {action: _to_front(fields, g, action[1]) for action in cells}
    weights = fields.weights.arrivals
    best = min(cells, key=lambda action: (abs(near[action] - weights.distance), action[1])) if cells else None
    if ("to-stavka",) in options and (best is None or near[best] > weights.too_far):
        return ("to-stavka",)
    return best or options[0]


def _to_front(fields: Fields, g: Position, cell: int) -> int:
    """Hexes to the nearest enemy, however far he is."""
    distance = g.geo.board.distance
    return min((distance(cell, place) for place in {g.cell[unit] for unit in fields.enemies}), default=0)


def replace(fields: Fields, g: Position, options: Options) -> Action:
    """Headquarters first, then whatever brings most factors back."""
    best, found = 0.0, next((action for action in options if action[0] == "draw-corps"), ("done",))
    for action in options:
        if action[0] in ("restore", "rebuild"):
            value = _regained(fields, g, action[1], whole=action[0] == "rebuild")
            if value > best:
                best, found = value, action
    if fields.camp == SOVIET and best < fields.weights.arrivals.corps and ("draw-corps",) in options:
        return ("draw-corps",)
    return found


def _regained(fields: Fields, g: Position, unit: int, *, whole: bool) -> float:
    """The factors that a point brings back."""
    printed, weights = g.unit(unit), fields.weights
    if printed.is_hq:
        return weights.units.hq
    if whole and fields.camp != SOVIET and printed.steps > 1:
        return weights.units.attack * printed.reduced_attack + weights.units.defence * printed.reduced_defence
    if whole:
        return weights.units.attack * printed.attack + weights.units.defence * printed.defence
    attack = printed.attack - printed.reduced_attack
    defence = printed.defence - printed.reduced_defence
    return weights.units.attack * attack + weights.units.defence * defence


def withdraw(fields: Fields, g: Position, options: Options) -> Action:
    """The one that is missed least."""
    named = [action for action in options if len(action) > 1]
    return min(named or options, key=lambda action: (fields.worth(action[1]), action[1]))


ANSWERS: Mapping[str, Callable[[Fields, Position, Options], Action]] = {
    "ask.arrive": arrive,
    "ask.come-in": come_in,
    "ask.replace-soviet": replace,
    "ask.replace-axis": replace,
    "ask.withdraw": withdraw,
    "ask.desert": withdraw,
}
