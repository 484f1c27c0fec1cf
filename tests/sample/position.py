"""What the sample game is played with: a dozen zones, three units a side, and a cup of chits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from grognard.kernel.actions import Seat, Side
from grognard.kernel.board.board import zone_board
from grognard.kernel.pieces import NO_PIECE, ON_BOARD, Layout, Pieces

ROWS = (
    ("Abbey", "Bridge", "Chapel", "Dyke"),
    ("Estate", "Ford", "Grange", "Heath"),
    ("Inn", "Junction", "Kiln", "Lock"),
)
BORDERS = [
    *(pair for row in ROWS for pair in pairwise(row)),
    *(pair for column in zip(*ROWS, strict=True) for pair in pairwise(column)),
]
BOARD = zone_board(
    [label for row in ROWS for label in row],
    BORDERS,
    {label: (x, -y) for y, row in enumerate(ROWS) for x, label in enumerate(row)},
    name="the valley",
)
OBJECTIVES = tuple(BOARD.cell(label) for label in ("Bridge", "Ford", "Grange", "Kiln"))

SIDES = ("red", "blue")
UNITS = ("red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3")
SETUP = tuple(BOARD.cell(label) for label in ("Abbey", "Estate", "Inn", "Dyke", "Heath", "Lock"))
LOST = 1
"""The place of a unit that is out of the game."""
LAYOUT = Layout(BOARD, ("map", "lost"), bytes([0, 0, 0, 1, 1, 1]), len(SIDES), ((),) * len(BOARD))

KINDS = ("decoy", "ambush", "guns")
CHITS = (0, 0, 0, 1, 1, 1, 2, 2)
"""The kind of each chit; its number is also what it takes from the attacker's die."""
CUP, PLAYED = 2, 3
"""Where a chit is when no side, 0 or 1, holds it."""


@dataclass(frozen=True)
class World:
    """What never changes in a game."""

    seats: Mapping[Seat, tuple[Side, ...]]
    last_turn: int
    council: bool = False
    works: bool = False
    convoy: bool = False
    layout: Layout = LAYOUT


class Position(Pieces):
    """What changes: where units and chits are, the coins left, the turn."""

    world: World

    chit: bytearray
    purse: bytearray
    turn: int
    swapped: bool
    facing: bytearray
    blown: bytearray

    UNTIL = ("turn", "loss")

    def units_of(self, side: int) -> list[int]:
        """The units that a side still has."""
        return [unit for unit in self.in_place(ON_BOARD) if self.camp[unit] == side]

    def unit_at(self, cell: int) -> int | None:
        """The one unit in a zone (1-1), or the first."""
        unit = self.top[cell]
        return None if unit == NO_PIECE else unit

    def chits_in(self, place: int) -> list[int]:
        """The chits in the cup, in a side's hand, or played."""
        return [chit for chit, where in enumerate(self.chit) if where == place]

    def kinds_in(self, place: int) -> list[int]:
        """The kinds of these chits, each once."""
        return sorted({CHITS[chit] for chit in self.chits_in(place)})
