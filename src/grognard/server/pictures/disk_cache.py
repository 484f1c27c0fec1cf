"""A cache on disk: what was made once is there after a restart, as long as its sources are the same.

Each item has a file of its own, under a key that is a hash of all its sources. A checksum over the content
finds files that are damaged or were not written by this cache.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from logging import getLogger
from pathlib import Path

_CHECK = 16


@dataclass(frozen=True, slots=True)
class DiskCache:
    """A folder of cached files, which may be emptied at any time."""

    folder: Path

    def get(self, name: str, key: str) -> bytes | None:
        """The content that was cached under that name and key, if it is there and undamaged."""
        try:
            found = self._place(name, key).read_bytes()
        except OSError:
            return None
        content = found[_CHECK:]
        return content if found[:_CHECK] == _check(key, content) else None

    def put(self, name: str, key: str, content: bytes) -> None:
        """Caches something in place of what had the same name; a full disk is not an error."""
        goal = self._place(name, key)
        part = goal.with_name(f"{goal.name}.{os.getpid()}.part")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            part.write_bytes(_check(key, content) + content)
            part.replace(goal)
            for old in self.folder.glob(f"{name}.*"):
                if old != goal:
                    old.unlink(missing_ok=True)
        except OSError as error:
            getLogger(__name__).warning("%s is not cached: %s", name, error)

    def _place(self, name: str, key: str) -> Path:
        return self.folder / f"{name}.{key}"


def key_of(folders: Iterable[Path], *words: str) -> str:
    """A hash of all files in these folders, and of these words."""
    digest = blake2b("\n".join(words).encode(), digest_size=16)
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.parent.name != "__pycache__":
                content = path.read_bytes()
                digest.update(f"\n{path.relative_to(folder).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def _check(key: str, content: bytes) -> bytes:
    return blake2b(content, digest_size=_CHECK, key=key.encode()).digest()
