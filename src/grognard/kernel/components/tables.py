"""Charts: odds, combat results tables and plain lookups, with exact probabilities."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import pairwise, product
from typing import Generic, Self, TypeVar

Result = TypeVar("Result", bound=Hashable)
Strength = int | Fraction


class BadTable(ValueError):
    """A table with a gap, an overlap or columns out of order."""


def odds(attack: Strength, defence: Strength) -> tuple[int, int]:
    """The ratio of two strengths in whole numbers, rounded in the defender's favour.

    >>> odds(19, 7), odds(6, 7), odds(7, 18), odds(Fraction(13, 2), 3)
    ((2, 1), (1, 2), (1, 3), (2, 1))
    """
    if attack <= 0 or defence <= 0:
        raise ValueError(f"odds need strengths above 0, not {attack} against {defence}")
    return (int(attack // defence), 1) if attack >= defence else (1, int(-(-defence // attack)))


@cache
def throws(dice: int, sides: int = 6) -> Mapping[int, Fraction]:
    """The chance of each total of some dice, lowest total first.

    >>> throws(2)[7]
    Fraction(1, 6)
    """
    ways: dict[int, int] = {}
    for faces in product(range(1, sides + 1), repeat=dice):
        ways[sum(faces)] = ways.get(sum(faces), 0) + 1
    return {total: Fraction(count, sides**dice) for total, count in sorted(ways.items())}


@dataclass(frozen=True, eq=False)
class ResultsTable(ABC, Generic[Result]):
    """Results by column and die roll; rolls and shifts past an end of the table use that end.

    `rows` gives, for each roll from the lowest to the highest, one result a column. `dice` dice of
    `sides` sides are thrown and added.
    """

    columns: tuple[str, ...]
    rows: Mapping[int, tuple[Result, ...]]
    dice: int = 1
    sides: int = 6
    name: str = "the table"

    def __post_init__(self) -> None:
        if not self.columns or not self.rows:
            raise BadTable(f"{self.name} needs at least one column and one row")
        rolls = list(self.rows)
        if rolls != list(range(rolls[0], rolls[0] + len(rolls))):
            raise BadTable(f"{self.name}: rows must follow each other without a gap, not {rolls}")
        for roll, results in self.rows.items():
            if len(results) != len(self.columns):
                raise BadTable(
                    f"{self.name}: row {roll} has {len(results)} results for {len(self.columns)} columns"
                )
        for (left, low), (right, high) in pairwise(zip(self.columns, self._bounds, strict=True)):
            if low >= high:
                raise BadTable(f"{self.name}: column {right} must not stand after {left}")

    @classmethod
    def from_rows(
        cls,
        columns: Iterable[str],
        rows: Iterable[Iterable[Result]],
        *,
        dice: int = 1,
        sides: int = 6,
        name: str = "the table",
    ) -> Self:
        """A table from rows in the order of the dice, the first for their lowest total."""
        by_roll = {roll: tuple(results) for roll, results in enumerate(rows, start=dice)}
        return cls(tuple(columns), by_roll, dice, sides, name)

    @cached_property
    def _bounds(self) -> tuple[Fraction, ...]:
        return tuple(self._bound(label) for label in self.columns)

    @cached_property
    def _ratios(self) -> tuple[tuple[int, int], ...]:
        return tuple(bound.as_integer_ratio() for bound in self._bounds)

    @cached_property
    def _places(self) -> Mapping[str, int]:
        return {label: place for place, label in enumerate(self.columns)}

    @cached_property
    def _distributions(self) -> dict[tuple[str, int], Mapping[Result, Fraction]]:
        return {}

    @cached_property
    def _ends(self) -> tuple[int, int]:
        return min(self.rows), max(self.rows)

    @abstractmethod
    def _bound(self, label: str) -> Fraction:
        """The smallest value that the column serves."""

    def shifted(self, column: str, shift: int) -> str:
        """The column so many places to the right (to the left if negative), or the last there is."""
        return self._at(self._place(column) + shift)

    def result(self, column: str, roll: int) -> Result:
        """The result in a column for a roll, which is clamped to the rows of the table."""
        lowest, highest = self._ends
        return self.rows[min(max(roll, lowest), highest)][self._place(column)]

    def distribution(self, column: str, modifier: int = 0) -> Mapping[Result, Fraction]:
        """The exact chance of each result in a column, with a modifier added to the dice."""
        known = self._distributions.get((column, modifier))
        if known is not None:
            return known
        chances: dict[Result, Fraction] = {}
        for total, chance in throws(self.dice, self.sides).items():
            result = self.result(column, total + modifier)
            chances[result] = chances.get(result, Fraction(0)) + chance
        self._distributions[column, modifier] = chances
        return chances

    def _serving(self, numerator: Strength, denominator: Strength, shift: int) -> str:
        """The last column whose bound does not exceed a value, shifted; found in whole numbers."""
        place = -1
        above = numerator.numerator * denominator.denominator
        below = numerator.denominator * denominator.numerator
        for bound, scale in self._ratios:
            if bound * below > above * scale:
                break
            place += 1
        return self._at(max(place, 0) + shift)

    def _at(self, place: int) -> str:
        return self.columns[min(max(place, 0), len(self.columns) - 1)]

    def _place(self, column: str) -> int:
        try:
            return self._places[column]
        except KeyError:
            raise ValueError(
                f"{self.name} has no column {column!r}; it has {', '.join(self.columns)}"
            ) from None


class OddsTable(ResultsTable[Result]):
    """A table whose columns are odds, such as `1-4` or `3/1`.

    >>> table = OddsTable(("1-2", "1-1", "2-1"), {1: ("Ar", "Ex", "De"), 2: ("Ae", "Ar", "Dr")}, sides=2)
    >>> table.column(19, 7), table.column(19, 7, shift=-1), table.column(1, 9)
    ('2-1', '1-1', '1-2')
    >>> table.distribution("2-1")
    {'De': Fraction(1, 2), 'Dr': Fraction(1, 2)}
    """

    def column(self, attack: Strength, defence: Strength, shift: int = 0) -> str:
        """The column of an attack: its odds rounded in the defender's favour, then shifted."""
        if attack <= 0 or defence <= 0:
            raise ValueError(f"{self.name} needs strengths above 0, not {attack} against {defence}")
        return self._serving(attack, defence, shift)

    def _bound(self, label: str) -> Fraction:
        if not (parts := re.fullmatch(r"([1-9]\d*)[-/:]([1-9]\d*)", label)):
            raise BadTable(f"{self.name}: a column of odds is written like '3-1', not {label!r}")
        return Fraction(int(parts[1]), int(parts[2]))


class DifferentialTable(ResultsTable[Result]):
    """A table whose columns are differences of strength, each named by the smallest it serves.

    >>> table = DifferentialTable(("-2", "0", "+3"), {1: ("Ar", "Ex", "De")})
    >>> table.column(9, 7), table.column(9, 6), table.column(1, 9)
    ('0', '+3', '-2')
    """

    def column(self, attack: Strength, defence: Strength, shift: int = 0) -> str:
        """The column of an attack: attack less defence, then shifted."""
        return self._serving(attack - defence, 1, shift)

    def _bound(self, label: str) -> Fraction:
        if not re.fullmatch(r"[+-]?\d+", label):
            raise BadTable(
                f"{self.name}: a column of differences is written like '+3' or '-1', not {label!r}"
            )
        return Fraction(int(label))


@dataclass(frozen=True, eq=False)
class Lookup(Generic[Result]):
    """Results by ranges of a number: `7`, `2..4`, `..1` (and less), `5..` (and more).

    >>> Lookup({"..1": "none", "2..4": "one", "5..": "two"}).result(4)
    'one'
    """

    rows: Mapping[str, Result]
    name: str = "the table"

    def __post_init__(self) -> None:
        if not self.rows:
            raise BadTable(f"{self.name} needs at least one row")
        ranges = list(self._ranges.items())
        for label, (low, high) in ranges:
            if low is not None and high is not None and low > high:
                raise BadTable(f"{self.name}: range {label} runs backwards")
        for (before, (_, high)), (after, (low, _)) in pairwise(ranges):
            if high is None or low is None or low != high + 1:
                raise BadTable(f"{self.name}: range {after} does not follow on {before}")

    @cached_property
    def _ranges(self) -> Mapping[str, tuple[int | None, int | None]]:
        return {label: self._range(label) for label in self.rows}

    def _range(self, label: str) -> tuple[int | None, int | None]:
        parts = re.fullmatch(r"(?P<only>-?\d+)|(?P<low>-?\d+)?\.\.(?P<high>-?\d+)?", label)
        low, high = (parts["only"] or parts["low"], parts["only"] or parts["high"]) if parts else (None, None)
        if low is None and high is None:
            raise BadTable(f"{self.name}: a range is written like '7', '2..4', '..1' or '5..', not {label!r}")
        return None if low is None else int(low), None if high is None else int(high)

    def result(self, number: int) -> Result:
        """The result for a number."""
        for label, (low, high) in self._ranges.items():
            if (low is None or low <= number) and (high is None or number <= high):
                return self.rows[label]
        raise ValueError(f"{self.name} has no row for {number}; it has {', '.join(self.rows)}")
