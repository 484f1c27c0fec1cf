"""8.1.2 The combat table, one for all kinds of combat: from a differential to a letter and to a result."""

from __future__ import annotations

from bisect import bisect_right
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from grognard.games.fortress_berlin.charts import LEAST_DICE, LETTERS, MOST_DICE, MOST_PF, Charts
from grognard.games.fortress_berlin.position import KINDS, Position

NO_EFFECT, STAR = "--", "*"
"""8.6/no-effect; 8.6/asterisk-ranged, 8.6/asterisk-assault: beside a result, or alone."""
THROWS = {total: Fraction(6 - abs(7 - total), 36) for total in range(2, 13)}
"""The chance of each total of two dice."""
RESULT_NAMES = {NO_EFFECT: "none", STAR: "star"}
STARRED = ("star", "R star", "D star", "EX star", "1 star", "2 star", "E star")
"""The names of the codes with an asterisk."""
EXCHANGES = ("EX", "EX star")


class Code(NamedTuple):
    """8.6: a result in its two parts."""

    result: str
    """"--", "R", "D", "EX", "1", "2" or "E"."""
    star: bool

    @property
    def number(self) -> int:
        """8.6/number: units lost by a result in numbers; else 0."""
        return int(self.result) if self.result.isdigit() else 0


def column(g: Position, kind: int, differential: int) -> int | None:
    """8.1.3a: the column of the upper matrix, from 0; None below the first, where no dice are thrown."""
    place = bisect_right(g.world.charts.superiority[KINDS[kind]], differential) - 1
    return None if place < 0 else place


def letter(g: Position, kind: int, differential: int, pf: int, shifts: int = 0) -> str:
    """8.1.4, 8.5: the letter at a differential and a PF with terrain, shifted right; "" if it fails."""
    place = column(g, kind, differential)
    if place is None:
        return ""
    return shifted(g.world.charts.letters[min(pf, MOST_PF)][place], shifts)


def shifted(first: str, shifts: int) -> str:
    """8.4.2/general-note: left of A is A, right of I is I.

    >>> shifted("C", 2), shifted("A", -1), shifted("H", 3)
    ('E', 'A', 'I')
    """
    return LETTERS[max(0, min(len(LETTERS) - 1, LETTERS.index(first) + shifts))]


def row(dice: int) -> int:
    """8.4.2/general-note: the row of the lower matrix for modified dice.

    >>> row(2 - 8), row(7 - 3), row(12)
    (-4, 4, 12)
    """
    return max(LEAST_DICE, min(MOST_DICE, dice))


def code(g: Position, letter: str, dice: int) -> str:
    """8.4.2/step-4b: what the lower matrix says at a letter and modified dice."""
    return g.world.charts.results[row(dice)][letter] if letter else NO_EFFECT


def parts(code: str) -> Code:
    """8.6: the result and the asterisk of a code.

    >>> parts("R*"), parts("*"), parts("EX")
    (Code(result='R', star=True), Code(result='--', star=True), Code(result='EX', star=False))
    """
    return Code(code.removesuffix(STAR) or NO_EFFECT, code.endswith(STAR))


def name(code: str) -> str:
    """What a code is called in logs and forecasts, whose words go by letters.

    >>> name("--"), name("*"), name("R*"), name("EX")
    ('none', 'star', 'R star', 'EX')
    """
    if code in RESULT_NAMES:
        return RESULT_NAMES[code]
    return f"{code.removesuffix(STAR)} star" if code.endswith(STAR) else code


def chances(g: Position, letter: str, modifier: int) -> dict[str, Fraction]:
    """The exact chance of each code of a letter at a dice modifier, by name; without a letter, of nothing."""
    return dict(_chances(g.world.charts, letter, modifier))


def chance_of_hit(g: Position, letter: str, modifier: int) -> Fraction:
    """The chance that a letter brings more than nothing or an asterisk."""
    found = chances(g, letter, modifier)
    return 1 - sum((found.get(missed, Fraction(0)) for missed in RESULT_NAMES.values()), Fraction(0))


@lru_cache(maxsize=512)
def _chances(charts: Charts, letter: str, modifier: int) -> tuple[tuple[str, Fraction], ...]:
    if not letter:
        return ((RESULT_NAMES[NO_EFFECT], Fraction(1)),)
    found: dict[str, Fraction] = {}
    for total, chance in THROWS.items():
        result = name(charts.results[row(total + modifier)][letter])
        found[result] = found.get(result, Fraction(0)) + chance
    return tuple(found.items())
