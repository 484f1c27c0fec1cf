"""A second reading of the rules about fire, from the text alone: who may fire at what, and what comes of it.

It shares nothing with the rules but counters, the terrain of the map and the columns of a position. Lines of
sight are walked in small steps over drawn hexes; the combat table is read from its files.
"""

import csv
from collections.abc import Iterable, Sequence
from itertools import permutations
from math import atan2, cos, degrees, pi, sin, sqrt
from pathlib import Path

import grognard.games.fortress_berlin as package
from grognard.games.fortress_berlin.position import Position

DATA = Path(package.__file__).parent / "data"
GROUND = {"park": (0, -1), "built-up": (1, -1), "major": (2, -2), "clear": (0, 0), "airfield": (0, 0)}
FORTS = {"bunker": (2, -2), "strongpoint": (3, -3), "flak-tower": (3, -4)}
GERMAN, SOVIET = 0, 1
TANKS, GUNS, CANNON = (
    {"armour", "assault gun", "recon"},
    {"antitank", "flak"},
    {"artillery", "motorised artillery"},
)
KINDS = ("bombardment", "mixed", "direct")
TAKEN, HELD = 3, 1
STEPS, NUDGE = 160, 1e-4


def _rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(line for line in file if not line.startswith("#")))


SPANS = {row["attack"]: [int(row[f"c{n}"]) for n in range(1, 13)] for row in _rows("superiority.csv")}
LETTERS = [[row[f"c{n}"] for n in range(1, 13)] for row in _rows("letters.csv")]
RESULTS = {int(row["dice"]): row for row in _rows("results.csv")}

# ---- hexes, drawn with their centres


def centre(label: str) -> tuple[float, float]:
    """Columns stand 1.5 apart, odd ones half a hex lower."""
    column, row = int(label[:2]), int(label[2:])
    return 1.5 * column, sqrt(3) * (row + 0.5 * (column % 2))


def hex_at(x: float, y: float) -> str:
    """The hex in which a point lies: that of the nearest centre."""
    column = round(x / 1.5)
    near = (
        (c, r)
        for c in (column - 1, column, column + 1)
        for r in range(int(y / sqrt(3)) - 2, int(y / sqrt(3)) + 3)
        if 0 <= c <= 99 and 0 <= r <= 99
    )
    return min((f"{c:02}{r:02}" for c, r in near), key=lambda name: _off(centre(name), (x, y)))


def _off(one: tuple[float, float], other: tuple[float, float]) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def apart(a: str, b: str) -> int:
    """Hexes from one to the other."""
    (ca, ra), (cb, rb) = ((int(name[:2]), int(name[2:])) for name in (a, b))
    qa, qb = ra - (ca - ca % 2) // 2, rb - (cb - cb % 2) // 2
    return max(abs(ca - cb), abs(qa - qb), abs((ca + qa) - (cb + qb)))


def bearings(a: str, b: str) -> set[int]:
    """The sides of the first hex through which the line to the second leaves: 0 is north, clockwise."""
    (xa, ya), (xb, yb) = centre(a), centre(b)
    angle = degrees(atan2(xb - xa, ya - yb)) % 360
    return {side for side in range(6) if min(abs(angle - 60 * side), 360 - abs(angle - 60 * side)) < 30.001}


def beside(label: str, side: int) -> str:
    """The neighbour across a side."""
    x, y = centre(label)
    return hex_at(x + sqrt(3) * sin(side * pi / 3), y - sqrt(3) * cos(side * pi / 3))


class Reading:
    """One position."""

    def __init__(self, g: Position) -> None:
        self.g, self.labels = g, g.geo.board.labels
        self.lines: dict[tuple[str, str], bool] = {}
        self.units = [unit for unit, cell in enumerate(g.cell) if cell >= 0]

    def at(self, unit: int) -> str:
        return self.labels[self.g.cell[unit]]

    def there(self, label: str) -> list[int]:
        return [unit for unit in self.units if self.at(unit) == label]

    def cell(self, label: str) -> int:
        return self.labels.index(label)

    def kind(self, unit: int) -> str:
        return self.g.printed[unit].type

    def houses(self, label: str) -> bool:
        return self.g.geo.terrain[self.cell(label)] in ("built-up", "major")

    def sees(self, a: str, b: str) -> bool:
        """8.3.2."""
        if (a, b) not in self.lines:
            self.lines[a, b] = self._walk(a, b)
        return self.lines[a, b]

    def _walk(self, a: str, b: str) -> bool:
        (xa, ya), (xb, yb) = centre(a), centre(b)
        length = sqrt(_off((xa, ya), (xb, yb)))
        aside = (ya - yb) / length * NUDGE, (xb - xa) / length * NUDGE
        for step in range(1, STEPS):
            x, y = xa + (xb - xa) * step / STEPS, ya + (yb - ya) * step / STEPS
            both = {hex_at(x + aside[0], y + aside[1]), hex_at(x - aside[0], y - aside[1])}
            if not both & {a, b} and all(map(self.houses, both)):
                return False
        return True

    def faces(self, unit: int, label: str) -> bool:
        """3.4.1, 8.1.6."""
        if self.g.mode[unit]:
            return True
        front = {(self.g.facing[unit] + turn) % 6 for turn in (-1, 0, 1)}
        return bool(front & bearings(self.at(unit), label))

    # ---- who may fire

    def spotted(self, camp: int, label: str, army: str | None = None, staff: int = -1) -> bool:
        """8.2.3, 11.3."""
        for unit in self.units:
            fit = self.g.camp[unit] == camp and not self.g.disrupted[unit] and unit != staff
            if fit and (army is None or self.g.printed[unit].parent == army):
                here = self.at(unit)
                if apart(here, label) <= 2 and self.sees(here, label):
                    return True
        return False

    def gun(self, unit: int, label: str, mixed: bool) -> bool:
        """8.2: artillery on the map."""
        g, reach = self.g, self.g.printed[unit].c_range
        if self.kind(unit) not in CANNON or not g.mode[unit] or g.disrupted[unit] or g.fought[unit]:
            return False
        away = apart(self.at(unit), label)
        if away > reach:
            return False
        return away <= reach / 2 or mixed or self.spotted(g.camp[unit], label)

    def strike(self, unit: int, label: str) -> bool:
        """11.3."""
        g, printed = self.g, self.g.printed[unit]
        if self.kind(unit) != "hq" or g.camp[unit] != SOVIET or g.disrupted[unit] or g.support[unit] & 16:
            return False
        near = apart(self.at(unit), label) <= printed.command_radius
        return near and self.spotted(SOVIET, label, printed.parent, unit)

    def vehicle(self, unit: int, label: str) -> bool:
        """8.3, without command."""
        g = self.g
        if self.kind(unit) not in TANKS | GUNS or g.disrupted[unit] or g.fought[unit]:
            return False
        here = self.at(unit)
        tower = g.geo.works[g.cell[unit]] == "flak-tower" and g.fort[g.cell[unit]] != TAKEN
        away = apart(here, label)
        if away > (4 if tower and self.kind(unit) == "flak" else 2):
            return False
        return self.faces(unit, label) and (away == 1 or self.sees(here, label))

    def commanded(self, unit: int) -> bool:
        """3.5.2: by an army, or by a division that is itself in the radius of its superior."""
        if self.g.camp[unit] == SOVIET:
            return any(self.covers(hq, unit) for hq in self.staffs(SOVIET))
        for hq in self.staffs(GERMAN):
            if "Division" in self.g.printed[hq].formation and self.covers(hq, unit):
                above = self.g.printed[hq].parent
                if any(
                    self.g.printed[high].parent == above and self.covers(high, hq) for high in self.high()
                ):
                    return True
        return False

    def staffs(self, camp: int) -> list[int]:
        return [unit for unit in self.units if self.kind(unit) == "hq" and self.g.camp[unit] == camp]

    def high(self) -> list[int]:
        return [hq for hq in self.staffs(GERMAN) if "Division" not in self.g.printed[hq].formation]

    def covers(self, hq: int, unit: int) -> bool:
        radius = self.g.printed[hq].command_radius
        return radius == 99 or apart(self.at(hq), self.at(unit)) <= radius

    def all_commanded(self, units: Sequence[int]) -> bool:
        """3.5.4: each higher staff may serve one unit that nobody else commands."""
        wanting = [unit for unit in units if not self.commanded(unit)]
        if not wanting:
            return True
        if self.g.camp[wanting[0]] == SOVIET:
            return False
        return any(
            all(
                self.covers(hq, unit) and self.g.directed[hq] in (0, unit + 1)
                for hq, unit in zip(some, wanting, strict=True)
            )
            for some in permutations(self.high(), len(wanting))
        )

    # ---- what comes of it

    def ground(self, label: str, units: bool) -> tuple[int, int]:
        """8.1.5: the best of a hex."""
        cell = self.cell(label)
        found = [GROUND[self.g.geo.terrain[cell]]]
        spot = self.g.geo.ruin_spot[cell]
        if spot >= 0 and self.g.spots[spot]:
            found.append((4, -4))
        if self.g.geo.works[cell] and self.g.fort[cell] != TAKEN:
            found.append(FORTS[self.g.geo.works[cell]])
        return max(pf for pf, _ in found) if units else 0, min(dice for _, dice in found)

    def pf(self, unit: int) -> int:
        printed = self.g.printed[unit]
        value = printed.c_pf if self.g.mode[unit] else printed.m_pf
        return value // 2 if self.g.disrupted[unit] and self.kind(unit) in GUNS | CANNON else value

    def fs(self, unit: int, label: str) -> int:
        printed = self.g.printed[unit]
        value = printed.c_fs if self.g.mode[unit] else printed.m_fs
        half = self.kind(unit) in CANNON and apart(self.at(unit), label) > printed.c_range / 2
        return value // 2 if half else value

    def bridged(self, label: str, firers: Iterable[int]) -> bool:
        """8.3.6: whether a line of fire comes in over a bridge."""
        for unit in firers:
            for side in bearings(label, self.at(unit)):
                near = beside(label, side)
                if near in self.labels and "bridge" in self.g.geo.board.edge(
                    self.cell(near), self.cell(label)
                ):
                    return True
        return False

    def outcome(
        self, kind: int, label: str, firers: Sequence[int], strikes: int, air: bool, target: int, dice: int
    ) -> dict[str, object]:
        """8.2.4, 8.3.6: what the log says of a fire."""
        direct = kind == 2
        targets = [target] if direct else self.there(label)
        attack = sum(self.fs(unit, label) for unit in firers) + 18 * strikes + 20 * air
        more, modifier = self.ground(label, bool(targets))
        factors = [self.pf(unit) for unit in targets] or [3]
        defence, row = sum(factors) + more, max(factors) + more
        if direct and self.bridged(label, firers):
            modifier -= 2
        found: dict[str, object] = {"attack": attack, "defence": defence, "pf": row}
        spans = [n for n, first in enumerate(SPANS[KINDS[kind]]) if first <= attack - defence]
        if not spans:
            return found | {"column": "", "modifier": None, "result": "", "ruins": False}
        letter = LETTERS[min(row, 10)][spans[-1]]
        armies = {self.g.printed[unit].parent for unit in firers if self.g.camp[unit] == SOVIET}
        if direct and self.g.world.options.get("coordination"):
            letter = "ABCDEFGHI"[max(0, "ABCDEFGHI".index(letter) - max(0, len(armies) - 1))]
        code = RESULTS[max(-4, min(12, dice + modifier))][letter]
        cell = self.cell(label)
        fresh = self.g.geo.terrain[cell] == "built-up" and not self.g.is_ruined(cell)
        ruins = "*" in code and letter >= "D" and fresh
        return found | {"column": letter, "modifier": modifier, "result": code, "ruins": ruins}
