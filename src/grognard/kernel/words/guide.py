"""A guided first game: the steps by which a newcomer learns a game at the board, as data of that game.

It stands in the game's ``look/guide.toml``; its words are in the ``.ftl`` files beside it, as the messages
``guide.<text>-title`` and ``guide.<text>``:

    scenario = "historical"     played from its start, with its options as they are by default
    seat = "soviet"             the learner's
    dice = 17                   the number from which all throws follow, so that the lessons come out
    opening = ["soviet standard"]   what is played before the learner sees the board, by any side

    [[steps]]
    text = "roll"               the name of its messages
    rules = ["6-1c"]            the rules it speaks of
    units, cells, part          what to look at: on the board, or a part of the page
    do = ["join a | join b", "roll"]   what the learner does, one action after the other
    undo = true                 in place of ``do``: the learner takes the last action back
    then = ["east-german retreat ge-xlvi 2423"]   what the guide plays afterwards, for whichever side

Several actions of a side may stand in one line of ``opening`` and ``then``: ``soviet move a; go 2423``.
A step without ``do`` and ``undo`` is only read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

from grognard.kernel.actions import BadAction, Seat, Side
from grognard.kernel.components.packs import DataFile
from grognard.kernel.components.schema import (
    DataError,
    Document,
    fit,
    integer,
    list_of,
    misfit,
    one_of,
    optional,
    text,
    yes_no,
)
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import State

if TYPE_CHECKING:
    from grognard.kernel.game import Game

S = TypeVar("S", bound=State)
PARTS = ("turn", "orders", "forecast", "news", "undo", "score")
"""The parts of the page that a step may point at."""
_WORDS = optional(list_of(text))
GUIDE = Document(
    "guide.toml",
    {
        "scenario": text,
        "seat": text,
        "dice": integer(0),
        "opening": _WORDS,
        "steps": list_of(
            {
                "text": text,
                "rules": _WORDS,
                "units": _WORDS,
                "cells": _WORDS,
                "part": optional(one_of(*PARTS)),
                "do": _WORDS,
                "undo": optional(yes_no),
                "then": _WORDS,
            }
        ),
    },
)


@dataclass(frozen=True, slots=True)
class Step:
    """One step: its words, what it points at, what the learner does, and what is played afterwards."""

    text: str
    rules: tuple[str, ...]
    units: tuple[str, ...]
    cells: tuple[str, ...]
    part: str | None
    do: tuple[tuple[str, ...], ...]
    """For each action the lines that will do."""
    undo: bool
    then: tuple[tuple[Side, str], ...]


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that the learner does: an action among `lines` (none: an undo), and what follows on it."""

    step: int
    lines: tuple[str, ...]
    then: tuple[tuple[Side, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Guide:
    """A guided game: a scenario, the learner's seat, known dice and the steps."""

    scenario: str
    seat: Seat
    key: bytes
    steps: tuple[Step, ...]
    opening: tuple[tuple[Side, str], ...] = ()

    def begin(self, game: Game[S]) -> S:
        """The game as the learner finds it."""
        state = game.new(self.scenario, {}, self.key)
        for side, line in self.opening:
            game.act(state, side, game.parse(line))
        state.events = []
        return state

    @property
    def beats(self) -> tuple[Beat, ...]:
        """All that the learner does, in order."""
        return tuple(_beats(self.steps))


def _beats(steps: tuple[Step, ...]) -> Iterator[Beat]:
    for number, step in enumerate(steps):
        if step.undo:
            yield Beat(number, ())
        for place, lines in enumerate(step.do, start=1):
            yield Beat(number, lines, step.then if place == len(step.do) else ())


@cache
def load_guide(game: Game[Any]) -> Guide | None:
    """The guide of a game, checked against its grammar, or None; raises DataError."""
    path = game.folder / "look" / GUIDE.file
    if not path.exists():
        return None
    values = fit(GUIDE.fields, DataFile(GUIDE.file, GUIDE.file, path).toml(), GUIDE.file)
    scenario = game.scenarios.get(values["scenario"])
    if scenario is None:
        raise misfit("guide.toml, field scenario", f"one of {', '.join(game.scenarios)}", values["scenario"])
    if values["seat"] not in scenario.seats:
        raise misfit("guide.toml, field seat", f"one of {', '.join(scenario.seats)}", values["seat"])
    sides = [side for held in scenario.seats.values() for side in held]
    steps = tuple(
        _step(game, sides, step, f"guide.toml, field steps item {number}")
        for number, step in enumerate(values["steps"], start=1)
    )
    opening = _played(game, sides, values["opening"] or (), "guide.toml, field opening")
    key = key_from_seed(f"guide/{game.name}/{values['dice']}")
    return Guide(scenario.name, values["seat"], key, steps, opening)


def _step(game: Game[Any], sides: list[Side], step: dict[str, Any], place: str) -> Step:
    if step["undo"] and (step["do"] or step["then"]):
        raise DataError(f"{place}: expected undo alone; got do or then beside it")
    if step["then"] and not step["do"]:
        raise DataError(f"{place}: expected then after do; got it alone")
    for kind in ("unit", "cell"):
        for name in step[f"{kind}s"] or ():
            if name not in game.grammar.names(kind):
                raise misfit(f"{place}.{kind}s", f"a {kind} of the game", name)
    do = tuple(tuple(line.split(" | ")) for line in step["do"] or ())
    for lines in do:
        for line in lines:
            _check(game, line, f"{place}.do")
    then = _played(game, sides, step["then"] or (), f"{place}.then")
    return Step(
        step["text"],
        tuple(step["rules"] or ()),
        tuple(step["units"] or ()),
        tuple(step["cells"] or ()),
        step["part"],
        do,
        bool(step["undo"]),
        then,
    )


def _played(
    game: Game[Any], sides: list[Side], lines: Iterable[str], place: str
) -> tuple[tuple[Side, str], ...]:
    """The actions of lines such as `east-german end` or `soviet move a; go 2423`, each with its side."""
    found = []
    for line in lines:
        side, _, actions = line.partition(" ")
        if side not in sides:
            raise misfit(place, f"a line that begins with one of {', '.join(sides)}", line)
        for action in actions.split("; "):
            _check(game, action, place)
            found.append((side, action))
    return tuple(found)


def _check(game: Game[Any], line: str, place: str) -> None:
    try:
        game.parse(line)
    except BadAction as error:
        raise DataError(f"{place}: {error}") from None
