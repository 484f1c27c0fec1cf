"""Where a table stands, now or after any of its entries: the line of entries that count, and its state.

Entries are never changed. An undo is an entry too: it says back to which entry the line is cut. A state
that was handed out is never changed either; whoever acts works on a clone.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from msgspec import Raw

from grognard.kernel.game import Game, plain
from grognard.kernel.state import Event, State
from grognard.server.catalogue import Catalogue
from grognard.server.errors import Refusal
from grognard.server.store import FINISHED, Entry, Store, TableRow

KEPT_TABLES = 256
SNAPSHOT_EVERY = 50
START, ACTION, UNDO, RESIGN = "start", "action", "undo", "resign"


@dataclass(frozen=True, slots=True)
class Standing:
    """A table after entry `seq`: the entries of its line, the last of them, and the state they led to."""

    seq: int
    line: tuple[int, ...]
    last: Entry
    state: State
    seen: dict[tuple[str, str], Raw] = field(default_factory=dict)
    """Views that were made already, by eyes and language, as JSON."""


class History:
    """The standings of tables; the current ones of the busiest tables are kept in memory."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store, self._catalogue = store, catalogue
        self._kept: OrderedDict[str, Standing] = OrderedDict()
        self._lock = Lock()

    def now(self, table: TableRow) -> Standing:
        """Where a table stands."""
        with self._lock:
            kept = self._kept.get(table.id)
        if kept is not None and kept.seq == table.seq:
            return kept
        standing = self.at(table, table.seq)
        self.keep(table.id, standing)
        return standing

    def keep(self, table_id: str, standing: Standing) -> None:
        """Remembers where a table stands, unless something later is known."""
        with self._lock:
            known = self._kept.get(table_id)
            if known is None or known.seq <= standing.seq:
                self._kept[table_id] = standing
            self._kept.move_to_end(table_id)
            if len(self._kept) > KEPT_TABLES:
                self._kept.popitem(last=False)

    def at(self, table: TableRow, seq: int) -> Standing:
        """Where a table stood after one of its entries."""
        return self.along(table, line_of(self._store.outline(table.id, seq)), seq)

    def along(self, table: TableRow, line: Sequence[int], seq: int) -> Standing:
        """Where a line of entries leads: the nearest snapshot, and on from there."""
        game = self._catalogue.find(table.game)
        if table.data != game.data_fingerprint:
            raise Refusal(409, "other-components")
        first, dump = self._store.snapshot(table.id, line)
        rest = {number for number in line if number > first}
        found = self._store.entries(table.id, first, max(rest, default=first))
        state = game.load(table.scenario, table.options, dump)
        last = found[0]
        state.events = events_of(last)
        for entry in found[1:]:
            if entry.seq not in rest:
                continue
            if entry.side is not None:
                game.act(state, entry.side, game.parse(entry.text))
            last = entry
        return Standing(seq, tuple(line), last, state)


def line_of(outline: Iterable[tuple[int, str, str]]) -> list[int]:
    """The entries that count, in order.

    >>> line_of([(0, "start", ""), (1, "action", "go 1"), (2, "undo", "0"), (3, "action", "go 2")])
    [3]
    """
    line: list[int] = []
    for seq, kind, text in outline:
        if kind in (ACTION, RESIGN):
            line.append(seq)
        elif kind == UNDO:
            while line and line[-1] > int(text):
                line.pop()
    return line


def data_of(events: Iterable[Event]) -> list[list[Any]]:
    """Events as plain data for an entry."""
    return [
        [event.message, list(event.rules), plain(event.args), event.seen_by and list(event.seen_by)]
        for event in events
    ]


def events_of(entry: Entry) -> list[Event]:
    """The events of an entry."""
    return [
        Event(message, tuple(rules), args, None if seen_by is None else tuple(seen_by))
        for message, rules, args, seen_by in entry.events
    ]


def summary_of(game: Game[Any], state: State) -> dict[str, Any]:
    """What a table's row says about its state: the turn, who must decide, and how it ended."""
    outcome = game.outcome(state)
    found: dict[str, Any] = {"turn": game.turn(state), "waiting": sorted(state.pending)}
    if outcome is not None:
        found["status"] = FINISHED
        found["outcome"] = {
            "winners": list(outcome.winners),
            "rule": outcome.rule,
            "message": outcome.message,
            "scores": dict(outcome.scores),
            "resigned": None,
        }
    return found
