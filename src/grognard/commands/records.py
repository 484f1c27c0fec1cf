"""`grognard verify` and `grognard replay`: what a record proves, and what happened in it."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

from grognard import games
from grognard.commands.arguments import BadInput, Subparsers, add_language, add_packs, command, whole
from grognard.commands.files import read_whole
from grognard.commands.position import print_position
from grognard.commands.terminal import complain, with_progress
from grognard.kernel import record
from grognard.kernel.actions import Seat
from grognard.kernel.game import Game
from grognard.kernel.record import BadRecord, Record, RecordMismatch
from grognard.kernel.state import State


def add(subparsers: Subparsers) -> None:
    """Declares both commands."""
    parser = command(
        subparsers, "verify", "play records again and compare every step", "verify games/*.record", verify
    )
    parser.add_argument("records", metavar="RECORD", type=Path, nargs="+")
    add_packs(parser)
    parser = command(
        subparsers,
        "replay",
        "the log of a record, then the position",
        "replay historical-1-0001.record --at 120",
        replay,
    )
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument("--at", metavar="N", type=whole(0), help="stop after so many actions")
    parser.add_argument("--seat", metavar="S", help="show what this seat could see")
    add_language(parser)
    add_packs(parser)


def verify(arguments: argparse.Namespace) -> int:
    """Checks every record that is given; the worst of them decides the exit code."""
    worst = 0
    for path in with_progress(arguments.records, len(arguments.records), "records"):
        try:
            found = record.read(read_whole(path), str(path))
            record.verify(found, partial(games.find, packs=arguments.pack), str(path))
            print(f"{path}: good, {len(found.actions)} actions, {_result(found)}")
        except RecordMismatch as error:
            complain(str(error))
            worst = max(worst, 1)
        except (BadRecord, BadInput) as error:
            complain(str(error))
            worst = 2
    return worst


def _result(found: Record) -> str:
    winners = (found.end or {}).get("winners") or []
    return f"won by {' and '.join(winners)}" if winners else "a draw"


def replay(arguments: argparse.Namespace) -> int:
    """Prints the log with the rules behind it, then the position it led to."""
    name = str(arguments.record)
    found = record.read(read_whole(arguments.record), name)
    last = len(found.actions)
    stop = last if arguments.at is None else arguments.at
    if stop > last:
        raise BadInput(f"--at: expected a number up to {last}, the actions of {name}; got {stop}")
    for number, game, state in record.replay(found, partial(games.find, packs=arguments.pack), name):
        if number == 0:
            _check_seat(game, state, arguments.seat)
            print(f"{game.title}, {found.header['scenario']}: {last} actions")
        else:
            side, action = found.actions[number - 1]
            print(f"{number:5}  {side}: {action}")
        for line in log(game, state, arguments.seat, arguments.lang):
            print(f"         {line}")
        if number == stop:
            seat = arguments.seat or _seat_to_decide(game, state)
            print()
            print_position(game, state, seat, arguments.lang)
            _print_outcome(game, state, arguments.lang)
            break
    return 0


def log(game: Game[Any], state: State, seat: Seat | None, language: str) -> list[str]:
    """The lines of the last action that a seat may read (None: all), each with its rules."""
    events = game.readable_events(state, seat) if seat else state.events
    return [
        f"{game.words(state, event.message, event.args, language)} [{', '.join(event.rules)}]"
        for event in events
    ]


def _check_seat(game: Game[Any], state: State, seat: Seat | None) -> None:
    seats = game.seats(state)
    if seat is not None and seat not in seats:
        raise BadInput(f"seat: expected one of {', '.join(seats)}; got {seat!r}")


def _seat_to_decide(game: Game[Any], state: State) -> Seat:
    if state.pending:
        return game.seat_of(state, next(iter(state.pending)))
    return next(iter(game.seats(state)))


def _print_outcome(game: Game[Any], state: State, language: str) -> None:
    outcome = game.outcome(state)
    if outcome is not None:
        words = game.words(state, outcome.message, {}, language)
        scores = ", ".join(f"{seat} {score}" for seat, score in outcome.scores.items())
        print(f"\n{words} [{outcome.rule}] Winner: {' and '.join(outcome.winners) or 'nobody'}. {scores}")
