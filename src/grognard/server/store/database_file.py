"""The file of an SQLite database: created atomically, readable by its owner alone, locked by one server."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from logging import getLogger
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import URL

_OWNER_ONLY = 0o600
_OTHERS = 0o077
_BESIDE = ("-wal", "-journal", "-shm")
_LOCKED_BYTE = 1000
"""Behind the process id, which others must be able to read: on Windows a locked byte cannot be read."""


class BadDatabase(ValueError):
    """A database that can't be used; the message is one line and holds no password."""


def file_of(url: URL) -> Path | None:
    """The file that an address of SQLite names; none for one in memory, or of another kind."""
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    name = str(url.database)
    if name.startswith("file:"):
        raise BadDatabase("expected a path, as in sqlite:////path/file.db; got an address (file:)")
    return Path(name)


def prepare(path: Path, fill: Callable[[Path], None]) -> None:
    """Creates the file atomically with `fill` if it is not there; refuses one that was emptied.

    A new file gets its name when all of its tables are in it, so one without any was not left by a server
    that was killed as it started: someone or something has emptied it.
    """
    for file in (path, *(_beside(path, end) for end in _BESIDE)):
        _protect(file)
    if path.exists():
        _check(path)
    else:
        _make(path, fill)


def _check(path: Path) -> None:
    with suppress(sqlite3.DatabaseError):  # what can't be read at all is told by those who use it
        if path.stat().st_size and _has_tables(path):
            return
        raise BadDatabase(
            f"expected a database with games; got {path}, which was emptied: nothing was changed. "
            "Move it away, then start anew or fill it from a backup (grognard restore FILE)"
        )


def _has_tables(path: Path) -> bool:
    with closing(sqlite3.connect(path)) as connection:
        query = "SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'"
        return bool(connection.execute(query).fetchone()[0])


def _make(path: Path, fill: Callable[[Path], None]) -> None:
    for left in (_beside(path, end) for end in ("-wal", "-journal")):
        if left.exists() and left.stat().st_size:
            raise BadDatabase(
                f"expected {path} beside {left.name}, which holds moves of it; got no such file: nothing was "
                "changed. Bring the file back, or move the other one away as well to start anew"
            )
    part = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, _OWNER_ONLY))
        fill(part)
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        _name(part, path)
        _sync_folder(path.parent)
    except OSError as error:
        raise BadDatabase(f"unable to open {path}: {error.strerror}") from None
    finally:
        for each in (part, *(_beside(part, end) for end in _BESIDE)):
            with suppress(OSError):
                each.unlink(missing_ok=True)


def _name(part: Path, path: Path) -> None:
    """Renames the new file, unless another process was faster."""
    try:
        os.link(part, path)
    except FileExistsError:
        pass
    except OSError:  # there are disks without links
        if not path.exists():
            part.rename(path)


def _sync_folder(folder: Path) -> None:
    """Syncs the folder, so that the file's name survives a power failure, where that is possible."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _protect(file: Path) -> None:
    """Makes a file readable by its owner alone; it holds keys of running games, and addresses."""
    try:
        mode = file.stat().st_mode
        if mode & _OTHERS and os.name != "nt":
            file.chmod(mode & ~_OTHERS & 0o7777)
    except FileNotFoundError:
        pass
    except OSError as error:
        getLogger(__name__).warning("%s may be read by others: %s", file, error.strerror)


def _beside(path: Path, end: str) -> Path:
    return path.with_name(path.name + end)


class FileLock:
    """A lock on the file while a server uses it; the system releases it however the process ends."""

    def __init__(self, path: Path | None) -> None:
        self._file: BinaryIO | None = None
        if path is None or not path.parent.is_dir():
            return
        lock = _beside(path, ".lock")
        try:
            file = open(lock, "rb+", opener=_open_or_make)  # noqa: SIM115
        except OSError as error:
            raise BadDatabase(f"unable to open {lock}: {error.strerror}") from None
        try:
            _lock(file)
        except (BlockingIOError, PermissionError):
            server = file.read(_LOCKED_BYTE).decode(errors="replace").strip()
            file.close()
            raise BadDatabase(
                f"expected a database of its own; got {path}, which another server uses "
                f"(process {server or 'unknown'}). Stop that one, or give this one another folder (--data)"
            ) from None
        except OSError as error:  # there are disks without locks
            getLogger(__name__).warning("%s can't be locked: %s", lock, error.strerror)
        file.truncate(0)
        file.write(f"{os.getpid()}\n".encode())
        file.flush()
        self._file = file

    def __enter__(self) -> FileLock:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Lets another server use the file."""
        if self._file is not None:
            self._file.close()
            self._file = None


def _open_or_make(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_CREAT, _OWNER_ONLY)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(0)

else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
