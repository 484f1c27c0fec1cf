"""A second reading of chapters 7 to 10, 15 and 18 on movement, from the text and the files of the map alone.

It shares no code with the rules: costs stand here as they were read, and every question is answered by a look
at all hexes and units, however long it takes. From a position it takes plain facts: where counters are, what
lies on them, bridges, opened roads and the weather.
"""

import csv
from collections.abc import Iterator
from functools import cache
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import grognard.games.borodino_41 as package

DATA = Path(package.__file__).parent / "data"
NEVER = 10**6
CLASSES = ("foot", "wheeled", "tracked")
GROUND = {
    "clear": (4, 8, 4),
    "woods": (8, NEVER, 16),
    "marsh": (16, NEVER, NEVER),
    "village": (4, 8, 8),
    "town": (4, 8, 8),
}
HILL, THAW, BANK, SWIM = 4, 4, 4, 4
STREAM = (4, NEVER, 16)
WAYS = {
    "highway": (2, 2, 2),
    "primary-road": (4, 3, 3),
    "secondary-road": (4, 4, 4),
    "fire-trail": (4, 4, 4),
    "rail": (4, 4, 4),
}
FIRM = ("highway", "primary-road", "secondary-road")
SILENT = ("dummy", "flamethrower", "rocket", "nebelwerfer", "pontoon", "hq", "artillery-hq")
GUNS = (
    *("at", "aa", "howitzer", "field-artillery", "gun-artillery", "heavy-artillery", "heavy-mortar"),
    "regimental-hq",
)
VEHICLES = ("tank", "assault-gun", "armoured-car", "infantry-gun-sp")
FULL = 12


def rows(name: str) -> list[dict[str, str]]:
    """A file of the map, its legend left out."""
    with (DATA / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


@cache
def sheet() -> dict[str, dict[str, str]]:
    """The hexes by their numbers."""
    return {row["hex"]: row for row in rows("map.csv")}


@cache
def sides() -> dict[frozenset[str], set[str]]:
    """What lies on hexsides."""
    found: dict[frozenset[str], set[str]] = {}
    for row in rows("sides.csv"):
        found.setdefault(frozenset((row["a"], row["b"])), set()).add(row["feature"])
    return found


@cache
def ways() -> dict[frozenset[str], set[str]]:
    """What leads from hex to hex."""
    found: dict[frozenset[str], set[str]] = {}
    for row in rows("ways.csv"):
        found.setdefault(frozenset((row["a"], row["b"])), set()).add(row["kind"])
    return found


@cache
def forts() -> frozenset[str]:
    """The hexes of fortifications and redoubts."""
    return frozenset(row["hex"] for row in rows("places.csv") if row["kind"] in ("fortification", "redoubt"))


@cache
def around(there: str) -> tuple[str, ...]:
    """The hexes around one; even columns sit half a hex lower."""
    column, row = int(there[:2]), int(there[2:])
    low = 1 - column % 2
    beside = [(column, row - 1), (column, row + 1)]
    beside += [(column + by, row - 1 + low + down) for by in (-1, 1) for down in (0, 1)]
    labels = (f"{across:02}{down:02}" for across, down in beside)
    return tuple(label for label in labels if label in sheet())


@cache
def along_bank(there: str) -> frozenset[str]:
    """Where the embankment of a hex runs on."""
    return frozenset(
        near for near in around(there) if "embankment" in ways().get(frozenset((there, near)), ())
    )


@cache
def has_way(there: str) -> bool:
    """Whether any way touches a hex."""
    return any(there in pair for pair in ways())


class Reading:
    """A position, looked at afresh."""

    def __init__(self, g: Any) -> None:
        labels = g.geo.board.labels
        self.units = {
            unit: labels[cell] for unit, cell in enumerate(g.cell) if cell >= 0 and g.place[unit] == 0
        }
        self.g, self.thaw = g, g.weather == "thaw"
        self.number = {label: cell for cell, label in enumerate(labels)}

    def mobility(self, unit: int) -> tuple[int, bool]:
        """The column of the chart, and whether it swims."""
        printed = self.g.world.units[unit]
        if self.g.afoot[unit] == 1:
            return 0, False
        return CLASSES.index(printed.mobility), "amphibious" in printed.traits

    def changed(self, a: str, b: str) -> int:
        """Whether a bridge is blown (1) or new (2)."""
        spot = self.g.geo.spots.edge(self.number[a], self.number[b])
        return 0 if spot is None else int(self.g.spots[spot])

    def is_used(self, there: str) -> bool:
        """Whether Germans have used the road of a hex, or hold the country."""
        spot = self.g.geo.spots.cell(self.number[there])
        return spot is None or bool(self.g.spots[spot])

    def step(self, unit: int, a: str, b: str) -> int:
        """What a step costs in quarters."""
        pair = frozenset((a, b))
        kind, swims = self.mobility(unit)
        if self.g.column[unit]:
            return self.road(unit, kind, pair, a, b)
        cost = GROUND[sheet()[b]["terrain"]][kind] + (HILL if sheet()[b]["hill"] == "yes" else 0)
        if self.thaw:
            cost += THAW
        water = sides().get(pair, set()) & {"river", "stream"}
        if water and self.changed(a, b) != 2:
            cost += SWIM if swims else NEVER if "river" in water else STREAM[kind]
        if len(along_bank(b)) > 1 and a not in along_bank(b):
            cost += NEVER if kind == 1 else BANK
        return cost

    def road(self, unit: int, kind: int, pair: frozenset[str], a: str, b: str) -> int:
        """What a column pays from hex to hex."""
        kinds = ways().get(pair, set()) - {"embankment"}
        if self.changed(a, b) == 1:
            return NEVER
        if not kinds and self.changed(a, b) == 2 and has_way(a) and has_way(b):
            kinds = {"fire-trail"}
        found = [NEVER]
        for way in kinds:
            cost = WAYS[way][kind]
            if self.g.camp[unit] == 0 and way != "highway" and not self.is_used(b):
                cost *= 2
            found.append(cost + (THAW if self.thaw and way not in FIRM else 0))
        return min(found)

    def zone(self, camp: int) -> set[str]:
        """The hexes that a side controls."""
        g, found = self.g, set()
        for unit, here in self.units.items():
            kind = g.world.units[unit].kind
            if g.camp[unit] != camp or kind in SILENT or g.state[unit] == 2:
                continue
            if kind in GUNS and (g.state[unit] or g.supply[unit] == 2):
                continue
            for near in around(here):
                river = "river" in sides().get(frozenset((here, near)), ())
                if sheet()[near]["terrain"] != "town" and not river:
                    found.add(near)
        return found

    def may_shelter(self, unit: int, there: str) -> bool:
        """Whether a unit could be in the works of a hex, out of zones."""
        g, cell, kind = self.g, self.number[there], self.g.world.units[unit].kind
        mounted = kind == "armoured-engineer" and g.afoot[unit] == 2
        if g.column[unit] or kind in VEHICLES or mounted:
            return False
        if there in forts() and not g.wrecked[cell]:
            return True
        trench = g.works[cell] == 4 + g.camp[unit]
        return trench and kind not in ("hq", "artillery-hq", "pontoon")

    def closed(self, units: list[int]) -> Iterator[str]:
        """The hexes that units may not enter."""
        g, camp = self.g, self.g.camp[units[0]]
        for other, here in self.units.items():
            if g.camp[other] != camp or (g.column[other] and g.column[units[0]] and other not in units):
                yield here
        if g.lull or any(g.state[unit] == 2 for unit in units):
            for there in self.zone(1 - camp):
                if not all(self.may_shelter(unit, there) for unit in units):
                    yield there

    def has_room(self, units: list[int], there: str) -> bool:
        """Whether units may stay in a hex."""
        g, camp = self.g, self.g.camp[units[0]]
        together = {
            *units,
            *(unit for unit, here in self.units.items() if here == there and g.camp[unit] == camp),
        }
        columns = sum(g.column[unit] for unit in together)
        return sum(g.strength[unit] for unit in together) <= FULL and (columns < 2 or not g.column[units[0]])

    def reach(self, units: list[int], spent: bool) -> dict[str, int]:
        """All hexes where units that go together may end, and the least cost of each."""
        g, start = self.g, self.units[units[0]]
        left, shut = min(g.points[unit] for unit in units), set(self.closed(units))
        best, queue = {start: 0}, [(0, start)]
        while queue:
            cost, here = heappop(queue)
            if cost > best[here]:
                continue
            for near in around(here):
                total = cost + max(self.step(unit, here, near) for unit in units)
                if near not in shut and total <= left and total < best.get(near, NEVER):
                    best[near] = total
                    heappush(queue, (total, near))
        if not spent:
            for near in around(start):
                cost = max(self.step(unit, start, near) for unit in units)
                if near not in shut and near not in best and cost < NEVER:
                    best[near] = left
        del best[start]
        return {there: cost for there, cost in best.items() if self.has_room(units, there)}
