"""What is in the box: the map, the counters and the charts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grognard.games.fortress_berlin import charts
from grognard.games.fortress_berlin.charts import Charts, Leader
from grognard.games.fortress_berlin.geography import Geography
from grognard.games.fortress_berlin.sheet import SHEET
from grognard.games.fortress_berlin.units import Unit
from grognard.kernel.board.board import Board
from grognard.kernel.components.data import Data, load, rows_as
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import ORIGIN, DataError, Document, Table, columns_of

UNITS = Table("units.csv", "id", {**columns_of(Unit), **ORIGIN})
SCHEMAS: tuple[Table | Document, ...] = (*SHEET.tables, UNITS, *charts.SCHEMAS)


class Components:
    """Everything in the box, checked."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.data: Data = load(SCHEMAS, Source(SHEET.folder / "data", packs, SHEET.name))
        self.charts = Charts(self.data)
        self.geo = Geography(SHEET, self.data, self.charts)
        self.board: Board = self.geo.board
        self.units: tuple[Unit, ...] = rows_as(Unit, self.data.rows(UNITS))
        """In the order of their file."""
        self.leaders: tuple[Leader, ...] = self.charts.leaders
        """Hitler first."""
        self.piece_names: tuple[str, ...] = tuple(unit.id for unit in self.units)
        self._check()

    def _check(self) -> None:
        """A unit is set up or arrives; where it may stand is on the map."""
        for unit in self.units:
            if bool(unit.setup) == bool(unit.entry) or bool(unit.entry) != bool(unit.turn):
                raise DataError(
                    f"{UNITS.file}, unit {unit.id}: expected a place of set-up, or a turn and an entry"
                )
            if not self._is_placed(unit):
                raise DataError(f"{UNITS.file}, unit {unit.id}: expected hexes of the map; got {unit.setup}")

    def _is_placed(self, unit: Unit) -> bool:
        hexes = unit.setup[:1].isdigit()
        return not hexes or all(label in self.board.index for label in unit.setup.split(";"))
