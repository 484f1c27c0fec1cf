"""Transcripts: a whole game as text, every action with the log lines it led to.

    # comment
    game {"data": "…", "options": {…}, "scenario": "historical", "seed": 7}
    start | turn.begins 3-0a turn=1 | phase.begins 3-0/A1 phase=replacement side=soviet
    soviet move su-1bf
    soviet go 2523 | movement.moved 5-1a cell=2523 start=2524 unit=su-1bf
    view 2 soviet=5c1e09aa western=90b1f2d4
    end {"fingerprint": "…", "message": "outcome.points", "rule": "11-0d", "scores": {…}, "winners": […]}

Log lines are a message, its rules and its arguments by their labels. The views are hashed at the start of
each turn and at the end.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from grognard import agents
from grognard.kernel.dice import key_from_seed
from grognard.kernel.game import Game
from grognard.kernel.perspective import Perspective
from grognard.kernel.state import Event, State

Names = Mapping[str, Sequence[str]]
"""What the numbers in an argument of the log stand for, by the argument's name."""

Step = tuple[str, str]
"""A side and its action as text."""


class NotFound(Exception):
    """No game of the search ended as wanted."""


class Header(NamedTuple):
    """What a game is played from."""

    scenario: str
    options: dict[str, bool]
    seed: int
    data: str


def play(
    game: Game[Any],
    scenario: str,
    players: Sequence[str],
    seed: int,
    options: Mapping[str, bool] | None = None,
) -> tuple[Any, list[Step]]:
    """The end of a game between agents, one for each seat by its name, and what they did."""
    state = game.new(scenario, options or {}, key_from_seed(seed))
    seats = {
        seat: agents.make(player, game, seed + number)
        for number, (seat, player) in enumerate(zip(game.seats(state), players, strict=True))
    }
    steps: list[Step] = []
    while state.pending:
        side = next(iter(state.pending))
        seat = game.seat_of(state, side)
        action = seats[seat].choose(Perspective(game, state, seat, side))
        game.act(state, side, action)
        steps.append((side, game.grammar.text(action)))
    return state, steps


def transcribe(game: Game[Any], names: Names, header: Header, steps: Iterable[Step]) -> Iterator[str]:
    """The lines of the transcript of these steps; plays the game to write them."""
    yield "game " + json.dumps(header._asdict(), sort_keys=True)
    state = game.new(header.scenario, header.options, key_from_seed(header.seed))
    yield _line(names, "start", state.events)
    turn = game.turn(state)
    for count, (side, action) in enumerate(steps, 1):
        game.act(state, side, game.parse(action))
        yield _line(names, f"{side} {action}", state.events)
        if game.turn(state) != turn or not state.pending:
            turn = game.turn(state)
            yield _views(game, state, count)
    outcome = game.outcome(state)
    if outcome is None:
        raise ValueError(f"the game goes on: {', '.join(state.pending)} must decide")
    end = {
        "fingerprint": state.fingerprint(),
        "message": outcome.message,
        "rule": outcome.rule,
        "scores": dict(outcome.scores),
        "winners": list(outcome.winners),
    }
    yield "end " + json.dumps(end, sort_keys=True)


def read(text: str) -> tuple[Header, list[Step]]:
    """The header and the steps of a transcript."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    header = Header(**json.loads(lines[0].removeprefix("game ")))
    steps = []
    for line in lines[2:-1]:
        side, _, action = line.partition(" | ")[0].partition(" ")
        if side != "view":
            steps.append((side, action))
    return header, steps


def first_difference(game: Game[Any], names: Names, head: Iterable[str], text: str) -> str:
    """Where a transcript and the game played again part; empty if nowhere."""
    header, steps = read(text)
    if header.data != game.data_fingerprint:
        return "the components changed: write the transcripts anew"
    played = (*head, *transcribe(game, names, header, steps))
    for number, (line, old) in enumerate(zip_longest(played, text.splitlines()), 1):
        if line != old:
            return f"line {number}: {line!r}, and not {old!r}"
    return ""


def write_all(folder: Path, find: Mapping[str, Callable[[], str]]) -> int:
    """Writes each file with the transcript that is found for it; the exit code tells if one was not found."""
    failed = 0
    for file, transcript in find.items():
        try:
            text = transcript()
        except NotFound as error:
            print(f"{file}: {error}")
            failed = 1
            continue
        (folder / file).write_text(text, encoding="utf-8")
        print(f"{file}: {text.count(chr(10))} lines, {len(text) // 1000} kB")
    return failed


def _line(names: Names, action: str, events: Iterable[Event]) -> str:
    return " | ".join([action, *(_event(names, event) for event in events)])


def _event(names: Names, event: Event) -> str:
    args = [f"{name}={_label(names, name, value)}" for name, value in sorted(event.args.items())]
    return " ".join([event.message, ",".join(event.rules), *args])


def _label(names: Names, name: str, value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(_label(names, name, item) for item in value)
    return names[name][value] if name in names and isinstance(value, int) else str(value)


def _views(game: Game[Any], state: State, count: int) -> str:
    hashes = [f"{seat}={_hash(game.view(state, seat))}" for seat in game.seats(state)]
    return " ".join(["view", str(count), *hashes])


def _hash(view: dict[str, Any]) -> str:
    text = json.dumps(view, sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=4).hexdigest()
