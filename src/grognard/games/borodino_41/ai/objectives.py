"""Which of the goals each German unit goes for: every goal has as many as it needs, from near by."""

from __future__ import annotations

from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.ai.roads import distances, mobility_of
from grognard.games.borodino_41.geography import AMPHIBIOUS
from grognard.games.borodino_41.position import Position
from grognard.games.borodino_41.rules.victory import INTRODUCTION


class Objectives:
    """The goals of an impulse, and what they still need."""

    def __init__(self, fields: Fields) -> None:
        self.fields, self.w = fields, fields.w.goals
        g = fields.g
        self.goals = dict(fields.goals)
        self.needs: dict[int, float] = {}
        for cell in self.goals:
            there = sum(g.strength[unit] for unit in g.units_at(cell) if g.camp[unit] != fields.camp)
            self.needs[cell] = self.w.least_need + self.w.need * there
        if g.world.scenario != INTRODUCTION:
            for cell in (*g.geo.mozhaisk, g.geo.station):
                if cell not in self.goals:  # 19/battle/goal: taken, and to be kept
                    self.goals[cell] = self.w.guard
                    self.needs[cell] = 1.0
        self.needs[g.geo.east_highway] = max(self.w.east_need, self.needs.get(g.geo.east_highway, 0.0))

    def choose(self, g: Position, unit: int) -> int | None:
        """The goal of a unit, which needs so much less from now on; None where all have enough."""
        best, most = None, -1e9
        for cell, worth in self.goals.items():
            if self.needs[cell] <= 0:
                continue
            value = worth - field_to(g, unit, cell)[g.cell[unit]]
            if value > most:
                best, most = cell, value
        if best is not None:
            self.needs[best] -= g.strength[unit]
        return best


def field_to(g: Position, unit: int, cell: int) -> tuple[int, ...]:
    """Quarters from each hex to one, as a unit moves."""
    mobility = mobility_of(g, unit, False)[0]
    return distances(g.geo, (cell,), "tracked" if mobility in (AMPHIBIOUS, "static") else mobility)
