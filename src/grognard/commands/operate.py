"""`grognard operate`: what those who run a server do about users and tables, while it serves."""

from __future__ import annotations

import argparse
import getpass
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from grognard.commands.arguments import BadInput, Parser, Subparsers, add_json, command, whole
from grognard.commands.terminal import print_json, print_table, table

if TYPE_CHECKING:
    from grognard.server.people.operators import Operator

_DAY = 24 * 3600
Deed = Callable[["Operator", argparse.Namespace], None]


def add(subparsers: Subparsers) -> None:
    """Declares the command and what can be done with it."""
    summary = "look after the users and tables of a server"
    parser = command(subparsers, "operate", summary, 'operate ban Ney --days 7 --why "insults"', _nothing)
    deeds = parser.add_subparsers(metavar="ACT", required=True, parser_class=Parser)
    for name, about, deed in (
        ("ban", "let a user do nothing here", _ban),
        ("unban", "let a banned user in again", _unban),
        ("mute", "let a user write nothing here", _mute),
        ("unmute", "let a muted user write again", _unmute),
        ("rename", "give a user another name", _rename),
        ("delete-user", "delete an account or a guest; their seats are given up", _delete_user),
        ("reset-link", "make a link by which the owner of an account sets a new password", _reset_link),
    ):
        found = _deed(deeds, name, about, deed)
        found.add_argument("user", metavar="USER", help="an id, or a name that only one bears")
        if name == "rename":
            found.add_argument("name", metavar="NAME")
        if name in ("ban", "mute"):
            found.add_argument("--days", metavar="N", type=whole(1), help="for so long; for good unless told")
        _add_why(found)
    gone = _deed(deeds, "delete-table", "delete a table with all that belongs to it", _delete_table)
    gone.add_argument("table", metavar="TABLE", help="its id, which stands in its address")
    _add_why(gone)
    for name, about, deed in (
        ("users", "list users", _users),
        ("tables", "list tables", _tables),
    ):
        found = _deed(deeds, name, about, deed)
        found.add_argument("match", metavar="TEXT", nargs="?", default="", help="a part of the name")
        add_json(found)
    add_json(_deed(deeds, "log", "list what operators did, and why", _log))


def _deed(deeds: Subparsers, name: str, about: str, deed: Deed) -> Parser:
    parser = deeds.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
    parser.add_argument("--data", metavar="FOLDER", type=Path, help="where games are kept")
    parser.set_defaults(run=run, deed=deed)
    return parser


def _add_why(parser: Parser) -> None:
    parser.add_argument("--why", metavar="REASON", default="", help="written to the log of acts")
    parser.add_argument("--by", metavar="WHO", help="who does it; your name on this system unless told")


def _nothing(_: argparse.Namespace) -> int:
    raise AssertionError("an act is required")


def run(arguments: argparse.Namespace) -> int:
    """Does one thing, and says that it is done."""
    from grognard.server.errors import Refusal
    from grognard.server.people.operators import Unknown

    with _operator(arguments) as operator:
        try:
            arguments.deed(operator, arguments)
        except Unknown as error:
            raise BadInput(str(error)) from None
        except Refusal as refusal:
            raise BadInput(refusal.words("en")) from None
    return 0


@contextmanager
def _operator(arguments: argparse.Namespace) -> Iterator[Operator]:
    """The one who acts, at the database that `grognard play` would use."""
    from grognard.server.service import Service
    from grognard.server.settings import Settings, data_folder, database_in
    from grognard.server.store.database import BadDatabase, url_of
    from grognard.server.store.database_file import file_of

    address = database_in(arguments.data or data_folder())
    try:
        file = file_of(url_of(address))
        if file is not None and not file.exists():
            raise BadInput(f"{file}: expected a database with games; got none")
        service = Service(Settings(address), _unheard, _unheard, _unheard, serves=False)
    except BadDatabase as error:
        raise BadInput(str(error)) from None
    try:
        yield service.operator(getattr(arguments, "by", None) or _login())
    finally:
        service.close()


def _unheard(_: str) -> None:
    """The sockets are in another process, which watches the log of acts."""


def _login() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # a system without a name for this user
        return "operator"


def _ban(operator: Operator, arguments: argparse.Namespace) -> None:
    user = operator.user(arguments.user)
    operator.ban(user, _until(arguments.days), arguments.why)
    print(f"{user.name} ({user.id}) is banned {_for(arguments.days)}")


def _unban(operator: Operator, arguments: argparse.Namespace) -> None:
    user = operator.user(arguments.user)
    operator.ban(user, 0, arguments.why)
    print(f"{user.name} ({user.id}) is not banned any more")


def _mute(operator: Operator, arguments: argparse.Namespace) -> None:
    user = operator.user(arguments.user)
    operator.mute(user, _until(arguments.days), arguments.why)
    print(f"{user.name} ({user.id}) is muted {_for(arguments.days)}")


def _unmute(operator: Operator, arguments: argparse.Namespace) -> None:
    user = operator.user(arguments.user)
    operator.mute(user, 0, arguments.why)
    print(f"{user.name} ({user.id}) is not muted any more")


def _rename(operator: Operator, arguments: argparse.Namespace) -> None:
    user = operator.user(arguments.user)
    renamed = operator.rename(user, arguments.name, arguments.why)
    print(f"{user.name} ({user.id}) is {renamed.name} now")


def _delete_user(operator: Operator, arguments: argparse.Namespace) -> None:
    user = operator.user(arguments.user)
    operator.delete_user(user, arguments.why)
    print(f"{user.name} ({user.id}) is deleted")


def _delete_table(operator: Operator, arguments: argparse.Namespace) -> None:
    if not operator.delete_table(arguments.table, arguments.why):
        raise BadInput(f"expected the id of a table; got {arguments.table!r}")
    print(f"table {arguments.table} is deleted")


def _reset_link(operator: Operator, arguments: argparse.Namespace) -> None:
    user = operator.user(arguments.user)
    token = operator.reset_link(user, arguments.why)
    print(f"for {user.name}, within the hour: append #/reset?token={token} to the address of the server")


def _users(operator: Operator, arguments: argparse.Namespace) -> None:
    found = operator.users(arguments.match)
    if arguments.json:
        return print_json(found)
    made = table("id", "name", "kind", "since", "banned until", "muted until")
    for user in found:
        kind = "guest" if user["guest"] else "account"
        dates = map(_date, (user["created"], user["banned_until"], user["muted_until"]))
        made.add_row(user["id"], user["name"], kind, *dates)
    return print_table("Users", made)


def _tables(operator: Operator, arguments: argparse.Namespace) -> None:
    found = operator.tables(arguments.match)
    if arguments.json:
        return print_json(found)
    made = table("id", "title", "game", "status", "entries", "host", "changed", "expires")
    for row in found:
        dates = map(_date, (row["changed"], row["expires"]))
        made.add_row(
            row["id"], row["title"], row["game"], row["status"], str(row["seq"]), row["host"], *dates
        )
    return print_table("Tables", made)


def _log(operator: Operator, arguments: argparse.Namespace) -> None:
    found = operator.log()
    if arguments.json:
        return print_json([asdict(act) for act in found])
    made = table("when", "who", "what", "whom", "why")
    for act in found:
        made.add_row(_date(act.at), act.who, act.what, act.name, act.why)
    return print_table("Acts", made)


def _until(days: int | None) -> float:
    from grognard.server.people.sanctions import FOREVER

    return FOREVER if days is None else time() + days * _DAY


def _for(days: int | None) -> str:
    return "for good" if days is None else f"for {days} day{'s' if days > 1 else ''}"


def _date(at: float | None) -> str:
    from grognard.server.people.sanctions import FOREVER

    if at is None:
        return ""
    return "for good" if at >= FOREVER else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M}"
