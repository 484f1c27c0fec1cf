"""Where a table stands, now or after any of its entries: the line of entries that count, and its state.

Entries are never changed. An undo is an entry too: it says back to which entry the line is cut. A state
that was handed out is never changed either; whoever acts works on a clone.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field, replace
from threading import Lock
from typing import Any

from cachetools import LRUCache
from msgspec import Raw

from grognard.kernel import record
from grognard.kernel.actions import Side
from grognard.kernel.answers import plain
from grognard.kernel.game import Game
from grognard.kernel.state import SPECTATOR, Event, State
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
ORDER = "order"
"""A standing order: it counts, but nobody else is shown that it was given, and no undo takes it back."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A table after entry `seq`: the entries of its line, the last but for orders, and where they led to."""

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

    def steps(self, table: TableRow) -> tuple[int, ...]:
        """The entries that a replay shows."""
        outline = self._store.outline(table.id, table.seq)
        orders = {seq for seq, kind, _ in outline if kind == ORDER}
        return steps_of(table, [seq for seq in line_of(outline) if seq not in orders])

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
            if entry.kind != ORDER:
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
        if kind in (ACTION, ORDER, RESIGN, LATE, LEFT, BACK, DEAL):
            line.append(seq)
    return line


def steps_of(table: TableRow, line: Sequence[int]) -> tuple[int, ...]:
    """A line of entries with the one that the game begins with: the start, unless it was dealt later."""
    return tuple(line) if line and line[0] == table.dealt else (0, *line)


def why_no_undo(now: Standing, seat: str) -> str:
    """The code of the reason why a seat can't take back the last action; nothing if it can."""
    if not now.line or now.last.kind in (START, DEAL):
        return "nothing-to-undo"
    if now.last.seat != seat:
        return "undo-other-seat"
    return f"undo-{now.last.bar}" if now.last.bar else ""


def bar_to_undo(before: State, after: State, knowing: Collection[Side]) -> str:
    """Why an action that led from one state to the next can't be taken back: a die, a reveal, or nothing.

    A state takes down what an action reveals as it happens (`State.learnt`). It bars the way back where those
    learnt something for whom the seat sees that acted; what it showed to others is its own loss.
    """
    if (before.throws, before.dictated) != (after.throws, after.dictated):
        return "die"
    # That a standing order let a window pass tells what its side will not do.
    learnt = any(side in knowing for side, _ in after.learnt)
    return "reveal" if learnt or after.passed else ""


def cut(line: Sequence[Entry], seat: str, whole_run: bool) -> tuple[int, list[Entry]]:
    """How many entries of a line stay when a seat takes back its last action, and the orders given since.

    With `whole_run` all its actions go as far back as nothing bars the way.
    """
    kept, orders, since = len(line), list[Entry](), list[Entry]()
    for place in range(len(line) - 1, -1, -1):
        entry = line[place]
        if entry.kind == ORDER:
            since.insert(0, entry)
        elif kept < len(line) and (not whole_run or entry.seat != seat or entry.bar):
            break
        else:
            kept, orders = place, list(since)
    return kept, orders


def given_again(game: Game[Any], state: State, orders: Iterable[Entry], first: int) -> list[Entry]:
    """Gives orders in a state as far as they make sense there; says under which entries."""
    found: list[Entry] = []
    for entry in orders:
        action = game.parse(entry.text)
        if entry.side and action in game.orders(state, entry.side):
            game.act(state, entry.side, action)
            found.append(replace(entry, seq=first + len(found)))
    return found


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


def data_of(game: Game[Any], state: State) -> list[list[Any]]:
    """The events of the last action as plain data for an entry; those for some sides with their readers."""
    return [
        [event.message, list(event.rules), plain(event.args), *_readers(game, state, event)]
        for event in state.events
    ]


def _readers(game: Game[Any], state: State, event: Event) -> list[list[str] | None]:
    """The sides for which an event was noted, and the viewpoints of now: sides may change hands."""
    if event.seen_by is None:
        return [None]
    viewpoints = {**game.seats(state), SPECTATOR: (SPECTATOR,)}
    return [list(event.seen_by), [seat for seat, sides in viewpoints.items() if event.is_for(sides)]]


def readers_of(entry: Entry) -> list[list[str] | None]:
    """The viewpoints that each event in an entry is for; None for all, and where an old entry is silent."""
    return [readers[0] if readers else None for _, _, _, _, *readers in entry.events]


def events_of(entry: Entry) -> list[Event]:
    """The events of an entry."""
    return [
        Event(message, tuple(rules), args, None if seen_by is None else tuple(seen_by))
        for message, rules, args, seen_by, *_ in entry.events
    ]


def summary_of(game: Game[Any], state: State) -> dict[str, Any]:
    """What a table's row says about its state: the turn, who must decide, who for whom, how it ended."""
    outcome = game.outcome(state)
    held = {seat: list(sides) for seat, sides in game.answers(state).items()}
    found: dict[str, Any] = {"turn": game.turn(state), "waiting": sorted(state.pending), "held": held}
    if outcome is not None:
        found["status"] = FINISHED
        found["outcome"] = ending(outcome.winners) | {
            "rule": outcome.rule,
            "message": outcome.message,
            "scores": dict(outcome.scores),
        }
    return found


def waited_for(game: Game[Any], row: TableRow) -> list[str]:
    """The seats that must decide at a table."""
    return [seat for seat, held in sides_of(game, row).items() if set(held) & set(row.waiting)]


def sides_of(game: Game[Any], row: TableRow) -> Mapping[str, Sequence[str]]:
    """The sides that each seat of a table decides for now."""
    return row.held or game.scenarios[row.scenario].seats


def ending(winners: Iterable[str], kind: str = "", seat: str | None = None) -> dict[str, Any]:
    """How a table ended without a rule: a seat gave up, ran out of time, was left, or play just stopped."""
    plain = {"winners": list(winners), "rule": "", "message": "", "scores": {}}
    told = {"resigned": RESIGN, "late": LATE, "left": LEFT}
    return plain | {name: seat if kind == of else None for name, of in told.items()}
