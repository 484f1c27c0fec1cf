"""Geometry of numbered hex grids: centres, outlines, neighbours and shared sides."""

from dataclasses import dataclass
from math import cos, radians, sin, sqrt

from grognard.picture.curves import corner
from grognard.picture.scene import Outline, Point

ROOT3 = sqrt(3.0)


def hexagon(centre: Point, size: float, *, flat: bool) -> Outline:
    """The corners of a hex ``size`` from side to opposite side, clockwise on the screen.

    >>> hexagon((0.0, 0.0), ROOT3, flat=True)[0]
    (1.0, 0.0)
    """
    radius = size / ROOT3
    turn = 0 if flat else 30
    corners = []
    for step in range(6):
        angle = radians(60 * step + turn)
        corners.append((centre[0] + radius * cos(angle), centre[1] + radius * sin(angle)))
    return tuple(corners)


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A rectangular hex map as its printer numbered it.

    ``flat`` hexes have a side on top and stand in columns; others have a corner on top and stand in rows.
    ``shifted`` names the columns (rows) set half a hex down (right): ``even`` or ``odd``. ``rows_up`` counts
    rows from the bottom, and ``row_first`` writes the row before the column in the label.

    >>> HexGrid(26, 35).position("2401")
    (1, 24)
    """

    columns: int
    rows: int
    size: float = 60.0
    flat: bool = True
    shifted: str = "even"
    rows_up: bool = True
    row_first: bool = True

    def label(self, column: int, row: int) -> str:
        """The printed number of a hex."""
        return f"{row:02}{column:02}" if self.row_first else f"{column:02}{row:02}"

    def position(self, label: str) -> tuple[int, int]:
        """Column and row of a printed number."""
        if len(label) != 4 or not label.isdigit():
            raise ValueError(f"expected a hex number of four digits, got {label!r}")
        first, second = int(label[:2]), int(label[2:])
        column, row = (second, first) if self.row_first else (first, second)
        if not self.holds(column, row):
            raise ValueError(f"hex {label} is not on a map of {self.columns} columns and {self.rows} rows")
        return column, row

    def holds(self, column: int, row: int) -> bool:
        """Whether the hex is on the map."""
        return 1 <= column <= self.columns and 1 <= row <= self.rows

    def centre(self, column: int, row: int) -> Point:
        """The middle of a hex, also of one outside the map."""
        down = self.rows - row if self.rows_up else row - 1
        index = column if self.flat else row
        shift = 0.5 if (index % 2 == 0) == (self.shifted == "even") else 0.0
        step = self.size * ROOT3 / 2
        if self.flat:
            return (column - 1) * step, (down + shift) * self.size
        return (column - 1 + shift) * self.size, down * step

    def outline(self, column: int, row: int) -> Outline:
        """The corners of a hex."""
        return hexagon(self.centre(column, row), self.size, flat=self.flat)

    def positions(self, margin: int = 0) -> list[tuple[int, int]]:
        """All hexes in order of column and row, with ``margin`` more of them around the map."""
        return [
            (column, row)
            for column in range(1 - margin, self.columns + 1 + margin)
            for row in range(1 - margin, self.rows + 1 + margin)
        ]

    def neighbours(self, column: int, row: int) -> list[tuple[int, int]]:
        """The hexes beside this one that are on the map."""
        x, y = self.centre(column, row)
        found = []
        for near in [(column + i, row + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]:
            if self.holds(*near):
                there = self.centre(*near)
                if (there[0] - x) ** 2 + (there[1] - y) ** 2 < (1.1 * self.size) ** 2:
                    found.append(near)
        return found

    def side(self, one: str, other: str) -> tuple[Point, Point]:
        """The two corners shared by neighbouring hexes."""
        there = {corner(point) for point in self.outline(*self.position(other))}
        shared = [point for point in self.outline(*self.position(one)) if corner(point) in there]
        if len(shared) != 2:
            raise ValueError(f"hexes {one} and {other} share no side")
        return shared[0], shared[1]
