"""Zones of control as they appear: those that each side can reckon with, beside those there are.

What a mover is offered comes from the zones it sees; the true ones stop it, and turn up what stopped it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from grognard.kernel.knowledge.knowledge import Knowledge
from grognard.kernel.knowledge.levels import IDENTITY


class SeenZones(Knowledge):
    """Knowledge with a second plane of zones for each viewer, kept up as pieces move and are turned over."""

    seen_zone: list[list[bytearray]]
    """For each viewer and camp, how many of its pieces seem to control each cell.

    To who sees everything (`sees_all`) those are the true zones themselves, and kept up as such.
    """

    DERIVED: ClassVar[Mapping[str, str]] = {
        "seen_zone": (
            "[new.zone if planes is old.zone else [*map(bytearray.copy, planes)] for planes in old.seen_zone]"
        ),
    }

    def sees_all(self, viewer: int) -> bool:
        """Whether a viewer can name every piece throughout the game: then it sees the zones there are."""
        return False

    def zone_seen(self, unit: int, cell: int, level: int) -> Sequence[int]:
        """The cells that a piece seems to control to who knows so much of it: none, if they can't name it."""
        return self.zone_from(unit, cell) if level >= IDENTITY else ()

    def _set_level(self, viewer: int, unit: int, level: int) -> None:
        cell = self.cell[unit]
        apart = cell >= 0 and self.seen_zone[viewer] is not self.zone
        if apart:
            self._stand_seen(viewer, unit, cell, -1)
        super()._set_level(viewer, unit, level)
        if apart:
            self._stand_seen(viewer, unit, cell, 1)

    def _stand(self, unit: int, cell: int, by: int) -> None:
        super()._stand(unit, cell, by)
        for viewer, planes in enumerate(self.seen_zone):
            if planes is not self.zone:
                self._stand_seen(viewer, unit, cell, by)

    def _stand_seen(self, viewer: int, unit: int, cell: int, by: int) -> None:
        plane = self.seen_zone[viewer][self.camp[unit]]
        for near in self.zone_seen(unit, cell, self.known[viewer * len(self.cell) + unit]):
            plane[near] += by

    def _blank(self) -> None:
        super()._blank()
        self.seen_zone = [
            self.zone if self.sees_all(viewer) else [bytearray(len(plane)) for plane in self.zone]
            for viewer in range(len(self.SIDES))
        ]
