"""`grognard backup` and `grognard restore`: all games of a server in one file, and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.commands.arguments import BadInput, Subparsers, command
from grognard.commands.files import FOR_ITS_OWNER, check_goal, make_folder, written_whole
from grognard.commands.terminal import with_progress

if TYPE_CHECKING:
    from sqlalchemy import Engine


def add(subparsers: Subparsers) -> None:
    """Declares the commands."""
    backup = command(subparsers, "backup", "copy all games into one file", "backup games.backup", write)
    backup.add_argument("--force", action="store_true", help="replace a file that is there")
    back = command(
        subparsers, "restore", "fill an empty database from a backup", "restore games.backup", restore
    )
    for parser in (backup, back):
        parser.add_argument("file", metavar="FILE", type=Path)
        parser.add_argument("--data", metavar="FOLDER", type=Path, help="where games are kept")


def write(arguments: argparse.Namespace) -> int:
    """Writes a file that is the whole backup or none."""
    from grognard.server.settings import data_folder
    from grognard.server.store.backup import BadBackup, rows_in, write_backup

    goal: Path = arguments.file
    check_goal(goal)
    if goal.exists() and not arguments.force:
        raise BadInput(f"{goal}: expected a new file; got one that is there (--force replaces it)")
    folder = arguments.data or data_folder()
    file = _file(folder)
    if file is not None and not file.exists():
        raise BadInput(f"{file}: expected a database with games; got none")
    engine = _open(folder)
    try:
        with written_whole(goal) as part:
            for _ in with_progress(write_backup(engine, part), rows_in(engine), "rows"):
                pass
    except BadBackup as error:
        raise BadInput(str(error)) from None
    finally:
        engine.dispose()
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Checks the whole backup before the database is touched, which no server may use meanwhile."""
    from grognard.server.settings import data_folder
    from grognard.server.store.backup import BadBackup, read_backup, restore_backup
    from grognard.server.store.database_file import BadDatabase, FileLock

    try:
        rows = sum(1 for _ in read_backup(arguments.file))
        folder = make_folder(arguments.data or data_folder(), FOR_ITS_OWNER)
        with FileLock(_file(folder)):
            engine = _open(folder)
            try:
                for _ in with_progress(restore_backup(engine, arguments.file), rows, "rows"):
                    pass
            finally:
                engine.dispose()
    except BadDatabase as error:
        raise BadInput(str(error)) from None
    except BadBackup as error:
        raise BadInput(str(error)) from None
    return 0


def _file(folder: Path) -> Path | None:
    from grognard.server.settings import database_in
    from grognard.server.store.database import BadDatabase, url_of
    from grognard.server.store.database_file import file_of

    try:
        return file_of(url_of(database_in(folder)))
    except BadDatabase as error:
        raise BadInput(str(error)) from None


def _open(folder: Path) -> Engine:
    from grognard.server.settings import database_in
    from grognard.server.store.database import BadDatabase, open_database

    try:
        return open_database(database_in(folder))
    except BadDatabase as error:
        raise BadInput(str(error)) from None
