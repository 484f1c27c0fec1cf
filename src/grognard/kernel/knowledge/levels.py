"""How much each side knows of each piece, and how that changes as pieces are turned over, covered and mixed.

The usual base of a game is `Knowledge` (`kernel/knowledge.py`), which stands on this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import ClassVar

from grognard.kernel.actions import Side
from grognard.kernel.pieces import Stacked

NOTHING, PRESENCE, KIND, IDENTITY, FACE = range(5)


class Levels(Stacked):
    """Pieces of which sides know more or less. A viewer is a side, by its number in SIDES."""

    known: bytearray
    """Levels, viewer by viewer: `known[viewer * pieces + piece]`."""
    token: tuple[int, ...]
    """The number that a piece goes by among those who can't name it."""
    mixed: tuple[int, ...]
    """The moment at which the piece that lies here was last mixed with others."""
    lost: tuple[int, ...]
    """Viewer by viewer, the moment at which it lost sight of a piece that it could name."""
    moment: int
    """Counted up when pieces are mixed, or someone loses sight of them."""

    SIDES: ClassVar[tuple[Side, ...]]
    ON_TOP: ClassVar[int] = NOTHING
    """How much everyone knows of the piece on top of a stack."""
    COVERED: ClassVar[int] = FACE
    """How much others than its owners know at most of a piece that another lies on."""
    SLOT: ClassVar[tuple[str, ...]] = ()
    """Columns that everyone sees on a counter, whatever it is: hits and other markers."""

    # ---- what a game says

    def owners(self, unit: int) -> tuple[int, ...]:
        """The viewers who always know a piece; none, for chits in a cup."""
        return (self.camp[unit],)

    def back_of(self, unit: int) -> int:
        """What the back of a piece looks like; pieces of one back can be taken for each other."""
        return self.layout.camps[unit]

    def kind_of(self, unit: int) -> int:
        """What one knows at level KIND: say weapon, armour or infantry."""
        return 0

    def hideouts(self, unit: int) -> Sequence[int]:
        """The cells where a piece may lie, under the stack, for those who know nothing of it."""
        return ()

    # ---- questions

    def viewers(self, sides: Iterable[Side]) -> tuple[int, ...]:
        """The numbers of sides."""
        return tuple(self.SIDES.index(side) for side in sides)

    def level(self, viewers: Iterable[int], unit: int) -> int:
        """How much viewers, who tell each other all, know of a piece."""
        count, known, found = len(self.cell), self.known, NOTHING
        for viewer in viewers:
            if (level := known[viewer * count + unit]) > found:
                found = level
        return found

    def mask(self, viewers: Iterable[int]) -> bytes:
        """How much viewers, who tell each other all, know of each piece."""
        count = len(self.cell)
        masks = [bytes(self.known[viewer * count : (viewer + 1) * count]) for viewer in viewers]
        return masks[0] if len(masks) == 1 else bytes(map(max, *masks)) if masks else bytes(count)

    def seen(self, viewers: Iterable[int]) -> list[tuple[int, int]]:
        """The pieces that viewers know of, with their levels, in an order that betrays nothing.

        First those that they can name, by number, then the others, by token.
        """
        mask, token = self.mask(viewers), self.token
        named = [(unit, level) for unit, level in enumerate(mask) if level >= IDENTITY]
        others = [(token[unit], unit, level) for unit, level in enumerate(mask) if 0 < level < IDENTITY]
        return named + [(unit, level) for _, unit, level in sorted(others)]

    def seen_at(self, viewers: Iterable[int], cell: int) -> list[int]:
        """What viewers know of a stack, from the top down."""
        return [unit for unit in self.units_at(cell) if self.level(viewers, unit)]

    def call(self, viewers: Iterable[int], unit: int) -> int | str:
        """What viewers call a piece: its number, or a token such as `?7`."""
        return unit if self.can_name(viewers, unit) else f"?{self.token[unit]}"

    def can_name(self, viewers: Iterable[int], unit: int) -> bool:
        """Whether viewers know which piece a piece is."""
        return self.level(viewers, unit) >= IDENTITY

    def piece_called(self, token: int) -> int:
        """The piece of a token."""
        return self.token.index(token)

    # ---- changes

    def show(self, units: Iterable[int], viewers: Iterable[int] | None = None, level: int = FACE) -> None:
        """Lets viewers, or all, know at least so much."""
        count, known, units = len(self.cell), self.known, tuple(units)
        for viewer in range(len(self.SIDES)) if viewers is None else viewers:
            if told := [unit for unit in units if known[viewer * count + unit] < level]:
                for unit in told:
                    self._set_level(viewer, unit, level)
                self.learn((self.SIDES[viewer],), *told)

    def hide(self, units: Iterable[int], viewers: Iterable[int] | None = None, level: int = PRESENCE) -> None:
        """Lets viewers, or all but the owners, know no more than so much from now on.

        What they knew still binds what they must reckon with: see `may_be`.
        """
        count, known, lost = len(self.cell), self.known, None
        for unit in units:
            others = set(range(len(self.SIDES))) - set(self.owners(unit)) if viewers is None else viewers
            for viewer in others:
                at = viewer * count + unit
                if known[at] > level:
                    if known[at] >= IDENTITY:
                        lost = lost or list(self.lost)
                        lost[at] = self.moment + 1
                    self._set_level(viewer, unit, level)
        if lost:
            self.moment, self.lost = self.moment + 1, tuple(lost)

    def mix(self, units: Iterable[int]) -> None:
        """Shuffles pieces out of sight: tokens change hands among those of one back."""
        backs: dict[int, list[int]] = {}
        token, mixed = list(self.token), list(self.mixed)
        self.moment += 1
        for unit in self.by_token(units):
            backs.setdefault(self.back_of(unit), []).append(unit)
            mixed[unit] = self.moment
        for back, group in backs.items():
            tokens = [token[unit] for unit in group]
            Random(self.key + f"mix {self.moment} {back}".encode()).shuffle(tokens)
            for unit, number in zip(group, tokens, strict=True):
                token[unit] = number
        self.token, self.mixed = tuple(token), tuple(mixed)

    def may_be(self, viewers: Iterable[int], unit: int, slot: int) -> bool:
        """Whether a piece may lie, for all that viewers know, where `slot` lies.

        A piece that they could name once lies where it was, or where pieces were mixed since then.
        """
        count, mixed, lost = len(self.cell), self.mixed[slot], self.lost
        for viewer in viewers:  # noqa: SIM110  asked hundreds of times for each state that is imagined
            if mixed < lost[viewer * count + unit]:
                return False
        return True

    def _set_level(self, viewer: int, unit: int, level: int) -> None:
        self.known[viewer * len(self.cell) + unit] = level

    def by_token(self, units: Iterable[int]) -> list[int]:
        """In an order that has nothing to do with what the pieces are."""
        return sorted(units, key=self.token.__getitem__)

    # ---- the board and its stacks

    def clear_board(self, place: int, *blank: str) -> None:
        """As for all pieces; their owners know them, others nothing. Tokens are given out by lot."""
        super().clear_board(place, *blank)
        count, viewers = len(self.cell), len(self.SIDES)
        self.known, self.moment, self.token = bytearray(viewers * count), 0, (*range(count),)
        self.mixed, self.lost = (0,) * count, (0,) * viewers * count
        self.mix(range(count))
        for unit in range(count):
            for viewer in self.owners(unit):
                self._set_level(viewer, unit, FACE)

    def put(self, unit: int, cell: int) -> None:
        """As for all pieces; what lies on top is there for all to see, and what it covers is not."""
        super().put(unit, cell)
        beneath = self.below[unit]
        self._see_order(cell, (beneath,) if beneath >= 0 else ())

    def lift(self, unit: int) -> None:
        """As for all pieces; what lay under it comes to light, or that nothing did."""
        cell = self.cell[unit]
        super().lift(unit)
        if self.top[cell] >= 0:
            self._see_order(cell)
        elif self.COVERED == NOTHING:
            owners = self.owners(unit)
            self.learn((side for viewer, side in enumerate(self.SIDES) if viewer not in owners), under(cell))

    def reorder(self, cell: int, stack: Sequence[int]) -> None:
        """As for all pieces; what comes to lie on top is seen."""
        super().reorder(cell, stack)
        self._see_order(cell, stack[1:])

    def _see_order(self, cell: int, covered: Sequence[int] = ()) -> None:
        """What lies on top of a stack is seen, and what it covers is not."""
        if self.ON_TOP:
            self.show((self.top[cell],), level=self.ON_TOP)
        if self.COVERED < FACE:
            self.hide(covered, level=self.COVERED)


def under(cell: int) -> str:
    """What one learns when the last piece of a stack goes: that nothing lay under it."""
    return f"under {cell}"
