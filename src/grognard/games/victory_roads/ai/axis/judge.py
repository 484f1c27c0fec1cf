"""What an attack is worth to the Axis: to who is cut off, and to Hitler, who likes to hear of armour."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from grognard.games.victory_roads.ai.attacks import Judge, Prize
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.units import AXIS, GERMANS

_ARMOUR = 2
"""15.2.2: so many armoured divisions please him."""


class AxisJudge(Judge):
    """Weighs attacks of the Axis."""

    def prize(self, g: Position, target: int, units: Collection[int] = ()) -> Prize:
        """As for both sides; and a way out for those beside the hex who are cut off, by them or to them."""
        found = super().prize(g, target, units)
        beside = [near for near in g.geo.board.neighbours[target] if g.count[AXIS][near]]
        worth = sum(self.fields.worth(unit) for near in beside for unit in g.units_at(near) if g.cut[unit])
        return found._replace(ground=found.ground + self.fields.weights.front.breakout * worth)

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
