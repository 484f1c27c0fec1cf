"""A game's map sheet of numbered hexes, described by four data files:

map.csv     a row for each hex: its terrain and what else the game says of it
sides.csv   what lies along hexsides: rivers, lines, bridges
ways.csv    what leads from a hex to the next: roads, railways
places.csv  what stands in hexes: towns, stations, forts, with its names

    SHEET = Sheet("victory-roads", Path(__file__).parent, columns=72, rows=70, ...)
    data = SHEET.load()
    board = SHEET.board(data)
    board.has(board.cell("5426"), board.cell("5427"), "rail")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from grognard.kernel.board.board import Board, hex_board
from grognard.kernel.board.hexes import HexGrid, Parity
from grognard.kernel.components.data import Data, load
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import (
    DataError,
    Kind,
    Table,
    matching,
    misfit,
    one_of,
    optional,
    provenance,
    ref,
    text,
)
from grognard.kernel.words.captions import caption


@dataclass(frozen=True)
class Sheet:
    """What may stand in the four files, and how the hexes are numbered (column first, rows from the north).

    `closed` terrain is entered by nobody. `hex_km` measures a hex from side to opposite side. `networks` are
    the kinds of way that hang together, each in one piece: `(("road", "highway"), ("rail",))`. A kind in none
    of them only accompanies other ways, as an embankment does. Left out, every kind is a network of its own.
    """

    name: str
    folder: Path
    columns: int
    rows: int
    hex_km: float
    terrain: Sequence[str]
    features: Sequence[str]
    ways: Sequence[str]
    places: Sequence[str]
    closed: Sequence[str] = ()
    low: Parity = "even"
    networks: Sequence[Sequence[str]] = ()
    map_columns: Mapping[str, Kind] = field(default_factory=dict)
    place_columns: Mapping[str, Kind] = field(default_factory=dict)

    @cached_property
    def map_table(self) -> Table:
        """map.csv."""
        number = matching("[0-9]{4}", "a hex number of four digits")
        columns = {"hex": number, "terrain": one_of(*self.terrain), **self.map_columns}
        return Table("map.csv", key="hex", columns=columns | _ORIGIN)

    @cached_property
    def side_table(self) -> Table:
        """sides.csv."""
        columns = _PAIR | {"feature": one_of(*self.features), "name": optional(text)}
        return Table("sides.csv", key=("a", "b", "feature"), columns=columns | _ORIGIN)

    @cached_property
    def way_table(self) -> Table:
        """ways.csv."""
        columns = _PAIR | {"kind": one_of(*self.ways), "name": optional(text)}
        return Table("ways.csv", key=("a", "b", "kind"), columns=columns | _ORIGIN)

    @cached_property
    def place_table(self) -> Table:
        """places.csv; `today` is the name of our days where it is another."""
        columns = {
            "hex": ref("map.csv"),
            "kind": one_of(*self.places),
            "name": text,
            "name_fr": text,
            "today": optional(text),
            **self.place_columns,
        }
        return Table("places.csv", key=("hex", "kind", "name"), columns=columns | _ORIGIN)

    @property
    def tables(self) -> tuple[Table, ...]:
        """All four."""
        return self.map_table, self.side_table, self.way_table, self.place_table

    def title(self, language: str) -> str:
        """What the map is called: the message `map-title` of its look."""
        return caption(self.folder / "look", language, "map-title")

    def load(self, packs: Sequence[Path] = ()) -> Data:
        """The four files, with packs laid over them; raises a DataError at the first fault."""
        data = load(self.tables, Source(self.folder / "data", packs, self.name))
        self._check_numbers({row["hex"] for row in data.rows(self.map_table)})
        return data

    def board(self, data: Data) -> Board:
        """The hexes, with everything along hexsides and every way between hexes as features of the edges."""
        self._check_numbers({row["hex"] for row in data.rows(self.map_table)})
        sides = [(row["a"], row["b"], row["feature"]) for row in data.rows(self.side_table)]
        ways = [(row["a"], row["b"], row["kind"]) for row in data.rows(self.way_table)]
        return self._blank.with_features(sides + ways)

    @cached_property
    def grid(self) -> HexGrid:
        """The hexes as they are numbered."""
        return HexGrid(self.columns, self.rows, low=self.low)

    @cached_property
    def _blank(self) -> Board:
        return hex_board(self.grid, "map.csv")

    def _check_numbers(self, found: set[str]) -> None:
        labels = self._blank.labels
        for label in labels:
            if label not in found:
                raise DataError(f"map.csv, field hex: expected all {len(labels)} hexes; {label} is missing")
        for label in sorted(found.difference(labels)):
            raise misfit("map.csv, field hex", f"{labels[0]} to {labels[-1]}", label)


_ORIGIN = {"source": provenance, "grounds": text}
_PAIR = {"a": ref("map.csv"), "b": ref("map.csv")}
