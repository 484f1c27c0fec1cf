"""The table for tests of movement: with what is left of points."""

from typing import Any, Self

from tests.borodino_41 import table


class Table(table.Table):
    """As for all tests of the game."""

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)

    def has_left(self, name: str, points: float) -> Self:
        """A unit has so many points left."""
        assert (name, self.points(name)) == (name, points)
        return self

    def set_exits(self, units: str) -> None:
        """The hex by which units left the map, after their names."""
        *names, cell = units.split()
        for name in names:
            self.g.exit[self.unit(name)] = self.cell(cell)
