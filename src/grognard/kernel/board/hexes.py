"""Hex grids: which hexes a map has, how they are numbered, and where each of them lies.

A grid is numbers alone. `board.hex_board` makes cells of it to play on, and a picture draws it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Orientation = Literal["flat", "pointy"]
Parity = Literal["even", "odd"]
Hex = tuple[int, int]
"""The printed numbers of a hex's column and row."""
Spot = tuple[int, int]
"""Where a hex lies, in doubled coordinates.

The first number counts columns (flat) or rows (pointy), the second half hexes along them, both from the
south-west. Every parity of every grid then shares one arithmetic.
"""

DIRECTIONS: Mapping[Orientation, tuple[str, ...]] = {
    "flat": ("N", "NE", "SE", "S", "SW", "NW"),
    "pointy": ("NE", "E", "SE", "SW", "W", "NW"),
}
STEPS: Mapping[Orientation, tuple[Spot, ...]] = {
    "flat": ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)),
    "pointy": ((1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)),
}


@dataclass(frozen=True)
class HexGrid:
    """A rectangle of hexes, columns numbered from the west and rows from the north.

    `low` says which printed numbers are shifted by half a hex: the columns that lie further south
    on a flat-topped grid, the rows that lie further east on a pointy-topped one. `rows_up` numbers
    the rows from the south. `pattern` is the printed label, whose letters stand for digits of the column
    and the row, or a function of both numbers; `first` is the number of the first column and row.

    >>> grid = HexGrid(26, 35, pattern="RRCC", rows_up=True)
    >>> grid.label((12, 25)), grid.hex("2512")
    ('2512', (12, 25))
    >>> HexGrid(2, 1, pattern="C-RRR", first=7).label((8, 7))
    '8-007'
    """

    columns: int
    rows: int
    orientation: Orientation = "flat"
    low: Parity = "even"
    rows_up: bool = False
    pattern: str | Callable[[int, int], str] = "CCRR"
    first: int = 1

    def __post_init__(self) -> None:
        if self.columns < 1 or self.rows < 1:
            raise ValueError(
                f"a hex grid needs at least one column and row, not {self.columns} × {self.rows}"
            )

    def __contains__(self, here: Hex) -> bool:
        column, row = here
        return 0 <= column - self.first < self.columns and 0 <= row - self.first < self.rows

    def hexes(self, margin: int = 0) -> list[Hex]:
        """Every hex, row by row, with `margin` more of them around the map."""
        start = self.first - margin
        return [
            (column, row)
            for row in range(start, self.first + self.rows + margin)
            for column in range(start, self.first + self.columns + margin)
        ]

    def nearest(self, here: Hex) -> Hex:
        """The hex of the map in the nearest column and row; itself, if it is on the map."""
        column, row = here
        last_column, last_row = self.first + self.columns - 1, self.first + self.rows - 1
        return min(max(column, self.first), last_column), min(max(row, self.first), last_row)

    def label(self, here: Hex) -> str:
        """What is printed in a hex."""
        return self._write(*here)

    def hex(self, label: str) -> Hex:
        """The hex that bears a label."""
        try:
            return self._labelled[label]
        except KeyError:
            size = f"{self.columns} columns and {self.rows} rows"
            raise ValueError(f"hex {label!r} is not on a map of {size}") from None

    def spot(self, here: Hex) -> Spot:
        """Where a hex lies, also one outside the map."""
        column, row = here[0] - self.first, here[1] - self.first
        height = row if self.rows_up else self.rows - 1 - row
        if self.orientation == "flat":
            return column, 2 * height + (here[0] % 2 != (self.low == "odd"))
        return height, 2 * column + (here[1] % 2 == (self.low == "odd"))

    def around(self, here: Hex) -> list[Hex]:
        """The six hexes beside this one, clockwise from north, whether or not they are on the map."""
        across, along = self.spot(here)
        return [self._at((across + u, along + v)) for u, v in STEPS[self.orientation]]

    def _at(self, spot: Spot) -> Hex:
        across, along = spot
        column, height = (across, along // 2) if self.orientation == "flat" else (along // 2, across)
        row = height if self.rows_up else self.rows - 1 - height
        return column + self.first, row + self.first

    @cached_property
    def _write(self) -> Callable[[int, int], str]:
        return _label_writer(self.pattern) if isinstance(self.pattern, str) else self.pattern

    @cached_property
    def _labelled(self) -> Mapping[str, Hex]:
        return {self.label(here): here for here in self.hexes()}


def _label_writer(pattern: str) -> Callable[[int, int], str]:
    """Turns a pattern such as `CCRR` into a function of column and row numbers."""
    fields = re.findall(r"C+|R+", pattern)
    if sorted(part[0] for part in fields) != ["C", "R"]:
        raise ValueError(f"a label pattern holds one run of C and one of R, such as 'CCRR', not {pattern!r}")
    template = re.sub(r"(C|R)\1*", lambda run: f"{{{run[1]}:0{len(run[0])}d}}", pattern)
    return lambda column, row: template.format(C=column, R=row)
