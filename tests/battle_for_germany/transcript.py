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
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from typing import Any, NamedTuple

from grognard.games.battle_for_germany.components import CAMPS
from grognard.games.battle_for_germany.game import BattleForGermany
from grognard.games.battle_for_germany.position import PLACES, Position
from grognard.games.battle_for_germany.setting import SIDES
from grognard.kernel.dice import key_from_seed
from grognard.kernel.state import Event

Step = tuple[str, str]
"""A side and its action as text."""


class Header(NamedTuple):
    """What a game is played from."""

    scenario: str
    options: dict[str, bool]
    seed: int
    data: str


def transcribe(game: BattleForGermany, header: Header, steps: Iterable[Step]) -> Iterator[str]:
    """The lines of the transcript of these steps; plays the game to write them."""
    yield "game " + json.dumps(header._asdict(), sort_keys=True)
    state = game.new(header.scenario, header.options, key_from_seed(header.seed))
    yield _line(game, "start", state.events)
    turn = state.turn
    for count, (side, action) in enumerate(steps, 1):
        game.act(state, side, game.parse(action))
        yield _line(game, f"{side} {action}", state.events)
        if state.turn != turn or not state.pending:
            turn = state.turn
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


def _line(game: BattleForGermany, action: str, events: Iterable[Event]) -> str:
    return " | ".join([action, *(_event(game, event) for event in events)])


def _event(game: BattleForGermany, event: Event) -> str:
    args = [f"{name}={_label(game, name, value)}" for name, value in sorted(event.args.items())]
    return " ".join([event.message, ",".join(event.rules), *args])


def _label(game: BattleForGermany, name: str, value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(_label(game, name, item) for item in value)
    names: dict[str, Sequence[str]] = {
        "unit": _ids(game),
        "attackers": _ids(game),
        "cell": game.box.board.labels,
        "cells": game.box.board.labels,
        "start": game.box.board.labels,
        "city": [city.name for city in game.box.cities],
        "camp": CAMPS,
        "side": SIDES,
        "box": PLACES,
    }
    return names[name][value] if name in names else str(value)


@cache
def _ids(game: BattleForGermany) -> list[str]:
    return [unit.id for unit in game.box.units]


def _views(game: BattleForGermany, state: Position, count: int) -> str:
    hashes = [f"{seat}={_hash(game.view(state, seat))}" for seat in game.seats(state)]
    return " ".join(["view", str(count), *hashes])


def _hash(view: dict[str, Any]) -> str:
    text = json.dumps(view, sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=4).hexdigest()
