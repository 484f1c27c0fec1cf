"""8.3.2 Lines of sight: what cuts them, and what a spotter has in view."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from grognard.kernel.board.board import Board, within
from grognard.kernel.board.sight import clear


class Sight:
    """The lines between the hexes of a board."""

    def __init__(self, board: Board, blocks: Sequence[bool], spotting: int) -> None:
        """`blocks`: hexes with houses, which cut a line across them; along a side both must have some.

        `spotting` is how far a spotter looks.
        """
        self.board, self.blocks, self.spotting = board, blocks, spotting
        self._known: dict[tuple[int, int], bool] = {}

    def sees(self, a: int, b: int) -> bool:
        """Whether the line between two hexes is free; neighbours always see each other (8.3.1)."""
        pair = (a, b) if a < b else (b, a)
        found = self._known.get(pair)
        if found is None:
            found = self._known[pair] = clear(self.board, *pair, self.blocks.__getitem__)
        return found

    @cached_property
    def sighted(self) -> tuple[tuple[int, ...], ...]:
        """8.2.3, 11.3: for each hex, those close enough to spot that are seen from there, itself left out."""
        return tuple(
            tuple(far for far in within(self.board, cell, self.spotting) if self.sees(cell, far))
            for cell in range(len(self.board))
        )
