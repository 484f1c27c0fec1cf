"""Reading and writing files whole: a written file is the complete one or none at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from grognard.commands.arguments import BadInput

FOR_ITS_OWNER = 0o700


def read_whole(path: Path) -> bytes:
    """A file's bytes; what stands in the way is said in one line."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: expected a file that can be read; got: {error.strerror}") from None


def check_goal(path: Path) -> None:
    """Refuses a file that cannot be written, before the work that fills it."""
    if path.is_dir() or not path.parent.is_dir():
        found = "a folder" if path.is_dir() else f"no folder {path.parent}"
        raise BadInput(f"{path}: expected a file that can be written; got {found}")


@contextmanager
def written_whole(path: Path) -> Iterator[Path]:
    """A file beside the goal that is renamed when all is written, so that nobody ever sees half a file."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.unlink(missing_ok=True)
        try:
            yield part
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"{path}: expected a file that can be written; got: {error.strerror}") from None


def write_whole(path: Path, content: bytes) -> None:
    """Writes all of a file, or nothing."""
    with written_whole(path) as part:
        part.write_bytes(content)


def make_folder(path: Path, mode: int = 0o777) -> Path:
    """The folder, made if it is not there, and then for those whom the mode lets in."""
    try:
        path.mkdir(mode, parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{path}: expected a folder that can be written to; got: {error.strerror}") from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise BadInput(f"{path}: expected a folder that can be written to; got one that cannot")
    return path
