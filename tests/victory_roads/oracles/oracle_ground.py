"""The units and who stands where, from bare facts, for second readings of combat.

It shares no code with the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from grognard.games.victory_roads.position import PLACES
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.victory_roads.oracles.printed_map import (
    CITY,
    DIRECTIONS,
    FOREIGN,
    HEXES,
    LINES,
    WATER,
    around,
    beside,
    distance,
    is_land,
    places,
    side,
)

SMALL = ("romanian", "hungarian")


class Ground:
    """The units of a position after the dice of a combat, moved by hand."""

    def __init__(self, g: Any, fight: Any) -> None:
        self.g, self.fight, self.labels = g, fight, g.geo.board.labels
        self.cells = {label: cell for cell, label in enumerate(self.labels)}
        count = len(g.world.units)
        self.at = {n: self.labels[g.cell[n]] for n in range(count) if g.cell[n] >= 0}
        self.steps = {n: g.steps[n] for n in range(count)}
        self.pontoons = {n: g.pontoon[n] for n in range(count) if g.pontoon[n]}
        self.target = self.labels[fight.target]
        self.attackers, self.defenders = list(fight.units), list(fight.defenders)
        self.starts = {self.at[unit] for unit in self.attackers}
        self.player = g.player
        self.retreated: set[int] = set()
        self.used: set[int] = set()
        """Kampfgruppen that have left their pool."""

    # ---- units

    def printed(self, unit: int) -> Any:
        return self.g.world.units[unit]

    def armoured(self, unit: int) -> bool:
        it = self.printed(unit)
        return bool(it.arm == "armoured" or (it.nation == "soviet" and it.arm == "cavalry"))

    def division(self, unit: int) -> bool:
        return self.printed(unit).kind in ("division", "corps", "kg")

    def speed(self, unit: int) -> int:
        it = self.printed(unit)
        return int(it.movement if self.steps[unit] == it.steps else it.reduced_movement)

    def here(self, label: str) -> list[int]:
        return [unit for unit, there in self.at.items() if there == label]

    def left(self, units: Iterable[int]) -> list[int]:
        return [unit for unit in units if unit in self.at]

    def defenders_left(self) -> list[int]:
        return [unit for unit in self.defenders if unit in self.at and unit not in self.retreated]

    def chits(self, name: str) -> set[int]:
        """The units that carry a chit of this name."""
        g, first = self.g, len(self.g.world.units)
        return {
            g.spot[number]
            for number, chit in enumerate(g.world.chits)
            if chit.name == name and PLACES[g.place[first + number]] == "on-map"
        }

    # ---- ground

    def site(self, label: str, column: Any) -> bool:
        number = self.g.geo.site[self.cells[label]]
        return number >= 0 and bool(column[number])

    def bridged(self, a: str, b: str) -> bool:
        if "bridge" in side(a, b):
            return True
        laid = {self.labels[cell] for cell in (*self.g.bridgeheads, *self.g.bridging)}
        arrows = {
            (self.at[hq], around(self.at[hq]).get(DIRECTIONS[arrow - 1]))
            for hq, arrow in self.pontoons.items()
            if hq in self.at
        }
        return bool(laid & {a, b}) or (a, b) in arrows or (b, a) in arrows

    def is_open(self, unit: int, a: str, b: str) -> bool:
        """7.10.8, 6.1.7, 1.7.5, 3.2.2: whether a unit can pass from a hex into the next."""
        camp = self.g.camp[unit]
        if not is_land(b) or self.g.geo.closed[self.cells[b]]:
            return False
        if side(a, b) & {"sea", "lake"}:
            return False
        if any(self.g.camp[other] != camp for other in self.here(b)):
            return False
        if camp == AXIS and HEXES[b]["country"] == FOREIGN.get(self.printed(unit).nation):
            return False
        wet = side(a, b) & WATER and not self.bridged(a, b)
        if self.g.weather == "mud" and wet:
            near = {other for there in beside(b) for other in self.here(there)}
            return all(self.g.camp[other] == camp for other in near)
        return True

    def covered(self, label: str) -> bool:
        """9.1.2: whether a theatre reaches a hex: nine hexes, or five in movement mode."""
        g = self.g
        return any(
            g.mode[n] and distance(self.labels[g.theatre[n]], label) <= (9, 5)[g.mode[n] - 1] + g.extra[n]
            for n in range(4)
        )

    def no_room(self, unit: int, label: str) -> bool:
        """1.11: whether a unit would be one too many, or stand with whom it may not."""
        others = [other for other in self.here(label) if other != unit]
        nations = {self.printed(other).nation for other in (*others, unit)}
        if nations >= {"romanian", "hungarian"} and self.printed(unit).nation in SMALL:
            return True
        if self.printed(unit).kind == "hq":
            return any(self.printed(other).kind == "hq" for other in others)
        wide = self.g.camp[unit] == SOVIET and self.cells[label] in self.g.bridgeheads
        full = sum(self.division(other) for other in others) >= (6 if wide else 3)
        return self.division(unit) and full

    def fortress(self) -> bool:
        """13: an advanced fortification or a major city in Germany that has never fallen."""
        row = HEXES[self.target]
        city = row["country"] == "germany" and "major-city" in places(self.target)
        return (city or row["fort"] == "advanced") and not self.site(self.target, self.g.fallen)

    def strained(self) -> list[int]:
        """7.8.4: armoured corps of the Soviets outside every radius, in mud, over water or in hard ground."""
        if self.player != SOVIET or self.g.world.chapters <= 8:
            return []
        row = HEXES[self.target]
        fell = self.site(self.target, self.g.fallen)
        lined = row["fort"] in LINES and not fell
        behind = all(side(start, self.target) & LINES for start in self.starts)
        todt = self.cells[self.target] in self.chits("todt")
        hard = (
            row["terrain"] != "clear"
            or not CITY.isdisjoint(places(self.target))
            or (row["fort"] == "advanced" and not fell)
            or (lined and behind)
            or todt
            or self.g.weather == "mud"
        )
        return [
            unit
            for unit in self.attackers
            if self.armoured(unit)
            and self.printed(unit).kind == "corps"
            and not self.covered(self.at[unit])
            and (hard or side(self.at[unit], self.target) & WATER)
        ]
