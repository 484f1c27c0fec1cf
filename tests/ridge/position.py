"""What the ridge is played with: hexes, six counters a side of which two are dummies, and cups of chits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from grognard.kernel.actions import Seat, Side
from grognard.kernel.board.board import hex_board
from grognard.kernel.board.hexes import HexGrid
from grognard.kernel.knowledge.knowledge import Knowledge
from grognard.kernel.knowledge.levels import NOTHING, PRESENCE
from grognard.kernel.pieces import Layout

BOARD = hex_board(HexGrid(7, 5), "the ridge")
SIDES = ("red", "blue")
STRENGTH = (3, 2, 2, 1, 0, 0)
"""Of each side's counters; 0 is a dummy."""
WORTH = (0, 0, 0, 1, 2)
"""Of each side's chits: what they take from an assault."""
PER_SIDE = len(STRENGTH) + len(WORTH)
NAMES = (*range(1, len(STRENGTH) + 1), *(f"chit-{number}" for number in range(1, len(WORTH) + 1)))
UNITS = tuple(f"{side}-{name}" for side in SIDES for name in NAMES)
PLACES = ("board", "out", "red-cup", "blue-cup", "red-hand", "blue-hand")
OUT, CUP, HAND = 1, 2, 4
"""Boxes; of a cup and a hand red's, blue's comes next."""
HITS, CHITS, LAST_TURN, ACTIONS = 2, 2, 4, 3
FOG = "fog"

LAYOUT = Layout(BOARD, PLACES, bytes([0] * PER_SIDE + [1] * PER_SIDE), 2, ((),) * len(BOARD))


@dataclass(frozen=True)
class World:
    """What never changes."""

    seats: Mapping[Seat, tuple[Side, ...]]
    layout: Layout = LAYOUT


class Position(Knowledge):
    """What changes."""

    world: World

    hits: bytearray
    """Losses that everyone sees on a counter; a dummy may pretend to them."""
    done: bytearray
    """Counters that have acted in this turn."""
    turn: int

    SIDES = SIDES
    ON_TOP = PRESENCE
    COVERED = NOTHING
    SLOT = ("hits", "done")

    def owners(self, unit: int) -> tuple[int, ...]:
        return () if is_chit(unit) else (self.camp[unit],)

    def back_of(self, unit: int) -> int:
        return 2 * self.layout.camps[unit] + is_chit(unit)

    def hideouts(self, unit: int) -> list[int]:
        return [cell for cell, there in enumerate(self.count[self.camp[unit]]) if there]

    def strength(self, unit: int) -> int:
        """A counter's strength; no hits change that a dummy has none."""
        return max(STRENGTH[unit % PER_SIDE] - self.hits[unit], 0)

    def counters_of(self, side: int) -> list[int]:
        """A side's counters on the board."""
        units = range(side * PER_SIDE, side * PER_SIDE + len(STRENGTH))
        return [unit for unit in units if self.cell[unit] >= 0]


def is_chit(unit: int) -> bool:
    """Whether a piece is a chit."""
    return unit % PER_SIDE >= len(STRENGTH)


def is_dummy(unit: int) -> bool:
    """Whether a counter is a dummy."""
    return not STRENGTH[unit % PER_SIDE]


def worth(chit: int) -> int:
    """What a chit takes from an assault."""
    return WORTH[chit % PER_SIDE - len(STRENGTH)]
