"""How dangerous it is to stand in a hex: the enemies about and how hard they could hit it."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.geography import FAR, hexes_from
from grognard.games.battle_for_germany.ai.weights import Danger
from grognard.games.battle_for_germany.ai.worth import is_foe
from grognard.games.battle_for_germany.position import Position
from grognard.kernel.pieces import NOWHERE


class Foes:
    """The enemies of a camp on the map, who stand still as long as this is asked.

    What is asked of a hex is kept: a plan asks the same for unit after unit.
    """

    def __init__(self, g: Position, camp: int, weights: Danger) -> None:
        found = [u for u, cell in enumerate(g.cell) if cell != NOWHERE and is_foe(g, camp, g.camp[u])]
        found.sort(key=lambda unit: -g.unit(unit).attack)
        self._box, self._fort, self._lost_at = g.box, g.fort, weights.lost_at
        self._limit = g.box.numbers.stacking_limit
        self._hits = [
            (
                g.cell[unit],
                g.unit(unit).attack,
                weights.reach + g.unit(unit).movement // weights.movement_share,
            )
            for unit in found
        ]
        self._cells = sorted({cell for cell, _, _ in self._hits})
        self._distance: dict[int, int] = {}
        self._pressure: dict[int, tuple[int, int]] = {}

    def distance(self, cell: int) -> int:
        """Hexes from a hex to the nearest enemy."""
        found = self._distance.get(cell)
        if found is None:
            apart = hexes_from(self._box, cell)
            found = self._distance[cell] = min((apart[other] for other in self._cells), default=FAR)
        return found

    def risk(self, cell: int, defence: int) -> float:
        """About how likely defenders of that strength are to be lost in a hex."""
        if not self._hits:
            return 0.0
        if cell not in self._pressure:
            facing = self._facing(cell)
            self._pressure[cell] = self._threat(cell, len(facing)), self._cover(cell, facing)
        threat, cover = self._pressure[cell]
        odds, lost_at = threat / max(1, defence * cover), self._lost_at
        low = min(int(odds), len(lost_at) - 1)
        high = min(low + 1, len(lost_at) - 1)
        return lost_at[low] + (lost_at[high] - lost_at[low]) * (odds - int(odds))

    def _facing(self, cell: int) -> list[int]:
        """The hexes around from which an attack may come: those no further from the enemy."""
        gap = self.distance(cell)
        return [near for near in self._box.adjacent[cell] if self.distance(near) <= gap]

    def _threat(self, cell: int, facing: int) -> int:
        """Attack strength that could fall on a hex: the strongest within reach, as many as find room."""
        places, total, apart = self._limit * facing, 0, hexes_from(self._box, cell)
        for other, attack, reach in self._hits:
            if places == 0:
                break
            if apart[other] <= reach:
                total += attack
                places -= 1
        return total

    def _cover(self, cell: int, facing: list[int]) -> int:
        """What multiplies defenders in a hex: its terrain, its fort, a river before all that face it."""
        factor = self._box.multiplier[cell] + bool(self._fort[cell])
        return factor + (bool(facing) and all((near, cell) in self._box.rivers for near in facing))
