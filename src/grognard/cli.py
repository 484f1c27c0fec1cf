"""The `grognard` command: finds the subcommand, runs it, and turns errors into one line and an exit code.

0 all is well · 1 what was examined is not in order · 2 the input was wrong · 130 interrupted
"""

from __future__ import annotations

import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from io import TextIOWrapper

from grognard import __version__
from grognard.agents import UnknownAgent
from grognard.commands import (
    backup,
    components,
    demo,
    draw_map,
    list_games,
    measure,
    operate,
    play,
    records,
    rules,
    simulate,
)
from grognard.commands.arguments import BadInput, Parser
from grognard.commands.terminal import complain
from grognard.games import UnknownGame
from grognard.kernel.components.schema import DataError
from grognard.kernel.components.tables import BadTable
from grognard.kernel.game import BadChoice
from grognard.kernel.record import BadRecord, RecordMismatch

WRONG_INPUT = (BadInput, UnknownGame, UnknownAgent, BadChoice, DataError, BadTable, BadRecord)
_COMMANDS = (play, list_games, simulate, records, rules, components, draw_map, measure, demo, backup, operate)
_EXAMPLES = """\
examples:
  grognard play
  grognard demo
  grognard games
  grognard simulate battle-for-germany --agents random,random --games 20 --seed 1 --records games
  grognard verify games/*.record
  grognard map battle-for-germany -o board.png
"""


def parser() -> Parser:
    """All commands with their arguments."""
    made = Parser(
        "grognard",
        description="Board wargames of 1941–45, played by their full rules.",
        epilog=_EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("--version", action="version", version=f"grognard {__version__}")
    subparsers = made.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for module in _COMMANDS:
        module.add(subparsers)
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives back its exit code."""
    _write_utf8()
    try:
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except WRONG_INPUT as error:
        complain(str(error))
        return 2
    except RecordMismatch as error:
        complain(str(error))
        return 1
    except BrokenProcessPool:
        complain("a process that played games ended before its time; try fewer --jobs")
        return 1
    except BrokenPipeError:
        # Whoever read the output has enough; Python must not complain about it again on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        complain("interrupted")
        return 130
    return code


def _write_utf8() -> None:
    """On Windows a pipe or file would get an old code page, which lacks the names of cities."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
