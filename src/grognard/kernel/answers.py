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


ATTACK, DEFENCE, COLUMN, DIE = "attack", "defence", "column", "die"
"""The usual kinds of lines; a game may have others, such as morale, and names them `sum.morale`."""


class Line(NamedTuple):
    """One line of what a roll comes to: its rule, what it concerns, the number and to which sum it belongs.

    A line about one counter has it as `unit` in its args. A word such as the row of a chart is no number and
    counts in no sum.
    """

    rule: str
    message: str
    value: Fraction | int | str
    kind: str
    args: Mapping[str, Any] = {}
    times: bool = False
    """Whether the number multiplies; otherwise it is added."""


class Chances(NamedTuple):
    """The exact chance of each result of something else that the roll decides: of one unit, of one side."""

    message: str
    chances: Mapping[str, Fraction]
    args: Mapping[str, Any] = {}


@dataclass(slots=True, frozen=True)
class Forecast:
    """What is about to be rolled: how it comes about line by line, and the exact chance of each result."""

    lines: tuple[Line, ...]
    chances: Mapping[str, Fraction]
    column: str = ""
    """Where the chart is read: odds, a differential, a letter."""
    sums: Mapping[str, Fraction | int] = field(default_factory=dict)
    """What lines come to, by their kind, where that is not just added up."""
    notes: tuple[Reason, ...] = ()
    """What else there is to know: facts of the position, and why numbers are as they are."""
    consequences: Mapping[str, Reason] = field(default_factory=dict)
    """What a result leads to here, beyond what it means everywhere."""
    besides: tuple[Chances, ...] = ()
    headline: Mapping[str, Fraction] = field(default_factory=dict)
    """What a player asks first, by the message that names it: the chance of any loss, of winning."""

    def total(self, kind: str) -> Fraction | int:
        """What the lines of a kind come to."""
        if kind in self.sums:
            return self.sums[kind]
        return sum(line.value for line in self.lines if line.kind == kind and not isinstance(line.value, str))

    @property
    def attack(self) -> Fraction | int:
        """The strength of the attack."""
        return self.total(ATTACK)

    @property
    def defence(self) -> Fraction | int:
        """The strength of the defence."""
        return self.total(DEFENCE)

    @property
    def attackers(self) -> tuple[int, ...]:
        """The counters whose strength is in the attack."""
        return tuple(line.args["unit"] for line in self.lines if line.kind == ATTACK and "unit" in line.args)

    @property
    def defenders(self) -> tuple[int, ...]:
        """The counters in any other sum: those whose defence, or whose morale, is tried."""
        return tuple(line.args["unit"] for line in self.lines if line.kind != ATTACK and "unit" in line.args)


class Preview(NamedTuple):
    """What a move would be: the cells of its way, what it costs of how much, and what happens on it.

    The cost is in movement points, unless `price` is a message that says it from `$points` and `$left`.
    """

    way: tuple[int, ...]
    cost: Fraction | int | None = None
    allowance: Fraction | int | None = None
    notes: tuple[Event, ...] = ()
    price: str = ""


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
