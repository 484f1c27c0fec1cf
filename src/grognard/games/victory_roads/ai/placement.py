"""Room, reach and danger: where units can be at the end of a phase, and what they risk there."""

from __future__ import annotations

from functools import cached_property

from grognard.games.victory_roads.ai.attacks import Judge
from grognard.games.victory_roads.ai.fire import Fire
from grognard.games.victory_roads.ai.weights import Stance
from grognard.games.victory_roads.position import FULL, Position
from grognard.games.victory_roads.rules.ground.stacking import counts
from grognard.games.victory_roads.rules.ground.ways import allowance, reach_of
from grognard.games.victory_roads.rules.homeward import homeward_reach, is_bound_homeward
from grognard.games.victory_roads.rules.supply import commanded
from grognard.games.victory_roads.rules.theatres.radius import in_radius
from grognard.games.victory_roads.units import SOVIET

Plan = dict[int, int]
"""For each unit the hex where it shall be."""
_FREE_HALVES = 4
"""6.1.11: so many half points leave a reinforced corps as it is."""


class Placement:
    """Who is placed where; whatever is placed takes room."""

    def __init__(self, judge: Judge, stance: Stance, fire: Fire, *, exploiting: bool = False) -> None:
        self.judge, self.stance, self.fire, self.exploiting = judge, stance, fire, exploiting
        self.fields = fields = judge.fields
        self.g: Position = fields.g
        self.camp = fields.camp
        self.plan: Plan = {}
        self.taken: dict[int, int] = {}
        """How many units will be in a hex: those planned, and those not planned that stand there."""
        self.strength: dict[int, float] = {}
        """The defence of those planned."""
        self.costs: dict[int, dict[int, int]] = {}
        movers = [unit for unit in fields.own if counts(self.g, unit)]
        for unit in movers:
            self.taken[self.g.cell[unit]] = self.taken.get(self.g.cell[unit], 0) + 1
            self.costs[unit] = self._reach(unit)
        self.movers = movers

    def _reach(self, unit: int) -> dict[int, int]:
        """Where a unit can be at the end of the phase, and the half points that it takes."""
        g = self.g
        points = allowance(g, unit, exploiting=self.exploiting)
        moved = g.moved[unit] and g.phase.endswith(("movement", "exploitation"))
        if not points or moved or (self.exploiting and not g.exploits[unit]):
            return {g.cell[unit]: 0}
        if is_bound_homeward(g, unit):
            home = homeward_reach(g, unit, points, None, begins=True)
            return {g.cell[unit]: 0, **{cell: stage.cost for cell, stage in home.items()}}
        return reach_of(g, unit, points)

    def loses_mode(self, unit: int, cell: int) -> bool:
        """6.1.11: whether a corps would go back to standard mode there."""
        g = self.g
        if not g.is_advanced or g.steps[unit] != FULL or not g.unit(unit).is_rifle_corps:
            return False
        return self.costs[unit].get(cell, 0) > _FREE_HALVES and not in_radius(g, cell)

    def risk(self, unit: int, cell: int) -> float:
        """How likely a hex is lost with this unit in it."""
        g, lost_at = self.g, self.fields.weights.danger.lost_at
        own = self.strength.get(cell, 0.0) + g.defence(unit) / (1 + g.cut[unit])
        ratio = self.fields.threat[cell] / max(1.0, own * self._multiple(cell))
        return lost_at[min(int(ratio), len(lost_at) - 1)]

    def _multiple(self, cell: int) -> int:
        geo, terrain = self.g.geo, self.g.world.charts.terrain
        kinds = (
            *geo.kinds(cell),
            *(("basic-fort",) if geo.fort[cell] and not self.g.has_fallen(cell) else ()),
        )
        return max(terrain[kind].defence for kind in kinds)

    @cached_property
    def commanded(self) -> frozenset[int]:
        """Where the main nation of this side has orders."""
        return commanded(self.g, SOVIET if self.camp == SOVIET else 1)

    @cached_property
    def links(self) -> set[int]:
        """The hexes with orders that no enemy closes by a move: units stand there, or he is far away."""
        g, near = self.g, self.fields.to_enemy
        own, safe = g.count[self.camp], self.fields.weights.soviet.safe
        return {cell for cell in self.commanded if own[cell] or near[cell] >= safe}

    def has_orders(self, cell: int) -> bool:
        """Whether a unit will have orders in a hex, about.

        Who stands beside a hex that has them opens his own to them (1.2.3). The Axis count on HQs to follow.
        """
        if self.camp == SOVIET:
            links = self.links
            return cell in links or any(near in links for near in self.fields.ground.near[cell])
        return cell in self.commanded or self.near_staff(cell)

    def near_staff(self, cell: int) -> bool:
        """Whether an HQ is near enough to bring a hex into its radius by a move of its own."""
        g = self.g
        return any(
            g.cell[hq] >= 0
            and g.camp[hq] == self.camp
            and g.geo.board.distance(g.cell[hq], cell) <= g.unit(hq).radius
            for hq in g.world.hqs
        )

    def place(self, unit: int, cell: int) -> None:
        """Plans a unit into a hex, if it was planned into another one instead of that."""
        g = self.g
        before = self.plan.get(unit, g.cell[unit])
        self.taken[before] -= 1
        if unit in self.plan:
            self.strength[before] -= g.defence(unit) / (1 + g.cut[unit])
        self.taken[cell] = self.taken.get(cell, 0) + 1
        self.plan[unit] = cell
        if self.camp == SOVIET and cell != g.cell[unit] and self.has_orders(cell):
            self.links.add(cell)
        self.strength[cell] = self.strength.get(cell, 0.0) + g.defence(unit) / (1 + g.cut[unit])
