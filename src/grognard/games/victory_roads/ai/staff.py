"""Where headquarters go: near those whom they command, and out of harm's way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.geography import HALF
from grognard.games.victory_roads.rules.ground.ways import allowance, reach_of
from grognard.games.victory_roads.rules.supply import is_joined
from grognard.games.victory_roads.units import SOVIET
from grognard.kernel.board.movement import NO_ZOC, reach
from grognard.kernel.board.supply import barrier

_WORTH = tuple[int, float]
"""A hex, and what stands there."""


def posts(fields: Fields, plan: Mapping[int, int]) -> dict[int, int]:
    """For each headquarters that can move, its hex, given where all others will be."""
    g = fields.g
    homes = {unit: g.cell[unit] for unit in fields.own if g.unit(unit).is_hq}
    found, guards = {}, dict[int, float]()
    for unit, cell in plan.items():
        guards[cell] = guards.get(cell, 0.0) + g.defence(unit)
    orders = Orders(fields, plan)
    for hq in homes:
        points = 0 if g.moved[hq] else allowance(g, hq)
        if not points:
            continue
        taken = {cell for other, cell in homes.items() if other != hq}
        cells = [
            cell
            for cell in reach_of(g, hq, points)
            if cell not in taken and (cell == homes[hq] or is_joined(g, cell, fields.camp))
        ]
        charges = _charges(fields, plan, hq, homes)
        values = {cell: _value(fields, hq, cell, charges, guards.get(cell, 0.0)) for cell in cells}
        if fields.camp == SOVIET:
            for cell, worth in orders.served(hq, homes, cells).items():
                values[cell] += fields.weights.staff.orders * worth
        values[homes[hq]] += fields.weights.staff.moving
        found[hq] = homes[hq] = max(cells, key=lambda cell: (values[cell], -cell))
    return found


class Orders:
    """Whom HQs of the Soviets would command, given where all others will be."""

    def __init__(self, fields: Fields, plan: Mapping[int, int]) -> None:
        self.fields, self.g, self.plan = fields, fields.g, plan
        own = bytearray(len(self.g.geo.board))
        for cell in plan.values():
            own[cell] = 1
        self.closed = barrier(self.g.count[1 - fields.camp], self.g.zone[1 - fields.camp], own)
        self.network = self.g.geo.command.network(self.g.spots, self.g.is_muddy)

    def served(self, hq: int, homes: Mapping[int, int], cells: Sequence[int]) -> dict[int, float]:
        """What the units are worth that an HQ alone would command from each hex."""
        others = {cell for other, home in homes.items() if other != hq for cell in self.reached(other, home)}
        worth: dict[int, float] = {}
        for unit, cell in self.plan.items():
            if cell not in others:
                worth[cell] = worth.get(cell, 0.0) + self.fields.worth(unit)
        if not worth:
            return {}
        return {cell: sum(worth.get(other, 0.0) for other in self.reached(hq, cell)) for cell in cells}

    def reached(self, hq: int, cell: int) -> Mapping[int, int]:
        """The hexes that an HQ would command from a hex."""
        radius = HALF * self.g.unit(hq).radius
        return reach(self.network, cell, radius, self.closed, self.closed, NO_ZOC)


def _charges(fields: Fields, plan: Mapping[int, int], hq: int, homes: Mapping[int, int]) -> Sequence[_WORTH]:
    """The units that look to a headquarters: those within its reach and in no other's."""
    g, radius, distance = fields.g, fields.g.unit(hq).radius, fields.g.geo.board.distance
    nation, reach = g.nation_of(hq), radius + fields.weights.staff.look
    others = [cell for other, cell in homes.items() if other != hq and g.nation_of(other) == nation]
    return [
        (cell, fields.worth(unit))
        for unit, cell in plan.items()
        if g.nation_of(unit) == nation
        and distance(cell, homes[hq]) <= reach
        and all(distance(cell, other) > radius // 2 for other in others)
    ]


def _value(fields: Fields, hq: int, cell: int, charges: Sequence[_WORTH], guard: float) -> float:
    """What a hex is worth to it: whom it commands from there, and how safe it is under guard."""
    weights, distance = fields.weights.staff, fields.g.geo.board.distance
    near = max(0, weights.distance - fields.to_enemy[cell])
    danger = weights.danger * min(weights.worst, fields.threat[cell] / (1.0 + guard))
    inside = fields.g.unit(hq).radius // 2
    beyond = sum(worth * max(0, distance(cell, other) - inside) for other, worth in charges)
    follow = weights.follow * fields.pull[cell] if fields.camp == SOVIET else 0.0
    return follow - weights.too_near * near - weights.beyond * beyond - danger
