"""The sample game as the server makes games, in a module that another process loads without the server."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tests.sample.game import Sample


class Valley(Sample):
    """The sample game, made as games are made by the server."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__()
