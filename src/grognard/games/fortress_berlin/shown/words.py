"""Names of what messages speak of."""

from __future__ import annotations

from typing import Any

from grognard.games.fortress_berlin.components import Components
from grognard.kernel.words.text import Name, listed

_UNITS = ("unit", "hq", "top")
_MANY_UNITS = ("units", "attackers", "defenders", "hqs", "firers", "lost")


def name_of(box: Components, name: str, value: Any, language: str) -> Any:
    """A counter, a hex or a leader by its name in a language."""
    if name in _UNITS:
        return _unit(box, value)
    if name in _MANY_UNITS:
        return listed([_unit(box, unit) for unit in value], language)
    if name == "cell":
        return Name(box.board.labels[value])
    if name == "cells":
        return listed([box.board.labels[cell] for cell in value], language)
    if name == "leader":
        return Name(box.leaders[value].name)
    if name == "leaders":
        return listed([box.leaders[leader].name for leader in value], language)
    return value


def _unit(box: Components, unit: int | str) -> Name:
    """A counter, or the token of one that can't be named."""
    return Name(unit if isinstance(unit, str) else box.units[unit].name)
