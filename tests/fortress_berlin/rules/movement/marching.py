"""The table for tests of movement: with what is left of points, and counters that lie under others."""

from typing import Any, Self

from tests.fortress_berlin import table


class Table(table.Table):
    """As for all tests of the game."""

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)

    def has_left(self, name: str, points: float) -> Self:
        """A unit has so many points left."""
        assert (name, self.points(name)) == (name, points)
        return self

    def covers_up(self) -> Self:
        """3.6: of every stack the enemy sees the top counter alone, as in a game."""
        g = self.g
        g.hide(unit for unit in g.in_place(0) if g.top[g.cell[unit]] != unit)
        return self

    @property
    def asks_removal(self) -> bool:
        """Whether somebody has too many units in a hex."""
        return bool(self.g.pending) and self.prompt == "stacking.remove"

    def zone(self, camp: int) -> set[str]:
        """The hexes that a side controls."""
        labels = self.g.geo.board.labels
        return {labels[cell] for cell, units in enumerate(self.g.zone[camp]) if units}
