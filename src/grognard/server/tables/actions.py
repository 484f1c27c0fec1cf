"""A table in play: actions, undo, reset, agreed ways back and resignation, each an entry in the table's log.

The store decides who was first: an entry is written under the number that follows the one the request was
made at, or not at all. Nothing is answered before it is written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from threading import Lock
from typing import Any

from grognard import agents
from grognard.kernel.actions import Action, BadAction, Side
from grognard.kernel.game import Game
from grognard.kernel.state import SPECTATOR, State
from grognard.server.errors import Refusal
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.store.queries import Stale, Store
from grognard.server.store.rows import COMPUTER, FINISHED, OPEN, RUNNING, Clocks, Entry, TableRow, User
from grognard.server.tables import guides
from grognard.server.tables.clock import after as clock_after
from grognard.server.tables.clock import is_late
from grognard.server.tables.history import (
    ACTION,
    LATE,
    LEFT,
    ORDER,
    RESIGN,
    SNAPSHOT_EVERY,
    UNDO,
    History,
    Standing,
    cut,
    ending,
    given_again,
    summary_of,
    throw_on,
    waited_for,
    way_back,
    why_no_undo,
)
from grognard.server.tables.runs import Run

MOST_SINCE = 20
"""An action that was made more entries ago than this is too late in any case."""
_LOCKS = 64


class Tables:
    """Actions at tables; `changed` is called with the id of each table that changed."""

    def __init__(
        self,
        store: Store,
        history: History,
        catalogue: Catalogue,
        changed: Callable[[str], None],
        time: Callable[[], float],
    ) -> None:
        self._store, self._history, self._catalogue, self.changed = store, history, catalogue, changed
        self.time = time
        self._locks = [Lock() for _ in range(_LOCKS)]

    def row(self, table_id: str) -> TableRow:
        """The table of that id."""
        row = self._store.table(table_id)
        if row is None:
            raise Refusal(404, "no-table")
        return row

    def act(
        self,
        user: User,
        table_id: str,
        seat: str,
        seq: int,
        line: str,
        side: Side | None,
        then: Sequence[str] = (),
        forced: bool = False,
    ) -> int:
        """Takes an action for a seat, and those that follow it; gives back the number of the last entry.

        An action made at an earlier number counts if only other seats acted since and the seat is asked the
        same now as then: where several choose in secret at once, none of them must wait for the others.

        What follows counts with it or not at all. It ends at a die or a reveal: what comes of either is known
        only to those who have committed themselves to it.
        """
        while True:
            with self.lock(table_id):
                row = self.in_play(user, table_id, seat, None)
                refuse_pause(row)
                game, now = self._catalogue.find(row.game), self._history.now(row)
                asked = now if seq == row.seq else self._asked_then(row, now, seat, seq)
                chosen = self._side(game, now.state, seat, side, line)
                if asked.state.pending.get(chosen) != now.state.pending[chosen]:
                    raise stale(row.seq, seq)
                run = Run(game, row, now, user)
                run.add(chosen, self.offered(game, now, seat, chosen, line, user.language))
                if row.guide:
                    self._led_on(run, game, row, line, then)
                else:
                    self._go_on(run, game, seat, then, user.language)
                    if forced:
                        run.add_forced(seat)
                try:
                    after = self._append(row, game, run)
                    break
                except Stale:
                    continue  # another worker wrote an entry meanwhile: is the seat still asked the same?
        self.changed(table_id)
        return after.seq

    def _led_on(self, run: Run, game: Game[Any], row: TableRow, line: str, then: Sequence[str]) -> None:
        """Adds what a guide plays after a learner's action; a run of several actions is refused."""
        if then:
            raise Refusal(409, "guide-step", field="then")
        for side, action in guides.then(game, self._store.outline(row.id, row.seq), line):
            run.add(side, action)

    def _go_on(self, run: Run, game: Game[Any], seat: str, then: Sequence[str], language: str) -> None:
        """Plays the actions that follow, until a die or a reveal."""
        for line in then:
            if run.ends:
                return
            side = self._side(game, run.state, seat, None, line)
            run.add(side, self.offered(game, run.standing(), seat, side, line, language))

    def act_for_computers(self, table_id: str, seq: int, moves: Iterable[tuple[Side, str]]) -> None:
        """Takes what computer players chose, all of it or nothing; raises Refusal when it is too late."""
        with self.lock(table_id):
            row = self.row(table_id)
            refuse_pause(row)
            if row.seq != seq or row.status != RUNNING:
                raise stale(row.seq, seq)
            game = self._catalogue.find(row.game)
            run = Run(game, row, self._history.now(row), None)
            for side, line in moves:
                run.add(side, game.parse(line))
            try:
                self._append(row, game, run)
            except Stale:
                raise stale(self.row(table_id).seq, seq) from None
        self.changed(table_id)

    def undo(self, user: User, table_id: str, seat: str, seq: int, whole_run: bool) -> int:
        """Takes back a seat's last action, or all of its run as far as nothing bars the way."""
        with self.lock(table_id):
            row = self.in_play(user, table_id, seat, seq)
            refuse_pause(row)
            now = self._history.now(row)
            bar = why_no_undo(now, seat)
            if bar:
                raise Refusal(409, bar)
            first, counted = now.line[0] if whole_run else now.last.seq, set(now.line)
            found = [entry for entry in self._store.entries(row.id, first, seq) if entry.seq in counted]
            kept, orders = cut(found, seat, whole_run)
            line = now.line[: kept - len(found)]
            back, game = self._history.along(row, line, seq + 1), self._catalogue.find(row.game)
            undone = Entry(seq + 1, UNDO, seat, None, str(line[-1] if line else 0), user_id=user.id)
            again = given_again(game, back.state, orders, seq + 2)
            new = [undone, *again]
            self._write(row, new, summary_of(game, back.state))
            line = (*line, *(entry.seq for entry in again))
            behind = back.behind + len(again)
            self._history.keep(table_id, replace(back, seq=new[-1].seq, line=line, behind=behind))
        self.changed(table_id)
        return new[-1].seq

    def go_back(self, row: TableRow, user_id: str, seat: str, to: int, agreed: list[str]) -> None:
        """Goes back to an entry as the players agreed; the dice go on, so that nobody knows them."""
        now, seq = self._history.now(row), row.seq + 1
        line = tuple(number for number in now.line if number <= to)
        back = self._history.along(row, line, seq)
        entry = way_back(seq, to, now.state, seat, agreed, user_id)
        throw_on(back.state, entry)
        self._write(row, [entry], summary_of(self._catalogue.find(row.game), back.state))
        self._history.keep(row.id, replace(back, line=(*line, seq), last=entry, behind=back.behind + 1))
        self.changed(row.id)

    def resign(self, user: User, table_id: str, seat: str) -> None:
        """Gives a seat up: between two seats the other one wins, else a computer player takes over."""
        with self.lock(table_id):
            row = self.in_play(user, table_id, seat, None)
            self._give_up(
                row, Entry(row.seq + 1, RESIGN, seat, None, "", user_id=user.id), len(row.seats) < 3
            )
        self.changed(table_id)

    def claim(self, user: User, table_id: str, seat: str, late: str, win: bool) -> None:
        """Takes a seat that was left, or from one whose time is over: as a win, or for a computer player."""
        with self.lock(table_id):
            row = self.in_play(user, table_id, seat, None, full=False)
            found = next((other for other in row.seats if other.seat == late), None)
            was_late = found is not None and is_late(found, self.time())
            was_left = found is not None and found.is_free and self._history.has_begun(row)
            if not (was_late or was_left):
                raise Refusal(409, "not-late", field="late")
            if win and len(row.seats) > 2:
                raise Refusal(422, "no-claim-of-win", field="win")
            kind = LATE if was_late else LEFT
            self._give_up(row, Entry(row.seq + 1, kind, late, None, "", user_id=user.id), win)
        self.changed(table_id)

    def _give_up(self, row: TableRow, entry: Entry, ends: bool) -> None:
        """Writes that a seat's player plays no more: the game ends, or a computer player goes on."""
        game, now = self._catalogue.find(row.game), self._history.now(row)
        seat, change = str(entry.seat), dict[str, Any]()
        if ends:
            winners = [other.seat for other in row.seats if other.seat != seat]
            change = {"status": FINISHED, "outcome": ending(winners, entry.kind, seat)}
        self._write(row, [entry], change)
        line = (*now.line, entry.seq)
        self._history.keep(row.id, replace(now, seq=entry.seq, line=line, last=entry, seen={}))
        if not ends:
            self._store.give_to_computer(replace(row, seq=entry.seq), seat, agents.names(game)[-1])
            self.set_clocks(row.id)

    def free_seats(self, user: User, table_id: str) -> None:
        """Frees all seats of a user; in a game that has begun their clocks run on."""
        while True:
            row = self.row(table_id)
            if row.status == FINISHED:
                raise Refusal(409, "finished")
            try:
                self._store.free_seats(row, user, self._history.has_begun(row))
                break
            except Stale:
                continue
        self.set_clocks(table_id)

    def set_clocks(self, table_id: str) -> None:
        """Starts and stops the clocks after seats changed or play was paused."""
        row = self.row(table_id)
        self._store.set_clocks(table_id, self.clocks(row, {}))

    def clocks(self, row: TableRow, change: Mapping[str, Any], acted: str | None = None) -> Clocks:
        """The clocks after a change of a table's row."""
        if row.budget is None:
            return {}
        known = {name: change[name] for name in ("waiting", "held", "status") if name in change}
        row = replace(row, **known)
        return clock_after(row, waited_for(self._catalogue.find(row.game), row), self.time(), acted)

    def offered(
        self, game: Game[Any], now: Standing, seat: str, side: Side, line: str, language: str
    ) -> Action:
        """The action that a line stands for, if it is among the options; else says which rule forbids it.

        The reason is found in a state that the seat could not tell from the real one, so that a refusal
        betrays nothing hidden.
        """
        try:
            action = game.parse(line)
        except BadAction:
            raise Refusal(422, "bad-action", field="action") from None
        if action in now.state.pending[side].options:
            return action
        twin = twin_of(game, now, seat)
        reason = game.explain(twin, side, action)
        if reason is None:
            raise Refusal(422, "not-offered", field="action")
        said = game.words(twin, reason.message, reason.args, language)
        raise Refusal(422, "illegal", field="action", rule=reason.rule, said=said)

    def _side(self, game: Game[Any], state: State, seat: str, side: Side | None, line: str) -> Side:
        """The side that acts: the one that was named, or the seat's only one to decide."""
        mine = [name for name in game.answers(state)[seat] if name in state.pending]
        if side is not None:
            mine = [name for name in mine if name == side]
        if not mine:
            raise Refusal(409, "not-your-decision")
        offered = (name for name in mine if line in map(game.grammar.text, state.pending[name].options))
        return next(offered, mine[0])

    def _asked_then(self, row: TableRow, now: Standing, seat: str, seq: int) -> Standing:
        """Where the table stood at an earlier number, if only other seats acted since then."""
        since = range(seq + 1, row.seq + 1)
        if not 0 < len(since) <= MOST_SINCE or now.line[-len(since) :] != tuple(since):
            raise stale(row.seq, seq)
        entries = self._store.entries(row.id, since[0], since[-1])
        if any(entry.kind != ORDER and (entry.kind != ACTION or entry.seat == seat) for entry in entries):
            raise stale(row.seq, seq)
        return self._history.at(row, seq)

    def in_play(self, user: User, table_id: str, seat: str, seq: int | None, full: bool = True) -> TableRow:
        """The table, if it is in play, this user holds that seat, and nothing came between."""
        row = self.row(table_id)
        if seat not in row.seats_of(user):
            raise Refusal(403, "not-your-seat", field="seat")
        if row.status == OPEN and full:
            raise Refusal(409, "waiting-for-players")
        if row.status == FINISHED:
            raise Refusal(409, "finished")
        if seq is not None and seq != row.seq:
            raise stale(row.seq, seq)
        return row

    def _append(self, row: TableRow, game: Game[Any], run: Run) -> Standing:
        """Writes what was played, and only then lets everyone see the result."""
        after = run.standing()
        # Counted along the line: what is taken back takes its snapshots along.
        dump = after.state.dump() if after.behind >= SNAPSHOT_EVERY else None
        change = summary_of(game, after.state)
        clocks = self.clocks(row, change, after.last.seat)
        self._store.append(row.id, row.seq, run.entries, change, dump, clocks)
        after = after if dump is None else replace(after, behind=0)
        self._history.keep(row.id, after)
        return after

    def _write(self, row: TableRow, new: Sequence[Entry], change: dict[str, Any]) -> None:
        """Writes entries that must follow the last one that was seen."""
        try:
            self._store.append(row.id, row.seq, new, change, None, self.clocks(row, change))
        except Stale:
            raise stale(self.row(row.id).seq, row.seq) from None

    def lock(self, table_id: str) -> Lock:
        """The lock of a table; between processes the store decides."""
        return self._locks[hash(table_id) % _LOCKS]


def refuse_pause(row: TableRow) -> None:
    """Refuses to go on at a table that is paused."""
    if row.paused_by is not None:
        raise Refusal(409, "paused")


def stale(seq: int, given: int) -> Refusal:
    """The refusal of a request made when the table stood elsewhere."""
    return Refusal(409, "stale", field="seq", seq=str(seq), given=str(given))


def twin_of(game: Game[Any], now: Standing, seat: str) -> State:
    """A state that a seat, or a spectator, can't tell from the real one; the same each time it is asked.

    The chances come from the secret key: a shuffle that could be foretold could be undone.
    """
    chances, twin = Random(now.state.key + f"{seat}/{now.seq}".encode()), now.state
    for each in [*game.seats(now.state)] if seat == SPECTATOR else [seat]:
        twin = game.resample(twin, each, chances)
    return twin


def computer_seats(row: TableRow) -> dict[str, str]:
    """The seats that computer players hold, and their levels."""
    return {seat.seat: seat.level or "random" for seat in row.seats if seat.kind == COMPUTER}
