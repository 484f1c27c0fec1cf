#!/usr/bin/env python3
"""Play Grognard and test it, with nothing but Python.

    python3 run.py play [ARGS]    play in the browser; ARGS go to grognard play
    python3 run.py test [ARGS]    lint, formatting, types and tests; ARGS go to pytest
    python3 run.py cli COMMAND    any grognard command, for example: cli games

The first run makes a private environment in .venv, installs the locked requirements there and, side by side
with them, what builds the page (Node among it); later runs find the stamps and start at once.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from prepare import (
    CLIENT,
    PLAY_LOCK,
    ROOT,
    TEST_LOCK,
    SetupError,
    at_once,
    client_tool,
    end_children,
    prepare,
    program,
    run,
    succeeds,
)

OLDEST_PYTHON = (3, 11)
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome")
MOST_WORKERS = 12
CHROMIUM_PACKAGES = ["chromium", "fonts-dejavu-core"]


class Step(NamedTuple):
    """One part of the suite: its name in the headline, and its command."""

    name: str
    command: list[str]
    folder: Path = ROOT
    beside: bool = False
    """Whether it runs side by side with the step before it."""


# What was asked


def complaint_about_python(version: Sequence[int]) -> str:
    """What is wrong with this Python, or nothing.

    >>> complaint_about_python((3, 9, 2))
    'Grognard needs Python 3.11 or newer; this is Python 3.9.2'
    """
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return ""
    oldest, found = (".".join(str(part) for part in numbers[:3]) for numbers in (OLDEST_PYTHON, version))
    return f"Grognard needs Python {oldest} or newer; this is Python {found}"


def complaint_about_arguments(arguments: Sequence[str]) -> str:
    """What is wrong with the arguments, in one line, or nothing.

    >>> complaint_about_arguments(["tset"])
    "run.py: unknown command 'tset'; expected play, test or cli"
    """
    if arguments[0] not in ("play", "test", "cli"):
        return f"run.py: unknown command {arguments[0]!r}; expected play, test or cli"
    if list(arguments) == ["cli"]:
        return "run.py: cli needs a grognard command, for example: python3 run.py cli games"
    return ""


# The browser that the tests of the page use


def ensure_browser() -> None:
    """Install Chromium where that is possible without asking; else say what is left out."""
    if any(shutil.which(name) for name in CHROMIUMS):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        headline("browser", f"installing {' and '.join(CHROMIUM_PACKAGES)}")
        quiet = ["--yes", "--quiet=2", "--no-install-recommends"]
        if succeeds(["apt-get", "update"]) and succeeds(["apt-get", "install", *quiet, *CHROMIUM_PACKAGES]):
            return
    headline("browser", "no Chromium here, so tests/browser is skipped; install it to run them")


# Running things


def headline(name: str, text: str) -> None:
    """Print at once what is going on, ahead of the output of the command that follows."""
    print(f"== {name}: {text}", flush=True)


def become(command: list[str]) -> int:
    """Run the last command of all in place of this program, so that signals sent to this one reach it."""
    if os.name == "nt":
        return run(command)  # Windows can only start another program; Ctrl+C reaches both there
    sys.stdout.flush()
    return os.execv(command[0], command)


def stop(number: int, frame: object) -> None:
    """What a signal does here: leave by the same door as an error."""
    raise SystemExit(128 + number)


def suite(pytest_arguments: Sequence[str]) -> list[Step]:
    """The whole test suite in order, quickest first."""
    # Arguments mean a search for something: one process then, so that --pdb and -s work. Otherwise more than
    # there are cores, since each waits for servers and browsers half of the time.
    workers = min(2 * (os.cpu_count() or 1), MOST_WORKERS)
    arguments = list(pytest_arguments) or ["-n", str(workers), "--dist", "worksteal"]
    return [
        Step("lint", [program("ruff"), "check", "."]),
        Step("format", [program("ruff"), "format", "--check", "."]),
        Step("types", [program("mypy"), "--strict"]),
        Step("page types", client_tool("svelte-check", "--fail-on-warnings"), CLIENT, beside=True),
        Step("page tests", client_tool("vitest", "run"), CLIENT, beside=True),
        Step("tests", [program("python"), "-m", "pytest", *arguments]),
    ]


def run_suite(steps: Sequence[Step]) -> int:
    """Run the steps up to the first failure, and give back its exit code."""
    start, codes = time.monotonic(), dict[str, int]()

    def take(step: Step) -> None:
        words = [Path(step.command[0]).stem, *(word for word in step.command[1:] if " " not in word)]
        headline(step.name, " ".join(words))
        codes[step.name] = run(step.command, cwd=step.folder)

    groups: list[list[Step]] = []
    for step in steps:
        groups[-1].append(step) if step.beside else groups.append([step])
    for group in groups:
        at_once(*(partial(take, step) for step in group))
        for step in group:
            if code := codes[step.name]:
                headline(step.name, f"FAILED (exit code {code})")
                return code
    headline("all good", f"{', '.join(step.name for step in steps)} in {time.monotonic() - start:.0f} s")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks, and give back the exit code."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print((__doc__ or "").strip())
        return 0
    complaint = complaint_about_python(sys.version_info[:3]) or complaint_about_arguments(arguments)
    if complaint:
        print(complaint, file=sys.stderr)
        return 2
    command, rest = arguments[0], list(arguments[1:])
    # Each program below would compile all modules anew; what they keep lies in this folder alone.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    try:
        if command == "cli":
            prepare(PLAY_LOCK, page=False)
            return become([program("grognard"), *rest])
        if command == "play":
            prepare(PLAY_LOCK, page=True)
            return become([program("grognard"), "play", *rest])
        prepare(TEST_LOCK, page=True, everything=True)
        ensure_browser()
        return run_suite(suite(rest))
    except (SetupError, OSError) as problem:
        print(f"run.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    finally:
        end_children()


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, stop)
    sys.exit(main(sys.argv[1:]))
