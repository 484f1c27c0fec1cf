"""Flat-top hex grids: labels, neighbours, and the lattice of corners along which rivers run.

Positions are in hex units: one unit is the distance between two opposite sides, x grows eastwards and y
northwards. Corners are kept as whole numbers so that two hexes sharing a corner agree on it exactly.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import sqrt

Cell = tuple[int, int]  # column, row
Corner = tuple[int, int]  # x in sixths of sqrt(3), y in halves
Side = tuple[Corner, Corner]  # the two ends, smaller first
Point = tuple[float, float]

COLUMN_STEP = sqrt(3) / 2
_CORNER_X = sqrt(3) / 6
_CORNER_OFFSETS = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))


def side_between(first: Corner, second: Corner) -> Side:
    """The hexside with these ends, written the same way round whichever end comes first."""
    return (first, second) if first < second else (second, first)


def corner_point(corner: Corner) -> Point:
    """Where a corner lies, in hex units."""
    return corner[0] * _CORNER_X, corner[1] / 2


@dataclass(frozen=True)
class HexGrid:
    """A rectangle of flat-top hexes numbered from 1.

    >>> HexGrid(columns=26, rows=35, rows_go_north=True, row_first=True).label((12, 25))
    '2512'
    """

    columns: int
    rows: int
    lower_columns: str = "even"  # which columns sit half a hex further south
    rows_go_north: bool = False
    row_first: bool = False

    @cached_property
    def cells(self) -> list[Cell]:
        """Every cell, by row and then column."""
        return [(column, row) for row in range(1, self.rows + 1) for column in range(1, self.columns + 1)]

    def label(self, cell: Cell) -> str:
        """The printed number of a cell."""
        column, row = cell
        return f"{row:02d}{column:02d}" if self.row_first else f"{column:02d}{row:02d}"

    def cell(self, label: str) -> Cell:
        """The cell with this printed number."""
        first, second = int(label[:2]), int(label[2:])
        cell = (second, first) if self.row_first else (first, second)
        if cell not in self:
            raise ValueError(f"{label} is off the grid of {self.columns} columns and {self.rows} rows")
        return cell

    def __contains__(self, cell: Cell) -> bool:
        column, row = cell
        return 1 <= column <= self.columns and 1 <= row <= self.rows

    def _doubled_y(self, cell: Cell) -> int:
        column, row = cell
        lowered = (column % 2 == 0) == (self.lower_columns == "even")
        return (2 * row if self.rows_go_north else -2 * row) - (1 if lowered else 0)

    def centre(self, cell: Cell) -> Point:
        """The middle of a cell, in hex units."""
        return cell[0] * COLUMN_STEP, self._doubled_y(cell) / 2

    def corners(self, cell: Cell) -> list[Corner]:
        """The six corners, counter-clockwise from the eastern one."""
        x, y = 3 * cell[0], self._doubled_y(cell)
        return [(x + dx, y + dy) for dx, dy in _CORNER_OFFSETS]

    def sides(self, cell: Cell) -> list[Side]:
        """The six hexsides, counter-clockwise from the north-eastern one."""
        ring = self.corners(cell)
        return [side_between(ring[i], ring[(i + 1) % 6]) for i in range(6)]

    def neighbours(self, cell: Cell) -> Iterator[Cell]:
        """The adjacent cells that are on the grid."""
        column, row = cell
        yield from (near for near in ((column, row + 1), (column, row - 1)) if near in self)
        level = self._doubled_y(cell)
        for beside in (column - 1, column + 1):
            for near in ((beside, row - 1), (beside, row), (beside, row + 1)):
                if near in self and abs(self._doubled_y(near) - level) == 1:
                    yield near

    def cell_at(self, point: Point) -> Cell | None:
        """The cell whose middle is nearest to a point, or None beyond the edge of the grid."""
        near_column = round(point[0] / COLUMN_STEP)
        best: tuple[float, Cell] | None = None
        for column in range(near_column - 1, near_column + 2):
            southing = point[1] if self.rows_go_north else -point[1]
            for row in range(int(southing) - 1, int(southing) + 3):
                x, y = self.centre((column, row))
                distance = (x - point[0]) ** 2 + (y - point[1]) ** 2
                if best is None or distance < best[0]:
                    best = distance, (column, row)
        return best[1] if best is not None and best[1] in self else None

    @cached_property
    def side_owners(self) -> dict[Side, list[Cell]]:
        """The one or two cells on either bank of every hexside."""
        owners: dict[Side, list[Cell]] = {}
        for cell in self.cells:
            for side in self.sides(cell):
                owners.setdefault(side, []).append(cell)
        return owners

    @cached_property
    def corner_links(self) -> dict[Corner, list[Corner]]:
        """The corners that can be reached from each corner along one hexside."""
        links: dict[Corner, list[Corner]] = {}
        for first, second in self.side_owners:
            links.setdefault(first, []).append(second)
            links.setdefault(second, []).append(first)
        return links
