"""7-2 Replacements: destroyed units come back at the rate of the Turn Record Track.

Units leave Courland (8-0) in the same phase, before, between or after the replacements.
"""

from __future__ import annotations

from grognard.games.battle_for_germany.components import EAST, GERMAN, WESTERN
from grognard.games.battle_for_germany.position import (
    BOX_EAST_GERMAN,
    BOX_ITALY,
    BOX_SOVIET,
    BOX_WEST_GERMAN,
    BOX_WESTERN,
    COURLAND,
    Position,
)
from grognard.games.battle_for_germany.rules import courland
from grognard.games.battle_for_germany.rules.movement import can_move
from grognard.games.battle_for_germany.rules.stacking import can_make_room, crowded_cell
from grognard.games.battle_for_germany.rules.zones import is_in_enemy_zone
from grognard.games.battle_for_germany.setting import (
    EAST_GERMANS,
    GERMANS,
    SIDES,
    SOVIETS,
    WEST_GERMANS,
    WESTERN_ALLIES,
)
from grognard.kernel.actions import Action
from grognard.kernel.frames import END, Frame, derived, frame
from grognard.kernel.pieces import NO_PIECE, NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import CELL, UNIT, Bar, choice

NEVER_REPLACED = ("yugoslav", "hungarian")  # 7-12


@frame
class Replacement(Frame):
    """7-2, 8-0: the replacement phase of one force."""

    side: int
    left: int = 0
    unit: int = NO_PIECE
    shipped: bool = False
    """A German has left Courland in this phase."""

    weakest: list[int] = derived()
    in_courland: list[int] = derived()
    rule: str = derived()
    cells: tuple[int, ...] = derived()

    STEPS = ("begin", "restore", "place")

    def begin(self, g: Position) -> None:
        self.left = rate(g, self.side)

    def meanwhile(self, g: Position, attempt: Action) -> Bar | None:
        if self.unit != NO_PIECE and attempt[0] in ("restore", "evacuate", "enter", "end"):
            return "7-2a", "why.place-first", {"unit": self.unit}
        return None

    @choice
    def restore(self, g: Position) -> Decision | None:
        self.weakest = candidates(g, self.side) if self.left else []
        self.in_courland = courland.waiting(g, self.side)
        if self.weakest:
            return ask(SIDES[self.side], "replacement.restore", left=self.left)
        return ask(SIDES[self.side], "courland.enter" if self.side == SOVIETS else "courland.evacuate")

    @restore.verb(("evacuate", "enter"), UNIT, among="in_courland")
    def leave_courland(self, g: Position, verb: str, unit: int) -> None:
        self.shipped = verb == "evacuate"
        if verb == "enter" or courland.sails(g, unit):
            self.unit, self.at = unit, "place"

    @leave_courland.barred
    def _(self, g: Position, verb: str, unit: int) -> Bar | None:
        if g.place[unit] != COURLAND:
            return "8-0a", "why.not-in-courland"
        if unit not in self.in_courland:
            return "8-0e" if self.side == SOVIETS else "8-0b", "why.courland-wait"
        own, cells = "enter" if self.side == SOVIETS else "evacuate", courland.shore(g, unit)
        if verb != own or self.shipped or all(bar_to_place(g, self.side, unit, cell) for cell in cells):
            return "8-0b", "why.no-ship"
        return None

    @restore.verb("restore", UNIT, among="weakest", then="place")
    def bring_back(self, g: Position, unit: int) -> None:
        self.unit = unit

    @bring_back.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.place[unit] not in boxes(g, self.side):
            return g.world.terms.turn[g.phase].rule, "why.not-in-box"
        if g.unit(unit).nation in NEVER_REPLACED:
            return "7-12b", "why.never-replaced"
        if not self.left:
            return "7-0b", "why.rate-used"
        if unit not in self.weakest:
            return "7-21a", "why.weakest-first"
        rule, cells = entry_cells(g, self.side, unit)
        if all(bar_to_place(g, self.side, unit, cell) for cell in cells):
            return rule, "why.no-entry"
        return None

    end = restore.done("end", then=END, gives_up="unused")

    def unused(self, g: Position, count: int) -> Bar:
        """7-2, 8-0: the replacements that would be lost, or the ship."""
        if self.weakest:
            return "7-2c", "lost.replacements", {"count": min(len(self.weakest), self.left)}
        return "8-0b", "lost.courland", {"count": count}

    @choice
    def place(self, g: Position) -> Decision | None:
        if self.unit == NO_PIECE:
            return None
        self.rule, self.cells = entry_cells(g, self.side, self.unit)
        return ask(SIDES[self.side], "replacement.place", unit=self.unit)

    @place.verb("place", CELL, among="cells", then="restore")
    def set_down(self, g: Position, cell: int) -> None:
        if g.place[self.unit] == COURLAND:
            courland.land(g, self.unit, cell)
        else:
            set_down(g, self.unit, cell)
            self.left -= 1
        self.unit = NO_PIECE

    @set_down.barred
    def _(self, g: Position, cell: int) -> Bar | None:
        if cell not in self.cells:
            return self.rule, "why.not-entry"
        return bar_to_place(g, self.side, self.unit, cell)


def rate(g: Position, side: int) -> int:
    """7-2: how many units the force may bring back this turn (12-3, 14-0, 16-33 change it)."""
    row = g.box.track[g.turn]
    both = row.west_german + row.east_german
    if side == GERMANS:
        return both
    if g.world.all_german_replacements_east and side in (WEST_GERMANS, EAST_GERMANS):
        return both if side == EAST_GERMANS else 0
    return (row.soviet, row.west_german, row.western, row.east_german)[side]


def boxes(g: Position, side: int) -> tuple[int, ...]:
    """7-1: the boxes a force is replaced from."""
    if side == SOVIETS:
        return (BOX_SOVIET,)
    if side == WESTERN_ALLIES:
        return (BOX_WESTERN, BOX_ITALY)
    if side == GERMANS or g.world.all_german_replacements_east:
        return (BOX_EAST_GERMAN, BOX_WEST_GERMAN)
    return (BOX_EAST_GERMAN,) if side == EAST_GERMANS else (BOX_WEST_GERMAN,)


def candidates(g: Position, side: int) -> list[int]:
    """7-21: any Western unit; of the others only those with the lowest attack strength."""
    of_side = boxes(g, side)
    units = [
        unit
        for unit, place in enumerate(g.place)
        if place in of_side and g.unit(unit).nation not in NEVER_REPLACED
    ]
    if side == WESTERN_ALLIES or not units:
        return units
    weakest = min(g.unit(unit).attack for unit in units)
    return [unit for unit in units if g.unit(unit).attack == weakest]


def entry_cells(g: Position, side: int, unit: int) -> tuple[str, tuple[int, ...]]:
    """7-22, 7-25, 8-0: the rule that says where this unit comes in, and the hexes."""
    if g.place[unit] == COURLAND:
        return "8-0e" if side == SOVIETS else "8-0d", courland.shore(g, unit)
    if side == SOVIETS:
        return "7-25a", g.box.edges["soviet_entry"]
    if side != WESTERN_ALLIES:
        return "7-22a", cells_beside_berlin(g, side)
    if g.place[unit] == BOX_ITALY:
        return "7-25c", g.box.edges["italian_entry"]
    return "7-25b", g.box.edges["western_entry"]


def cells_beside_berlin(g: Position, side: int) -> tuple[int, ...]:
    """7-22, 7-24: beside Berlin on the own side; if enemies hold them all, on the other side."""
    near = g.box.adjacent[g.box.berlin]
    if side == GERMANS:
        return near
    home = EAST if side == EAST_GERMANS else WESTERN
    for theatre in (home, EAST + WESTERN - home):
        cells = tuple(cell for cell in near if g.box.theatre[cell] == theatre)
        if any(not g.others_in(GERMAN)[cell] for cell in cells) or g.world.terms.eastern_half:
            return cells
    return ()


def bar_to_place(g: Position, side: int, unit: int, cell: int) -> Bar | None:
    """5-2, 5-3, 7-23: not among enemies; as a third unit only where one can move on in the coming phase."""
    camp, limit = g.unit(unit).camp, g.box.numbers.stacking_limit
    if g.others_in(camp)[cell]:
        return "7-23" if camp == GERMAN and g.place[unit] != COURLAND else "5-2", "why.enemy-there"
    if g.is_front(unit) and g.has_front(cell, unit):
        return "5-3b", "why.two-fronts"
    crowded = crowded_cell(g, camp)
    if g.count[camp][cell] < limit:
        fits = crowded == NOWHERE or can_be_cleared(g, side, crowded, filled=cell)
    else:
        fits = crowded == NOWHERE and can_be_cleared(g, side, cell)  # one crowded hex at a time
    return None if fits else ("5-3a", "why.full", {"limit": limit})


def can_be_cleared(g: Position, side: int, crowded: int, filled: int = NOWHERE) -> bool:
    """5-3: whether a unit can move on from a crowded hex even if another fills up with a replacement."""
    return any(
        g.side[unit] == side and can_move(g, unit) and can_make_room(g, unit, filled=filled)
        for unit in g.units_at(crowded)
    )


def set_down(g: Position, unit: int, cell: int) -> None:
    """Sets a replacement down: Germans gain double movement, a unit in an enemy zone can't move on."""
    g.put(unit, cell)
    if g.unit(unit).camp == GERMAN:
        g.arrived[unit] = g.turn  # 7-22
        if g.side[unit] != GERMANS:
            g.side[unit] = EAST_GERMANS if g.box.theatre[cell] == EAST else WEST_GERMANS
    g.frozen[unit] = is_in_enemy_zone(g, unit)  # 7-26
    g.note("replacement.placed", "7-2a", unit=unit, cell=cell)
