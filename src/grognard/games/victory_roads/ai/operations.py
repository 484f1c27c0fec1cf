"""Operations: what the Soviets attempt with a theatre in some turns, by the weights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from grognard.games.victory_roads.ai.weights import Operation
from grognard.games.victory_roads.components import THEATRES
from grognard.games.victory_roads.position import Position
from grognard.games.victory_roads.units import AXIS


class Aim(NamedTuple):
    """An operation under way."""

    theatre: int
    goal: int
    worth: float
    breach: float
    width: int
    drive: int
    """Half points of the way that a drive must bring; armour that gains less is free to attack."""

    def spans(self, g: Position, cell: int) -> bool:
        """Whether a hex of the enemy's front is one that it breaks."""
        return g.geo.board.distance(self.goal, cell) <= self.width


def aims_of(g: Position, operations: Sequence[Operation]) -> tuple[Aim, ...]:
    """The operations of this turn whose goal the enemy holds."""
    return tuple(
        Aim(THEATRES.index(one.theatre), cell, one.worth, one.breach, one.width, one.drive)
        for one, cell in _left(g, operations)
        if one.turns[0] <= g.turn <= one.turns[1]
    )


def prepared(g: Position, operations: Sequence[Operation], ahead: int) -> frozenset[int]:
    """The theatres whose next operation begins within so many turns."""
    return frozenset(
        THEATRES.index(one.theatre)
        for one, _ in _left(g, operations)
        if one.turns[0] - ahead <= g.turn < one.turns[0]
    )


def early(g: Position, operations: Sequence[Operation]) -> frozenset[int]:
    """The goals whose time has not come."""
    return frozenset(cell for one, cell in _left(g, operations) if g.turn < one.turns[0])


def _left(g: Position, operations: Sequence[Operation]) -> Iterator[tuple[Operation, int]]:
    """The operations of theatres in play whose goal the enemy holds."""
    for one in operations:
        cell = g.geo.board.index[one.goal]
        if g.geo.site[cell] >= 0 and g.holder(cell) == AXIS and g.mode[THEATRES.index(one.theatre)]:
            yield one, cell
