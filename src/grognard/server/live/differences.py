"""Differences of plain data: what a client that has one view needs to make the next of it.

A difference is plain data as well:

    [value]                        this value stands here now
    []                             nothing stands here any more
    {name: difference, …}          what changed in an object
    {"": [[at, count, values], …]} what changed in a list: at that place so many items give way to these

The places are those of the list as it was, in ascending order. No name of an object is empty.
Items of lists that Python holds equal count as equal: 1 and True, and objects in any order of their names.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

Difference: TypeAlias = dict[str, Any] | list[Any]
_NONE: Any = object()
_SPLICES = ""


def difference(old: Any, new: Any) -> Difference | None:
    """The difference that turns old into new; None where they are equal.

    >>> difference({"turn": 1, "phase": "move"}, {"turn": 2, "units": ["a"]})
    {'turn': [2], 'phase': [], 'units': [['a']]}
    >>> difference(["a", "b", "c"], ["a", "x", "c", "d"])
    {'': [[1, 1, ['x']], [3, 0, ['d']]]}
    """
    if isinstance(old, dict) and isinstance(new, dict):
        names = dict.fromkeys((*old, *new))
        if [name for name in names if name in new] != list(new):  # the order counts: that of verbs, for one
            return [new]
        found = {name: difference(old.get(name, _NONE), new.get(name, _NONE)) for name in names}
        return {name: change for name, change in found.items() if change is not None} or None
    if new is _NONE:
        return []
    if old == new and isinstance(old, bool) == isinstance(new, bool):
        return None
    if isinstance(old, list) and isinstance(new, list):
        return {_SPLICES: _splices(old, new)}
    return [new]


def applied(old: Any, change: Difference | None) -> Any:
    """Applies a difference to a copy of old.

    >>> applied({"turn": 1, "units": ["a", "b"]}, {"turn": [2], "units": {"": [[0, 1, []]]}})
    {'turn': 2, 'units': ['b']}
    """
    if change is None:
        return old
    if isinstance(change, list):
        return change[0] if change else _NONE
    if isinstance(old, list):
        return _spliced(old, change[_SPLICES])
    made = dict(old)
    for name, part in change.items():
        made[name] = applied(old.get(name), part)
        if made[name] is _NONE:
            del made[name]
    return made


def _splices(old: list[Any], new: list[Any]) -> list[list[Any]]:
    """What is replaced by what; items that stay keep their order."""
    start, end_old, end_new = 0, len(old), len(new)
    while start < end_old and start < end_new and old[start] == new[start]:
        start += 1
    while end_old > start and end_new > start and old[end_old - 1] == new[end_new - 1]:
        end_old, end_new = end_old - 1, end_new - 1
    places = {msgspec.json.encode(old[place]): place for place in range(end_old - 1, start - 1, -1)}
    splices: list[list[Any]] = []
    at, added = start, list[Any]()
    for item in new[start:end_new]:
        place = places.get(msgspec.json.encode(item), -1)
        if place < at:
            added.append(item)
            continue
        if added or place > at:
            splices.append([at, place - at, added])
        at, added = place + 1, []
    if added or at < end_old:
        splices.append([at, end_old - at, added])
    return splices


def _spliced(old: list[Any], splices: list[list[Any]]) -> list[Any]:
    made, done = list[Any](), 0
    for at, count, values in splices:
        made += old[done:at]
        made += values
        done = at + count
    return made + old[done:]
