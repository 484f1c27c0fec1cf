"""What the tests of the commands call them with."""

from collections.abc import Callable
from pathlib import Path

from grognard import games

GAME = "battle-for-germany"
SHORT = ("--scenario", "red-star-white-star")
DATA = games.find(GAME).folder / "data"

Run = Callable[..., tuple[int, str, str]]


def edited(folder: Path, file: str, old: str, new: str) -> Path:
    """A pack with one file of the game, changed in one place."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    pack = folder / "my-pack"
    pack.mkdir()
    (pack / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return pack
