"""The log of a table in words, as a seat may read it.

Entries never change, so what was read from the store and put into words once is kept for the next reader.
"""

from __future__ import annotations

from collections.abc import MutableMapping, Sequence
from threading import Lock
from typing import Any

from cachetools import FIFOCache

from grognard.kernel.answers import plain
from grognard.kernel.game import Game
from grognard.kernel.state import MASKED, SPECTATOR, Event, State
from grognard.kernel.words.kinds import kind_of
from grognard.kernel.words.text import Name, listed
from grognard.kernel.words.titles import seat_title
from grognard.server.errors import words
from grognard.server.store.queries import Store
from grognard.server.store.rows import FINISHED, Entry, TableRow
from grognard.server.tables.history import (
    ACTION,
    BACK,
    DEAL,
    LATE,
    LEFT,
    ORDER,
    RESIGN,
    Standing,
    agreement_in,
    events_of,
    readers_of,
    steps_of,
)

MOST_LINES = 200
EVERYTHING = "*"
"""The viewpoint that sees what any seat sees; it is allowed when the game is over."""
KEPT_ENTRIES = 4_000


class Log:
    """The logs of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: MutableMapping[tuple[str, int], Entry] = FIFOCache(KEPT_ENTRIES)
        self._words: MutableMapping[tuple[str, int, str], list[str]] = FIFOCache(KEPT_ENTRIES)
        self._lock = Lock()

    def lines(
        self,
        game: Game[Any],
        row: TableRow,
        now: Standing,
        viewpoint: str,
        language: str,
        after: int = -1,
        before: int | None = None,
    ) -> list[dict[str, Any]]:
        """The last lines that count between two numbers, both excluded."""
        end = now.seq + 1 if before is None else before
        numbers = [number for number in steps_of(row, now.line) if after < number < end][-MOST_LINES:]
        lines = []
        for entry in self.entries(row.id, numbers):
            if entry.kind == ORDER:
                continue
            texts = self._in_words(game, row, now.state, entry, language)
            line = _line(game, row, now.state, entry, texts, viewpoint)
            about = about_table(game, entry, language)
            lines.append(line | {"text": " ".join(filter(None, (about, line["text"])))})
        return lines

    def entries(self, table_id: str, numbers: Sequence[int]) -> list[Entry]:
        """The entries of these numbers, in order."""
        with self._lock:
            found = {number: self._entries.get((table_id, number)) for number in numbers}
        missing = [number for number, entry in found.items() if entry is None]
        for entry in self._store.entries(table_id, missing[0], missing[-1]) if missing else ():
            with self._lock:
                self._entries[table_id, entry.seq] = found[entry.seq] = entry
        return [each for number in numbers if (each := found[number]) is not None]

    def _in_words(
        self, game: Game[Any], row: TableRow, state: State, entry: Entry, language: str
    ) -> list[str]:
        key = (row.id, entry.seq, language)
        with self._lock:
            texts = self._words.get(key)
        if texts is None:
            texts = [game.words(state, event.message, event.args, language) for event in told_in(entry)]
            with self._lock:
                self._words[key] = texts
        return texts


def told_in(entry: Entry) -> list[Event]:
    """The events of the game in an entry."""
    return [] if entry.kind == BACK else events_of(entry)


def about_table(game: Game[Any], entry: Entry, language: str) -> str:
    """What an entry says that is no move in the game; nothing for a move."""
    seat = seat_title(game, entry.seat, language) if entry.seat else Name("–")
    if entry.kind == BACK:
        others = agreement_in(entry)["agreed"]
        agreed = listed([seat_title(game, name, language) for name in others], language)
        message = "log-back" if agreed else "log-back-alone"
        return words(message, language, seat=seat, to=entry.text, agreed=agreed)
    if entry.kind == DEAL:
        promise, *changed = entry.text.split()
        seats = listed([seat_title(game, name, language) for name in changed], language)
        return words("log-dealt-anew" if changed else "log-dealt", language, seats=seats, promise=promise)
    return words(f"log-{entry.kind}", language, seat=seat) if entry.kind in (RESIGN, LATE, LEFT) else ""


def may_read(game: Game[Any], state: State, event: Event, viewpoint: str) -> bool:
    """Whether an event was noted for a viewpoint; a spectator's is the empty name."""
    if viewpoint == EVERYTHING:
        return MASKED not in (event.seen_by or ())
    return event.is_for(game.seats(state)[viewpoint] if viewpoint else (SPECTATOR,))


def event_line(game: Game[Any], event: Event, text: str) -> dict[str, Any]:
    """An event as plain data with its words and the kind of news it is."""
    return {
        "message": event.message,
        "kind": kind_of(game, event.message),
        "rules": list(event.rules),
        "args": plain(event.args),
        "text": text,
    }


def _line(
    game: Game[Any], row: TableRow, state: State, entry: Entry, texts: list[str], viewpoint: str
) -> dict[str, Any]:
    """An entry for a seat: of others' actions only what was noted for it, until the game is over."""
    readers = readers_of(entry) if entry.kind != BACK else []
    said = [
        event_line(game, event, text)
        for event, text, known in zip(told_in(entry), texts, readers, strict=True)
        if (
            may_read(game, state, event, viewpoint)
            if known is None or viewpoint == EVERYTHING
            else viewpoint in known
        )
    ]
    shown = entry.kind == ACTION and (row.status == FINISHED or entry.seat == viewpoint)
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "side": entry.side,
        "action": entry.text if shown else None,
        "text": " ".join(event["text"] for event in said),
        "rules": list(dict.fromkeys(rule for event in said for rule in event["rules"])),
        "events": said,
        "at": entry.at,
    }
