"""What the player looks up: ways to the goal, the enemy and his strength, and what results are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property

from grognard.games.fortress_berlin.ai import allies, score
from grognard.games.fortress_berlin.ai.weights import Results, Weights
from grognard.games.fortress_berlin.charts import LETTERS
from grognard.games.fortress_berlin.geography import Terms
from grognard.games.fortress_berlin.position import MANOEUVRE, Position
from grognard.games.fortress_berlin.rules import stacking
from grognard.games.fortress_berlin.rules.combat import terrain
from grognard.games.fortress_berlin.rules.victory import goal
from grognard.games.fortress_berlin.units import SOVIET
from grognard.kernel.board.board import within
from grognard.kernel.board.movement import Network, ZocRule, reach
from grognard.kernel.kept import reuse

FAR = 400
"""Halves of movement points beyond which nothing is looked for."""
CROWDED = 5000.0
"""3.1.4b: what a hex with too many units costs."""
FREE = ZocRule(stops=False, enter_cost=0, between=True)


def distances(g: Position, name: str, ends: tuple[int, ...]) -> tuple[int, ...]:
    """How far hexes are from the nearest of these, on foot by roads where there are any, in halves."""
    network = g.geo.movement.network(bytes(len(g.spots)), Terms(vehicle=False, mode=MANOEUVRE))
    return reuse(g, ("ai", name), _distances, network, ends)


def _distances(network: Network, ends: tuple[int, ...]) -> tuple[int, ...]:
    nothing, found = bytes(len(network)), [FAR] * len(network)
    for end in ends:
        for cell, cost in reach(network, end, FAR, nothing, nothing, FREE).items():
            found[cell] = min(found[cell], cost)
    return tuple(found)


class Fields:
    """A side's look at the map when it plans."""

    def __init__(self, g: Position, camp: int, weights: Weights) -> None:
        self.g, self.camp, self.weights = g, camp, weights
        self.goal = allies.prize(g, camp, weights)
        self.ends, self.shunned = allies.ends(g, camp, weights), score.shunned(g, camp, weights)
        self.to_goal = distances(g, "goal" if self.goal == goal(g) else "bunker", (self.goal,))
        self.distance = g.geo.board.distance

    @cached_property
    def enemies(self) -> list[int]:
        """Hexes with enemy units, or garrisons that bar the Soviets' way."""
        g, foes = self.g, self.g.count[1 - self.camp]
        found = [cell for cell in range(len(foes)) if foes[cell]]
        if self.camp == SOVIET:
            found += [cell for cell in g.geo.garrisoned if g.has_garrison(cell) and not foes[cell]]
        return found

    @cached_property
    def front(self) -> Sequence[int]:
        """Hexes to the nearest enemy, for every hex."""
        board, found = self.g.geo.board, [99] * len(self.g.geo.board)
        rim = list(self.enemies)
        for cell in rim:
            found[cell] = 0
        for cell in rim:
            for near in board.neighbours[cell]:
                if found[near] == 99:
                    found[near] = found[cell] + 1
                    rim.append(near)
        return found

    @cached_property
    def haste(self) -> float:
        """The part of the usual care that is left to who trails on points, or in the race (17.2e)."""
        g, camp, w = self.g, self.camp, self.weights
        return score.haste(g, camp, w) * allies.haste(g, camp, w)

    def defence(self, cell: int) -> float:
        """What defends a hex, in points of firepower, its ground reckoned in."""
        g = self.g
        units = g.units_at(cell)
        held = sum(g.pf(unit) if g.printed[unit].defends_with_pf else g.fs(unit) for unit in units)
        ground = terrain.defence(g, cell)
        return held + 2 * int(g.has_garrison(cell)) + 2 * ground.pf - 2 * ground.dice

    def strength(self, unit: int) -> int:
        """What a unit adds to who holds a hex: what it counts in the sum, and how hard it is."""
        printed = self.g.printed[unit]
        return (printed.c_pf if printed.defends_with_pf else printed.c_fs) + printed.c_pf

    def cover(self, cell: int) -> float:
        """What the ground of a hex is worth to who defends it."""
        ground = terrain.defence(self.g, cell)
        return ground.pf - ground.dice

    def crowded(self, unit: int, cell: int) -> bool:
        """3.1.4b: whether somebody would be one too many if a unit stayed in a hex."""
        return stacking.excess(self.g, self.camp, cell, (unit,)) > 0

    def pressure(self, cell: int, reach: int = 2) -> float:
        """Enemy firepower within so many hexes that can come by land."""
        g, total = self.g, 0.0
        for near in within(g.geo.board, cell, reach):
            if g.count[1 - self.camp][near]:
                total += sum(g.fs(unit) for unit in g.units_at(near))
        return total

    def stacks(self, cell: int, reach: int) -> int:
        """Enemy stacks within so many hexes."""
        foes = self.g.count[1 - self.camp]
        return sum(1 for near in within(self.g.geo.board, cell, reach) if foes[near])

    def gathered(self, cell: int) -> float:
        """Firepower of one's own that stands deployed beside a hex and can assault it."""
        g, total = self.g, 0.0
        for near in g.geo.board.neighbours[cell]:
            if g.count[self.camp][near] and g.geo.crossable(near, cell):
                half = 2 if g.geo.bridge(near, cell) else 1
                total += sum(g.fs(unit) / half for unit in g.units_at(near) if g.printed[unit].may_assault)
        return total


def worth(
    chances: Mapping[str, Fraction],
    w: Results,
    defenders: int,
    *,
    assault: bool,
    own: float = 0.0,
    shaken: bool = False,
) -> float:
    """What the results of a combat are worth on average, in units lost by the enemy."""
    total = 0.0
    for name, chance in chances.items():
        result, _, star = name.partition(" ")
        part = float(chance)
        if result == "star" or star:
            total -= part * w.star * assault
        value = {
            "R": w.retreat,
            "D": w.one if shaken else w.disruption,
            "EX": w.exchange - own * assault,
            "1": w.one,
            "2": min(w.two, w.one + defenders - 1),
            "E": min(w.all, float(max(1, defenders))),
        }
        total += part * value.get(result, 0.0)
    return total


def rank(letter: str) -> int:
    """A letter as a number; -1 below the table."""
    return LETTERS.index(letter) if letter else -1
