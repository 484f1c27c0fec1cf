"""A second reading of chapters 3, 7 and 9.0.2, from the text and the files of the map: where a march may end.

Nothing here uses the rules of the game: neighbours come from hex numbers, costs from the rules and the chart,
zones from modes and facings, points from the counters. Costs are in halves of a point.
"""

import csv
from functools import cache
from heapq import heappop, heappush
from itertools import compress, count
from typing import Any

from grognard.games import fortress_berlin

FOOT = {"clear": 2, "park": 2, "built-up": 4, "major": 4, "airfield": 2}
VEHICLE = {"clear": 2, "park": 4, "built-up": 4, "major": 6, "airfield": 2}
ROAD, BARRIER, RUINS, FLIP = 1, 2, 8, 4
NEVER = 10_000
ON_WHEELS = ("motorised infantry", "motorised machine gun", "motorised artillery", "hq")
ON_TRACKS = ("mech infantry", "armour", "assault gun", "recon")
SHUT_TO_ZONES = ("built-up", "lake")
MANOEUVRE, COMBAT = 0, 1
GERMAN, SOVIET = 0, 1
HELD, TAKEN = 1, 3
HIGHER = ("Berlin HQ", "LVI Panzer Korps", "Group Steiner", "Group Wenck")
NORDLAND = "11th SS Panzergrenadier Division Nordland"


def rows(name: str) -> list[dict[str, str]]:
    """A file of the map, its legend left out."""
    folder = fortress_berlin.__path__[0]
    with open(f"{folder}/data/{name}", encoding="utf-8") as file:
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
    """Roads and railways; the U-Bahn is neither."""
    found: dict[frozenset[str], set[str]] = {}
    for row in rows("ways.csv"):
        if row["kind"] != "u-bahn":
            found.setdefault(frozenset((row["a"], row["b"])), set()).add(row["kind"])
    return found


@cache
def forts() -> dict[str, str]:
    """Bunkers, strongpoints and towers."""
    kinds = ("bunker", "strongpoint", "flak-tower")
    return {row["hex"]: row["kind"] for row in rows("places.csv") if row["kind"] in kinds}


@cache
def clockwise(there: str) -> tuple[str, ...]:
    """The hexes around one from the north on, "" off the map; odd columns sit half a hex lower."""
    column, row = int(there[:2]), int(there[2:])
    low = column % 2
    beside = [(0, -1), (1, low - 1), (1, low), (0, 1), (-1, low), (-1, low - 1)]
    labels = (f"{column + by:02}{row + down:02}" for by, down in beside)
    return tuple(label if label in sheet() else "" for label in labels)


def steps_apart(a: str, b: str) -> int:
    """How far two hexes are from each other."""
    rings, seen, distance = {a}, {a}, 0
    while b not in rings:
        rings = {near for here in rings for near in clockwise(here) if near} - seen
        seen |= rings
        distance += 1
    return distance


def closed_water(a: str, b: str) -> bool:
    features = sides().get(frozenset((a, b)), set())
    return bool(features & {"river", "canal"}) and "bridge" not in features


class Reading:
    """A position, looked at afresh."""

    def __init__(self, g: Any) -> None:
        labels = g.geo.board.labels
        self.g, self.number = g, {label: cell for cell, label in enumerate(labels)}
        self.at = {unit: labels[cell] for unit, cell in enumerate(g.cell) if cell >= 0}
        self.ruins = {labels[cell] for cell in compress(count(), map(g.is_ruined, range(len(labels))))}

    def there(self, label: str) -> list[int]:
        return [unit for unit, here in self.at.items() if here == label]

    def works(self, label: str) -> bool:
        """Whether a fortification still keeps zones out."""
        return label in forts() and self.g.fort[self.number[label]] != TAKEN

    # ---- zones

    def zone(self, camp: int, seen_by: int | None) -> set[str]:
        """The hexes that a side controls: with all its units, or with those that an enemy can name."""
        g, found = self.g, set()
        for unit, here in self.at.items():
            if g.camp[unit] != camp or g.disrupted[unit]:
                continue
            if seen_by is not None and not g.knows(seen_by, unit):
                continue
            around, top = clockwise(here), g.facing[unit]
            if g.mode[unit] == MANOEUVRE:
                around = tuple(around[(top + turn) % 6] for turn in (5, 0, 1))
            for near in around:
                if not near or self.works(near) or sheet()[near]["terrain"] in SHUT_TO_ZONES:
                    continue
                if not sides().get(frozenset((here, near)), set()) & {"river", "canal"}:
                    found.add(near)
        return found

    # ---- costs

    def step(self, unit: int, a: str, b: str) -> int:
        """What a step costs in halves."""
        terrain, printed = sheet()[b]["terrain"], self.g.printed[unit]
        if terrain == "lake" or closed_water(a, b):
            return NEVER
        if b in self.ruins:
            cost = RUINS if self.g.mode[unit] == COMBAT else NEVER
        elif self.g.mode[unit] == MANOEUVRE and frozenset((a, b)) in ways():
            cost = ROAD
        else:
            cost = (VEHICLE if printed.type in (*ON_WHEELS, *ON_TRACKS) else FOOT)[terrain]
        protects = "barrier" in sides().get(frozenset((a, b)), set()) and sheet()[b]["perimeter"] == "yes"
        return cost + (BARRIER if protects else 0)

    # ---- points

    def division(self, unit: int) -> str:
        printed = self.g.printed[unit]
        if printed.formation == "502nd Tiger Battalion":
            return NORDLAND
        return printed.formation if printed.side == "german" and "Division" in printed.formation else ""

    def staff(self, division: str) -> int | None:
        return next(
            (
                n
                for n, unit in enumerate(self.g.printed)
                if unit.type == "hq" and self.division(n) == division
            ),
            None,
        )

    def works_fully(self, hq: int) -> bool:
        """Whether a divisional headquarters is in the radius of the one above it."""
        above = next(
            n
            for n, unit in enumerate(self.g.printed)
            if unit.formation in HIGHER and unit.type == "hq" and unit.parent == self.g.printed[hq].parent
        )
        return hq in self.at and above in self.at and self.reaches(above, self.at[hq])

    def reaches(self, hq: int, label: str) -> bool:
        radius: int = self.g.printed[hq].command_radius
        return radius == 99 or steps_apart(self.at[hq], label) <= radius

    def budget(self, unit: int) -> int:
        """The halves of a unit at the start of the segment."""
        printed = self.g.printed[unit]
        points: int = printed.c_ma if self.g.mode[unit] == COMBAT else printed.m_ma
        division = self.division(unit)
        hq = self.staff(division) if division else None
        if hq is None:
            return points * 2
        if hq in self.at:
            out = not self.works_fully(hq)
        else:
            staffs = {self.staff(self.division(other)) for other in self.at if self.division(other)}
            working = [n for n in staffs if n is not None and n in self.at and self.works_fully(n)]
            out = not any(self.reaches(n, self.at[unit]) for n in working)
        return points // 2 * 2 if out else points * 2

    # ---- stacking

    def over(self, camp: int, units: set[int]) -> int:
        """By how many units a stack is too large."""
        g = self.g
        if camp == GERMAN:
            names = {self.division(unit) or g.printed[unit].id for unit in units}
            if any(g.printed[unit].parent == "Hermann Göring Division" for unit in units):
                names = {g.printed[unit].parent for unit in units}
            most = 4 if len(names) == 1 and len(units) > 1 else 3
        else:
            names = {g.printed[unit].formation for unit in units}
            close = len(names) == 1 and next(iter(names)).endswith(("Tank Corps", "Mechanised Corps"))
            most = 3 if close else 2
        return len(units) - most

    def fits(self, units: list[int], label: str) -> bool:
        """Whether units may stop in a hex: with room, or if enough others can still go."""
        g, camp = self.g, self.g.camp[units[0]]
        others = [unit for unit in self.there(label) if unit not in units]
        bound = [unit for unit in others if g.printed[unit].type == "hitler youth" and not g.hj_free]
        leaving = [
            unit
            for unit in others
            if not g.moved[unit] and g.points[unit] and not g.disrupted[unit] and unit not in bound
        ]
        return self.over(camp, {*units, *others}) <= len(leaving)

    # ---- where to

    def reach(self, units: list[int], stopped: bool, spent: bool) -> dict[str, int]:
        """All hexes where units that go together may end, and the least cost of each."""
        g, start = self.g, self.at[units[0]]
        if stopped:
            return {}
        camp, left = g.camp[units[0]], min(g.points[unit] for unit in units)
        zone = self.zone(1 - camp, seen_by=camp)
        shut = {here for unit, here in self.at.items() if g.camp[unit] != camp}
        if camp == SOVIET:
            shut |= {label for label in forts() if g.fort[self.number[label]] == HELD}
        best, queue = {start: 0}, [(0, start)]
        while queue:
            cost, here = heappop(queue)
            if cost > best[here] or (here in zone and here != start):
                continue
            for near in filter(None, clockwise(here)):
                total = cost + max(self.step(unit, here, near) for unit in units)
                if near in shut or total > left or total >= best.get(near, NEVER):
                    continue
                if here in zone and near in zone:
                    continue
                best[near] = total
                heappush(queue, (total, near))
        best |= self.privilege(units, start, shut, spent)
        del best[start]
        return {there: cost for there, cost in best.items() if self.fits(units, there)}

    def privilege(self, units: list[int], start: str, shut: set[str], spent: bool) -> dict[str, int]:
        """A Soviet headquarters without points beside ruins."""
        printed, mode = self.g.printed[units[0]], self.g.mode[units[0]]
        if len(units) > 1 or spent or printed.type != "hq" or printed.side != "soviet" or mode != COMBAT:
            return {}
        if self.g.points[units[0]]:
            return {}
        around = (near for near in clockwise(start) if near in self.ruins and near not in shut)
        return {near: 0 for near in around if not closed_water(start, near)}
