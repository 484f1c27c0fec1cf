"""Computer players that fail, in a module that another process loads in a moment."""

from __future__ import annotations

import os
from time import sleep

from grognard.server.computers.thinking import Job, think


def crash_first(job: Job) -> list[tuple[str, str]]:
    """Dies on the first try."""
    if job.seed.endswith("/0"):
        os._exit(1)
    return think(job)


def cheat(job: Job) -> list[tuple[str, str]]:
    """Does what is not allowed."""
    return [("blue", "bid 99")]


def hang(job: Job) -> list[tuple[str, str]]:
    """Never comes to an end."""
    while True:
        sleep(60)


def slow_down(number: int) -> int:
    """Gives back what it was given."""
    return number
