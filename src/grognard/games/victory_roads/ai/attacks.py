"""What an attack is worth, planned or about to be made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from grognard.games.victory_roads.ai.fields import Fields
from grognard.games.victory_roads.ai.prospects import Prospects, terrain_of
from grognard.games.victory_roads.ai.weights import Attack
from grognard.games.victory_roads.charts import COLUMNS
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.rules.combat.attack import Battle
from grognard.games.victory_roads.rules.combat.forecast import after_check
from grognard.games.victory_roads.rules.combat.odds import odds_of
from grognard.games.victory_roads.rules.combat.targets import joiners
from grognard.games.victory_roads.units import SOVIET

BEST = "6/1"
"""The column beyond which more attackers are of no use."""


class Prize(NamedTuple):
    """What there is to win in a hex."""

    ground: float
    step: float
    """What a step of the defenders is worth, on average."""
    steps: int


class Judge:
    """Weighs attacks for a side in a phase."""

    def __init__(self, fields: Fields, prospects: Prospects, weights: Attack) -> None:
        self.fields, self.prospects, self.weights = fields, prospects, weights

    def prize(self, g: Position, target: int) -> Prize:
        """What there is to win by attacking a hex."""
        fields, weights = self.fields, self.weights
        ground = weights.site * fields.ground.value.get(target, 0.0)
        if fields.camp == SOVIET:
            ground += weights.ground * fields.pull[target]
        defenders = g.units_at(target)
        steps = sum(g.steps[unit] for unit in defenders)
        worth = sum(fields.worth(unit) for unit in defenders)
        return Prize(ground, worth / max(1, steps), steps)

    def gain(self, g: Position, target: int, prize: Prize, column: str, units: Iterable[int]) -> float:
        """What an attack with these units in this column brings on average."""
        weights = self.weights
        if COLUMNS.index(column) < weights.lowest:
            return -1.0
        stakes = [self.fields.step_worth(unit) for unit in units]
        prospect = self.prospects.of(column, terrain_of(g, target), prize.steps)
        return (
            prospect.clears * prize.ground
            + weights.kill * prospect.kills * prize.step
            + weights.exploitation * prospect.exploits
            - weights.loss * prospect.costs * sum(stakes) / len(stakes)
            - weights.fee * len(stakes)
        )

    def best_attack(
        self, g: Position, targets: Sequence[int], exploiting: bool
    ) -> tuple[float, int, tuple[int, ...]]:
        """The attack that promises most now: its gain, the hex, and who joins."""
        found: tuple[float, int, tuple[int, ...]] = (-1.0, -1, ())
        for target in targets:
            battle = Battle(target, exploiting=exploiting)
            prize, near, then = self.prize(g, target), joiners(g, battle), after_check(g, target)
            near.sort(key=lambda unit: (-g.attack(unit), unit))
            for size in range(1, min(len(near), self.weights.most_units) + 1):
                battle.units = units = tuple(near[:size])
                column = odds_of(then, battle).column
                if column:
                    gain = self.gain(g, target, prize, column, units)
                    if gain > found[0]:
                        found = gain, target, units
                    if column == BEST:
                        break
        return found
