"""What a game answers to questions: why not, with what chances, which way, what to tint, who won."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from grognard.kernel.actions import Seat
from grognard.kernel.state import Event


class Reason(NamedTuple):
    """Why something is not legal: the rule and a message with its numbers."""

    rule: str
    message: str
    args: Mapping[str, Any] = {}


class Modifier(NamedTuple):
    """One line of a combat's arithmetic: the rule, what it concerns and the number it gives.

    A number that multiplies says so with `times`, one that is added to the die with `die`; a line about one
    counter has it as `unit` in its args.
    """

    rule: str
    message: str
    value: Fraction | int
    args: Mapping[str, Any] = {}
    times: bool = False
    die: bool = False


@dataclass(slots=True, frozen=True)
class Forecast:
    """The exact outcome distribution of something about to be rolled, and how it was reached."""

    column: str
    attack: Fraction
    defence: Fraction
    modifiers: tuple[Modifier, ...]
    chances: Mapping[str, Fraction]
    attackers: tuple[int, ...] = ()
    defenders: tuple[int, ...] = ()
    notes: tuple[Reason, ...] = ()
    """What else there is to know: facts of the position, and why numbers are as they are."""
    consequences: Mapping[str, Reason] = field(default_factory=dict)
    """What a result leads to here, beyond what it means everywhere."""


class Preview(NamedTuple):
    """What a move would be: the cells of its way, what it costs of how much, and what happens on it."""

    way: tuple[int, ...]
    cost: Fraction | int | None = None
    allowance: Fraction | int | None = None
    notes: tuple[Event, ...] = ()


class Tint(NamedTuple):
    """What an overlay shows in a cell: a tone of its legend, and a short text such as a cost."""

    tone: str
    text: str = ""


Overlay = Mapping[int, tuple[Tint, ...]]
"""The tints of cells, by cell."""


@dataclass(slots=True, frozen=True)
class Outcome:
    """How a game ended: the winning seats (none: a draw), why, and each seat's score."""

    winners: tuple[Seat, ...]
    rule: str
    message: str
    scores: Mapping[Seat, int] = field(default_factory=dict)


def plain(args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of a message as plain data for JSON: fractions are written out.

    >>> plain({"unit": 7, "attack": Fraction(7, 2)})
    {'unit': 7, 'attack': '7/2'}
    """
    return {name: str(value) if isinstance(value, Fraction) else value for name, value in args.items()}
