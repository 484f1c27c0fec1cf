"""Zones of control, kept as counts: for each cell, how many units of a camp reach it.

`Pieces` changes a count only around the unit that comes or goes, so the zones of a whole army are never
searched for. A camp's counts are a bytearray with one byte a cell, ready for `movement.reach`.
"""

from __future__ import annotations

from collections.abc import Callable

from grognard.kernel.board.board import Board

Spread = tuple[tuple[int, ...], ...]
_NOUGHT = bytes([1, *bytes(255)])


def spread(board: Board, closed: Callable[[int, int], bool]) -> Spread:
    """For each cell, the neighbours that the zone of a unit there reaches.

    `closed(a, b)` says where the zone of a unit in `a` does not reach into `b`.

    >>> from grognard.kernel.board.board import hex_board
    >>> from grognard.kernel.board.hexes import HexGrid
    >>> spread(hex_board(HexGrid(1, 3)), lambda a, b: b == 2)
    ((1,), (0,), (1,))
    """
    return tuple(
        tuple(other for other in near if not closed(cell, other))
        for cell, near in enumerate(board.neighbours)
    )


def outside(counts: bytes | bytearray) -> bytes:
    """Where a camp has no zone: 1 for every cell whose count is 0.

    >>> outside(b"\\x00\\x02\\x00")
    b'\\x01\\x00\\x01'
    """
    return bytes(bytearray(counts).translate(_NOUGHT))  # far faster than bytes are


def union(*counts: bytes | bytearray) -> bytes:
    """Where any of several camps has a zone: not 0 where any of the counts is not 0.

    >>> union(b"\\x00\\x02\\x00", b"\\x00\\x01\\x04")
    b'\\x00\\x03\\x04'
    """
    together = 0
    for column in counts:
        together |= int.from_bytes(column, "little")
    return together.to_bytes(len(counts[0]), "little")
