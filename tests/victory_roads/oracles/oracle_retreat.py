"""A second reading of 7.7.9 to 7.15: what follows the dice of a combat, from the files of the box alone.

It shares no code with the rules. `Aftermath.script` is a generator that says at each moment what may happen
next, as tuples such as `("lose", unit)` or `("retreat", unit, cell)`, and is told what did happen. Where the
book leaves things open it follows the rulings of NOTES.md.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Any, NamedTuple

from grognard.games.victory_roads.position import PLACES
from grognard.games.victory_roads.units import AXIS, SOVIET
from tests.victory_roads.oracles.oracle_ground import SMALL, Ground
from tests.victory_roads.oracles.printed_map import (
    around,
    distance,
)

Happening = tuple[Any, ...]
HOMEWARD = {SOVIET: ("N", "NE", "SE"), AXIS: ("S", "SW", "NW")}
RETREATS = {"DR": 1, "DR2": 2, "DR3": 3}
DETOUR, ONWARD = 2, 6


class Next(NamedTuple):
    """What may happen next; all of it will, in some order, where it is `certain`."""

    allowed: set[Happening]
    certain: bool = False


Script = Generator[Next, Happening, None]


class Aftermath(Ground):
    """What follows the dice, from the first loss to the last marker."""

    bled: bool = False
    """8.3.2: whether attrition has cost the attacker a step."""

    # ---- 7.2.1: the order of things

    def script(self) -> Script:
        """What follows the dice, in order."""
        fight = self.fight
        weak = self.weak_romanians()
        if not weak:
            yield from self.stand_down(self.attackers, None)  # 7.7.9
        yield from self.attacker_attrition(weak)
        named = [fight.steadfast] if fight.steadfast in self.defenders else []
        yield from self.attrition(self.defenders, fight.defender_loss, named, [])
        if fight.result_a == "D1":
            yield from self.tactical(self.defenders_left(), 1)
        elif fight.result_a in ("Eng", "Eng-attacker"):
            yield from self.engage(both=fight.result_a == "Eng")
        elif fight.result_a == "AR":
            yield from self.retreats(self.left(self.attackers), 1, self.defenders, defends=False)
        if fight.hourra:
            yield from self.tactical(self.left(self.attackers), 1)
        if not fight.exploiting and not any(map(self.here, self.starts)):  # 7.13.1
            yield from self.advance(self.defenders_left(), self.starts)
        yield from self.rout()
        yield from self.defender_result()
        if not self.here(self.target):  # 7.13.2
            final = fight.result_d in ("S", "DR", "DR2", "DR3")
            if not (self.player == SOVIET and self.fortress()) or final:  # 13.2.5, 13.3.2
                able = [unit for unit in self.left(self.attackers) if unit not in self.retreated]
                yield from self.advance(able, {self.target})
        yield from self.marks()

    def weak_romanians(self) -> bool:
        """7.12.1."""
        alone = all(self.printed(unit).nation == "romanian" for unit in self.defenders)
        return self.player == SOVIET and alone and sum(self.steps[unit] for unit in self.defenders) < 3

    def stand_down(self, units: Iterable[int], label: str | None) -> Script:
        """10.1.4: reinforced corps outside every radius turn standard."""
        due = {
            unit
            for unit in units
            if self.g.world.chapters > 8
            and self.printed(unit).nation == "soviet"
            and self.printed(unit).kind == "corps"
            and not self.armoured(unit)
            and self.steps[unit] == 2
            and not self.covered(label or self.at[unit])
        }
        while due:
            _, unit = yield Next({("standard", unit) for unit in due}, certain=True)
            due.remove(unit)
            self.steps[unit] = 1

    # ---- 7.8

    def attacker_attrition(self, weak: bool) -> Script:
        fight, lost, strained = self.fight, self.fight.attacker_loss, self.strained()
        if weak and lost:
            lost -= 1
        elif weak:
            strained = []
        self.bled = bool(lost or strained)
        armour = [unit for unit in self.attackers if self.armoured(unit)]
        elite = [unit for unit in self.attackers if self.printed(unit).elite]
        hunted = self.chits("panzerjaeger") & {*self.here(self.target)}
        first: list[int] = []
        if fight.elite >= 0 and fight.armoured:
            first = [*{*armour, *elite}]
        elif fight.elite >= 0:
            first = [fight.elite]
        elif fight.armoured or hunted or (fight.exploiting and self.player == SOVIET):
            first = armour
        great = [unit for unit in first if self.printed(unit).nation not in SMALL]
        hqs = [unit for start in self.starts for unit in self.here(start) if self.printed(unit).kind == "hq"]
        yield from self.attrition([*self.attackers, *hqs], lost, (great or first) if lost else [], strained)

    def attrition(self, units: list[int], lost: int, first: list[int], strained: list[int]) -> Script:
        """7.8.1, 7.8.4, 7.8.2: one after the other."""
        units, hits = list(units), dict.fromkeys(units, 0)
        if lost and first:
            yield from self.lose(units, hits, first)
            lost -= 1
        if self.left(strained):
            yield from self.lose(units, hits, self.least(self.left(strained), hits))
        while lost and (due := self.due(units, hits)):
            yield from self.lose(units, hits, due, certain=lost >= len(due))
            lost -= 1

    def due(self, units: list[int], hits: dict[int, int]) -> list[int]:
        """7.8.2: who has not yet had his share; HQs when their hex is empty else, garrisons last."""
        if fighters := [unit for unit in self.left(units) if self.division(unit)]:
            return self.great_first(self.least(fighters, hits))
        kinds: dict[str, list[int]] = {"hq": [], "garrison": []}
        for unit in self.left(units):
            if self.printed(unit).kind == "garrison" or not any(map(self.division, self.here(self.at[unit]))):
                kinds[self.printed(unit).kind].append(unit)
        return kinds["hq"] or kinds["garrison"]

    def least(self, units: list[int], hits: dict[int, int]) -> list[int]:
        fewest = min(hits[unit] for unit in units)
        return [unit for unit in units if hits[unit] == fewest]

    def great_first(self, units: list[int]) -> list[int]:
        """7.11.2: Germans or Soviets who attack before their allies."""
        if not units or self.g.camp[units[0]] != self.player:
            return units
        return [unit for unit in units if self.printed(unit).nation not in SMALL] or units

    def lose(self, units: list[int], hits: dict[int, int], due: list[int], certain: bool = False) -> Script:
        """One step; 7.15: an elite German division may come back as a Kampfgruppe."""
        certain = certain and not any(self.steps[unit] == 1 and self.pool(unit) for unit in due)
        _, unit = yield Next({("lose", unit) for unit in due}, certain)
        hits[unit] += 1
        self.steps[unit] -= 1
        if self.steps[unit]:
            return
        label = self.at.pop(unit)
        if pool := self.pool(unit):
            happened = yield Next({("form",), ("decline",)})
            if happened == ("form",):
                allowed = {("comes", kg) for kg in pool} if self.armoured(unit) else {("comes", pool[0])}
                _, kg = yield Next(allowed, certain=True)
                self.used.add(kg)
                self.steps[kg] = self.printed(kg).steps
                if self.steps[kg]:
                    self.at[kg] = label
                    hits[kg] = 0
                    for roll in (units, self.attackers, self.defenders):
                        if unit in roll:
                            roll[roll.index(unit)] = kg

    def pool(self, unit: int) -> list[int]:
        it = self.printed(unit)
        if it.kind != "division" or it.nation != "german" or not it.elite:
            return []
        return [
            kg
            for kg in range(len(self.g.world.units))
            if PLACES[self.g.place[kg]] == "kg-pool"
            and kg not in self.used
            and self.armoured(kg) == self.armoured(unit)
        ]

    # ---- 7.9

    def tactical(self, units: list[int], lost: int, first: Iterable[int] = ()) -> Script:
        """7.9.6: as the owner likes, but for garrisons (6.7.8), allies (7.11.2) and a first loss (8.3.2)."""
        units, hits, bound = list(units), dict.fromkeys(units, 0), list(first)
        while lost and (there := self.left(units)):
            others = [unit for unit in there if self.printed(unit).kind != "garrison"]
            yield from self.lose(units, hits, self.great_first(bound or others or there))
            lost, bound = lost - 1, []

    def engage(self, both: bool) -> Script:
        happened = yield Next({("engaged",)})
        mine, yours = happened[1:]
        assert both or not yours
        exploits = self.fight.exploiting and self.player == SOVIET and not self.bled
        tanks = [unit for unit in self.left(self.attackers) if self.armoured(unit)] if exploits else []
        yield from self.tactical(self.left(self.attackers), mine, tanks)
        yield from self.tactical(self.defenders_left(), yours)

    def rout(self) -> Script:
        """7.12.2."""
        there = self.defenders_left()
        due = [unit for unit in there if self.printed(unit).nation == "romanian"]
        if self.player != SOVIET or self.fight.rolled_d not in ("DR2", "DR3") or not due:
            return
        if any(self.printed(unit).nation == "german" and self.division(unit) for unit in there):
            if len(due) == 1:
                return
            _, spared = yield Next({("spare", unit) for unit in due})
            due.remove(spared)
        while due:
            _, unit = yield Next({("routed", unit) for unit in due}, certain=True)
            due.remove(unit)
            del self.at[unit]

    def defender_result(self) -> Script:
        result, there = self.fight.result_d, self.defenders_left()
        if not there:
            return
        if result == "Eng":
            yield from self.engage(both=True)
        elif result == "S":
            bound = {*there} & self.chits("himmler") or self.must_leave_one(there)
            happened = yield Next({("stand",)} if bound else {("stand",), ("fall-back",)})
            if happened == ("stand",):
                yield from self.tactical(there, 1)
            else:
                yield from self.retreats(there, 1, self.attackers, defends=True)
        elif result:
            yield from self.retreats(there, RETREATS[result], self.attackers, defends=True)

    # ---- 7.10

    def retreats(self, units: list[int], length: int, foes: list[int], *, defends: bool) -> Script:
        """Unit by unit, hex by hex."""
        units = list(units)
        while True:
            ways = {unit: self.onward(unit, (self.at[unit],), length, foes) for unit in units}
            allowed = {("retreat", unit, self.cells[there]) for unit in units for there in ways[unit]}
            if not allowed:
                break
            happened = yield Next(allowed)
            unit = happened[1]
            way: tuple[str, ...] = (self.at[unit], self.labels[happened[2]])
            self.move(unit, way[-1])
            while distance(way[0], way[-1]) < length:
                nearer = self.onward(unit, way, length, foes)
                happened = yield Next({("retreat", unit, self.cells[there]) for there in nearer})
                way = (*way, self.labels[happened[2]])
                self.move(unit, way[-1])
            units.remove(unit)
            self.retreated.add(unit)
            if defends:
                yield from self.stand_down([unit], self.target)  # 7.10.14
            yield from self.find_room(unit, way, length, foes)
        while units:
            _, unit = yield Next({("cut-off", unit) for unit in units}, certain=True)
            units.remove(unit)
            del self.at[unit]

    def move(self, unit: int, label: str) -> None:
        self.at[unit] = label
        self.pontoons.pop(unit, None)

    def find_room(self, unit: int, way: tuple[str, ...], length: int, foes: list[int]) -> Script:
        """7.10.10."""
        while self.no_room(unit, way[-1]) and not self.holds(unit, way[-1]) and len(way) <= length + ONWARD:
            found: list[str] = []
            for rank in self.ranks(unit, way, foes):
                found = found or [there for there in rank if distance(way[0], there) >= length]
            if not found:
                return
            happened = yield Next({("stop",), *(("retreat", unit, self.cells[there]) for there in found)})
            if happened == ("stop",):
                return
            way = (*way, self.labels[happened[2]])
            self.move(unit, way[-1])

    def onward(self, unit: int, way: tuple[str, ...], length: int, foes: list[int]) -> list[str]:
        """7.10.5, 7.10.9: the best hexes from which a unit comes far enough; a detour if it must."""
        if not self.speed(unit):  # 7.10.13
            return []
        return self.best(unit, way, length, length, foes) or self.best(
            unit, way, length, length + DETOUR, foes
        )

    def best(self, unit: int, way: tuple[str, ...], length: int, most: int, foes: list[int]) -> list[str]:
        if len(way) > most:
            return []
        for rank in self.ranks(unit, way, foes):
            good = [
                there
                for there in rank
                if distance(way[0], there) >= length
                or (not self.holds(unit, there) and self.best(unit, (*way, there), length, most, foes))
            ]
            if good:
                return good
        return []

    def ranks(self, unit: int, way: tuple[str, ...], foes: list[int]) -> Iterator[list[str]]:
        """7.10.5: homeward and away, homeward, away, anywhere."""
        here, enemies = way[-1], {self.at[foe] for foe in foes if foe in self.at}
        ranked: list[list[str]] = [[], [], [], []]
        for direction, there in around(here).items():
            if there not in way and self.is_open(unit, here, there):
                away = all(distance(there, foe) > distance(here, foe) for foe in enemies)
                homeward = direction in HOMEWARD[self.g.camp[unit]]
                ranked[(0 if away else 1) if homeward else (2 if away else 3)].append(there)
        yield from ranked

    def holds(self, unit: int, label: str) -> bool:
        """6.7.7: a Haltebefehl ends a retreat."""
        return self.g.camp[unit] == AXIS and self.site(label, self.g.ordered)

    # ---- 7.13, 7.14

    def advance(self, units: list[int], into: Iterable[str]) -> Script:
        units = list(units)
        while True:
            allowed = {
                ("advance", unit, self.cells[there])
                for unit in units
                for there in into
                if there in around(self.at[unit]).values()
                and self.speed(unit)
                and unit not in self.pontoons
                and self.is_open(unit, self.at[unit], there)
                and not self.no_room(unit, there)
                and not self.must_stay(unit)
            }
            if not allowed:
                return
            happened = yield Next({*allowed, ("decline",)})
            if happened == ("decline",):
                return
            units.remove(happened[1])
            self.move(happened[1], self.labels[happened[2]])

    def must_stay(self, unit: int) -> bool:
        """6.7.6: the last German division under a Haltebefehl with Soviet divisions beside it."""
        return self.held(self.at[unit]) == {unit}

    def must_leave_one(self, units: list[int]) -> bool:
        """6.7.6: all divisions under a Haltebefehl in the attacked hex are among these, and are watched."""
        held = self.held(self.target)
        return bool(held) and held <= {*units}

    def held(self, label: str) -> set[int]:
        """6.7.6: the German divisions under a Haltebefehl with Soviet divisions beside it."""
        if not self.site(label, self.g.ordered):
            return set()
        beside = [other for near in around(label).values() for other in self.here(near)]
        if not any(self.g.camp[other] == SOVIET and self.division(other) for other in beside):
            return set()
        german = {other for other in self.here(label) if self.printed(other).nation == "german"}
        return {other for other in german if self.division(other)}

    def marks(self) -> Script:
        fight, left, units = self.fight, 2 * self.fight.level, self.left(self.attackers)
        while True:
            cost = {
                unit: 1 if (fight.armoured or fight.hourra) and self.armoured(unit) else 2 for unit in units
            }
            allowed: set[Happening] = {("mark", unit) for unit in units if cost[unit] <= left}
            if not allowed:
                return
            happened = yield Next({*allowed, ("done",)})
            if happened == ("done",):
                return
            left -= cost[happened[1]]
            units.remove(happened[1])
