"""11 Lines of sight: what an observer in each hex has in view, whatever hides there.

A view is the range of sight and the line; camouflage (11/camouflage) is for the rules. Sight is not
symmetric: from a hill one looks over what is near, and is not seen back.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from grognard.kernel.board.board import Board
from grognard.kernel.board.hexes import Spot
from grognard.kernel.board.sight import crossings

DAY, LOW, NIGHT = range(3)
"""By day; by day in low visibility; at night."""
HILL_SIGHT, SIGHT = 6, 4
"""11/observe/hill, 11/observe/other."""

Views = tuple[tuple[int, ...], ...]
"""For each cell, others in the order of the board."""
_Ray = tuple[int, tuple[tuple[tuple[int, ...], bool], ...]]
"""The distance, and what the line crosses: one or two steps off, and whether a hill looks over it."""


class Sight:
    """The views from all hexes of a board."""

    def __init__(self, board: Board, hill: bytes, obstacle: bytes) -> None:
        """`obstacle`: hexes that cut a line (11/los/block); `hill`: that always do (11/los/hill-obstacle)."""
        self.board, self.hill, self.obstacle = board, hill, obstacle

    @cached_property
    def in_view(self) -> tuple[Views, Views, Views]:
        """What an observer in each hex has in view: by day, in low visibility and at night."""
        day = self._by_day()
        low = tuple(self._within(cell, view, SIGHT) for cell, view in enumerate(day))
        night = tuple(tuple(sorted(near)) for near in self.board.neighbours)
        return day, low, night

    @cached_property
    def seen_from(self) -> tuple[Views, Views, Views]:
        """The hexes from which each hex is in view."""
        day, low, night = (_inverse(views) for views in self.in_view)
        return day, low, night

    def _within(self, cell: int, view: tuple[int, ...], distance: int) -> tuple[int, ...]:
        if not self.hill[cell]:
            return view
        return tuple(other for other in view if self.board.distance(cell, other) <= distance)

    def _by_day(self) -> Views:
        spots = self.board.spots
        wide = 2 * max(along for _, along in spots) + 4 * HILL_SIGHT
        place = [(across + HILL_SIGHT) * wide + along + 2 * HILL_SIGHT for across, along in spots]
        cells = {there: cell for cell, there in enumerate(place)}
        size = max(place) + (HILL_SIGHT + 1) * wide
        # Where a line runs along the rim of the board, the one hex there decides alone.
        low, high = bytearray([1]) * size, bytearray([1]) * size
        for cell, there in enumerate(place):
            low[there], high[there] = self.obstacle[cell], self.hill[cell]
        rays = _rays(wide)
        plain = {step: ray for step, ray in rays.items() if ray[0] <= SIGHT}
        return tuple(
            tuple(
                sorted(
                    cells[here + step]
                    for step, (_, crossed) in (rays if self.hill[cell] else plain).items()
                    if here + step in cells and _is_open(here, crossed, low, high, bool(self.hill[cell]))
                )
            )
            for cell, here in enumerate(place)
        )


def _is_open(
    here: int,
    crossed: Iterable[tuple[tuple[int, ...], bool]],
    obstacle: bytearray,
    hill: bytearray,
    is_high: bool,
) -> bool:
    """11/los/block, 11/los/line: whether nothing cuts the line; along a hexside both hexes must."""
    for steps, is_near in crossed:
        cuts = hill if is_high and is_near else obstacle
        for step in steps:
            if not cuts[here + step]:
                break
        else:
            return False
    return True


def _rays(wide: int) -> dict[int, _Ray]:
    """The lines to all hexes within the longest sight, as steps in a field of rows so wide."""
    rays: dict[int, _Ray] = {}
    for across in range(-HILL_SIGHT, HILL_SIGHT + 1):
        for along in range(-2 * HILL_SIGHT, 2 * HILL_SIGHT + 1):
            far = _distance((0, 0), (across, along))
            if (across + along) % 2 or not 0 < far <= HILL_SIGHT:
                continue
            crossed = tuple(
                (tuple(u * wide + v for u, v in crossing.spots), _is_nearer(crossing.spots, (across, along)))
                for crossing in crossings(across, along)
            )
            rays[across * wide + along] = far, crossed
    return rays


def _is_nearer(spots: Iterable[Spot], target: Spot) -> bool:
    """11/los/block: an obstacle as far from the observer as from the target blocks."""
    return all(_distance((0, 0), spot) < _distance(target, spot) for spot in spots)


def _distance(a: Spot, b: Spot) -> int:
    across, along = abs(a[0] - b[0]), abs(a[1] - b[1])
    return across if along <= across else (across + along) // 2


def _inverse(views: Views) -> Views:
    found: list[list[int]] = [[] for _ in views]
    for cell, view in enumerate(views):
        for other in view:
            found[other].append(cell)
    return tuple(map(tuple, found))
