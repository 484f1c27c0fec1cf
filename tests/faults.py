"""Faults in data: a file of a game changed in one place, and what the loader says of it."""

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from grognard.kernel.components.schema import DataError


def tell_fault(load: Callable[[Sequence[Path]], object], source: Path, pack: Path, *change: str) -> None:
    """Lays a copy of a file over the game in which the first `old` reads `new`; the error says `said`."""
    old, new, said = change
    pack.mkdir()
    shutil.copy(source, pack / source.name)
    written = source.read_text()
    assert old in written
    (pack / source.name).write_text(written.replace(old, new, 1))
    with pytest.raises(DataError, match=said):
        load([pack])
