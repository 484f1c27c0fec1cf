"""Where data files come from: the game's own folder, with packs laid over it.

A pack is a folder that holds some of the game's data files; each replaces the game's file of that name.

    source = Source(Path("data"), packs=[Path("my-pack")], game="battle-for-germany")
    source.find("track.csv").shown       # 'my-pack/track.csv'
    source.find("map.csv").shown         # 'map.csv'
"""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from grognard.kernel.components.schema import DataError, Document, fit, misfit, optional, text

PACK = Document("pack.toml", {"name": text, "author": optional(text), "game": text})
BESIDE_DATA = frozenset({"pack.toml", "README.md"})


@dataclass(frozen=True, slots=True)
class DataFile:
    """A file and the name that errors call it by."""

    name: str
    shown: str
    path: Path

    def text(self) -> str:
        """The file's text, with plain line ends and without a byte order mark."""
        if not self.path.is_file():
            raise DataError(f"{self.shown}: expected a file; found none")
        content = self.path.read_bytes()
        try:
            decoded = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            byte = f"0x{content[error.start]:02x}"
            raise DataError(f"{self.shown} line {line}: expected UTF-8 text; got the byte {byte}") from None
        if not decoded.strip():
            raise DataError(f"{self.shown}: expected some data; got an empty file")
        return decoded.replace("\r\n", "\n")

    def toml(self) -> dict[str, Any]:
        """The file's values, read as TOML."""
        try:
            return tomllib.loads(self.text())
        except tomllib.TOMLDecodeError as error:
            raise DataError(f"{self.shown}: expected TOML; got an error: {error}") from None


@dataclass(frozen=True, slots=True)
class Pack:
    """A folder of data files that replace the game's own."""

    folder: Path
    name: str
    author: str | None
    files: frozenset[str]


class Source:
    """A game's data folder and the packs over it; where two packs have the same file, the later wins."""

    def __init__(self, base: Path, packs: Sequence[Path] = (), game: str = "") -> None:
        self.base = base
        self.game = game
        self.packs = tuple(self._open(folder) for folder in packs)

    def find(self, name: str) -> DataFile:
        """The file in force under this name."""
        for pack in reversed(self.packs):
            if name in pack.files:
                return _in_pack(pack.folder, name)
        return DataFile(name, name, self.base / name)

    def _open(self, folder: Path) -> Pack:
        if not folder.is_dir():
            raise DataError(f"{folder}: expected the folder of a pack; found none")
        present = {path.name for path in folder.iterdir() if not path.name.startswith(".")}
        known = {path.name for path in self.base.iterdir() if path.is_file()}
        for name in sorted(present - known - BESIDE_DATA):
            raise misfit(_shown(folder, name), "only files of the game: " + ", ".join(sorted(known)), name)
        label: dict[str, Any] = {"name": folder.resolve().name, "author": None}
        if "pack.toml" in present:
            file = _in_pack(folder, "pack.toml")
            label = fit(PACK.fields, file.toml(), file.shown)
            if label["game"] != self.game:
                raise misfit(f"{file.shown}, field game", repr(self.game), label["game"])
        return Pack(folder, label["name"], label["author"], frozenset(present - BESIDE_DATA))


def _shown(folder: Path, name: str) -> str:
    return f"{folder.resolve().name}/{name}"


def _in_pack(folder: Path, name: str) -> DataFile:
    return DataFile(name, _shown(folder, name), folder / name)
