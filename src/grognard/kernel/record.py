"""Records: a whole game as text, the dice's key and every action, each line sealed by a running check.

    grognard-record 2 {"game": "battle-for-germany", "scenario": "historical", …}
    1 soviet move su-1bf ~5c1e09aa
    2 soviet go 2523 ~90b1f2d4
    end 2 {"winners": ["soviet"], …} ~77aa01c3

A line's check covers it and all lines before it, so that a changed byte is found where it stands.

Players may agree to go back: `3 - back 1` says that the game goes on from where it stood after action 1. The
dice go on too and are not thrown again, so nobody knows them beforehand and everyone can check them.

The end has the fingerprint of the final state. In version 1 it was also of what follows from the state, so
only the outcome of such a record is compared; its actions and dice are checked all the same.
"""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from grognard.kernel.actions import BadAction, IllegalAction, Side
from grognard.kernel.dice import commitment
from grognard.kernel.game import Game
from grognard.kernel.reactions import is_order
from grognard.kernel.state import State

MAGIC = "grognard-record"
VERSION = 2
READABLE = (1, 2)
TABLE = "-"
"""Stands for the side where all players act together, to go back."""
MOST_WAYS_BACK = 2000
"""The states kept to go back to, so that no record can fill the memory."""
_KEY = re.compile("[0-9a-f]{64}")
_FIELDS = {"game": str, "scenario": str, "options": dict, "data": str, "commitment": str, "key": str}


class RecordError(ValueError):
    """What is wrong with a record: a sentence, a word for it, and the line of the file at fault."""

    def __init__(self, message: str, fault: str, line: int) -> None:
        super().__init__(message)
        self.fault, self.line = fault, line


class BadRecord(RecordError):
    """No record, one that is cut, or one of another version."""


class RecordMismatch(RecordError):
    """A whole record that does not hold: says which line and which action is at fault."""


@dataclass(slots=True)
class Record:
    """A game's header and the actions taken so far, as text."""

    header: dict[str, Any]
    actions: list[tuple[Side, str]] = field(default_factory=list)
    end: dict[str, Any] | None = None
    version: int = VERSION


def start(game: Game[Any], scenario: str, options: Mapping[str, bool], key: bytes) -> Record:
    """The record of a game about to begin; it holds every option, also those left at their default."""
    chosen = game.choose(scenario, options)[1]
    return Record(
        {
            "game": game.name,
            "scenario": scenario,
            "options": chosen,
            "data": game.data_fingerprint,
            "rules": game.rules,
            "commitment": commitment(key),
            "key": key.hex(),
        }
    )


def finish(record: Record, game: Game[Any], state: State) -> None:
    """Closes the record with the outcome and the final state's fingerprint."""
    outcome = game.outcome(state)
    record.end = {
        "fingerprint": state.fingerprint(),
        "message": outcome.message if outcome else "",
        "winners": list(outcome.winners) if outcome else [],
    }


def write(record: Record) -> str:
    """The record as text."""
    check = blake2b(digest_size=4)
    lines = [f"{MAGIC} {record.version} {json.dumps(record.header, sort_keys=True)}"]
    lines += [f"{n} {side} {action}" for n, (side, action) in enumerate(record.actions, 1)]
    if record.end is not None:
        lines.append(f"end {len(record.actions)} {json.dumps(record.end, sort_keys=True)}")
    sealed = []
    for line in lines:
        check.update(line.encode() + b"\n")
        sealed.append(f"{line} ~{check.hexdigest()}\n")
    return "".join(sealed)


def read(data: bytes, name: str) -> Record:
    """The record in a file's bytes; `name` is used in errors.

    Raises BadRecord when it is no whole record of this version, RecordMismatch when a line was changed.
    """
    header, *actions, end = _unsealed(data, name)
    record = Record(_header(header, name), version=int(header.split(" ", 2)[1]))
    for number, body in enumerate(actions, 1):
        count, side, action = (*body.split(" ", 2), "", "")[:3]
        if count != str(number):
            raise RecordMismatch(
                f"{name}: action {number}: expected number {number}; got {count!r}", "changed", number + 1
            )
        record.actions.append((side, action))
    _, count, text = (*end.split(" ", 2), "", "")[:3]
    if count != str(len(actions)):
        problem = f"{name}: end: expected {len(actions)} actions; got {count!r}"
        raise RecordMismatch(problem, "changed", len(actions) + 2)
    record.end = _json(text, name, "end", len(actions) + 2)
    return record


def replay(
    record: Record, find: Callable[[str], Game[Any]], name: str
) -> Iterator[tuple[int, Game[Any], State]]:
    """Plays a record: yields the state at the start (0) and after each action.

    Raises BadRecord or RecordMismatch as soon as something does not hold.
    """
    header = record.header
    game, key = _opening(header, find, name)
    state = game.new(header["scenario"], header["options"], key)
    yield 0, game, state
    wanted = {line for side, line in record.actions if side == TABLE}
    kept: dict[str, State] = {}
    for number, (side, line) in enumerate(record.actions, 1):
        here = back_to(number - 1)
        if here in wanted and len(kept) < MOST_WAYS_BACK:
            kept[here] = state.clone()
        try:
            if side == TABLE:
                state = _gone_back(kept, line, state)
            else:
                game.act(state, side, game.parse(line))
                if is_order(line):  # the log and the dice are those of the last action
                    state.events, state.rolled = [], ()
        except (BadAction, IllegalAction) as error:
            problem = f"{name}: action {number} by {side}: {error}"
            raise _refuted(record, game, problem, "action", number + 1) from None
        yield number, game, state


def back_to(number: int) -> str:
    """How a record says that the game goes on from where it stood after an action."""
    return f"back {number}"


def number_in(line: str) -> int:
    """The number in what `back_to` wrote."""
    return int(line.removeprefix("back "))


def _gone_back(kept: Mapping[str, State], line: str, state: State) -> State:
    """An earlier state with the dice that are to come now."""
    if line not in kept:
        raise BadAction(f"expected 'back' and the number of an earlier action; got {line!r}")
    earlier = kept[line].clone()
    earlier.throws, earlier.lots = state.throws, state.lots
    earlier.events, earlier.rolled = [], ()
    return earlier


def verify(record: Record, find: Callable[[str], Game[Any]], name: str) -> None:
    """Replays a record to its end and compares the outcome; raises when anything differs."""
    deque(verified(record, find, name), maxlen=0)


def verified(
    record: Record, find: Callable[[str], Game[Any]], name: str
) -> Iterator[tuple[int, Game[Any], State]]:
    """Plays a record as `replay` does, and at the end compares the outcome."""
    for number, game, state in replay(record, find, name):
        yield number, game, state
    if record.end is not None:
        again = Record(record.header, record.actions, version=record.version)
        finish(again, game, state)
        if _compared(again) != _compared(record):
            last = len(record.actions)
            problem = f"{name}: action {last}, the last: expected the end {record.end}; got {again.end}"
            raise _refuted(record, game, problem, "end", last + 2)


def _refuted(record: Record, game: Game[Any], problem: str, fault: str, line: int) -> RecordError:
    """What to say of a game that goes otherwise here: perhaps it was played by another version of the rules.

    The records of before have no version; they are by the first.
    """
    played_by = record.header.get("rules", 1)
    if played_by == game.rules:
        return RecordMismatch(problem, fault, line)
    versions = f"the record is by version {played_by} of the rules, version {game.rules} is in force"
    return BadRecord(f"{problem}; {versions}", "rules", line)


def _compared(record: Record) -> dict[str, Any]:
    """What two ends must have in common."""
    return {
        name: value
        for name, value in (record.end or {}).items()
        if record.version > 1 or name != "fingerprint"
    }


def _opening(
    header: Mapping[str, Any], find: Callable[[str], Game[Any]], name: str
) -> tuple[Game[Any], bytes]:
    """The game and the key that a header speaks of, when all of it holds."""
    if not _KEY.fullmatch(header["key"]):
        problem = f"{name}: field key: expected 64 hexadecimal digits; got {header['key'][:80]!r}"
        raise BadRecord(problem, "header", 1)
    key = bytes.fromhex(header["key"])
    if header["commitment"] != commitment(key):
        problem = f"{name}: field commitment: the key is not the one that was committed to"
        raise RecordMismatch(problem, "commitment", 1)
    try:
        game = find(header["game"])
        game.choose(header["scenario"], header["options"])
    except ValueError as error:
        raise BadRecord(f"{name}: header: {error}", "header", 1) from None
    if header["data"] != game.data_fingerprint:
        raise BadRecord(
            f"{name}: field data: expected {game.data_fingerprint}, the components in force; "
            f"got {header['data']}",
            "components",
            1,
        )
    return game, key


def _unsealed(data: bytes, name: str) -> list[str]:
    """The lines without their checks, from the header to the end, none of them changed."""
    *lines, rest = data.split(b"\n")
    first = lines[0] if lines else rest
    magic, version = (*first.split(b" ", 2), b"", b"")[:2]
    if magic != MAGIC.encode():
        raise BadRecord(f"{name}: line 1: expected {MAGIC!r}; got {_shown(first)}", "no-record", 1)
    if version.decode(errors="replace") not in map(str, READABLE):
        problem = f"{name}: field version: expected {' or '.join(map(str, READABLE))}; got {_shown(version)}"
        raise BadRecord(problem, "version", 1)
    check = blake2b(digest_size=4)
    bodies = []
    for number, line in enumerate(lines):
        body, _, seal = line.rpartition(b" ~")
        check.update(body + b"\n")
        if seal != check.hexdigest().encode():
            problem = f"{name}: {_place(number, line)}: the line was changed"
            raise RecordMismatch(problem, "changed", number + 1)
        bodies.append(body)
    if rest:
        raise BadRecord(f"{name}: {_place(len(lines), rest)}: cut within the line", "cut", len(lines) + 1)
    if not bodies[-1].startswith(b"end "):
        raise BadRecord(
            f"{name}: cut after {_place(len(lines) - 1, lines[-1])}: expected a last line 'end …'",
            "cut",
            len(lines),
        )
    return [_decoded(body, name, number) for number, body in enumerate(bodies, 1)]


def _decoded(body: bytes, name: str, line: int) -> str:
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        problem = f"{name}: line {line}: expected UTF-8; got {error.object[error.start : error.end]!r}"
        raise RecordMismatch(problem, "changed", line) from None


def _header(body: str, name: str) -> dict[str, Any]:
    header = _json(body.split(" ", 2)[-1], name, "header", 1)
    for field_name, kind in _FIELDS.items():
        if not isinstance(header.get(field_name), kind):
            raise BadRecord(
                f"{name}: field {field_name}: expected {kind.__name__}; got {header.get(field_name)!r}",
                "header",
                1,
            )
    return header


def _json(text: str, name: str, where: str, line: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, dict):
        problem = f"{name}: {where}: expected a JSON object; got {text[:40]!r}"
        raise RecordMismatch(problem, "changed", line)
    return value


def _place(number: int, line: bytes) -> str:
    if number == 0:
        return "header, before action 1"
    return f"end, after action {number - 1}" if line.startswith(b"end ") else f"action {number}"


def _shown(text: bytes) -> str:
    return repr(text[:40].decode(errors="replace"))
