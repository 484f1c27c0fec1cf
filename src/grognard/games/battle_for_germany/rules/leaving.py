"""9-0 Leaving the map: German units may go off by an edge and take two enemies with them."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.games.battle_for_germany.components import GERMAN, SOVIET, WEST
from grognard.games.battle_for_germany.position import (
    BOX_ITALY,
    BOX_SOVIET,
    BOX_WESTERN,
    GONE,
    ON_MAP,
    Position,
)
from grognard.games.battle_for_germany.setting import EAST_GERMANS, SIDES, WEST_GERMANS
from grognard.kernel.frames import Frame, derived, frame
from grognard.kernel.pieces import NOWHERE
from grognard.kernel.state import Decision, ask
from grognard.kernel.verbs import UNIT, Bar, choice


@frame
class Departure(Frame):
    """9-1: a unit leaves by a hex; its player may take off the two enemies nearest to that hex."""

    unit: int
    cell: int
    side: int
    taken: int = 0

    nearest: list[int] = derived()

    STEPS = ("leave", "take")

    def leave(self, g: Position) -> None:
        g.remove(self.unit, GONE)  # 9-1: never to return
        g.note("exit.left", "9-0b", unit=self.unit, cell=self.cell)

    @choice
    def take(self, g: Position) -> Decision | None:
        if self.taken == g.box.numbers.exit_victims:
            return None
        self.nearest = nearest_victims(g, self.cell)
        return ask(SIDES[self.side], "exit.take", cell=self.cell)

    @take.verb("take", UNIT, among="nearest")
    def take_along(self, g: Position, unit: int) -> None:
        self.taken += 1
        if g.place[unit] == ON_MAP:
            g.turned[unit] = 1  # 9-1: stays, with its zone, to the end of the phase
            g.note("exit.turned", "9-1b", unit=unit)
        else:
            g.remove(unit, GONE)
            g.note("exit.taken", "9-2", unit=unit)

    @take_along.barred
    def _(self, g: Position, unit: int) -> Bar | None:
        if g.turned[unit]:
            return "9-1d", "why.turned"
        return None if unit in self.nearest else ("9-1a", "why.not-nearest", {"cell": self.cell})

    @take.done("decline")
    def decline(self, g: Position) -> None:
        self.taken = g.box.numbers.exit_victims


def exit_cells(g: Position, unit: int) -> frozenset[int]:
    """9-0: the hexes a unit may leave by; the boundary ties each German theatre to its own edges."""
    if g.camp[unit] != GERMAN:
        return frozenset()
    if g.side[unit] == EAST_GERMANS:
        return g.box.east_exits
    return g.box.west_exits if g.side[unit] == WEST_GERMANS else g.box.exits


def bar_to_leave(g: Position, unit: int, cell: int, costs: Mapping[int, int], points: int) -> Bar | None:
    """9-0, 9-3: why a unit that can reach such hexes with these points can't leave by this one."""
    if g.camp[unit] != GERMAN:
        return "9-0a", "why.exit-germans"
    if cell not in exit_cells(g, unit) or cell not in costs:
        return "9-0b", "why.exit-hex"
    needs = costs[cell] + g.box.numbers.exit_cost
    if needs > points:
        return "9-3", "why.exit-cost", {"needs": needs, "has": points}
    if cell != g.cell[unit] and g.enemy_zone(GERMAN)[cell]:
        return "4-0b", "why.zones"
    return None


def can_leave_from(g: Position, unit: int, cell: int, points: int) -> bool:
    """Whether a unit that starts its move in this hex can leave the map from it."""
    return cell in exit_cells(g, unit) and points >= g.box.numbers.exit_cost


def facing(g: Position, cell: int) -> int:
    """The camp of the front by whose edge this hex lies: Soviets in the east, else the West."""
    return SOVIET if cell in g.box.east_exits else WEST


def nearest_victims(g: Position, cell: int) -> list[int]:
    """9-1: the nearest enemies not yet turned over, all at one distance; 9-2: else the boxed ones."""
    camp = facing(g, cell)
    units = range(len(g.place))
    on_map = [u for u in units if g.cell[u] != NOWHERE and g.unit(u).camp == camp]
    if not on_map:
        boxes = (BOX_SOVIET,) if camp == SOVIET else (BOX_WESTERN, BOX_ITALY)
        return [u for u in units if g.place[u] in boxes]
    distance = {u: g.box.board.distance(cell, g.cell[u]) for u in on_map if not g.turned[u]}
    closest = min(distance.values(), default=0)
    return [u for u, steps in distance.items() if steps == closest]
