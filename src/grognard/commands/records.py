"""`grognard verify` and `grognard replay`: what a record proves, and what happened in it."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

from grognard import games
from grognard.commands.arguments import BadInput, Subparsers, add_language, add_packs, command, whole
from grognard.commands.chances import print_forecast
from grognard.commands.files import read_whole
from grognard.commands.position import print_position
from grognard.commands.terminal import complain, with_progress
from grognard.commands.words import Names, say
from grognard.kernel import record
from grognard.kernel.actions import Seat
from grognard.kernel.game import Game
from grognard.kernel.record import BadRecord, Record, RecordMismatch
from grognard.kernel.state import State
from grognard.kernel.words.citation import citations, cited
from grognard.kernel.words.titles import seat_title


def add(subparsers: Subparsers) -> None:
    """Declares both commands."""
    parser = command(
        subparsers, "verify", "play records again and compare every step", "verify games/*.record", verify
    )
    parser.add_argument("records", metavar="RECORD", type=Path, nargs="+")
    add_language(parser)
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
            print(_verdict(path, found, arguments.lang))
        except RecordMismatch as error:
            complain(str(error))
            worst = max(worst, 1)
        except (BadRecord, BadInput) as error:
            complain(str(error))
            worst = 2
    return worst


def _verdict(path: Path, found: Record, language: str) -> str:
    game = games.find(found.header["game"])
    winners = [seat_title(game, seat, language) for seat in (found.end or {}).get("winners") or ()]
    result = say(language, "won-by", winners=", ".join(winners)) if winners else say(language, "drawn")
    actions = say(language, "actions", count=len(found.actions))
    return say(language, "good", file=str(path), actions=actions, result=result)


def replay(arguments: argparse.Namespace) -> int:
    """Prints the log with the rules behind it, then the position it led to."""
    name = str(arguments.record)
    found = record.read(read_whole(arguments.record), name)
    last = len(found.actions)
    stop = last if arguments.at is None else arguments.at
    if stop > last:
        raise BadInput(f"--at: expected a number up to {last}, the actions of {name}; got {stop}")
    names: Names | None = None
    for number, game, state in record.replay(found, partial(games.find, packs=arguments.pack), name):
        if names is None:
            _check_seat(game, state, arguments.seat)
            names = Names(game, found.header["scenario"], arguments.lang)
            actions = say(arguments.lang, "actions", count=last)
            print(say(arguments.lang, "game-line", game=game.title, scenario=names.title, rest=actions))
        else:
            side, action = found.actions[number - 1]
            did = say(arguments.lang, "did", side=names.side(side), action=names.action(str(action)))
            print(f"{number:5}  {did}")
        for line in log(game, state, arguments.seat, arguments.lang):
            print(f"         {line}")
        if number == stop:
            seat = arguments.seat or _seat_to_decide(game, state)
            print()
            print_position(names, state, seat)
            print_forecast(names, state, seat)
            _print_outcome(names, state)
            break
    return 0


def log(game: Game[Any], state: State, seat: Seat | None, language: str) -> list[str]:
    """The lines of the last action that a seat may read (None: all), each with its rules."""
    events = game.readable_events(state, seat) if seat else state.events
    return [
        f"{game.words(state, event.message, event.args, language)} [{citations(event.rules, language)}]"
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


def _print_outcome(names: Names, state: State) -> None:
    outcome, language = names.game.outcome(state), names.language
    if outcome is not None:
        words = names.game.words(state, outcome.message, {}, language)
        scores = ", ".join(f"{names.seat(seat)} {score}" for seat, score in outcome.scores.items())
        judged = say(language, "outcome", winners=names.seats(outcome.winners), scores=scores)
        print(f"\n{words} [{cited(outcome.rule, language)}] {judged}")
