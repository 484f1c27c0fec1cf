"""Computer players that fail, in a module that another process loads in a moment."""

from __future__ import annotations

import os

from grognard.server.thinking import Job, think


def crash_first(job: Job) -> list[tuple[str, str]]:
    """Dies on the first try."""
    if job.seed.endswith("/0"):
        os._exit(1)
    return think(job)


def cheat(job: Job) -> list[tuple[str, str]]:
    """Does what is not allowed."""
    return [("blue", "bid 99")]
