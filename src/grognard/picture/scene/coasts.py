"""Which land on a map with real coasts nobody enters: islands off the board, and cells of land called sea.

A sliver of a coast in a cell of sea belongs to the land beside it and has its colour; what is muted is the
neutral country in whose cells nobody may step, and islands with no cell of land on them.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence

from grognard.picture.scene.curves import steps_around
from grognard.picture.scene.model import Cell, Outline, Point


def closed_land(
    cells: Sequence[Cell], coast: Sequence[Outline], water: Sequence[Cell]
) -> tuple[list[Cell], list[Outline]]:
    """Cells of water with land in their middle, and the outlines of islands that hold no other cell."""
    held = _holding(cells, coast)
    wet = {cell.centre for cell in water}
    closed = [cell for cell in water if len(held[cell.centre]) % 2]
    entered = {number for centre, rings in held.items() if centre not in wet for number in rings}
    return closed, [ring for number, ring in enumerate(coast) if number not in entered]


def _holding(cells: Sequence[Cell], coast: Sequence[Outline]) -> dict[Point, set[int]]:
    """For the middle of each cell the numbers of the rings around it."""
    columns = sorted({cell.centre[0] for cell in cells})
    crossings: dict[float, list[tuple[float, int]]] = defaultdict(list)
    for number, ring in enumerate(coast):
        for x, y in _crossings(ring, columns):
            crossings[x].append((y, number))
    found: dict[Point, set[int]] = {}
    for cell in cells:
        x, y = cell.centre
        inside: set[int] = set()
        for crossed, number in crossings[x]:
            if crossed < y:
                inside ^= {number}
        found[cell.centre] = inside
    return found


def _crossings(ring: Outline, columns: Sequence[float]) -> Iterator[Point]:
    """Where the steps of a ring cross the middle lines of columns of cells."""
    for (x1, y1), (x2, y2) in steps_around(ring):
        low, high = min(x1, x2), max(x1, x2)
        for x in columns[bisect_left(columns, low) : bisect_left(columns, high)]:
            yield x, y1 + (y2 - y1) * (x - x1) / (x2 - x1)
