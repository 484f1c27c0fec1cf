"""Boards: cells, their printed labels, who borders whom, and what lies along the edges.

A board never changes and is shared by every state of every game played on it. Cells are small
integers inside the engine and printed labels outside; `Board.cell` and `Board.labels` translate.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from math import sqrt
from typing import Literal

Orientation = Literal["flat", "pointy"]
Parity = Literal["even", "odd"]
Spot = tuple[int, int]
Point = tuple[float, float]

DIRECTIONS: Mapping[Orientation, tuple[str, ...]] = {
    "flat": ("N", "NE", "SE", "S", "SW", "NW"),
    "pointy": ("NE", "E", "SE", "SW", "W", "NW"),
}

# Doubled coordinates: the first number counts columns (flat) or rows (pointy), the second counts
# half hexes along them. Every parity of every grid then shares one arithmetic.
STEPS: Mapping[Orientation, tuple[Spot, ...]] = {
    "flat": ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)),
    "pointy": ((1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2), (1, -1)),
}

NO_FEATURES: frozenset[str] = frozenset()


class UnknownCell(ValueError):
    """A label that the board does not bear."""


@dataclass(frozen=True, eq=False)
class Board:
    """Cells numbered from 0, with labels, neighbours, centres and edge features.

    Centres are in hex widths (the distance between two neighbouring centres is 1): x grows to the
    east, y to the north. Neighbours of a hex stand clockwise from north, those of a zone by number.

    >>> board = hex_board(26, 35, name="Germany", label="RRCC", rows_up=True)
    >>> [board.labels[n] for n in board.neighbours[board.cell("1202")]]
    ['1302', '1203', '1103', '1102', '1101', '1201']
    """

    name: str
    labels: tuple[str, ...]
    neighbours: tuple[tuple[int, ...], ...]
    centres: tuple[Point, ...]
    features: Mapping[tuple[int, int], frozenset[str]] = field(default_factory=dict)
    orientation: Orientation | None = None
    spots: tuple[Spot, ...] = ()

    def __post_init__(self) -> None:
        if len(self.index) != len(self.labels):
            twice = sorted({label for label in self.labels if self.labels.count(label) > 1})
            raise ValueError(f"{self.name}: labels must be unique, these are not: {', '.join(twice[:5])}")

    def __len__(self) -> int:
        return len(self.labels)

    @cached_property
    def index(self) -> Mapping[str, int]:
        """The cell of each label."""
        return {label: cell for cell, label in enumerate(self.labels)}

    @cached_property
    def at(self) -> Mapping[Spot, int]:
        """The cell at each spot of a hex grid (doubled coordinates); empty for zones."""
        return {spot: cell for cell, spot in enumerate(self.spots)}

    def cell(self, label: str) -> int:
        """The cell printed as `label`."""
        try:
            return self.index[label]
        except KeyError:
            raise UnknownCell(
                f"{self.name} has no cell {label!r}; expected a label such as {self.labels[0]!r}"
            ) from None

    def edge(self, a: int, b: int) -> frozenset[str]:
        """What lies along the edge between two neighbouring cells."""
        return self.features.get((a, b) if a < b else (b, a), NO_FEATURES)

    def has(self, a: int, b: int, feature: str) -> bool:
        """Whether `feature` lies along the edge between two cells."""
        return feature in self.features.get((a, b) if a < b else (b, a), NO_FEATURES)

    def with_features(self, sides: Iterable[tuple[str, str, str]]) -> Board:
        """The same board with more edge features: label, neighbouring label, feature.

        >>> board = hex_board(2, 2).with_features([("0101", "0102", "river")])
        >>> board.has(board.cell("0102"), board.cell("0101"), "river")
        True
        """
        features = dict(self.features)
        for a_label, b_label, feature in sides:
            a, b = sorted((self.cell(a_label), self.cell(b_label)))
            if b not in self.neighbours[a]:
                raise ValueError(f"{self.name}: {a_label} and {b_label} share no edge for a {feature}")
            features[a, b] = features.get((a, b), NO_FEATURES) | {feature}
        return replace(self, features=features)

    def distance(self, a: int, b: int) -> int:
        """Steps from one cell to the other, whatever lies between.

        On a hex grid this is arithmetic; between zones it counts borders crossed.
        """
        if not self.spots:
            return self._zone_distance(a, b)
        a_spot, b_spot = self.spots[a], self.spots[b]
        across, along = abs(a_spot[0] - b_spot[0]), abs(a_spot[1] - b_spot[1])
        return across if along <= across else (across + along) // 2

    def direction(self, a: int, b: int) -> int:
        """The direction of hex `b` from its neighbour `a`: 0 to 5, named by `DIRECTIONS`."""
        if self.orientation is None:
            raise ValueError(f"{self.name} is a board of zones, which have no directions")
        (a_across, a_along), (b_across, b_along) = self.spots[a], self.spots[b]
        step = (b_across - a_across, b_along - a_along)
        if step not in STEPS[self.orientation]:
            raise ValueError(f"{self.name}: {self.labels[b]} is not a neighbour of {self.labels[a]}")
        return STEPS[self.orientation].index(step)

    def toward(self, cell: int, direction: int) -> int | None:
        """The neighbouring hex in a direction, or None off the board."""
        if self.orientation is None:
            raise ValueError(f"{self.name} is a board of zones, which have no directions")
        across, along = STEPS[self.orientation][direction]
        here = self.spots[cell]
        return self.at.get((here[0] + across, here[1] + along))

    def _zone_distance(self, a: int, b: int) -> int:
        try:
            return self._zone_distances[a][b]
        except KeyError:
            raise ValueError(
                f"{self.name}: no chain of neighbours joins {self.labels[a]} and {self.labels[b]}"
            ) from None

    @cached_property
    def _zone_distances(self) -> tuple[Mapping[int, int], ...]:
        return tuple(self._distances_from(cell) for cell in range(len(self)))

    def _distances_from(self, start: int) -> Mapping[int, int]:
        steps = {start: 0}
        for cell in (queue := [start]):
            for near in self.neighbours[cell]:
                if near not in steps:
                    steps[near] = steps[cell] + 1
                    queue.append(near)
        return steps


def hex_board(
    columns: int,
    rows: int,
    *,
    name: str = "the board",
    orientation: Orientation = "flat",
    low: Parity = "even",
    rows_up: bool = False,
    label: str | Callable[[int, int], str] = "CCRR",
    first: int = 1,
) -> Board:
    """A rectangle of hexes, columns numbered from the west and rows from the north.

    `low` says which printed numbers are shifted by half a hex: the columns that lie further south
    on a flat-topped grid, the rows that lie further east on a pointy-topped one. `rows_up` numbers
    the rows from the south. `label` is a pattern whose letters stand for digits of the column and
    the row, or a function of both numbers; `first` is the number of the first column and row.
    Cells are numbered row by row.

    >>> hex_board(26, 35, label="RRCC", rows_up=True).labels[26]
    '0201'
    >>> hex_board(2, 1, label="C-RRR", first=7).labels
    ('7-007', '8-007')
    """
    if columns < 1 or rows < 1:
        raise ValueError(f"{name}: a hex board needs at least one column and row, not {columns} × {rows}")
    text = _label_writer(label) if isinstance(label, str) else label
    labels, spots = [], []
    for row, column in product(range(rows), range(columns)):
        height = row if rows_up else rows - 1 - row
        shifted = ((column if orientation == "flat" else row) + first) % 2 == (low == "odd")
        labels.append(text(column + first, row + first))
        spots.append(
            (column, 2 * height + (not shifted)) if orientation == "flat" else (height, 2 * column + shifted)
        )
    at = {spot: cell for cell, spot in enumerate(spots)}
    return Board(
        name,
        tuple(labels),
        tuple(
            tuple(at[across + u, along + v] for u, v in STEPS[orientation] if (across + u, along + v) in at)
            for across, along in spots
        ),
        tuple(_centre(spot, orientation) for spot in spots),
        orientation=orientation,
        spots=tuple(spots),
    )


def zone_board(
    zones: Iterable[str],
    adjacency: Iterable[tuple[str, str]],
    centres: Mapping[str, Point],
    *,
    name: str = "the board",
) -> Board:
    """A board of zones: labels, the pairs that border each other, and where each zone is drawn.

    >>> board = zone_board(["Forst", "Guben"], [("Forst", "Guben")], {"Forst": (0, 0), "Guben": (0, 1)})
    >>> board.neighbours
    ((1,), (0,))
    """
    labels = tuple(zones)
    if missing := [label for label in labels if label not in centres]:
        raise ValueError(f"{name}: no centre is given for {', '.join(missing[:5])}")
    bare = Board(name, labels, ((),) * len(labels), tuple(centres[label] for label in labels))
    borders: list[set[int]] = [set() for _ in labels]
    for a_label, b_label in adjacency:
        a, b = bare.cell(a_label), bare.cell(b_label)
        if a == b:
            raise ValueError(f"{name}: {a_label} cannot border itself")
        borders[a].add(b)
        borders[b].add(a)
    return replace(bare, neighbours=tuple(tuple(sorted(near)) for near in borders))


def _label_writer(pattern: str) -> Callable[[int, int], str]:
    """Turns a pattern such as `CCRR` into a function of column and row numbers."""
    fields = re.findall(r"C+|R+", pattern)
    if sorted(part[0] for part in fields) != ["C", "R"]:
        raise ValueError(f"a label pattern holds one run of C and one of R, such as 'CCRR', not {pattern!r}")
    template = re.sub(r"(C|R)\1*", lambda run: f"{{{run[1]}:0{len(run[0])}d}}", pattern)
    return lambda column, row: template.format(C=column, R=row)


def _centre(spot: Spot, orientation: Orientation) -> Point:
    across, along = spot[0] * sqrt(3) / 2, spot[1] / 2
    return (across, along) if orientation == "flat" else (along, across)
