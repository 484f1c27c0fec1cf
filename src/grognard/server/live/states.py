"""The table as it stands, for someone who knows it up to an entry: in answers and in messages of sockets.

Whoever acts is answered with what their socket is sent at the same time, so it is worked out once.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from threading import Condition, Lock
from typing import Any

import msgspec
from cachetools import LRUCache, TTLCache, cached

from grognard.server.live.differences import difference
from grognard.server.service import Service
from grognard.server.store.rows import TableRow
from grognard.server.tables import clock, viewpoint
from grognard.server.tables.history import BACK, DEAL, UNDO

MOST_BYTES = 32_000_000
_SECONDS = 2
_views: MutableMapping[tuple[str, int, str, str], bytes] = LRUCache(MOST_BYTES, getsizeof=len)
"""Views that were sent: by table, entry, viewpoint and language, as JSON. They never change."""
_lock = Lock()


def _key(service: Service, row: TableRow, *rest: str | int) -> tuple[str | int, ...]:
    return row.id, row.seq, row.status, *rest


@cached(TTLCache(MOST_BYTES, _SECONDS, getsizeof=len), _key, condition=Condition())
def state_since(
    service: Service, row: TableRow, seen_by: str, language: str, known: int, differences: bool
) -> bytes:
    """The table as JSON: of the log they keep what is not after `keep`.

    With `differences` the view comes as what changed since the known entry, its `base`, or as a whole where
    that view is not at hand.
    """
    game, now = service.catalogue.find(row.game), service.history.now(row)
    keep = known
    if known >= 0:
        new = service.log.entries(row.id, range(known + 1, row.seq + 1))
        keep = min([known, *(int(entry.text) for entry in new if entry.kind in (UNDO, BACK))])
        if any(entry.kind == DEAL for entry in new):
            keep = -1
    seen = viewpoint.look(game, row, now, seen_by, language)
    lines = service.log.lines(game, row, now, seen_by, language, keep)
    state = {"type": "state", **seen, "clocks": clock.shown(row, service.time()), "keep": keep, "log": lines}
    with _lock:
        base = _views.get((row.id, known, seen_by, language)) if differences else None
        _views[row.id, now.seq, seen_by, language] = bytes(seen["view"])
    if base is not None:
        state = _by_difference(state, known, base)
    return msgspec.json.encode(state)


def _by_difference(state: dict[str, Any], known: int, base: bytes) -> dict[str, Any]:
    """A state that says what changed in the view, unless that is longer than the view."""
    view = state["view"]
    found = msgspec.json.encode(difference(msgspec.json.decode(base), msgspec.json.decode(view)) or {})
    if len(found) >= len(bytes(view)):
        return state
    rest = {name: value for name, value in state.items() if name != "view"}
    return rest | {"base": known, "changes": msgspec.Raw(found)}
