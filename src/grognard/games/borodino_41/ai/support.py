"""Whom guns and staffs follow: the fighters of their regiment or division, or all of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from grognard.games.borodino_41.ai.fields import Fields
from grognard.games.borodino_41.units import Unit


class Support:
    """Where those fight, in an impulse, whom others support."""

    def __init__(self, fields: Fields) -> None:
        self.fields, self.g, self.camp = fields, fields.g, fields.camp
        self._anchors: dict[str, int | None] = {}

    @cached_property
    def fighters(self) -> Sequence[int]:
        """Those who can assault and are at the enemy; all of them, where nobody is."""
        g, near = self.g, self.fields.w.march.front
        able = [unit for unit in g.units_of(self.camp) if g.printed[unit].may_assault]
        ahead = [unit for unit in able if self.fields.to_enemy[g.cell[unit]] <= near]
        return ahead or able

    def anchor(self, printed: Unit) -> int | None:
        """The hex to which a unit keeps close; None where nobody is to be supported."""
        names = (printed.parent, printed.formation, "") if printed.is_hq else (printed.formation, "")
        for name in names:
            if name not in self._anchors:
                self._anchors[name] = self._middle(name)
            if (found := self._anchors[name]) is not None:
                return found
        return None

    def _middle(self, name: str) -> int | None:
        """The hex of the fighter that is nearest to all the others of a regiment or division."""
        g, distance = self.g, self.g.geo.board.distance
        weights: dict[int, int] = {}
        for unit in self.fighters:
            if name in ("", g.printed[unit].formation, g.printed[unit].parent):
                weights[g.cell[unit]] = weights.get(g.cell[unit], 0) + g.strength[unit]

        def far(cell: int) -> int:
            return sum(weight * distance(cell, other) for other, weight in weights.items())

        return min(weights, key=lambda cell: (far(cell), cell), default=None)
