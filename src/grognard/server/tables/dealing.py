"""Dealing: when the last seat is taken before the first move, the game may have to be dealt anew.

What was drawn while a table waited for players was seen by those who were there: by the host, who could make
tables until the dice pleased, or by someone who held another's seat and got up again. So the game is dealt
when the table is full for the first time, and again when a seat has changed hands before the first move. Who
comes back to their own seat finds the same dice. A deal is an entry of the log, with the new promise about
the dice; whatever stood before it is void.
"""

from __future__ import annotations

from secrets import token_bytes

from sqlalchemy import Connection

from grognard.kernel.dice import commitment
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.store import holders
from grognard.server.store.rows import Deal, Entry, TableRow
from grognard.server.tables.history import DEAL, data_of, summary_of


def new_key() -> bytes:
    """A key for the dice of a game."""
    return token_bytes(32)


def deal_for(connection: Connection, catalogue: Catalogue, row: TableRow) -> Deal | None:
    """The deal for a table whose last seat was just taken before the first move; None: the old one holds."""
    changed = holders.changed_hands(connection, row.id)
    if row.dealt is not None and not changed:
        return None
    game, key = catalogue.find(row.game), new_key()
    state = game.new(row.scenario, row.options, key)
    if not (state.throws or state.lots):  # nothing was drawn that anyone could have seen
        return None
    text = " ".join((commitment(key), *changed))
    entry = Entry(row.seq + 1, DEAL, None, None, text, data_of(game, state), DEAL, turn=game.turn(state))
    return Deal(entry, state.dump(), {"key": key.hex(), **summary_of(game, state)})
