"""The state of a game: where every counter is and what has happened, in columns, with the words to ask it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from grognard.games.race_for_berlin.components import (
    BERLIN_ZONES,
    GERMAN,
    JOUKOV,
    KONIEV,
    NOBODY,
    SOVIET,
    Components,
    Unit,
)
from grognard.kernel.actions import Seat, Side
from grognard.kernel.pieces import Layout, Pieces

# Where a counter is when it is not on the map.
ON_MAP, COMING, ARRIVED, DESTROYED, REMOVED = range(5)
PLACES = ("map", "coming", "arrived", "destroyed", "removed")
GERMANS = 2
"""The Germans of both players, counted together beside the Soviets of each camp."""
FULL, REDUCED = 2, 1
NO_ARMY = -1
# 4.1.3: the modes of an activated counter; a bombardment is an activation without action (10.2.1).
IDLE, MARCH, FIGHT, RESERVE, BOMBARD = range(5)
MODES = ("idle", "march", "fight", "reserve", "bombard")


@dataclass(frozen=True)
class World:
    """What never changes in a game."""

    box: Components
    seats: Mapping[Seat, tuple[Side, ...]]

    @cached_property
    def layout(self) -> Layout:
        """The counters and the zones of the map; there are no zones of control."""
        camps = bytes(GERMANS if unit.nation == GERMAN else unit.camp for unit in self.box.units)
        return Layout(self.box.board, PLACES, camps, GERMANS + 1, ((),) * len(self.box.board))


class Position(Pieces):
    """A game in progress. Unit columns are indexed by counter, zone columns by zone, camp columns by camp."""

    world: World

    steps: bytearray
    used: bytearray
    """Turned by 180 degrees: not to be activated again this turn (4.1.4)."""
    oos: bytearray
    guest: bytearray
    """Soviets that were forced back among those of the other camp (7.3.3)."""

    mode: bytearray
    """How a counter is activated in this impulse (4.1.3)."""
    moved: bytearray
    fought: bytearray

    american: bytearray
    control: bytearray
    """The camp whose marker lies in a victory zone outside Berlin, or NOBODY (7.3.4)."""
    level: bytearray
    """Urban progression (9.1)."""
    struck: bytearray
    """Zones attacked in this impulse (8.1.3)."""

    points: array[int]
    earned: array[int]
    """Where they come from: camp by camp, in the order of `entry.SOURCES`."""
    support: bytearray
    token: bytearray
    """The event token each camp has drawn, 0 for none."""
    could: list[tuple[int, ...]]
    """For each camp, the tokens that its rival must reckon with."""
    quiet: bytearray
    """Camps that are not to be asked about events this turn."""
    withdrawing: bytearray
    """Camps whose Germans move west freely this turn (event 4)."""
    track: bytearray
    """How many zones the Americans hold on each track."""

    turn: int
    round: int
    phase: str
    heinrici: int
    """The camp that holds event 1, and the turn from which it may play it."""
    heinrici_from: int
    spent: tuple[int, ...]
    """Event tokens that are out of the game."""
    passes: int
    """Soviet impulses passed in this round (4.1.5)."""
    order: int
    """The camp whose Germans Hitler has ordered to counter-attack, or NOBODY (2.3)."""
    obliged: tuple[int, ...]
    """The divisions that the order binds in this impulse, and the mode in which they must act (2.3.2)."""
    task: int
    stopped: bool
    """The American advance is over for good (2.2.4, 2.2.7)."""
    speer: bool
    """Garrisons are reduced this turn (event 5)."""
    xii: int
    """The turn in which the XII Army became available, 0 before (2.1.2)."""
    dry: int
    """The army that rivers don't hinder in this impulse (event 2), or NO_ARMY."""
    surge: int
    """The army with a bonus in this impulse, which then acts as a reserve (event 6)."""
    trucks: int
    """The army that moves and then attacks (event 7)."""
    doubled: bool
    """Attacking Germans count twice in this impulse (event 11)."""
    ring: int
    """The turn in which Soviets stood in all six zones of Berlin for the first time, 0 before."""
    bombarded: bool
    progressed: bool
    over: str
    """The rule that ended the game, or nothing."""

    box: Components
    """The components, those of the world: at hand, since every rule asks for them."""

    DERIVED: ClassVar[Mapping[str, str]] = {**Pieces.DERIVED, "box": "old.box"}

    def __init__(self, world: World, key: bytes) -> None:
        super().__init__(world, key)
        self.box = world.box

    # Units

    def unit(self, unit: int) -> Unit:
        """A counter's printed side."""
        return self.box.units[unit]

    def strength(self, unit: int) -> int:
        """A counter's strength, full or reduced."""
        printed = self.box.units[unit]
        return printed.full if self.steps[unit] == FULL else printed.reduced

    def is_reduced(self, unit: int) -> bool:
        """Whether a counter shows its reduced side."""
        return self.steps[unit] == REDUCED

    def note(self, message: str, *rules: str, seen_by: tuple[Side, ...] | None = None, **args: Any) -> None:
        """Adds a line to the log, with those of the counters it names that are reduced as it is written."""
        named = (*args.get("attackers", ()), *((args["unit"],) if "unit" in args else ()))
        if reduced := tuple(filter(self.is_reduced, named)):
            args["reduced"] = reduced
        super().note(message, *rules, seen_by=seen_by, **args)

    def is_on_map(self, unit: int) -> bool:
        """Whether a counter stands in a zone."""
        return self.place[unit] == ON_MAP

    def units_of(self, camp: int, nation: int) -> list[int]:
        """The counters of a camp and a nationality on the map."""
        return [unit for unit in self.box.group[camp, nation] if self.place[unit] == ON_MAP]

    def soviets_in(self, zone: int) -> list[int]:
        """The Soviet counters in a zone."""
        units = self.box.units
        return [unit for unit in self.units_at(zone) if units[unit].nation == SOVIET]

    def germans_in(self, zone: int) -> list[int]:
        """The German counters in a zone."""
        units = self.box.units
        return [unit for unit in self.units_at(zone) if units[unit].nation == GERMAN]

    def army_of(self, unit: int) -> tuple[int, ...]:
        """All counters of a counter's army or division."""
        return self.box.formations[self.box.formation_of[unit]].units

    # Zones

    def count_soviets(self, zone: int) -> int:
        """How many Soviet counters a zone holds, of either camp."""
        return self.count[JOUKOV][zone] + self.count[KONIEV][zone]

    def camp_in(self, zone: int) -> int:
        """The camp whose Soviets hold a zone: that of the hosts, where there are guests."""
        if self.count[JOUKOV][zone] and self.count[KONIEV][zone]:
            guest = next(unit for unit in self.soviets_in(zone) if self.guest[unit])
            return rival(self.unit(guest).camp)
        if self.count[JOUKOV][zone]:
            return JOUKOV
        return KONIEV if self.count[KONIEV][zone] else NOBODY

    def is_guest(self, unit: int) -> bool:
        """7.3.3: whether a Soviet counter stands among Soviets of the other camp, who were there first."""
        return bool(self.guest[unit] and self.count[rival(self.unit(unit).camp)][self.cell[unit]])

    def hosts_in(self, zone: int) -> list[int]:
        """The Soviets in a zone but for guests: those that defend it."""
        return [unit for unit in self.soviets_in(zone) if not self.is_guest(unit)]

    def is_contested(self, zone: int) -> bool:
        """9.1.3: a Berlin zone with Soviets in it and a level below 2."""
        return bool(self.box.is_berlin[zone] and self.count_soviets(zone) and not self.is_controlled(zone))

    def is_controlled(self, zone: int) -> bool:
        """9.1.4, 9.3.3: a Berlin zone that the Soviets control."""
        return self.level[zone] >= self.box.numbers.control_level

    def is_soviet_berlin(self, zone: int) -> bool:
        """A Berlin zone that is contested or Soviet-controlled: Soviets are in it (9.1.5)."""
        return bool(self.box.is_berlin[zone] and self.count_soviets(zone))

    def garrison(self, zone: int) -> int:
        """A Berlin zone's garrison; event 5 reduces it for a turn."""
        printed = self.box.garrison[zone]
        return min(printed, self.box.numbers.garrison_reduced) if self.speer else printed

    def every_berlin_zone_is_entered(self) -> bool:
        """5.2, 10.2.3: whether Soviets of either camp stand in all six zones."""
        return sum(bool(self.count_soviets(zone)) for zone in self.box.berlin) == BERLIN_ZONES

    def limit(self, zone: int, nation: int) -> int:
        """6.1.2: how many counters of a nationality a zone may hold."""
        box, numbers = self.box, self.box.numbers
        if nation == GERMAN:
            return numbers.berlin_german_limit if box.is_berlin[zone] else numbers.german_limit
        if box.east[zone] or zone == box.bridgehead:
            return len(box.units)
        return numbers.berlin_soviet_limit if box.is_berlin[zone] else numbers.soviet_limit

    def has_room(self, zone: int, nation: int, more: int = 1) -> bool:
        """6.1.2: whether a zone can take so many more counters of a nationality."""
        there = self.count_soviets(zone) if nation == SOVIET else self.count[GERMANS][zone]
        return there + more <= self.limit(zone, nation)

    def enemies_in(self, zone: int, nation: int) -> int:
        """How many counters of the other nationality a zone holds."""
        return self.count[GERMANS][zone] if nation == SOVIET else self.count_soviets(zone)

    # Changes of place; what an entry or a departure leads to stands in `entry`

    def put(self, unit: int, cell: int) -> None:
        """Stands a counter in a zone, from wherever it was."""
        super().put(unit, cell)
        self.guest[unit] = 0

    def remove(self, unit: int, place: int) -> None:
        """Takes a counter off the map."""
        super().remove(unit, place)
        if place in (DESTROYED, REMOVED):
            self.steps[unit] = 0

    def strike(self, attackers: Iterable[int], zone: int) -> None:
        """8.1.3: these have fought, and the zone has been attacked, in this impulse."""
        for unit in attackers:
            self.fought[unit] = 1
        self.struck[zone] = 1

    @classmethod
    def upgrade(cls, world: World, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Dumps with the zone of each counter are of a version that had no camps."""
        return {**data, "cell": data["zone"], "camp": [*world.layout.camps]} if "zone" in data else data


def rival(camp: int) -> int:
    """The other camp."""
    return 1 - camp
