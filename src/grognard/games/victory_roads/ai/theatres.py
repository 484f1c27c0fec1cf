"""Where theatres go and in which mode, and what they ask of the Stavka."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.position import MOVING, OFFENSIVE, Position
from grognard.games.victory_roads.rules.theatres.moves import TheatreMove
from grognard.games.victory_roads.rules.theatres.stavka import StavkaPhase
from grognard.kernel.actions import Action

Options = Sequence[Action]


def reach_of(fields: Fields, theatre: int, cell: int) -> float:
    """What a theatre would serve from a hex: the attack factors at the front that no other one has."""
    g, weights = fields.g, fields.weights.theatres
    distance = g.geo.board.distance
    others = [g.theatre[other] for other, mode in enumerate(g.mode) if mode and other != theatre]
    served = 0.0
    for unit in fields.own:
        place = g.cell[unit]
        if fields.to_enemy[place] <= weights.front and distance(cell, place) <= weights.radius:
            taken = any(distance(other, place) <= weights.radius for other in others)
            served += g.unit(unit).attack * (weights.shared if taken else 1.0)
    return served


def value(fields: Fields, theatre: int, cell: int) -> float:
    """What a hex is worth to a theatre: what it serves, and how many supports come there."""
    g, weights = fields.g, fields.weights.theatres
    city = weights.major if g.geo.is_major[cell] else weights.minor if g.geo.is_city[cell] else 0.0
    return reach_of(fields, theatre, cell) + city + weights.pull * fields.pull[cell]


def drive(fields: Fields, g: Position, options: Options) -> Action:
    """A theatre goes where it serves most; supports are not spent on it."""
    going = [action for action in options if action[0] == "go"]
    move = g.stack[-1]
    assert isinstance(move, TheatreMove)
    stay = value(fields, move.theatre, g.theatre[move.theatre])
    if going:
        found = {action: value(fields, move.theatre, action[1]) for action in going}
        best = max(going, key=lambda action: (found[action], -action[1]))
        if found[best] > stay:
            return best
    return ("stay",)


def move(fields: Fields, g: Position, options: Options) -> Action:
    """Every theatre that can move is considered."""
    return next((action for action in options if action[0] == "drive"), ("done",))


def modes(fields: Fields, g: Position, options: Options) -> Action:
    """Offensive mode on a city with a front to serve; else on the way to one."""
    weights = fields.weights.theatres
    for action in options:
        if action[0] == "switch":
            theatre = action[1]
            here = g.theatre[theatre]
            serves = reach_of(fields, theatre, here) >= weights.enough and g.geo.is_city[here]
            if g.mode[theatre] == (MOVING if serves else OFFENSIVE):
                return action
    return ("done",)


def stavka(fields: Fields, g: Position, options: Options) -> Action:
    """Theatres on their way move, all others ask for reserves."""
    for verb in ("shift", "reserve", "forgo"):
        for action in options:
            if action[0] == verb:
                return action
    return options[0]


def leave(fields: Fields, g: Position, options: Options) -> Action:
    """The strongest comes first."""
    calls = [action for action in options if action[0] == "call"]
    if not calls:
        return ("done",)
    return max(calls, key=lambda action: (g.unit(action[1]).attack, -action[1]))


def deploy(fields: Fields, g: Position, options: Options) -> Action:
    """Where the pull is strongest."""
    phase = g.stack[-1]
    assert isinstance(phase, StavkaPhase)
    return max(options, key=lambda action: (fields.pull[action[1]], -action[1]))


ANSWERS: Mapping[str, Callable[[Fields, Position, Options], Action]] = {
    "ask.drive": drive,
    "ask.move-theatres": move,
    "ask.modes": modes,
    "ask.stavka": stavka,
    "ask.leave-reserve": leave,
    "ask.deploy": deploy,
}
