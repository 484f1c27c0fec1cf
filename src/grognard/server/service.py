"""The service behind all routes: the store and what is built on it, and tables as users are shown them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grognard import __version__
from grognard.kernel import record
from grognard.kernel.dice import commitment
from grognard.kernel.game import Game
from grognard.kernel.words.titles import in_words, seat_title
from grognard.server.errors import Refusal
from grognard.server.health import WriteProbe
from grognard.server.people.accounts import Accounts
from grognard.server.people.login_throttle import LoginThrottle
from grognard.server.people.operators import Operator
from grognard.server.people.password_resets import PasswordResets
from grognard.server.people.rate_limits import RateLimits
from grognard.server.pictures.catalogue import Catalogue
from grognard.server.pictures.disk_cache import DiskCache
from grognard.server.pictures.maps import Maps
from grognard.server.settings import Settings
from grognard.server.store import holders
from grognard.server.store.database import BadDatabase, open_database, url_of
from grognard.server.store.database_file import FileLock, file_of
from grognard.server.store.monotonic_time import MonotonicTime
from grognard.server.store.queries import Store
from grognard.server.store.rows import COMPUTER, FINISHED, RUNNING, Message, TableRow, User
from grognard.server.tables import chat, clock, proposals, viewpoint
from grognard.server.tables.actions import Tables
from grognard.server.tables.bookmarks import Bookmarks
from grognard.server.tables.history import History, recorded, sides_of, waited_for
from grognard.server.tables.limits import TableLimits
from grognard.server.tables.log import Log
from grognard.server.tables.proposals import Proposals
from grognard.server.tables.recap import Recap
from grognard.server.tables.records import Records
from grognard.server.tables.seats import INVITE, Seating
from grognard.server.tables.standing_orders import StandingOrders


class Service:
    """Everything that answers requests; `changed`, `told` and `wake` reach the sockets and the computers."""

    def __init__(
        self,
        settings: Settings,
        changed: Callable[[str], None],
        wake: Callable[[str], None],
        told: Callable[[str], None],
        serves: bool = True,
    ) -> None:
        self.settings = settings
        # One server has a file to itself; an operator's command works beside it.
        self._file_lock = FileLock(file_of(url_of(settings.database)) if serves else None)
        try:
            engine = open_database(settings.database)
        except BadDatabase:
            self._file_lock.release()
            raise
        self.store = Store(engine)
        self.bookmarks = Bookmarks(engine)
        disk_cache = DiskCache(settings.drawn_maps) if settings.drawn_maps else None
        self.catalogue = Catalogue(settings.games, disk_cache)
        self.maps = Maps(settings.maps, disk_cache)
        self.history = History(self.store, self.catalogue)
        self.monotonic_time = MonotonicTime(engine)
        self.time = settings.time or self.monotonic_time
        self.tables = Tables(self.store, self.history, self.catalogue, changed, self.time)
        self.orders = StandingOrders(self.store, self.history, self.catalogue, self.tables)
        self.limits = TableLimits(self.store, settings)
        self.seating = Seating(self.store, self.history, self.catalogue, self.tables, self.limits)
        self.proposals = Proposals(self.store, self.history, self.tables, told)
        self.records = Records(self.store, self.catalogue)
        self.log = Log(self.store)
        self.recap = Recap(self.tables, self.history, self.catalogue, self.bookmarks, self.log)
        self.accounts = Accounts(self.store, self.tables)
        self.password_resets = PasswordResets(self.store, self.accounts)
        self.rate_limits = RateLimits(settings.rates)
        self.login_throttle = LoginThrottle(self.store, self.rate_limits)
        self.probe = WriteProbe(engine)
        self.wake, self.told = wake, told

    def operator(self, who: str) -> Operator:
        """Someone who runs the server, by the name under which their acts are written down."""
        return Operator(self.store, self.accounts, self.password_resets, who)

    def close(self) -> None:
        """Closes the database."""
        self.store.close()
        self._file_lock.release()

    # Tables in words

    def summary(self, user: User | None, row: TableRow, language: str) -> dict[str, Any]:
        """A table as a line of the lobby."""
        game = self.catalogue.find(row.game)
        sides = sides_of(game, row)
        return {
            "id": row.id,
            "game": row.game,
            "scenario": row.scenario,
            "options": row.options,
            "title": row.title,
            "mode": row.mode,
            "secrets": _has_secrets(game, row, user),
            "status": row.status,
            "seq": row.seq,
            "turn": row.turn,
            "waiting_for": waited_for(game, row),
            "spectators": row.spectators,
            "budget": row.budget,
            "paused": row.paused_by is not None,
            "seats": [
                {
                    "seat": seat.seat,
                    **in_words(seat_title(game, seat.seat, language)),
                    "sides": list(sides[seat.seat]),
                    "kind": seat.kind if seat.is_free or seat.kind == COMPUTER else "human",
                    "level": seat.level,
                    "name": seat.name,
                    "me": user is not None and seat.user_id == user.id,
                }
                for seat in row.seats
            ],
            "my_seats": row.seats_of(user),
            "host": user is not None and row.host_id == user.id,
            "commitment": commitment(bytes.fromhex(row.key)),
            "dealt": row.dealt or 0,
            "forked_from": row.forked_from,
            "forked_at": row.forked_at,
            "rematch_of": row.rematch_of,
            "guide": row.guide,
            "outcome": row.outcome and {k: v for k, v in row.outcome.items() if k != "message"},
            "created": row.created,
            "changed": row.changed,
            "expires": row.expires,
        }

    def detail(self, user: User | None, table_id: str, language: str) -> dict[str, Any]:
        """A table with all that this user may know about it, but for the view."""
        row = self.tables.row(table_id)
        found = self.summary(user, row, language)
        host = self.store.user(row.host_id)
        found["host_name"] = host.name if host else ""
        found["viewpoints"] = viewpoint.allowed(user, row)
        found["version"] = __version__
        invited = [seat.seat for seat in row.seats if seat.kind == INVITE and seat.is_free]
        is_host = user is not None and row.host_id == user.id
        # Once the game goes on, everyone who plays may look for a substitute.
        may_invite = is_host or (row.status == RUNNING and bool(row.seats_of(user)))
        found["invites"] = (
            {seat: self.seating.invitation(row.id, seat) for seat in invited} if may_invite else {}
        )
        found["held_before"] = holders.before(self.store.engine, row)
        spoken = chat.last_lines(self.store, row.id) if row.seats_of(user) else []
        found["chat"] = [said(message, user) for message in spoken]
        rematch = self.store.rematch_of(row.id) if row.status == FINISHED else None
        found["rematch"] = rematch and rematch.id
        found["clocks"] = clock.shown(row, self.time())
        proposal = self.proposals.at(row) if row.seats_of(user) else None
        found["proposal"] = proposal and proposals.described(proposal, row, user)
        found["may_pause"] = user is not None and proposals.may_alone(row, user, proposals.PAUSE)
        return found

    # What is seen

    def look(
        self, user: User | None, table_id: str, seat: str | None, at: int | None, language: str
    ) -> dict[str, Any]:
        """The table as a user may see it, now or after an earlier entry."""
        row = self.tables.row(table_id)
        who = viewpoint.check(user, row, seat)
        if at is not None and at > row.seq:
            raise Refusal(422, "at", field="at", seq=str(row.seq), given=str(at))
        now = self.history.now(row) if at is None else self.history.at(row, at)
        game = self.catalogue.find(row.game)
        seen = viewpoint.look(game, row, now, who, language)
        clocks = clock.shown(row, self.time())
        return seen | {"clocks": clocks, "log": self.log.lines(game, row, now, who, language)}

    def earlier_log(
        self, user: User | None, table_id: str, seat: str | None, before: int, language: str
    ) -> list[dict[str, Any]]:
        """The lines of the log before one."""
        row = self.tables.row(table_id)
        who = viewpoint.check(user, row, seat)
        game, now = self.catalogue.find(row.game), self.history.now(row)
        return self.log.lines(game, row, now, who, language, before=before)

    def record(self, table_id: str) -> str:
        """The record of a table: complete when it is finished; before, only the commitment to the dice."""
        row = self.tables.row(table_id)
        if row.forked_from is not None or row.guide:
            raise Refusal(409, "fork-no-record")
        game = self.catalogue.find(row.game)
        made = record.start(game, row.scenario, row.options, bytes.fromhex(row.key))
        if row.status != FINISHED:
            del made.header["key"]
            return record.write(made)
        now = self.history.now(row)
        made.actions = recorded(self.store.moves(row.id))
        record.finish(made, game, now.state)
        return record.write(made)


def _has_secrets(game: Game[Any], row: TableRow, user: User | None) -> bool:
    """Whether seats have secrets from each other; those of a user who only plays for one team have none."""
    scenario, _ = game.choose(row.scenario, row.options)
    mine = {scenario.seats[seat] for seat in row.seats_of(user)}
    return scenario.secrets and (len(mine) != 1 or len(row.seats_of(user)) == 1)


def said(message: Message, user: User | None) -> dict[str, Any]:
    """A line of chat for a user."""
    return {
        "id": message.id,
        "name": message.name,
        "text": message.text,
        "at": message.at,
        "me": user is not None and message.user_id == user.id,
    }
