"""Replays submitted records; it runs in a worker process and exchanges plain data with the server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from grognard.kernel import record
from grognard.kernel.dice import Throw
from grognard.kernel.game import Game
from grognard.kernel.reactions import is_order
from grognard.kernel.record import Record, RecordError, RecordMismatch
from grognard.kernel.state import State
from grognard.server.games import game_at
from grognard.server.store.rows import Entry
from grognard.server.tables.history import (
    ACTION,
    BACK,
    ORDER,
    SNAPSHOT_EVERY,
    START,
    data_of,
    way_back,
)

MOST_ACTIONS = 20_000
"""A whole game of Battle for Germany has some 1,700. Each becomes an entry."""


@dataclass(frozen=True, slots=True)
class SubmittedRecord:
    """A record to be played again, and the games that are known."""

    places: Mapping[str, tuple[str, str]]
    text: str
    language: str
    most_actions: int = MOST_ACTIONS


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a record, and in which line."""

    code: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Thrown:
    """A throw, the number of the action that led to it, and what the log says about that."""

    throw: Throw
    at: int
    text: str


@dataclass(frozen=True, slots=True)
class ReplayedRecord:
    """A record as the entries of a table, with the state of some of them and of the last."""

    header: Mapping[str, Any]
    entries: list[Entry] = field(default_factory=list)
    dumps: dict[int, dict[str, Any]] = field(default_factory=dict)
    last: dict[str, Any] = field(default_factory=dict)


def throws_of(submitted: SubmittedRecord) -> list[Thrown] | Fault:
    """Every throw of a record that holds."""
    try:
        found: list[Thrown] = []
        for number, game, state in _steps(_read(submitted), submitted):
            said = (
                game.words(state, event.message, event.args, submitted.language) for event in state.events
            )
            found += [Thrown(throw, number, text) for text in [" ".join(said)] for throw in state.rolled]
        return found
    except (RecordError, _TooLong) as error:
        return _fault(error)


def replay(submitted: SubmittedRecord) -> ReplayedRecord | Fault:
    """A record that holds as entries.

    No entry is far from a snapshot along the line that leads to it, whatever was taken back on the way.
    """
    try:
        read = _read(submitted)
        replayed = ReplayedRecord(read.header)
        holder: dict[str, str] = {}  # of each side before the action
        line: list[tuple[int, int]] = []  # the entries that count, and how far each is from a snapshot
        for number, game, state in _steps(read, submitted):
            entry = _entry(read, number, game, state, holder)
            holder = {side: seat for seat, sides in game.answers(state).items() for side in sides}
            if entry.kind == BACK:
                _cut(line, int(entry.text), number)
            behind = line[-1][1] + 1 if line else SNAPSHOT_EVERY
            if behind >= SNAPSHOT_EVERY:
                replayed.dumps[number], behind = state.dump(), 0
            line.append((number, behind))
            replayed.entries.append(entry)
        replayed.last.update(state.dump())
        return replayed
    except (RecordError, _TooLong) as error:
        return _fault(error)


def _cut(line: list[tuple[int, int]], goal: int, number: int) -> None:
    """Cuts the line after an entry, which must be on it: players can't see any other."""
    while line and line[-1][0] > goal:
        line.pop()
    if not line or line[-1][0] != goal:
        raise RecordMismatch(f"record: action {number}: expected an action that counts", "action", number + 1)


class _TooLong(Exception):
    """More actions than are allowed."""


def _read(submitted: SubmittedRecord) -> Record:
    read = record.read(submitted.text.encode(), "record")
    if len(read.actions) > submitted.most_actions:
        raise _TooLong
    return read


def _steps(read: Record, submitted: SubmittedRecord) -> Iterator[tuple[int, Game[Any], State]]:
    """Plays the record to its end, where the outcome must be as it says."""

    def find(name: str) -> Game[Any]:
        if name not in submitted.places:
            raise ValueError(f"no such game: {name}")
        return game_at(*submitted.places[name])

    return record.verified(read, find, "record")


def _entry(read: Record, number: int, game: Game[Any], state: State, holder: Mapping[str, str]) -> Entry:
    """The entry of the action that led here."""
    if number == 0:
        return Entry(0, START, None, None, "", data_of(game, state), turn=game.turn(state))
    side, line = read.actions[number - 1]
    if side == record.TABLE:
        return way_back(number, record.number_in(line), state, None, [])
    kind = ORDER if is_order(line) else ACTION
    return Entry(number, kind, holder[side], side, line, data_of(game, state), turn=game.turn(state))


def _fault(error: Exception) -> Fault:
    return Fault(error.fault, error.line) if isinstance(error, RecordError) else Fault("too-long")
