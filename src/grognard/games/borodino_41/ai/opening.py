"""The set-up, dummies, and the supplies of staffs."""

from __future__ import annotations

from grognard.games.borodino_41.ai.fires import Options, of_verb, quietly
from grognard.games.borodino_41.ai.roads import hexes_to
from grognard.games.borodino_41.ai.weights import Weights
from grognard.games.borodino_41.position import DUMMIES, Position
from grognard.games.borodino_41.rules.hidden import DummyPlacement, planned
from grognard.games.borodino_41.rules.supply import served_by
from grognard.kernel.actions import Action

WEST = 4
"""South-west: where the enemy comes from."""


def choose(w: Weights, g: Position, options: Options) -> Action:
    """All units on the hexes that history suggests."""
    return ("standard",) if ("standard",) in options else options[0]


def place(w: Weights, g: Position, options: Options) -> Action:
    """The suggested hex, or one close to it."""
    unit = options[0][1]
    wanted = g.geo.board.cell(g.printed[unit].hex)
    return min(options, key=lambda action: (g.geo.board.distance(action[2], wanted), action))


def face(w: Weights, g: Position, options: Options) -> Action:
    """Towards the enemy."""
    return ("face", WEST) if ("face", WEST) in options else options[0]


def take(w: Weights, g: Position, options: Options) -> Action:
    """A dummy that lies beside the map, as long as few are in play."""
    frame = g.stack[-1]
    assert isinstance(frame, DummyPlacement)
    cells = {unit: g.cell[unit] for unit in g.world.dummies if g.camp[unit] == frame.camp}
    out = sum(cell >= 0 for cell in (cells | planned(g, (frame.camp,))).values())
    idle = [action for action in of_verb(options, "take") if g.place[action[1]] == DUMMIES]
    return idle[0] if idle and out < w.dummies.most and any(g.count[frame.camp]) else quietly(options)


def lay(w: Weights, g: Position, options: Options) -> Action:
    """In cover, close to units and not too close to the enemy: where a unit might well stand."""
    frame = g.stack[-1]
    assert isinstance(frame, DummyPlacement)
    geo, camp = g.geo, frame.camp
    friends = hexes_to(geo, {g.cell[unit] for unit in g.units_of(camp)}, w.dummies.far)
    enemies = hexes_to(geo, {g.cell[unit] for unit in g.units_of(1 - camp)}, w.dummies.far)

    def worth(cell: int) -> float:
        alone = not g.count[camp][cell] and cell not in frame.goals
        return (
            4.0 * geo.conceals[cell]
            + 2.0 * geo.on_way[cell]
            - abs(friends[cell] - w.dummies.near)
            - abs(enemies[cell] - 2 * w.dummies.near)
            + 2.0 * alone
            - 9.0 * (cell in geo.holders)
        )

    cells = of_verb(options, "lay")
    return max(cells, key=lambda action: (worth(action[1]), -action[1])) if cells else quietly(options)


def draw(w: Weights, g: Position, options: Options) -> Action:
    """On an HQ that helps several units; other staffs can wait, or they would help each other for ever."""
    for action in of_verb(options, "draw"):
        hq = action[1]
        camp = g.camp[hq]
        served = served_by(g, hq, bytes(map(bool, g.seen_zone[camp][1 - camp])), seeming=True)
        if sum(not g.printed[unit].is_hq for unit in served) >= w.works.draw_units:
            return action
    return quietly(options)
