"""What an attack is worth to the Axis: Hitler likes to hear of armour that attacks."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.games.victory_roads.ai.attacks import Judge, Prize
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.units import GERMANS

_ARMOUR = 2
"""15.2.2: so many armoured divisions please him."""


class AxisJudge(Judge):
    """Weighs attacks of the Axis."""

    def gain(
        self, g: Position, target: int, prize: Prize, column: str, units: Iterable[int], chits: int = 0
    ) -> float:
        """As for both sides; and what is gained in mood, as long as there is room for it (15.3.2)."""
        units = tuple(units)
        gain = super().gain(g, target, prize, column, units, chits)
        armour = sum(g.unit(unit).is_armoured and g.nation_of(unit) == GERMANS for unit in units)
        if g.is_advanced and armour >= _ARMOUR and g.mood < g.ceiling:
            gain += self.fields.weights.hitler.pleased
        return gain
