"""Who comes in where, and what replacement points are spent on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from grognard.games.victory_roads.ai.fields import FAR, Fields
from grognard.games.victory_roads.ai.theatres import spare
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.arrivals.reinforcements import Reinforcements
from grognard.games.victory_roads.rules.arrivals.replacements import Replacements
from grognard.games.victory_roads.rules.reich.capitulation import Capitulation, eliminated, modifier
from grognard.games.victory_roads.rules.supply import commanded
from grognard.games.victory_roads.units import ROMANIANS, SOVIET
from grognard.kernel.actions import Action

Options = Sequence[Action]


def arrive(fields: Fields, g: Position, options: Options) -> Action:
    """Whoever can come, comes."""
    return options[0]


def come_in(fields: Fields, g: Position, options: Options) -> Action:
    """As near to the front as can be without standing at it; the Soviets rather wait in the reserve."""
    frame = g.stack[-1]
    assert isinstance(frame, (Reinforcements, Replacements))
    cells = [action for action in options if action[0] == "deploy"]
    if cells and g.unit(frame.unit).is_hq:
        return max(cells, key=lambda action: (_flock(fields, g, frame.unit, action[1]), -action[1]))
    near = {action: _to_front(fields, g, action[1]) for action in cells}
    weights = fields.weights.arrivals
    if ("to-stavka",) in options and min(near.values(), default=FAR) > weights.too_far:
        return ("to-stavka",)
    if not cells:
        return options[0]
    lacking = _lacking(fields, g) if fields.camp == SOVIET and all(g.mode) else {}
    need = {
        action: _need(fields, g, action[1])
        - weights.depth * abs(near[action] - weights.distance)
        + lacking.get(_sector(fields, g, action[1]), 0.0)
        for action in cells
    }
    return max(cells, key=lambda action: (need[action], -action[1]))


def _flock(fields: Fields, g: Position, hq: int, cell: int) -> float:
    """What stands around a hex and has no orders."""
    nation, distance = g.nation_of(hq), g.geo.board.distance
    has_orders = commanded(g, nation)
    return sum(
        fields.worth(unit) / (1 + distance(cell, g.cell[unit]))
        for unit in fields.own
        if g.cell[unit] not in has_orders and g.nation_of(unit) == nation
    )


def _need(fields: Fields, g: Position, cell: int) -> float:
    """By how much the enemy is the stronger one around a hex."""
    distance, around = g.geo.board.distance, fields.weights.arrivals.around
    threat = sum(g.attack(unit) for unit in fields.enemies if distance(cell, g.cell[unit]) <= around)
    return threat - sum(g.defence(unit) for unit in fields.own if distance(cell, g.cell[unit]) <= around)


def _sector(fields: Fields, g: Position, cell: int) -> str:
    """The theatre in whose part of the front a hex lies, by its row."""
    row = int(g.geo.board.labels[cell][2:])
    return next(name for name, last in fields.weights.arrivals.rows.items() if row <= last)


def _lacking(fields: Fields, g: Position) -> dict[str, float]:
    """What the part of each theatre lacks of its share of all units."""
    there = dict.fromkeys(fields.weights.arrivals.rows, 0.0)
    for unit in fields.own:
        there[_sector(fields, g, g.cell[unit])] += fields.worth(unit)
    total = sum(there.values())
    return {name: share * total - there[name] for name, share in fields.weights.arrivals.shares.items()}


def _to_front(fields: Fields, g: Position, cell: int) -> int:
    """Hexes to the nearest enemy, however far he is."""
    distance = g.geo.board.distance
    return min((distance(cell, place) for place in {g.cell[unit] for unit in fields.enemies}), default=0)


def replace(fields: Fields, g: Position, options: Options) -> Action:
    """Headquarters first, then whatever brings most factors back."""
    best, found = 0.0, next((action for action in options if action[0] == "draw-corps"), ("done",))
    paid = fields.camp != SOVIET or not g.is_advanced or spare(fields, g) > 0
    for action in options:
        if action[0] in ("restore", "rebuild") and (paid or not g.unit(action[1]).is_armoured):
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


def capitulate(fields: Fields, g: Position, options: Options) -> Action:
    """Romania is called upon when most faces of the die would do, as it costs the chit; late, when any."""
    frame = g.stack[-1]
    assert isinstance(frame, Capitulation)
    change, wanted = modifier(g, frame.nation), ("capitulate",)
    likely = change >= 0  # with less, Hungary can only harden
    if frame.nation == ROMANIANS:
        faces = eliminated(g, ROMANIANS) - change - 1
        likely = faces >= (_MOST if g.turn < g.world.scenario.values["last_turn"] - 1 else 1)
    return wanted if likely and wanted in options else ("pass",)


_MOST = 5
"""Faces of the die that make an attempt likely to succeed."""

ANSWERS: Mapping[str, Callable[[Fields, Position, Options], Action]] = {
    "ask.arrive": arrive,
    "ask.come-in": come_in,
    "ask.replace-soviet": replace,
    "ask.replace-axis": replace,
    "ask.withdraw": withdraw,
    "ask.transfer": withdraw,
    "ask.desert": withdraw,
    "ask.disband": withdraw,
    "ask.rising-loss": withdraw,
    "ask.capitulation": capitulate,
}
