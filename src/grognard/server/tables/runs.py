"""A run: several actions in one request, whose entries are written together or not at all."""

from __future__ import annotations

from typing import Any

from grognard.kernel.actions import Action, Side
from grognard.kernel.game import Game
from grognard.kernel.state import State
from grognard.server.store.rows import Entry, TableRow, User
from grognard.server.tables.history import ACTION, Standing, bar_to_undo, data_of


class Run:
    """What is played on a copy of the state from where a table stands; `user` is None for computers."""

    def __init__(self, game: Game[Any], row: TableRow, now: Standing, user: User | None) -> None:
        self._game, self._row, self._before, self._user = game, row, now, user
        self.state: State = now.state
        self.entries: list[Entry] = []

    @property
    def ends(self) -> bool:
        """Whether nothing may follow: a die was thrown or something was revealed."""
        return bool(self.entries and self.entries[-1].bar)

    def add(self, side: Side, action: Action) -> None:
        """Plays one more action; raises IllegalAction."""
        entry, self.state = self._played(side, action)
        self.entries.append(entry)

    def add_forced(self, seat: str) -> None:
        """Plays on where the rules leave a seat one unit or cell to name, and it decides afterwards as well.

        What throws a die, shows something, ends a phase or hands over is never played unasked.
        """
        named = bool(self.entries) and " " in self.entries[-1].text
        while named and not self.ends and (only := self._only_option(seat)):
            entry, state = self._played(*only)
            if entry.bar or not self._decides(state, seat):
                return
            self.entries.append(entry)
            self.state = state

    def standing(self) -> Standing:
        """Where the table would stand."""
        if not self.entries:
            return self._before
        line = (*self._before.line, *(entry.seq for entry in self.entries))
        behind = self._before.behind + len(self.entries)
        return Standing(self.entries[-1].seq, line, self.entries[-1], self.state, behind)

    def _only_option(self, seat: str) -> tuple[Side, Action] | None:
        deciding = self._decides(self.state, seat)
        if len(deciding) != 1 or len(self.state.pending) != 1:
            return None
        options = self.state.pending[deciding[0]].options
        return (deciding[0], options[0]) if len(options) == 1 and len(options[0]) > 1 else None

    def _decides(self, state: State, seat: str) -> list[Side]:
        return [side for side in self._game.answers(state)[seat] if side in state.pending]

    def _played(self, side: Side, action: Action) -> tuple[Entry, State]:
        game, before, state = self._game, self.state, self.state.clone()
        game.act(state, side, action)
        seat = game.seat_of(before, side)
        bar = bar_to_undo(before, state, game.seats(before)[seat])
        entry = Entry(
            self._row.seq + len(self.entries) + 1,
            ACTION,
            seat,
            side,
            game.grammar.text(action),
            data_of(game, state),
            bar or ("guide" if self._row.guide and self.entries else ""),
            self._user.id if self._user else None,
            turn=game.turn(state),
        )
        return entry, state
