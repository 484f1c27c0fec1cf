"""The state of a game: where every counter is and what has happened to it, with the words to ask it.

Counters stand in hexes or lie in boxes. Of a stack the enemy sees the top counter and how many lie under it
(3.1.5, 3.6); what lies beside the map is no secret, but for the cup of the Volkssturm (11.2.3).
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, ClassVar

from grognard.games.fortress_berlin.charts import Charts, Leader
from grognard.games.fortress_berlin.columns import Columns
from grognard.games.fortress_berlin.components import Components
from grognard.games.fortress_berlin.geography import Geography
from grognard.games.fortress_berlin.units import GERMAN, SIDES, SOVIET, Unit
from grognard.kernel.actions import Seat, Side
from grognard.kernel.knowledge.levels import FACE, IDENTITY, PRESENCE
from grognard.kernel.knowledge.zones import SeenZones
from grognard.kernel.pieces import NOWHERE, ON_BOARD, Layout

COMING, CUP, NAVAL, ELIMINATED, REMOVED, EXITED, UNDERGROUND, UNUSED = range(1, 9)
PLACES = ("map", "coming", "cup", "naval", "eliminated", "removed", "exited", "underground", "unused")
"""ELIMINATED: in combat, as one too many in a hex (3.1.4b) or in a crash (13.7.1); REMOVED: deserted,
withdrawn, taken apart; EXITED: the 20th Panzergrenadier by the south edge (5.2); UNDERGROUND: in the U-Bahn
(17.1); UNUSED: units of variants that are not played."""
MANOEUVRE, COMBAT = range(2)
GOOD, WHITE, RED = range(3)
UNMOVED, MOVING, MOVED = range(3)
BOMBARDMENT, MIXED, DIRECT, ASSAULT = range(4)
KINDS = ("bombardment", "mixed", "direct", "assault")
SUPPORTED_ATTACK, SUPPORTED_DEFENCE, ASSAULTED, STRUCK, COMMANDED = (1 << bit for bit in range(5))
"""3.5.2: support given this turn; assaulted; 11.3: placed its strike; 3.5.4: chose its unit by supporting."""
TESTED_NEAR, TESTED_HITLER = 1, 2
NEVER = 0
RUINS = 1
HELD, EMPTY, TAKEN = 1, 2, 3
"""10.1.3, 10.2: a fort with its garrison; without it; taken by the Soviets and inactive for good."""
NOT_IN_PLAY, LOYAL, DEFECTED, FLED, DEAD, CAPTURED = range(6)
HITLER = 0
SEGMENTS = ("reinforcement", "recovery", "movement", "combat", "end")
STEINER, WENCK = 1, 2
NONE = -1


@dataclass(frozen=True)
class World:
    """What never changes in a game."""

    geo: Geography
    units: tuple[Unit, ...]
    leaders: tuple[Leader, ...]
    """Hitler first."""
    charts: Charts
    seats: Mapping[Seat, tuple[Side, ...]]
    last_turn: int
    options: Mapping[str, bool]
    box: Components | None = None
    """All components, for who draws the position; a testing ground has none."""

    def plays(self, option: str) -> bool:
        """Whether an option was chosen."""
        return self.options.get(option, False)

    @cached_property
    def seat_of(self) -> tuple[tuple[Seat, ...], ...]:
        """17.2, 17.3: the seats of each side, by the numbers of their players."""
        return tuple(tuple(seat for seat, sides in self.seats.items() if side in sides) for side in SIDES)

    @cached_property
    def players(self) -> tuple[int, ...]:
        """17.2, 17.3: how many players each side has."""
        return tuple(map(len, self.seat_of))

    @cached_property
    def number(self) -> Mapping[str, int]:
        """The number of each counter, by its name."""
        return {unit.id: number for number, unit in enumerate(self.units)}

    @cached_property
    def layout(self) -> Layout:
        """All counters; what a zone reaches goes by mode and facing (`Position.zone_from`)."""
        camps = bytes(SIDES.index(unit.side) for unit in self.units)
        return Layout(self.geo.board, PLACES, camps, len(SIDES), self.geo.zones)

    @cached_property
    def units_of(self) -> tuple[tuple[int, ...], ...]:
        """All counters of each side."""
        return tuple(tuple(n for n, unit in enumerate(self.units) if unit.side == side) for side in SIDES)

    @cached_property
    def set_up(self) -> tuple[int, ...]:
        """13: the counters of the set-up."""
        return tuple(n for n, unit in enumerate(self.units) if unit.setup)

    @cached_property
    def set_up_freely(self) -> tuple[int, ...]:
        """13.0a: those of them with a choice of hexes."""
        return tuple(n for n in self.set_up if len(self.geo.setup_cells(self.units[n].setup)) > 1)

    @cached_property
    def firepower(self) -> tuple[bytes, bytes]:
        """2.2.4: FS of each counter, in manoeuvre and in combat mode."""
        return bytes(unit.m_fs for unit in self.units), bytes(unit.c_fs for unit in self.units)

    @cached_property
    def protection(self) -> tuple[bytes, bytes]:
        """2.2.5: PF."""
        return bytes(unit.m_pf for unit in self.units), bytes(unit.c_pf for unit in self.units)

    @cached_property
    def allowance(self) -> tuple[bytes, bytes]:
        """2.2.6: MA, in whole points."""
        return bytes(unit.m_ma for unit in self.units), bytes(unit.c_ma for unit in self.units)

    @cached_property
    def hqs(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """3.5: the headquarters of each side."""
        german, soviet = (
            tuple(n for n, unit in enumerate(self.units) if unit.is_hq and unit.side == side)
            for side in SIDES
        )
        return german, soviet

    @cached_property
    def division_hqs(self) -> Mapping[str, int]:
        """3.5.3: the headquarters of each German division that has one."""
        return {self.units[hq].band: hq for hq in self.hqs[GERMAN] if self.units[hq].band}

    @cached_property
    def higher_hqs(self) -> Mapping[str, int]:
        """3.5.4: the German headquarters above the divisions, by the name that their subordinates bear."""
        return {self.units[hq].parent: hq for hq in self.hqs[GERMAN] if self.units[hq].is_higher_hq}

    @cached_property
    def batteries(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """8.2, 11.3: of each side, the artillery and the headquarters with artillery off the map."""
        german, soviet = (
            tuple(
                n
                for n, unit in enumerate(self.units)
                if unit.side == side and (unit.may_bombard or (unit.is_hq and unit.army))
            )
            for side in SIDES
        )
        return german, soviet

    @cached_property
    def crews(self) -> tuple[tuple[int, ...], ...]:
        """8.3: of each side, armour, antitank and flak."""
        return tuple(tuple(n for n in there if self.units[n].may_direct_fire) for there in self.units_of)

    @cached_property
    def covered_pf(self) -> Mapping[tuple[int, bool], tuple[int, int]]:
        """3.6b, 8.8c: the least and the most PF that a covered counter can have, by side and if disrupted."""
        found = {}
        for camp, side in enumerate(SIDES):
            units = [unit for unit in self.units if unit.side == side]
            turned = [unit for unit in units if unit.has_manoeuvre_face]
            good = [unit.c_pf for unit in units] + [unit.m_pf for unit in turned]
            bad = [unit.m_pf // 2 if unit.defends_with_pf else unit.m_pf for unit in turned]
            for disrupted, factors in ((False, good), (True, bad)):
                found[camp, disrupted] = min(factors, default=0), max(factors, default=0)
        return found

    @cached_property
    def protection_battalions(self) -> tuple[int, ...]:
        """11.2.1: all PPBs."""
        return tuple(number for number, unit in enumerate(self.units) if unit.type == "plant protection")


class Position(Columns):
    """A game in progress."""

    SIDES = SIDES
    UNTIL = ("combat", "segment", "turn")
    ON_TOP = FACE
    COVERED = PRESENCE
    SLOT = ("disrupted", "target")
    NAMED = (*SeenZones.NAMED, "hq", "hqs", "firers", "target", "lost", "top")

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
        for name in (
            "mode",
            "facing",
            "disrupted",
            "moved",
            "fought",
            "support",
            "tested",
            "late",
            "entered",
            "returned",
        ):
            setattr(self, name, bytearray(count))
        self.points, self.target, self.directed = (array("h", [0] * count) for _ in range(3))
        self.gate, self.station = (array("h", [NOWHERE] * count) for _ in range(2))
        self.due = bytearray(unit.turn for unit in self.printed)
        self.spots = bytearray(len(self.geo.spots))
        self.fort = bytearray(HELD if cell in self.geo.garrisoned else 0 for cell in range(cells))
        self.holder, self.bombarded, self.shot = (bytearray(cells) for _ in range(3))
        self.leader = bytearray(len(self.world.leaders))
        self.leader_cell = array("h", [NOWHERE] * len(self.world.leaders))
        self.turn, self.player, self.phase = 1, GERMAN, "setup"
        self.german_points, self.soviet_points, self.killed, self.air, self.called = 0, 0, (0, 0), (0,), 0
        self.first_strongpoint, self.hitler_died, self.hj_free, self.kept = 0, 0, False, True
        self.opened, self.suicide_tried, self.hand, self.roles, self.fallen = False, False, NONE, (), ()
        self.captor, self.over = NONE, ""
        self.clear_board(COMING)

    @classmethod
    def upgrade(cls, world: World, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Dumps without `killed` are of a version that took all who were eliminated for killed in combat."""
        if "killed" in data:
            return data
        lost = [camp for camp, place in zip(data["camp"], data["place"], strict=True) if place == ELIMINATED]
        return {**data, "killed": [lost.count(camp) for camp in range(len(SIDES))]}

    # ---- who knows what

    def owners(self, unit: int) -> tuple[int, ...]:
        """11.2.3: nobody knows what is in the cup; a side knows its own."""
        return () if self.place[unit] == CUP else (self.layout.camps[unit],)

    def back_of(self, unit: int) -> int:
        """Only counters in one place are taken for each other."""
        return self.layout.camps[unit] + len(SIDES) * self.place[unit]

    def may_be(self, viewers: Iterable[int], unit: int, slot: int) -> bool:
        """8.8: who is disrupted lies on his manoeuvre face, which not all have."""
        if self.disrupted[slot] and not self.printed[unit].has_manoeuvre_face:
            return False
        return super().may_be(viewers, unit, slot)

    def deal(self, sides: Iterable[Side], rng: Random, fixed: Collection[int | str] = ()) -> list[int]:
        """As for all pieces; who comes to lie elsewhere keeps to its stack: 3.4.2, 8.8."""
        lies = super().deal(sides, rng, fixed)
        moved = {unit for slot, unit in enumerate(lies) if slot != unit and self.cell[unit] >= 0}
        for unit in moved:
            if self.disrupted[unit] and self.mode[unit] == COMBAT:
                self.change(unit, mode=MANOEUVRE)
        for cell in {self.cell[unit] for unit in moved}:
            turned = [unit for unit in self.units_at(cell) if self.mode[unit] == MANOEUVRE]
            facing = next((self.facing[unit] for unit in turned if unit not in moved), None)
            for unit in moved.intersection(turned):
                self.change(unit, facing=self.facing[turned[0]] if facing is None else facing)
        return lies

    def _see_order(self, cell: int, covered: Sequence[int] = ()) -> None:
        """13.0: while the Germans set up, their counters lie face down."""
        if self.phase != "setup":
            super()._see_order(cell, covered)

    # ---- zones of control

    def zone_from(self, unit: int, cell: int) -> Sequence[int]:
        """3.2.1: six hexes in combat mode, three in manoeuvre mode; 3.2.6: none of the disrupted."""
        if self.disrupted[unit]:
            return ()
        in_combat, facing = self.mode[unit] == COMBAT, self.facing[unit]
        if not self.opened:
            return self.geo.zones[cell] if in_combat else self.geo.fronts[cell][facing]
        reached = self.geo.open_zones[cell] if in_combat else self.geo.open_fronts[cell][facing]
        return [near for near in reached if not self.works_at(near)]

    def take_fort(self, cell: int) -> None:
        """10.2: a strongpoint or tower falls to the Soviets: from now on zones reach into it."""
        around = self.units_in(self.geo.board.neighbours[cell])
        for unit in around:
            self._stand(unit, self.cell[unit], -1)
        self.opened = True
        if self.geo.works[cell] == "strongpoint":
            self.first_strongpoint = self.first_strongpoint or self.turn  # 11.1.2a
        self.mark(self.fort, cell, TAKEN)
        for unit in around:
            self._stand(unit, self.cell[unit], 1)

    def is_front(self, unit: int, cell: int) -> bool:
        """3.4.1: whether a neighbouring hex lies before a unit; all do in combat mode."""
        return self.mode[unit] == COMBAT or cell in self.geo.facing[self.cell[unit]][self.facing[unit]]

    # ---- counters

    def unit(self, unit: int) -> Unit:
        """What is printed on a counter."""
        return self.printed[unit]

    def units_of(self, camp: int) -> list[int]:
        """The counters of a side on the map, lowest number first."""
        place = self.place
        return [unit for unit in self.world.units_of[camp] if place[unit] == ON_BOARD]

    def fs(self, unit: int) -> int:
        """2.2.4: the firepower on the face that shows."""
        return self.world.firepower[self.mode[unit]][unit]

    def pf(self, unit: int) -> int:
        """2.2.5: the protection factor on the face that shows."""
        return self.world.protection[self.mode[unit]][unit]

    def ma(self, unit: int) -> int:
        """2.2.6: the movement allowance on the face that shows."""
        return self.world.allowance[self.mode[unit]][unit]

    def knows(self, viewer: int, unit: int) -> bool:
        """3.6: whether a side can name a counter."""
        return self.level((viewer,), unit) >= IDENTITY

    def unnamed(self, viewer: int, units: Iterable[int]) -> list[int]:
        """3.6: those of some counters that a side can't name."""
        known = self.mask((viewer,))
        return [unit for unit in units if known[unit] < IDENTITY]

    # ---- hexes

    def is_ruined(self, cell: int) -> bool:
        """9.0."""
        spot = self.geo.ruin_spot[cell]
        return spot >= 0 and self.spots[spot] == RUINS

    def works_at(self, cell: int) -> str:
        """10.1: "bunker", "strongpoint", "flak-tower" or "": what helps who defends the hex.

        10.2: one taken by the Soviets helps nobody any more.
        """
        return "" if self.fort[cell] == TAKEN else self.geo.works[cell]

    def has_garrison(self, cell: int) -> bool:
        """10.1.3, 10.1.4: whether an intrinsic garrison lives in a hex."""
        return self.fort[cell] == HELD

    def holds(self, camp: int, cell: int) -> bool:
        """12.0: whether a side was the last to enter a hex; Germans also hold what nobody has entered."""
        return self.holder[cell] == camp + 1 or (camp == GERMAN and not self.holder[cell])

    def takes_orders(self, side: Side) -> bool:
        """17.2, 17.3: where a side has several players, none lets the windows of the others pass."""
        return len(self.world.seat_of[SIDES.index(side)]) < 2

    # ---- points

    def score(self, camp: int, points: int) -> None:
        """12.0."""
        if camp == GERMAN:
            self.german_points += points
        else:
            self.soviet_points += points

    @property
    def hitler_lives(self) -> bool:
        """11.1."""
        return self.leader[HITLER] == LOYAL

    @property
    def commanders(self) -> int:
        """17.2: Soviet commanders: one, or Zhukov and Koniev."""
        return self.world.players[SOVIET]
