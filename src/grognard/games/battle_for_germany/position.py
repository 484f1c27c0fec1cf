"""The state of a game: where every unit is and what has happened, in columns, with the words to ask it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from grognard.games.battle_for_germany.components import (
    EAST,
    GERMAN,
    SOVIET,
    WEST,
    WESTERN,
    Components,
    Unit,
)
from grognard.games.battle_for_germany.setting import (
    EAST_GERMANS,
    GERMANS,
    SOVIETS,
    WEST_GERMANS,
    WESTERN_ALLIES,
    World,
)
from grognard.kernel.board import zoc
from grognard.kernel.board.movement import Network
from grognard.kernel.kept import kept, reuse
from grognard.kernel.pieces import NO_PIECE, Pieces

# Where a unit is, by the order of `PLACES`: the map, the five boxes of 7-0, Courland, or out of the game.
ON_MAP, BOX_WESTERN, BOX_ITALY, BOX_EAST_GERMAN, BOX_WEST_GERMAN, BOX_SOVIET, COURLAND, GONE = range(8)
BOXES = (BOX_WESTERN, BOX_ITALY, BOX_EAST_GERMAN, BOX_WEST_GERMAN, BOX_SOVIET)
NOBODY = 9


class Position(Pieces):
    """A game in progress. Unit columns are indexed by unit, cell columns by cell, `flag` by city."""

    world: World

    side: bytearray
    """Which force a unit fights with now (5-41: Germans may change)."""
    moved: bytearray
    fought: bytearray
    struck: bytearray
    strayed: bytearray
    """The turn in which a unit was forced over a line it is still beyond, else 0."""
    garrison: bytearray
    turned: bytearray
    arrived: bytearray
    frozen: bytearray

    fort: bytearray
    flag: bytearray

    turn: int
    phase: int
    berlin: int
    """The camp that first entered Berlin, or NOBODY."""
    berlin_turn: int
    boundary: bool
    germans_gone: bool
    war: bool
    rivals: bool
    """Western and Soviet zones of control hinder each other (4-0)."""
    transfers: int
    attacks: int
    delayed: bool

    box: Components
    """The components, those of the world: at hand, since every rule asks for them."""

    DERIVED: ClassVar[Mapping[str, str]] = {**Pieces.DERIVED, "box": "old.box"}

    def __init__(self, world: World, key: bytes) -> None:
        super().__init__(world, key)
        self.box = world.box

    # ---- units

    def unit(self, unit: int) -> Unit:
        """The counter."""
        return self.box.units[unit]

    def is_ss_with_west(self, unit: int) -> bool:
        """13-2: an SS unit that has passed under Western command."""
        return self.side[unit] == WESTERN_ALLIES and self.unit(unit).camp == GERMAN

    def units_of(self, side: int) -> list[int]:
        """The units of a force on the map."""
        place, sides = self.place, self.side
        return [u for u, of in enumerate(sides) if of == side and place[u] == ON_MAP]

    def units_on_map(self) -> list[int]:
        """All units on the map."""
        return self.in_place(ON_MAP)

    def is_front(self, unit: int) -> bool:
        """5-3: a Soviet Front, that is an army group."""
        return self.unit(unit).size == "front"

    def attack_halves(self, unit: int) -> int:
        """Attack strength in half points: SS units of 13-2 attack at half, all others in full."""
        attack = self.unit(unit).attack
        return attack if self.is_ss_with_west(unit) else 2 * attack

    # ---- cells

    @kept()
    def others_in(self, camp: int) -> bytes:
        """The hexes that hold units of other camps: closed to this one (5-2)."""
        others = [bytes(there) for other, there in enumerate(self.count) if other != camp]
        return reuse(self, ("others", camp), zoc.union, *others)

    @kept("rivals")
    def enemy_zone(self, camp: int) -> bytes:
        """Where enemy zones of control hinder a camp (4-0): Western and Soviet ones only as rivals."""
        west, soviet, german = map(bytes, self.zone)
        if camp == GERMAN:
            return reuse(self, ("zone", camp), zoc.union, west, soviet)
        rival = soviet if camp == WEST else west
        return reuse(self, ("zone", camp), zoc.union, german, rival) if self.rivals else german

    def camp_in(self, cell: int) -> int:
        """The camp whose units stand in a hex, or NOBODY."""
        unit = self.top[cell]
        return NOBODY if unit == NO_PIECE else self.camp[unit]

    def has_front(self, cell: int, but: int = NO_PIECE) -> bool:
        """Whether a Soviet Front other than `but` stands in a hex."""
        return any(u != but and self.is_front(u) for u in self.units_at(cell))

    def fits(self, unit: int, cell: int) -> bool:
        """5-3: whether the unit may come to rest in a hex beside the friends there."""
        room = self.count[self.camp[unit]][cell] < self.box.numbers.stacking_limit
        return room and not (self.is_front(unit) and self.has_front(cell, unit))

    # ---- movement

    def network_of(self, unit: int) -> Network:
        """The steps open to a unit now (5-4, 5-5)."""
        ways, counter, side = self.world.ways, self.unit(unit), self.side[unit]
        if counter.nation == "yugoslav":
            return ways.yugoslav if self.boundary else ways.yugoslav_anywhere
        if side == SOVIETS:
            return ways.soviet if self.boundary else ways.soviet_anywhere
        if counter.camp == GERMAN:
            if side == WESTERN_ALLIES:
                return ways.not_berlin
            if side == GERMANS:
                return ways.anywhere
            return ways.east_german if side == EAST_GERMANS else ways.west_german
        return ways.western if self.boundary else ways.anywhere

    def allowance(self, unit: int) -> int:
        """2-6, 7-22, 13-2: the movement points a unit may spend this phase."""
        movement = self.unit(unit).movement
        if self.is_ss_with_west(unit):
            return movement // 2
        if self.arrived[unit] == self.turn:
            return movement * self.box.numbers.replacement_movement
        return movement

    def home_theatre(self, unit: int) -> int:
        """The side of the boundary a unit belongs to."""
        side = self.side[unit]
        return WESTERN if side in (WEST_GERMANS, WESTERN_ALLIES) else EAST

    def is_abroad(self, unit: int, cell: int) -> bool:
        """Whether a hex lies over a line that the unit must not cross (5-41, 5-42, 5-51, 5-52)."""
        return self.is_over_border(unit, cell) or self.is_over_boundary(unit, cell)

    def is_over_border(self, unit: int, cell: int) -> bool:
        """5-51, 5-52: out of Yugoslavia for a Yugoslav unit, in it for the other Soviet ones."""
        counter = self.unit(unit)
        if counter.camp != SOVIET:
            return False
        return bool(self.box.yugoslavia[cell]) != (counter.nation == "yugoslav")

    def is_over_boundary(self, unit: int, cell: int) -> bool:
        """5-41, 5-42: in the other theatre while the boundary binds; Berlin lies in neither."""
        theatre = self.box.theatre[cell]
        return self.boundary and theatre in (EAST, WESTERN) and theatre != self.home_theatre(unit)

    # ---- changes

    def remove(self, unit: int, place: int) -> None:
        """Takes a unit from wherever it is to a box or out of the game."""
        super().remove(unit, place)
        self.garrison[unit] = self.frozen[unit] = self.turned[unit] = self.arrived[unit] = 0
        self.strayed[unit] = self.moved[unit] = 0

    def forget_if_home(self, unit: int) -> None:
        """5-42, 5-51, 5-52, 14-0: a unit over no line any more owes no return."""
        if self.strayed[unit] and not self.is_abroad(unit, self.cell[unit]):
            self.strayed[unit] = 0

    @classmethod
    def upgrade(cls, world: World, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """Dumps without camps are of a version that told them by the force of a unit (13-2)."""
        if "camp" in data:
            return data
        with_west = (
            counter.camp == GERMAN and side == WESTERN_ALLIES
            for counter, side in zip(world.box.units, data["side"], strict=True)
        )
        camps = [WEST if west else camp for west, camp in zip(with_west, world.layout.camps, strict=True)]
        return {**data, "camp": camps}
