"""A plan in the making: where the units of a force shall go, on a board where they already stand there."""

from __future__ import annotations

from grognard.games.battle_for_germany.ai.worth import Evaluator
from grognard.games.battle_for_germany.position import Position
from grognard.games.battle_for_germany.rules.movement import can_move
from grognard.games.battle_for_germany.rules.zones import reach_from
from grognard.kernel.pieces import NOWHERE

Plan = dict[int, int]
"""Where each unit shall go, NOWHERE for off the map; those left out stay."""


class Draft:
    """The units of a force that can move, the hexes they can get to, and what is settled so far."""

    def __init__(self, values: Evaluator, g: Position, side: int) -> None:
        self.values, self.board = values, g.clone()
        self.units = [unit for unit in g.units_of(side) if can_move(g, unit)]
        self.moves: Plan = {}
        self._start = g
        self._ranges: dict[int, dict[int, int]] = {}

    @property
    def free(self) -> list[int]:
        """The units that have no orders yet."""
        return [unit for unit in self.units if unit not in self.moves]

    @property
    def strongest(self) -> list[int]:
        """The same, the best attackers first."""
        units = self.board.box.units
        return sorted(self.free, key=lambda unit: -units[unit].attack)

    def range(self, unit: int) -> dict[int, int]:
        """The hexes a unit can get to, with their costs: only enemies are in its way, and they stay."""
        if unit not in self._ranges:
            start = self._start
            self._ranges[unit] = reach_from(start, unit, start.cell[unit], start.allowance(unit))
        return self._ranges[unit]

    def can_stop(self, unit: int, cell: int) -> bool:
        """Whether a unit can get to a hex and stay there beside those who will be there."""
        return cell in self.range(unit) and fits(self.board, unit, cell)

    def choices(self, unit: int) -> list[int]:
        """The hexes where a unit can end its move, lowest first."""
        return sorted(cell for cell in self.range(unit) if fits(self.board, unit, cell))

    def order(self, unit: int, cell: int) -> None:
        """Settles where a unit goes."""
        self.moves[unit] = cell
        relocate(self.board, unit, cell)

    def dismiss(self, unit: int) -> None:
        """Settles that a unit leaves the map (9-0)."""
        self.moves[unit] = NOWHERE
        self.board.lift(unit)


def fits(board: Position, unit: int, cell: int) -> bool:
    """Whether a unit may stop in a hex, its own included."""
    return board.cell[unit] == cell or board.fits(unit, cell)


def relocate(board: Position, unit: int, cell: int) -> None:
    """Moves a unit on a planning board."""
    if board.cell[unit] != cell:
        board.put(unit, cell)
