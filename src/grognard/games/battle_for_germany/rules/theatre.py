"""5-4 The theatre boundary, 5-5 Yugoslavia: the lines that let some units through and not others.

Each kind of unit has its own network of open steps. A unit that was forced over a line may move on the
wrong side and come back; it may never cross by its own will.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from grognard.games.battle_for_germany.components import BERLIN, EAST, WESTERN, Components
from grognard.kernel.board.movement import Network

Passes = Callable[[int, int], bool]


class Ways:
    """The networks of all kinds of unit, with the theatre boundary closed and open."""

    def __init__(self, box: Components, eastern_half: bool) -> None:
        self._box = box
        self._eastern_half = eastern_half

    @cached_property
    def western(self) -> Network:
        """5-42: Western units stay west of the boundary; Berlin is open to them."""
        return self._box.ways(self._keeps_out_of(EAST))

    @cached_property
    def soviet(self) -> Network:
        """5-42, 5-52: Soviet units stay east of the boundary and out of Yugoslavia."""
        stays_east, stays_out = self._keeps_out_of(WESTERN), self._keeps_out_of_yugoslavia
        return self._box.ways(lambda a, b: stays_east(a, b) and stays_out(a, b))

    @cached_property
    def yugoslav(self) -> Network:
        """5-51: Yugoslav units stay in Yugoslavia; 5-42: one forced out stays east of the boundary."""
        stays_east, stays_in = self._keeps_out_of(WESTERN), self._keeps_in_yugoslavia
        return self._box.ways(lambda a, b: stays_east(a, b) and stays_in(a, b))

    @cached_property
    def east_german(self) -> Network:
        """5-41, 5-43: East Germans stay east of the boundary and out of Berlin."""
        return self._german(self._keeps_out_of(WESTERN))

    @cached_property
    def west_german(self) -> Network:
        """5-41, 5-43: West Germans stay west of the boundary and out of Berlin."""
        return self._german(self._keeps_out_of(EAST))

    @cached_property
    def anywhere(self) -> Network:
        """Without the boundary (12-22, 13-1, 15-24, 16-33): every open hex."""
        return self._box.ways(lambda a, b: True)

    @cached_property
    def soviet_anywhere(self) -> Network:
        """Without the boundary, but still out of Yugoslavia (5-52)."""
        return self._box.ways(self._keeps_out_of_yugoslavia)

    @cached_property
    def yugoslav_anywhere(self) -> Network:
        """Without the boundary, but still in Yugoslavia (5-51)."""
        return self._box.ways(self._keeps_in_yugoslavia)

    @cached_property
    def not_berlin(self) -> Network:
        """13-2: SS units under Western command go anywhere but Berlin (5-43)."""
        return self._german(lambda a, b: True)

    def _german(self, passes: Passes) -> Network:
        berlin = self._box.berlin
        return self._box.ways(lambda a, b: b != berlin and passes(a, b))

    def _keeps_out_of(self, far: int) -> Passes:
        """May not enter the far theatre, neither straight nor through Berlin.

        In the eastern half alone (14-0) the west cannot be moved into at all.
        """
        theatre = self._box.theatre
        if self._eastern_half:
            return lambda a, b: theatre[b] != far
        return lambda a, b: theatre[b] != far or theatre[a] == far

    def _keeps_in_yugoslavia(self, a: int, b: int) -> bool:
        inside = self._box.yugoslavia
        return bool(inside[b]) or not inside[a]

    def _keeps_out_of_yugoslavia(self, a: int, b: int) -> bool:
        inside = self._box.yugoslavia
        return not inside[b] or bool(inside[a])


def crosses_boundary(box: Components, a: int, b: int) -> bool:
    """Whether a side lies on the theatre boundary; Berlin belongs to neither theatre."""
    return BERLIN not in (box.theatre[a], box.theatre[b]) and box.theatre[a] != box.theatre[b]


def crosses_border(box: Components, a: int, b: int) -> bool:
    """Whether a side lies on the Yugoslav border."""
    return box.yugoslavia[a] != box.yugoslavia[b]
