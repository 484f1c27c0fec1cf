"""Fast copies: for each class of states and frames, a function written out attribute by attribute."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any


def compile_clone(cls: type, values: Mapping[str, str]) -> Callable[[Any], Any]:
    """A function that copies an object of a class; `values` says how it gets each attribute from `old`.

    Such a straight line of assignments is several times faster than a loop over names.

    >>> class Pile:
    ...     cards: list[int]
    >>> pile = Pile()
    >>> pile.cards = [1, 2]
    >>> compile_clone(Pile, {"cards": "old.cards[:]"})(pile).cards
    [1, 2]
    """
    assignments = (f" new.{name} = {value}" for name, value in values.items())
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec("\n".join(["def clone(old):", " new = make(cls)", *assignments, " return new"]), scope)
    clone: Callable[[Any], Any] = scope["clone"]
    return clone
