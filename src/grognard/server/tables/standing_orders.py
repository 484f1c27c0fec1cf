"""Standing orders at a table: given and withdrawn by a side at any time, and seen by its seat alone.

They are entries like actions, so that a record has them, but the log and replays leave them out. No undo
takes one back: what was given after an action that is taken back is given again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from grognard.kernel.actions import BadAction, Side
from grognard.kernel.game import Game
from grognard.kernel.reactions import is_order
from grognard.server.errors import Refusal
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.store.queries import Stale, Store
from grognard.server.store.rows import Entry, User
from grognard.server.tables.actions import Tables, refuse_pause, twin_of
from grognard.server.tables.history import ORDER, History, Standing


class StandingOrders:
    """Gives and withdraws them."""

    def __init__(self, store: Store, history: History, catalogue: Catalogue, tables: Tables) -> None:
        self._store, self._history, self._catalogue, self._tables = store, history, catalogue, tables

    def give(self, user: User, table_id: str, seat: str, side: Side | None, line: str) -> None:
        """Writes an order of a seat; it counts whatever was written meanwhile, if it still makes sense."""
        while True:
            with self._tables.lock(table_id):
                row = self._tables.in_play(user, table_id, seat, None)
                refuse_pause(row)
                if row.guide:
                    raise Refusal(409, "guide-step", field="action")
                game, now = self._catalogue.find(row.game), self._history.now(row)
                chosen, state = self._side(game, now, seat, side, line, user.language), now.state.clone()
                game.act(state, chosen, game.parse(line))
                entry = Entry(row.seq + 1, ORDER, seat, chosen, line, user_id=user.id)
                try:
                    self._store.append(table_id, row.seq, [entry], {}, None, self._tables.clocks(row, {}))
                except Stale:
                    continue
                after = replace(now, seq=entry.seq, line=(*now.line, entry.seq), state=state, seen={})
                self._history.keep(table_id, replace(after, behind=now.behind + 1))
                break
        self._tables.changed(table_id)

    def _side(
        self, game: Game[Any], now: Standing, seat: str, side: Side | None, line: str, language: str
    ) -> Side:
        """The side that orders: the one that was named, or the seat's first that may."""
        try:
            action = game.parse(line)
        except BadAction:
            action = ()
        if not action or not is_order(line):
            raise Refusal(422, "bad-action", field="action")
        mine = [name for name in game.answers(now.state)[seat] if side in (None, name)]
        if not mine:
            raise Refusal(409, "not-your-decision")
        for name in mine:
            if action in game.orders(now.state, name):
                return name
        twin = twin_of(game, now, seat)
        reason = game.explain(twin, mine[0], action)
        if reason is None:
            raise Refusal(422, "not-offered", field="action")
        said = game.words(twin, reason.message, reason.args, language)
        raise Refusal(422, "illegal", field="action", rule=reason.rule, said=said)
