"""Arguments that several commands share, and how a wrong one is refused: in one line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NoReturn, TypeAlias

from grognard import games
from grognard.kernel.game import Game
from grognard.kernel.words.text import LANGUAGES

Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"


class BadInput(ValueError):
    """Something the user gave that is not as expected; the message is one line."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        raise BadInput(f"{message.removeprefix('argument ')} (see {self.prog} --help)")


def command(
    subparsers: Subparsers, name: str, summary: str, example: str, run: Callable[[argparse.Namespace], int]
) -> Parser:
    """A new command with its one-line summary and example."""
    parser = subparsers.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=f"example:\n  grognard {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def add_game(parser: Parser) -> None:
    """The game's name, the first argument of most commands."""
    parser.add_argument("game", metavar="GAME", help=f"one of {', '.join(games.GAMES)}")


def add_game_or_map(parser: Parser) -> None:
    """The name of a game, or of one that has only its map yet."""
    names = ", ".join((*games.GAMES, *games.SHEETS))
    parser.add_argument("game", metavar="GAME", help=f"one of {names}")


def add_scenario(parser: Parser) -> None:
    """The scenario; the game's first one unless told."""
    parser.add_argument("--scenario", metavar="S", help="the way to play; see `grognard games`")


def add_packs(parser: Parser) -> None:
    """Folders of components to lay over the game's own."""
    parser.add_argument(
        "--pack",
        metavar="FOLDER",
        type=Path,
        action="append",
        default=[],
        help="components to lay over the game's own; may be given again",
    )


def add_json(parser: Parser) -> None:
    """Output for other programs."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_language(parser: Parser) -> None:
    """The language of the game's words."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=LANGUAGES[0], help="language of the game's words"
    )


def find_game(arguments: argparse.Namespace) -> Game[Any]:
    """The game that was asked for, under the packs that were given."""
    return games.find(arguments.game, arguments.pack if "pack" in arguments else ())


def scenario_of(arguments: argparse.Namespace, game: Game[Any]) -> str:
    """The scenario that was asked for, or the game's first."""
    return arguments.scenario or next(iter(game.scenarios))


def whole(least: int) -> Callable[[str], int]:
    """A reader of whole numbers from `least` on.

    >>> whole(1)("12")
    12
    """

    def read(word: str) -> int:
        try:
            value = int(word)
        except ValueError:
            value = least - 1
        if value < least:
            raise argparse.ArgumentTypeError(f"expected a whole number of {least} or more; got {word!r}")
        return value

    return read


def switches(words: Iterable[str]) -> dict[str, bool]:
    """Options as they are given on the command line.

    >>> switches(["east-front-replacements=on"])
    {'east-front-replacements': True}
    """
    values = {"on": True, "off": False}
    chosen = {}
    for word in words:
        name, _, value = word.partition("=")
        if value not in values:
            raise BadInput(f"option: expected NAME=on or NAME=off; got {word!r}")
        if name in chosen:
            raise BadInput(f"option: expected each option once; got {name!r} again")
        chosen[name] = values[value]
    return chosen
