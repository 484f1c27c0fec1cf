"""A second reading of 7.5 to 7.9: odds and results of a combat from the files of the box and bare facts.

It shares no code with the rules: it reads the map, the terrain effects and the supports as they stand in
their files, and the columns of a position. Where the defender may choose, it lets him have the best of
everything, so that a difference shows if one choice is not the best in all.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import ceil
from typing import Any, NamedTuple

from grognard.games.victory_roads.position import PLACES
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.victory_roads.oracles.printed_map import (
    CITY,
    HEXES,
    LINES,
    TERRAIN,
    WATER,
    Row,
    beside,
    places,
    side,
)

SEVERITY = ("", "S", "DR", "DR2", "DR3")
EXPLOITATION = ("", "E", "E2", "E3", "E4")
MOST_HEXES, MOST_UNITS = 3, 4
BASIC_CHAPTERS = 8


class Attack(NamedTuple):
    """An attack as it was declared: cells and numbers of pieces."""

    target: int
    units: tuple[int, ...]
    supports: tuple[int, ...] = ()
    exploiting: bool = False
    hourra: bool = False


class Odds(NamedTuple):
    """7.5: two strengths and the column; none if the combat is called off."""

    attack: int
    defence: int
    column: str


class Reading:
    """An attack in a position, read by hand."""

    def __init__(self, g: Any, attack: Attack) -> None:
        self.g, self.it, self.labels = g, attack, g.geo.board.labels
        self.hex = self.labels[attack.target]
        self.starts = {self.labels[g.cell[unit]] for unit in attack.units}
        self.there = [n for n in range(len(g.world.units)) if g.cell[n] == attack.target]
        self.player = g.camp[attack.units[0]]
        self.enemy = SOVIET if self.player == AXIS else AXIS

    # ---- the map

    def fell(self) -> bool:
        """13: whether the Soviets have held the hex."""
        site = self.g.geo.site[self.it.target]
        return site >= 0 and bool(self.g.fallen[site])

    def terrains(self) -> Iterator[Row]:
        """1.8.1: every terrain of the hex that may count, as its line in the chart (13: advanced game)."""
        strong = self.g.world.chapters > BASIC_CHAPTERS and not self.fell()
        row, names = HEXES[self.hex], [HEXES[self.hex]["terrain"]]
        for city in CITY & places(self.hex):
            in_germany = row["country"] == "germany" and city == "major-city" and strong
            names.append("german-major-city" if in_germany else city)
        if row["fort"] == "advanced" and strong:
            names.append("advanced-fort")
        lined = row["fort"] in LINES and strong
        if (lined and all(side(start, self.hex) & LINES for start in self.starts)) or self.chits("fort"):
            names.append("basic-fort")
        for name in names:
            yield TERRAIN["forest" if name == "marsh" and self.g.weather == "snow" else name]

    # ---- supports on the map

    def chits(self, effect: str) -> list[int]:
        """The chits with an effect on the attacked hex, or on units there."""
        g, first = self.g, len(self.g.world.units)
        found = []
        for number, chit in enumerate(g.world.chits):
            if PLACES[g.place[first + number]] != "on-map" or chit.effect != effect:
                continue
            spot = g.spot[number]
            here = spot == self.it.target if chit.placed_on == "hex" else spot in self.there
            if here:
                found.append(first + number)
        return found

    def with_attackers(self, *effects: str) -> list[Any]:
        """The chits that lie on attackers."""
        g, first = self.g, len(self.g.world.units)
        return [
            chit
            for unit in self.it.units
            for number, chit in enumerate(g.world.chits)
            if PLACES[g.place[first + number]] == "on-map"
            and chit.placed_on in ("unit", "armoured-unit")
            and g.spot[number] == unit
            and chit.effect in effects
        ]

    # ---- 7.5

    def attack(self) -> int:
        g = self.g
        values = {
            unit: Fraction(self.factor(unit, "attack"), 2 if g.cut[unit] else 1) for unit in self.it.units
        }
        wet = {unit for unit in values if side(self.labels[g.cell[unit]], self.hex) & WATER}
        if g.weather == "mud":
            over = sum((values[unit] for unit in wet), Fraction(0))
            total = ceil(over / 3) + ceil(sum(values.values()) - over)
        elif wet == set(values):
            total = ceil(sum(values.values()) / 2)
        else:
            total = ceil(sum(values.values()))
        added: dict[str, int] = {chit.name: chit.value for chit in self.with_attackers("strength")}
        return total + added.get("panzerabteilung", 0)

    def defence(self) -> int:
        total = Fraction(0)
        for unit in self.there:
            value = 1 if self.g.late[unit] else self.factor(unit, "defence")
            total += Fraction(value, 2 if self.g.cut[unit] else 1)
        total *= max(row["defence"] for row in self.terrains())
        chits = [self.g.support(chit) for chit in self.chits("strength")]
        added: dict[str, int] = {chit.name: chit.value for chit in chits}
        strength: int = ceil(total) + sum(added.values())
        return strength

    def factor(self, unit: int, kind: str) -> int:
        printed = self.g.world.units[unit]
        whole = self.g.steps[unit] == printed.steps
        found: int = getattr(printed, kind) if whole else getattr(printed, f"reduced_{kind}")
        return found

    def shift(self) -> int:
        columns: int = sum(self.g.support(chit).value for chit in self.it.supports)
        if self.with_attackers("leader", "both"):
            columns += 1
        if self.hex == "3535" and self.g.rising > 0 and self.player == SOVIET:
            columns += 2
        return columns

    def odds(self) -> Odds:
        attack, defence = self.attack(), self.defence()
        if not attack:
            return Odds(attack, defence, "")
        places = [f"1/{n}" for n in range(300, 1, -1)] + [f"{n}/1" for n in range(1, 300)]
        ratio = f"{attack // defence}/1" if attack >= defence else f"1/{ceil(Fraction(defence, attack))}"
        place = min(max(0, places.index(ratio) + self.shift()), len(places) - 1)
        if place < places.index("1/2"):
            return Odds(attack, defence, "")
        return Odds(attack, defence, places[min(place, places.index("6/1"))])

    # ---- 7.9

    def attacker(self, rolled: str) -> tuple[str, int]:
        """What an attacker's result comes to, and how many units exploit."""
        if self.it.exploiting:  # 8.3.2
            return "", 0
        if self.g.weather == "mud":  # 3.2.2
            if rolled in EXPLOITATION[1:]:
                return "Eng-attacker", 0
            return ("" if rolled == "D1" else rolled), 0
        level = EXPLOITATION.index(rolled) if rolled in EXPLOITATION else 0
        fall = max(row["exploitation"] for row in self.terrains())
        if all("great-river" in side(start, self.hex) for start in self.starts):  # 7.9.4
            fall = max(fall, TERRAIN["great-river"]["exploitation"])
        level = max(0, level - fall)
        if self.g.weather == "snow" and level == MOST_HEXES:  # 3.2.3
            level = MOST_HEXES - 1
        if level and self.with_attackers("leader"):
            level += 1
        if self.it.hourra:  # 7.9.5
            level += 1
        return ("" if rolled in EXPLOITATION else rolled), min(level, MOST_UNITS)

    def defender(self, rolled: str) -> str:
        """What a defender's result comes to."""
        if self.besieged():  # 6.7.5
            return {"": "", "S": ""}.get(rolled, "Eng")
        if not rolled:
            return ""
        found = [row[rolled.lower()] or "" for row in self.terrains()]
        rung = min(SEVERITY.index(result) for result in found)
        if self.enemy == AXIS and (self.chits("defence") or self.chits("both")):
            rung = max(0, rung - 1)
        return SEVERITY[rung]

    def besieged(self) -> bool:
        """6.7.5: Soviets in three hexes around the marker, and the divisions in the hex without supply.

        A garrison is the marker itself and no division under it: its own supply counts where it is alone.
        """
        site = self.g.geo.site[self.it.target]
        if site < 0 or not self.g.ordered[site]:
            return False
        kinds = {unit: self.g.world.units[unit].kind for unit in self.there}
        divisions = [unit for unit in self.there if kinds[unit] not in ("hq", "garrison")]
        divisions = divisions or [unit for unit in self.there if kinds[unit] == "garrison"]
        around = {
            self.labels[self.g.cell[unit]]
            for unit in range(len(self.g.world.units))
            if self.g.cell[unit] >= 0 and self.g.camp[unit] == SOVIET
        } & {*beside(self.hex)}
        return bool(divisions) and all(self.g.cut[unit] for unit in divisions) and len(around) >= MOST_HEXES
