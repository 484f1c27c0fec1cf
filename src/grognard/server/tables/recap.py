"""What happened at a table since a seat last acted, in short: only what that seat may read."""

from __future__ import annotations

from typing import Any

from grognard.kernel.game import Game
from grognard.kernel.state import SPECTATOR, State
from grognard.kernel.words.kinds import MOVE, OTHER, TOLD
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.store.rows import TableRow, User
from grognard.server.tables import viewpoint
from grognard.server.tables.actions import Tables
from grognard.server.tables.bookmarks import Bookmarks
from grognard.server.tables.history import ACTION, History, Standing, steps_of
from grognard.server.tables.log import EVERYTHING, Log

_AT_A_TIME = 50
_BEFORE_ALL = -1


class Recap:
    """Sums up what players missed."""

    def __init__(
        self, tables: Tables, history: History, catalogue: Catalogue, bookmarks: Bookmarks, log: Log
    ) -> None:
        self._tables, self._history, self._catalogue = tables, history, catalogue
        self._bookmarks, self._log = bookmarks, log

    def since(self, user: User | None, table_id: str, seat: str | None, language: str) -> dict[str, Any]:
        """What the others did and what came of it, since the seat's own last entry, or from the set-up on.

        Whoever has no seat is told of the turn under way, or of the one before when it has just begun.
        """
        row = self._tables.row(table_id)
        who = viewpoint.check(user, row, seat)
        game, now = self._catalogue.find(row.game), self._history.now(row)
        if who in (SPECTATOR, EVERYTHING):
            turns = [at for _, at in self._bookmarks.turns(row, steps_of(row, now.line)) if at < now.seq]
            after = turns[-1] - 1 if turns else _BEFORE_ALL
        else:
            after = _last_own(self._log, row, now, who)
        lines = self._log.lines(game, row, now, who, language, after)
        news, moves = _told([line for line in lines if line["seat"] != who])  # one's resignation is no news
        before = self._history.at(row, max(after, row.dealt or 0))
        return {
            "after": after,
            "to": now.seq,
            "news": news,
            "moves": moves,
            "score": _changed(_score(game, before.state, who), _score(game, now.state, who)),
        }


def _last_own(log: Log, row: TableRow, now: Standing, seat: str) -> int:
    """The last action of a seat that counts."""
    for end in range(len(now.line), 0, -_AT_A_TIME):
        for entry in reversed(log.entries(row.id, now.line[max(0, end - _AT_A_TIME) : end])):
            if entry.kind == ACTION and entry.seat == seat:
                return entry.seq
    return _BEFORE_ALL


def _told(lines: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], int]:
    """The news to list one by one, and the number of moves."""
    news: list[dict[str, Any]] = []
    moves = 0
    for line in lines:
        of_table = [{"kind": OTHER, "text": line["text"], "rules": []}] if not line["events"] else []
        for event in (*line["events"], *of_table):
            moves += event["kind"] == MOVE
            if event["kind"] in TOLD and event["text"]:
                told = {name: event[name] for name in ("kind", "text", "rules")}
                news.append({"seq": line["seq"], "seat": line["seat"], **told})
    return news, moves


def _score(game: Game[Any], state: State, who: str) -> dict[str, Any]:
    score: dict[str, Any] = viewpoint.seen(game, state, who).get("score", {})
    return score


def _changed(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """The scores that are not what they were."""
    return [
        {"side": side, "before": before[side], "after": points}
        for side, points in after.items()
        if side in before and before[side] != points
    ]
