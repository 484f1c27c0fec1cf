"""Boards: cells, their printed labels, who borders whom, and what lies along the edges.

A board never changes and is shared by every state of every game played on it. Cells are small
integers inside the engine and printed labels outside; `Board.cell` and `Board.labels` translate.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from math import sqrt

from grognard.kernel.board.hexes import STEPS, HexGrid, Orientation, Spot

Point = tuple[float, float]

NO_FEATURES: frozenset[str] = frozenset()


class UnknownCell(ValueError):
    """A label that the board does not bear."""


@dataclass(frozen=True, eq=False)
class Board:
    """Cells numbered from 0, with labels, neighbours, centres and edge features.

    Centres are in hex widths (the distance between two neighbouring centres is 1): x grows to the
    east, y to the north. Neighbours of a hex stand clockwise from north, those of a zone by number.

    >>> board = hex_board(HexGrid(26, 35, pattern="RRCC", rows_up=True), "Germany")
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

        >>> board = hex_board(HexGrid(2, 2)).with_features([("0101", "0102", "river")])
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

    def near(self, a: int, reach: int, cells: Iterable[int]) -> list[int]:
        """Those of some cells at most so many steps from one: far faster than asking for each distance."""
        if not self.spots:
            return [cell for cell in cells if self._zone_distance(a, cell) <= reach]
        spots, (x, y), twice = self.spots, self.spots[a], 2 * reach
        columns = range(x - reach, x + reach + 1)
        return [
            cell
            for cell in cells
            if spots[cell][0] in columns and abs(spots[cell][0] - x) + abs(spots[cell][1] - y) <= twice
        ]

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


@lru_cache(maxsize=1 << 13)
def within(board: Board, cell: int, reach: int) -> tuple[int, ...]:
    """The cells at most so many steps from one, without it."""
    found, rim = {cell}, {cell}
    for _ in range(reach):
        rim = {near for far in rim for near in board.neighbours[far]} - found
        found |= rim
    return tuple(sorted(found - {cell}))


def hex_board(grid: HexGrid, name: str = "the board") -> Board:
    """The hexes of a grid as cells, numbered row by row.

    >>> hex_board(HexGrid(26, 35, pattern="RRCC", rows_up=True)).labels[26]
    '0201'
    """
    hexes = grid.hexes()
    spots = tuple(grid.spot(here) for here in hexes)
    at = {spot: cell for cell, spot in enumerate(spots)}
    steps = STEPS[grid.orientation]
    return Board(
        name,
        tuple(grid.label(here) for here in hexes),
        tuple(
            tuple(at[across + u, along + v] for u, v in steps if (across + u, along + v) in at)
            for across, along in spots
        ),
        tuple(_centre(spot, grid.orientation) for spot in spots),
        orientation=grid.orientation,
        spots=spots,
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


def _centre(spot: Spot, orientation: Orientation) -> Point:
    across, along = spot[0] * sqrt(3) / 2, spot[1] / 2
    return (across, along) if orientation == "flat" else (along, across)
