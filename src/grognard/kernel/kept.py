"""Answers about a position that are kept until a piece moves, so that nothing is worked out twice.

    @kept("weather")
    def supplied(g: Position, camp: int) -> bytes:
        closed = barrier(g.count[1 - camp], g.zone[1 - camp], g.count[camp])
        return reuse(g, ("supplied", camp), flood, LINKS, SOURCES[camp], closed)

A clone shares what is kept, and the first change of either leaves it to the other; so there are no version
numbers to compare, and a search that clones a position finds its answers.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Mapping
from functools import wraps
from operator import attrgetter
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar


class Remembering(Protocol):
    """The part of a state that matters here."""

    memo: dict[Hashable, Any]
    last: dict[Hashable, tuple[Any, Any]]


_P = ParamSpec("_P")
_T = TypeVar("_T")
_G = TypeVar("_G", bound=Remembering)

_CAN_CHANGE = (bytearray, array, list, dict, set)
_MISSING: Any = object()
_KEPT: dict[str, tuple[Callable[..., Any], Callable[[Any], Any]]] = {}


def kept(
    *scalars: str,
) -> Callable[[Callable[Concatenate[_G, _P], _T]], Callable[Concatenate[_G, _P], _T]]:
    """Keeps what a function of a position gave until a piece or a mark changes.

    It may read pieces and marks, and of all else only the scalars that it names. `Pieces.problems` works out
    again whatever is kept, so that the contract test finds an answer that is not true any more.
    """

    def keep(function: Callable[Concatenate[_G, _P], _T]) -> Callable[Concatenate[_G, _P], _T]:
        name = f"{function.__module__}.{function.__qualname__}"
        values = attrgetter(*scalars) if scalars else _nothing
        _KEPT[name] = function, values

        @wraps(function)
        def answer(g: _G, *args: Any) -> _T:
            key, memo = (name, args, values(g)), g.memo
            found: _T = memo.get(key, _MISSING)
            if found is not _MISSING:
                return found
            made = function(g, *args)  # type: ignore[call-arg]
            if isinstance(made, _CAN_CHANGE):
                raise TypeError(f"{name}: clones share what is kept, so it must not change; got {type(made)}")
            memo[key] = made
            return made

        return answer  # type: ignore[return-value]

    return keep


def _nothing(g: Any) -> None:
    """The scalars of an answer that rests on none."""


def reuse(g: Remembering, name: Hashable, make: Callable[..., _T], *inputs: Any) -> _T:
    """`make(*inputs)`, or what it last gave in this game if the inputs are equal.

    For floods: most moves change no line of supply, and comparing is far cheaper than flooding.
    """
    held = g.last.get(name)
    if held is not None and held[0] == inputs:
        found: _T = held[1]
        return found
    made = make(*inputs)
    g.last[name] = inputs, made
    return made


def stale(memo: Mapping[Any, Any], again: Remembering) -> list[str]:
    """The kept answers that a position without any would not give now."""
    found = []
    for (name, args, scalars), value in list(memo.items()):
        function, values = _KEPT[name]
        if scalars == values(again) and function(again, *args) != value:
            found.append(f"{name}{args} was kept, but is not so any more")
    return found
