"""The state of a game: where every counter is and what has happened to it, with the words to ask it.

Counters stand in hexes or lie in boxes. All that lies on the map is seen by all; with inverted counters
(11/hidden/optional) what a counter is may be known to its owner alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import cycle
from typing import Any, ClassVar

from grognard.games.borodino_41.charts import Charts, Weather
from grognard.games.borodino_41.columns import Columns
from grognard.games.borodino_41.components import Components
from grognard.games.borodino_41.geography import DAY, LOW, NIGHT, Geography
from grognard.games.borodino_41.units import GERMAN, QUARTER, SIDES, SOVIET, Unit
from grognard.kernel.actions import Seat, Side
from grognard.kernel.board.zoc import spread
from grognard.kernel.knowledge.levels import FACE, IDENTITY, PRESENCE
from grognard.kernel.knowledge.zones import SeenZones
from grognard.kernel.pieces import NOWHERE, Layout
from grognard.kernel.state import State

COMING, OFF_MAP, ELIMINATED, LOST, DUMMIES = range(1, 6)
PLACES = ("map", "coming", "off-map", "eliminated", "lost", "dummies")
"""Units lost off the map (7/offmap/return) don't count for victory."""
GOOD, SUPPRESSED, DISRUPTED = range(3)
SUPPLIED, CUT_OFF, OUT_OF_SUPPLY = range(3)
UNMOVED, MOVING, MOVED, FERRIED = range(4)
UNDECLARED, INSIDE, OUTSIDE = range(3)
AFOOT, MOUNTED = 1, 2
FIRED_REGULAR, FIRED_AT, DEFENDED_REGULAR, DEFENDED_AT, FIRED_GUNS, FIRED_AA, FIRED_ZOC = (
    1 << bit for bit in range(7)
)
"""Offensive and defensive fire by kind; any fire of artillery but ZOC fire; at aircraft; ZOC fire."""
NO_WORK, FOXHOLE, TRENCH = range(3)
"""15: kinds of works; one on the map is `2 * kind + camp` (see `work_at`)."""
INITIAL, LIMITED = "initial", "limited"
ALLOWANCE = {INITIAL: 12 * QUARTER, LIMITED: 8 * QUARTER}
"""7/move/allowance."""
AM, PM, NIGHT_SECTION = "am", "pm", "night"
NONE = -1
WEAPON, ARMOUR, INFANTRY = range(3)
TOLD = ("weapon", "armour", "infantry")
"""11/hidden/attackable: the kinds that an owner must tell; those of dummies are made up."""
NO_CONTROL, CONTROLS, CONTROLS_WITH_GUNS = range(3)
"""10/zoc/definition: what a counter controls by its kind."""


@dataclass(frozen=True)
class World:
    """What never changes in a game."""

    geo: Geography
    units: tuple[Unit, ...]
    """All counters, the dummies last."""
    charts: Charts
    seats: Mapping[Seat, tuple[Side, ...]]
    last_turn: int
    scenario: str
    options: Mapping[str, bool]
    box: Components | None = None
    """All components, for who draws the position; a testing ground has none."""

    @cached_property
    def hidden(self) -> bool:
        """11/hidden/optional: whether counters lie face down, with dummies."""
        return self.options.get("inverted-counters", False)

    @cached_property
    def number(self) -> Mapping[str, int]:
        """The number of each counter, by its name."""
        return {unit.id: number for number, unit in enumerate(self.units)}

    @cached_property
    def layout(self) -> Layout:
        """All counters. Zones reach all hexes around but towns, and across no river (10/zoc/exceptions)."""
        geo = self.geo
        camps = bytes(SIDES.index(unit.side) for unit in self.units)
        reach = spread(geo.board, lambda a, b: geo.terrain[b] == "town" or geo.water(a, b) == "river")
        return Layout(geo.board, PLACES, camps, len(SIDES), reach)

    @cached_property
    def control(self) -> bytes:
        """10/zoc/definition: NO_CONTROL, CONTROLS or CONTROLS_WITH_GUNS for each counter."""
        return bytes(_control(unit) for unit in self.units)

    @cached_property
    def gun_reach(self) -> bytes:
        """12/weapons: the hexes beyond which no fire of a counter reaches, its own or through others."""
        return bytes(max(1, unit.range, unit.indirect_range) for unit in self.units)

    @cached_property
    def short_reach(self) -> int:
        """12/weapons: the hexes beyond which artillery alone fires."""
        return max(max(1, unit.range) for unit in self.units if not unit.is_weapon)

    @cached_property
    def dummies(self) -> tuple[int, ...]:
        """11/dummies/have."""
        return tuple(number for number, unit in enumerate(self.units) if unit.kind == "dummy")

    @cached_property
    def is_dummy(self) -> bytes:
        """Of each counter."""
        return bytes(unit.kind == "dummy" for unit in self.units)

    @cached_property
    def poses(self) -> tuple[int, ...]:
        """11/dummies/fired-on: as whom dummies pose at first: the infantry of their side, one by one."""
        infantry = [unit for unit, printed in enumerate(self.units) if printed.is_infantry_like]
        models = [cycle(unit for unit in infantry if self.units[unit].camp == camp) for camp in (0, 1)]
        return tuple(next(models[unit.camp]) if unit.is_dummy else NONE for unit in self.units)

    @cached_property
    def told(self) -> bytes:
        """11/hidden/attackable: of each counter WEAPON, ARMOUR or INFANTRY; pontoons count as weapons."""
        return bytes(
            ARMOUR if unit.is_armour else INFANTRY if unit.is_personnel or unit.is_dummy else WEAPON
            for unit in self.units
        )

    @cached_property
    def hills(self) -> tuple[int, ...]:
        """9/terrain/hill: the hill that each hex belongs to, by number; NONE off the hills."""
        geo, found = self.geo, [NONE] * len(self.geo.board)
        for start, is_high in enumerate(geo.hill):
            if is_high and found[start] == NONE:
                found[start], waiting = start, [start]
                while waiting:
                    for near in geo.board.neighbours[waiting.pop()]:
                        if geo.hill[near] and found[near] == NONE:
                            found[near] = start
                            waiting.append(near)
        return tuple(found)

    @cached_property
    def hqs(self) -> tuple[int, ...]:
        """17/command/range: all headquarters."""
        return tuple(number for number, unit in enumerate(self.units) if unit.is_hq)

    @cached_property
    def formations(self) -> tuple[str, ...]:
        """6/initiative/fresh-formations: regiments and brigades by name; `fought` goes by their numbers."""
        return tuple(sorted({unit.parent for unit in self.units if unit.is_manoeuvre}))

    @cached_property
    def formation(self) -> tuple[int, ...]:
        """Of each counter, the number of its regiment or brigade in `formations`, or NONE."""
        numbers = {name: number for number, name in enumerate(self.formations)}
        return tuple(numbers[unit.parent] if unit.is_manoeuvre else NONE for unit in self.units)


def _control(unit: Unit) -> int:
    """10/zoc/definition: who can't fire at a hex beside it controls none."""
    if unit.kind in ("dummy", "flamethrower", "rocket", "nebelwerfer", "pontoon", "hq", "artillery-hq"):
        return NO_CONTROL
    return CONTROLS_WITH_GUNS if unit.is_weapon else CONTROLS


class Position(Columns):
    """A game in progress."""

    SIDES = SIDES
    UNTIL = ("impulse", "section", "turn")
    ON_TOP = PRESENCE
    COVERED = FACE
    """What lies under another counter is known as well as what lies on top."""
    SLOT = (
        "state",
        "column",
        "assault",
        "supply",
        "points",
        "began",
        "moved",
        "fired",
        "assaulted",
        "marked",
        "inside",
        "bank",
        "afoot",
        "uncommanded",
        "committed",
        "split",
        "digging",
        "task",
        "watched",
    )
    NAMED = (*SeenZones.NAMED, "firers", "targets", "hq")

    world: World

    geo: Geography
    """That of the world: at hand, since every rule asks for it."""
    printed: tuple[Unit, ...]
    """What is printed on each counter; likewise."""

    DERIVED: ClassVar[Mapping[str, str]] = {
        **SeenZones.DERIVED,
        "geo": "old.geo",
        "printed": "old.printed",
    }

    def __init__(self, world: World, key: bytes) -> None:
        super().__init__(world, key)
        self.geo, self.printed = world.geo, world.units

    def clear(self) -> None:
        """All counters out of the way and everything as it is before a set-up."""
        cells, count = len(self.geo.board), len(self.printed)
        for name in ("strength", *_OF_COUNTERS):
            setattr(self, name, bytearray(count))
        self.points, self.task = array("h", [0] * count), array("h", [0] * count)
        self.began, self.exit = (array("h", [NOWHERE] * count) for _ in range(2))
        self.clear_board(COMING)
        self.pose, self.feint = array("h", self.world.poses), bytearray(count)
        for unit, printed in enumerate(self.printed):
            self.strength[unit] = printed.strength
            if self.pose[unit] != NONE:
                self.feint[unit] = self.looks(unit).strength
            if printed.kind == "dummy":
                self.place[unit] = DUMMIES
        self.works, self.wrecked, self.holder, self.entered = (bytearray(cells) for _ in range(4))
        self.spots = bytearray(len(self.geo.spots))
        self.fought = bytearray(len(self.world.formations))
        self.turn, self.section, self.phase, self.player = 1, AM, "setup", SOVIET
        self.initial, self.kind, self.lull, self.weather, self.due = GERMAN, LIMITED, False, "clear", 0
        self.first_kept, self.air_used, self.air_flown, self.nights = False, (0, 0), (0, 0), (0, 0)
        self.tank_points, self.built_today, self.bridging = 0, (), ()
        self.cleared, self.fell, self.over = 0, 0, ""

    # ---- who knows what

    def owners(self, unit: int) -> tuple[int, ...]:
        """In the open game everybody knows every counter."""
        return (self.layout.camps[unit],) if self.world.hidden else (GERMAN, SOVIET)

    def sees_all(self, viewer: int) -> bool:
        """Likewise."""
        return not self.world.hidden

    def back_of(self, unit: int) -> int:
        """Counters beside the map are no secret: only those in one place are taken for each other."""
        return self.layout.camps[unit] + len(SIDES) * self.place[unit]

    def may_be(self, viewers: Iterable[int], unit: int, slot: int) -> bool:
        """12/assault/who: under an assault marker lies nobody who may not assault."""
        if self.assault[slot] and not (self.printed[unit].may_assault or self.world.is_dummy[unit]):
            return False
        if self.printed[unit].mobility == "static" and (self.moved[slot] or self.column[slot]):
            return False  # 18/t28/static
        if self.place[slot] == COMING and self._arrives(unit) != self._arrives(slot):
            return False
        return super().may_be(viewers, unit, slot)

    def _arrives(self, unit: int) -> tuple[int, str]:
        """16/reinf/timing: when and where a unit comes, which the order of entry tells everybody."""
        return self.printed[unit].arrives, self.printed[unit].entry

    def kind_of(self, unit: int) -> int:
        """11/hidden/attackable: WEAPON, ARMOUR or INFANTRY, which its owner must tell of who is observed."""
        return self.world.told[self.pose[unit] if self.world.is_dummy[unit] else unit]

    # ---- zones of control

    def zone_from(self, unit: int, cell: int) -> Sequence[int]:
        """10/zoc/definition: none of the disrupted, nor of guns that may not fire."""
        control, state = self.world.control[unit], self.state[unit]
        if control == NO_CONTROL or state == DISRUPTED:
            return ()
        if control == CONTROLS_WITH_GUNS and (state or self.supply[unit] == OUT_OF_SUPPLY):
            return ()
        return self.layout.spread[cell]

    def zone_seen(self, unit: int, cell: int, level: int) -> Sequence[int]:
        """One must reckon with every counter that one can't name, but for the disrupted."""
        if level >= IDENTITY:
            return self.zone_from(unit, cell)
        return () if self.state[unit] == DISRUPTED else self.layout.spread[cell]

    # ---- counters

    def unit(self, unit: int) -> Unit:
        """What is printed on a counter."""
        return self.printed[unit]

    def is_dummy(self, unit: int) -> bool:
        """11/dummies/have."""
        return bool(self.world.is_dummy[unit])

    def units_of(self, camp: int) -> list[int]:
        """The counters of a side on the map, dummies among them, lowest number first."""
        return [unit for unit in self.in_place(0) if self.camp[unit] == camp]

    def real_at(self, cell: int) -> list[int]:
        """The units in a hex, dummies left out."""
        dummy = self.world.is_dummy
        return [unit for unit in self.units_at(cell) if not dummy[unit]]

    def is_shaken(self, unit: int) -> bool:
        """12/state/meaning: suppressed or disrupted."""
        return self.state[unit] != GOOD

    def is_armoured(self, unit: int) -> bool:
        """12/fire/halftracks: with a silhouette; the half-tracks only in column or mounted."""
        return self._has_silhouette(unit, self.printed[unit])

    def _has_silhouette(self, unit: int, printed: Unit) -> bool:
        if printed.is_halftrack:
            return bool(self.column[unit] or self.afoot[unit] == MOUNTED)
        return printed.is_armour

    # ---- what fire takes counters for

    def looks(self, unit: int) -> Unit:
        """11/dummies/fired-on: what is printed on a unit, or on the one that a dummy poses as."""
        return self.printed[self.pose[unit] if self.world.is_dummy[unit] else unit]

    def looks_armoured(self, unit: int) -> bool:
        """12/at/only-at: whether a counter is armour to who fires at it."""
        return self._has_silhouette(unit, self.looks(unit))

    def seeming_strength(self, unit: int) -> int:
        """What is left of a unit, or seems to be left of a dummy."""
        return self.feint[unit] if self.world.is_dummy[unit] else self.strength[unit]

    def morale(self, unit: int) -> int:
        """12/state/suppressed, 12/state/disrupted: one or two less than printed."""
        return self.printed[unit].morale - self.state[unit]

    def holds(self, camp: int, cell: int) -> bool:
        """19: whether a side was the last to enter a hex; Soviets also hold what nobody has entered."""
        return self.holder[cell] == camp + 1 or (camp == SOVIET and not self.holder[cell])

    # ---- works

    def work_at(self, cell: int) -> tuple[int, int]:
        """15: the kind of work in a hex, and its owner."""
        return divmod(self.works[cell], 2)

    def has_work(self, camp: int, cell: int, kind: int) -> bool:
        """Whether a side has a work of a kind in a hex."""
        return self.works[cell] == 2 * kind + camp

    # ---- time

    @property
    def is_night(self) -> bool:
        """4/seq/night."""
        return self.section == NIGHT_SECTION

    @property
    def conditions(self) -> Weather:
        """5: what the weather of the day does."""
        return self.world.charts.weather[self.weather]

    @property
    def sight(self) -> int:
        """11/observe: how far one sees: by DAY, in LOW visibility, at NIGHT."""
        if self.is_night:
            return NIGHT
        return LOW if self.conditions.hill_sight < 6 else DAY

    def note(self, message: str, *rules: str, seen_by: tuple[Side, ...] | None = None, **args: Any) -> None:
        """As for all games; the open game has nothing to hide from the log."""
        if self.world.hidden:
            super().note(message, *rules, seen_by=seen_by, **args)
        else:
            State.note(self, message, *rules, seen_by=seen_by, **args)


_OF_COUNTERS = (
    "state",
    "column",
    "assault",
    "supply",
    "moved",
    "fired",
    "assaulted",
    "marked",
    "inside",
    "bank",
    "afoot",
    "uncommanded",
    "committed",
    "split",
    "spent",
    "digging",
    "watched",
    "facing",
    "shown",
    "delayed",
)
"""Columns with a byte for each counter, noughts at first."""
