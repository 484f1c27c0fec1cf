"""A game with components changed for a test: terrain, borders, values, rates, or any row of its data.

A change is written as text, `"2006 rough, 2007 broken"`: what it is about, then what it shall be.
"""

import csv
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from grognard.kernel.components.schema import Document, Table

Key: TypeAlias = tuple[str, ...]
Files: TypeAlias = dict[str, dict[Key, dict[str, Any]]]
"""The rows of each CSV file by their key."""
Word: TypeAlias = Callable[[Files, Sequence[Key]], None]
"""What a change means, such as `terrain`: it gets the files and the entries of the text."""
Entries: TypeAlias = str | Mapping[Any, Any] | Iterable[Any]


class Ground:
    """A game on a testing ground, made once for each set of changes.

    >>> GROUND = Ground(BattleForGermany, FOLDER, SCHEMAS, flat, {"terrain": column("map.csv", "terrain")})
    >>> GROUND(terrain="2006 rough", rows="units us-vii attack=9 defence=1, track 2 soviet=3")
    """

    def __init__(
        self,
        game: Callable[[Sequence[Path]], Any],
        folder: Path = Path(),
        schemas: Iterable[Table | Document] = (),
        base: Callable[[Files], None] = lambda files: None,
        words: Mapping[str, Word] | None = None,
        last: Callable[[Files], None] = lambda files: None,
    ) -> None:
        """`base` makes the ground of the game's own rows, `last` what follows from all changes."""
        self.game, self.folder, self.base, self.last = game, folder, base, last
        self.tables = tuple(schema for schema in schemas if isinstance(schema, Table))
        self.words: dict[str, Word] = {"rows": change_rows, **(words or {})}
        self._made = cache(self._make)

    def __call__(self, **changes: Entries) -> Any:
        """The game with these changes, by their words."""
        return self._made(tuple((word, tuple(entries(what))) for word, what in sorted(changes.items())))

    def _make(self, changes: tuple[tuple[str, tuple[Key, ...]], ...]) -> Any:
        files = {table.file: self._rows(table) for table in self.tables}
        self.base(files)
        for word, found in changes:
            self.words[word](files, found)
        self.last(files)
        with tempfile.TemporaryDirectory() as pack:
            for table in self.tables:
                with (Path(pack) / table.file).open("w", newline="", encoding="utf-8") as file:
                    writer = csv.DictWriter(file, list(table.columns))
                    writer.writeheader()
                    writer.writerows(files[table.file].values())
            return self.game([Path(pack)])

    def _rows(self, table: Table) -> dict[Key, dict[str, Any]]:
        with (self.folder / "data" / table.file).open(encoding="utf-8", newline="") as file:
            rows = csv.DictReader(line for line in file if not line.startswith("#"))
            return {tuple(row[name] for name in table.key_columns): row for row in rows}


def entries(what: Entries) -> list[Key]:
    """The entries of a change, from text (`"b9 b8, b9 a9"`), pairs or a mapping.

    >>> entries("2006 rough, 2005 2006 river")
    [('2006', 'rough'), ('2005', '2006', 'river')]
    """
    if isinstance(what, str):
        return [tuple(entry.split()) for entry in what.split(",") if entry.strip()]
    if isinstance(what, Mapping):
        return [(*_words(key), str(value)) for key, value in what.items()]
    return [_words(item) for item in what]


def column(file: str, name: str) -> Word:
    """A change of one column: `"2006 rough"`; without a value it says yes."""

    def change(files: Files, found: Sequence[Key]) -> None:
        for key, *value in found:
            files[file][key,][name] = value[0] if value else "yes"

    return change


def change_rows(files: Files, found: Sequence[Key]) -> None:
    """Any row of any file, by file and key: `"units us-vii attack=9 defence=1"`."""
    for name, *words in found:
        values = dict(word.split("=") for word in words if "=" in word)
        row = files[f"{name}.csv"][tuple(word for word in words if "=" not in word)]
        unknown = values.keys() - row.keys()
        assert not unknown, f"{name}.csv has no column {', '.join(unknown)}"
        row.update(values)


def _words(key: Any) -> Key:
    return (key,) if isinstance(key, str) else tuple(key)


class TestingGround:
    """Makes a game on its testing ground, once for each set of changes in the words of its `ground`."""

    __test__ = False

    def __init__(self, words: Sequence[str], make: Callable[..., Any]) -> None:
        self.words, self._make = words, make
        self._made: dict[Any, Any] = {}

    def __call__(self, **changes: Entries) -> Any:
        key = tuple((word, tuple(entries(what))) for word, what in sorted(changes.items()))
        if key not in self._made:
            self._made[key] = self._make(**changes)
        return self._made[key]
