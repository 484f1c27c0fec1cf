"""What each hex means to a side in a phase: how near the enemy is, how hard he can hit, what lies beyond."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from grognard.games.victory_roads.ai.ground import Ground
from grognard.games.victory_roads.ai.operations import Aim, aims_of, early
from grognard.games.victory_roads.ai.weights import Weights
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.units import AXIS, SOVIET

FAR = 99
"""Further away than matters."""


class Fields:
    """Made once, when a phase begins."""

    def __init__(self, g: Position, camp: int, ground: Ground, weights: Weights) -> None:
        self.g, self.camp, self.ground, self.weights = g, camp, ground, weights
        self.enemies = g.units_of(1 - camp)
        self.own = g.units_of(camp)

    @cached_property
    def to_enemy(self) -> list[int]:
        """Hexes to the nearest enemy over land, as far as it matters."""
        return self._distances(self.enemies)

    @cached_property
    def to_front(self) -> list[int]:
        """The same to the nearest one who is not cut off."""
        return self._distances(unit for unit in self.enemies if not self.g.cut[unit])

    @cached_property
    def to_own(self) -> list[int]:
        """Hexes to the nearest unit of one's own."""
        return self._distances(self.own)

    def _distances(self, units: Iterable[int]) -> list[int]:
        near = self.ground.near
        found = [FAR] * len(near)
        edge = {self.g.cell[unit] for unit in units}
        for distance in range(self.weights.danger.horizon + 1):
            for cell in edge:
                found[cell] = distance
            edge = {other for cell in edge for other in near[cell] if found[other] == FAR}
        return found

    @cached_property
    def threat(self) -> list[float]:
        """The attack factors that the enemy could bring against each hex next turn."""
        g, danger = self.g, self.weights.danger
        found = [0.0] * len(self.ground.near)
        for unit in self.enemies:
            attack = g.attack(unit) / (1 + g.cut[unit])
            if not attack:
                continue
            for distance, cells in enumerate(self.ground.rings(g.cell[unit], g.movement(unit) + 1)):
                share = attack * danger.shares[min(distance, len(danger.shares) - 1)]
                for cell in cells:
                    found[cell] += share
        return found

    @cached_property
    def pull(self) -> list[float]:
        """How much the Soviets want to be in each hex: the best site of the Axis, less the way there."""
        g, value = self.g, self.ground.value
        goals = {cell: worth for cell, worth in value.items() if g.holder(cell) == AXIS}
        for cell in self.early:
            goals[cell] *= self.weights.sites.early
        for cell in self.past & goals.keys():
            goals[cell] *= self.weights.pauses.share
        for aim in self.aims:
            goals[aim.goal] = goals.get(aim.goal, 0.0) + aim.worth
        return self.ground.slope(goals, self.weights.sites.per_half_point)

    @cached_property
    def aims(self) -> tuple[Aim, ...]:
        """The operations that the Soviets have under way; the Axis know of none."""
        return aims_of(self.g, self.weights.operations) if self.camp == SOVIET else ()

    @cached_property
    def early(self) -> frozenset[int]:
        """The goals of operations whose time has not come."""
        return early(self.g, self.weights.operations) if self.camp == SOVIET else frozenset()

    @cached_property
    def past(self) -> frozenset[int]:
        """The hexes past the line where the Soviets halt for some turns."""
        first, last = self.weights.pauses.halt
        if self.camp != SOVIET or not first <= self.g.turn <= last:
            return frozenset()
        return self.ground.west_of(self.weights.pauses.line)

    def is_premature(self, cell: int) -> bool:
        """Whether the time of a hex has not come."""
        return cell in self.early or cell in self.past

    def worth(self, unit: int) -> float:
        """What a unit is worth: its factors as they are now."""
        g, weights = self.g, self.weights.units
        if g.unit(unit).is_hq:
            return weights.hq
        return weights.attack * g.attack(unit) + weights.defence * g.defence(unit) + weights.one

    def step_worth(self, unit: int) -> float:
        """What a unit loses with its next step."""
        g, weights, printed = self.g, self.weights.units, self.g.unit(unit)
        if g.steps[unit] <= 1 or printed.is_hq:
            return self.worth(unit)
        lost = weights.attack * (g.attack(unit) - printed.reduced_attack)
        return lost + weights.defence * (g.defence(unit) - printed.reduced_defence)
