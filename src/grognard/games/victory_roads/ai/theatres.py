"""Where theatres go and in which mode, and what they ask of the Stavka."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.ai.operations import prepared
from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import ELIMINATED, MOVING, OFFENSIVE, WITH_AXIS, Position
from grognard.games.victory_roads.rules.ground.command import closed_to_lines
from grognard.games.victory_roads.rules.supports import pools
from grognard.games.victory_roads.rules.theatres.moves import TheatreMove
from grognard.games.victory_roads.rules.theatres.radius import is_remote
from grognard.games.victory_roads.rules.theatres.stavka import StavkaPhase
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.actions import Action
from grognard.kernel.board.movement import NO_ZOC, reach

Options = Sequence[Action]
SOUTH = THEATRES.index("S")
_FARTHEST = 60
"""Hexes: no theatre goes farther."""


def reach_of(fields: Fields, theatre: int, cell: int) -> float:
    """What a theatre would serve from a hex: the attack factors at the front that no other one has."""
    g, weights = fields.g, fields.weights.theatres
    distance = g.geo.board.distance
    others = [g.theatre[other] for other, mode in enumerate(g.mode) if mode and other != theatre]
    served = 0.0
    for unit in fields.own:
        place = g.cell[unit]
        if fields.to_front[place] <= weights.front and distance(cell, place) <= weights.radius:
            taken = any(distance(other, place) <= weights.radius for other in others)
            served += g.unit(unit).attack * (weights.shared if taken else 1.0)
    return served


def value(fields: Fields, theatre: int, cell: int) -> float:
    """What a city is worth to a theatre: what it serves, times the supports that come there."""
    weights, geo = fields.weights.theatres, fields.g.geo
    supports = weights.major if geo.is_major[cell] else weights.minor
    if not geo.rails[cell]:
        supports -= weights.road
    return reach_of(fields, theatre, cell) * max(0.0, supports)


def goal(fields: Fields, theatre: int) -> int:
    """The last of its bases whose time has come, that lines reach and no enemy can enter.

    Where it is, if no such base lies ahead or none serves much more: a move takes turns, and a theatre on its
    way near the front waits rather than turn back.
    """
    g, weights, here = fields.g, fields.weights.theatres, fields.g.theatre[theatre]
    steps, remote = _ways_from(g, here), is_remote(g, theatre)
    bases = [g.geo.board.index[name] for name, first in weights.bases[THEATRES[theatre]] if first <= g.turn]
    served = -1.0
    if g.mode[theatre] == OFFENSIVE and not remote:
        served = weights.margin * reach_of(fields, theatre, here)

    def is_ahead(cell: int) -> bool:
        distance, start = g.geo.board.distance, bases[0]
        return remote or distance(start, cell) > distance(start, here)

    for cell in reversed(bases):
        if cell == here:
            break
        safe = g.count[SOVIET][cell] or fields.to_front[cell] >= weights.nearest
        near = steps.get(cell, _FARTHEST) <= weights.longest
        if near and safe and is_ahead(cell) and reach_of(fields, theatre, cell) > served:
            return cell
    if remote and here not in bases:  # it fled, or the front went on without it
        return min(
            (cell for cell in bases if cell in steps), key=lambda cell: (steps[cell], cell), default=here
        )
    return here


def _ways_from(g: Position, start: int) -> dict[int, int]:
    """Hexes along road and rail from a hex, where Soviet lines run."""
    closed = closed_to_lines(g, SOVIET)
    return reach(g.geo.tracks, start, _FARTHEST, closed, closed, NO_ZOC)


def saves(fields: Fields, g: Position, theatre: int) -> bool:
    """Whether a theatre waits for a great offensive: for an operation to come, or against Romania."""
    if g.offensive == theatre:
        return False
    weights, full = fields.weights.supports, g.world.charts.tables["supports"]["box"]
    held = len(pools.in_box(g, pools.box_of(theatre)))
    ready = g.mode[theatre] == OFFENSIVE and g.geo.is_major[g.theatre[theatre]]
    romania = theatre == SOUTH and g.romania == WITH_AXIS and weights.south - 1 <= g.turn <= weights.too_late
    busy = any(aim.theatre == theatre for aim in fields.aims)
    waits = romania or (not busy and theatre in prepared(g, fields.weights.operations, weights.ahead))
    return bool(ready and waits and held <= full)


def spare(fields: Fields, g: Position) -> int:
    """The supports that can be spent on something else."""
    return sum(len(to_spend(fields, g, theatre)) for theatre, mode in enumerate(g.mode) if mode)


def to_spend(fields: Fields, g: Position, theatre: int) -> list[int]:
    """The supports of a theatre that does not save, but for the one that can win Romania over (14.1)."""
    if saves(fields, g, theatre):
        return []
    kept = theatre == SOUTH and g.romania == WITH_AXIS
    box = pools.in_box(g, pools.box_of(theatre))
    return [chit for chit in box if not (kept and g.support(chit).effect == "capitulation")]


def for_armour(fields: Fields, g: Position) -> int:
    """17.3: the supports that armour will need when it is rebuilt."""
    lost = sum(g.unit(unit).is_armoured and g.camp[unit] == SOVIET for unit in g.in_place(ELIMINATED))
    reduced = sum(g.unit(unit).is_armoured and g.steps[unit] < g.unit(unit).steps for unit in fields.own)
    return min(fields.weights.supports.armour, lost + reduced)


def drive(fields: Fields, g: Position, options: Options) -> Action:
    """A theatre goes the shortest way to its goal; supports are spent if it arrives by them."""
    move = g.stack[-1]
    assert isinstance(move, TheatreMove)
    to = goal(fields, move.theatre)
    steps = _ways_from(g, to)
    going = [action for action in options if action[0] == "go" and action[1] in steps]
    best = min(going, key=lambda action: (steps[action[1]], action[1]), default=("stay",))
    if best == ("stay",) or steps[best[1]] >= steps.get(g.theatre[move.theatre], _FARTHEST):
        return ("stay",)
    spends = [action for action in options if action[0] == "spend"]
    if 0 < steps[best[1]] <= min(move.spends, len(spends)):
        return spends[0]
    return best


def move(fields: Fields, g: Position, options: Options) -> Action:
    """Every theatre that can move is considered."""
    return next((action for action in options if action[0] == "drive"), ("done",))


def modes(fields: Fields, g: Position, options: Options) -> Action:
    """Offensive mode at the goal, movement mode on the way to it."""
    for action in options:
        if action[0] == "switch":
            theatre = action[1]
            arrived = goal(fields, theatre) == g.theatre[theatre]
            if g.mode[theatre] == (MOVING if arrived else OFFENSIVE):
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
    "ask.move-theatres": move,
    "ask.modes": modes,
    "ask.stavka": stavka,
    "ask.leave-reserve": leave,
    "ask.deploy": deploy,
}
