"""Clocks: how long a seat may think, kept beside each seat and read only when something happens.

A budget is for each turn (the clock is full again as soon as another seat has acted) or a reserve for the
whole game. A clock runs while the table waits for its seat, also when its player has left the table, and
stands still while the table is paused or finished. Before the first move a table that is not full lets
nobody act, so the clocks of those who are there stand still. A clock that has run out takes nothing from
anyone by itself: the others may claim the seat, and until they do its player may still act.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from grognard.server.store.rows import COMPUTER, OPEN, RUNNING, Clocks, Seat, TableRow

TURN, RESERVE = "turn", "reserve"


def remaining(seat: Seat, now: float) -> float | None:
    """The seconds that a seat has left."""
    if seat.left is None or seat.since is None:
        return seat.left
    return seat.left - max(0.0, now - seat.since)  # another worker may be ahead


def is_late(seat: Seat, now: float) -> bool:
    """Whether the others wait for a seat whose time has run out."""
    left = remaining(seat, now)
    return seat.since is not None and left is not None and left <= 0


def after(row: TableRow, waiting: Collection[str], now: float, acted: str | None = None) -> Clocks:
    """The clocks from now on, when the table waits for these seats and one of them perhaps has just acted.

    `row` has the clocks as they were, and its status and pause as they are.
    """
    if row.budget is None:
        return {}
    goes = row.status == RUNNING and row.paused_by is None
    left_alone = row.status == OPEN and row.dealt is not None and row.paused_by is None
    by_turns = row.budget["kind"] == TURN and acted is not None
    found = {}
    for seat in row.seats:
        left = remaining(seat, now)
        if left is None or (by_turns and seat.seat != acted and seat.since is None):
            left = 60.0 * row.budget["minutes"]
        runs = goes or (left_alone and seat.is_free)
        runs = runs and seat.kind != COMPUTER and seat.seat in waiting
        found[seat.seat] = (left, now if runs else None)
    return found


def shown(row: TableRow, now: float) -> dict[str, dict[str, Any]]:
    """The clocks of the seats that people hold, for the page: seconds left, and whether it runs."""
    if row.budget is None:
        return {}
    return {
        seat.seat: {"left": remaining(seat, now), "runs": seat.since is not None}
        for seat in row.seats
        if seat.kind != COMPUTER
    }
