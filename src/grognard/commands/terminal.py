"""What the commands print: tables and JSON on standard output, progress on standard error."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

_T = TypeVar("_T")
_WIDTH_OF_FILES = 120


class Screen(Console):
    """A console that leaves it to the command line what to do when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Standard output: as wide as the terminal, or of a fixed width when it goes to a file or program."""
    width = None if sys.stdout.isatty() else _WIDTH_OF_FILES
    return Screen(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)


def table(*columns: str, numbers: Iterable[str] = ()) -> Table:
    """An empty table; the columns in `numbers` are set flush right."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        made.add_column(column, justify="right" if column in numbers else "left")
    return made


def print_table(title: str, made: Table) -> None:
    """Prints a table below its title, without blanks at the ends of lines."""
    screen = console()
    with screen.capture() as capture:
        screen.print(Text(title, "bold"))
        screen.print(made)
    print("\n".join(line.rstrip() for line in capture.get().splitlines()))


def print_json(value: Any) -> None:
    """Prints plain data for other programs."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def complain(message: str) -> None:
    """One line on standard error."""
    print(f"grognard: {message}", file=sys.stderr)


def with_progress(items: Iterable[_T], total: int, what: str) -> Iterator[_T]:
    """The items as they come, with a bar on standard error if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield from items
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(file=sys.stderr), transient=True) as bar:
        yield from bar.track(items, total=total, description=what)
