"""Weights of computer players: typed numbers from a TOML file, with changes laid over them.

A player declares its weights as frozen structs, `class Weights(AllWeights)` with a `Section` for each group;
their values are in `weights.toml` beside it. The laboratory tries others than `Weights.standard()`:
`Weights.changed({"attack": {"fee": 0.3}})`.
"""

from __future__ import annotations

import math
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar

import msgspec

from grognard.kernel.components.schema import DataError

Changes: TypeAlias = Mapping[str, Any]
"""Weights by section, as in the file; those that stay as they are may be left out."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of weights."""


W = TypeVar("W", bound=Section)


class AllWeights(Section, frozen=True):
    """All weights of a player: those of `weights.toml` in the folder of the module that declares them."""

    @classmethod
    def file(cls) -> Path:
        """Where they stand."""
        return Path(str(sys.modules[cls.__module__].__file__)).with_name("weights.toml")

    @classmethod
    @cache
    def standard(cls) -> Self:
        """The weights of the file, read once."""
        return read(cls, cls.file())

    @classmethod
    def changed(cls, changes: Changes) -> Self:
        """The weights of the file with some of them changed; raises DataError."""
        return read(cls, cls.file(), changes)


def read(kind: type[W], file: Path, changes: Changes | None = None) -> W:
    """The weights of a file with changes laid over them; raises DataError."""
    values = parse(file.read_text(encoding="utf-8"), file.name)
    if changes:
        _checked(kind, values, file.name)
        return _checked(kind, merged(values, changes), "changed weights")
    return _checked(kind, values, file.name)


def parse(text: str, place: str) -> dict[str, Any]:
    """Weights, or changes of them, as they are written.

    >>> parse("attack.fee = 0.3", "a command")
    {'attack': {'fee': 0.3}}
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{place}: expected TOML such as 'section.name = 0.5'; {error}") from None


def merged(values: Changes, changes: Changes) -> dict[str, Any]:
    """Weights with changes laid over them.

    >>> merged({"attack": {"fee": 0.4, "city": 3}}, {"attack": {"fee": 0.3}})
    {'attack': {'fee': 0.3, 'city': 3}}
    """
    found = dict(values)
    for name, value in changes.items():
        below = found.get(name)
        if isinstance(value, Mapping) and isinstance(below, Mapping):
            found[name] = merged(below, value)
        else:
            found[name] = value
    return found


def _checked(kind: type[W], values: Changes, place: str) -> W:
    for name, value in _leaves(values):
        if isinstance(value, float) and not math.isfinite(value):
            raise DataError(f"{place}, {name}: expected a number; got {value}")
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        name = re.sub(r"[`$]\.?", "", where)
        raise DataError(f"{place}{f', {name}' if name else ''}: {what[0].lower()}{what[1:]}") from None


def _leaves(values: Changes, above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in values.items():
        if isinstance(value, Mapping):
            yield from _leaves(value, f"{above}{name}.")
        elif isinstance(value, list):
            yield from ((f"{above}{name}[{place}]", one) for place, one in enumerate(value))
        else:
            yield f"{above}{name}", value
