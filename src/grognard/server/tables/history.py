"""Where a table stands, now or after any of its entries: the line of entries that count, and its state.

Entries are never changed. An undo is an entry too: it says back to which entry the line is cut. A state
that was handed out is never changed either; whoever acts works on a clone.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping, Sequence
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from cachetools import LRUCache
from msgspec import Raw

from grognard.kernel import record
from grognard.kernel.answers import plain
from grognard.kernel.game import Game
from grognard.kernel.state import Event, State
from grognard.server.errors import Refusal
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.store.queries import Store
from grognard.server.store.rows import FINISHED, Entry, TableRow

KEPT_TABLES = 256
SNAPSHOT_EVERY = 50
START, ACTION, UNDO, RESIGN = "start", "action", "undo", "resign"
BACK, LATE, LEFT = "back", "late", "left"
"""A way back that the players agreed on; a seat given up because its time was over, or that stood empty."""
DEAL = "deal"
"""The game begins here, and not where it began before."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A table after entry `seq`: the entries of its line, the last of them, and the state they led to."""

    seq: int
    line: tuple[int, ...]
    last: Entry
    state: State
    behind: int = 0
    """How many entries of the line come after the last one with a snapshot."""
    seen: dict[tuple[str, str], Raw] = field(default_factory=dict)
    """Views that were made already, by viewpoint and language, as JSON."""


class History:
    """The standings of tables; the current ones of the busiest tables are cached."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store, self._catalogue = store, catalogue
        self._kept: MutableMapping[str, Standing] = LRUCache(KEPT_TABLES)
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
        """Caches where a table stands, unless something later is known."""
        with self._lock:
            known = self._kept.get(table_id)
            if known is None or known.seq <= standing.seq:
                self._kept[table_id] = standing

    def at(self, table: TableRow, seq: int) -> Standing:
        """Where a table stood after one of its entries."""
        return self.along(table, line_of(self._store.outline(table.id, seq)), seq)

    def has_begun(self, table: TableRow) -> bool:
        """Whether a move was made that counts; what goes on from another table began there."""
        if table.forked_from is not None or table.guide:
            return True
        outline = self._store.outline(table.id, table.seq)
        kinds = {seq: kind for seq, kind, _ in outline}
        return any(kinds[seq] in (ACTION, RESIGN, LATE, LEFT) for seq in line_of(outline))

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
            elif entry.kind == BACK:
                throw_on(state, entry)
            last = entry
        return Standing(seq, tuple(line), last, state, len(rest))


def line_of(outline: Iterable[tuple[int, str, str]]) -> list[int]:
    """The entries that count, in order.

    >>> line_of([(0, "start", ""), (1, "action", "go 1"), (2, "undo", "0"), (3, "action", "go 2")])
    [3]
    """
    line: list[int] = []
    for seq, kind, text in outline:
        if kind in (UNDO, BACK):
            while line and line[-1] > int(text):
                line.pop()
        elif kind == DEAL:
            line.clear()
        if kind in (ACTION, RESIGN, LATE, LEFT, BACK, DEAL):
            line.append(seq)
    return line


def steps_of(table: TableRow, line: Sequence[int]) -> tuple[int, ...]:
    """A line of entries with the one that the game begins with: the start, unless it was dealt later."""
    return tuple(line) if line and line[0] == table.dealt else (0, *line)


def recorded(found: Iterable[Any]) -> list[tuple[str, str]]:
    """What a record says of entries, of which number, kind, side and text matter.

    An undo leaves no trace, an agreed way back is a line of its own. No undo goes behind an agreed way back,
    so what it takes away always stands last.
    """
    lines: list[tuple[int, str, str]] = []
    for entry in found:
        if entry.side is not None:
            lines.append((entry.seq, entry.side, entry.text))
        elif entry.kind == UNDO:
            lines = [line for line in lines if line[0] <= int(entry.text)]
        elif entry.kind == DEAL:
            lines.clear()
        elif entry.kind == BACK:
            kept = sum(seq <= int(entry.text) for seq, _, _ in lines)
            lines.append((entry.seq, record.TABLE, record.back_to(kept)))
    return [(side, text) for _, side, text in lines]


def way_back(
    seq: int, to: int, now: State, seat: str | None, agreed: Sequence[str], user_id: str | None = None
) -> Entry:
    """The entry of an agreed way back: its goal, how many dice were thrown, who asked and who agreed."""
    agreement = {"throws": now.throws, "lots": now.lots, "agreed": list(agreed)}
    return Entry(seq, BACK, seat, None, str(to), [["back", [], agreement, None]], "agreed", user_id)


def throw_on(state: State, back: Entry) -> None:
    """Lets the dice go on, after a way back, where they were."""
    agreement = agreement_in(back)
    state.throws, state.lots, state.events = agreement["throws"], agreement.get("lots", 0), []


def agreement_in(entry: Entry) -> dict[str, Any]:
    """What an agreed way back keeps beside its goal: how many dice were thrown, and who agreed."""
    ((_, _, agreement, _),) = entry.events
    return dict(agreement)


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
        found["outcome"] = ending(outcome.winners) | {
            "rule": outcome.rule,
            "message": outcome.message,
            "scores": dict(outcome.scores),
        }
    return found


def ending(winners: Iterable[str], kind: str = "", seat: str | None = None) -> dict[str, Any]:
    """How a table ended without a rule: a seat gave up, ran out of time, was left, or play just stopped."""
    plain = {"winners": list(winners), "rule": "", "message": "", "scores": {}}
    told = {"resigned": RESIGN, "late": LATE, "left": LEFT}
    return plain | {name: seat if kind == of else None for name, of in told.items()}
