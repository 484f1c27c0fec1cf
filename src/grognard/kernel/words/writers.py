"""How the arguments of a game's messages are put in words: the writers that games share.

A game names a writer for each argument of its messages, and adds its own for units and cells:

    SAY = Writers(FOLDER / "look")
    WRITERS = {"unit": _unit, "units": several(_unit), "side": SAY.one_of("side", SIDES), "attack": strength}

A writer gets the game's components, the value and the language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from grognard.kernel.words.text import Name, listed, named

Writer = Callable[[Any, Any, str], str]


@dataclass(frozen=True, slots=True)
class Writers:
    """Writers with the words in a game's folder."""

    look: Path

    def word(self, message: str, language: str, **args: Any) -> Name:
        """A message that is a name."""
        return named(self.look, language, message, args)

    def one_of(self, family: str, names: Sequence[str]) -> Writer:
        """For a number that stands for one of these names: `side.soviet`."""
        return lambda box, number, language: self.word(f"{family}.{names[number]}", language)

    def of_family(self, family: str) -> Writer:
        """For a name in a family: `terrain.rough`."""
        return lambda box, name, language: self.word(f"{family}.{name}", language)

    def waiting(self, box: Any, sides: Sequence[str], language: str) -> Name:
        """The sides that are waited for."""
        return listed([self.word(f"side.{side}", language) for side in sides or ("nobody",)], language)


def several(one: Writer) -> Writer:
    """For a list of what another writer names."""
    return lambda box, values, language: listed([one(box, value, language) for value in values], language)


def decimal(number: float, language: str) -> str:
    """A number with the decimal sign of the language.

    >>> decimal(2.5, "fr"), decimal(4.0, "fr")
    ('2,5', '4')
    """
    return f"{number:g}".replace(".", "," if language == "fr" else ".")


def strength(box: Any, value: Any, language: str) -> str:
    """A strength, which may be a fraction."""
    return decimal(float(Fraction(value)), language)


def signed(box: Any, number: int, language: str) -> str:
    """A modifier.

    >>> signed(None, 2, "en"), signed(None, -1, "en"), signed(None, 0, "en")
    ('+2', '−1', '0')
    """
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def chance(box: Any, value: Any, language: str) -> str:
    """A chance as it is, and about how much that is.

    >>> chance(None, "5/6", "en")
    '5/6 (83%)'
    """
    space = "\N{NARROW NO-BREAK SPACE}" if language == "fr" else ""
    return f"{value} ({round(100 * Fraction(value))}{space}%)"
