"""Twins: other states that viewers could not tell from the real one, dealt from what they know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from grognard.kernel.knowledge.levels import IDENTITY, KIND, NOTHING, Levels, under
from grognard.kernel.pieces import NOWHERE, Stacked


def deal(g: Levels, viewers: tuple[int, ...], rng: Random, fixed: Collection[int | str] = ()) -> list[int]:
    """Deals the pieces that viewers can't name anew; gives back which piece lies now where each lay.

    They change places with others of the same look, as far as `may_be` allows; those of which viewers know
    nothing may slip under other stacks. It all rests on what viewers know and on `rng`: states that they
    can't tell apart are dealt alike. `fixed` pieces stay. A frame says in PIECES which of its fields name
    pieces.
    """
    slot = _dealt(g, viewers, rng, fixed)
    lies = [0] * len(slot)
    for unit, where in enumerate(slot):
        lies[where] = unit
    _move(g, slot, lies)
    for unit, level in enumerate(g.mask(viewers)):
        if level == NOTHING and g.cell[unit] >= 0 and unit not in fixed:
            cells = [cell for cell in g.hideouts(unit) if under(cell) not in fixed]
            if cells:
                _slip_under(g, unit, rng.choice(cells))
    return lies


def _dealt(g: Levels, viewers: tuple[int, ...], rng: Random, fixed: Collection[int | str]) -> list[int]:
    """For each piece, the one in whose place it shall lie."""
    looks: dict[tuple[int, int], list[int]] = {}
    for unit, level in enumerate(g.mask(viewers)):
        if level < IDENTITY and unit not in fixed:
            kind = g.kind_of(unit) if level == KIND else -1
            looks.setdefault((g.back_of(unit), kind), []).append(unit)
    slot = list(range(len(g.cell)))
    for look in sorted(looks):
        group = looks[look]
        places = g.by_token(group)
        rng.shuffle(places)
        for unit, where in _matched(g, viewers, group, places).items():
            slot[unit] = where
    return slot


def _matched(
    g: Levels, viewers: tuple[int, ...], group: Sequence[int], places: Sequence[int]
) -> dict[int, int]:
    """A place for each of some pieces where it may lie: the first that is free, or that another can leave.

    Nothing but `may_be` decides, and never where the pieces lie in truth: that would shine through.
    """
    holder: dict[int, int] = {}

    def fits(unit: int, where: int) -> bool:
        """A piece that was seen and never mixed since is where it was."""
        return unit == where or g.may_be(viewers, unit, where)

    def find(unit: int, tried: set[int]) -> bool:
        for where in places:
            if where not in holder and fits(unit, where):
                holder[where] = unit
                return True
        for where in places:
            if where not in tried and fits(unit, where):
                tried.add(where)
                if find(holder[where], tried):
                    holder[where] = unit
                    return True
        return False

    for unit, where in zip(group, places, strict=True):
        if fits(unit, where):
            holder[where] = unit
    settled = {*holder.values()}
    for unit in group:
        if unit not in settled:
            find(unit, set())
    return {unit: where for where, unit in holder.items()}


def _move(g: Levels, slot: Sequence[int], lies: Sequence[int]) -> None:
    """Lays each piece where another lay, with all that is seen of a piece there."""
    moved = [unit for unit, where in enumerate(slot) if unit != where]
    if not moved:
        return
    for name in ("cell", "place", "below", *g.SLOT):
        _exchange(getattr(g, name), slot, moved)
    count, token, mixed = len(slot), list(g.token), list(g.mixed)
    for column in (token, mixed):
        _exchange(column, slot, moved)
    g.token, g.mixed = tuple(token), tuple(mixed)
    for start in range(0, len(g.known), count):
        _exchange(g.known, slot, moved, start)
    for frame in g.stack:
        for name in getattr(frame, "PIECES", ()):
            setattr(frame, name, _renamed(getattr(frame, name), lies))
    if any(g.cell[unit] >= 0 for unit in moved):
        for unit, beneath in enumerate(g.below):
            if beneath >= 0:
                g.below[unit] = lies[beneath]
        g.derive()
    else:  # counts, zones and stacks are those of the board, where nothing has changed
        g.memo = {}


def _exchange(column: Any, slot: Sequence[int], moved: Sequence[int], start: int = 0) -> None:
    """Sets what a column says of the pieces that moved, each as it was where the piece lies now."""
    values = [column[start + slot[unit]] for unit in moved]
    for unit, value in zip(moved, values, strict=True):
        column[start + unit] = value


def _slip_under(g: Levels, unit: int, cell: int) -> None:
    """Lays a piece under a stack, so that nobody sees it go or come."""
    Stacked.lift(g, unit)
    Stacked.put(g, unit, cell)
    Stacked.reorder(g, cell, [*(other for other in g.units_at(cell) if other != unit), unit])


def _renamed(named: Any, lies: Sequence[int]) -> Any:
    if isinstance(named, tuple):
        return tuple(lies[unit] for unit in named)
    return named if named == NOWHERE else lies[named]
