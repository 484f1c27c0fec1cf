"""Strategic moves of Soviet units far from the enemy; orders to hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai.fields import FAR, Fields
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.ground.stacking import counts, room
from grognard.kernel.actions import Action

Options = Sequence[Action]


def is_far(fields: Fields, unit: int) -> bool:
    """Whether a unit is so far behind the front that a march alone brings it nowhere."""
    g = fields.g
    return (
        counts(g, unit) and not g.moved[unit] and fields.to_enemy[g.cell[unit]] > fields.weights.reserves.far
    )


def pick(fields: Fields, g: Position, options: Options) -> Action:
    """Whoever is far away moves; the strongest first."""
    movers = [action for action in options if action[0] == "move" and is_far(fields, action[1])]
    if not movers:
        return ("back",)
    return max(movers, key=lambda action: (fields.worth(action[1]), -action[1]))


def go(fields: Fields, g: Position, unit: int, options: Options) -> Action:
    """As far ahead as it gets without standing beside the enemy."""
    going = [action for action in options if action[0] == "go"]
    stay = next((action for action in options if action[0] in ("stay", "back")), options[0])
    if not going:
        return stay
    found = {action: _value(fields, g, action[1]) for action in going}
    best = max(going, key=lambda action: (found[action], -action[1]))
    return best if found[best] > _value(fields, g, g.cell[unit]) else stay


def _value(fields: Fields, g: Position, cell: int) -> float:
    weights, near = fields.weights.reserves, fields.to_enemy[cell]
    if room(g, cell, fields.camp) <= 0:
        return -float(FAR)
    if near < weights.nearest:
        return -float(FAR) + near
    return fields.pull[cell] - weights.depth * min(near, FAR // 9)


def hold(fields: Fields, g: Position, options: Options) -> Action:
    """Cities that matter are held to the last when the enemy is near; orders far from him are lifted."""
    weights, value = fields.weights.reserves, fields.ground.value
    orders = [action for action in options if action[0] == "hold"]
    near = [action for action in orders if fields.to_enemy[action[1]] <= weights.alarm]
    worth = [action for action in near if value.get(action[1], 0.0) >= weights.fortress]
    if worth:
        urgent = {action: value[action[1]] - weights.nearer * fields.to_enemy[action[1]] for action in worth}
        return max(worth, key=lambda action: (urgent[action], -action[1]))
    lifted = [action for action in options if action[0] == "release"]
    quiet = (action for action in lifted if fields.to_enemy[action[1]] > weights.calm)
    return next(quiet, ("done",))


ANSWERS: Mapping[str, Callable[[Fields, Position, Options], Action]] = {
    "ask.strategic": pick,
    "ask.halt": hold,
}
