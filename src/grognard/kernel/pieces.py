"""Pieces on a board: where each counter is, what stands with it, and what a camp holds and controls.

A game declares its own columns beside these. It moves a piece through `put`, `lift` and `remove`, and changes
what counts or zones depend on through `change`; counts, zones of control and stacks then follow. They are
never searched for and never saved.

>>> class Position(Pieces):
...     steps: bytearray
...     turn: int
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress, count
from typing import Any, ClassVar

from grognard.kernel.board.board import Board
from grognard.kernel.board.zoc import Spread
from grognard.kernel.kept import stale
from grognard.kernel.state import State

ON_BOARD = 0
"""The place of every piece that stands in a cell; other places are boxes."""
NOWHERE = -1
"""The cell of a piece that stands in none, and no cell where one could be named."""
NO_PIECE = -1
"""No piece, where one could be named."""

_NOUGHT = bytes([1, *bytes(255)])


@dataclass(frozen=True, slots=True)
class Layout:
    """What never changes about the pieces of a game; its world has it as `layout`."""

    board: Board
    places: tuple[str, ...]
    """The board and the boxes beside it, by name."""
    camps: bytes
    """The camp that each piece starts with."""
    camp_count: int
    spread: Spread
    """For each cell, those that a piece there controls."""


class Pieces(State):
    """A state with pieces on a board; a stack is in the order of their numbers."""

    cell: array[int]
    """The cell that a piece stands in, or NOWHERE."""
    place: bytearray
    """ON_BOARD, or the box that holds it."""
    camp: bytearray
    """The camp that it stands with now."""

    layout: Layout
    count: list[bytearray]
    """For each camp, how many of its pieces stand in each cell."""
    zone: list[bytearray]
    """For each camp, how many of its pieces control each cell."""
    top: array[int]
    """For each cell, the first piece of its stack, or NO_PIECE."""
    below: array[int]
    """For each piece, the next of its stack, or NO_PIECE."""
    memo: dict[Hashable, Any]
    """What `kept` holds for this very position: shared by clones, replaced by the first change."""
    last: dict[Hashable, tuple[Any, Any]]
    """What `reuse` holds: shared by all states of a game."""

    DERIVED: ClassVar[Mapping[str, str]] = {
        "layout": "old.layout",
        "count": "[*map(bytearray.copy, old.count)]",
        "zone": "[*map(bytearray.copy, old.zone)]",
        "top": "old.top[:]",
        "below": "old.below[:]",
        "memo": "old.memo",
        "last": "old.last",
    }

    def __init__(self, world: Any, key: bytes) -> None:
        super().__init__(world, key)
        self.layout, self.memo, self.last = world.layout, {}, {}

    def zone_from(self, unit: int, cell: int) -> Sequence[int]:
        """The cells that a piece controls from a cell; a game says so where its mode or facing matters."""
        return self.layout.spread[cell]

    # ---- questions

    def units_at(self, cell: int) -> list[int]:
        """The pieces in a cell, from the top of the stack down."""
        found: list[int] = []
        unit, below = self.top[cell], self.below
        while unit >= 0:
            found.append(unit)
            unit = below[unit]
        return found

    def units_in(self, cells: Iterable[int]) -> list[int]:
        """The pieces in several cells, stack by stack."""
        top = self.top
        return [unit for cell in cells if top[cell] >= 0 for unit in self.units_at(cell)]

    def in_place(self, place: int) -> list[int]:
        """The pieces in a box, or all on the board, lowest number first."""
        if place == ON_BOARD:
            return list(compress(count(), self.place.translate(_NOUGHT)))
        found: list[int] = []  # few lie in a box: to search for them is faster
        find, unit = self.place.find, -1
        while (unit := find(place, unit + 1)) >= 0:
            found.append(unit)
        return found

    # ---- changes

    def put(self, unit: int, cell: int) -> None:
        """Stands a piece in a cell, from wherever it was."""
        if self.cell[unit] >= 0:
            self.lift(unit)
        self.cell[unit], self.place[unit] = cell, ON_BOARD
        self._link(unit, cell)
        self._stand(unit, cell, 1)
        self.memo = {}

    def lift(self, unit: int) -> None:
        """Takes a piece off its cell, for now to nowhere."""
        cell = self.cell[unit]
        self._unlink(unit, cell)
        self._stand(unit, cell, -1)
        self.cell[unit] = NOWHERE
        self.memo = {}

    def remove(self, unit: int, place: int) -> None:
        """Takes a piece from wherever it is to a box."""
        if self.cell[unit] >= 0:
            self.lift(unit)
        self.place[unit] = place
        self.memo = {}

    def change(self, unit: int, **columns: int) -> None:
        """Sets columns of a piece, such as its camp; its count and zone follow."""
        cell = self.cell[unit]
        if cell >= 0:
            self._stand(unit, cell, -1)
        for name, value in columns.items():
            getattr(self, name)[unit] = value
        if cell >= 0:
            self._stand(unit, cell, 1)
        self.memo = {}

    def mark(self, column: bytearray, spot: int, value: int) -> None:
        """Sets a value of a column that kept answers read, such as the control of a cell."""
        column[spot] = value
        self.memo = {}

    def _stand(self, unit: int, cell: int, by: int) -> None:
        camp = self.camp[unit]
        self.count[camp][cell] += by
        zone = self.zone[camp]
        for near in self.zone_from(unit, cell):
            zone[near] += by

    def _link(self, unit: int, cell: int) -> None:
        top, below = self.top, self.below
        above = top[cell]
        if above < 0 or unit < above:
            below[unit], top[cell] = above, unit
            return
        while 0 <= below[above] < unit:
            above = below[above]
        below[unit], below[above] = below[above], unit

    def _unlink(self, unit: int, cell: int) -> None:
        top, below = self.top, self.below
        above = top[cell]
        if above == unit:
            top[cell] = below[unit]
        else:
            while below[above] != unit:
                above = below[above]
            below[above] = below[unit]
        below[unit] = NO_PIECE

    # ---- set-up, and what is not saved

    def clear_board(self, place: int, *blank: str) -> None:
        """All pieces in one box, with the camps they start with; the columns named are noughts for each."""
        count = len(self.layout.camps)
        self.cell, self.place = array("h", [NOWHERE] * count), bytearray([place] * count)
        self.camp, self.below = bytearray(self.layout.camps), array("h", [NO_PIECE] * count)
        for name in blank:
            setattr(self, name, bytearray(count))
        self.derive()

    def set_up(self, rows: Iterable[tuple[int, str]]) -> None:
        """Takes each piece to its place: the label of a cell, or the name of a box."""
        layout = self.layout
        for unit, place in rows:
            if place in layout.places[1:]:
                self.remove(unit, layout.places.index(place))
            else:
                self.put(unit, layout.board.cell(place))

    def derive(self) -> None:
        """Counts, zones and stacks from scratch."""
        self._blank()
        self._link_all()
        for unit, cell in enumerate(self.cell):
            if cell >= 0:
                self._stand(unit, cell, 1)
        self.memo = {}

    def _blank(self) -> None:
        """Counts and zones of an empty board."""
        cells, camps = len(self.layout.board), self.layout.camp_count
        self.count = [bytearray(cells) for _ in range(camps)]
        self.zone = [bytearray(cells) for _ in range(camps)]

    def _link_all(self) -> None:
        self.top = array("h", [NO_PIECE] * len(self.layout.board))
        self.below = array("h", [NO_PIECE] * len(self.cell))
        for unit in range(len(self.cell) - 1, -1, -1):
            if (cell := self.cell[unit]) >= 0:
                self.below[unit], self.top[cell] = self.top[cell], unit

    def problems(self) -> list[str]:
        """Where places, counts, zones, stacks and kept answers are not those of the board."""
        found = [
            f"piece {unit} is in place {self.layout.places[place]} and in cell {cell}"
            for unit, (place, cell) in enumerate(zip(self.place, self.cell, strict=True))
            if (place == ON_BOARD) != (cell >= 0)
        ]
        again = self.clone()
        again.derive()
        found += [
            f"{name} is not that of the board"
            for name in self.DERIVED
            if name not in ("layout", "memo", "last") and getattr(self, name) != getattr(again, name)
        ]
        return [*found, *stale(self.memo, again)]


class Stacked(Pieces):
    """Pieces whose order in a stack matters and is saved: who comes later lies on top."""

    below: array[int]

    def reorder(self, cell: int, stack: Sequence[int]) -> None:
        """Lays the pieces of a cell in another order, from the top down."""
        if sorted(stack) != sorted(self.units_at(cell)):
            raise ValueError(f"cell {cell}: expected the pieces {self.units_at(cell)}; got {list(stack)}")
        for unit, under in zip(stack, (*stack[1:], NO_PIECE), strict=True):
            self.below[unit] = under
        self.top[cell] = stack[0]
        self.memo = {}

    def _link(self, unit: int, cell: int) -> None:
        self.below[unit], self.top[cell] = self.top[cell], unit

    def _link_all(self) -> None:
        self.top = array("h", [NO_PIECE] * len(self.layout.board))
        covered = set(self.below)
        for unit, cell in enumerate(self.cell):
            if cell >= 0 and unit not in covered:
                self.top[cell] = unit
