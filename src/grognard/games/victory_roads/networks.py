"""Networks that differ little from one another: each is made from another, around the hexes that differ."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from grognard.kernel.board.board import Board
from grognard.kernel.board.movement import steps_from
from grognard.kernel.board.supply import relinked
from grognard.kernel.board.ways import Cost, Net, Spots, Ways

Base = Callable[[Hashable], tuple[Hashable, Iterable[int]] | None]
"""The terms from whose network another is made, with the hexes whose steps differ; None: from nothing."""


class RelatedWays(Ways):
    """The networks of a board, most of them made from another."""

    def __init__(self, board: Board, spots: Spots, cost: Cost, base: Base) -> None:
        super().__init__(board, spots, cost)
        self.base = base

    def _whole(self, spots: bytes, terms: Hashable) -> Net:
        found = self.base(terms)
        if found is None:
            return super()._whole(spots, terms)
        other, cells = found
        base = self._find(spots, other)
        steps, changed = list(base.steps), {}
        for cell in cells:
            changed[cell] = steps[cell] = steps_from(
                self.board, cell, lambda a, b: self.cost(a, b, spots, terms)
            )
        return Net(tuple(steps), relinked(self.links(spots, other), changed))
