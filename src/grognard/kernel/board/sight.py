"""Lines of sight on hex boards.

A line runs straight from centre to centre. The cells it crosses are worked out once for each
displacement, exactly, in whole numbers and fractions; every pair of cells with the same
displacement shares the result. A line that only touches a corner does not cross that cell. Where
it runs along an edge, it is blocked only if the cells on both sides block it; at the rim of the
board the one cell there decides alone. Sight is symmetric, and the end cells never block.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from grognard.kernel.board.board import Board
from grognard.kernel.board.hexes import Spot


@dataclass(frozen=True, slots=True)
class Crossing:
    """A stretch of a line: the spot it crosses, or the two beside the edge it runs along.

    `along` and `whole` say where the middle of the stretch lies, as a fraction of the line.
    """

    spots: tuple[Spot, ...]
    along: int
    whole: int


def line(board: Board, a: int, b: int) -> tuple[tuple[int, ...], ...]:
    """The cells between two others: one for each cell crossed, two where the line runs along an edge.

    >>> from grognard.kernel.board.board import hex_board
    >>> from grognard.kernel.board.hexes import HexGrid
    >>> board = hex_board(HexGrid(3, 3))
    >>> [[board.labels[c] for c in cells] for cells in line(board, board.cell("0102"), board.cell("0302"))]
    [['0202', '0201']]
    """
    return tuple(cells for cells, _ in _crossed(board, a, b))


def clear(board: Board, a: int, b: int, blocks: Callable[[int], bool]) -> bool:
    """Whether nothing blocks the line between two cells, on level ground."""
    return not any(all(map(blocks, cells)) for cells, _ in _crossed(board, a, b))


def sees(board: Board, a: int, b: int, height: Sequence[int], top: Sequence[int]) -> bool:
    """Whether two cells see each other over hills and obstacles.

    `height` is the level of an observer in each cell, `top` the level up to which a cell hides what
    lies behind it: its ground and the woods or houses on it. A cell blocks where its top rises above
    the straight line between the two observers, measured at the middle of the stretch it is crossed.
    """
    for cells, crossing in _crossed(board, a, b):
        level = height[a] * (crossing.whole - crossing.along) + height[b] * crossing.along
        if min(top[cell] for cell in cells) * crossing.whole > level:
            return False
    return True


def _crossed(board: Board, a: int, b: int) -> list[tuple[tuple[int, ...], Crossing]]:
    if not board.spots:
        raise ValueError(f"{board.name} is a board of zones, which have no lines of sight")
    (across, along), (b_across, b_along) = board.spots[a], board.spots[b]
    found = []
    for crossing in crossings(b_across - across, b_along - along):
        cells = tuple(
            board.at[across + u, along + v] for u, v in crossing.spots if (across + u, along + v) in board.at
        )
        if cells:
            found.append((cells, crossing))
    return found


@cache
def crossings(across: int, along: int) -> tuple[Crossing, ...]:
    """What a line crosses on its way to a spot this far off, in order, the ends left out."""
    stretches: dict[tuple[Fraction, Fraction], list[Spot]] = {}
    for spot in _near_line(across, along):
        if spot not in ((0, 0), (across, along)) and (stretch := _stretch(spot, (across, along))):
            stretches.setdefault(stretch, []).append(spot)
    found = []
    for (enters, leaves), spots in sorted(stretches.items()):
        middle = (enters + leaves) / 2
        found.append(Crossing(tuple(sorted(spots)), middle.numerator, middle.denominator))
    return tuple(found)


def _near_line(across: int, along: int) -> set[Spot]:
    """All spots that the line could cross, and some more."""
    distance = (abs(across) + max(abs(across), abs(along))) // 2
    near = set()
    for step in range(distance + 1):
        u = round(Fraction(across * step, distance or 1))
        v = round(Fraction(along * step, distance or 1))
        near |= {(u + i, v + j) for i in range(-2, 3) for j in range(-4, 5) if (u + i + v + j) % 2 == 0}
    return near


def _stretch(spot: Spot, goal: Spot) -> tuple[Fraction, Fraction] | None:
    """The part of the line from the origin to `goal` that lies in the hex at `spot` or on its rim.

    None where it misses the hex or touches no more than a corner.
    """
    enters, leaves = Fraction(0), Fraction(1)
    for here, speed in zip(_sides(spot), _sides(goal), strict=True):
        if speed == 0:
            if abs(here) > 1:
                return None
            continue
        one, other = sorted((Fraction(here - 1, speed), Fraction(here + 1, speed)))
        enters, leaves = max(enters, one), min(leaves, other)
    return (enters, leaves) if enters < leaves else None


def _sides(spot: Spot) -> tuple[int, int, int]:
    """How far a spot lies towards each of three pairs of sides; a hex reaches from -1 to 1 in each."""
    across, along = spot
    return along, (3 * across + along) // 2, (3 * across - along) // 2
