"""Annexes 1 and 2: the combat table and the table of urban progression, and what their results mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from grognard.kernel.components.schema import misfit
from grognard.kernel.components.tables import Lookup, OddsTable

NO_EFFECT = "-"
_RESULT = re.compile(r"(?:\+([1-3]) ?)?(?:A([1-3]))?(?:D([1-3]))?(R)?")


class Result(NamedTuple):
    """8.2, 9.3: the steps lost by each side, whether the defender retreats, how far the level moves."""

    attacker: int = 0
    defender: int = 0
    retreat: bool = False
    level: int = 0


@cache
def meaning(code: str) -> Result:
    """What a result says.

    >>> meaning("A1D1R")
    Result(attacker=1, defender=1, retreat=True, level=0)
    >>> meaning("+2 D1").level
    2
    """
    found = _RESULT.fullmatch("" if code == NO_EFFECT else code)
    if found is None:
        raise ValueError("a result such as A1D1R, +1 D1 or -")
    level, attacker, defender, retreat = found.groups()
    return Result(int(attacker or 0), int(defender or 0), retreat is not None, int(level or 0))


def combat_table(rows: Mapping[str, Any], place: str) -> OddsTable[str]:
    """Annex 2, checked."""
    for row in rows["rows"]:
        for code in row:
            _check(code, f"{place}, combat")
    return OddsTable.from_rows(rows["columns"], rows["rows"], name=f"{place}, combat")


def urban_table(rows: Mapping[str, Any], place: str) -> Lookup[str]:
    """Annex 1, checked."""
    results = rows["results"]
    for code in results.values():
        _check(code, f"{place}, urban")
    return Lookup(results, name=f"{place}, urban")


def _check(code: str, place: str) -> None:
    try:
        meaning(code)
    except ValueError as error:
        raise misfit(place, str(error), code) from None
