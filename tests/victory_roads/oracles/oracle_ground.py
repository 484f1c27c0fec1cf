"""The map, the units and who stands where, from the files of the box and bare facts, for second readings.

It shares no code with the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from grognard.games.victory_roads.position import PLACES
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.victory_roads.box import box

SMALL = ("romanian", "hungarian")
DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
LINES = {"front", "a2", "b2"}
WATER = {"river", "great-river"}


@cache
def files() -> tuple[dict[str, Any], dict[frozenset[str], set[str]], dict[str, set[str]]]:
    tables = box().data.tables
    sides: dict[frozenset[str], set[str]] = {}
    for row in tables["sides.csv"]:
        sides.setdefault(frozenset((row["a"], row["b"])), set()).add(row["feature"])
    places: dict[str, set[str]] = {}
    for row in tables["places.csv"]:
        places.setdefault(row["hex"], set()).add(row["kind"])
    return {row["hex"]: row for row in tables["map.csv"]}, sides, places


def around(label: str) -> dict[str, str]:
    """The six hexes beside one, by their direction; even columns sit half a hex lower."""
    column, row = int(label[:2]), int(label[2:])
    high = 0 if column % 2 == 0 else -1
    found = {
        "N": (column, row - 1),
        "S": (column, row + 1),
        "NE": (column + 1, row + high),
        "SE": (column + 1, row + high + 1),
        "NW": (column - 1, row + high),
        "SW": (column - 1, row + high + 1),
    }
    names = {way: f"{across:02}{down:02}" for way, (across, down) in found.items()}
    return {way: name for way, name in names.items() if name in files()[0]}


def distance(a: str, b: str) -> int:
    """Hexes from one to the other."""
    (ax, ay), (bx, by) = axes(a), axes(b)
    dx, dy = bx - ax, by - ay
    return max(abs(dx), abs(dy), abs(dx + dy))


def axes(label: str) -> tuple[int, int]:
    column, row = int(label[:2]), int(label[2:])
    return column, row - (column + 1) // 2


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

    def side(self, a: str, b: str) -> set[str]:
        return files()[1].get(frozenset((a, b)), set())

    def bridged(self, a: str, b: str) -> bool:
        if "bridge" in self.side(a, b):
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
        row, camp = files()[0][b], self.g.camp[unit]
        if row["terrain"] in ("sea", "lake", "closed") or self.g.geo.closed[self.cells[b]]:
            return False
        if self.side(a, b) & {"sea", "lake"}:
            return False
        if any(self.g.camp[other] != camp for other in self.here(b)):
            return False
        foreign = {"romanian": "hungary", "hungarian": "romania"}.get(self.printed(unit).nation)
        if camp == AXIS and row["country"] == foreign:
            return False
        wet = self.side(a, b) & WATER and not self.bridged(a, b)
        if self.g.weather == "mud" and wet:
            beside = {other for near in around(b).values() for other in self.here(near)}
            return all(self.g.camp[other] == camp for other in beside)
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
        rows, _, places = files()
        row = rows[self.target]
        city = row["country"] == "germany" and "major-city" in places.get(self.target, ())
        return (city or row["fort"] == "advanced") and not self.site(self.target, self.g.fallen)
