"""What is in the box: the map, the counters and the charts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from grognard.games.borodino_41 import charts
from grognard.games.borodino_41.charts import Charts
from grognard.games.borodino_41.checks import check
from grognard.games.borodino_41.geography import LINE, Geography
from grognard.games.borodino_41.sheet import SHEET
from grognard.games.borodino_41.units import SIDES, Unit, dummy
from grognard.kernel.board.board import Board
from grognard.kernel.components.data import Data, load, rows_as
from grognard.kernel.components.packs import Source
from grognard.kernel.components.schema import ORIGIN, DataError, Document, Table, columns_of

UNITS = Table("units.csv", "id", {**columns_of(Unit), **ORIGIN})
SCHEMAS: tuple[Table | Document, ...] = (*SHEET.tables, UNITS, LINE, *charts.SCHEMAS)


class Components:
    """Everything in the box, checked."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.data: Data = load(SCHEMAS, Source(SHEET.folder / "data", packs, SHEET.name))
        self.charts = Charts(self.data)
        self.geo = Geography(SHEET, self.data, self.charts)
        self.board: Board = self.geo.board
        self.printed_units: tuple[Unit, ...] = rows_as(Unit, self.data.rows(UNITS))
        self._check()
        self.units: tuple[Unit, ...] = (*self.printed_units, *self._dummies())
        """The counters in the order of their file, then the dummies of the Germans and of the Soviets."""
        self.piece_names: tuple[str, ...] = tuple(unit.id for unit in self.units)

    def _dummies(self) -> tuple[Unit, ...]:
        """11/dummies/have."""
        counts = self.charts.markers["dummy"]
        return tuple(
            dummy(camp, number) for camp in range(len(SIDES)) for number in range(1, (counts[camp] or 0) + 1)
        )

    def _check(self) -> None:
        """Units of the set-up and of the withdrawal, and they alone, have a hex that suits them."""
        check(self.data, self.charts, self.geo, self.printed_units)
        for unit in self.printed_units:
            place = f"{UNITS.file}, unit {unit.id}"
            placed = unit.entry == "setup"
            if (placed or unit.is_withdrawing) != bool(unit.hex) or placed != (unit.arrives == 0):
                raise DataError(
                    f"{place}: expected a hex with set-up and withdrawal alone, turn 0 with the set-up; "
                    f"got {unit.hex!r}, turn {unit.arrives}"
                )
            if placed and self.board.cell(unit.hex) not in self.geo.setup_cells:
                raise DataError(f"{place}: expected a hex of the set-up; got {unit.hex}")
